#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-kill-files.py CLI SAMPLE: kills imports and restores; each leaves the old or the new state.

Each is killed at a random moment: before the database is opened, while it is open, or after it is
closed. Afterwards the history is complete, either the old or the new one, and the next run works.
"""
import json
import pathlib
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import uuid

KILLS = 25
GAMES = 200


def fail(text):
    print(f'test-kill-files: {text}', file=sys.stderr)
    sys.exit(1)


class History:
    """A database in a folder, and runs of the program on it."""

    def __init__(self, cli, folder):
        self.cli = cli
        self.folder = folder
        self.database = folder / 'tenbo.db'

    def run(self, *arguments):
        done = subprocess.run([self.cli, *arguments, '--database', self.database], text=True,
                              capture_output=True, check=False)
        if done.returncode != 0:
            fail(f'{arguments}: {done.stdout}{done.stderr}')
        return done.stdout

    def count(self):
        """Returns the games in the database, after a check of the whole file."""
        if not self.database.exists():
            return 0
        connection = sqlite3.connect(self.database)
        try:
            if connection.execute('PRAGMA user_version').fetchone() == (0,):
                return 0
            if connection.execute('PRAGMA quick_check').fetchall() != [('ok',)]:
                fail('damaged')
            return connection.execute('SELECT count(*) FROM games').fetchone()[0]
        finally:
            connection.close()

    def kill(self, chance, longest, *arguments):
        """Whether it was killed before it could end."""
        process = subprocess.Popen([self.cli, *arguments, '--database', self.database],
                                   stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        time.sleep(chance.uniform(0, longest))
        process.send_signal(signal.SIGKILL)
        _, complaint = process.communicate()
        if process.returncode not in (0, -signal.SIGKILL):
            fail(complaint.decode())
        return process.returncode != 0


def make_history(sample, first):
    """Returns GAMES games, different ones for each @first."""
    games = json.loads(sample.read_text(encoding='utf-8'))['games']
    history = []
    for number in range(GAMES):
        game = dict(games[number % len(games)])
        game['id'] = str(uuid.UUID(int=(first * GAMES + number) | 4 << 76 | 8 << 60))
        game['hands'] = [{key: value for key, value in hand.items() if key != 'id'}
                         for hand in game['hands']]
        game.pop('session', None)
        history.append(game)
    return {'format': 'tenbo-history/1', 'games': history}


def measure(run):
    began = time.monotonic()
    run()
    return time.monotonic() - began


def kill_imports(history, sample, chance):
    """Returns the number of killed runs."""
    path = history.folder / 'games.json'
    path.write_text(json.dumps(make_history(sample, 0)), encoding='utf-8')
    longest = measure(lambda: history.run('import', path)) * 1.1
    n_games, n_killed = GAMES, 0
    for number in range(1, KILLS + 1):
        path.write_text(json.dumps(make_history(sample, number)), encoding='utf-8')
        n_killed += history.kill(chance, longest, 'import', path)
        found = history.count()
        if found not in (n_games, n_games + GAMES):
            fail(f'{found} games after an import of {GAMES} in addition to {n_games}')
        n_games = found
        if number % 5 == 0:
            # The history stays small, so that the moments stay as likely.
            for file in history.folder.glob('tenbo.db*'):
                file.unlink()
            n_games = 0
    return n_killed


def kill_restores(history, sample, chance):
    """Returns the number of killed runs."""
    path = history.folder / 'games.json'
    backup = history.folder / 'copy'
    path.write_text(json.dumps(make_history(sample, 0)), encoding='utf-8')
    history.run('import', path)
    history.run('backup', backup)
    path.write_text(json.dumps(make_history(sample, 1)), encoding='utf-8')
    history.run('import', path)
    n_before, n_backup = history.count(), GAMES
    second = history.folder / 'second'
    history.run('backup', second)
    longest = measure(lambda: history.run('restore', second)) * 0.7
    n_killed = 0
    for _ in range(KILLS):
        n_killed += history.kill(chance, longest, 'restore', backup)
        if not history.database.exists():
            fail('a restore left no history')
        found = history.count()
        if found not in (n_before, n_backup):
            fail(f'{found} games after a restore of {n_backup} over {n_before}')
        history.run('restore', second)
        for file in history.folder.glob('tenbo.db.replaced-*'):
            file.unlink()
    return n_killed


def main():
    cli, sample = sys.argv[1], pathlib.Path(sys.argv[2])
    chance = random.Random(20260321)
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        n_imports = kill_imports(History(cli, pathlib.Path(name)), sample, chance)
    with tempfile.TemporaryDirectory() as name:
        n_restores = kill_restores(History(cli, pathlib.Path(name)), sample, chance)
    print(f'{n_imports} of {KILLS} imports and {n_restores} of {KILLS} restores killed; '
          f'{time.monotonic() - began:.1f} s')
    if min(n_imports, n_restores) < KILLS // 4:
        fail('too few were killed')


main()
