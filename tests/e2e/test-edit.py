#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-edit.py TENBO CLI: corrections of earlier hands, with the pointer and with keys alone.

The differences are read before they are saved; a saved change is undone, redone after a restart,
and a hand that is refused then blocks Save until it is deleted.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)
SIZE = 1100, 780  # with space for the hands next to the table


def ron(player, from_, han):
    return {'result': 'win', 'wins': [
        {'player': player, 'from': from_, 'value': {'han': han, 'fu': 30}}]}


PLAYED = [
    ron(BEN, DAI, 3),
    ron(CHIE, AKI, 2),
    {'result': 'draw', 'tenpai': [CHIE, DAI]},
    {'result': 'draw', 'tenpai': [CHIE]},
]


def row(hand):
    """Returns the row of a hand in the log."""
    return lambda name: name.startswith(f'{hand}: ')


def open_hand(app, hand):
    app.tap(row(hand), 'list item')
    app.find('Edit…', 'button')


def focused(app):
    """Returns the names of all focused nodes."""
    return [node.name for node in app.tree().walk() if node.showing and node.focused]


def go_to(app, key, wanted):
    """Presses a key until the focused node has one of the names."""
    for _ in range(40):
        before = app.wait('the focus is known', lambda: [focused(app)])[0]
        if any(wanted(name) for name in before):
            return
        app.keys(key)
        app.wait(f'{key} moves the focus', lambda: focused(app) not in ([], before))
    raise AssertionError(f'{key} does not reach it')


def edit_with_pointer(app, table):
    """Chie won off Ben, not off Aki: the points move, nothing else."""
    open_hand(app, 'East 2')
    app.tap('Edit…', 'button')
    app.find('Edit Hand', 'dialog')
    app.press('From', 'Ben')
    app.click('Review…')
    app.find('Review Changes', 'dialog')
    app.find('Edited: East 2', within='Your Changes')
    app.find('Aki: 20,500 → 22,500', within='Effects')
    app.find('Ben: 26,400 → 24,400', within='Effects')
    app.tap('Save', 'button')
    app.wait_closed()
    table.record['hands'][1] = ron(CHIE, BEN, 2)


def edit_with_keys(app, table):
    """The dealer drew the first hand: every later hand changes. With keys only."""
    go_to(app, 'Tab', lambda name: name.startswith('East '))
    go_to(app, 'Up', 'East 1'.__eq__)
    app.keys('Return')
    app.find('Edit…', 'button')
    go_to(app, 'Tab', 'Edit…'.__eq__)
    app.keys('Return')
    app.find('Edit Hand', 'dialog')
    app.find('Review…', 'button')
    # Backspace removes the answers one after the other, and they are given again.
    app.keys('BackSpace', 'BackSpace', 'BackSpace', '1', '1', '3', '3')
    app.find('Aki tsumo, 3 han 30 fu', within='Preview')
    app.keys('Return')
    app.find('Review Changes', 'dialog')
    app.find('East 2 would have been played as East 1, 1 honba', within='Effects')
    app.keys('Return')
    app.wait_closed()
    table.record['hands'][0] = {'result': 'win', 'wins': [
        {'player': AKI, 'value': {'han': 3, 'fu': 30}}]}


def check_scores(table):
    table.wait_screen(table.due())
    table.app.wait_closed()


def main():
    program, cli = sys.argv[1:3]
    with App(program, size=SIZE) as app:
        table = Table(app, cli, ruleset='mleague')
        app.find('New Game', 'button')
        table.continue_from([dict(hand) for hand in PLAYED])
        table.expect('E3', [20500, 26400, 31500, 21600], honba=2)

        edit_with_pointer(app, table)
        table.expect('E3', [22500, 24400, 31500, 21600], honba=2)
        edited = table.record['hands']
        table.record['hands'] = [dict(hand) for hand in PLAYED]
        app.click('Undo', 'button')
        check_scores(table)
        app.quit()

    with App(program, size=SIZE) as app:
        table.app = app
        table.resume()
        check_scores(table)
        table.record['hands'] = edited
        app.click('Redo', 'button')
        check_scores(table)
        edit_with_keys(app, table)
        check_scores(table)

        # A hand with a riichi that is not possible after a higher-valued one before it.
        app.click('Undo', 'button')
        table.record['hands'][0] = PLAYED[0]
        check_scores(table)
        refuse_a_riichi(app, table)
        app.quit()
    table.check()


def refuse_a_riichi(app, table):
    table.riichi(AKI)
    app.click('Draw')
    app.find('Confirm', 'button')
    table.confirm({'result': 'draw', 'riichi': [AKI], 'tenpai': [AKI]})
    check_scores(table)
    open_hand(app, 'East 2')
    app.tap('Edit…', 'button')
    app.find('Edit Hand', 'dialog')
    app.press('From', 'Aki')
    table.value('sanbaiman')
    app.click('Review…')
    app.find('Review Changes', 'dialog')
    app.find('Hands to Fix')
    assert not app.find('Save', 'button').sensitive, 'Save does not wait'
    app.tap('Delete East 3, 2 honba', 'button')
    app.wait('Save can be pressed', lambda: app.find('Save', 'button').sensitive)
    app.tap('Save', 'button')
    app.wait_closed()
    table.record['hands'][1] = {'result': 'win', 'wins': [
        {'player': CHIE, 'from': AKI, 'value': {'limit': 'sanbaiman'}}]}
    table.record['hands'].pop()
    check_scores(table)


main()
