#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-narrow.py TENBO CLI: hands played on a phone, in portrait and with the on-screen keyboard.

The pages are laid out again while they are in use; the program warns if something does not fit.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)
PHONE = (360, 640)
TINY = (360, 294)


def play_ron(app, table):
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Dai')
    table.value('2 han 30 fu')
    table.confirm({'result': 'win', 'wins': [
        {'player': BEN, 'from': DAI, 'value': {'han': 2, 'fu': 30}}]})


def play_draw(app, table):
    app.click('Draw')
    app.press('Tenpai', 'Chie')
    table.confirm({'result': 'draw', 'tenpai': [CHIE]})


def choose_in_last_hand(app, table):
    """The question, its answers and Confirm fit next to one another."""
    table.continue_from([
        {'result': 'win', 'wins': [{'player': (hand + 1) % 4, 'from': (hand + 2) % 4,
                                    'value': {'han': 1, 'fu': 30}}]} for hand in range(7)])
    app.resize(*TINY)
    app.click('Tsumo')
    app.press('Winner', 'Hana')
    table.value('mangan')
    table.confirm({'result': 'win', 'continue': False, 'wins': [
        {'player': DAI, 'value': {'limit': 'mangan'}}]}, choice='End Game')
    app.find('Hana, the last dealer, is 1st and ends the game', 'label')


def main():
    program, cli = sys.argv[1:3]
    with App(program, PHONE) as app:
        table = Table(app, cli)
        app.click('New Game')
        app.find('Start Game')
        app.keys('Escape')
        table.new_game()
        play_ron(app, table)
        table.expect('E2', [25000, 27000, 25000, 23000])
        table.riichi(CHIE)
        table.expect('E2', [25000, 27000, 24000, 23000], pot=1000, riichi=[CHIE])
        table.riichi(CHIE)
        table.expect('E2', [25000, 27000, 25000, 23000])

        app.resize(*TINY)
        play_draw(app, table)
        table.expect('E3', [24000, 26000, 28000, 22000], honba=1)
        play_ron(app, table)
        table.expect('E4', [24000, 29500, 28000, 18500])
        app.click('Undo')
        table.record['hands'].pop()
        table.expect('E3', [24000, 26000, 28000, 22000], honba=1)
        app.quit()
    with App(program, PHONE) as app:
        table = Table(app, cli, ['Emi', 'Fumi', 'Gou', 'Hana'], 'free-parlor')
        choose_in_last_hand(app, table)
        app.quit()
    table.check()


main()
