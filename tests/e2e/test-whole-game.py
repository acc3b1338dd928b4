#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-whole-game.py TENBO CLI: a complete B-rule game, from New Game to the settlement.

Every number here was worked out by hand from the document of the rule; tenbo-cli is compared too.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)
FINALS = 'Chie\xa0+47.2, Dai\xa0\N{MINUS SIGN}9.2, Ben\xa0+8.7, Aki\xa0\N{MINUS SIGN}46.7'


def play_east_1(app, table):
    """Riichi, ippatsu and an ura dora: 5,200 in points and two chips of 5,000."""
    table.riichi(BEN)
    table.expect('E1', [25000, 24000, 25000, 25000], pot=1000, riichi=[BEN])
    table.riichi(DAI)
    table.expect('E1', [25000, 24000, 25000, 24000], pot=2000, riichi=[BEN, DAI])
    table.riichi(DAI)
    table.expect('E1', [25000, 24000, 25000, 25000], pot=1000, riichi=[BEN])

    app.click('Ron')
    app.press('Winner', 'Ben')
    app.press('From', 'Dai')
    table.value('3 han 40 fu')
    app.click('Ippatsu')
    app.set_value('Ura Dora', 1)
    table.confirm(
        {'result': 'win', 'riichi': [BEN],
         'wins': [{'player': BEN, 'from': DAI, 'value': {'han': 3, 'fu': 40},
                   'bonus': {'ippatsu': 1, 'ura': 1}}]},
        preview=['Dai pays Ben 5,200: hand value',
                 'Ben takes 1,000 from the pot', 'Dai pays Ben 5,000: ippatsu',
                 'Dai pays Ben 5,000: ura dora', 'Next: East 2, dealer Ben'])
    table.expect('E2', [25000, 30200, 25000, 19800])


def play_east_2(app, table):
    """A draw after which the dealer repeats, undone and redone; a tsumo after which the dealer
    passes."""
    app.click('Draw')
    app.press('Tenpai', 'Ben')
    app.press('Tenpai', 'Chie')
    table.confirm({'result': 'draw', 'tenpai': [BEN, CHIE]}, choice='Repeat',
                  preview=['Next: East 2, 1 honba, dealer Ben'])
    table.expect('E2', [23500, 31700, 26500, 18300], honba=1)

    draw = table.undo()
    table.expect('E2', [25000, 30200, 25000, 19800])
    ron = table.undo()
    # The riichi of the hand is on the table again.
    table.expect('E1', [25000, 24000, 25000, 25000], pot=1000, riichi=[BEN])
    table.redo(ron)
    table.expect('E2', [25000, 30200, 25000, 19800])
    table.redo(draw)
    table.expect('E2', [23500, 31700, 26500, 18300], honba=1)

    app.click('Tsumo')
    app.press('Winner', 'Ben')
    table.value('2 han 30 fu')
    table.confirm({'result': 'win', 'wins': [{'player': BEN, 'value': {'han': 2, 'fu': 30}}],
                   'continue': False}, choice='Pass', preview=['Next: East 3, dealer Chie'])
    table.expect('E3', [22000, 36200, 25000, 16800])


def play_east_3(app, table):
    """Two rons on one discard: the pot goes to the winner next after the discarder."""
    table.riichi(DAI)
    table.expect('E3', [22000, 36200, 25000, 15800], pot=1000, riichi=[DAI])
    app.click('Ron')
    app.press('Winner', 'Aki')
    app.click('Add Winner')
    app.press('Winner', 'Dai')
    app.press('From', 'Ben')
    app.press('Enter Value For', 'Aki')
    table.value('2 han 30 fu')
    app.wait_pressed('Enter Value For', 'Dai')
    table.value('mangan')
    table.confirm(
        {'result': 'win', 'riichi': [DAI],
         'wins': [{'player': AKI, 'from': BEN, 'value': {'han': 2, 'fu': 30}},
                  {'player': DAI, 'from': BEN, 'value': {'limit': 'mangan'}}]},
        preview=['Ben pays Aki 2,000: hand value', 'Ben pays Dai 8,000: hand value',
                 'Dai takes 1,000 from the pot', 'Next: East 4, dealer Dai'])
    table.expect('E4', [24000, 26200, 25000, 24800])


def play_east_4(app, table):
    """A chombo that costs the value of the largest hand shown, and a repeat."""
    table.more('Foul')
    app.press('Committed By', 'Aki')
    app.tap('Chombo', 'radio button')
    app.press('Shown Tenpai Hands', 'Chie')
    table.value('haneman')
    table.confirm(
        {'result': 'foul',
         'fouls': [{'player': AKI, 'kind': 'chombo',
                    'against': [{'player': CHIE, 'value': {'limit': 'haneman'}}]}],
         'continue': True}, choice='Repeat',
        preview=['Aki pays Dai 6,000: fine', 'Next: East 4, 1 honba, dealer Dai'])
    table.expect('E4', [12000, 29200, 28000, 30800], honba=1)


