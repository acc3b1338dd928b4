#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-short-press.py TENBO CLI: the shortest possible press on + of a number at its minimum, which
makes - sensitive, counts once and ends."""
import sys
import time

from desktop import TICK_SECONDS, App
from table import Table

# Distance from the middle of + to the end of its row, in pixels.
PLUS = 17
# GTK waits half a second before a held button repeats.
HELD_SECONDS = 0.8
# The server drops some presses that are as short as this; they are repeated after this time.
PATIENCE_SECONDS = 3
PRESSES = 8


def press_shortly(app, name, lowest, step):
    def read():
        return app.find(name, 'spin button').get_value()
    app.set_value(name, lowest)
    place = app.extents(name, 'spin button')
    for before in lowest, lowest + step:
        for _ in range(PRESSES):
            app.tap_at(place.x + place.width - PLUS, place.y + place.height / 2)
            limit = time.monotonic() + PATIENCE_SECONDS
            while read() == before and time.monotonic() < limit:
                time.sleep(TICK_SECONDS)
            if read() != before:
                break
        time.sleep(HELD_SECONDS)
        assert read() == before + step, f'{name!r} runs on to {read()}'


def main():
    program, cli = sys.argv[1:3]
    with App(program, size=(1000, 780)) as app:
        table = Table(app, cli)
        table.new_game()
        table.more('Adjust Points')
        app.find('Amount', 'spin button')
        press_shortly(app, 'Amount', 100, 100)
        app.keys('Escape')
        app.wait_closed()
        app.keys('F4')
        app.find('Dice', 'dialog')
        app.keys('0')
        press_shortly(app, 'Highest Number', 1, 1)
        app.keys('Escape')
        app.wait_closed()
        app.quit()


main()
