# SPDX-License-Identifier: GPL-3.0-or-later
"""The tiles of a request: their kinds, and whether the ruleset has them.

A kind is a number: characters 0 to 8, circles 9 to 17, bamboos 18 to 26, honors 27 to 33 (East,
South, West, North, White, Green, Red), flowers 34 to 41."""

from copy import copy

EAST, SOUTH, WEST, NORTH, WHITE, GREEN, RED = range(27, 34)
FIRST_FLOWER = 34
KINDS = range(34)
FIVES = (4, 13, 22)
SUIT_STARTS = {"m": 0, "p": 9, "s": 18, "z": 27, "f": 34}
HONORS = set(range(27, 34))
TERMINALS = {0, 8, 9, 17, 18, 26}
ENDS = TERMINALS | HONORS
GREENS = {19, 20, 21, 23, 25, GREEN}
WINDS = "ESWN"


class BadTiles(Exception):
    """`tiles` are the names of possible bad ones, including None if their number is wrong."""

    def __init__(self, tiles):
        super().__init__(tiles)
        self.tiles = tiles


def parse(text):
    """Returns the tiles of a text as pairs of kind and whether it is a red five; None: a wild
    tile."""
    found, digits = [], ""
    for sign in text:
        if sign.isdigit():
            digits += sign
            continue
        for digit in digits:
            is_red = digit == "0"
            found.append((SUIT_STARTS[sign] + (5 if is_red else int(digit)) - 1, is_red))
        digits = ""
    return found


def name(kind):
    for sign in "fzspm":
        if kind >= SUIT_STARTS[sign]:
            return f"{kind - SUIT_STARTS[sign] + 1}{sign}"
    raise ValueError(kind)


def kinds_of(rules):
    """Returns the kinds of the set: three players have no characters between one and nine."""
    return [kind for kind in KINDS if rules["players"] > 3 or not 0 < kind < 8]


class Hand:
    """Reads the tiles of a request under a ruleset; raises BadTiles if they are impossible."""

    def __init__(self, request, rules):
        tiles = request["tiles"]
        self.melds = [self.meld(text) for text in tiles.get("melds", [])]
        self.hand = parse(tiles["hand"])
        self.win = parse(tiles["win"])[0]
        self.dora = [parse(text)[0][0] for text in tiles.get("dora", [])]
        self.ura = [parse(text)[0][0] for text in tiles.get("ura", [])]
        self.aside = [parse(text)[0][0] for text in tiles.get("aside", [])]
        self.flags = set(tiles.get("flags", []))
        self.is_tsumo = request["from"] == "tsumo"
        self.seat = EAST + WINDS.index(request["seat"])
        self.round = EAST + WINDS.index(request["round"])
        self.honba = request.get("honba", 0)
        self.is_closed = all(how == "ankan" for how, _ in self.melds)
        self.count()
        self.check(rules)

    def count(self):
        self.all = self.hand + [self.win] + [tile for _, meld in self.melds for tile in meld]
        self.closed_counts = [0] * 42
        for kind, _ in self.hand + [self.win]:
            self.closed_counts[kind] += 1

    @staticmethod
    def meld(text):
        how, tiles = text.split()
        return how, parse(tiles)

    def check(self, rules):
        """Interpretation 7; the program may name any of several bad tiles."""
        known = set(kinds_of(rules))
        bad = {kind for kind, _ in self.all if kind not in known}
        bad |= {kind for kind in self.dora + self.ura if kind not in known}
        for how, meld in self.melds:
            kinds = sorted(kind for kind, _ in meld)
            if rules.wild == "white" and WHITE in kinds:
                bad.add(WHITE)
            if how == "chi":
                if rules["players"] == 3 or not is_run(kinds):
                    bad |= set(kinds)
            elif len(set(kinds)) > 1 or len(kinds) != (3 if how == "pon" else 4):
                bad |= set(kinds)
        bad |= self.bad_aside(rules)
        copies = [kind for kind, _ in self.all] + self.aside
        if not rules["five-alike"]:
            bad |= {kind for kind in known if copies.count(kind) > 4}
        names = {name(kind) for kind in bad}
        if self.all.count((WHITE, True)) > (rules.get("wild-white", "none") != "none"):
            names.add("0z")
        for five in FIVES:
            if rules.reds(name(five)[1]) < self.all.count((five, True)) and \
                    rules.reds(name(five)[1]) < 4:
                names.add("0" + name(five)[1])
        number = 12 if rules.wild == "missing" else 13
        wrong_number = len(self.hand) + 3 * len(self.melds) != number
        if names or wrong_number:
            raise BadTiles(names if not wrong_number else names | {None})

    def bad_aside(self, rules):
        flowers = [kind for kind in self.aside if kind >= FIRST_FLOWER]
        bad = set(flowers) if len(flowers) > rules["flowers"] else set()
        for kind in set(self.aside) - set(flowers):
            if kind != NORTH or not rules["nuki-north"]:
                bad.add(kind)
        return bad

    def replaced(self, hand, win):
        """Returns the hand with another closed part."""
        found = copy(self)
        found.hand, found.win = hand, win
        found.count()
        return found

    def has_wild(self):
        return any(is_red is None for _, is_red in self.hand + [self.win])

    def has_kan(self):
        return any("kan" in how for how, _ in self.melds)


def is_run(kinds):
    return len(kinds) == 3 and kinds[2] < 27 and kinds[0] // 9 == kinds[2] // 9 and \
        [kind - kinds[0] for kind in kinds] == [0, 1, 2]


def dora_of(indicator, rules):
    """Returns the kind that an indicator makes dora."""
    if rules["dora-tile"] == "shown":
        return indicator
    if indicator >= WHITE:
        return WHITE + (indicator - WHITE + 1) % 3
    if indicator >= EAST:
        return EAST + (indicator - EAST + 1) % 4
    if rules["players"] == 3 and indicator < 9:
        return 8 - indicator
    start = indicator // 9 * 9
    return start + (indicator - start + 1) % 9
