# SPDX-License-Identifier: GPL-3.0-or-later
"""Players who use only real keys: no pointer, and no accessibility actions."""
import time

from desktop import PRESSABLE, TICK_SECONDS

from journeys.hand import Hand
from table import points

STEPS = 100
PATIENCE_SECONDS = 1
SETTLED = 3  # looks at an unchanged focus
CHOICES = 'radio button', 'page tab'
FIRST = 'm', 'h', 'b', 's', 'y'
LIMITS = dict(zip(('mangan', 'haneman', 'baiman', 'sanbaiman', 'yakuman'), FIRST))


class Keyboard(Hand):
    compared = None

    # --- The focus -------------------------------------------------------------------------------

    def focused(self, tree=None):
        """The focused node, as far as it is known; it has to be shown."""
        return [node for node in (tree or self.app.tree()).walk() if node.focused and node.showing]

    def _step(self, key, tree):
        """Presses a key, and waits until the focus has moved. Returns the tree."""
        before = [node.path for node in self.focused(tree)]
        self.app.keys(key)
        limit = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < limit:
            time.sleep(TICK_SECONDS)
            tree = self.app.tree()
            now = [node.path for node in self.focused(tree)]
            if now and now != before:
                break
        return tree

    def go_to(self, name, role=PRESSABLE, within=None):
        """Moves the focus there with Tab, or with arrows among the choices of one group."""
        self.app.find(name, role, within)
        tree = self.app.tree()
        seen, passed = [], set()
        for _ in range(STEPS):
            target = self.app.look(name, role, within, tree)
            if target is None:
                raise AssertionError(f'{name!r} disappeared while the focus moved there')
            focus = self.focused(tree)
            if any(has_focus(target, node) for node in focus):
                self.app.wait(f'the focus at {name!r} is in sight',
                              lambda: self._is_visible(tree, focus[-1]))
                return target
            key = self._choose_key(tree, target, focus)
            turns_back = any(node.path in passed for node in focus)
            passed.update(node.path for node in focus)
            seen.append(', '.join(f'{node.role} {node.name!r}' for node in focus))
            tree = self._step('Tab' if turns_back and key == 'shift+Tab' else key, tree)
        raise AssertionError(f'no key reaches {name!r} in {within!r}; the focus was at ' +
                             ' → '.join(seen))

    @staticmethod
    def _is_visible(tree, focus):
        """Whether its middle is visible in all its scrolled windows."""
        place = focus.get_extents()
        middle = place.y + place.height / 2
        panes = [node.get_extents() for node in tree.walk() if node.role == 'scroll pane' and
                 node.showing and any(part.path == focus.path for part in node.walk())]
        return all(pane.y <= middle <= pane.y + pane.height for pane in panes)

    @staticmethod
    def _choose_key(tree, target, focus):
        """Arrows move from one row or radio button to the next; earlier ones are reached by going
        back, unless that leads back and forth: not all widgets are in the order of the tree."""
        nodes = list(tree.walk())
        lists = [node for node in nodes if node.role == 'list']
        at = {node.path: i for i, node in enumerate(nodes)}
        here = next((node for node in reversed(focus) if node.path in at), None)
        if here is None:
            return 'Tab'
        forward = at[target.path] > at[here.path]
        if target.role == 'list item' and any(
                {target.path, here.path} <= {part.path for part in node.walk()} for node in lists):
            return 'Down' if forward else 'Up'
        siblings = next((node.children for node in nodes if here in node.children), [])
        if here.role == target.role and here.role in CHOICES and target in siblings:
            return 'Right' if forward else 'Left'
        return 'Tab' if forward else 'shift+Tab'

    # --- The verbs of Hand -----------------------------------------------------------------------

    def press(self, name, role=PRESSABLE, within=None):
        target = self.app.find(name, role, within)
        self.app.wait(f'{name!r} can be pressed',
                      lambda: self.app.find(name, role, within).sensitive)
        self.go_to(name, role, within)
        self.app.keys('Return' if target.role == 'list item' else 'space')

    def write(self, name, text):
        self.go_to(name, ('text', 'entry'))
        self.app.keys('ctrl+a', *map(key_of, text))
        self.app.wait(f'{name!r} holds {text!r}', lambda: self.app.read(name) == text)

    def set_number(self, name, n):
        node = self.go_to(lambda text: text.startswith(name), 'spin button')
        self.app.keys('ctrl+a', *str(n), 'Tab')
        self.app.wait(f'{name!r} is {n}', lambda: self.app.find(
            node.name, 'spin button').get_value() == n)

    def select(self, name, text):
        self.go_to(lambda row: row.startswith(name), ('combo box', 'list item'))
        self.app.keys('Return')

        def choices(tree):
            return [node for node in self.focused(tree) if node.role == 'list item']
        tree = self.app.wait(f'the list of {name!r} is open', lambda: choices(
            tree := self.app.tree()) and tree)
        self.app.keys('Home')
        while not any(part.name == text for node in choices(tree) for part in node.walk()):
            tree = self._step('Down', tree)
        self.app.keys('Return')

    def menu(self, button, *indices):
        self.press(button, 'toggle button')
        left = None  # the first item of the menu that leads to a submenu
        for index in indices:
            tree = self._wait_menu(index, left)
            left = self._list_items(tree)[0].path
            # The focus of a menu that opens may still change after the first key.
            for _ in range(SETTLED):
                while not self._list_items(tree)[index].focused:
                    tree = self._step('Down', tree)
                time.sleep(TICK_SECONDS)
                tree = self.app.tree()
            self.app.keys('Return')

    def _wait_menu(self, index, left):
        """Waits for another menu than that of the item @left. A menu that opens again reports its
        last focus first, so the focus has to be the same twice."""
        seen = []

        def is_open():
            items = self._list_items(tree := self.app.tree())
            seen.append([item.path for item in items if item.focused])
            return (len(items) > index and items[0].path != left and seen[-1] != [] and
                    seen[-2:-1] == seen[-1:] and tree)
        return self.app.wait('the menu is open', is_open)

    @staticmethod
    def _list_items(tree):
        return [node for node in tree.walk() if node.role == 'menu item' and node.showing]

    def move_row(self, row, to):
        """Moves a person of a new game, seat by seat."""
        words = self.words
        seats = words.seats() + [words('Sits Out')]
        seats[0] = words.wind(0)
        step = 1 if to > row else -1
        for at in range(row, to, step):
            self.press(words('Move %s Down' if step > 0 else 'Move %s Up', seats[at]), 'button')

    def leave(self):
        self.app.keys('Escape')
        self.app.wait_closed()

    def back(self):
        self.app.keys('alt+Left')

    # --- Shortcuts -------------------------------------------------------------------------------

    def begin(self):
        """Enter moves through the names of the seats, and the last Enter starts."""
        self.app.find(self.words('_New Game'), 'button')
        self.app.keys('ctrl+n')
        self.app.find(self.words('_Start Game'), 'button')
        if self.app.find(bool, 'list item', self.words('Ruleset')).name != self.name_ruleset():
            self.choose_ruleset()
        self.go_to(self.words.seats()[0], ('text', 'entry'))
        for name in self.table.names:
            self.app.keys('ctrl+a', *map(key_of, name), 'Return')
        self.app.find(self.words('Ron'), 'button')

    def open_dice(self):
        self.app.keys('F4')
        self.app.find(self.words('Dice'), 'dialog')

    def throw(self, dice):
        self.app.keys(str(dice), 'space')

    def open_sticks(self):
        self.app.keys('F8')
        self.app.find(self.words('Sticks'), 'dialog')

    def begin_count(self):
        self.app.keys('F8')

    def count_sticks(self, holder, numbers):
        """Enter moves from number to number."""
        worth, *_ = numbers
        name = self.words('%1$s, number of %2$s-point sticks', holder, points(worth))
        self.go_to(name, ('text', 'entry'))
        for n in numbers.values():
            self.app.keys('ctrl+a', *str(n), 'Return')

    def compare(self, player):
        """The same key again: to nobody."""
        if player is not None:
            self.compared = player
        self.app.keys(f'ctrl+{self.compared + 1}')

    def look(self, view):
        self.app.keys({'beside': 'F5', 'flat': 'F6', 'far': 'F7'}[view])

    def open_keys(self):
        self.app.keys('ctrl+question')

    def riichi(self, player):
        self.app.keys(f'alt+{player + 1}')

    def undo(self):
        self.app.keys('ctrl+z')
        return self.table.record['hands'].pop()

    def redo(self, hand):
        self.app.keys('ctrl+shift+z')
        self.table.record['hands'].append(hand)

    def confirm(self, event):
        """Confirms with Enter; with Control if the focus has moved elsewhere."""
        ready = any(node.name == self.name_confirm(event) for node in self.focused())
        self.app.keys('Return' if ready else 'ctrl+Return')
        self.app.wait_closed()

    def open_sheet(self, event):
        if event['result'] == 'win':
            self.app.keys(str(event['wins'][0]['player'] + 1))
        elif event['result'] in ('draw', 'foul', 'abort'):
            self.app.keys({'foul': 'f'}.get(event['result'], 'd'))
        else:
            super().open_sheet(event)
        self.app.find(self.name_confirm(event), 'button')

    def press_value(self, value):
        if 'yakuman' in value:
            super().press_value(value)
        elif 'limit' in value:
            self.app.keys(LIMITS[value['limit']])
        else:
            self.app.keys(str(value['han']), str(value['fu'] // 10 % 10))

    def decide(self, repeats):
        """The dealer repeats, unless the record declines."""
        if not repeats:
            self.app.keys('p')

    def clear(self):
        """Backspace removes the answers one after the other."""
        self.app.keys('BackSpace', 'BackSpace', 'BackSpace')

    def enter_anew(self, event):
        if event['result'] == 'win':
            self.app.keys(str(event['wins'][0]['player'] + 1))
        self.enter(event)
        ready = any(node.name == self.words('Review…') for node in self.focused())
        self.app.keys('Return' if ready else 'ctrl+Return')
        self.app.find(self.words('Review Changes'), 'dialog')

    def save(self):
        """Save has the focus when all can be saved."""
        self.go_to(self.words('_Save'), 'button')
        self.app.keys('Return')
        self.app.wait_closed()

    def _enter_win(self, event):
        wins = event['wins']
        for win in wins[1:]:
            self.app.keys('w', str(win['player'] + 1))
        self.app.keys(str(wins[0].get('from', wins[0]['player']) + 1))
        for win in wins:
            self.press_value(win['value'])
            self._enter_extras(win)

    def _enter_draw(self, event):
        for player in set(event.get('tenpai', [])) - set(event.get('riichi', [])):
            self.app.keys(str(player + 1))
        if event.get('nagashi'):
            self.app.keys('n', *(str(player + 1) for player in event['nagashi']))


def has_focus(target, focus):
    """Whether the target has the focus: a child, or the row with the name of its switch."""
    return (any(node.path == focus.path for node in target.walk()) or
            focus.name == target.name and any(node.path == target.path for node in focus.walk()))


def key_of(letter):
    """The name of the key for xdotool."""
    return {' ': 'space', '-': 'minus', '.': 'period'}.get(letter, letter)
