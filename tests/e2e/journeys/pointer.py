# SPDX-License-Identifier: GPL-3.0-or-later
"""Players who use only a pointer: no key, and no accessibility actions.

An on-screen keyboard writes names, for which the entry has to have the focus.
"""
import subprocess
import time

from desktop import FRAME, PRESSABLE

from journeys.hand import Hand

# The names of libadwaita's buttons in the languages of the tests.
CLOSE = 'Close', '閉じる', '关闭'
BACK = 'Back', '戻る', '返回', '后退'
LEFT, SECONDARY, UP, DOWN = '1', '3', '4', '5'
MOVES = 8  # of a drawn line
OPPOSITE = 2  # the player across from the bottom of the screen
HANDLE = 18  # from the edge of a row to the middle of its drag handle
TALL = 80  # higher than a collapsed row
TURNS = 60  # maximum steps of the wheel
PRESS_SECONDS = '0.04'
HOLD_SECONDS = 0.8
TICK_SECONDS = 0.05
DROP_SECONDS = 2  # time until a dropped row is in its new position
ATTEMPTS = 3  # attempts to drop a row: a slow display loses a drag


def middle(place):
    return place.x + place.width / 2, place.y + place.height / 2


class Pointer(Hand):
    compared = None
    view = 'beside'

    # --- The pointer -----------------------------------------------------------------------------

    def _xdotool(self, *words):
        subprocess.run(['xdotool', *words], check=True)

    def _move(self, x, y):
        # GTK omits the frame of the window, twice.
        return ('mousemove', '--window', self.app._find_window(), str(round(x) + 2 * FRAME),
                str(round(y) + 2 * FRAME))

    def click_at(self, x, y, button=LEFT):
        # As long as a finger: GTK 4.18 loses the end of a shorter press on a spin button that makes
        # its other button sensitive, and the number keeps changing.
        self._xdotool(*self._move(x, y), 'mousedown', button, 'sleep', PRESS_SECONDS, 'mouseup',
                      button)

    def click_other_at(self, x, y):
        """Clicks with the secondary button of the mouse."""
        self.click_at(x, y, SECONDARY)

    def hold_at(self, x, y):
        """A long press."""
        self._xdotool(*self._move(x, y), 'mousedown', LEFT)
        time.sleep(HOLD_SECONDS)
        self._xdotool('mouseup', LEFT)

    def draw(self, from_, to):
        """Draws a line from point to point with the button held."""
        points = [(from_[0] + (to[0] - from_[0]) * i / MOVES,
                   from_[1] + (to[1] - from_[1]) * i / MOVES) for i in range(1, MOVES + 1)]
        self._xdotool(*self._move(*from_), 'mousedown', LEFT,
                      *[word for point in points for word in self._move(*point)], 'mouseup', LEFT)

    def carry(self, from_, to):
        """The same for drag and drop. The display does not report its progress, and a drag that
        moves too fast is lost."""
        steps = [from_, *[(from_[0] + (to[0] - from_[0]) * i / MOVES,
                           from_[1] + (to[1] - from_[1]) * i / MOVES)
                          for i in range(1, MOVES + 1)], to]
        self._xdotool(*self._move(*from_), 'mousedown', LEFT)
        for point in steps:
            self._xdotool(*self._move(*point))
            time.sleep(TICK_SECONDS)
        self._xdotool('mouseup', LEFT)

    # --- Finding the target ----------------------------------------------------------------------

    def _look(self, name, role, within):
        """Returns the control, and its scrollable ancestors, the innermost last."""
        tree = self.app.tree()
        node = self.app.look(name, role, within, tree)

        def find_panes(place, panes):
            if place.path == node.path:
                return panes
            inner = panes + [place] if place.role == 'scroll pane' else panes
            return next((found for child in place.children
                         if (found := find_panes(child, inner)) is not None), None)
        return (node, find_panes(tree, [])) if node is not None else (None, [])

    @staticmethod
    def _aim(node):
        """Returns the point to press: the middle, or the header of an expanded row."""
        place = node.get_extents()
        if node.role == 'list item' and place.height > TALL:
            return place.x + place.width / 2, place.y + TALL / 3
        return middle(place)

    def _aim_still(self, name, role, within):
        """The same when it no longer moves: the point and its scrollable ancestors."""
        points = []

        def stands_still():
            node, panes = self._look(name, role, within)
            if node is None or not node.sensitive or node.get_extents().width <= 0:
                points.clear()
                return None
            points.append(self._aim(node))
            return points[-2:-1] == points[-1:] and (points[-1], panes)
        return self.app.wait(f'{name!r} stands still and can be pressed', stands_still)

    def reach(self, name, role=None, within=None):
        """Turns the wheel until the pointer can reach it. Returns the point."""
        for _ in range(TURNS):
            point, panes = self._aim_still(name, role, within)
            hidden = next((area for area in (pane.get_extents() for pane in panes)
                           if area.height > 0 and not self._is_in(point[1], area)), None)
            if hidden is None:
                return point
            up = point[1] < hidden.y + hidden.height / 2
            # At its edge, outside of any widget that the wheel would scroll instead.
            self.click_at(hidden.x + 2, hidden.y + hidden.height / 2, UP if up else DOWN)
        raise AssertionError(f'{name!r} cannot be scrolled to')

    @staticmethod
    def _is_in(y, area):
        margin = min(2 * FRAME + 16, area.height / 3)
        return area.y <= y <= area.y + area.height - margin

    def tap(self, name, role=None, within=None):
        self.click_at(*self.reach(name, role, within))

    def place_panel(self, player):
        name = self.table.names[player]
        return self.app.extents(lambda text: text != name and text.startswith(name) and
                                text[len(name)] in ',、，', 'grouping')

    def panel(self, player):
        """Returns the middle of the panel of a player."""
        return middle(self.place_panel(player))

    def tap_opposite(self, player, button):
        """GTK reports the position of a panel that is turned upside down, but for its children only
        the position inside the unturned panel."""
        outer, inner = self.place_panel(player), self.app.extents(button)
        x, y = middle(inner)
        self.click_at(2 * outer.x + outer.width - x, 2 * outer.y + outer.height - y)

    # --- The verbs of Hand -----------------------------------------------------------------------

    def press(self, name, role=PRESSABLE, within=None):
        self.tap(name, role, within)

    def write(self, name, text):
        def has_focus():
            node = self.app.look(name, ('text', 'entry'))
            return node is not None and any(part.focused for part in node.walk())
        self.tap(name, ('text', 'entry'))
        self.app.wait(f'{name!r} has the focus', has_focus)
        self.app.enter(name, text)

    def set_number(self, name, n):
        """Sets a number by its buttons, one step after the other."""
        def is_row(text):
            return text.startswith(name)

        def read():
            return self.app.find(is_row, 'spin button').get_value()
        self.reach(is_row, 'spin button')
        while (value := read()) != n:
            place = self.app.extents(is_row, 'spin button')
            y = place.y + place.height / 2
            right = place.x + place.width
            self.click_at(right - (17 if value < n else 62), y)
            self.app.wait(f'{name!r} changes', lambda value=value: read() != value)

    def select(self, name, text):
        places = []

        def stands_still():
            """The choice in the list, not the one shown in the row: the last of that name."""
            rows = [node for node in self.app.tree().walk()
                    if node.role == 'list item' and not node.name and node.showing and
                    any(part.name == text for part in node.walk())]
            places.append(rows[-1].get_extents() if rows else None)
            return len(rows) > closed and places[-2:-1] == places[-1:] and places[-1]
        row = self.app.find(lambda title: title.startswith(name), ('combo box', 'list item'))
        closed = sum(part.name == text for part in row.walk() if part.role == 'label')
        self.tap(row.name, row.role)
        self.click_at(*middle(self.app.wait(f'{text!r} can be chosen', stands_still)))

    def _menu_items(self):
        """Returns the items of the open menu, and the position of its scrolled window."""
        found, panes = [], []

        def walk(node, pane):
            pane = node if node.role == 'scroll pane' else pane
            if node.role == 'menu item' and node.showing:
                found.append(node)
                panes.append(pane)
            for child in node.children:
                walk(child, pane)
        walk(self.app.tree(), None)
        return found, panes[0] if panes else None

    def menu(self, button, *indices):
        self.tap(button, 'toggle button')
        for index in indices:
            self._tap_item(index)

    def _tap_item(self, index):
        """A menu that does not fit all its items scrolls."""
        places = []

        def stands_still():
            items, pane = self._menu_items()
            places.append([item.get_extents() for item in items])
            return len(items) > index and places[-2:-1] == places[-1:] and (
                middle(places[-1][index]), pane.get_extents() if pane is not None else None)
        for _ in range(TURNS):
            point, area = self.app.wait(f'the menu has an item {index}', stands_still)
            if area is None or area.height <= 0 or self._is_in(point[1], area):
                break
            self.click_at(*middle(area), UP if point[1] < area.y else DOWN)
        self.click_at(*point)

    def move_row(self, row, to):
        """Drags the row of a player to another seat by its handle, and waits for the name there."""
        name = self.app.read(self.name_row(row))
        rows = [self.app.extents(lambda text, seat=self.name_row(at): text.startswith(seat),
                                 'list item') for at in (row, to)]
        start, end = ((place.x + HANDLE, place.y + place.height / 2) for place in rows)
        for _ in range(ATTEMPTS):
            self.carry(start, end)
            limit = time.monotonic() + DROP_SECONDS
            while time.monotonic() < limit:
                if self.app.read(self.name_row(to)) == name:
                    return
                time.sleep(TICK_SECONDS)

    def leave(self):
        # The last button of these names is on top.
        self.tap(lambda text: text in (self.words('Cancel'), *CLOSE), 'button')
        self.app.wait_closed()

    def back(self):
        self.tap(lambda text: text in BACK, 'button')

    # --- Gestures --------------------------------------------------------------------------------

    def compare(self, player):
        """A long press on a player; the second one: to nobody."""
        if player is not None:
            self.compared = player
        self.hold_at(*self.panel(self.compared))

    def look(self, view):
        super().look(view)
        self.view = view

    def riichi(self, player):
        if self.view == 'flat' and player == OPPOSITE:
            self.tap_opposite(player, self.words('Riichi, %s', self.table.names[player]))
        else:
            super().riichi(player)

    def open_sheet(self, event):
        """A ron is a line from the discarder to the winner."""
        win = event['wins'][0] if event['result'] == 'win' else {}
        if 'from' not in win:
            super().open_sheet(event)
            return
        self.app.wait_closed()
        self.draw(self.panel(win['from']), self.panel(win['player']))
        self.app.find(self.words('Confirm'), 'button')

    def choose(self, group, name):
        """The answers of the line are pressed already."""
        if not self.app.find(name, PRESSABLE, group).pressed:
            self.press(name, PRESSABLE, group)
        self.app.wait_pressed(group, name)
