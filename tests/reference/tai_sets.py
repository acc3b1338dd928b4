# SPDX-License-Identifier: GPL-3.0-or-later
"""All layouts of the closed tiles of one suit, or the honors, as sets and a pair.

Wild tiles fill gaps during the layout; nothing is tried tile by tile."""

import functools
import typing

WILD = 99  # the position of a winning tile that is wild


class Way(typing.NamedTuple):
    """The relevant properties of a layout: the sets, the number of wild tiles it takes, and the
    roles of the winning tile: (waits, its partner in the pair is wild)."""

    runs: int
    triplets: int
    pair: bool
    wild: int
    kinds: tuple  # of triplets of honors
    as_itself: bool  # every wild tile represents its own face
    wins: frozenset


class Block(typing.NamedTuple):
    """A set or a pair: its positions, and those that wild tiles take."""

    places: tuple
    wild: tuple

    @property
    def is_run(self):
        return self.places[0] != self.places[1]


def blocks_from(counts, lowest, honors):
    """Each block whose lowest natural tile is `lowest`."""
    for size in (2, 3):
        for natural in range(1, min(size, counts[lowest]) + 1):
            yield Block((lowest,) * size, (False,) * natural + (True,) * (size - natural))
    if honors:
        return
    for start in range(max(0, lowest - 2), min(lowest, 6) + 1):
        places = tuple(range(start, start + 3))
        fillings = [()]
        for place in places:
            here = [True] if place < lowest else [False] if place == lowest else \
                [True, False] if counts[place] else [True]
            fillings = [filling + (wild,) for filling in fillings for wild in here]
        for filling in fillings:
            yield Block(places, filling)


def wild_blocks(honors):
    """Each block of wild tiles only."""
    for kind in range(7 if honors else 9):
        yield Block((kind,) * 2, (True,) * 2)
        yield Block((kind,) * 3, (True,) * 3)
    if not honors:
        for start in range(7):
            yield Block(tuple(range(start, start + 3)), (True,) * 3)


def layouts(counts, honors, wild, sets):
    """All layouts as lists of blocks, with at most this number of wild tiles and sets and one
    pair."""
    lowest = next((kind for kind, count in enumerate(counts) if count), None)
    if lowest is None:
        yield []
        for block in wild_blocks(honors):
            if len(block.places) <= wild and (sets or len(block.places) == 2):
                yield [block]
        return
    for block in blocks_from(counts, lowest, honors):
        is_set = len(block.places) == 3
        needed = sum(block.wild)
        if needed > wild or (is_set and not sets):
            continue
        left = list(counts)
        for place, is_wild in zip(block.places, block.wild):
            left[place] -= not is_wild
        for rest in layouts(tuple(left), honors, wild - needed, sets - is_set):
            if is_set or all(len(other.places) == 3 for other in rest):
                yield [block] + rest


def win_in(block, win):
    """The roles of the winning tile in this block: (waits, its partner in the pair is wild)."""
    for here, (place, is_wild) in enumerate(zip(block.places, block.wild)):
        if not is_wild if win == WILD else is_wild or place != win:
            continue
        if len(block.places) == 2:
            yield True, block.wild[1 - here]
        elif not block.is_run:
            yield True, False  # one of two pairs becomes a triplet
        else:
            edge = {2: 0, 0: 6}.get(here) == block.places[0]
            yield here == 1 or edge, False


def way_of(blocks, honors, face, win):
    sets = [block for block in blocks if len(block.places) == 3]
    triplets = [block for block in sets if not block.is_run]
    wild = [place for block in blocks for place, is_wild in zip(*block) if is_wild]
    wins = frozenset(found for block in blocks for found in win_in(block, win)) \
        if win is not None else frozenset()
    return Way(len(sets) - len(triplets), len(triplets), len(sets) < len(blocks), len(wild),
               tuple(sorted(block.places[0] for block in triplets)) if honors else (),
               all(place == face for place in wild), wins)


@functools.lru_cache(maxsize=1 << 18)
def ways(counts, honors, wild, sets, face, win):
    """Returns every layout of `counts` with at most `wild` wild tiles and `sets` sets.

    `face` is the position of the wild kind in this suit, `win` that of the winning tile, WILD, or
    None if it is elsewhere."""
    return frozenset(way_of(blocks, honors, face, win)
                     for blocks in layouts(counts, honors, wild, sets))
