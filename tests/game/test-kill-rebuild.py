#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-kill-rebuild.py CLI EVENING: kills `tenbo-cli check --rebuild`; each game is counted
completely or not at all.

The test removes the counters from a history of a few hundred games, as in one of an older program.
Then it kills the rebuilding at random moments: after each the check is clean, and never fewer games
are counted than before. In the end the counters are the original ones.
"""
import json
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid

N_GAMES = 450
KILLS = 25
MOST_KILLS = 100


def fail(text):
    print(f'test-kill-rebuild: {text}', file=sys.stderr)
    sys.exit(1)


def run(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        fail(f'{command}: {done.stdout}{done.stderr}')
    return done.stdout


def make_history(cli, evening, folder, database):
    chance = random.Random(5)
    history = json.loads(evening.read_text())
    games = history['games']
    ids = [str(uuid.UUID(int=chance.getrandbits(128), version=4)) for _ in range(N_GAMES)]
    history['games'] = [games[i % len(games)] | {'id': ids[i]} for i in range(N_GAMES)]
    (folder / 'history.json').write_text(json.dumps(history))
    run(cli, 'import', str(folder / 'history.json'), '--database', str(database))


def query(database, sql):
    connection = sqlite3.connect(database)
    with connection:
        rows = connection.execute(sql).fetchall()
    connection.close()
    return rows


def dump(database):
    return [query(database, f'SELECT * FROM {table} ORDER BY game_id, player')
            for table in ('game_results', 'game_yaku')]


def forget(database):
    # Only counters may be NULL.
    counters = [name for _, name, _, is_needed, _, _ in
                query(database, 'PRAGMA table_info (game_results)') if not is_needed]
    query(database, 'UPDATE game_results SET counted_by = 0, '
          + ', '.join(f'{name} = NULL' for name in counters))
    query(database, 'DELETE FROM game_yaku')


def count_left(database):
    ((left,),) = query(database, 'SELECT count(DISTINCT game_id) FROM game_results '
                                 'WHERE counted_by = 0')
    return left


def kill_one(cli, database, seconds):
    process = subprocess.Popen([cli, 'check', '--rebuild', '--database', str(database)],
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(seconds)
    process.send_signal(signal.SIGKILL)
    process.wait()


def main():
    cli, evening = sys.argv[1], pathlib.Path(sys.argv[2])
    chance = random.Random(20261122)
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        database = folder / 'tenbo.db'
        make_history(cli, evening, folder, database)
        before = dump(database)
        if len(before[0]) < 3 * N_GAMES:
            fail('the games have not ended')
        forget(database)
        begin = time.monotonic()
        run(cli, 'check', '--rebuild', '--database', str(database))
        whole = time.monotonic() - begin
        forget(database)
        left, kills, halfway = N_GAMES, 0, 0
        while kills < KILLS or (halfway == 0 and kills < MOST_KILLS):
            kills += 1
            kill_one(cli, database, chance.uniform(0, whole))
            now = count_left(database)
            if now > left:
                fail(f'{now} games are not counted, {left} were before')
            said = re.search(r'(\d+) games? (?:is|are) not in the statistics',
                             run(cli, 'check', '--database', str(database)))
            if (int(said[1]) if said else 0) != now:
                fail(f'the check prints {said}, {now} are not counted')
            halfway += 0 < now < N_GAMES
            left = now
            if left == 0:
                forget(database)
                left = N_GAMES
        run(cli, 'check', '--rebuild', '--database', str(database))
        if dump(database) != before:
            fail('the counters differ from those of the live games')
    print(f'{kills} kills, {halfway} times some of the games were counted')
    if halfway == 0:
        fail('no kill interrupted the rebuilding')


main()
