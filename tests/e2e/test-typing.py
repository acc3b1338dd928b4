#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-typing.py TENBO CLI: hand upon hand typed without a pause, with everything that moves, in
each of the three views: nothing of it may be lost."""
import os
import subprocess
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)
VIEWS = ['F5', 'F6', 'F7']
FROM_BESIDE = 'F5'  # which says the most
DELAY_MSEC = '4'
# What is typed of a hand, and what it is. Enter comes after each.
HANDS = [
    ('2 4 3 4', {'result': 'win', 'wins': [
        {'player': BEN, 'from': DAI, 'value': {'han': 3, 'fu': 40}}]}),
    ('3 1 m', {'result': 'win', 'wins': [
        {'player': CHIE, 'from': AKI, 'value': {'limit': 'mangan'}}]}),
    ('d 1 2 3 4', {'result': 'draw', 'tenpai': [AKI, BEN, CHIE, DAI]}),
]


def let_it_move():
    """The points fly and sheets slide, as they do on most desks."""
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'settings.ini')
    with open(path, encoding='utf-8') as file:
        settings = file.read()
    with open(path, 'w', encoding='utf-8') as file:
        file.write(settings.replace('gtk-enable-animations=0', 'gtk-enable-animations=1'))


def type_hands(app, table):
    keys = [key for typed, _ in HANDS for key in (*typed.split(), 'Return')]
    subprocess.run(['xdotool', 'key', '--delay', DELAY_MSEC, *keys, FROM_BESIDE], check=True)
    table.record['hands'] += [hand for _, hand in HANDS]
    table.wait_screen(table.due())
    app.wait_closed()


def main():
    program, cli = sys.argv[1:3]
    let_it_move()
    with App(program) as app:
        table = Table(app, cli)
        table.new_game()
        for view in VIEWS:
            app.keys(view)
            type_hands(app, table)
        app.quit()
    table.check()


main()
