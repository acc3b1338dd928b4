# SPDX-License-Identifier: GPL-3.0-or-later
"""The actions of players, independent of the input device: a subclass uses only the keyboard or
only the pointer.

A hand of the game is entered from its record, so that a journey contains each hand once: `play
({'result': 'win', 'wins': […]})` presses the necessary controls, and the table and the database are
compared with the record.
"""
import difflib
import subprocess

from desktop import PRESSABLE
from table import database, points

# The order of the menus.
DIFFERENCES, CHANGES = 6, 8  # submenus of More, whose first item leads back
SEATS, NOTE = 1, 2
KEYS = -3  # from the end
VIEWS = {'beside': 'Beside the Table', 'flat': 'Flat on the Table', 'far': 'Across the Room'}
DICE, STICKS = 3, 4
SWITCHES = 'switch', 'check box'


class Hand:
    """The verbs, which Keyboard and Pointer implement in their own ways:

    press (name, role, within)   activate a control
    write (name, text)           into an entry
    set_number (name, n)         of a spin button
    menu (button, *indices)      open a menu, and choose by index: items have no names
    select (name, text)          one of the list that a row opens
    leave ()                     cancel the sheet above the page
    back ()                      to the previous page
    """

    def __init__(self, app, table):
        self.app = app
        self.table = table
        self.words = table.words

    # --- Pages -----------------------------------------------------------------------------------

    def choose(self, group, name):
        """Presses a choice of the named group, and waits until it is pressed."""
        self.press(name, PRESSABLE, group)
        self.app.wait_pressed(group, name)

    def turn_on(self, name):
        self.press(name, SWITCHES)
        self.app.wait_pressed(None, name)

    def choose_ruleset(self, ruleset=None):
        """Finds a ruleset by its id in the list of rulesets."""
        self.press(bool, 'list item', self.words('Ruleset'))
        self.find_ruleset(ruleset or self.table.record['ruleset'])
        self.app.wait_closed()

    def find_ruleset(self, ruleset):
        # The search starts a moment after the last letter, and moves the rows.
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
        """From New Game to the table, entering the players one after the other."""
        self.press(self.words('_New Game'))
        self.app.find(self.words('_Start Game'), 'button')
        if self.app.find(bool, 'list item', self.words('Ruleset')).name != self.name_ruleset():
            self.choose_ruleset()
        for seat, name in zip(self.words.seats(), self.table.names):
            self.write(seat, name)
        self.press(self.words('_Start Game'))
        self.app.find(self.words('Ron'), 'button')

    def name_row(self, row):
        """Returns the names of the rows of a new game that have a seat, and of the one below
        them."""
        return [*self.words.seats(), self.words('Sits Out')][row]

    def move_row(self, row, to):
        """Moves the person of a row of a new game to another row; those in between close up."""
        step = 1 if to > row else -1
        for at in range(row, to, step):
            name = self.words.wind(0) if at == 0 else self.name_row(at)
            self.press(self.words('Move %s Down' if step > 0 else 'Move %s Up', name), 'button')

    def resume(self):
        names = self.words.of('list', ', ').join(self.table.names)
        self.press(names, 'list item', self.words('Unfinished Games'))
        self.app.find(self.words('Ron'), 'button')

    # --- The table -------------------------------------------------------------------------------

    def riichi(self, player):
        self.press(self.words('Riichi, %s', self.table.names[player]))

    def more(self, index):
        """Opens a sheet of the menu More, by its index."""
        self.menu(self.words('More'), index)

    def undo(self):
        self.press(self.words('Undo'), 'button')
        return self.table.record['hands'].pop()

    def redo(self, hand):
        self.press(self.words('Redo'), 'button')
        self.table.record['hands'].append(hand)

    def check(self, riichi=()):
        """The table shows the result of tenbo-cli for the hands."""
        self.table.wait_screen(self.table.due(riichi=riichi))
        self.app.wait_closed()

    def check_result(self):
        """The result shows each player with the points from tenbo-cli, in the order of ranks."""
        for final in self.table.play_record()['final']:
            name, score = self.table.names[final['player']], points(final['points'])
            self.app.find(lambda text, said=(name, self.words('%s points', score)):
                          text.startswith(self.words.rank(final['rank'])) and
                          all(part in text for part in said))

    def check_record(self):
        """The database contains the played game: tenbo-cli prints the same score sheet for both."""
        self.table.check()
        kept = subprocess.run([self.table.cli, 'history', 'show', '--last', '--database',
                               database()], capture_output=True, text=True, check=True).stdout
        with self.table.record_file(self.table.record) as path:
            played = self.table.run_cli('play', path)
        kept = kept.split('\n')
        del kept[1]  # the times of the game
        difference = '\n'.join(difflib.unified_diff(played.split('\n'), kept, 'played', 'kept'))
        assert not difference, difference

    # --- Earlier hands ---------------------------------------------------------------------------

    def open_hand(self, round_, honba, button):
        """Opens a hand of the log, and presses one of its buttons."""
        name = self.words.hand(round_, honba)
        self.press(lambda text: text.startswith(f'{name}: '), 'list item')
        self.press(self.words(button), 'button')

    def edit(self, round_, honba, event):
        """Enters the hand again, up to the list of differences."""
        self.open_hand(round_, honba, '_Edit…')
        self.app.find(self.words('Edit Hand'), 'dialog')
        self.clear()
        self.enter_anew(event)

    def insert(self, round_, honba, event):
        """Inserts a forgotten hand before another one."""
        self.open_hand(round_, honba, '_Insert Before…')
        self.app.find(self.words('Insert Hand'), 'dialog')
        self.enter_anew(event)

    def delete(self, round_, honba):
        self.open_hand(round_, honba, '_Delete…')
        self.app.find(self.words('Review Changes'), 'dialog')

    def clear(self):
        """Clears the answers of a sheet."""

    def enter_anew(self, event):
        """Enters a hand into a sheet without a winner."""
        if event['result'] == 'win':
            self.choose(self.words('Winner'), self.table.names[event['wins'][0]['player']])
        self.enter(event)
        self.press(self.words('Review…'), 'button')
        self.app.find(self.words('Review Changes'), 'dialog')

    def save(self):
        """Reads the changes and saves them."""
        self.press(self.words('_Save'), 'button')
        self.app.wait_closed()

    def go_to_step(self, title):
        """Undoes or redoes up to a step of the list, which stays open."""
        self.press(self.words('Undo History'), 'button')
        self.press(lambda text: text.startswith(title), 'list item', self.words('Undo History'))
        self.leave()

    def note_hand(self, round_, honba, text):
        self.open_hand(round_, honba, '_Note…')
        self.write(self.words('Note on %s', self.words.hand(round_, honba)), text)
        self.save()

    def note_game(self, text):
        self.menu(self.words('More'), CHANGES, NOTE)
        self.write(self.words('Note on the Game'), text)
        self.save()

    def review_seats(self, dealer=None, ruleset=None):
        """Changes the first dealer or the ruleset, up to the list of differences."""
        self.menu(self.words('More'), CHANGES, SEATS)
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
        """Rolls this number of dice; none means a number."""
        self.choose(self.words('Dice to Roll'), str(dice) if dice else self.words('Number'))
        self.press(self.words('_Roll'), 'button')

    def open_sticks(self):
        self.more(STICKS)
        self.app.find(self.words('Sticks'), 'dialog')

    def begin_count(self):
        self.choose(self.words('Page'), self.words.of('sticks', 'Counted'))

    def count_sticks(self, holder, numbers):
        """Enters the numbers of sticks by their value, the highest first."""
        for worth, n in numbers.items():
            name = self.words('%1$s, number of %2$s-point sticks', holder, points(worth))
            self.write(name, str(n))

    def open_needs(self):
        self.press(self.words.of('tab', 'Needs'), 'page tab')

    def compare(self, player):
        """Shows the differences to a player; None: to nobody."""
        self.menu(self.words('More'), DIFFERENCES, 1 if player is None else player + 2)

    def look(self, view):
        """Views next to the table, flat on it, from afar."""
        self.press(self.words(VIEWS[view]), 'radio button')

    def open_keys(self):
        """Opens the list of keys."""
        self.menu(self.words('Main Menu'), KEYS)

    # --- A hand ----------------------------------------------------------------------------------

    def open_sheet(self, event):
        """Opens the sheet for a hand, with the winner pressed."""
        words = self.words
        if event['result'] == 'win':
            self.press(words('%s wins', self.table.names[event['wins'][0]['player']]))
        elif event['result'] in ('draw', 'abort'):
            self.press(words('Draw'), 'button')
        elif event['result'] == 'foul':
            self.press(words('Foul'), 'button')
        else:
            self.more({'adjust': 0, 'stop': 5}[event['result']])
        self.app.find(self.name_confirm(event), 'button')

    def enter(self, event):
        """Fills the open sheet; the winner is already pressed."""
        getattr(self, f'_enter_{event["result"]}')(event)
        if 'continue' in event:
            self.decide(event['continue'])

    def decide(self, repeats):
        """Whether the dealer repeats."""
        self.press(self.words('Repeat' if repeats else 'Pass'), 'radio button')

    def play(self, event):
        """Plays a whole hand, from the table to the table."""
        self.open_sheet(event)
        self.enter(event)
        self.confirm(event)
        self.table.record['hands'].append(event)

    def name_confirm(self, event):
        """The button of the sheet: the end of the game is named."""
        return self.words('End Game' if event['result'] == 'stop' else 'Confirm')

    def confirm(self, event):
        self.press(self.name_confirm(event), 'button')
        self.app.wait_closed()

    def press_value(self, value):
        """Presses a value of the grid, of named yakuman, or of its limit."""
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
            self.press(words('Add Winner'), 'toggle button')
            self.choose(words('Winner'), names[win['player']])
        if 'from' in wins[0]:
            self.choose(words('From'), names[wins[0]['from']])
        else:
            self.press(words('Tsumo'), 'toggle button', words('From'))
        for win in wins:
            if len(wins) > 1:
                self.choose(words('Enter Value For'), names[win['player']])
            self.press_value(win['value'])
            self._enter_extras(win)

    def _enter_extras(self, win):
        """Enters chips and pao."""
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
            self.choose(self.words('Committed By'), self.table.names[foul['player']])
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
        """The sheet asks nothing."""
