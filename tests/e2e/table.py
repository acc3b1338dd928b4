# SPDX-License-Identifier: GPL-3.0-or-later
"""A game as a person plays it in the window, with a record of it.

The window is compared after each hand with the result of tenbo-cli for the record, so that a
journey has to contain only the numbers that it wants to check explicitly.
"""
import contextlib
import json
import os
import re
import subprocess
import tempfile

from journeys.words import Words

NAMES = ['Aki', 'Ben', 'Chie', 'Dai']
# In the order of the menu.
MORE = ['Adjust Points', 'Hands', 'Needs', 'Dice', 'Sticks', 'End Game']
PANELS = ['%s, %s, %s, %s', '%s, %s, dealer, %s, %s']  # of a child, and of the dealer
MARK = '\N{OBJECT REPLACEMENT CHARACTER}'


def number(text):
    return int(text.replace(',', '').replace('\N{MINUS SIGN}', '-'))


def points(n):
    return f'{n:,}'.replace('-', '\N{MINUS SIGN}')


def database():
    return os.path.join(os.environ['XDG_DATA_HOME'], 'tenbo', 'tenbo.db')


class Table:
    def __init__(self, app, cli, names=None, ruleset='b-rule', words=None):
        self.app = app
        self.cli = cli
        self.words = words or Words()
        self.start_over(ruleset, names)

    def start_over(self, ruleset, names=None):
        """Another game is played."""
        self.rules = self.read_ruleset(ruleset)
        self.names = (names or NAMES)[:self.rules['players']]
        self.record = {'format': 'tenbo-game/1', 'ruleset': ruleset, 'players': self.names,
                       'hands': []}

    # --- The start and the pages -----------------------------------------------------------------

    def new_game(self):
        self.app.click('New Game')
        self.choose_ruleset()
        for seat, name in zip(self.words.seats(), self.names):
            self.app.enter(seat, name)
        self.app.click('Start Game')
        self.app.find('Ron', 'button')

    def choose_ruleset(self):
        """Chooses the ruleset from the list by its id, if another one was played last."""
        name = self.rules['name']['en']
        self.app.find('Start Game')
        if self.app.find(bool, 'list item', 'Ruleset').name == name:
            return
        self.app.tap(bool, 'list item', 'Ruleset')
        self.app.enter('Search rulesets', self.record['ruleset'])
        self.app.keys('Return')
        self.app.wait_closed()
        self.app.find(name, 'list item', 'Ruleset')

    def continue_from(self, hands):
        """Imports a game with these hands, and continues it."""
        self.import_record(hands)
        self.app.keys('ctrl+h')
        self.app.tap(f'Continue: {", ".join(self.names)}', 'list item')
        self.app.find('Ron', 'button')

    def import_record(self, hands):
        """Inserts a game with these hands into the database."""
        self.record['hands'] = [dict(hand) for hand in hands]
        with self.record_file(self.record) as path:
            self.run_cli('import', path, '--database', database())

    def resume(self):
        self.app.tap(', '.join(self.names), 'list item', 'Unfinished Games')
        self.app.find('Ron', 'button')

    # --- The display -----------------------------------------------------------------------------

    def screen(self):
        """Returns round, honba, pots, dealer, and the score and riichi of each player, as shown.
        Elements that the ruleset does not play are not shown."""
        words = self.words
        shown = [node for node in self.app.tree().walk() if node.name and node.showing]
        centre = [node.name for group in shown if group.name == words('Table')
                  for node in group.walk()]
        rounds = {words.round(name): name for name in self._list_rounds()}
        seen = {'scores': [None] * len(self.names), 'riichi': [], 'honba': 0, 'pot': 0,
                'penalty_pot': 0}
        counts = {'honba': words.count('%d honba', 0, MARK), 'pot': words('Pot %s', MARK),
                  'penalty_pot': words('Penalty pot %s', MARK)}
        for text in centre:
            seen.update({'round': rounds[text]} if text in rounds else {})
            for what, pattern in counts.items():
                if match := re.fullmatch(pattern.replace(MARK, r'([\d,]+)'), text):
                    seen[what] = number(match[1])
        self._see_players(shown, seen)
        return seen if 'round' in seen else None

    @staticmethod
    def _list_rounds():
        return [f'{wind}{again}{n}' for wind in 'ESWN' for again in ('', '+') for n in range(1, 5)]

    def _see_players(self, shown, seen):
        winds = '|'.join(self.words.wind(wind) for wind in range(4))
        ranks = '|'.join(self.words.rank(rank) for rank in range(1, 5))
        patterns = [self.words(text, '(.+)', f'(?:{winds})', r'([\d,\N{MINUS SIGN}]+)',
                               f'(?:{ranks})') for text in PANELS]
        for node in shown:
            for is_dealer, pattern in enumerate(patterns):
                panel = re.fullmatch(pattern, node.name)
                if panel is None or panel[1] not in self.names:
                    continue
                player = self.names.index(panel[1])
                seen['scores'][player] = number(panel[2])
                if is_dealer:
                    seen['dealer'] = player
                sticks = [self.words(text, panel[1])
                          for text in ('Riichi, %s', 'Open riichi, %s')]
                if any(part.name in sticks and part.pressed for part in node.walk()):
                    seen['riichi'].append(player)

    @contextlib.contextmanager
    def record_file(self, record):
        with tempfile.NamedTemporaryFile('w', suffix='.json', encoding='utf-8') as file:
            json.dump(record, file)
            file.flush()
            yield file.name

    def run_cli(self, *arguments):
        done = subprocess.run([self.cli, *arguments], capture_output=True, text=True,
                              env=dict(os.environ, LC_ALL='C.UTF-8'))
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def read_ruleset(self, ruleset=None):
        return json.loads(self.run_cli('rules', 'show', '--json',
                                       ruleset or self.record['ruleset']))

    def play_record(self, hands=None):
        """Returns the result of tenbo-cli for the hands."""
        record = dict(self.record, hands=self.record['hands'] if hands is None else hands)
        with self.record_file(record) as path:
            return json.loads(self.run_cli('play', '--json', path))

    def due(self, hands=None, riichi=(), open_riichi=()):
        """Returns the display expected after the hands, with these riichi declared since, those of
        @open_riichi openly."""
        played = self.play_record(hands)
        if played['hands']:
            last = played['hands'][-1]
            seen = {'scores': list(last['scores']), 'pot': last['pot'],
                    'penalty_pot': last['penalty_pot'], **last['next']}
        else:
            seen = {'scores': [self.rules['start-points']] * len(self.names), 'pot': 0,
                    'penalty_pot': 0, 'round': 'E1', 'honba': 0, 'dealer': 0}
        seen['riichi'] = sorted(riichi)
        for player in riichi:
            stake = self.rules['open-riichi-stake'] if player in open_riichi else 1000
            seen['scores'][player] -= stake
            seen['pot'] += stake
        return seen

    def expect(self, round_, scores, honba=0, pot=0, penalty_pot=0, riichi=(), open_riichi=()):
        """The window shows this without a sheet above it, and tenbo-cli agrees."""
        due = self.due(riichi=riichi, open_riichi=open_riichi)
        worked_out = {'round': round_, 'honba': honba, 'scores': scores, 'pot': pot,
                      'penalty_pot': penalty_pot, 'riichi': sorted(riichi),
                      'dealer': int(round_[-1]) - 1}
        assert due == worked_out, f'tenbo-cli says {due}, worked out was {worked_out}'
        self.wait_screen(due)
        self.app.wait_closed()

    def wait_screen(self, due):
        seen = {}

        def shows():
            seen['last'] = self.screen()
            return seen['last'] == due
        try:
            self.app.wait('', shows)
        except AssertionError as error:
            raise AssertionError(
                f'{error}: the table shows {seen.get("last")}, due is {due}') from None
        total = self.rules['start-points'] * len(self.names)
        self.app.find(self.words('Total %s: correct', points(total)), 'label')

    # --- Actions ---------------------------------------------------------------------------------

    def riichi(self, player):
        self.app.click(f'Riichi, {self.names[player]}')

    def value(self, name):
        """Chooses a value of the grid by its name before the points: "3 han 40 fu"."""
        self.app.click(lambda text: text.startswith(f'{name}, '), 'toggle button', 'Value')

    def confirm(self, hand, preview=(), choice=None):
        """Checks the preview, confirms the sheet and adds the hand to the record."""
        if choice is not None:
            self.app.click(choice, 'radio button')
        for text in preview:
            self.app.find(text, within='Preview')
        self.app.click('Confirm')
        self.app.wait_closed()
        self.record['hands'].append(hand)

    def more(self, title):
        """Opens the sheet of a foul, or one of the menu More, by its title."""
        if title == 'Foul':
            self.app.click(title, 'button')
        else:
            self.app.choose_from_menu('More', MORE.index(title))
        self.app.find(title, 'dialog')

    def undo(self):
        """Undoes the last hand, which redo then restores."""
        self.app.click('Undo', 'button')
        return self.record['hands'].pop()

    def redo(self, hand):
        self.app.click('Redo', 'button')
        self.record['hands'].append(hand)

    def check(self):
        """The database is correct, also according to the program."""
        self.run_cli('check', '--database', database())
