# SPDX-License-Identifier: GPL-3.0-or-later
"""The value of a whole hand of tiles with tai."""

import itertools
import json
import typing

from reference_fenghua import MINIMUM, MOST, TAI, WITHOUT_MINIMUM
from reference_values import up
from tai_sets import WILD, ways

SUITS = "mps"
KINDS = [f"{number}{suit}" for suit in SUITS for number in range(1, 10)] + \
        [f"{number}z" for number in range(1, 8)]
HONORS = set(range(27, 34))
FLOWERS = [f"{number}f" for number in range(1, 9)]
SEATS = "ESWN"
NONE_WILD = "none"
CLOSED_KONG, CALLED_KONG, ADDED_KONG = "ankan", "kan", "kakan"
KONGS = {CALLED_KONG: "direct-kan", CLOSED_KONG: "concealed-kan", ADDED_KONG: "added-kan"}
WILD_ITEMS = ["no-wild", "one-wild", "two-wild", "three-wild"]


class BadTiles(Exception):
    """The tiles cannot form a hand. Any of `tiles` may be the cause; None: their number."""

    def __init__(self, tiles):
        super().__init__(str(tiles))
        self.tiles = tiles


class Item(typing.NamedTuple):
    tai: int
    most: int
    minimum: bool
    exempt: bool


ITEMS = {name: Item(tai, MOST.get(name, 1), name not in WITHOUT_MINIMUM,
                    name == "eight-flowers-now") for name, tai in TAI.items()}


class Rules:
    """Returns the fields for the value of a hand, with the changes of the request."""

    def __init__(self, override):
        self.minimum = override.get("tai-minimum", MINIMUM)
        self.rounding = override.get("tai-rounding", 10)
        self.flowers = override.get("flowers", 8)
        self.robbed_kong_self_draw = override.get("robbed-kong-self-draw", True)
        self.items = ITEMS
        if "tai-items" in override:
            self.items = {item["item"]: Item(item["tai"], item["most"], item["minimum"],
                                             item["exempt"]) for item in override["tai-items"]}

    def counted(self, names):
        """Returns the played items, each at most as often as a hand may have it."""
        return [name for name in self.items
                for _ in range(min(names.count(name), self.items[name].most))]

    def total(self, names):
        return sum(self.items[name].tai for name in names)

    def reaches_minimum(self, names):
        return any(self.items[name].exempt for name in names) or \
            sum(self.items[name].tai for name in names if self.items[name].minimum) >= self.minimum


def tiles_in(text):
    """Returns "13m5z" as single tiles."""
    tiles, numbers = [], []
    for letter in text:
        if letter.isdigit():
            numbers.append(letter)
        else:
            tiles += [number + letter for number in numbers]
            numbers = []
    return tiles


def kind_of(tile):
    return KINDS.index(tile)


