# SPDX-License-Identifier: GPL-3.0-or-later
"""Wild tiles: tries every kind that each of them can represent."""

from itertools import combinations_with_replacement

from hand_readings import readings_of
from hand_tiles import WHITE, kinds_of


def standings(hand, rules):
    """Yields the hand with each choice of kinds for its wild tiles, each a tile (kind, None)."""
    if draws_marked_white(hand, rules):
        yield from draws_of_any(hand, rules)
        return
    if rules.wild == "none":
        yield hand
        return
    natural = [tile for tile in hand.hand if not is_wild(tile, rules)]
    wild = len(hand.hand) - len(natural) + (rules.wild == "missing")
    kinds = kinds_of(rules)
    wins = [(kind, None) for kind in kinds] if is_wild(hand.win, rules) else [hand.win]
    for stands in combinations_with_replacement(kinds, wild):
        for win in wins:
            yield hand.replaced(natural + [(kind, None) for kind in stands], win)


def draws_marked_white(hand, rules):
    """Whether the winning tile is the marked white, and wild."""
    needed = {"none": set(), "after-riichi": {"riichi", "double-riichi"},
              "ippatsu": {"ippatsu"}}[rules.get("wild-white", "none")]
    return hand.win == (WHITE, True) and hand.is_tsumo and bool(hand.flags & needed)


def draws_of_any(hand, rules):
    """Yields the hand with each kind of which there is a copy left as its winning tile."""
    others = hand.hand + [tile for _, meld in hand.melds for tile in meld]
    for kind in kinds_of(rules):
        copies = sum(tile[0] == kind for tile in others)
        if rules["five-alike"] or copies + hand.aside.count(kind) < 4:
            yield hand.replaced(hand.hand, (kind, False))


def is_wild(tile, rules):
    return rules.wild == "white" and tile[0] == WHITE


def otafuku_of(hand, rules):
    """Returns how many kinds beyond four complete the thirteen tiles, in any shape; a wild kind
    does not count."""
    if "wait-in-discards" in hand.flags or "otafuku" not in rules.yaku:
        return 0
    waits = 0
    for kind in kinds_of(rules):
        if not is_wild((kind, False), rules):
            waited = hand.replaced(hand.hand, (kind, False))
            waits += any(next(readings_of(standing, rules), None)
                         for standing in standings(waited, rules))
    return max(waits - 4, 0)
