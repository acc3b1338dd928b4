# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program on a private display, driven as a screen reader sees it: by role and name.

Real keys and the size of the window go through xdotool. Nothing is waited for by sleeping: each
request is repeated until it is fulfilled or its time is over, and then the tree is printed.
"""
import functools
import os
import signal
import subprocess
import sys
import tempfile
import time

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

LIMIT_SECONDS = float(os.environ.get('TENBO_TEST_LIMIT', '20'))
TICK_SECONDS = 0.03
# What GTK draws around a window where no window manager does, in pixels.
FRAME = 5
PRESSABLE = ('button', 'toggle button', 'radio button', 'check box', 'menu item', 'combo box',
             'switch', 'list item')
# What has nothing in it but what its own name says.
LEAVES = ('label', 'toggle button', 'separator')


class Node:
    """One control. What is asked of it is asked once, when it is needed: each question is a message
    to the program, and the tree has some hundred nodes."""

    def __init__(self, accessible):
        self.accessible = accessible

    @functools.cached_property
    def name(self):
        return self.accessible.get_name() or ''

    @functools.cached_property
    def role(self):
        return self.accessible.get_role_name()

    @functools.cached_property
    def children(self):
        if self.role in LEAVES:
            return []
        found = [self.accessible.get_child_at_index(i)
                 for i in range(self.accessible.get_child_count())]
        return [Node(child) for child in found if child is not None]

    @functools.cached_property
    def _states(self):
        return self.accessible.get_state_set()

    def _is(self, *states):
        return any(self._states.contains(state) for state in states)

    @property
    def showing(self):
        return self._is(Atspi.StateType.SHOWING)

    @property
    def focusable(self):
        return self._is(Atspi.StateType.FOCUSABLE)

    @property
    def focused(self):
        return self._is(Atspi.StateType.FOCUSED)

    @property
    def sensitive(self):
        return self._is(Atspi.StateType.SENSITIVE)

    @property
    def pressed(self):
        return self._is(Atspi.StateType.PRESSED, Atspi.StateType.CHECKED)

    def walk(self):
        yield self
        for child in self.children:
            yield from child.walk()

    def walk_back(self):
        """The last one first: what lies on top of a page comes after it."""
        for child in reversed(self.children):
            yield from child.walk_back()
        yield self

    def press(self):
        action = self.accessible.get_action_iface()
        return action is not None and action.get_n_actions() > 0 and action.do_action(0)

    def print_tree(self, depth=0):
        if self.showing:
            print(f'{"  " * depth}{self.role} {self.name!r}'
                  f'{"" if self.sensitive else " insensitive"}'
                  f'{" pressed" if self.pressed else ""}', file=sys.stderr)
        for child in self.children:
            child.print_tree(depth + 1)


class App:
    """A run of the program in the home folder of the test."""

    def __init__(self, program, size=None, env=None):
        self.log = tempfile.TemporaryFile('w+')
        self.process = subprocess.Popen([program], env=dict(os.environ, **(env or {})),
                                        stderr=self.log)
        self.window = None
        try:
            self.root = self.wait('the program shows itself', self._find_application)
            if size is not None:
                self.resize(*size)
        except BaseException:
            self.kill()
            raise

    def __enter__(self):
        return self

    def __exit__(self, kind, *_):
        if kind is not None and self.process.poll() is None:
            print('what is shown:', file=sys.stderr)
            try:
                self.tree().print_tree()
            except GLib.Error as error:
                print(error, file=sys.stderr)
        self.kill()
        self.log.seek(0)
        said = self.log.read()
        sys.stderr.write(said)
        if kind is None:
            assert 'WARNING' not in said, 'the program warned of something'

    def _find_application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            application = desktop.get_child_at_index(i)
            if (application is not None and application.get_process_id() == self.process.pid and
                    application.get_child_count() > 0):
                return application
        return None

    # --- Its end ---------------------------------------------------------------------------------

    def kill(self):
        """As a crash or a power cut ends it."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        Atspi.get_desktop(0).clear_cache()

    def quit(self):
        """As a person ends it."""
        self.keys('ctrl+q')
        status = self.process.wait(LIMIT_SECONDS)
        assert status == 0, f'the program ended with {status}'

    # --- Looking ---------------------------------------------------------------------------------

    def tree(self):
        """What there is now. A node that is gone when it is asked raises GLib.Error."""
        return Node(self.root)

    def wait(self, what, condition):
        """Repeat condition() until it gives something true, and return that."""
        limit = time.monotonic() + LIMIT_SECONDS
        while True:
            try:
                value = condition()
            except GLib.Error:
                value = None
            if value:
                return value
            status = self.process.poll()
            if status is not None:
                raise AssertionError(f'the program ended ({status}) before {what}')
            if time.monotonic() > limit:
                raise AssertionError(f'not so after {LIMIT_SECONDS} s: {what}')
            time.sleep(TICK_SECONDS)

    def look(self, name, role=None, within=None):
        """The shown node of this name (or for which name(n) is true) and role, in the group; of
        several the last, which is the switch of a row and its switch. None if there is none."""
        fits, is_place = (text if callable(text) else text.__eq__ for text in (name, within or ''))
        roles = (role,) if isinstance(role, str) else role
        place = self.tree()
        if within is not None:
            place = next((node for node in place.walk_back() if is_place(node.name) and
                          node.showing and node.role not in ('label', *PRESSABLE)), None)
            if place is None:
                return None
        return next((node for node in place.walk_back() if fits(node.name) and
                     (roles is None or node.role in roles) and node.showing), None)

    def find(self, name, role=None, within=None):
        where = f' in {within!r}' if within is not None else ''
        return self.wait(f'there is a {role or "control"} {name!r}{where}',
                         lambda: self.look(name, role, within))

    def sheets(self):
        """The dialogs that lie over the page."""
        return [node for frame in self.tree().children for content in frame.children
                for node in content.children if node.role in ('dialog', 'alert') and node.showing]

    def wait_closed(self):
        self.wait('the dialog is closed', lambda: not self.sheets())

    def wait_text(self, text):
        """Wait for a label or a group with this text, or with a text of which text(t) is true."""
        return self.find(text).name

    def wait_gone(self, name, role=None, within=None):
        self.wait(f'{name!r} is gone', lambda: self.look(name, role, within) is None)

    # --- Doing -----------------------------------------------------------------------------------

    def click(self, name, role=PRESSABLE, within=None):
        """Press what has this name, as soon as it can be pressed."""
        def press():
            node = self.look(name, role, within)
            return node is not None and node.sensitive and node.press()
        self.wait(f'{name!r} can be pressed', press)

    def press(self, group, name):
        """Press the choice of this name in the named group, and wait until it is pressed."""
        self.click(name, within=group)
        self.wait_pressed(group, name)

    def wait_pressed(self, group, name):
        self.wait(f'{name!r} in {group!r} is pressed',
                  lambda: self.find(name, PRESSABLE, group).pressed)

    def choose_from_menu(self, button, index):
        """Open a menu and choose by order: GTK 4.18 gives the items of a menu no names."""
        self.click(button, 'toggle button')

        def choose():
            items = [node for node in self.tree().walk()
                     if node.role == 'menu item' and node.showing]
            return len(items) > index and items[index].press()
        self.wait(f'the menu {button!r} has an item {index}', choose)

    def extents(self, name, role=None, within=None):
        """Where the window shows this, once it stands still."""
        places = []

        def stands_still():
            extents = self.find(name, role, within).accessible.get_component_iface().get_extents(
                Atspi.CoordType.WINDOW)
            places.append((extents.x, extents.y, extents.width, extents.height))
            return extents.width > 0 and places[-2:-1] == places[-1:] and extents
        self._find_window()
        return self.wait(f'{name!r} stands still', stands_still)

    def _move_pointer(self, x, y):
        # GTK leaves the frame of the window out, twice, and the padding of what holds the row; the
        # middle of a row is meant, so a few pixels do not matter.
        return ['mousemove', '--window', self._find_window(), str(round(x) + 2 * FRAME),
                str(round(y) + 2 * FRAME)]

    def tap_at(self, x, y):
        """Click with the real pointer at a point as extents() gives it."""
        subprocess.run(['xdotool', *self._move_pointer(x, y), 'click', '1'], check=True)

    def drag(self, from_, to, steps=8):
        """Draw a line with the button held, from point to point as extents() gives them."""
        points = [(from_[0] + (to[0] - from_[0]) * i / steps,
                   from_[1] + (to[1] - from_[1]) * i / steps) for i in range(steps + 1)]
        moves = [self._move_pointer(*point) for point in points]
        subprocess.run(['xdotool', *moves[0], 'mousedown', '1',
                        *[word for move in moves[1:] for word in move], 'mouseup', '1'],
                       check=True)

    def tap(self, name, role=None, within=None):
        """Click with the real pointer: the row of a list has no action of its own."""
        place = self.extents(name, role, within)
        self.tap_at(place.x + place.width // 2, place.y + place.height // 2)

    def set_value(self, name, value):
        """Give the spin button of this name a value."""
        node = self.find(name, 'spin button')
        node.accessible.get_value_iface().set_current_value(value)
        self.wait(f'{name!r} is {value}', lambda: self.find(
            name, 'spin button').accessible.get_value_iface().get_current_value() == value)

    def enter(self, name, text):
        """Write into the entry of this name, in any script."""
        def write():
            node = self.look(name, ('text', 'entry'))
            editable = node and node.accessible.get_editable_text_iface()
            return editable and editable.set_text_contents(text)
        self.wait(f'{name!r} can be written into', write)
        self.wait(f'{name!r} holds {text!r}', lambda: self.read(name) == text)

    def read(self, name):
        node = self.find(name, ('text', 'entry'))
        text = node.accessible.get_text_iface()
        return Atspi.Text.get_text(text, 0, Atspi.Text.get_character_count(text))

    def _find_window(self):
        if self.window is None:
            # The first one that the program made: tooltips and menus are windows too.
            found = subprocess.run(
                ['xdotool', 'search', '--sync', '--onlyvisible', '--pid', str(self.process.pid)],
                stdout=subprocess.PIPE, text=True, timeout=LIMIT_SECONDS, check=True)
            self.window = min(found.stdout.split(), key=int)
            subprocess.run(['xdotool', 'windowfocus', '--sync', self.window], check=True)
        return self.window

    def keys(self, *keys):
        """Real key presses, as xdotool names them."""
        self._find_window()
        subprocess.run(['xdotool', 'key', '--delay', '20', *keys], check=True)

    def resize(self, width, height):
        """Give the window this much room for what is in it."""
        subprocess.run(['xdotool', 'windowsize', '--sync', self._find_window(),
                        str(width + 2 * FRAME), str(height + 2 * FRAME)], check=True)
