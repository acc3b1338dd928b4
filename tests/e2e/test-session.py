#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-session.py TENBO CLI: two games of a session, its stakes, and the payments.

The session page and the rate are reached once by the pointer and once by keys alone; tenbo-cli
agrees.
"""
import json
import sys

from desktop import App
from table import Table, database

MINUS = '\N{MINUS SIGN}'


def is_rate(name):
    return name.startswith('Rate ')


def play(app, table, winner, discarder):
    """A mangan, and the agreement to stop."""
    app.click('Ron')
    app.press('Winner', winner)
    app.press('From', discarder)
    table.value('mangan')
    app.click('Confirm')
    app.wait_closed()
    table.more('End Game')
    app.click('End Game', 'button')
    app.find('Share')


def ask(table):
    return json.loads(table.run_cli('history', 'session', '--last', '--json', '--database',
                                    database()))


def play_first_game(app, table):
    table.new_game()
    play(app, table, 'Ben', 'Dai')
    app.click('Session', 'button')
    app.find('Not played for money', 'label')
    app.find(f'1. Ben, total +23.0, 1 game · 1st\xa0×\xa01')


def set_rate_by_pointer(app, table):
    table.run_cli('history', 'set-session', '--last', '--unit', '¥', '--fee', '4000', '--paid-by',
                  '', '--database', database())
    app.click('Back', 'button')
    app.click('Session', 'button')
    app.find('Table fee ¥4,000', 'label')
    app.tap('Rate and Fee…', 'button')
    app.set_value(is_rate, 50)
    app.find('Ben: +23.0 is +¥1,150', 'label')
    app.tap('Save', 'button')
    app.wait_closed()
    app.find('¥50 per 1,000 points · Table fee ¥4,000', 'label')
    for line in ('Dai pays ¥1,650 to the house', 'Aki pays ', 'Chie pays '):
        app.find(lambda name, line=line: name.startswith(line))
    session = ask(table)
    assert (session['rate'], session['fee'], session['house']) == (50, 4000, 4000), session


def play_second_game(app, table):
    """With the same people, from the page of the session."""
    app.click('Next Game', 'button')
    play(app, table, 'Chie', 'Ben')


def set_rate_by_keys(app, table):
    """Back to the session by a key; the rate is typed."""
    app.keys('alt+e')
    app.find('2 games', 'label')
    app.keys('alt+r')
    app.find('Save', 'button')
    app.keys('ctrl+a', '1', '0', '0')
    app.keys('alt+s')
    app.wait_closed()
    app.find('¥100 per 1,000 points · Table fee ¥4,000', 'label')


def check(app, table):
    """Everybody's money, and the fewest transfers, compared with the command line."""
    session = ask(table)
    money = {total['name']: total['money'] for total in session['totals']}
    names = {total['person']: total['name'] for total in session['totals']}
    assert len(session['games']) == 2 and sum(money.values()) == -4000, session
    assert len(session['transfers']) <= 4, session
    for transfer in session['transfers']:
        payer, amount = names[transfer['from']], transfer['amount']
        money[payer] += amount
        if transfer['to'] == 'house':
            app.find(f'{payer} pays ¥{amount:,} to the house')
        else:
            receiver = names[transfer['to']]
            app.find(f'{payer} pays {receiver} ¥{amount:,}')
            money[receiver] -= amount
    assert not any(money.values()), money
    for game, running in enumerate(zip(*[total['running'] for total in session['totals']])):
        row = app.find(lambda name, game=game: name.startswith(f'Game {game + 1}, ')).name
        for total, points in zip(session['totals'], running):
            sign = MINUS if points < 0 else '+' if points > 0 else ''
            assert f'{total["name"]} ' in row and f'now {sign}{abs(points) / 1000:.1f}' in row, row


def main():
    program, cli = sys.argv[1:3]
    with App(program) as app:
        table = Table(app, cli)
        play_first_game(app, table)
        set_rate_by_pointer(app, table)
        play_second_game(app, table)
        set_rate_by_keys(app, table)
        check(app, table)
        app.quit()


main()
