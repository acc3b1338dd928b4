# SPDX-License-Identifier: GPL-3.0-or-later
"""Pages besides the score: dice, sticks to hold and to count, the needs of each player, the
differences to a player, the three views, and the list of keys."""
import re

from journeys.hands import AKI, BEN, CHIE, DAI, win, wins
from table import points

SIZE = 960, 680  # with space for the pane next to the table
RULESET = 'mleague'
PLAYED = [
    wins(win(BEN, DAI, han=3, fu=30)),
    wins(win(CHIE, AKI, han=2, fu=30)),
]
SCORES = 23000, 28900, 27000, 21100
WORTH = 10000, 5000, 1000, 100


def throw_dice(hand):
    """One, two, three dice, and a number; each throw shows the wall, and the stack in words."""
    words = hand.words
    hand.open_dice()
    for dice, lowest, highest in (1, 1, 6), (3, 3, 18), (2, 2, 12):
        hand.throw(dice)

        def is_thrown(lowest=lowest, highest=highest):
            numbers = [int(node.name) for node in hand.app.tree().walk() if node.role == 'label' and
                       node.showing and re.fullmatch(r'\d\d?', node.name)]
            return any(lowest <= n <= highest and hand.app.look(
                words.catalogue.ngettext('Opened after %d stack from the right',
                                         'Opened after %d stacks from the right', n) % n, 'label')
                       for n in numbers)
        hand.app.wait(f'{dice} dice are thrown', is_thrown)
        hand.app.wait_said('. ')
    hand.leave()


def split(score):
    """The smallest number of sticks."""
    numbers = {}
    for worth in WORTH:
        numbers[worth], score = divmod(score, worth)
    return numbers


def count_sticks(hand):
    """The sticks each should have, then those each has: Ben gave Dai one stick less."""
    words, names = hand.words, hand.table.names
    hand.open_sticks()
    for name, score in zip(names, SCORES):
        hand.app.find(lambda text, said=words('%1$s should hold %2$s', name, points(score)):
                      text.startswith(said))
    hand.begin_count()
    counted = {AKI: SCORES[AKI], BEN: SCORES[BEN] - 1000, CHIE: SCORES[CHIE],
               DAI: SCORES[DAI] + 1000}
    for player, score in counted.items():
        hand.count_sticks(names[player], split(score))
    given = words('%1$s gives %2$s to %3$s', 'Dai', '1,000', 'Ben')
    hand.app.find(lambda text: given in text, 'label')
    hand.app.wait_said(given)
    for player in BEN, DAI:
        hand.count_sticks(names[player], split(SCORES[player]))
    hand.app.find(words('All sticks are accounted for.'), 'label')
    hand.leave()


def look_at_needs(hand):
    """The third player has a sentence for each better rank."""
    hand.open_needs()
    needs = hand.app.find(hand.words('What %s needs', 'Aki'), 'list')
    assert len(needs.children) >= 2, 'Aki needs nothing'


def compare(hand):
    hand.compare(BEN)
    for player in AKI, CHIE, DAI:
        hand.app.find(points(SCORES[player] - SCORES[BEN]), 'label')
    hand.compare(None)
    hand.app.wait_gone(points(SCORES[AKI] - SCORES[BEN]), 'label')


def look_from_everywhere(hand):
    """The entry is played in each view; the view from afar shows only numbers."""
    hand.look('flat')
    hand.riichi(CHIE)
    hand.check([CHIE])
    hand.riichi(CHIE)
    hand.look('far')
    hand.app.wait_gone(hand.words('Ron'), 'button')
    hand.look('beside')
    hand.check()


def read_keys(hand):
    hand.open_keys()
    hand.app.find(hand.words('Keyboard Shortcuts'), 'dialog')
    hand.app.find(hand.words('Declare or Cancel Riichi (1: First Dealer)'))
    hand.leave()


def journey(hand):
    hand.resume()
    hand.check()
    throw_dice(hand)
    count_sticks(hand)
    compare(hand)
    look_at_needs(hand)
    look_from_everywhere(hand)
    read_keys(hand)
    hand.check_record()
