# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program on a private display, controlled through the accessibility tree by role and
name.

Real keys and the size of the window go through xdotool. Nothing waits by sleeping: each request is
repeated until it succeeds or its time limit is over, which prints the tree.
"""
import collections
import contextlib
import functools
import os
import signal
import subprocess
import sys
import tempfile
import time

import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, Gio, GLib  # noqa: E402

LIMIT_SECONDS = float(os.environ.get('TENBO_TEST_LIMIT', '20'))
TICK_SECONDS = 0.01
# GTK's frame around a window without a window manager, in pixels.
FRAME = 5
PRESSABLE = ('button', 'toggle button', 'radio button', 'check box', 'menu item', 'combo box',
             'switch', 'list item')
# Roles whose only content is their name.
TEXTS = ('label', 'heading')
LEAVES = (*TEXTS, 'toggle button', 'separator')
UNNAMED = ('image', 'separator')
Extents = collections.namedtuple('Extents', 'x y width height')


@functools.cache
def role_name(role):
    return Atspi.role_get_name(Atspi.Role(role))


class Bus:
    """The accessibility bus. This class makes its own messages instead of using libatspi, which
    asks a control for its children, its name, its role and its states one by one: with some hundred
    controls that takes a second, and all of them in one message a few hundredths."""
    SPI = 'org.a11y.atspi.'
    ROOT = '/org/a11y/atspi/accessible/root'

    def __init__(self):
        self.last = None  # the owner, its answer and its tree
        self.unpacked = {}
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.connection = session
        address, = self.call('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress')
        self.connection = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT |
            Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def call(self, *request):
        return self._ask(*request).unpack()

    def _ask(self, owner, path, interface, method, types=None, *arguments):
        if '.' not in interface:
            interface = self.SPI + interface
        sent = GLib.Variant(types, arguments) if types else None
        return self.connection.call_sync(owner, path, interface, method, sent, None,
                                         Gio.DBusCallFlags.NONE, -1, None)

    def listen(self, owner):
        """The list that collects all announcements of the program to screen readers."""
        said = []

        def announced(connection, sender, path, interface, signal, parameters):
            said.append(parameters.unpack()[3])
        self.connection.signal_subscribe(owner, self.SPI + 'Event.Object', 'Announcement', None,
                                         None, Gio.DBusSignalFlags.NONE, announced)
        return said

    def find_owner(self, pid):
        """The name of the program on the bus; None before it has one."""
        programs, = self.call(self.SPI + 'Registry', self.ROOT, 'Accessible', 'GetChildren')
        return next((owner for owner, _ in programs if pid == self.call(
            'org.freedesktop.DBus', '/org/freedesktop/DBus', 'org.freedesktop.DBus',
            'GetConnectionUnixProcessID', '(s)', owner)[0]), None)

    def read_tree(self, owner):
        """All shown controls of a program at this moment."""
        while True:
            answer = self._ask(owner, '/org/a11y/atspi/cache', 'Cache', 'GetItems')
            if self.last and self.last[0] == owner and answer.equal(self.last[1]):
                return self.last[2]  # usually nothing has changed yet
            answers = answer.get_child_value(0)
            items = [self._unpack(answers.get_child_value(i))
                     for i in range(answers.n_children())]
            nodes = {item[0][1]: Node(self, item) for item in items}
            for item in items:
                (_, path), _, (_, parent), index = item[:4]
                if index >= 0 and parent in nodes:
                    nodes[parent].places.append((index, nodes[path]))
            unknown = self._join(owner, nodes)
            if not unknown:
                self.last = owner, answer, nodes[self.ROOT]
                return nodes[self.ROOT]
            # A control is in the message only after a request to its parent.
            known = set(nodes)
            while unknown:
                known.update(unknown)
                found = self._ask_for_children(owner, unknown)
                unknown = [path for paths in found.values() for path in paths
                           if path not in known]

    def _unpack(self, item):
        """Most controls are unchanged: unpacking is the slow part."""
        data = item.get_data_as_bytes().get_data()
        if data not in self.unpacked:
            self.unpacked[data] = item.unpack()
        return self.unpacked[data]

    def _join(self, owner, nodes):
        """Gives each control its children, and finds those that the message lacks. Children of a
        hidden page look like visible ones, except that they have no name. This reads them from
        their parents."""
        unknown = []
        level = [nodes[self.ROOT]]
        while level:
            asked = self._ask_for_children(
                owner, [node.path for node in level if node.has_doubtful_children()])
            for node in level:
                if node.path in asked:
                    paths = asked[node.path]
                    unknown += [path for path in paths if path not in nodes]
                    node.children = [nodes[path] for path in paths if path in nodes]
                elif node.role not in LEAVES and node.n_children > 0:
                    node.children = [child for _, child in
                                     sorted(node.places, key=lambda place: place[0])]
            level = [child for node in level for child in node.children]
        return unknown

    def _ask_for_children(self, owner, paths):
        """Asks several controls at once."""
        waiting = set(paths)
        found = {}

        def answered(connection, result, path):
            waiting.remove(path)
            with contextlib.suppress(GLib.Error):  # it no longer exists
                found[path] = [child for _, child in connection.call_finish(result).unpack()[0]]
        for path in paths:
            self.connection.call(owner, path, self.SPI + 'Accessible', 'GetChildren', None, None,
                                 Gio.DBusCallFlags.NONE, -1, None, answered, path)
        while waiting:
            GLib.MainContext.default().iteration(True)
        return found


@functools.cache
def get_bus():
    return Bus()


class Node:
    """One control at the moment when the tree was read."""

    def __init__(self, bus, item):
        (self.owner, self.path), _, _, _, self.n_children, _, self.name, role, _, states = item
        self.bus = bus
        self.role = role_name(role)
        self.states = states[0] | states[1] << 32
        self.places = []  # (index, control), including hidden ones
        self.children = []

    def has_doubtful_children(self):
        if self.path == self.bus.ROOT:
            return True
        if self.role in LEAVES or self.n_children == 0:
            return False
        return len(self.places) != self.n_children or any(
            not child.name and child.n_children == 0 and child.role not in UNNAMED
            for _, child in self.places)

    def _is(self, *states):
        return any(self.states >> state & 1 for state in states)

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
        """In reverse order: the last child is on top of a page."""
        for child in reversed(self.children):
            yield from child.walk_back()
        yield self

    def ask(self, interface, method, types=None, *arguments):
        return self.bus.call(self.owner, self.path, interface, method, types, *arguments)

    def get_property(self, interface, name):
        return self.ask('org.freedesktop.DBus.Properties', 'Get', '(ss)',
                        self.bus.SPI + interface, name)[0]

    def press(self):
        try:
            return self.ask('Action', 'DoAction', '(i)', 0)[0]
        except GLib.Error:
            return False  # it has no action

    def get_extents(self):
        """Returns its extents in its window."""
        return Extents(*self.ask('Component', 'GetExtents', '(u)', Atspi.CoordType.WINDOW)[0])

    def get_text(self):
        count = self.get_property('Text', 'CharacterCount')
        return self.ask('Text', 'GetText', '(ii)', 0, count)[0]

    def set_text(self, text):
        return self.ask('EditableText', 'SetTextContents', '(s)', text)[0]

    def get_value(self):
        return self.get_property('Value', 'CurrentValue')

    def set_value(self, value):
        self.ask('org.freedesktop.DBus.Properties', 'Set', '(ssv)', self.bus.SPI + 'Value',
                 'CurrentValue', GLib.Variant('d', value))

    def print_tree(self, depth=0):
        if self.showing:
            print(f'{"  " * depth}{self.role} {self.name!r}'
                  f'{"" if self.sensitive else " insensitive"}'
                  f'{" focused" if self.focused else ""}'
                  f'{" pressed" if self.pressed else ""}', file=sys.stderr)
        for child in self.children:
            child.print_tree(depth + 1)


class App:
    """A run of the program in the home folder of the test."""

    def __init__(self, program, size=None, env=None, files=()):
        self.log = tempfile.TemporaryFile('w+')
        self.process = self.start(
            program, files, dict(os.environ, G_MESSAGES_DEBUG='tenbo-game', **(env or {})))
        self.window = None
        self.bus = get_bus()
        try:
            self.owner = self.wait('the program is there',
                                   lambda: self.bus.find_owner(self.process.pid))
            self.said = self.bus.listen(self.owner)
            self.wait('the program shows itself', lambda: self.tree().children)
            if size is not None:
                self.resize(*size)
        except BaseException:
            self.kill()
            raise

    def start(self, program, files, env):
        """Returns the process, like subprocess.Popen."""
        return subprocess.Popen([program, *files], env=env, stdout=self.log, stderr=self.log)

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

    # --- Its end ---------------------------------------------------------------------------------

    def kill(self):
        """Ends it like a crash or a power cut."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def quit(self):
        """Ends it like a user, who first closes the dialogs that open at this moment: accelerators
        of the window do not work beside one."""
        limit = time.monotonic() + LIMIT_SECONDS
        while self.process.poll() is None and time.monotonic() < limit:
            self.keys('ctrl+q')
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(2)
            if self.process.poll() is None:
                self.keys('Escape')
        status = self.process.wait(1)
        assert status == 0, f'the program ended with {status}'

    # --- Looking ---------------------------------------------------------------------------------

    def tree(self):
        """Returns the current tree. A node that no longer exists raises GLib.Error."""
        return self.bus.read_tree(self.owner)

    def wait(self, what, condition):
        """Repeats condition() until it returns something true, and returns that. The pauses are
        longer than the requests, which occupy the program that the test waits for."""
        limit = time.monotonic() + LIMIT_SECONDS
        while True:
            began = time.monotonic()
            try:
                value = condition()
            except GLib.Error:
                value = None
            if value:
                return value
            spent = time.monotonic() - began
            status = self.process.poll()
            if status is not None:
                raise AssertionError(f'the program ended ({status}) before {what}')
            if time.monotonic() > limit:
                raise AssertionError(f'timeout after {LIMIT_SECONDS} s: {what}')
            time.sleep(min(max(TICK_SECONDS, 3 * spent), 0.1))

    def look(self, name, role=None, within=None, tree=None):
        """Returns the shown node with this name (or for which name(n) is true) and role, in the
        group; the last of several, which is the switch for the row of a switch. A heading is a
        label too. None if there is none."""
        fits, is_place = (text if callable(text) else text.__eq__ for text in (name, within or ''))
        roles = (role,) if isinstance(role, str) else role
        if role == 'label':
            roles = TEXTS
        place = tree or self.tree()
        if within is not None:
            place = next((node for node in place.walk_back() if is_place(node.name) and
                          node.showing and node.role not in (*TEXTS, *PRESSABLE)), None)
            if place is None:
                return None
        return next((node for node in place.walk_back() if fits(node.name) and
                     (roles is None or node.role in roles) and node.showing), None)

    def find(self, name, role=None, within=None):
        where = f' in {within!r}' if within is not None else ''
        return self.wait(f'there is a {role or "control"} {name!r}{where}',
                         lambda: self.look(name, role, within))

    def sheets(self):
        """Returns the dialogs above the page."""
        return [node for node in self.tree().walk()
                if node.role in ('dialog', 'alert') and node.showing]

    def wait_closed(self):
        self.wait('the dialog is closed', lambda: not self.sheets())

    def wait_text(self, text):
        """Waits for a label or a group with this text, or with a text for which text(t) is true."""
        return self.find(text).name

    def wait_said(self, text):
        """Waits until an announcement contains this text. Drops all announcements up to then."""
        def is_said():
            while GLib.MainContext.default().iteration(False):
                pass
            return any(text in said for said in self.said)
        try:
            self.wait(f'{text!r} is announced', is_said)
        except AssertionError as error:
            raise AssertionError(f'{error}, but {self.said}') from None
        self.said.clear()

    def wait_logged(self, text):
        """Waits for a debug message of the program."""
        self.wait(f'{text!r} is logged', lambda: text in os.pread(
            self.log.fileno(), os.fstat(self.log.fileno()).st_size, 0).decode())

    def wait_gone(self, name, role=None, within=None):
        self.wait(f'{name!r} is gone', lambda: self.look(name, role, within) is None)

    # --- Actions ---------------------------------------------------------------------------------

    def click(self, name, role=PRESSABLE, within=None):
        """Presses the control with this name, as soon as it is sensitive."""
        def press():
            node = self.look(name, role, within)
            return node is not None and node.sensitive and node.press()
        self.wait(f'{name!r} can be pressed', press)

    def press(self, group, name):
        """Presses the choice of this name in the named group, and waits until it is pressed."""
        self.click(name, within=group)
        self.wait_pressed(group, name)

    def wait_pressed(self, group, name):
        self.wait(f'{name!r} in {group!r} is pressed',
                  lambda: self.find(name, PRESSABLE, group).pressed)

    def choose_from_menu(self, button, *path):
        """Opens a menu and chooses items by index: the last in the submenus of the others."""
        self.click(button, 'toggle button')
        for index in path:
            self.choose_item(index)

    def choose_item(self, index):
        """Chooses items by index in the open menu: GTK 4.18 gives the items of a menu no names."""
        def choose():
            items = [node for node in self.tree().walk()
                     if node.role == 'menu item' and node.showing]
            return len(items) > index and items[index].press()
        self.wait(f'the menu has an item {index}', choose)

    def extents(self, name, role=None, within=None):
        """Returns the position of the control in the window, when it no longer moves."""
        places = []

        def stands_still():
            places.append(self.find(name, role, within).get_extents())
            return places[-1].width > 0 and places[-2:-1] == places[-1:] and places[-1]
        self._find_window()
        return self.wait(f'{name!r} stands still', stands_still)

    def _move_pointer(self, x, y):
        # GTK omits the frame of the window, twice, and the padding of the row's parent; the middle
        # of a row is the target, so a few pixels do not matter.
        return ['mousemove', '--window', self._find_window(), str(round(x) + 2 * FRAME),
                str(round(y) + 2 * FRAME)]

    def tap_at(self, x, y, button=1):
        """Clicks with the real pointer at a point in the coordinates of extents()."""
        subprocess.run(['xdotool', *self._move_pointer(x, y), 'click', str(button)], check=True)

    def drag(self, from_, to, steps=8):
        """Drags from point to point in the coordinates of extents()."""
        points = [(from_[0] + (to[0] - from_[0]) * i / steps,
                   from_[1] + (to[1] - from_[1]) * i / steps) for i in range(steps + 1)]
        moves = [self._move_pointer(*point) for point in points]
        subprocess.run(['xdotool', *moves[0], 'mousedown', '1',
                        *[word for move in moves[1:] for word in move], 'mouseup', '1'],
                       check=True)

    def tap(self, name, role=None, within=None, button=1):
        """Clicks with the real pointer: the row of a list has no action."""
        place = self.extents(name, role, within)
        self.tap_at(place.x + place.width // 2, place.y + place.height // 2, button)

    def set_value(self, name, value):
        """Sets the value of the spin button with this name."""
        self.find(name, 'spin button').set_value(value)
        self.wait(f'{name!r} is {value}',
                  lambda: self.find(name, 'spin button').get_value() == value)

    def enter(self, name, text):
        """Writes into the entry with this name, in any script."""
        def write():
            node = self.look(name, ('text', 'entry'))
            return node and node.set_text(text)
        self.wait(f'{name!r} can be written into', write)
        self.wait(f'{name!r} holds {text!r}', lambda: self.read(name) == text)

    def read(self, name):
        return self.find(name, ('text', 'entry')).get_text()

    def _find_window(self):
        if self.window is None:
            # The first window of the program: tooltips and menus are windows too.
            found = subprocess.run(
                ['xdotool', 'search', '--sync', '--onlyvisible', '--pid', str(self.process.pid)],
                stdout=subprocess.PIPE, text=True, timeout=LIMIT_SECONDS, check=True)
            self.window = min(found.stdout.split(), key=int)
            subprocess.run(['xdotool', 'windowfocus', '--sync', self.window], check=True)
        return self.window

    def keys(self, *keys):
        """Presses real keys, with the names of xdotool."""
        self._find_window()
        subprocess.run(['xdotool', 'key', '--delay', '20', *keys], check=True)

    def resize(self, width, height):
        """Resizes the window to this size of its content."""
        subprocess.run(['xdotool', 'windowsize', '--sync', self._find_window(),
                        str(width + 2 * FRAME), str(height + 2 * FRAME)], check=True)
