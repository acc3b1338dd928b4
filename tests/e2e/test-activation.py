#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-activation.py TENBO CLI DATA: the session bus starts the program for a search, an action of
the desktop entry or a file; the types of the files have names in each language, and Tenbo is the
default for them, but not for JSON files of others.
"""
import json
import os
import pathlib
import shutil
import subprocess
import sys

import gi

from desktop import App, get_bus

gi.require_version('Gio', '2.0')
from gi.repository import Gio, GLib  # noqa: E402

ID = 'io.github.tenbo_app.Tenbo'
PATH = '/io/github/tenbo_app/Tenbo'
SEARCH = 'org.gnome.Shell.SearchProvider2'
TYPES = {
    'evening.tenbo': ('application/x-tenbo+json', 'Tenbo games', '点棒の対局記録', '点棒对局记录'),
    'house.tenbo-rules.json': ('application/x-tenbo-rules+json', 'Tenbo ruleset', '点棒のルール',
                               '点棒规则'),
    'old.tenbo-backup': ('application/x-tenbo-backup', 'Tenbo backup', '点棒のバックアップ',
                         '点棒备份'),
}


class Process:
    """A program that the bus started, with the members of subprocess.Popen that App uses."""
    def __init__(self, pid):
        self.pid = pid

    def poll(self):
        return None if pathlib.Path(f'/proc/{self.pid}').exists() else 0

    def send_signal(self, number):
        os.kill(self.pid, number)

    def wait(self, seconds=60):
        for _ in range(int(seconds * 20)):
            if self.poll() is not None:
                return self.poll()
            GLib.usleep(50000)
        raise subprocess.TimeoutExpired('tenbo', seconds)


class ActivatedApp(App):
    def start(self, program, files, env):
        return Process(program)


def install(data, tenbo):
    """Installs the files of the build folder for this user, as a package does for everybody."""
    share = pathlib.Path(os.environ['XDG_DATA_HOME'])
    for name, folder in (('desktop', 'applications'), ('xml', 'mime/packages'),
                         ('service', 'dbus-1/services')):
        (share / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy(data / f'{ID}.{name}', share / folder)
    service = share / 'dbus-1/services' / f'{ID}.service'
    lines = service.read_text(encoding='utf-8').splitlines()
    service.write_text('\n'.join(f'Exec={tenbo} --gapplication-service'
                                 if line.startswith('Exec=') else line for line in lines) + '\n',
                       encoding='utf-8')
    subprocess.run(['update-mime-database', share / 'mime'], check=True)
    subprocess.run(['update-desktop-database', share / 'applications'], check=True)
    return share


def ask_gio(*arguments, language='en_US'):
    return subprocess.run(
        [sys.executable, '-c', 'import sys; from gi.repository import Gio\n'
         'print(eval(sys.argv[1]))', *arguments],
        env={**os.environ, 'LC_ALL': f'{language}.UTF-8', 'LANGUAGE': language},
        check=True, capture_output=True, text=True).stdout.strip()


def check_types(share):
    """In other processes, which read the new databases."""
    for name, (mime_type, *descriptions) in TYPES.items():
        (share / name).touch()
        assert ask_gio(f'Gio.content_type_guess({name!r}, None)[0]') == mime_type
        for language, description in zip(('en_US', 'ja_JP', 'zh_CN'), descriptions, strict=True):
            said = ask_gio(f'Gio.content_type_get_description({mime_type!r})', language=language)
            assert said == description, (language, said)
        assert ask_gio(f'Gio.AppInfo.get_default_for_type({mime_type!r}, False).get_id()') == \
            f'{ID}.desktop'
    others = ask_gio('[app.get_id() for app in Gio.AppInfo.get_all_for_type("text/plain")]')
    assert ID not in others, others
    assert ID not in ask_gio('getattr(Gio.AppInfo.get_default_for_type("application/json", False),'
                             ' "get_id", str)()')


class Service:
    """The program on the session bus, which starts it when it is called."""
    def __init__(self):
        self.bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                  'ReloadConfig', None)

    def call(self, name, path, interface, method, arguments):
        return self.bus.call_sync(name, path, interface, method, arguments, None,
                                  Gio.DBusCallFlags.NONE, 60000, None).unpack()

    def search(self, method, types, *arguments):
        return self.call(ID, PATH + '/SearchProvider', SEARCH, method,
                         GLib.Variant(types, arguments))

    def activate(self, method, types, *arguments):
        return self.call(ID, PATH, 'org.freedesktop.Application', method,
                         GLib.Variant(types, arguments))

    def get_pid(self):
        return self.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                         'GetConnectionUnixProcessID', GLib.Variant('(s)', (ID,)))[0]

    def is_running(self):
        return self.call('org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
                         'NameHasOwner', GLib.Variant('(s)', (ID,)))[0]


def make_games(cli, folder):
    hand = {'result': 'draw', 'tenpai': [2]}
    for number, hands in enumerate(([hand, {'result': 'stop'}], [hand])):
        path = folder / f'{number}.tenbo'
        path.write_text(json.dumps({
            'format': 'tenbo-game/1', 'ruleset': 'b-rule', 'title': f'Table {number}',
            'players': ['Akiko', 'Ben', 'Chie', 'Dai'], 'hands': hands}), encoding='utf-8')
        subprocess.run([cli, 'import', path], check=True, capture_output=True)


def check_search(service):
    """Returns the results for a part of a name; there is no window yet."""
    assert not service.is_running()
    found, = service.search('GetInitialResultSet', '(as)', ['aki'])
    assert [identifier.split(':')[0] for identifier in found] == ['person', 'game', 'game'], found
    narrower, = service.search('GetSubsearchResultSet', '(asas)', found, ['aki', 'table', '0'])
    assert len(narrower) == 1 and narrower[0].startswith('game:'), narrower
    metas, = service.search('GetResultMetas', '(as)', [*found, 'game:999', 'nonsense'])
    assert [meta['id'] for meta in metas] == found, metas
    assert metas[0]['name'] == 'Akiko' and '1 game' in metas[0]['description'], metas[0]
    assert 'Akiko' in metas[1]['name'] and 'B rule' in metas[1]['description'], metas[1]
    assert all('icon' in meta for meta in metas), metas
    assert service.search('GetInitialResultSet', '(as)', ['nobody']) == ([],)
    return found


def main():
    tenbo, cli, data = map(os.path.abspath, sys.argv[1:4])
    os.environ['PATH'] += ':' + os.path.dirname(tenbo)  # GIO omits programs that it does not find
    share = install(pathlib.Path(data), tenbo)
    check_types(share)
    make_games(cli, share)
    get_bus()
    service = Service()
    person, running, _ = check_search(service)
    service.search('ActivateResult', '(sasu)', person, ['aki'], 0)
    with ActivatedApp(service.get_pid()) as app:
        app.find(lambda name: name.startswith('Win Rate'))
        service.search('LaunchSearch', '(asu)', ['table', '1'], 0)
        app.wait('the words are searched', lambda: app.read('Search') == 'table 1')
        service.activate('ActivateAction', '(sava{sv})', 'new-game', [], {})
        app.find('Start Game', 'button')
        service.activate('ActivateAction', '(sava{sv})', 'continue-game', [], {})
        app.find('Ron', 'button')
        app.keys('Escape')
        service.search('ActivateResult', '(sasu)', running, [], 0)
        app.find('Ron', 'button')
        service.activate('Open', '(asa{sv})', [(share / '0.tenbo').as_uri()], {})
        app.find('Already Here', 'label')
        app.tap('Open Game', 'button')
        app.find('Result', 'label')
        app.quit()

    # A desktop without D-Bus activation runs the commands of the entry.
    with App(tenbo, files=['--continue-game']) as app:
        app.find('Ron', 'button')
        subprocess.run([tenbo, '--new-game'], check=True, timeout=60)
        app.find('Start Game', 'button')
        app.quit()


main()
