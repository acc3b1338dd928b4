#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-tiles.py TENBO CLI: hands entered by their tiles: one pressed with the pointer, with a pon,
a red five and an indicator; one by the keyboard alone. Both are stored with the hand.

Every number here was worked out by hand; tenbo-cli is compared too.
"""
import contextlib
import json
import sqlite3
import sys

from desktop import App
from table import Table, database

AKI, BEN, CHIE, DAI = range(4)

MAN = [f'{n} of manzu' for n in range(10)]
PIN = [f'{n} of pinzu' for n in range(10)]
SOU = [f'{n} of souzu' for n in range(10)]


def tap_tiles(app, *names):
    for name in names:
        app.tap(name, 'button', 'All tiles')


def press_a_hand(app, table):
    """Red dragon, a red five and a dora: 3 han, and 20 + 4 + 2 fu are 30."""
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Dai')
    app.click('Tiles', 'radio button')
    app.find('14 tiles are missing', 'label')
    app.tap('Pon', 'toggle button', 'Target of the next tile')
    tap_tiles(app, 'Red dragon')
    app.find('11 tiles are missing', 'label')
    tap_tiles(app, MAN[2], MAN[3], MAN[4], '5 of pinzu, red', PIN[6], PIN[7], SOU[2], SOU[2],
              SOU[5])
    # A wrong one is removed again.
    tap_tiles(app, SOU[9])
    app.find('No tile completes this hand', 'label')
    app.tap(SOU[9], 'button', 'Hand')
    tap_tiles(app, SOU[5])
    app.find('5 of souzu: Ron 2,000, Tsumo 500/1,000', 'button')
    app.click(lambda name: name.startswith('5 of souzu: '), 'button', 'Waits')
    app.find('2 han 30 fu · 2,000', 'label')
    app.tap('Dora indicator', 'toggle button', 'Hand')
    tap_tiles(app, MAN[1])
    app.find('3 han 30 fu · 3,900', 'label')
    table.confirm({'result': 'win', 'wins': [
        {'player': BEN, 'from': DAI, 'value': {'tiles': {
            'hand': '234m067p2255s', 'melds': ['pon 777z'], 'win': '5s', 'dora': ['1m']}}}]},
        preview=['Dai pays Ben 3,900: hand value'])
    table.expect('E2', [25000, 28900, 25000, 21100])


def type_a_hand(app, table):
    """Riichi, self-draw, pinfu and a dora: 4 han 20 fu are 1,300 and 2,600."""
    app.keys('alt+3')
    table.expect('E2', [25000, 28900, 24000, 21100], pot=1000, riichi=[CHIE])
    app.keys('t', '3', 'alt+3')
    app.find('14 tiles are missing', 'label')
    app.keys(*'123m456m99s24p567s', 'BackSpace', 'BackSpace', 'BackSpace')
    app.find('4 tiles are missing', 'label')
    app.keys('BackSpace', *'34p67sd3pw8s')
    app.find('4 han 20 fu · 1,300/2,600', 'label')
    app.keys('Return')
    app.wait_closed()
    table.record['hands'].append({'result': 'win', 'riichi': [CHIE], 'wins': [
        {'player': CHIE, 'value': {'tiles': {
            'hand': '123456m234p6799s', 'win': '8s', 'dora': ['3p']}}}]})


def look_at_record(table):
    """The stored tiles are those entered."""
    with contextlib.closing(sqlite3.connect(f'file:{database()}?mode=ro', uri=True)) as store:
        kept = [json.loads(event) for event, in store.execute(
            'SELECT event FROM game_events ORDER BY seq')]
    for hand, said in zip(kept, table.record['hands'], strict=True):
        assert hand['wins'][0]['value'] == said['wins'][0]['value'], hand


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli)
        table.new_game()
        press_a_hand(app, table)
        type_a_hand(app, table)
        table.expect('E3', [23700, 26300, 30200, 19800])
        look_at_record(table)
        app.quit()
    table.check()


main()