class Hand:
    """The tiles of a request, sorted by their role."""

    def __init__(self, request, rules):
        tiles = request["tiles"]
        self.rules = rules
        self.melds = [(meld.split()[0], tiles_in(meld.split()[1]))
                      for meld in tiles.get("melds", [])]
        self.win = tiles["win"]
        self.hand = tiles_in(tiles["hand"])
        self.aside = list(tiles.get("aside", []))
        self.flags = set(tiles.get("flags", []))
        self.self_draw = request["from"] == "tsumo"
        self.seat, self.round = SEATS.index(request["seat"]), SEATS.index(request["round"])
        self.indicator = request.get("wild")
        self.wild_tiles = wild_tiles(self.indicator)
        self.flowers = self.aside + ([self.win] if self.wins_with_last_flower() else [])
        self.check()
        self.closed = self.hand + ([] if self.wins_with_last_flower() else [self.win])
        self.natural = [tile for tile in self.closed if tile not in self.wild_tiles]
        self.n_wild = len(self.closed) - len(self.natural)
        self.wild_win = self.win in self.wild_tiles

    @property
    def robbed(self):
        return not self.self_draw and "chankan" in self.flags

    @property
    def flower_wild(self):
        return self.indicator is not None and self.indicator.endswith("f")

    @property
    def face(self):
        """Returns the kind that the wild tiles show, if sets can have it."""
        return None if self.indicator is None or self.flower_wild else kind_of(self.indicator)

    def wins_with_last_flower(self):
        """Of all eight, drawn as the winning tile."""
        return self.self_draw and self.win.endswith("f") and self.win not in self.wild_tiles \
            and sorted(self.aside + [self.win]) == FLOWERS

    def check(self):
        """Raises BadTiles for tiles that are impossible at a table."""
        everything = self.hand + [self.win] + self.aside + \
            [tile for _, meld in self.melds for tile in meld]
        known = set(KINDS + FLOWERS[:self.rules.flowers])
        bad = {tile for tile in everything if tile not in known}
        if self.indicator is not None and self.indicator not in known:
            bad.add(self.indicator)
        for tile in set(everything) & known:
            if everything.count(tile) > self.copies(tile):
                bad.add(tile)
        bad |= {tile for tile in self.aside if tile in KINDS or tile in self.wild_tiles}
        bad |= {tile for tile in self.aside if tile == self.indicator}
        bad |= {tile for _, meld in self.melds for tile in meld
                if tile.endswith("f") or tile in self.wild_tiles}
        bad |= {tile for tile in self.hand + [self.win]
                if tile.endswith("f") and tile not in self.wild_tiles
                and tile not in self.flowers}
        if len(self.hand) != 13 - 3 * len(self.melds):
            raise BadTiles(bad | {None})
        if bad:
            raise BadTiles(bad)

    def copies(self, tile):
        """Returns how many of it can be in play besides the indicator."""
        return (1 if tile.endswith("f") else 4) - (tile == self.indicator)

    def meld_kinds(self):
        return [kind_of(tile) for _, meld in self.melds for tile in meld]

    def counts(self):
        kinds = [kind_of(tile) for tile in self.natural]
        return [kinds.count(kind) for kind in range(34)]


def wild_tiles(indicator):
    """Returns the wild tiles: the others of its kind, or the other three of its four flowers."""
    if indicator is None:
        return set()
    if indicator.endswith("f"):
        group = FLOWERS[:4] if indicator in FLOWERS[:4] else FLOWERS[4:]
        return set(group) - {indicator}
    return {indicator}


class Reading(typing.NamedTuple):
    """Returns the items of an interpretation, that of the form first; on a discard it may be one
    that does not win."""

    items: tuple
    forbidden: bool


def wild_reading(hand, kinds):
    """Returns the item for the number of wild tiles that represent themselves."""
    return ["wild-as-itself"] if hand.face is not None and kinds and \
        all(kind == hand.face for kind in kinds) else []


