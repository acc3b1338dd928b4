#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-yaku.py TENBO CLI: hands entered by their yaku, by keys alone and by pressing.

Every number here was worked out by hand from the document of the rule; tenbo-cli is compared too.
"""
import json
import sqlite3
import sys

from desktop import App
from table import Table, database

AKI, BEN, CHIE, DAI = range(4)


def yaku(name):
    """The name of a yaku, followed by its han."""
    return lambda text: text.startswith(f'{name}, ')


def press(app, name):
    app.click(yaku(name), 'toggle button', 'Value')
    app.wait(f'{name} is pressed', lambda: app.find(yaku(name), 'toggle button', 'Value').pressed)


def is_offered(app, name):
    return app.find(yaku(name), 'toggle button', 'Value').sensitive


def look_at_stored(wins):
    """Returns the last hand in the database."""
    with sqlite3.connect(f'file:{database()}?mode=ro', uri=True) as db:
        text, = db.execute('SELECT event FROM game_events ORDER BY seq DESC LIMIT 1').fetchone()
    assert json.loads(text)['wins'] == wins, text


def play_by_keys(app, table):
    """Riichi, pinfu and tanyao with a dora on a discard: 4 han 30 fu, which is a mangan here."""
    app.keys('alt+2')
    table.expect('E1', [25000, 24000, 25000, 25000], pot=1000, riichi=[BEN])
    app.keys('2', '4', 'alt+2')
    app.find('1 han', 'label', 'Value')
    app.keys('p', 'space')
    app.find('2 han 30 fu', 'label', 'Value')
    app.find('2,000', 'label', 'Value')
    app.keys('t', 'a', 'space', 'plus', 'plus', 'minus')
    app.find('Dai pays Ben 8,000: hand value', within='Preview')
    wins = [{'player': BEN, 'from': DAI,
             'value': {'yaku': ['riichi', 'pinfu', 'tanyao'], 'dora': 1, 'fu': 30}}]
    app.keys('Return')
    table.record['hands'].append({'result': 'win', 'riichi': [BEN], 'wins': wins})
    table.expect('E2', [25000, 33000, 25000, 17000])
    look_at_stored(wins)


def play_fu_by_keys(app, table):
    """An open hand needs its fu: two han of 40."""
    app.keys('3', '1', 'alt+2')
    app.find('Open hand', 'toggle button', 'Value')
    app.keys('space', 'w', 'h', 'i', 'space')
    app.find('How many fu?', 'label', 'Value')
    app.keys('plus', '4')
    app.find('Aki pays Chie 2,600: hand value', within='Preview')
    wins = [{'player': CHIE, 'from': AKI,
             'value': {'yaku': ['yakuhai-white'], 'dora': 1, 'fu': 40, 'open': True}}]
    app.keys('Return')
    table.record['hands'].append({'result': 'win', 'wins': wins})
    table.expect('E3', [22400, 33000, 27600, 17000])
    look_at_stored(wins)


def play_by_pointer(app, table):
    """Excluded yaku are dimmed; the button to the table shows the value of the list."""
    app.click('Ron')
    app.press('Winner', 'Aki')
    app.press('From', 'Ben')
    app.click('Yaku', 'radio button')
    for name in ('Pinfu', 'Toitoi'):
        app.find(yaku(name), 'toggle button', 'Value')
    press(app, 'Seven pairs')
    app.wait('pinfu and toitoi are dimmed',
             lambda: not is_offered(app, 'Pinfu') and not is_offered(app, 'Toitoi'))
    app.find('2 han 25 fu', 'label', 'Value')
    app.tap(yaku('Tanyao'), 'toggle button', 'Value')
    app.click('Table', 'radio button')
    cell = app.find(lambda text: text.startswith('3 han 25 fu, '), 'toggle button', 'Value')
    assert cell.pressed
    app.click('Yaku', 'radio button')
    wins = [{'player': AKI, 'from': BEN,
             'value': {'yaku': ['tanyao', 'chiitoitsu'], 'fu': 25}}]
    table.confirm({'result': 'win', 'wins': wins}, preview=['Ben pays Aki 3,200: hand value'])
    table.expect('E4', [25600, 29800, 27600, 17000])
    look_at_stored(wins)


def play_yakuman(app, table):
    """The dealer's own draw of two yakuman at once, 32,000 from each, ends the game."""
    app.click('Tsumo')
    app.press('Winner', 'Dai')
    app.click('Yaku', 'radio button')
    app.click('Yakuman', 'toggle button', 'Value')
    for name in ('Daisangen', 'Tsuuiisou'):
        app.click(name, 'toggle button', 'Value')
    wins = [{'player': DAI, 'value': {'yakuman': ['daisangen', 'tsuuiisou']}}]
    table.confirm({'result': 'win', 'wins': wins}, preview=['Ben pays Dai 32,000: hand value'])
    table.expect('E4', [-6400, -2200, -4400, 113000], honba=1)
    look_at_stored(wins)


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli, ruleset='mleague')
        table.new_game()
        play_by_keys(app, table)
        play_fu_by_keys(app, table)
        play_by_pointer(app, table)
        play_yakuman(app, table)
        app.quit()
    table.check()


main()
