#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-views.py TENBO CLI: the table flat on the table and from afar, by keys and by pointer.

Controls turned to their player are pressed with the real pointer, at their visible position.
"""
import sys

from desktop import App
from table import Table

AKI, BEN, CHIE, DAI = range(4)
TABLET = (760, 720)  # the table is not scaled, see tap_turned()
KEPT = {'GSETTINGS_BACKEND': 'keyfile'}  # settings survive a restart, as for users


def tap_turned(app, whole, part, turn):
    """GTK reports the position of a panel or sheet turned by @turn degrees, but for its children
    only the position inside the unturned panel. Each argument is a value of app.extents()."""
    outer = app.extents(*whole)
    inner = app.extents(*part)
    x = inner.x + inner.width / 2 - outer.x
    y = inner.y + inner.height / 2 - outer.y
    right, below = outer.x + outer.width, outer.y + outer.height
    app.tap_at(*{0: (outer.x + x, outer.y + y), 180: (right - x, below - y),
                 -90: (outer.x + y, below - x), 90: (right - y, outer.y + x)}[turn])


def panel_of(name):
    return (lambda text: text.startswith(f'{name}, '),)


def press_turned_panels(app, table):
    """A stick upside down, one sideways, and back; then the win of each side."""
    app.find('Riichi, Chie', 'toggle button')
    for riichi in ([BEN, CHIE], []):
        tap_turned(app, panel_of('Chie'), ('Riichi, Chie',), 180)
        tap_turned(app, panel_of('Ben'), ('Riichi, Ben',), -90)
        table.expect('E1', [25000 - 1000 * (player in riichi) for player in range(4)],
                     pot=1000 * len(riichi), riichi=riichi)

    for player, turn in ((AKI, 0), (BEN, -90), (CHIE, 180), (DAI, 90)):
        name = table.names[player]
        tap_turned(app, panel_of(name), (f'{name} wins',), turn)
        app.wait_pressed('Winner', name)
        app.keys('Escape')
        app.wait_closed()


def middle(app, table, player):
    place = app.extents(lambda text: text.startswith(f'{table.names[player]}, '))
    return place.x + place.width / 2, place.y + place.height / 2


def draw_lines(app, table):
    """From the discarder to the winner: the entry opens with both. From a player to the same
    player: nothing."""
    for winner, discarder in ((BEN, AKI), (DAI, CHIE)):
        app.drag(middle(app, table, discarder), middle(app, table, winner))
        app.wait_pressed('Winner', table.names[winner])
        app.wait_pressed('From', table.names[discarder])
        app.keys('Escape')
        app.wait_closed()
    x, y = middle(app, table, AKI)
    app.drag((x, y), (x + 30, y))
    assert not app.sheets()


def play_flat(app, table):
    """A whole hand by the player across the table: every pressed control is upside down."""
    sheet = 'Ron', 'dialog'
    tap_turned(app, panel_of('Chie'), ('Chie wins',), 180)
    app.wait_pressed('Winner', 'Chie')
    app.keys('F7')  # ignored, like keys of the window that would open something
    app.keys('F10', 'F1', 'ctrl+n', 'ctrl+h', 'ctrl+question')
    assert [sheet.name for sheet in app.sheets()] == ['Ron']
    tap_turned(app, sheet, ('Ben', 'toggle button', 'From'), 180)
    app.wait_pressed('From', 'Ben')
    tap_turned(app, sheet, (lambda text: text.startswith('2 han 30 fu, '), 'toggle button',
                            'Value'), 180)
    app.find(lambda text: 'Chie' in text, within='Preview')
    tap_turned(app, sheet, ('Confirm',), 180)
    app.wait_closed()
    table.record['hands'].append({'result': 'win', 'wins': [
        {'player': CHIE, 'from': BEN, 'value': {'han': 2, 'fu': 30}}]})
    table.expect('E2', [25000, 23000, 27000, 25000])


def play_far(app, table):
    """Only numbers are shown, and the keys still work."""
    app.keys('F7')
    app.find('East 2 · 0 honba\nΣ 100,000 ✓', 'label')
    app.wait_gone('Ron', 'button')
    app.keys('4', '3', 'm', 'Return')
    table.record['hands'].append({'result': 'win', 'wins': [
        {'player': DAI, 'from': CHIE, 'value': {'limit': 'mangan'}}]})
    app.find('East 3 · 0 honba\nΣ 100,000 ✓', 'label')
    app.find('Dai, South, 33,000, 1st')
    app.keys('F5')
    table.expect('E3', [25000, 23000, 19000, 33000])


def main():
    program, cli = sys.argv[1:3]
    with App(program, TABLET, KEPT) as app:
        table = Table(app, cli)
        table.new_game()
        draw_lines(app, table)
        app.keys('F6')
        draw_lines(app, table)
        press_turned_panels(app, table)
        play_flat(app, table)
        play_far(app, table)
        app.keys('F6')
        app.quit()

    # The next game opens in the last view.
    with App(program, TABLET, KEPT) as app:
        table.app = app
        table.resume()
        panel = app.find('Dai, South, 33,000, 1st')

        def is_turned():
            place = panel.get_extents()
            return place.height > place.width > 0
        app.wait('the panel at the side is turned', is_turned)


main()
