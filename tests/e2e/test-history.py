#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-history.py TENBO CLI: an imported session is found, deleted and restored, made void and
opened, by keys alone and then by pointer; tenbo-cli checks the result.
"""
import json
import os
import pathlib
import subprocess
import sys

from desktop import App
from table import database

EVENING = pathlib.Path(os.environ['G_TEST_SRCDIR'], 'data', 'sample-evening.json')


def ask(cli, *arguments):
    done = subprocess.run([cli, *arguments, '--database', database()], capture_output=True,
                          text=True, check=True, env=dict(os.environ, LC_ALL='C.UTF-8'))
    return done.stdout


def list_games(cli, *options):
    return json.loads(ask(cli, 'history', 'list', '--json', *options))


def by_keys(app, cli):
    app.keys('ctrl+h')
    app.wait_text('3 games')

    # Typing searches; the result is announced.
    app.keys('ctrl+f')
    app.enter('Search', 'one last')
    app.wait_text('1 game')
    app.keys('ctrl+f', 'Return')
    app.wait('the row has the focus', lambda: any(
        node.role == 'list item' and node.focused for node in app.tree().walk()))

    app.keys('Delete')
    app.wait_text('1 game deleted')
    app.wait_text('No Games Found')
    assert len(list_games(cli)) == 2
    app.click('Undo')
    app.wait('the game is back', lambda: len(list_games(cli)) == 3)
    app.click('Show All Games') if app.look('Show All Games') else app.keys('ctrl+f', 'Escape')
    app.wait_text('3 games')


def undo_by_keys(app, cli):
    """Ctrl+Z does the same as the button; a text entry has its own undo."""
    app.keys('ctrl+f', 'o', 'n', 'e')
    app.wait('what is typed is there', lambda: app.read('Search') == 'one')
    app.wait_text('1 game')
    app.keys('Return')
    app.wait('the row has the focus', lambda: any(
        node.role == 'list item' and node.focused for node in app.tree().walk()))
    app.keys('Delete')
    app.wait('the game is gone', lambda: len(list_games(cli)) == 2)
    app.wait_text('No Games Found')
    app.keys('ctrl+f', 'ctrl+z')
    app.wait('the typing is undone', lambda: app.read('Search') != 'one')
    assert len(list_games(cli)) == 2
    app.keys('Escape')
    app.wait_text('2 games')
    app.keys('ctrl+z')
    app.wait('the game is back', lambda: len(list_games(cli)) == 3)
    app.wait_text('3 games')


def by_pointer(app, cli):
    row = next(node for node in app.tree().walk()
               if node.role == 'list item' and node.showing and node.name.startswith('Hands: '))
    name = row.name

    # The secondary button opens the menu of the row under it.
    app.tap(name, 'list item', button=3)
    app.choose_item(6)
    app.wait_text('1 game is now void')
    assert len(list_games(cli, '--void')) == 1
    app.keys('ctrl+z')
    app.wait('the game counts again', lambda: not list_games(cli, '--void'))

    # The actions on a selection.
    app.choose_from_menu('More', 2)
    app.wait_text('Select Games')
    app.tap(name, 'list item')
    app.wait_text('1 selected')
    app.choose_from_menu('More Actions', 1)
    app.wait_text('1 game is now void')
    app.wait_text('History')

    assert len(list_games(cli, '--void')) == 1

    app.tap(name, 'list item')
    app.find('Result', 'button')


def main():
    program, cli = sys.argv[1:3]
    ask(cli, 'import', str(EVENING))
    with App(program) as app:
        by_keys(app, cli)
        undo_by_keys(app, cli)
        by_pointer(app, cli)
        app.quit()
    print('an evening of long ago: found, deleted and brought back, not counted, opened')


main()
