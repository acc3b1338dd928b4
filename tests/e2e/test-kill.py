#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-kill.py TENBO CLI: kills the real program while hands are entered, without any loss.

Ten times: continues the game, declares riichi and confirms hands, and is killed at a random moment,
every other time while something is being saved. When the program is opened again, everything that
it had shown as confirmed is there, and the check of the database is clean.
"""
import random
import sys
import threading
import time

from gi.repository import GLib

from desktop import App
from table import Table

KILLS = 10


class Player:
    """Plays random hands, and records the last display of the window and the possible next one."""

    def __init__(self, table, chance):
        self.table = table
        self.chance = chance
        self.riichi = []
        self.shown = table.due()
        self.on_its_way = None  # the hands, the riichi and the display after the last request
        self.n_shown = 0
        self.kill_after = None  # changes before the kill, and the delay after the request

    def request(self, act, hands, riichi):
        """Makes a change that is saved, and waits until the window shows it."""
        due = self.table.due(hands, riichi)
        self.on_its_way = (hands, riichi, due)
        act()
        if self.kill_after is not None and self.kill_after[0] == 0:
            time.sleep(self.kill_after[1])
            self.table.app.process.kill()
        self.table.wait_screen(due)
        self.take_over()
        self.n_shown += 1
        if self.kill_after is not None:
            self.kill_after = (self.kill_after[0] - 1, self.kill_after[1])

    def take_over(self):
        hands, self.riichi, self.shown = self.on_its_way
        self.table.record['hands'] = hands
        self.on_its_way = None

    def toggle_riichi(self):
        player = self.chance.randrange(4)
        riichi = [other for other in self.riichi if other != player]
        if len(riichi) == len(self.riichi):
            riichi.append(player)
        self.request(lambda: self.table.riichi(player), self.table.record['hands'], riichi)

    def random_hand(self):
        """Returns a hand that does not end the game: a small ron, or a draw with the dealer
        tenpai."""
        hands = self.table.record['hands']
        tenpai = sorted({self.shown['dealer'], self.chance.randrange(4), *self.riichi})
        draw = {'result': 'draw', 'riichi': self.riichi, 'tenpai': tenpai}
        player, from_ = self.chance.sample(range(4), 2)
        ron = {'result': 'win', 'riichi': self.riichi, 'wins': [
            {'player': player, 'from': from_, 'value': {'han': 1, 'fu': 30}}]}
        hand = self.chance.choice((draw, ron))
        return hand if self.table.play_record(hands + [hand])['end'] is None else draw

    def enter(self, hand):
        """Fills the sheet, up to Confirm."""
        app, names = self.table.app, self.table.names
        app.wait_closed()
        if hand['result'] == 'draw':
            app.click('Draw')
            for player in hand['tenpai']:
                if player not in self.riichi:  # tenpai from the start
                    app.press('Tenpai', names[player])
            return
        app.click('Ron')
        app.press('Winner', names[hand['wins'][0]['player']])
        app.press('From', names[hand['wins'][0]['from']])
        self.table.value('1 han 30 fu')

    def play_hand(self):
        hand = self.random_hand()
        self.enter(hand)
        self.request(lambda: self.table.app.click('Confirm'),
                     self.table.record['hands'] + [hand], [])

    def play_on(self):
        while True:
            if self.chance.random() < 0.4:
                self.toggle_riichi()
            else:
                self.play_hand()

    def compare_reopened(self):
        """The last display is there, or additionally the pending change."""
        seen = self.table.app.wait('the table is shown', self.table.screen)
        if self.on_its_way is not None and seen == self.on_its_way[2]:
            self.take_over()
            print('what was on its way when it was killed had been saved')
        assert seen == self.shown, f'lost: {self.shown} was shown, but only {seen} is there'
        self.on_its_way = None


def play_and_kill(player, chance, while_saving):
    """One run of the program, which does not end by itself."""
    app = player.table.app
    timer = threading.Timer(chance.uniform(0.5, 4), app.process.kill)
    player.kill_after = None
    if while_saving:
        player.kill_after = (chance.randrange(2, 4), chance.uniform(0, 0.03))
    else:
        timer.start()
    try:
        player.play_on()
    except (AssertionError, GLib.Error):
        # Requests to a dead program fail; no other request may.
        if app.process.poll() is None:
            raise
    finally:
        timer.cancel()
    app.kill()


def main():
    program, cli = sys.argv[1:3]
    chance = random.Random(20251121)
    table = player = None
    for life in range(KILLS + 1):
        with App(program) as app:
            if table is None:
                table = Table(app, cli)
                table.new_game()
                player = Player(table, chance)
            else:
                table.app = app
                table.resume()
                player.compare_reopened()
                table.check()
            if life < KILLS:
                play_and_kill(player, chance, life % 2 == 0)
    print(f'{KILLS} kills, {len(table.record["hands"])} hands, {player.n_shown} changes shown, '
          'none lost')
    assert player.n_shown >= KILLS, 'it was killed before anything could be lost'


main()
