#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-penalty-pot.py TENBO CLI: a game with a penalty pot, a winner who cannot take it, an
abortive draw, a noten riichi, and a foul that busts its player in mid-hand.

Every number here was worked out by hand from the document of the rule; tenbo-cli is compared too.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)


def note_foul(app, table, player, foul):
    """A foul that leaves the hand running."""
    table.more('Foul')
    app.press('Committed By', table.names[player])
    app.tap(foul, 'radio button')
    app.click('Confirm')
    app.wait_closed()


def play_wins(app, table):
    """The penalty pot goes to the winner, unless they have a foul in the hand that forbids it."""
    note_foul(app, table, CHIE, 'Wrong announcement')
    app.find('Penalty pot 1,000', 'label')
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Dai')
    table.value('3 han 40 fu')
    table.confirm({'result': 'win', 'fouls': [{'player': CHIE, 'kind': 'slip'}],
                   'wins': [{'player': BEN, 'from': DAI, 'value': {'han': 3, 'fu': 40}}]},
                  preview=['Ben takes 1,000 from the penalty pot'])
    table.expect('E2', [25000, 31200, 24000, 19800])

    note_foul(app, table, BEN, 'Wrong number of tiles')
    app.find('Penalty pot 5,000', 'label')
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Aki')
    table.value('mangan')
    table.confirm({'result': 'win', 'fouls': [{'player': BEN, 'kind': 'tile-count'}],
                   'wins': [{'player': BEN, 'from': AKI, 'value': {'limit': 'mangan'}}]},
                  preview=['Aki pays Ben 12,000: hand value'])
    table.expect('E2', [13000, 38200, 24000, 19800], honba=1, penalty_pot=5000)


def play_draws(app, table):
    app.click('Draw')
    app.tap('Nine terminals', 'radio button')
    table.confirm({'result': 'abort', 'reason': 'nine-terminals'},
                  preview=['Next: East 2, 2 honba, dealer Ben'])
    table.expect('E2', [13000, 38200, 24000, 19800], honba=2, penalty_pot=5000)

    # Ten thousand in addition to the noten payment; the stick stays in the pot.
    table.riichi(DAI)
    table.expect('E2', [13000, 38200, 24000, 18800], honba=2, pot=1000, penalty_pot=5000,
                 riichi=[DAI])
    app.click('Draw')
    app.press('Tenpai', 'Ben')
    app.press('Tenpai', 'Chie')
    app.press('Noten riichi: 10,000 to the penalty pot', 'Dai')
    table.confirm({'result': 'draw', 'riichi': [DAI], 'tenpai': [BEN, CHIE],
                   'fouls': [{'player': DAI, 'kind': 'noten-riichi'}]},
                  preview=['Dai puts 10,000 into the penalty pot: fine',
                           'Next: East 2, 3 honba, dealer Ben'])
    table.expect('E2', [11500, 39700, 25500, 7300], honba=3, pot=1000, penalty_pot=15000)


def bust_in_mid_hand(app, table):
    """Two tiles too many cost 10,000, which Dai does not have: nothing else is played."""
    table.more('Foul')
    app.press('Committed By', 'Dai')
    app.tap('Wrong number of tiles', 'radio button')
    app.set_value('Count', 2)
    table.confirm({'result': 'foul',
                   'fouls': [{'player': DAI, 'kind': 'tile-count', 'count': 2}]},
                  preview=['The game ends: Dai fell below zero'])


def look_at_result(app, table):
    """Nobody gets the pots: the totals sum to their contents."""
    finals = {final['player']: final for final in table.play_record()['final']}
    worked_out = [(BEN, '39,700', 59700, '+59.7'), (CHIE, '25,500', 5500, '+5.5'),
                  (AKI, '11,500', -28500, '\N{MINUS SIGN}28.5'),
                  (DAI, '\N{MINUS SIGN}2,700', -62700, '\N{MINUS SIGN}62.7')]
    app.find('Dai fell below zero', 'label')
    for rank, (player, score, total, text) in enumerate(worked_out):
        assert finals[player]['total'] == total, finals
        place = ['1st', '2nd', '3rd', '4th'][rank]
        app.find(f'{place} {table.names[player]}, {score} points, total {text}')
    app.find('Nobody gets the 1,000 left in the pot', within='Settlement Details')
    app.find('Nobody gets the 25,000 left in the penalty pot', within='Settlement Details')
    app.find('Sum of points 100,000 \N{CHECK MARK} · sum of totals \N{MINUS SIGN}26.0', 'label')
    app.click('Hands')
    for text in ('East 2, 1 honba: Nine terminals: abortive draw',
                 'East 2, 2 honba: Draw, Ben and Chie tenpai; Noten riichi by Dai',
                 'East 2, 3 honba: Wrong number of tiles ×2 by Dai'):
        app.find(text)


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli, ruleset='mizukawa-hanchan')
        table.new_game()
        app.find('Penalty pot 0', 'label')
        play_wins(app, table)
        play_draws(app, table)
        bust_in_mid_hand(app, table)
        look_at_result(app, table)
        app.quit()
    table.check()


main()
