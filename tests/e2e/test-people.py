#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-people.py TENBO CLI: people renamed, merged and viewed, with the pointer and with keys.

tenbo-cli checks each change, and Undo reverts it.
"""
import sys
import time

from desktop import App
from table import Table, database

SIZE = 1000, 760
OTHERS = ['Akiko', 'Emi', 'Fumi', 'Goro']


def ron(player, from_, han):
    return {'result': 'win', 'wins': [
        {'player': player, 'from': from_, 'value': {'han': han, 'fu': 30}}]}


def play(app, cli):
    """Two games: Aki's, and one of a second spelling."""
    for names in None, OTHERS:
        Table(app, cli, names).import_record(
            [ron(0, 1, 3), ron(1, 2, 2), {'result': 'stop'}])
    return Table(app, cli)


def list_people(table):
    return table.run_cli('people', 'list', '--database', database())


def wait_list(app, table, condition, what):
    app.wait(what, lambda: condition(list_people(table)))


def rename_with_pointer(app, table):
    app.tap('People', 'list item')
    app.find('Search people')
    app.tap('Akiko', 'list item')
    app.find(lambda name: name.startswith('Average Rank, '))
    app.tap('Edit Person', 'button')
    app.find('Edit Person', 'dialog')
    app.enter('Name', 'Akira')
    app.tap('Save', 'button')
    app.wait_text('Akiko renamed to Akira')
    wait_list(app, table, lambda text: 'Akira' in text and 'Akiko' not in text, 'renamed')
    app.tap('Undo', 'button')
    wait_list(app, table, lambda text: 'Akiko' in text and 'Akira' not in text, 'as before')


def tap_until_gone(app, name, button=None):
    """A page that slides in ignores taps before it has stopped."""
    for _ in range(20):
        app.tap(button or name, 'button')
        limit = time.monotonic() + 1
        while time.monotonic() < limit:
            if app.look(name) is None:
                return
    raise AssertionError(f'{button or name} does not remove {name}')


def merge_with_pointer(app, table):
    """The games of both belong to one person; other players of the same games are different
    people."""
    app.choose_from_menu('More', 1)
    app.tap('Emi', 'list item')
    app.wait_text('Akiko and Emi played 1 game together, so they cannot be merged.')
    assert not app.find('Merge', 'button').sensitive
    app.wait_gone('Search people')
    tap_until_gone(app, 'Which Name Should Be Kept?', 'Back')
    app.tap('Aki', 'list item')
    app.wait_gone('Search people')
    app.wait('they can be merged', lambda: app.find('Merge', 'button').sensitive)
    tap_until_gone(app, 'Merge')
    app.wait_text('Aki merged with Akiko')
    app.tap('Undo', 'button')
    app.wait_gone('Separate Aki')
    app.find('Games, 1')
    wait_list(app, table, lambda text: text.count('Aki') == 2, 'two people')


def filter_with_pointer(app):
    """A period without games, and back."""
    app.tap('Period: Any Time', 'combo box')
    app.tap('Choose Dates', 'list item')
    app.find('Period', 'dialog')
    app.tap('Cancel', 'button')
    app.wait_closed()
    app.tap('Minimum Number of Games: Any Number of Games', 'combo box')
    app.tap('At Least 5 Games', 'list item')
    app.find('Games, 1')
    app.tap('Opponents', 'page tab')
    app.wait_text('No opponent has enough games')
    app.tap('Charts', 'page tab')
    app.wait_text('Distribution of Ranks · Four players')


def focused(app):
    return [node.name for node in app.tree().walk() if node.showing and node.focused]


def go_to(app, wanted, key='Tab'):
    """Presses a key until the focused node has the name."""
    for _ in range(60):
        before = app.wait('the focus is known', lambda: [focused(app)])[0]
        if any(wanted in name for name in before):
            return
        app.keys(key)
        app.wait(f'{key} moves the focus', lambda: focused(app) not in ([], before))
    raise AssertionError(f'{key} does not reach {wanted}')


def edit_with_keys(app, table):
    """From the start page, by its list, the search and Enter."""
    app.find('People', 'list item')
    go_to(app, 'History')
    app.keys('Down', 'Return')
    app.find('Search people')
    app.enter('Search people', 'beN')
    go_to(app, 'Search people')
    app.keys('Return')
    app.find(lambda name: name.startswith('Average Rank, '))
    go_to(app, 'Edit Person', 'shift+Tab')
    app.keys('Return')
    app.find('Edit Person', 'dialog')
    app.keys('ctrl+a', 'B', 'e', 'n', 'n', 'y', 'Return')
    app.wait_text('Ben renamed to Benny')
    wait_list(app, table, lambda text: 'Benny' in text, 'renamed')
    go_to(app, 'Undo', 'shift+Tab')
    app.keys('Return')
    wait_list(app, table, lambda text: 'Benny' not in text, 'as before')


def choose_with_keys(app):
    """The row of a statistic is read with its base."""
    go_to(app, 'Statistics')
    app.keys('Right', 'space')
    app.wait_text('Distribution of Ranks · Four players')
    app.keys('Left', 'space')
    go_to(app, 'Games, 1')
    app.keys('Down')
    app.wait('the next figure is read',
             lambda: any(name.startswith('Average Rank, ') for name in focused(app)))


def main(program, cli):
    with App(program, SIZE) as app:
        table = play(app, cli)
        rename_with_pointer(app, table)
        merge_with_pointer(app, table)
        filter_with_pointer(app)
        app.quit()
    with App(program, SIZE) as app:
        edit_with_keys(app, table)
        choose_with_keys(app)
        app.quit()


main(*sys.argv[1:])
