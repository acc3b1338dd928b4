#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-syncthing.py TENBO-CLI: three programs with three daemons of Syncthing on the loopback
interface, which are disconnected and connected again. In the end all histories are equal.
"""
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import uuid

CLI = pathlib.Path(sys.argv[1]).resolve()
NAMES = ['Here', 'There', 'Elsewhere']
LIMIT = 60  # seconds until everything has arrived

EVENTS = [
    {'result': 'win', 'wins': [{'player': 1, 'from': 3, 'value': {'han': 3, 'fu': 40}}]},
    {'result': 'draw', 'tenpai': [0, 2]},
    {'result': 'win', 'riichi': [2], 'wins': [{'player': 2, 'value': {'han': 2, 'fu': 30}}]},
    {'result': 'draw', 'tenpai': []},
]


def free_port():
    with socket.socket() as probe:
        probe.bind(('127.0.0.1', 0))
        return probe.getsockname()[1]


def wait_for(condition, what):
    end = time.monotonic() + LIMIT
    while time.monotonic() < end:
        if condition():
            return
        time.sleep(0.2)
    raise AssertionError(f'not in {LIMIT} seconds: {what}')


class Daemon:
    """One Syncthing, which only uses the loopback interface."""

    def __init__(self, home, folder):
        self.home, self.folder = home, folder
        self.port, self.api = free_port(), free_port()
        self.process = None
        env = {**os.environ, 'HOME': str(home), 'STNOUPGRADE': '1'}
        subprocess.run(['syncthing', 'generate', '--home', home, '--no-default-folder',
                        '--skip-port-probing'], check=True, env=env, capture_output=True)
        self.env = env
        config = (home / 'config.xml').read_text()
        self.id = subprocess.run(['syncthing', '--home', home, '--device-id'], check=True, env=env,
                                 capture_output=True, text=True).stdout.strip()
        self.key = re.search('<apikey>(.*?)</apikey>', config)[1]

    def configure(self, daemons):
        """Writes a configuration without discovery, relays and anything else that leaves the
        machine."""
        devices = ''.join(f'<device id="{d.id}" name="x" compression="never">'
                          f'<address>tcp://127.0.0.1:{d.port}</address></device>'
                          for d in daemons)
        shares = ''.join(f'<device id="{d.id}"/>' for d in daemons)
        off = ''.join(f'<{name}>false</{name}>' for name in (
            'globalAnnounceEnabled', 'localAnnounceEnabled', 'relaysEnabled', 'natEnabled',
            'crashReportingEnabled', 'startBrowser', 'announceLANAddresses'))
        (self.home / 'config.xml').write_text(
            f'<configuration version="37">'
            f'<folder id="tenbo" label="tenbo" path="{self.folder}" type="sendreceive" '
            f'rescanIntervalS="3" fsWatcherEnabled="true" fsWatcherDelayS="1">{shares}'
            f'<minDiskFree unit="">0</minDiskFree></folder>{devices}'
            f'<gui enabled="true" tls="false"><address>127.0.0.1:{self.api}</address>'
            f'<apikey>{self.key}</apikey></gui>'
            f'<options><listenAddress>tcp://127.0.0.1:{self.port}</listenAddress>{off}'
            f'<reconnectionIntervalS>1</reconnectionIntervalS><urAccepted>-1</urAccepted>'
            f'<autoUpgradeIntervalH>0</autoUpgradeIntervalH></options></configuration>')

    def start(self):
        self.process = subprocess.Popen(['syncthing', 'serve', '--home', self.home, '--no-browser',
                                         '--no-restart'],
                                        env=self.env, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.DEVNULL)
        wait_for(self.is_up, 'the daemon')

    def is_up(self):
        request = urllib.request.Request(f'http://127.0.0.1:{self.api}/rest/system/ping',
                                         headers={'X-API-Key': self.key})
        try:
            with urllib.request.urlopen(request, timeout=2) as answer:
                return answer.status == 200
        except (urllib.error.URLError, OSError):
            return False

    def stop(self):
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=30)
            self.process = None


class Device:
    """A history, and the program that keeps it and the folder equal."""

    def __init__(self, root, name):
        self.name = name
        self.home = root / name
        self.folder = self.home / 'shared'
        self.folder.mkdir(parents=True)
        self.data = self.home / 'data'
        (self.home / 'syncthing').mkdir()
        self.daemon = Daemon(self.home / 'syncthing', self.folder)
        self.watch = None

    def run(self, *arguments, status=0):
        result = subprocess.run([CLI, *arguments], env=self.env(), capture_output=True, text=True)
        assert result.returncode == status, (self.name, arguments, result.stdout, result.stderr)
        return result.stdout

    def join(self):
        self.run('folder', 'join', '--name', self.name, self.folder)
        self.start_watch()

    def start_watch(self):
        self.watch = subprocess.Popen([CLI, 'folder', 'sync', '--watch'], env=self.env(),
                                      stdout=subprocess.DEVNULL)

    def env(self):
        return {**os.environ, 'XDG_DATA_HOME': str(self.data)}

    def write_ruleset(self, name):
        """Writes a ruleset of the user that has this name."""
        path = self.data / 'tenbo' / 'rules' / 'club.json'
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({'format': 'tenbo-rules/3', 'id': 'club', 'name': {'en': name},
                                    'extends': 'mleague'}))

    def get_rulesets(self):
        """The names of the user's rulesets."""
        folder = self.data / 'tenbo' / 'rules'
        return {json.loads(path.read_text())['name']['en'] for path in folder.glob('*.json')}

    def play(self, game, n_hands):
        """Plays the game until it has n_hands hands."""
        record = {'format': 'tenbo-game/1', 'id': game, 'ruleset': 'tenhou-hanchan',
                  'players': ['Aki', 'Ben', 'Chie', 'Dai'],
                  'started': '2026-11-28T19:00:00+09:00',
                  'hands': [{**EVENTS[i % len(EVENTS)],
                             'id': str(uuid.uuid5(uuid.UUID(game), str(i)))}
                            for i in range(n_hands)]}
        path = self.home / 'game.json'
        path.write_text(json.dumps(record))
        self.run('import', path)

    def export(self):
        path = self.home / 'export.json'
        self.run('export', '--all', '--format', 'json', '--force', '--output', path)
        return path.read_text()

    def count_hands(self, game):
        """The number of hands of the game; -1 if it is not here yet."""
        try:
            history = json.loads(self.export())
        except AssertionError:
            return -1
        for entry in history['games']:
            if entry['id'] == game:
                return len(entry['hands'])
        return -1


