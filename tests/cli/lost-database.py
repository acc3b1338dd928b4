#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""lost-database.py CLI SAMPLE: another program removes a file during an import.

If it is the database, the import reports that and exits with 1, and the new file of that name does
not change. If it is the imported file, all of it is imported, since it was read before.
"""
import json
import os
import pathlib
import signal
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
    """Removes the database while the import writes it."""
    database, other = (folder / name for name in ('tenbo.db', 'other.db'))
    for path in (database, other):
        subprocess.run([cli, 'import', sample, '--database', path], check=True,
                       stdout=subprocess.DEVNULL)
    theirs = other.read_bytes()
    process = start(cli, source, database)
    stop_in_transaction(process, database)
    lose(database, other)
    process.send_signal(signal.SIGCONT)
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


def get_log(database):
    return database.with_name(database.name + '-wal')


def stop_in_transaction(process, database):
    """Stops the import, which writes all games in one transaction. Its log grows from the first
    hundred games on, so most of the transaction is still to come."""
    while get_log(database).stat().st_size == 0:
        assert process.poll() is None, process.communicate()
        time.sleep(0.001)
    process.send_signal(signal.SIGSTOP)


def start(cli, source, database):
    """Starts the import and waits until it has opened the database."""
    process = subprocess.Popen([cli, 'import', source, '--database', database], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    while not get_log(database).exists():
        assert process.poll() is None, process.communicate()
        time.sleep(0.001)
    return process


def check_cut(cli, folder, source):
    """Truncates the imported file."""
    process = start(cli, source, folder / 'tenbo.db')
    os.truncate(source, 0)
    said, complaint = process.communicate()
    assert process.returncode == 0, (process.returncode, complaint)
    assert said.startswith(f'{GAMES:,} games added.'), said


def main():
    cli, sample = sys.argv[1], pathlib.Path(sys.argv[2])
    print('1..4')
    for number, lose in enumerate((replace, overwrite, remove), 1):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            source = folder / 'history.json'
            source.write_text(json.dumps(make_history(sample)), encoding='utf-8')
            check(cli, folder, source, sample, lose)
        print(f'ok {number} {lose.__name__}')
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        source = folder / 'history.json'
        source.write_text(json.dumps(make_history(sample)), encoding='utf-8')
        check_cut(cli, folder, source)
    print('ok 4 cut')


main()
