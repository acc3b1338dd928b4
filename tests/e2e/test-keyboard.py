#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-keyboard.py TENBO CLI: hands entered with real key presses alone."""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)


def start(app, table):
    """Enter moves through the names of the seats, and the last Enter starts."""
    app.find('New Game', 'button')
    app.keys('ctrl+n')
    table.choose_ruleset()
    app.tap(table.words.seats()[0], ('text', 'entry'))
    for name in table.names:
        app.keys(*name, 'Return')
    table.expect('E1', [25000, 25000, 25000, 25000])
    stray_enter(app, table, 'E1', [25000, 25000, 25000, 25000])


def stray_enter(app, table, hand, scores):
    """An Enter when the table appears has no effect: it leaves no game, and declares no riichi."""
    app.keys('Return')
    app.wait_closed()
    table.expect(hand, scores)


def enter(app, table, hand, *keys):
    """All keys at once, faster than fingers: no key may be lost."""
    app.keys(*keys)
    table.record['hands'].append(hand)


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli)
        start(app, table)

        # Five keys: the winner, the discarder, han, fu, Enter.
        enter(app, table, {'result': 'win', 'wins': [
            {'player': BEN, 'from': DAI, 'value': {'han': 3, 'fu': 40}}]},
            '2', '4', '3', '4', 'Return')
        table.expect('E2', [25000, 30200, 25000, 19800])
        stray_enter(app, table, 'E2', [25000, 30200, 25000, 19800])

        # Four for a limit.
        enter(app, table, {'result': 'win', 'wins': [
            {'player': CHIE, 'from': AKI, 'value': {'limit': 'mangan'}}]},
            '3', '1', 'm', 'Return')
        table.expect('E3', [17000, 30200, 33000, 19800])

        # An early Enter changes nothing, in particular not the winner, whose toggle has the focus
        # at the start.
        app.keys('2')
        app.find('Ron', 'dialog')
        app.keys('Return')
        app.wait_pressed('Winner', 'Ben')
        app.keys('Escape')
        app.wait_closed()

        # A draw: the tenpai players, riichi players already included. Undone, and redone.
        app.keys('alt+3')
        table.expect('E3', [17000, 30200, 32000, 19800], pot=1000, riichi=[CHIE])
        enter(app, table, {'result': 'draw', 'riichi': [CHIE], 'tenpai': [CHIE, DAI]},
              'd', '4', 'Return')
        table.expect('E3', [15500, 28700, 33500, 21300], honba=1, pot=1000)
        draw = table.record['hands'].pop()
        app.keys('ctrl+z')
        table.expect('E3', [17000, 30200, 32000, 19800], pot=1000, riichi=[CHIE])
        table.record['hands'].append(draw)
        app.keys('ctrl+shift+z')
        table.expect('E3', [15500, 28700, 33500, 21300], honba=1, pot=1000)

        # Backspace removes a wrong key; Escape cancels the whole entry.
        app.keys('4', '1', 'BackSpace', '2', 'm')
        app.find('Ben pays Dai 8,000: hand value', within='Preview')
        app.keys('Escape')
        app.wait_closed()
        table.expect('E3', [15500, 28700, 33500, 21300], honba=1, pot=1000)

        # Nobody tenpai: two keys. The dealer passes, and the honba increases.
        enter(app, table, {'result': 'draw', 'tenpai': []}, 'd', 'Return')
        table.expect('E4', [15500, 28700, 33500, 21300], honba=2, pot=1000)
        app.keys('ctrl+z')
        table.record['hands'].pop()
        table.expect('E3', [15500, 28700, 33500, 21300], honba=1, pot=1000)

        # The winner again is a tsumo. The dealer's haneman with one honba: 6,500 from each, and the
        # pot. With 54,000 the game ends; nobody is asked whether the dealer repeats.
        enter(app, table, {'result': 'win', 'wins': [
            {'player': CHIE, 'value': {'limit': 'haneman'}}]},
            '3', '3', 'h', 'Return')
        app.find('Chie rose above 50,000 points', 'label')
        finals = [final['points'] for final in table.play_record()['final']]
        assert finals == [9000, 22200, 54000, 14800], finals
        app.find('1st Chie, 54,000 points, total +44.0')
        app.keys('alt+Left')
        app.find('Recent Games', 'list')
        app.quit()
    table.check()


main()