def finish_east_4(app, table):
    """The riichi declared before the program was killed is in the sheet."""
    table.expect('E4', [12000, 29200, 27000, 30800], honba=1, pot=1000, riichi=[CHIE])
    app.click('Chie wins')
    app.press('From', 'Aki')
    table.value('4 han 30 fu')
    table.confirm({'result': 'win', 'riichi': [CHIE],
                   'wins': [{'player': CHIE, 'from': AKI, 'value': {'han': 4, 'fu': 30}}]},
                  preview=['Aki pays Chie 1,500: honba', 'Next: South 1, dealer Aki'])
    table.expect('S1', [2800, 29200, 37200, 30800])


def play_south_1(app, table):
    """A correction, which moves nothing else; a deposit, which stays in the pot; a draw."""
    table.more('Adjust Points')
    app.press('From', 'Chie')
    app.press('To', 'Ben')
    app.set_value('Amount', 500)
    table.confirm({'result': 'adjust', 'transfers': [{'from': CHIE, 'to': BEN, 'points': 500}]})
    table.expect('S1', [2800, 29700, 36700, 30800])

    table.more('Foul')
    app.press('Committed By', 'Ben')
    app.tap('Deposit', 'radio button')
    app.click('Confirm')
    app.wait_closed()
    app.find('Ben, South, 28,700, 3rd')
    app.find('Pot 1,000', 'label')
    app.click('Draw')
    app.find('Deposit by Ben', within='Draw')
    table.confirm({'result': 'draw', 'tenpai': [],
                   'fouls': [{'player': BEN, 'kind': 'deposit'}]},
                  preview=['Next: South 2, 1 honba, dealer Ben'])
    table.expect('S2', [2800, 28700, 36700, 30800], honba=1, pot=1000)


def play_south_2(app, table):
    """The end: Aki falls below zero and owes Chie the bust prize."""
    app.click('Ron')
    app.press('Winner', 'Chie')
    app.press('From', 'Aki')
    table.value('mangan')
    table.confirm(
        {'result': 'win', 'wins': [{'player': CHIE, 'from': AKI, 'value': {'limit': 'mangan'}}]},
        preview=['Aki pays Chie 1,500: honba', 'Chie takes 1,000 from the pot',
                 'Aki pays Chie 10,000: bust prize', 'The game ends: Aki fell below zero'])


def look_at_result(app, table):
    """47,200 less 30,000, oka 20,000 and a chip prize of 10,000 are 47,200."""
    finals = {final['player']: final for final in table.play_record()['final']}
    worked_out = [(CHIE, 47200, 47200, '+47.2'), (DAI, 30800, -9200, '\N{MINUS SIGN}9.2'),
                  (BEN, 28700, 8700, '+8.7'), (AKI, -6700, -46700, '\N{MINUS SIGN}46.7')]
    app.find('Aki fell below zero', 'label')
    for rank, (player, score, total, text) in enumerate(worked_out):
        assert finals[player]['points'] == score and finals[player]['total'] == total, finals
        place = ['1st', '2nd', '3rd', '4th'][rank]
        shown = f'{score:,}'.replace('-', '\N{MINUS SIGN}')
        app.find(f'{place} {table.names[player]}, {shown} points, total {text}')
    app.find('Sum of points 100,000 \N{CHECK MARK} · sum of totals 0.0', 'label')


def look_at_history(app):
    app.click('Back', 'button')
    app.find(FINALS, within='Recent Games')
    app.tap('History', 'list item')
    app.tap(f'Hands: {FINALS}', 'list item')
    for text in ('East 1: Ben ron off Dai, 3 han 40 fu',
                 'East 2: Draw, Ben and Chie tenpai',
                 'East 2, 1 honba: Ben tsumo, 2 han 30 fu',
                 'East 3: Aki and Dai ron off Ben, Aki 2 han 30 fu and Dai mangan',
                 'East 4: Chombo by Aki',
                 'East 4, 1 honba: Chie ron off Aki, 4 han 30 fu',
                 'South 1: Points adjusted',
                 'South 1: Draw, nobody tenpai; Deposit by Ben',
                 'South 2, 1 honba: Chie ron off Aki, mangan'):
        app.find(text)


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli)
        table.new_game()
        table.expect('E1', [25000, 25000, 25000, 25000])
        play_east_1(app, table)
        play_east_2(app, table)
        app.quit()
    with App(program) as app:
        table.app = app
        table.resume()
        table.expect('E3', [22000, 36200, 25000, 16800])
        play_east_3(app, table)
        play_east_4(app, table)
        table.riichi(CHIE)
        table.expect('E4', [12000, 29200, 27000, 30800], honba=1, pot=1000, riichi=[CHIE])
        app.kill()
    with App(program) as app:
        table.app = app
        table.resume()
        finish_east_4(app, table)
        play_south_1(app, table)
        play_south_2(app, table)
        look_at_result(app, table)
        app.click('Undo Last Hand')
        hand = table.record['hands'].pop()
        table.expect('S2', [2800, 28700, 36700, 30800], honba=1, pot=1000)
        table.redo(hand)
        look_at_result(app, table)
        look_at_history(app)
        app.quit()
    table.check()
    print('the whole game: played, undone, resumed, settled and found again')


main()
