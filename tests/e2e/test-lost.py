#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-lost.py TENBO CLI: another program removes the file of the history during a game.

No hand is shown as saved unless it is in the file. The window explains the problem, and saves all
games elsewhere. The new file with the name of the history does not change.
"""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from desktop import App
from table import Table, database

HISTORY = pathlib.Path(database())
DRAW = {'result': 'draw', 'tenpai': [0]}


def resume(table):
    """Continues the game after the window has checked the whole file, one second after its start.
    The check would notice the loss before the hand does, and show a message over the table."""
    table.resume()
    table.app.wait_logged('The history is correct')
    table.record['hands'] = [DRAW, DRAW]


def play_draw(app, table):
    app.click('Draw')
    app.press('Tenpai', 'Aki')
    table.confirm(DRAW)


def refuse_draw(app, table, title):
    """The hand is confirmed, and the window gives the reason why it is not saved."""
    due = table.due()
    app.click('Draw')
    app.press('Tenpai', 'Aki')
    app.click('Confirm')
    app.find(title, 'alert')
    app.find(lambda text: str(HISTORY) in text, 'label')
    app.find(lambda text: text.startswith('Your entry was not saved. Another program'), 'label')
    return due


def leave_sheet(app, table, due):
    """The entry is still there; after closing it the table is unchanged."""
    app.find('Confirm', 'button')
    app.keys('Escape')
    app.wait_closed()
    table.wait_screen(due)


def save_games(app, path):
    app.click('Save…', 'button')
    app.find('Name:', 'text').set_text(str(path))
    app.click('Save', 'button')
    app.find('Games Saved', 'alert')
    app.find(lambda text: str(path) in text, 'label')
    app.click('Close', 'button', 'Games Saved')
    app.wait_gone('Games Saved', 'alert')


def count_hands(path):
    games = json.loads(path.read_text(encoding='utf-8'))['games']
    return sorted(len(game['hands']) for game in games)


def lose_everything(program, cli, folder):
    """The files are removed. The games are restored from the file that the window wrote."""
    saved = folder / 'saved.json'
    with App(program) as app:
        table = Table(app, cli)
        table.new_game()
        play_draw(app, table)
        play_draw(app, table)
        table.wait_screen(table.due())
        app.wait_logged('The history is correct')
        for path in HISTORY.parent.glob('tenbo.db*'):
            path.unlink()
        due = refuse_draw(app, table, 'History File Missing')
        save_games(app, saved)
        leave_sheet(app, table, due)
        app.quit()
    assert count_hands(saved) == [2], count_hands(saved)
    assert not HISTORY.exists(), 'the history was made again'

    with App(program, files=[saved]) as app:
        app.find('Added', 'label')
        app.keys('Escape')
        app.wait_closed()
        table.app = app
        table.resume()
        table.wait_screen(table.due())
        app.quit()
    table.check()


def replace(program, cli, folder):
    """A synchronizer replaces this history by another one, which does not change."""
    other = folder / 'other.db'
    with App(program) as app:
        table = Table(app, cli)
        resume(table)
        table.run_cli('backup', str(other))
        play_draw(app, table)
        table.wait_screen(table.due())
        theirs = other.read_bytes()
        os.replace(other, HISTORY)
        due = refuse_draw(app, table, 'History File Missing')
        app.click('Close', 'button', 'History File Missing')
        app.wait_gone('History File Missing', 'alert')
        leave_sheet(app, table, due)
        app.quit()
    assert HISTORY.read_bytes() == theirs, 'the old log was laid over the new history'
    assert list(HISTORY.parent.glob('tenbo.db-wal.lost-*')), 'the old log is not kept'
    table.record['hands'] = [DRAW, DRAW]
    table.check()


def overwrite(program, cli, folder):
    """A person copies a backup over the history: only the game on the table can be saved."""
    other = folder / 'other.db'
    saved = folder / 'open.json'
    with App(program) as app:
        table = Table(app, cli)
        resume(table)
        table.run_cli('backup', str(other))
        play_draw(app, table)
        table.wait_screen(table.due())
        theirs = other.read_bytes()
        HISTORY.write_bytes(theirs)
        due = refuse_draw(app, table, 'History Overwritten')
        save_games(app, saved)
        leave_sheet(app, table, due)
        app.quit()
    assert count_hands(saved) == [3], count_hands(saved)
    assert HISTORY.read_bytes() == theirs, 'the old log was laid over the new history'
    said = table.run_cli('import', str(saved))
    assert said == '0 games added. 1 was continued.\n', said
    table.check()


def overwrite_and_quit(program, cli, folder):
    """Nothing is confirmed any more: closing does not copy the log into the new file either."""
    other = folder / 'other.db'
    with App(program) as app:
        table = Table(app, cli)
        table.run_cli('backup', str(other))
        table.resume()
        table.record['hands'] = [DRAW] * 3
        play_draw(app, table)
        table.wait_screen(table.due())
        app.wait_logged('The history is correct')
        theirs = other.read_bytes()
        HISTORY.write_bytes(theirs)
        app.quit()
    assert HISTORY.read_bytes() == theirs, 'the old log was laid over the new history'
    subprocess.run([cli, 'check'], check=True, stdout=subprocess.DEVNULL)


def main():
    with tempfile.TemporaryDirectory() as name:
        for test in (lose_everything, replace, overwrite, overwrite_and_quit):
            print(f'test-lost: {test.__doc__}')
            test(*sys.argv[1:3], pathlib.Path(name))


main()
