# SPDX-License-Identifier: GPL-3.0-or-later
"""Gestures of the pointer: a long press, and the secondary button of a mouse."""
from journeys.hands import AKI, BEN, CHIE, win, wins

SIZE = 960, 680  # with space for the hands next to the table


def compare(hand):
    """Compares everybody with one player, then with nobody."""
    difference = '+5,200'
    for gesture in hand.hold_at, hand.click_other_at:
        gesture(*hand.panel(AKI))
        hand.app.find(difference, 'label')
        gesture(*hand.panel(AKI))
        hand.app.wait_gone(difference, 'label')


def go_through_steps(hand, open_them):
    """From the usual control: back to the beginning, and on to the last step again."""
    words = hand.words

    def undo_is(sensitive):
        return hand.app.look(words('Undo'), 'button').sensitive == sensitive
    open_them()
    hand.app.find(words('Undo History'), 'dialog')
    hand.tap(lambda text: text.startswith(words('Start of the Game')), 'list item')
    hand.app.wait('nothing is left to be undone', lambda: undo_is(False))
    hand.tap(lambda text: text.startswith(words.hand('E1')), 'list item')
    hand.app.wait('the last step is done again', lambda: undo_is(True))
    hand.leave()
    hand.check()


def journey(hand):
    words = hand.words
    hand.begin()
    hand.play(wins(win(BEN, CHIE, han=3, fu=40)))
    hand.check()
    compare(hand)
    undo = words('Undo'), 'button'
    for open_them in (lambda: hand.hold_at(*hand.reach(*undo)),
                      lambda: hand.click_other_at(*hand.reach(*undo)),
                      lambda: hand.press(words('Undo History'), 'button')):
        go_through_steps(hand, open_them)
    hand.check_record()
