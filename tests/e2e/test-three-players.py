#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-three-players.py TENBO CLI: a game of a three-player parlor, from the choice of its rules to
the prizes: a deposit, a nagashi, a chombo, the last hand, East again and the target.

Every number here was worked out by hand from the document of the rule; tenbo-cli is compared too.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE = range(3)
FINALS = 'Ben\xa0+36.0, Aki\xa0\N{MINUS SIGN}12.0, Chie\xa0\N{MINUS SIGN}24.0'


def win(player, from_, **value):
    return {'result': 'win', 'wins': [{'player': player, 'from': from_, 'value': value}]}


def ron(app, table, winner, discarder, cell, preview=()):
    """A ron of the cell of the grid with this name."""
    app.click('Ron')
    app.press('Winner', table.names[winner])
    app.press('From', table.names[discarder])
    table.value(cell)
    limit = cell if ' han' not in cell else None
    value = {'limit': limit} if limit else {'han': int(cell.split()[0]), 'fu': int(cell.split()[2])}
    table.confirm(win(winner, discarder, **value), preview)


def play_east(app, table):
    table.riichi(BEN)
    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Chie')
    table.value('3 han 30 fu')
    table.confirm(dict(win(BEN, CHIE, han=3, fu=30), riichi=[BEN]),
                  preview=['Chie pays Ben 4,000: hand value', 'Ben takes 1,000 from the pot'])
    table.expect('E2', [35000, 39000, 31000])

    # A deposit goes to the pot at once; the yakuman of the nagashi wins it.
    table.more('Foul')
    app.press('Committed By', 'Aki')
    app.tap('Deposit', 'radio button')
    app.click('Confirm')
    app.wait_closed()
    app.find('Aki, West, 34,000, 2nd')
    app.find('Pot 1,000', 'label')
    app.click('Draw')
    app.press('Nagashi Yakuman', 'Chie')
    table.confirm({'result': 'draw', 'nagashi': [CHIE],
                   'fouls': [{'player': AKI, 'kind': 'deposit'}]},
                  preview=['Ben pays Chie 20,000: nagashi', 'Aki pays Chie 12,000: nagashi',
                           'Chie takes 1,000 from the pot', 'Next: East 3, dealer Chie'])
    table.expect('E3', [22000, 19000, 64000])

    # The dealer's chombo: 8,000 to each of the two others, and the deal passes in East.
    table.more('Foul')
    app.press('Committed By', 'Chie')
    app.tap('Chombo', 'radio button')
    table.confirm({'result': 'foul', 'fouls': [{'player': CHIE, 'kind': 'chombo'}]},
                  preview=['Chie pays Aki 8,000: fine', 'Next: South 1, dealer Aki'])
    table.expect('S1', [30000, 27000, 48000])


def play_south(app, table):
    ron(app, table, AKI, CHIE, 'mangan', ['Next: South 1, 1 honba, dealer Aki'])
    table.expect('S1', [42000, 27000, 36000], honba=1)
    ron(app, table, BEN, AKI, '2 han 30 fu', ['Aki pays Ben 1,000: honba'])
    table.expect('S2', [39000, 30000, 36000])

    # In South the dealer repeats without a tenpai hand as well.
    app.click('Draw')
    table.confirm({'result': 'draw'}, preview=['Next: South 2, 1 honba, dealer Ben'])
    table.expect('S2', [39000, 30000, 36000], honba=1)
    ron(app, table, CHIE, AKI, '1 han 30 fu')
    table.expect('S3', [37000, 30000, 38000])

    # Nobody has 40,000 after the last hand.
    app.find('Last hand, 40,000 needed', 'label')
    ron(app, table, BEN, CHIE, '1 han 30 fu', ['Next: East 1 again, dealer Aki'])
    table.expect('E+1', [37000, 31000, 37000])


def play_east_again(app, table):
    app.find('Ends at 40,000', 'label')
    app.click('Draw')
    app.press('Tenpai', 'Aki')
    app.press('Tenpai', 'Ben')
    table.confirm({'result': 'draw', 'tenpai': [AKI, BEN]},
                  preview=['Chie pays Ben 1,000: noten payment',
                           'Next: East 1 again, 1 honba, dealer Aki'])
    table.expect('E+1', [38000, 32000, 35000], honba=1)
    ron(app, table, BEN, CHIE, '4 han 30 fu', ['Chie pays Ben 8,000: hand value',
                                               'The game ends: Ben reached the target of 40,000'])


def look_at_result(app, table):
    """1,000 above the return, an oka of 15,000 and two prizes of 10,000 are 36,000."""
    finals = {final['player']: final for final in table.play_record()['final']}
    worked_out = [(BEN, 41000, 36000, '+36.0'), (AKI, 38000, -12000, '\N{MINUS SIGN}12.0'),
                  (CHIE, 26000, -24000, '\N{MINUS SIGN}24.0')]
    app.find('Ben reached the target of 40,000', 'label')
    for rank, (player, score, total, text) in enumerate(worked_out):
        assert finals[player]['points'] == score and finals[player]['total'] == total, finals
        place = ['1st', '2nd', '3rd'][rank]
        app.find(f'{place} {table.names[player]}, {score:,} points, total {text}')
    app.find('Aki pays Ben 10,000: below the return points', within='Settlement Details')
    app.find('Aki has 38,000, which is less than 40,000', within='Settlement Details')
    app.find('Sum of points 105,000 \N{CHECK MARK} · sum of totals 0.0', 'label')


def look_at_history(app):
    app.click('Back', 'button')
    app.tap('History', 'list item')
    app.tap(f'Hands: {FINALS}', 'list item')
    for text in ('East 2: Nagashi yakuman by Chie; Deposit by Aki',
                 'East 3: Chombo by Chie',
                 'East 1 again, 1 honba: Ben ron off Chie, 4 han 30 fu'):
        app.find(text)


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli, ruleset='sanma-parlor')
        table.new_game()
        table.expect('E1', [35000, 35000, 35000])
        app.find('Empty seat', 'label')
        play_east(app, table)
        play_south(app, table)
        app.quit()
    with App(program) as app:
        table.app = app
        table.resume()
        table.expect('E+1', [37000, 31000, 37000])
        play_east_again(app, table)
        look_at_result(app, table)
        look_at_history(app)
        app.quit()
    table.check()


main()