def flush_items(kinds):
    """For a complete hand of these kinds."""
    suits = {kind // 9 for kind in kinds if kind not in HONORS}
    honors = any(kind in HONORS for kind in kinds)
    if len(suits) > 1:
        return []
    return ["all-honours"] if not suits else ["half-flush"] if honors else ["full-flush"]


def set_items(hand, kind):
    """For a triplet or kong of honors."""
    if kind in (31, 32, 33):
        return ["dragon"]
    if kind == 27 + hand.seat == 27 + hand.round:
        return ["seat-round-wind"]
    return ["seat-wind"] * (kind == 27 + hand.seat) + ["round-wind"] * (kind == 27 + hand.round)


def of_melds(hand):
    """For called and concealed sets of honors."""
    return [item for name, meld in hand.melds if name != "chi"
            for item in set_items(hand, kind_of(meld[0]))]


def with_wild(hand, name):
    return [name + "-wild" if hand.n_wild else name]


def lone_tile(hand):
    return with_wild(hand, "lone-tile") if len(hand.melds) == 4 else []


def readings_as_sets(hand):
    """Four sets and a pair."""
    counts = hand.counts()
    groups = [(tuple(counts[start:start + size]), start)
              for start, size in ((0, 9), (9, 9), (18, 9), (27, 7))]
    sets = 4 - len(hand.melds)
    choices = []
    for group, start in groups:
        face = hand.face - start if hand.face is not None and \
            start <= hand.face < start + len(group) else None
        win = WILD if hand.wild_win else kind_of(hand.win) - start
        here = win == WILD or 0 <= win < len(group)
        choices.append(ways(group, start == 27, hand.n_wild, sets, face, win if here else None))
    for combination in itertools.product(*choices):
        if sum(way.runs + way.triplets for way in combination) == sets and \
                sum(way.pair for way in combination) == 1 and \
                sum(way.wild for way in combination) == hand.n_wild:
            yield from readings_of_sets(hand, combination)


def readings_of_sets(hand, combination):
    runs = sum(way.runs for way in combination)
    runs += sum(name == "chi" for name, _ in hand.melds)
    items = ["penghu-shunzi"] * (runs == 4)
    if runs == 0:
        items += with_wild(hand, "all-triplets")
    items += lone_tile(hand) + of_melds(hand)
    items += [item for kind in combination[3].kinds for item in set_items(hand, 27 + kind)]
    kinds = hand.meld_kinds()
    for number, way in enumerate(combination):
        if way.runs or way.triplets or way.pair:
            kinds.append(9 * number)
    items += flush_items(kinds)
    if hand.face is not None and hand.n_wild and all(way.as_itself for way in combination):
        items.append("wild-as-itself")
    for waits, forbidden in {win for way in combination for win in way.wins}:
        yield Reading(tuple(items + ["wait"] * waits), forbidden)


def readings_as_pairs(hand):
    """Seven pairs; the wild tiles left over by single tiles are pairs of any kind."""
    if hand.melds:
        return
    counts = hand.counts()
    single = [kind for kind in range(34) if counts[kind] % 2]
    if len(single) > hand.n_wild or (hand.n_wild - len(single)) % 2:
        return
    items = with_wild(hand, "seven-pairs") + ["wait"]
    for kind in range(34):
        if counts[kind] == 4:
            by_win = not hand.wild_win and kind == kind_of(hand.win)
            items.append("bomb" if by_win else "concealed-bomb")
    there = [kind for kind in range(34) if counts[kind]]
    if len(single) == hand.n_wild:
        forbidden = not hand.wild_win and counts[kind_of(hand.win)] == 1 and \
            kind_of(hand.win) in single and hand.n_wild > 0
        yield Reading(tuple(items + honors_or_flush(there) + wild_reading(hand, single)),
                      forbidden)
        return
    for kind in range(34):
        forbidden = not single and kind not in there if hand.wild_win else \
            kind_of(hand.win) in single and counts[kind_of(hand.win)] == 1
        yield Reading(tuple(items + honors_or_flush(there + [kind]) +
                            wild_reading(hand, single + [kind] * 2)), forbidden)


def honors_or_flush(kinds):
    """Pairs of honors are not four sets and a pair."""
    return ["loose-honours" if item == "all-honours" else item for item in flush_items(kinds)]


def readings_as_honors(hand):
    """Only honors, in any order."""
    kinds = hand.meld_kinds() + [kind_of(tile) for tile in hand.natural]
    if not set(kinds) <= HONORS:
        return
    items = ["loose-honours"] + lone_tile(hand) + of_melds(hand)
    if hand.n_wild and hand.face in HONORS:
        items.append("wild-as-itself")
    yield Reading(tuple(items), False)


def go_together(one, other):
    """Whether two tiles are a pair or part of a run."""
    if one in HONORS or other in HONORS:
        return one == other
    return one // 9 == other // 9 and abs(one - other) <= 2


def unrelated(kinds):
    return not any(go_together(*two) for two in itertools.combinations(kinds, 2))


def readings_as_unrelated(hand):
    """Fourteen tiles of which no two go together."""
    natural = [kind_of(tile) for tile in hand.natural]
    if hand.melds or not unrelated(natural):
        return
    free = [kind for kind in range(34)
            if not any(go_together(kind, other) for other in natural)]
    for wild in itertools.combinations(free, hand.n_wild):
        if not unrelated(wild):
            continue
        kinds = natural + list(wild)
        wins = wild if hand.wild_win else [kind_of(hand.win)]
        for item in {item for win in wins for item in unrelated_items(kinds, win)}:
            yield Reading((item, *wild_reading(hand, wild)), False)


def unrelated_items(kinds, win):
    """One of these counts for the fourteen tiles; each includes the 50 of the plain form."""
    yield "thirteen-unrelated"
    if not HONORS <= set(kinds):
        return
    if win in HONORS:
        yield "thirteen-unrelated-stars"
        return
    yield "thirteen-unrelated-stars-concealed"
    if [kind for kind in kinds if kind not in HONORS and kind // 9 == win // 9] == [win]:
        yield "thirteen-unrelated-missing-suit"


def common_items(hand):
    """Items that count in every interpretation."""
    items = ["zuotai"] + ["zimo"] * hand.self_draw
    items.append("three-flower-wild" if hand.n_wild == 3 and hand.flower_wild
                 else WILD_ITEMS[hand.n_wild])
    for group in (FLOWERS[:4], FLOWERS[4:]):
        items += ["own-flower"] * (group[hand.seat] in hand.flowers)
        items += ["four-flowers"] * (set(group) <= set(hand.flowers))
    return items + bloom_and_kong_items(hand)


def bloom_and_kong_items(hand):
    kongs = [KONGS[name] for name, _ in hand.melds if name in KONGS]
    items = list(kongs)
    if hand.self_draw and "rinshan" in hand.flags and kongs:
        items[-1] += "-bloom"
    if hand.self_draw and "flower-replacement" in hand.flags:
        items.append("flower-bloom")
    return items


FORMS = {"seven-pairs", "seven-pairs-wild", "loose-honours", "eight-flowers-now"} | {
    item for item in ITEMS if item.startswith("thirteen-unrelated")}


def readings(hand):
    """Returns every interpretation of the whole hand; none if it is not complete. Besides four sets
    and a pair only forms of the ruleset are complete."""
    all_flowers = sorted(hand.flowers) == FLOWERS
    if not hand.wins_with_last_flower():
        found = played(hand, [reading for form in (readings_as_sets, readings_as_pairs,
                                                   readings_as_honors, readings_as_unrelated)
                              for reading in form(hand)])
        if found:
            return [Reading(reading.items + ("eight-flowers",) * all_flowers, reading.forbidden)
                    for reading in found]
    if all_flowers and hand.self_draw:
        return played(hand, [Reading(("eight-flowers-now", *of_melds(hand)), False)])
    return []


def played(hand, found):
    return [reading for reading in found
            if FORMS & set(reading.items[:1]) <= set(hand.rules.items)]


def answer(request):
    """Returns the answer to the request: `best` are the sorted lists of items of the highest
    sum."""
    if isinstance(request, str):
        request = json.loads(request)
    rules = Rules(request.get("override", {}))
    try:
        hand = Hand(request, rules)
    except BadTiles as bad:
        return {"error": "bad-tiles", "tiles": bad.tiles}
    found = set(readings(hand))
    if not found:
        return {"error": "not-complete"}
    common = common_items(hand)
    as_self_draw = hand.self_draw or (hand.robbed and rules.robbed_kong_self_draw)
    winning = [rules.counted(common + list(items)) for items, forbidden in found
               if as_self_draw or not forbidden]
    if not as_self_draw:
        winning = [items for items in winning if rules.reaches_minimum(items)]
    if not winning:
        return {"error": "no-yaku"}
    tai = max(rules.total(items) for items in winning)
    best = {tuple(sorted(items)) for items in winning if rules.total(items) == tai}
    return {"tai": tai, "points": up(tai, rules.rounding), "best": best}
