# SPDX-License-Identifier: GPL-3.0-or-later
"""All interpretations of the tiles of a complete hand: four sets and a pair with the position of
the winning tile, seven pairs, thirteen orphans."""

from functools import lru_cache
from itertools import product

from hand_tiles import ENDS, KINDS

RUN, TRIPLET, QUAD = "run", "triplet", "quad"


class Group:
    """A set; `low` is its lowest kind, `concealed` whether it is concealed for fu and sanankou."""

    def __init__(self, shape, low, concealed):
        self.shape = shape
        self.low = low
        self.concealed = concealed
        self.kinds = {low, low + 1, low + 2} if shape == RUN else {low}


class Reading:
    """shape: "sets", "pairs" or "orphans"; wait: "two-sided", "closed", "edge", "pair" or
    "triplet"; won: the kinds of the set or pair with the winning tile. Pairs and orphans have
    neither."""

    def __init__(self, shape, groups=(), pair=None, wait=None, won=None):
        self.shape = shape
        self.won = won
        self.groups = groups
        self.pair = pair
        self.wait = wait
        self.runs = [group.low for group in groups if group.shape == RUN]
        self.triplets = [group.low for group in groups if group.shape != RUN]


@lru_cache(maxsize=200000)
def runs_and_triplets(counts, may_run):
    """Returns all ways to divide the tiles of one suit into sets, each a tuple of (shape,
    lowest)."""
    first = next((rank for rank, count in enumerate(counts) if count), None)
    if first is None:
        return ((),)
    found = []
    if counts[first] >= 3:
        rest = counts[:first] + (counts[first] - 3,) + counts[first + 1:]
        found += [((TRIPLET, first),) + more for more in runs_and_triplets(rest, may_run)]
    if may_run and first < 7 and counts[first + 1] and counts[first + 2]:
        rest = list(counts)
        for rank in range(first, first + 3):
            rest[rank] -= 1
        found += [((RUN, first),) + more for more in runs_and_triplets(tuple(rest), may_run)]
    return tuple(found)


def partings(counts):
    """Returns (pair, sets) for all ways to divide the closed tiles."""
    for pair in KINDS:
        if counts[pair] < 2:
            continue
        rest = list(counts)
        rest[pair] -= 2
        suits = [(start, tuple(rest[start:start + 9])) for start in (0, 9, 18, 27)]
        if any(sum(suit) % 3 for _, suit in suits):
            continue
        ways = [[[(shape, start + low) for shape, low in way]
                 for way in runs_and_triplets(suit, start < 27)] for start, suit in suits]
        for choice in product(*ways):
            yield pair, [part for way in choice for part in way]


def readings_of(hand, rules):
    counts = hand.closed_counts[:34]
    called = [called_group(how, meld) for how, meld in hand.melds]
    for pair, parts in partings(counts):
        for reading in with_winning_tile(hand, pair, parts, called):
            if are_no_sets_of_wild_tiles(hand, reading):
                yield reading
    if not hand.melds:
        naturals = naturals_of(hand)
        if is_seven_pairs(counts, rules) and \
                all(2 * naturals[kind] >= count for kind, count in enumerate(counts)):
            yield Reading("pairs")
        if is_orphans(counts) and naturals[counts.index(2)]:
            yield Reading("orphans")


def naturals_of(hand):
    naturals = [0] * len(hand.closed_counts)
    for kind, is_red in hand.hand + [hand.win]:
        naturals[kind] += is_red is not None
    return naturals


def are_no_sets_of_wild_tiles(hand, reading):
    """Whether each closed set and the pair can have a tile that is not wild."""
    if not hand.has_wild():
        return True
    naturals = naturals_of(hand)
    parts = [group.kinds for group in reading.groups[:len(reading.groups) - len(hand.melds)]]
    parts.append({reading.pair})
    if hand.win[1] is not None:
        naturals[hand.win[0]] -= 1
        parts.remove(reading.won)
    return can_share(parts, naturals)


def can_share(parts, naturals):
    """Whether there is a separate tile for each part."""
    if not parts:
        return True
    for kind in parts[0]:
        if naturals[kind]:
            left = list(naturals)
            left[kind] -= 1
            if can_share(parts[1:], left):
                return True
    return False


def called_group(how, meld):
    low = min(kind for kind, _ in meld)
    if how == "chi":
        return Group(RUN, low, False)
    return Group(TRIPLET if how == "pon" else QUAD, low, how == "ankan")


def with_winning_tile(hand, pair, parts, called):
    win = hand.win[0]
    closed = [Group(shape, low, True) for shape, low in parts]
    if pair == win:
        yield Reading("sets", closed + called, pair, "pair", {pair})
    for place in sorted({parts.index(part) for part in parts}):
        shape, low = parts[place]
        if win not in closed[place].kinds:
            continue
        if shape == TRIPLET:
            # A set completed by a discard is not concealed.
            group = Group(TRIPLET, low, hand.is_tsumo)
            yield Reading("sets", closed[:place] + [group] + closed[place + 1:] + called,
                          pair, "triplet", group.kinds)
        else:
            yield Reading("sets", closed + called, pair, wait_of_run(low, win),
                          closed[place].kinds)


def wait_of_run(low, win):
    rank = low % 9
    if win == low + 1:
        return "closed"
    if (rank == 0 and win == low + 2) or (rank == 6 and win == low):
        return "edge"
    return "two-sided"


def is_seven_pairs(counts, rules):
    """Four identical tiles are two pairs if the ruleset allows it, and six are three."""
    if any(count % 2 for count in counts) or sum(counts) != 14:
        return False
    return rules["seven-pairs-four-alike"] or max(counts) == 2


def is_orphans(counts):
    return sum(counts) == 14 and all(counts[kind] for kind in ENDS) and \
        sum(counts[kind] for kind in ENDS) == 14




def nine_gates(hand):
    """Returns None, "chuuren" or "chuuren-9": by the counts of the tiles, independent of their
    interpretation."""
    suits = {kind // 9 for kind, _ in hand.all}
    if hand.melds or len(suits) != 1 or 3 in suits:
        return None
    start = min(suits) * 9
    counts = hand.closed_counts[start:start + 9]
    pattern = [3, 1, 1, 1, 1, 1, 1, 1, 3]
    if any(count < least for count, least in zip(counts, pattern)):
        return None
    counts[hand.win[0] - start] -= 1
    return "chuuren-9" if counts == pattern else "chuuren"