def test(devices):
    here, there, elsewhere = devices
    games = [str(uuid.uuid4()) for _ in range(3)]

    # A hand of one device arrives at the others.
    here.play(games[0], 1)
    for device in (there, elsewhere):
        wait_for(lambda d=device: d.count_hands(games[0]) == 1, f'a hand at {device.name}')

    here.write_ruleset('Club')
    for device in (there, elsewhere):
        wait_for(lambda d=device: d.get_rulesets() == {'Club'}, f'a ruleset at {device.name}')

    # One device is offline. All of them play on.
    there.daemon.stop()
    here.write_ruleset('Ours')
    there.write_ruleset('Theirs')
    here.play(games[0], 3)
    there.play(games[1], 4)
    elsewhere.play(games[2], 2)
    wait_for(lambda: here.count_hands(games[2]) == 2, 'a game while another device is offline')
    assert there.count_hands(games[2]) == -1

    # It comes back, and continues the game of another one.
    there.daemon.start()
    for device in devices:
        wait_for(lambda d=device: [d.count_hands(game) for game in games] == [3, 4, 2],
                 f'everything at {device.name}')
        wait_for(lambda d=device: {name.split(' (')[0] for name in d.get_rulesets()} ==
                 {'Ours', 'Theirs'}, f'both rulesets at {device.name}')
    there.play(games[0], 4)

    # A program was not running.
    elsewhere.watch.send_signal(signal.SIGTERM)
    assert elsewhere.watch.wait(timeout=30) == 0
    here.play(games[2], 4)
    elsewhere.start_watch()
    for device in devices:
        wait_for(lambda d=device: [d.count_hands(game) for game in games] == [4, 4, 4],
                 f'the last hands at {device.name}')

    exports = {device.export() for device in devices}
    assert len(exports) == 1, 'the histories differ'
    for device in devices:
        status = json.loads(device.run('folder', 'status', '--json'))
        assert not status['problems'], status
        device.run('check')


def main():
    if shutil.which('syncthing') is None:
        print('syncthing is not installed')
        return 77

    root = pathlib.Path(tempfile.mkdtemp(prefix='tenbo-syncthing-'))
    devices = []
    try:
        devices = [Device(root, name) for name in NAMES]
        for device in devices:
            device.daemon.configure([other.daemon for other in devices])
            device.daemon.start()
            device.join()
        test(devices)
    finally:
        for device in devices:
            if device.watch is not None:
                device.watch.kill()
                device.watch.wait()
            device.daemon.stop()
        shutil.rmtree(root, ignore_errors=True)
    return 0


if __name__ == '__main__':
    sys.exit(main())
