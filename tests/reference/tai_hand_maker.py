# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes seeded random requests to value hands for tai."""

import random

from tai_hand import FLOWERS, KINDS, SEATS, unrelated, wild_tiles

FLAGS = ["riichi", "double-riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou",
         "chiihou", "renhou", "flower-replacement", "wait-in-discards"]
RUNS = [[first, first + 1, first + 2] for first in range(27) if first % 9 < 7]
TRIPLETS = [[kind] * 3 for kind in range(34)]
TOO_MANY = 200


class HandMaker:
    """Returns the request of one number; it depends only on the seed and the number."""

    def __init__(self, seed, number):
        self.rng = random.Random(f"{seed}-{number}")

    def make(self):
        rng = self.rng
        self.indicator = None
        roll = rng.random()
        if roll < 0.8:
            self.indicator = rng.choice(KINDS)
        elif roll < 0.95:
            self.indicator = rng.choice(FLOWERS)
        self.melds, self.closed, self.aside = [], [], []
        makers = [(self.sets, 40), (self.pairs, 14), (self.unrelated, 12), (self.honors, 8),
                  (self.lone_tile, 8), (self.dense, 10), (self.all_flowers, 8)]
        maker = rng.choices([maker for maker, _ in makers], [weight for _, weight in makers])[0]
        maker()
        self.put_wild()
        self.set_flowers_aside()
        request = self.request()
        roll = rng.random()
        if roll < 0.12:
            self.near_miss(request)
        elif roll < 0.18:
            self.spoil(request)
        if rng.random() < 0.12:
            request["override"] = self.override()
        return request

    # ---- The parts of a hand; kinds are numbers, called sets and closed tiles lists of them

    def fits(self, kinds):
        """Whether there are as many of each kind, besides the indicator."""
        return all(kinds.count(kind) <= 4 - (KINDS[kind] == self.indicator) for kind in kinds)

    def one_of(self, choices):
        """Returns a random set that fits the available tiles, after a few tries."""
        there = self.closed + [kind for _, meld in self.melds for kind in meld]
        for _ in range(TOO_MANY):
            choice = self.rng.choice(choices)
            if self.fits(there + choice):
                return choice
        return self.rng.choice(choices)

    def of_style(self):
        """Sets of a hand with a goal: a flush, triplets, runs, honors."""
        suit = self.rng.randrange(3)
        style = self.rng.choice(["any", "any", "runs", "runs", "triplets", "flush", "half", "half",
                                 "honors", "valued"])
        chosen = RUNS * 2 + TRIPLETS
        if style == "runs":
            return RUNS
        if style == "triplets":
            return TRIPLETS
        if style == "honors":
            return TRIPLETS[27:]
        if style == "valued":
            return RUNS + TRIPLETS[27:] * 3
        if style != "any":
            chosen = [kinds for kinds in chosen if kinds[0] // 9 == suit]
            chosen += TRIPLETS[27:] * 2 if style == "half" else []
        return chosen

    def sets(self, calls=None):
        style = self.of_style()
        calls = self.rng.choice([0, 0, 0, 1, 1, 2, 3, 4]) if calls is None else calls
        for number in range(4):
            kinds = self.one_of(style)
            if number < calls and KINDS[kinds[0]] != self.indicator:
                self.call(kinds)
            else:
                self.closed += kinds
        pairs = [[kind, kind] for kinds in style for kind in kinds]
        self.closed += self.one_of(pairs)

    def call(self, kinds):
        if kinds[0] != kinds[1]:
            self.melds.append(("chi", kinds))
            return
        name = self.rng.choice(["pon", "pon", "kan", "kakan", "ankan"])
        there = self.closed + [kind for _, meld in self.melds for kind in meld]
        if name != "pon" and self.fits(there + kinds + kinds[:1]):
            kinds = kinds + kinds[:1]
        else:
            name = "pon"
        self.melds.append((name, kinds))

    def lone_tile(self):
        self.sets(calls=4)

    def pairs(self):
        """Occasionally with four identical tiles; of one suit, honors, or both."""
        suit = self.rng.randrange(3)
        kinds = {"any": range(34), "flush": range(9 * suit, 9 * suit + 9),
                 "half": [*range(9 * suit, 9 * suit + 9), *range(27, 34)],
                 "honors": range(27, 34)}[self.rng.choice(["any", "any", "flush", "half",
                                                            "honors"])]
        if self.rng.random() < 0.4:
            kinds = self.rng.sample(list(kinds), min(len(kinds), 6))
        for _ in range(7):
            self.closed += self.one_of([[kind, kind] for kind in kinds])

    def unrelated(self):
        kinds = self.rng.sample(range(27, 34), self.rng.choice([4, 5, 6, 7, 7, 7, 7]))
        for _ in range(TOO_MANY):
            if len(kinds) == 14:
                break
            kind = self.rng.randrange(27)
            if unrelated(kinds + [kind]):
                kinds.append(kind)
        self.closed = kinds + self.rng.sample(range(27, 34), 0)
        while len(self.closed) < 14:
            self.closed.append(self.rng.randrange(34))

    def honors(self):
        for _ in range(self.rng.choice([0, 0, 1, 2, 3, 4])):
            self.call(self.one_of(TRIPLETS[27:]))
        while len(self.closed) < 14 - 3 * len(self.melds):
            self.closed += self.one_of([[kind] for kind in range(27, 34)])

    def dense(self):
        """Few kinds close together, with as many wild tiles as exist: many interpretations."""
        kinds = self.rng.sample(range(9 * self.rng.randrange(3), 34), self.rng.choice([5, 7, 9]))
        if self.rng.random() < 0.6:
            suit = self.rng.randrange(3)
            kinds = range(9 * suit, 9 * suit + 9)
        for _ in range(self.rng.choice([0, 0, 0, 1, 2])):
            self.call(self.one_of(RUNS + TRIPLETS))
        while len(self.closed) < 14 - 3 * len(self.melds):
            self.closed += self.one_of([[kind] for kind in kinds])

    def all_flowers(self):
        self.aside = list(FLOWERS)
        if self.rng.random() < 0.5:
            self.sets()
        else:
            self.closed = [self.rng.randrange(34) for _ in range(14)]

    # ---- Changes of it

    def put_wild(self):
        """Returns closed tiles as text; wild tiles replace some."""
        self.closed = [KINDS[kind] for kind in self.closed]
        wild = sorted(wild_tiles(self.indicator))
        tiles = wild if len(wild) == 3 else wild * 3
        there = sum(tile in wild for tile in self.closed)
        self.rng.shuffle(self.closed)
        for tile in self.rng.sample(tiles, min(len(tiles), self.rng.choice([0, 0, 1, 1, 2, 3]))):
            places = [place for place, other in enumerate(self.closed) if other not in wild]
            if there < 3 and places:
                self.closed[self.rng.choice(places)] = tile
                there += 1

    def set_flowers_aside(self):
        """Each that is neither wild nor the indicator, occasionally more of them."""
        share = self.rng.choice([0, 0, 0.2, 0.5, 1])
        wild = wild_tiles(self.indicator) | {self.indicator}
        if not self.aside:
            self.aside = [tile for tile in FLOWERS if self.rng.random() < share]
        self.aside = [tile for tile in self.aside if tile not in wild]
        self.rng.shuffle(self.aside)

    def request(self):
        rng = self.rng
        seat = rng.choice(SEATS)
        melds = [f"{name} {text_of([KINDS[kind] for kind in kinds])}"
                 for name, kinds in self.melds]
        rng.shuffle(melds)
        win = rng.randrange(len(self.closed))
        wild = [place for place, tile in enumerate(self.closed)
                if tile in wild_tiles(self.indicator)]
        if wild and rng.random() < 0.2:
            win = rng.choice(wild)
        hand = self.closed[:win] + self.closed[win + 1:]
        tiles = {"hand": text_of(hand), "melds": melds, "win": self.closed[win],
                 "aside": self.aside, "flags": self.some_flags()}
        if len(self.aside) == 8 and rng.random() < 0.5:
            tiles["win"] = tiles["aside"].pop()
        request = {"ruleset": "fenghua", "round": rng.choice([seat, rng.choice(SEATS)]),
                   "seat": seat, "from": rng.choice(["ron", "tsumo"]), "tiles": tiles}
        if self.indicator is not None:
            request["wild"] = self.indicator
        return request

    def some_flags(self):
        flags = [flag for flag in FLAGS if self.rng.random() < 0.03]
        for flag in ("rinshan", "chankan", "flower-replacement"):
            if flag not in flags and self.rng.random() < 0.2:
                flags.append(flag)
        return flags

    def near_miss(self, request):
        """Replaces one closed tile."""
        tiles = request["tiles"]
        if self.rng.random() < 0.3:
            tiles["win"] = self.rng.choice(KINDS)
            return
        hand = one_by_one(tiles["hand"])
        if hand:
            hand[self.rng.randrange(len(hand))] = self.rng.choice(KINDS)
            tiles["hand"] = text_of(hand)

    def spoil(self, request):
        """One impossible thing."""
        tiles = request["tiles"]
        hand = one_by_one(tiles["hand"])
        kind = self.rng.randrange(8)
        if kind == 0:
            hand.append(self.rng.choice(KINDS))
        elif kind == 1 and hand:
            hand.pop()
        elif kind == 2 and hand:
            hand[0] = self.rng.choice(FLOWERS)
        elif kind == 3:
            tiles["win"] = self.rng.choice(FLOWERS)
        elif kind == 4:
            tiles["aside"] = tiles["aside"] + [self.rng.choice(FLOWERS + ["4z", "1m"])]
        elif kind == 5 and self.indicator in KINDS and len(tiles["melds"]) < 4:
            tiles["melds"].append("pon " + text_of([self.indicator] * 3))
            hand = hand[3:]
        elif kind == 6 and len(hand) > 4:
            hand[:4] = [hand[4]] * 4
        elif kind == 7 and hand:
            hand[0] = self.rng.choice(["0m", "0p", "0s"])
        tiles["hand"] = text_of(hand)

    def override(self):
        return self.rng.choice([
            {"tai-minimum": self.rng.choice([0, 1, 2, 3, 5, 8, 50, 100])},
            {"tai-rounding": self.rng.choice([1, 5, 50, 100])},
            {"robbed-kong-self-draw": False},
            {"flowers": self.rng.choice([0, 4])},
            {"tai-items": self.other_items()},
        ])

    def other_items(self):
        """Other values, some unplayed items, some that do or do not count towards the minimum."""
        from tai_hand import ITEMS
        items = []
        for name, item in ITEMS.items():
            tai, minimum, most = item.tai, item.minimum, item.most
            roll = self.rng.random()
            if roll < 0.04 and name != "zuotai":
                continue
            if roll < 0.2:
                tai = self.rng.choice([0, 1, 3, 30, 60, tai * 2])
            if self.rng.random() < 0.06:
                minimum = not minimum
            if self.rng.random() < 0.06:
                most = self.rng.randint(1, 4)
            items.append({"item": name, "tai": tai, "most": most, "minimum": minimum,
                          "exempt": item.exempt or self.rng.random() < 0.01})
        return items


def one_by_one(text):
    return [text[place:place + 2] for place in range(0, len(text), 2)]


def text_of(tiles):
    return "".join(tiles)
