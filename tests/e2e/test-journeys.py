#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-journeys.py TENBO CLI HAND LANGUAGE JOURNEY…: the actions of players, by keys or by pointer
alone.

HAND is keyboard or pointer, LANGUAGE en or ja; all journeys run in one program, one after another.
"""
import importlib
import sys

from desktop import App
from journeys.words import Words
from table import Table


def main():
    program, cli, hand, language, *names = sys.argv[1:]
    words = Words(language)
    make_hand = getattr(importlib.import_module(f'journeys.{hand}'), hand.capitalize())
    for name in names:
        journey = importlib.import_module(f'journeys.{name}')
        table = Table(None, cli, words=words, ruleset=getattr(journey, 'RULESET', 'b-rule'))
        if hasattr(journey, 'PLAYED'):
            table.import_record(journey.PLAYED)
        with App(program, getattr(journey, 'SIZE', None),
                 {'LC_ALL': words.locale, 'LANGUAGE': ''}) as app:
            table.app = app
            journey.journey(make_hand(app, table))
            app.quit()


main()
