#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lost-database.py CLI SAMPLE: another program takes the database away during an import.

The import says so and ends with 1, and what has the name of the database then is as it was.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import uuid

GAMES = 1200


def make_history(sample):
    games = json.loads(sample.read_text(encoding='utf-8'))['games']
    history = []
    for number in range(GAMES):
        game = dict(games[number % len(games)], id=str(uuid.UUID(int=number | 4 << 76 | 8 << 60)))
        game['hands'] = [{key: value for key, value in hand.items() if key != 'id'}
                         for hand in game['hands']]
        game.pop('session', None)
        history.append(game)
    return {'format': 'tenbo-history/1', 'games': history}


def replace(database, other):
    os.replace(other, database)


def overwrite(database, other):
    database.write_bytes(other.read_bytes())


def remove(database, other):
    database.unlink()


def check(cli, folder, source, sample, lose):
    """Loses the database as soon as the import has it open."""
    database, other, log = (folder / name for name in ('tenbo.db', 'other.db', 'tenbo.db-wal'))
    for path in (database, other):
        subprocess.run([cli, 'import', sample, '--database', path], check=True,
                       stdout=subprocess.DEVNULL)
    theirs = other.read_bytes()
    process = subprocess.Popen([cli, 'import', source, '--database', database], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not log.exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.001)
    time.sleep(0.02)
    lose(database, other)
    said, complaint = process.communicate()
    assert process.returncode == 1 and not said, (process.returncode, said)
    assert 'another program removed, replaced or overwrote this file' in complaint, complaint
    assert complaint.count(str(database)) == 1, complaint
    if lose is remove:
        assert not database.exists()
        return
    assert database.read_bytes() == theirs, 'it was written to'
    assert subprocess.run([cli, 'check', '--database', database], stdout=subprocess.DEVNULL,
                          check=False).returncode == 0


def main():
    cli, sample = sys.argv[1], pathlib.Path(sys.argv[2])
    print('1..3')
    for number, lose in enumerate((replace, overwrite, remove), 1):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            source = folder / 'history.json'
            source.write_text(json.dumps(make_history(sample)), encoding='utf-8')
            check(cli, folder, source, sample, lose)
        print(f'ok {number} {lose.__name__}')


main()
