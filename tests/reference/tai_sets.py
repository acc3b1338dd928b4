# SPDX-License-Identifier: GPL-3.0-or-later
"""All ways to lay the closed tiles of one suit, or the honours, out in sets and a pair.

Wild tiles fill gaps while the tiles are laid out; nothing is ever tried tile by tile."""

import functools
import typing

WILD = 99  # the place of a winning tile that is wild


class Way(typing.NamedTuple):
    """What of a way to lay the tiles out counts: the sets, the wild tiles it takes, and what the
    winning tile may be in it: (waits, its partner in the pair is wild)."""

    runs: int
    triplets: int
    pair: bool
    wild: int
    kinds: tuple  # of triplets of honours
    as_itself: bool  # every wild tile stands where its own face belongs
    wins: frozenset


class Block(typing.NamedTuple):
    """A set or a pair: its places, and which of them wild tiles take."""

    places: tuple
    wild: tuple

    @property
    def is_run(self):
        return self.places[0] != self.places[1]


def blocks_from(counts, lowest, honours):
    """Each block whose lowest tile that is not wild is `lowest`."""
    for size in (2, 3):
        for natural in range(1, min(size, counts[lowest]) + 1):
            yield Block((lowest,) * size, (False,) * natural + (True,) * (size - natural))
    if honours:
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


def wild_blocks(honours):
    """Each block of nothing but wild tiles."""
    for kind in range(7 if honours else 9):
        yield Block((kind,) * 2, (True,) * 2)
        yield Block((kind,) * 3, (True,) * 3)
    if not honours:
        for start in range(7):
            yield Block(tuple(range(start, start + 3)), (True,) * 3)


def layouts(counts, honours, wild, sets):
    """All layouts as lists of blocks, with at most that many wild tiles and sets and one pair."""
    lowest = next((kind for kind, count in enumerate(counts) if count), None)
    if lowest is None:
        yield []
        for block in wild_blocks(honours):
            if len(block.places) <= wild and (sets or len(block.places) == 2):
                yield [block]
        return
    for block in blocks_from(counts, lowest, honours):
        is_set = len(block.places) == 3
        needed = sum(block.wild)
        if needed > wild or (is_set and not sets):
            continue
        left = list(counts)
        for place, is_wild in zip(block.places, block.wild):
            left[place] -= not is_wild
        for rest in layouts(tuple(left), honours, wild - needed, sets - is_set):
            if is_set or all(len(other.places) == 3 for other in rest):
                yield [block] + rest


def win_in(block, win):
    """What the winning tile may be in this block: (waits, its partner in the pair is wild)."""
    for here, (place, is_wild) in enumerate(zip(block.places, block.wild)):
        if not is_wild if win == WILD else is_wild or place != win:
            continue
        if len(block.places) == 2:
            yield True, block.wild[1 - here]
        elif not block.is_run:
            yield True, False  # of two pairs one becomes a triplet
        else:
            edge = {2: 0, 0: 6}.get(here) == block.places[0]
            yield here == 1 or edge, False


def way_of(blocks, honours, face, win):
    sets = [block for block in blocks if len(block.places) == 3]
    triplets = [block for block in sets if not block.is_run]
    wild = [place for block in blocks for place, is_wild in zip(*block) if is_wild]
    wins = frozenset(found for block in blocks for found in win_in(block, win)) \
        if win is not None else frozenset()
    return Way(len(sets) - len(triplets), len(triplets), len(sets) < len(blocks), len(wild),
               tuple(sorted(block.places[0] for block in triplets)) if honours else (),
               all(place == face for place in wild), wins)


@functools.lru_cache(maxsize=1 << 18)
def ways(counts, honours, wild, sets, face, win):
    """Every way of `counts` with at most `wild` wild tiles and `sets` sets.

    `face` is the place of the wild kind in this suit, `win` that of the winning tile, WILD, or
    None: it is elsewhere."""
    return frozenset(way_of(blocks, honours, face, win)
                     for blocks in layouts(counts, honours, wild, sets))
