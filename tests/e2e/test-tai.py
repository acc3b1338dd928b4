#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-tai.py TENBO CLI: a game in which tai are added up and scores run from 0: items with their
running sum, the minimum of a discard win, a robbed kong, a draw, and the agreement to stop.

Every number here was worked out by hand from the document of the rule; tenbo-cli is compared too.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)


def item(app, name):
    """Presses the item of this name; its tai follow the name."""
    app.click(lambda text: text.startswith(f'{name}, '), 'toggle button', 'Value')


def is_sum(name):
    """The name of the spin button is the full text of its row."""
    return name.startswith('Sum Instead of Items')


def play_discard_wins(app, table):
    """Below four tai a discard does not win; the sum is rounded up to ten, once."""
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Chie')
    item(app, 'No wild tile')
    app.find('This win needs 4 tai')
    item(app, 'Half flush')
    app.find('72 tai → 80', 'label')
    table.confirm({'result': 'win', 'wins': [
        {'player': BEN, 'from': CHIE, 'value': {'tai': ['no-wild', 'half-flush']}}]},
        preview=['Chie pays Ben 160: hand value', 'Aki pays Ben 80: hand value',
                 'Next: East 2, dealer Ben'])
    table.expect('E2', [-80, 320, -160, -80])


def play_self_draw(app, table):
    """Two tai become ten: twice that from each. The dealer repeats, and no honba is counted."""
    app.click('Tsumo')
    app.press('Winner', 'Ben')
    app.click('Details')
    app.set_value(is_sum, 2)
    table.confirm({'result': 'win', 'wins': [{'player': BEN, 'value': {'tai': 2}}]},
                  preview=['Dai pays Ben 20: hand value', 'Next: East 2, dealer Ben'])
    table.expect('E2', [-100, 380, -180, -100])


def play_robbed_kong(app, table):
    """The player whose kong is robbed pays the total of a self-draw: six times the sum."""
    app.click('Ron')
    app.press('Winner', 'Aki')
    app.press('From', 'Dai')
    app.click('Details')
    app.click('Robbed Kan')
    app.set_value(is_sum, 14)
    table.confirm({'result': 'win', 'wins': [
        {'player': AKI, 'from': DAI, 'robbed': True, 'value': {'tai': 14}}]},
        preview=["Dai pays Aki 80: others’ shares, robbed kan",
                 'Next: East 3, dealer Chie'])
    table.expect('E3', [20, 380, -180, -220])


def look_at_result(app, table):
    finals = {final['player']: final for final in table.play_record()['final']}
    worked_out = [(BEN, 380, '+380'), (AKI, 20, '+20'), (CHIE, -180, '\N{MINUS SIGN}180'),
                  (DAI, -220, '\N{MINUS SIGN}220')]
    app.find('The players agreed to stop', 'label')
    for rank, (player, total, text) in enumerate(worked_out):
        assert finals[player]['total'] == total, finals
        place = ['1st', '2nd', '3rd', '4th'][rank]
        app.find(f'{place} {table.names[player]}, total {text}')
    app.find('Sum of points 0 \N{CHECK MARK} · sum of totals 0', 'label')
    app.click('Hands')
    for text in ('East 1: Ben ron off Chie, 72 tai: Base tai (zuotai)\u00a01, No wild tile\u00a01, '
                 'Half flush\u00a070',
                 'East 2: Ben tsumo, 2 tai',
                 'East 2: Aki robbed Dai’s kan, 14 tai',
                 'East 3: Draw',
                 'East 3: Stopped by agreement'):
        app.find(text)
    app.click('Back', 'button')
    app.find('Share')
    app.click('Back', 'button')
    app.find('Recent Games', 'list')
    app.find('Ben\xa0+380, Aki\xa0+20, Chie\xa0\N{MINUS SIGN}180, Dai\xa0\N{MINUS SIGN}220')


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli, ruleset='fenghua')
        table.new_game()
        table.expect('E1', [0, 0, 0, 0])
        assert app.look(lambda name: 'honba' in name or 'Riichi' in name or 'Pot' in name) is None
        play_discard_wins(app, table)
        play_self_draw(app, table)
        play_robbed_kong(app, table)
        app.click('Draw')
        table.confirm({'result': 'draw'}, preview=['Next: East 3, dealer Chie'])
        table.expect('E3', [20, 380, -180, -220])
        table.more('End Game')
        app.click('End Game', 'button')
        table.record['hands'].append({'result': 'stop'})
        look_at_result(app, table)
        app.quit()
    table.check()


main()
