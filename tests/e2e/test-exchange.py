#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-exchange.py TENBO CLI: games are imported as files opened with the program, exported through
the menu and the system's own file dialog, and restored from a backup.
"""
import json
import pathlib
import subprocess
import sys
import tempfile

from desktop import App

# In the order of the main menu.
FILES = 0  # a submenu
EXPORT, BACK_UP, RESTORE = 3, 4, 5


def write(path, *hands, **members):
    path.write_text(json.dumps({
        'format': 'tenbo-game/1', 'ruleset': 'b-rule', 'players': ['Aki', 'Ben', 'Chie', 'Dai'],
        'hands': list(hands)} | members), encoding='utf-8')
    return path


def close_report(app, count):
    app.find('Added', 'label')
    app.find(str(count), 'label')
    app.keys('Escape')
    app.wait_closed()


def save_as(app, item, path, row=None):
    app.choose_from_menu('Main Menu', FILES, item)
    if row is not None:
        app.find(row, 'list item')
        app.keys('Return')
    app.find('Name:', 'text').set_text(str(path))
    app.click('Save', 'button')
    app.wait_text(f'“{path.name}” saved')


def restore(app, path):
    app.choose_from_menu('Main Menu', FILES, RESTORE)
    app.find('Restore Backup')
    app.keys('ctrl+l')
    app.wait('there is a place for the name', lambda: next(
        (node for node in app.tree().walk() if node.role == 'text' and node.focused), None)
    ).set_text(str(path))
    app.click('Open', 'button')
    app.wait_text(lambda text: text.startswith('The backup contains 2 games; '))
    app.click('Restore', 'button')
    app.find('Backup Restored')
    app.click('Close', 'button', 'Backup Restored')
    app.wait_closed()


def main():
    tenbo, cli = sys.argv[1:3]
    draw = {'result': 'draw', 'tenpai': [2]}
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        first = write(folder / 'first.json', draw)
        second = write(folder / 'second.json', draw, draw)
        third = write(folder / 'third.json', draw, draw, draw)
        with App(tenbo, files=[first]) as app:
            close_report(app, 1)

            # A second start passes its file to the existing window.
            subprocess.run([tenbo, second], check=True, timeout=60)
            close_report(app, 1)
            save_as(app, EXPORT, folder / 'all.json', 'History as JSON')
            save_as(app, BACK_UP, folder / 'all.db')
            subprocess.run([tenbo, third], check=True, timeout=60)
            close_report(app, 1)
            restore(app, folder / 'all.db')
            app.find('Unfinished Games', 'list')
            app.quit()
        games = json.loads((folder / 'all.json').read_text(encoding='utf-8'))['games']
        assert len(games) == 2, games
        said = subprocess.run([cli, 'history', 'list', '--database', folder / 'all.db'],
                              check=True, capture_output=True, text=True).stdout
        assert len(said.splitlines()) == 3, said
        assert subprocess.run([cli, 'history', 'list'], check=True, capture_output=True,
                              text=True).stdout == said
    print('two games in, two games out, a backup')


main()
