#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-controls.py TENBO CLI: every control of every page has a role and a name."""
import sys

from desktop import App, PRESSABLE
from table import Table

# GTK 4.18 gives the items of a menu no names, in any program. The list in a combo row is skipped,
# since the row's own name is read instead.
ABOUT = 4  # index in the main menu
CONTROLS = tuple(role for role in PRESSABLE if role != 'menu item') + (
    'text', 'entry', 'spin button', 'list', 'dialog', 'alert')
PLACES = ('scroll pane', 'panel', 'grouping', 'frame')
NO_ROLES = ('', 'unknown', 'invalid', 'redundant object', 'filler')


def check_page(app, page):
    """Collects controls without a role or a name."""
    faults = []
    seen = []

    def visit(node):
        if node.showing and (node.role in CONTROLS or node.focusable and node.role not in PLACES):
            seen.append(node)
            if node.role in NO_ROLES:
                faults.append(f'{page}: {node.name!r} has no role')
            # A list of one row has the name of its row; the items of a menu have no names at all.
            single = node.role == 'list' and len(node.children) == 1
            if not node.name.strip() and not single and node.role != 'menu item':
                faults.append(f'{page}: a {node.role} has no name')
        if node.role != 'combo box':
            for child in node.children:
                visit(child)
    visit(app.tree())
    assert seen, f'{page}: no control was looked at'
    return faults


def open_sheets(app, table):
    """Each sheet of the table with all its questions, one after another."""
    table.riichi(1)
    table.expect('E1', [25000, 24000, 25000, 25000], pot=1000, riichi=[1])
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Dai')
    app.click('Yakuman by name', within='Value')
    app.click('Daisangen', within='Yakuman')
    app.find('Ura Dora', 'spin button')
    yield 'ron'
    app.click('Add Winner')
    app.press('Winner', 'Chie')
    app.find('Enter Value For')
    yield 'double ron'
    app.click('Cancel')
    app.wait_closed()
    app.click('Draw')
    app.find('Tenpai')
    yield 'draw'
    app.click('Cancel')
    app.wait_closed()
    table.more('Foul')
    app.press('Committed By', 'Aki')
    app.tap('Chombo', 'list item')
    app.press('Shown Tenpai Hands', 'Chie')
    yield 'foul'
    app.click('Cancel')
    app.wait_closed()
    table.more('Adjust Points')
    yield 'correction'
    app.click('Cancel')
    app.wait_closed()
    table.more('End Game')
    yield 'end of the game'
    app.click('End Game', 'button')
    app.find('Aki wins', 'heading')
    yield 'result'


def open_other_tables(app, cli):
    """Tables and sheets with questions that the first ruleset does not need."""
    for ruleset in ('fenghua', 'mizukawa-sanma'):
        table = Table(app, cli, ruleset=ruleset)
        table.new_game()
        yield f'{ruleset}, table'
        app.click('Ron')
        app.press('Winner', 'Ben')
        app.press('From', 'Chie')
        yield f'{ruleset}, ron'
        app.click('Cancel')
        app.wait_closed()
        app.click('Draw')
        app.find('Draw', 'dialog')
        yield f'{ruleset}, draw'
        app.click('Cancel')
        app.wait_closed()
        table.more('End Game')
        app.click('End Game', 'button')
        app.find('The players agreed to stop', 'label')
        yield f'{ruleset}, result'
        app.click('Back')
        app.find('Recent Games', 'list')


def open_help(app):
    """The help of the last ruleset, page by page."""
    app.keys('F1')
    app.find('Help', 'dialog')
    yield 'help'
    for row, shown in (('Guide', 'Winning a Hand'), ('Mahjong Terms', 'Search terms'),
                       ('All Rules', 'Search for a rule'), ('Yaku', 'Search yaku'),
                       ('Score Table', 'Limits'), ('Fu', 'Every Hand')):
        app.tap(row, 'list item')
        app.find(shown)
        yield f'help, {row}'
        app.keys('Escape')
        app.wait_gone(shown)
    app.keys('Escape')
    app.wait_gone('Help', 'dialog')


def open_pages(app, table):
    app.find('Ready for the First Game', 'label')
    yield 'start, empty'
    app.click('New Game')
    app.find('Start Game')
    yield 'new game'
    app.tap(bool, 'list item', 'Ruleset')
    app.find('Search rulesets')
    app.find('Sanma parlor', 'list item')
    yield 'rulesets'
    app.keys('Escape')
    app.wait_closed()
    app.click('Back')
    table.new_game()
    yield 'table'
    app.click('Hands', 'toggle button')
    yield 'table with the hands'
    app.click('Hands', 'toggle button')
    yield from open_sheets(app, table)
    app.click('Hands', 'button')
    app.find('East 1: Stopped by agreement')
    yield 'hands'
    app.click('Back')
    app.find('Share')
    app.click('Back')
    app.find('Recent Games', 'list')
    yield 'start'
    yield from open_other_tables(app, table.cli)
    app.tap('History', 'list item')
    app.find('Games', 'list')
    yield 'history'
    app.keys('ctrl+question')
    app.find('Keyboard Shortcuts', 'dialog')
    yield 'shortcuts'
    app.keys('Escape')
    app.wait_gone('Keyboard Shortcuts', 'dialog')
    app.click('Back')
    # On the page of the history, F1 opens its topic of the guide.
    app.find('Recent Games', 'list')
    yield from open_help(app)
    app.choose_from_menu('Main Menu', ABOUT)
    app.find('About', 'dialog')
    app.wait_text('Tenbo')
    app.keys('Escape')
    app.wait_gone('About', 'dialog')


def main():
    program, cli = sys.argv[1:3]
    faults = []
    with App(program) as app:
        for page in open_pages(app, Table(app, cli)):
            faults += check_page(app, page)
        app.quit()
    if faults:
        sys.exit('\n'.join(faults))


main()
