#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-typing.py TENBO CLI [RULESET…]: players who type faster than a sheet opens. Types many hands
without a pause, at several speeds, in windows of several sizes and in the three views, on an idle
and on a busy machine, with animations. Each hand in the database has to match the typed keys.

tools/dev thorough types more than a thousand hands, and prints after each row how many were lost.
"""
import contextlib
import glob
import itertools
import json
import os
import sqlite3
import subprocess
import sys

from desktop import App
from table import Table, database

AKI, BEN, CHIE, DAI = range(4)
LONG = 'TENBO_TEST_THOROUGH' in os.environ
SIZES = [(360, 294), (360, 640), (700, 640), (1280, 800)]
SPEEDS = [5, 20, 40, 80, 150]  # milliseconds per key
MORE_SPEEDS = [10, 33, 60, 110]
VIEWS = {'beside': 'F5', 'flat': 'F6', 'far': 'F7'}
CELL_MSEC = 20000 if LONG else 1500  # of one game; a slow typist types fewer hands
N_BURNERS = 4 if LONG else 2
MANGAN = {'limit': 'mangan'}


def han(n, fu):
    return {'han': n, 'fu': fu}


def win(*wins, **more):
    return {'result': 'win', **more, 'wins': list(wins)}


def ron(player, from_, value, bonus=None, **more):
    return win({'player': player, 'from': from_, 'value': value,
                **({'bonus': bonus} if bonus else {})}, **more)


def tsumo(player, value, **more):
    return win({'player': player, 'value': value}, **more)


def draw(*tenpai, **more):
    return {'result': 'draw', **more, 'tenpai': list(tenpai)}


REPEATS, PASSES = {'continue': True}, {'continue': False}

# Games from their first hand: the keys of each hand, and its record. Enter follows each. They begin
# without a riichi, which undo would leave on the table for the next game.
FOUR_PLAYERS = [
    [('2 4 3 3', ron(BEN, DAI, han(3, 30))),
     ('alt+4 4 4 m', tsumo(DAI, MANGAN, riichi=[DAI])),
     ('3 3 3 3', tsumo(CHIE, han(3, 30)) | REPEATS),
     ('d 2 3', draw(BEN, CHIE) | REPEATS),
     ('1 w 4 2 2 3 m', win({'player': AKI, 'from': BEN, 'value': han(2, 30)},
                           {'player': DAI, 'from': BEN, 'value': MANGAN}))],
    [('3 1 m', ron(CHIE, AKI, MANGAN)),
     ('alt+1 alt+3 t 3 2 4', tsumo(CHIE, han(2, 40), riichi=[AKI, CHIE])),
     ('d', draw()),
     ('4 1 BackSpace 2 m', ron(DAI, BEN, MANGAN) | REPEATS),
     ('2 4 3 Escape 3 1 2 3', ron(CHIE, AKI, han(2, 30)))],
    [('1 2 2 3 p', ron(AKI, BEN, han(2, 30)) | PASSES),
     ('f 3 f f f', {'result': 'foul', 'fouls': [{'player': CHIE, 'kind': 'chombo'}]} | REPEATS),
     ('alt+4 4 1 alt+2 p space plus', ron(DAI, AKI, {
         'yaku': ['riichi', 'pinfu'], 'dora': 1, 'fu': 30}, riichi=[DAI]))],
    [('2 3 2 3 i 2', ron(BEN, CHIE, han(2, 30), riichi=[BEN])),
     ('alt+4 4 1 alt+3 2 3 4 m 4 5 6 p 2 3 4 6 7 9 9 s 8 s d 9 m', ron(DAI, AKI, {'tiles': {
         'hand': '234m456p2346799s', 'win': '8s', 'dora': ['9m']}}, riichi=[DAI])),
     ('alt+3 3 4 2 4 c u u', ron(CHIE, DAI, han(2, 40), {'ippatsu': 1, 'ura': 2},
                                 riichi=[CHIE]) | REPEATS)],
]

THREE_PLAYERS = [
    [('2 3 3 3', ron(BEN, CHIE, han(3, 30))),
     ('alt+1 1 1 m', tsumo(AKI, MANGAN, riichi=[AKI])),
     ('3 w 2 1 m 2 3', win({'player': BEN, 'from': AKI, 'value': MANGAN},
                           {'player': CHIE, 'from': AKI, 'value': han(2, 30)})),
     ('d 3', draw(CHIE))],
]
TAI = [
    [('2 3 7 2', ron(BEN, CHIE, {'tai': 72})),
     ('4 4 1 1', tsumo(DAI, {'tai': 11})),
     ('1 4 k 1 4', win({'player': AKI, 'from': DAI, 'robbed': True, 'value': {'tai': 14}})),
     ('d', draw()),
     ('3 2 5 4 BackSpace 5', ron(CHIE, BEN, {'tai': 55}))],
]
SHORT = {
    'b-rule': [*((size, 'beside', SPEEDS) for size in SIZES), (SIZES[0], 'flat', SPEEDS[:2]),
               (SIZES[3], 'flat', SPEEDS[:2]), (SIZES[3], 'far', SPEEDS[:1])],
    'sanma-parlor': [(SIZES[0], 'beside', SPEEDS[1:3])],
    'fenghua': [(SIZES[0], 'beside', SPEEDS[1:3])],
}
BUSY_SIZES = {'b-rule': SIZES[::3], 'sanma-parlor': SIZES[1:2], 'fenghua': SIZES[1:2]}
GAMES = {'b-rule': FOUR_PLAYERS, 'sanma-parlor': THREE_PLAYERS, 'fenghua': TAI}


def read_hands():
    with contextlib.closing(sqlite3.connect(f'file:{database()}?mode=ro', uri=True)) as db:
        events = [json.loads(event) for event, in
                  db.execute('SELECT event FROM game_events ORDER BY seq')]
    return [{key: value for key, value in event.items() if key != 'id'} for event in events]


@contextlib.contextmanager
def busy_machine():
    """Other processes compute while the players type."""
    burners = [subprocess.Popen([sys.executable, '-c', 'while True: pass'])
               for _ in range(N_BURNERS)]
    try:
        yield
    finally:
        for burner in burners:
            burner.kill()
            burner.wait()


def let_it_move():
    """Points fly and sheets slide, as on most desktops."""
    path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0', 'settings.ini')
    with open(path, encoding='utf-8') as file:
        settings = file.read()
    with open(path, 'w', encoding='utf-8') as file:
        file.write(settings.replace('gtk-enable-animations=0', 'gtk-enable-animations=1'))


class Typist:
    """A game with typed hands, which are undone again."""

    def __init__(self, program, cli, ruleset):
        self.program, self.cli, self.ruleset = program, cli, ruleset
        self.games = itertools.cycle(GAMES[ruleset])
        self.typed = self.lost = self.n_keys = 0
        self.app = None

    def start(self):
        """Starts the program with a new game; nothing of the last one remains."""
        for file in glob.glob(f'{database()}*'):
            os.unlink(file)
        self.app = App(self.program)
        self.app.__enter__()
        Table(self.app, self.cli, ruleset=self.ruleset).new_game()

    def type_row(self, size, view, speeds):
        """The beginning of a game at each speed."""
        typed, lost = self.typed, self.lost
        for speed in speeds:
            if self.app is None:
                self.start()
            self.app.resize(*size)
            self.app.keys(VIEWS[view])
            self.type_game(speed, f'{speed} ms, {size[0]}×{size[1]}, {view}')
        if LONG:
            print(f'{self.ruleset} {size[0]}×{size[1]} {view}: '
                  f'{self.lost - lost} of {self.typed - typed} lost', flush=True)

    def type_game(self, speed, where):
        hands = next(self.games)
        n_keys = itertools.accumulate(len(typed.split()) + 1 for typed, _ in hands)
        n = sum(n * speed <= CELL_MSEC for n in n_keys) or 1
        keys = [key for typed, _ in hands[:n] for key in (*typed.split(), 'Return')]
        subprocess.run(['xdotool', 'key', '--delay', str(speed), *keys], check=True)
        recorded = self.wait_hands(n)
        self.typed += n
        self.n_keys += len(keys)
        for i, (typed, due) in enumerate(hands[:n]):
            got = recorded[i] if i < len(recorded) else None
            if got != due:
                self.lost += 1
                print(f'{typed!r} at {where} became {got}, not {due}', file=sys.stderr)
        self.undo(recorded, n)

    def undo(self, recorded, n):
        """Undoes by keys too. An error may have left a sheet open: another game is started then."""
        if len(recorded) == n:
            self.app.keys(*['ctrl+z'] * n)
            if not self.wait_hands(0):
                return
            print(f'{n} undo left {self.wait_hands(0)}', file=sys.stderr)
            self.lost += 1
        self.app.kill()
        self.app = None

    def wait_hands(self, n):
        """Returns the record when it has @n hands or after the time limit."""
        seen = {}

        def is_there():
            seen['hands'] = read_hands()
            return len(seen['hands']) == n
        with contextlib.suppress(AssertionError):
            self.app.wait('', is_there)
        return seen['hands']

    def end(self):
        if self.app is not None:
            self.app.quit()
            self.app.__exit__(None, None, None)
        subprocess.run([self.cli, 'check', '--database', database()], check=True,
                       stdout=subprocess.DEVNULL)


def type_all(typist, short):
    """All of it, or a part that takes a minute or two for all rulesets together."""
    if LONG:
        for size, view in itertools.product(SIZES, VIEWS):
            for _ in GAMES[typist.ruleset]:
                typist.type_row(size, view, SPEEDS + MORE_SPEEDS)
        with busy_machine():
            for size in SIZES:
                for _ in GAMES[typist.ruleset]:
                    typist.type_row(size, 'beside', SPEEDS + MORE_SPEEDS)
        return

    for size, view, speeds in short:
        typist.type_row(size, view, speeds)
    with busy_machine():
        for size in BUSY_SIZES[typist.ruleset]:
            typist.type_row(size, 'beside', SPEEDS[::2])


def main():
    program, cli = sys.argv[1:3]
    let_it_move()
    typists = []
    for ruleset in sys.argv[3:] or GAMES:
        typists.append(Typist(program, cli, ruleset))
        type_all(typists[-1], SHORT[ruleset])
        typists[-1].end()
    lost, typed = sum(typist.lost for typist in typists), sum(typist.typed for typist in typists)
    assert lost == 0, f'{lost} of {typed} hands were lost'
    n_keys = sum(typist.n_keys for typist in typists)
    print(f'{typed} hands typed with {n_keys} keys, none lost')


main()
