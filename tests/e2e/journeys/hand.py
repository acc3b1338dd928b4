# SPDX-License-Identifier: GPL-3.0-or-later
"""What players do, said once: the hand that does it uses the keys alone or the pointer alone.

A hand of the game is entered from what the record is to say of it, so that a journey tells each
once: `play ({'result': 'win', 'wins': […]})` presses what has to be pressed, and the table and the
database are compared with it.
"""
import difflib
import subprocess

from desktop import PRESSABLE
from table import database, points

# The order of the menus.
DIFFERENCES, SEATS, NOTE = 7, 9, 10
KEYS = -3  # from the end
DICE, STICKS = 4, 5
SWITCHES = 'switch', 'check box'


class Hand:
    """The verbs, made of what Keyboard and Pointer do in their own ways:

    press (name, role, within)   activate a control
    write (name, text)           into an entry
    set_number (name, n)         of a spin button
    menu (button, *indices)      open a menu, and choose by order: items have no names
    select (name, text)          one of the list that a row opens
    leave ()                     give the sheet up that lies over the page
    back ()                      to the page before
    """

    def __init__(self, app, table):
        self.app = app
        self.table = table
        self.words = table.words

    # --- Pages -----------------------------------------------------------------------------------

    def choose(self, group, name):
        """Press a choice of the named group, and wait until it is pressed."""
        self.press(name, PRESSABLE, group)
        self.app.wait_pressed(group, name)

    def turn_on(self, name):
        self.press(name, SWITCHES)
        self.app.wait_pressed(None, name)

    def choose_ruleset(self, ruleset=None):
        """By its id, in the list of rulesets."""
        self.press(bool, 'list item', self.words('Ruleset'))
        self.find_ruleset(ruleset or self.table.record['ruleset'])
        self.app.wait_closed()

    def find_ruleset(self, ruleset):
        # The search begins a moment after the last letter, and moves what is to be pressed.
        other = self.name_ruleset('b-rule' if ruleset != 'b-rule' else 'mleague')
        self.app.find(other, 'list item', self.words('Rulesets'))
        self.write(self.words('Search rulesets'), ruleset)
        self.app.wait_gone(other, 'list item', self.words('Rulesets'))
        self.press(self.name_ruleset(ruleset), 'list item')
        self.app.wait_gone(self.words('Search rulesets'))

    def name_ruleset(self, ruleset=None):
        names = self.table.read_ruleset(ruleset)['name']
        return names.get(self.words.language, names['en'])

    def begin(self):
        """From New Game to the table, with the players one after the other."""
        self.press(self.words('_New Game'))
        self.app.find(self.words('_Start Game'), 'button')
        if self.app.find(bool, 'list item', self.words('Ruleset')).name != self.name_ruleset():
            self.choose_ruleset()
        for seat, name in zip(self.words.seats(), self.table.names):
            self.write(seat, name)
        self.press(self.words('_Start Game'))
        self.app.find(self.words('Ron'), 'button')

    def name_row(self, row):
        """What the rows of a new game are called that have a seat, and the one below them."""
        return [*self.words.seats(), self.words('Sits out')][row]

    def move_row(self, row, to):
        """Who is in a row of a new game goes to another; those between close up."""
        step = 1 if to > row else -1
        for at in range(row, to, step):
            name = self.words.wind(0) if at == 0 else self.name_row(at)
            self.press(self.words('Move %s down' if step > 0 else 'Move %s up', name), 'button')

    def resume(self):
        names = self.words(', ').join(self.table.names)
        self.press(names, 'list item', self.words('Unfinished Games'))
        self.app.find(self.words('Ron'), 'button')

    # --- The table -------------------------------------------------------------------------------

    def riichi(self, player):
        self.press(self.words('Riichi, %s', self.table.names[player]))

    def more(self, index):
        """A sheet of the menu More, by its order."""
        self.menu(self.words('More'), index)

    def undo(self):
        self.press(self.words('Undo'), 'button')
        return self.table.record['hands'].pop()

    def redo(self, hand):
        self.press(self.words('Redo'), 'button')
        self.table.record['hands'].append(hand)

    def check(self, riichi=()):
        """The table shows what tenbo-cli makes of the hands."""
        self.table.wait_screen(self.table.due(riichi=riichi))
        self.app.wait_closed()

    def check_result(self):
        """The result shows each player with the points that tenbo-cli says, the best first."""
        for final in self.table.play_record()['final']:
            name, score = self.table.names[final['player']], points(final['points'])
            self.app.find(lambda text, said=(name, self.words('%s points', score)):
                          text.startswith(self.words.rank(final['rank'])) and
                          all(part in text for part in said))

    def check_record(self):
        """The database holds what was played: tenbo-cli prints the same score sheet of both."""
        self.table.check()
        kept = subprocess.run([self.table.cli, 'history', 'show', '--last', '--database',
                               database()], capture_output=True, text=True, check=True).stdout
        with self.table.record_file(self.table.record) as path:
            played = self.table.run_cli('play', path)
        kept = kept.split('\n')
        del kept[1]  # when it was played
        difference = '\n'.join(difflib.unified_diff(played.split('\n'), kept, 'played', 'kept'))
        assert not difference, difference

    # --- Earlier hands ---------------------------------------------------------------------------

    def open_hand(self, round_, honba, button):
        """A hand of the log, and one of its buttons."""
        name = self.words.hand(round_, honba)
        self.press(lambda text: text.startswith(f'{name}: '), 'list item')
        self.press(self.words(button), 'button')

    def edit(self, round_, honba, event):
        """Enter the hand anew, up to the list of what becomes different."""
        self.open_hand(round_, honba, '_Edit…')
        self.app.find(self.words('Edit Hand'), 'dialog')
        self.clear()
        self.enter_anew(event)

    def insert(self, round_, honba, event):
        """A hand that was forgotten before another one."""
        self.open_hand(round_, honba, '_Insert Before…')
        self.app.find(self.words('Insert Hand'), 'dialog')
        self.enter_anew(event)

    def delete(self, round_, honba):
        self.open_hand(round_, honba, '_Delete…')
        self.app.find(self.words('Review Changes'), 'dialog')

    def clear(self):
        """Take back what a sheet says."""

    def enter_anew(self, event):
        """A hand into a sheet that says nothing yet of its winner."""
        if event['result'] == 'win':
            self.choose(self.words('Winner'), self.table.names[event['wins'][0]['player']])
        self.enter(event)
        self.press(self.words('Confirm'), 'button')
        self.app.find(self.words('Review Changes'), 'dialog')

    def save(self):
        """What was changed, after it was read."""
        self.press(self.words('_Save'), 'button')
        self.app.wait_closed()

    def go_to_step(self, title):
        """Undo or redo up to a step of the list, which stays open."""
        self.press(self.words('Steps'), 'button')
        self.press(lambda text: text.startswith(title), 'list item', self.words('Steps'))
        self.leave()

    def note_hand(self, round_, honba, text):
        self.open_hand(round_, honba, '_Note…')
        self.write(self.words('Note on %s', self.words.hand(round_, honba)), text)
        self.save()

    def note_game(self, text):
        self.menu(self.words('Main menu'), NOTE)
        self.write(self.words('Note on the Game'), text)
        self.save()

    def review_seats(self, dealer=None, ruleset=None):
        """Another first dealer, or another ruleset, up to the list of what becomes different."""
        self.menu(self.words('Main menu'), SEATS)
        if dealer is not None:
            self.select(self.words('First Dealer'), dealer)
        if ruleset is not None:
            self.press(self.name_ruleset(), 'list item')
            self.find_ruleset(ruleset)
        self.press(self.words('_Review…'), 'button')
        self.app.find(self.words('Review Changes'), 'dialog')

    # --- Tools -----------------------------------------------------------------------------------

    def open_dice(self):
        self.more(DICE)
        self.app.find(self.words('Dice'), 'dialog')

    def throw(self, dice):
        """So many dice; none is a number."""
        self.choose(self.words('What is thrown'), str(dice) if dice else self.words('Number'))
        self.press(self.words('_Throw'), 'button')

    def open_sticks(self):
        self.more(STICKS)
        self.app.find(self.words('Sticks'), 'dialog')

    def begin_count(self):
        self.choose(self.words('Page'), self.words.of('sticks', 'Count'))

    def count_sticks(self, holder, numbers):
        """Numbers of sticks, by what they are worth, the dearest first."""
        for worth, n in numbers.items():
            self.write(self.words('%1$s, sticks of %2$s', holder, points(worth)), str(n))

    def open_needs(self):
        self.press(self.words.of('tab', 'Needs'), 'page tab')

    def compare(self, player):
        """Show the differences to a player; None: to nobody."""
        self.menu(self.words('Main menu'), DIFFERENCES, 0 if player is None else player + 1)

    def look(self, view):
        """Beside the table, flat on it, from afar."""
        self.menu(self.words('Main menu'), ['beside', 'flat', 'far'].index(view))

    def open_keys(self):
        """The list of keys."""
        self.menu(self.words('Main menu'), KEYS)

    # --- A hand ----------------------------------------------------------------------------------

    def open_sheet(self, event):
        """The sheet for a hand, with the winner pressed."""
        words = self.words
        if event['result'] == 'win':
            self.press(words('%s wins', self.table.names[event['wins'][0]['player']]))
        elif event['result'] in ('draw', 'abort'):
            self.press(words('Draw'), 'button')
        else:
            self.more({'foul': 0, 'adjust': 1, 'stop': 6}[event['result']])
        self.app.find(words('Confirm'), 'button')

    def enter(self, event):
        """Fill the open sheet in; who wins is pressed."""
        getattr(self, f'_enter_{event["result"]}')(event)
        if 'continue' in event:
            self.decide(event['continue'])

    def decide(self, repeats):
        """Whether the dealer repeats."""
        self.press(self.words('Repeat' if repeats else 'Pass'), 'radio button')

    def play(self, event):
        """A whole hand, from the table to the table."""
        self.open_sheet(event)
        self.enter(event)
        self.confirm()
        self.table.record['hands'].append(event)

    def confirm(self):
        self.press(self.words('Confirm'), 'button')
        self.app.wait_closed()

    def press_value(self, value):
        """A value of the grid, of named yakuman, or of its limit."""
        words = self.words
        if 'yakuman' in value:
            self.press(words('Yakuman by name'), 'toggle button')
            for yakuman in value['yakuman']:
                self.press(words(yakuman.capitalize()), 'toggle button')
            return
        name = words.value(value)
        self.press(lambda text: text.startswith(name) and text != name, 'toggle button',
                   words('Value'))

    def _enter_win(self, event):
        words, names, wins = self.words, self.table.names, event['wins']
        for win in wins[1:]:
            self.press(words('Another winner'), 'toggle button')
            self.choose(words('Winner'), names[win['player']])
        if 'from' in wins[0]:
            self.choose(words('From'), names[wins[0]['from']])
        else:
            self.press(words('Tsumo'), 'toggle button', words('From'))
        for win in wins:
            if len(wins) > 1:
                self.choose(words('Value of the hand of'), names[win['player']])
            self.press_value(win['value'])
            self._enter_extras(win)

    def _enter_extras(self, win):
        """Chips and pao."""
        bonus = win.get('bonus', {})
        if bonus.get('ippatsu'):
            self.turn_on(self.words('Ippatsu'))
        for key, name in ('ura', 'Ura Dora'), ('red', 'Red Fives'):
            if bonus.get(key):
                self.set_number(self.words(name), bonus[key])
        if 'pao' in win:
            self.choose(self.words('Pao'), self.table.names[win['pao']['player']])

    def _enter_draw(self, event):
        for player in set(event.get('tenpai', [])) - set(event.get('riichi', [])):
            self.choose(self.words('Tenpai'), self.table.names[player])
        for player in event.get('nagashi', []):
            self.choose(self.words('Nagashi Mangan'), self.table.names[player])

    def _enter_abort(self, event):
        reason = {'nine-terminals': 'Nine terminals', 'four-winds': 'Four winds'}[event['reason']]
        self.press(self.words(reason), 'radio button')

    def _enter_foul(self, event):
        for foul in event['fouls']:
            self.choose(self.words('Who'), self.table.names[foul['player']])
            self.press(self.name_foul(foul['kind']), 'radio button')

    def name_foul(self, kind):
        foul = next(foul for foul in self.table.rules['fouls'] if foul['id'] == kind)
        if 'name' in foul:
            return foul['name'].get(self.words.language, foul['name']['en'])
        return self.words(kind.capitalize().replace('-', ' '))

    def _enter_adjust(self, event):
        for move in event['transfers']:
            self.choose(self.words('From'), self.table.names[move['from']])
            self.choose(self.words('To'), self.table.names[move['to']])
            self.set_number(self.words('Amount'), move['points'])

    def _enter_stop(self, event):
        """Nothing is asked."""
