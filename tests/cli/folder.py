#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""folder.py CLI SAMPLE: three histories share a folder. Each has a copy of it, and the test copies
the files of each device to the others, as a tool that keeps folders equal does. In the end all
exports are the same, byte for byte.
"""
import ctypes
import json
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid

GAME = '11111111-2222-4333-8444-555555555555'
OTHER_GAME = '66666666-2222-4333-8444-555555555555'
PR_SET_SECUREBITS, SECBIT_NOROOT = 28, 1
SECONDS = 30


def drop_root():
    """Makes the program that is started an ordinary user, whom a read-only folder stops."""
    ctypes.CDLL(None).prctl(PR_SET_SECUREBITS, SECBIT_NOROOT, 0, 0, 0)


class Device:
    """A history and its copy of the folder."""

    def __init__(self, cli, root, name):
        self.cli = cli
        self.name = name
        self.database = root / f'{name}.db'
        self.folder = root / f'folder-{name}'
        self.folder.mkdir()

    def command(self, *words):
        return [self.cli, *words, '--database', self.database]

    def run(self, *words, status=0, **options):
        """Runs a command; returns its output and its errors."""
        done = subprocess.run(self.command(*words), capture_output=True, text=True, check=False,
                              **options)
        assert done.returncode == status, (words, done)
        return done.stdout, done.stderr

    def join(self, *options):
        return self.run('folder', 'join', self.folder, '--name', self.name, *options)

    def sync(self):
        """Returns the counts of a synchronization that must not report anything."""
        output, errors = self.run('folder', 'sync', '--json')
        assert not errors, errors
        return json.loads(output)

    def status(self):
        return json.loads(self.run('folder', 'status', '--json')[0])

    def export(self):
        return self.run('export')[0]

    def get_games(self, *options):
        output, _ = self.run('history', 'list', '--json', *options)
        return {game['uuid']: game for game in json.loads(output)}

    def get_own_files(self):
        return self.folder / 'devices' / self.status()['id']


def carry(devices):
    """Copies the files that each device wrote to the folders of the others."""
    for device in devices:
        own = device.get_own_files()
        for other in devices:
            if other is not device:
                shutil.copytree(own, other.folder / 'devices' / own.name, dirs_exist_ok=True)


def settle(devices):
    """Synchronizes until everything has arrived everywhere."""
    for _ in range(2):
        for device in devices:
            device.sync()
        carry(devices)
    for device in devices:
        device.sync()
        status = device.status()
        assert (status['waiting'], status['problems']) == (0, []), status
    exports = {device.export() for device in devices}
    assert len(exports) == 1, exports
    return exports.pop()


def write_game(root, n_hands):
    """Returns the path of a record with @n_hands hands of a running game."""
    path = root / f'game-{n_hands}.json'
    path.write_text(json.dumps({
        'format': 'tenbo-game/1', 'ruleset': 'b-rule', 'players': ['Anna', 'Ben', 'Chie', 'Dai'],
        'id': GAME, 'started': '2026-11-21T19:00:00+09:00',
        'hands': [{'result': 'draw', 'tenpai': [0]}] * n_hands}), encoding='utf-8')
    return path


def check_join(devices, sample):
    first, *others = devices
    first.run('import', sample)
    output, _ = first.join()
    assert 'names and other names of all people' in output, output
    for device in others:
        device.join()
    exported = settle(devices)
    assert len(json.loads(exported)['games']) == 3
    names = {device.name for device in others}
    assert {other['name'] for other in first.status()['devices']} == names
    assert all(other['last_written'] for other in first.status()['devices'])


def check_hands(devices, root):
    """A hand that is played on one device arrives at the others, in each direction."""
    for n_hands, device in enumerate((devices[0], devices[1], devices[2], devices[0]), 1):
        device.run('import', write_game(root, n_hands))
        settle(devices)
        assert all(other.get_games()[GAME]['hands'] == n_hands for other in devices), n_hands


def check_changes(devices):
    """Changes that were made on three devices at the same time are all kept."""
    first, second, third = devices
    games = [game for game in first.get_games() if game != GAME]
    sessions = map(json.loads, first.run('history', 'sessions', '--json')[0].splitlines())
    session = next(session['uuid'] for session in sessions
                   if session['started'].startswith('2026-11-14'))
    first.run('history', 'set-session', session, '--title', 'Autumn', '--unit', '¥', '--rate', '50')
    second.run('history', 'void', games[0])
    third.run('history', 'delete', games[1])
    third.run('people', 'rename', 'Ben', 'Benjamin')
    exported = settle(devices)
    for device in devices:
        assert device.get_games('--void').keys() == {games[0]}, device.name
        assert device.get_games('--deleted').keys() == {games[1]}, device.name
    assert '"Autumn"' in exported and '"Benjamin"' in exported and games[1] not in exported

    # A later change of the same fact wins everywhere.
    second.run('history', 'set-session', session, '--title', 'Winter')
    first.run('history', 'restore', games[1])
    exported = settle(devices)
    assert '"Winter"' in exported and '"Autumn"' not in exported and games[1] in exported


def check_missing(devices):
    device = devices[1]
    away = device.folder.with_name('away')
    game = next(iter(device.get_games('--void')))
    before = device.export()
    device.folder.rename(away)
    device.run('history', 'void', game, '--no')
    output, errors = device.run('folder', 'sync', status=1)
    assert not output and 'is not there. Everything is saved' in errors, (output, errors)
    assert not device.status()['present'] and not device.folder.exists()
    assert 'Warning' in device.run('check')[1]
    away.rename(device.folder)
    assert device.sync()['written'] == 1
    assert not device.run('check')[1]
    assert settle(devices) != before and not devices[0].get_games('--void')


def check_read_only(devices):
    device = devices[2]
    folders = [device.folder, *(path for path in device.folder.rglob('*') if path.is_dir())]
    device.run('history', 'void', GAME)
    for folder in folders:
        folder.chmod(0o555)
    for _ in range(2):
        output, errors = device.run('folder', 'sync', status=1, preexec_fn=drop_root)
        assert not output and 'cannot be written' in errors and 'is saved' in errors, errors
    assert device.status()['waiting'] == 1
    for folder in folders:
        folder.chmod(0o755)
    assert device.sync()['written'] == 1
    settle(devices)
    assert all(other.get_games('--void').keys() == {GAME} for other in devices)


def check_unreadable(devices):
    """A file that is cut off is named, and everything else is read."""
    first, second, _ = devices
    own = first.get_own_files()
    first.run('history', 'void', GAME, '--no')
    first.run('people', 'rename', 'Benjamin', 'Ben')
    first.sync()
    carry(devices)
    path = next((second.folder / 'devices' / own.name).glob(f'games/*/{GAME}.json'))
    whole = path.read_bytes()
    path.write_bytes(whole[:len(whole) // 2])
    output, errors = second.run('folder', 'sync')
    assert 'read' in output and errors.count(str(path)) == 1, (output, errors)
    assert second.get_games('--void').keys() == {GAME}
    assert '"Ben"' in second.export()
    assert [second.folder / problem['file'] for problem in second.status()['problems']] == [path]
    assert str(path) in second.run('check')[1]
    path.write_bytes(whole)
    settle(devices)
    assert not second.get_games('--void') and not second.run('check')[1]


class Watch:
    """A running `folder sync --watch`."""

    def __init__(self, device, *options):
        self.process = subprocess.Popen(device.command('folder', 'sync', '--watch', *options),
                                        text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lines = []
        self.errors = []
        self.threads = [
            threading.Thread(target=self.lines.extend, args=[self.process.stdout], daemon=True),
            threading.Thread(target=self.errors.extend, args=[self.process.stderr], daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def end(self, number):
        self.process.send_signal(number)
        status = self.process.wait(SECONDS)
        for thread in self.threads:
            thread.join()
        return status


def wait_until(condition):
    end = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < end
        time.sleep(0.05)


def check_watch(devices, root):
    first, second, third = devices
    with Watch(second) as watch:
        first.run('import', write_game(root, 5))
        first.sync()
        carry(devices)
        wait_until(lambda: second.get_games()[GAME]['hands'] == 5)

        # A change here is written.
        path = second.get_own_files() / 'device.json'
        before = path.read_bytes()
        second.run('history', 'void', GAME)
        wait_until(lambda: path.read_bytes() != before)

        # It waits for a missing folder, and reports it once.
        away = second.folder.with_name('away')
        second.folder.rename(away)
        wait_until(lambda: watch.errors)
        third.run('import', write_game(root, 6))
        time.sleep(2.5)
        away.rename(second.folder)
        third.sync()
        carry(devices)
        wait_until(lambda: second.get_games()[GAME]['hands'] == 6)
        assert watch.end(signal.SIGTERM) == 0
        assert len(watch.errors) == 1 and 'is not there' in watch.errors[0], watch.errors
        assert any('1 game changed here' in line for line in watch.lines), watch.lines
    settle(devices)


def check_idle_watch(devices):
    """Without work, nothing is printed but the first reading. Leaving the folder ends it."""
    second = devices[1]
    with Watch(second) as watch:
        time.sleep(0.5)
        assert watch.end(signal.SIGINT) == 0 and not watch.errors, watch.errors
        for line in watch.lines:
            assert ', 0 files written, 0 games changed' in line, watch.lines
    with Watch(second) as watch:
        second.run('folder', 'leave')
        assert watch.process.wait(SECONDS) == 1
        watch.end(signal.SIGTERM)
        assert any('folder join' in line for line in watch.errors), watch.errors
    second.join()
    settle(devices)


def check_board(devices, root):
    """A device writes the board, which follows the games of all devices."""
    first, second, _ = devices
    page = second.get_own_files() / 'board.html'
    second.sync()
    assert not page.exists()
    new = str(uuid.uuid4())
    path = root / 'table.json'
    text = write_game(root, 2).read_text(encoding='utf-8').replace(GAME, new)
    path.write_text(text.replace('2026-11-21', time.strftime('%Y-%m-%d')), encoding='utf-8')
    with Watch(second, '--board') as watch:
        wait_until(page.exists)
        assert new not in second.get_games()
        first.run('import', path)
        first.sync()
        carry(devices)
        wait_until(lambda: 'Anna' in page.read_text(encoding='utf-8'))
        assert watch.end(signal.SIGTERM) == 0 and not watch.errors, watch.errors
    written = page.stat().st_mtime_ns
    second.run('folder', 'sync', '--board')
    assert page.stat().st_mtime_ns == written
    first.sync()
    assert 'Anna' in page.read_text(encoding='utf-8')
    settle(devices)
    assert page.stat().st_mtime_ns == written


def check_send_only(devices, cli, root):
    """A device that only sends reads nothing, and the others get its games with initials."""
    sender = Device(cli, root, 'sender')
    text = write_game(root, 6).read_text(encoding='utf-8')
    path = root / 'other.json'
    path.write_text(text.replace(GAME, OTHER_GAME).replace('Chie', 'Chie Mori'), encoding='utf-8')
    sender.run('import', path)
    sender.join('--send-only', '--initials')
    carry([sender, *devices])
    assert sender.sync()['read'] == 0 and sender.get_games().keys() == {OTHER_GAME}
    for file in sender.get_own_files().rglob('*.json'):
        assert 'Mori' not in file.read_text(encoding='utf-8'), file
    exported = settle(devices)
    assert '"CM"' in exported and OTHER_GAME in exported
    output = sender.run('folder', 'leave')[0]
    assert 'All games stay' in output
    assert sender.status() == {'folder': None}
    assert sender.get_games().keys() == {OTHER_GAME}
    assert any((sender.folder / 'devices').iterdir())


def main():
    cli, sample = sys.argv[1], pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name)
        devices = [Device(cli, root, name) for name in ('tablet', 'phone', 'laptop')]
        checks = [
            lambda: check_join(devices, sample),
            lambda: check_hands(devices, root),
            lambda: check_changes(devices),
            lambda: check_missing(devices),
            lambda: check_read_only(devices),
            lambda: check_unreadable(devices),
            lambda: check_watch(devices, root),
            lambda: check_idle_watch(devices),
            lambda: check_board(devices, root),
            lambda: check_send_only(devices, cli, root),
        ]
        print(f'1..{len(checks)}')
        for number, check in enumerate(checks, 1):
            check()
            print(f'ok {number}', flush=True)
        for device in devices:
            device.run('check')


main()
