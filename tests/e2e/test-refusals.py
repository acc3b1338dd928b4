#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-refusals.py TENBO CLI: refusals of the rules, their reasons, and their remedies."""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)


def adjust(*transfers):
    return {'result': 'adjust', 'transfers': [
        {'from': from_, 'to': to, 'points': points} for from_, to, points in transfers]}


def refuse_riichi(program, cli):
    """With 700 points there is no riichi; declared anyway it is a dead hand."""
    with App(program) as app:
        table = Table(app, cli)
        table.continue_from([adjust((BEN, AKI, 24300))])
        table.expect('E1', [49300, 700, 25000, 25000])
        table.riichi(BEN)
        app.find('Riichi Not Possible', 'alert')
        app.find(lambda text: text.startswith('Riichi needs 1,000 points'), 'label')
        app.click('Cancel', 'button', 'Riichi Not Possible')
        app.wait_gone('Riichi Not Possible', 'alert')
        table.expect('E1', [49300, 700, 25000, 25000])

        table.riichi(BEN)
        app.click('Record “Dead hand”', 'button')
        app.wait_gone('Riichi Not Possible', 'alert')
        app.find('Dead hand', 'label', lambda text: text.startswith('Ben, '))
        # The hand ends in a draw: 3,000 among the tenpai players, and a mangan paid by Ben.
        app.click('Draw')
        app.press('Tenpai', 'Aki')
        table.confirm({'result': 'draw', 'tenpai': [AKI],
                       'fouls': [{'player': BEN, 'kind': 'dead-hand'}]},
                      preview=['Ben pays Aki 4,000: fine',
                               lambda text: text.startswith('The game ends: ')])
        app.find('Ben fell below zero', 'label')
    table.check()


def refuse_open_win(program, cli):
    """Rule 07: in South 4 an open win that does not improve the winner's rank is a chombo."""
    with App(program) as app:
        table = Table(app, cli, ['Emi', 'Fumi', 'Goro', 'Hana'])
        table.continue_from([adjust((BEN, AKI, 20000), (BEN, CHIE, 1000))] +
                            [{'result': 'draw', 'tenpai': []}] * 7)
        table.expect('S4', [45000, 4000, 26000, 25000], honba=7)
        app.click('Ron')
        app.press('Winner', 'Fumi')
        app.press('From', 'Emi')
        table.value('1 han 20 fu')
        app.find(lambda text: text.startswith('The game ends'), within='Preview')
        app.click('Open hand', 'toggle button')
        app.find('An open win in the last hand must improve the winner’s rank. '
                 'Record it as a chombo.', within='Preview')
        assert not app.find('Confirm', 'button').sensitive, 'a refused hand can be confirmed'
        app.click('Record “Chombo”', 'button')
        # Nobody has to show a hand for it: Fumi pays 8,000, 4,000 of it to Hana, and is out.
        table.confirm({'result': 'foul', 'fouls': [{'player': BEN, 'kind': 'chombo'}]},
                      preview=['Fumi pays Hana 4,000: fine', 'Fumi pays Emi 2,000: fine'])
        app.find('Fumi fell below zero', 'label')
        end = table.play_record()['end']
        assert end == {'reason': 'bust', 'players': [BEN]}, end
    table.check()


def main():
    program, cli = sys.argv[1:3]
    refuse_riichi(program, cli)
    refuse_open_win(program, cli)


main()
