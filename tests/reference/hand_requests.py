# SPDX-License-Identifier: GPL-3.0-or-later
"""Random requests to value a hand, designed to be difficult: hands of one suit with many
interpretations, seven pairs, the shapes of yakuman, melds of all kinds, flags that contradict each
other, hands one tile short, tiles that the ruleset does not have, and rulesets with other
fields."""

import random

from hand_overrides import override_of
from hand_rules import Rules
from hand_tiles import (ENDS, FIRST_FLOWER, FIVES, GREENS, HONORS, NORTH, TERMINALS, WHITE,
                        kinds_of, name)

FLAGS = ("riichi", "double-riichi", "ippatsu", "rinshan", "chankan", "haitei", "houtei", "tenhou",
         "chiihou", "renhou", "flower-replacement", "wait-in-discards")
SENSIBLE_FLAGS = {True: ("haitei", "rinshan", "tenhou", "chiihou", "wait-in-discards"),
                  False: ("houtei", "chankan", "renhou", "wait-in-discards")}


def request_of(seed, ruleset, number):
    return RequestMaker(random.Random(f"{seed}-{ruleset}-{number}"), ruleset).make()


class RequestMaker:
    def __init__(self, rng, ruleset):
        self.rng = rng
        self.ruleset = ruleset
        self.override = override_of(rng, ruleset) if self.chance(35) else {}
        self.rules = Rules(ruleset, self.override)
        self.kinds = kinds_of(self.rules)
        self.left = {}

    def chance(self, percent):
        return self.rng.random() * 100 < percent

    def make(self):
        most = 4
        if self.rules["five-alike"] and self.chance(40):
            most = self.rng.choice((5, 5, 6, 7))
        self.left = {kind: most for kind in self.kinds}
        if self.rules.wild == "white":
            self.left[WHITE] = 0
        melds = []
        shape = self.rng.choices(("sets", "pairs", "orphans", "gates", "lump"),
                                 (70, 14, 3, 4, 9))[0]
        if shape == "sets":
            closed, melds = self.sets()
        else:
            closed = getattr(self, shape)()
        self.rng.shuffle(closed)
        if self.rules.wild != "none":
            closed = self.with_wild(closed)
        if self.chance(7):
            closed[self.rng.randrange(len(closed))] = self.rng.choice(self.kinds)
        return self.request(closed, melds)

    # Tiles

    def with_wild(self, closed):
        """One or two wild tiles instead of others, or one tile less."""
        if self.rules.wild == "missing":
            return closed[1:]
        wild = closed.count(WHITE) + self.rng.choice((0, 1, 1, 1, 2))
        rest = [kind for kind in closed if kind != WHITE]
        closed = rest[:len(closed) - wild] + [WHITE] * min(wild, len(closed))
        self.rng.shuffle(closed)
        return closed

    def palette(self):
        """The kinds of the hand's tiles."""
        start = self.rng.choice((0, 9, 18) if self.rules["players"] > 3 else (9, 18))
        suit = {kind for kind in self.kinds if start <= kind < start + 9}
        low = {kind for kind in self.kinds if kind < 27 and kind % 9 < 4}
        some = set(self.rng.sample(self.kinds, 9))
        return sorted(self.rng.choice((
            set(self.kinds), set(self.kinds), suit, suit, suit | HONORS, suit | HONORS,
            ENDS, ENDS, TERMINALS, HONORS, GREENS, low, low, set(self.kinds) - ENDS,
            set(self.kinds) - ENDS, some | HONORS, suit | {0, 8})))

    def take(self, kinds):
        if any(self.left.get(kind, 0) < kinds.count(kind) for kind in kinds):
            return None
        for kind in kinds:
            self.left[kind] -= 1
        return list(kinds)

    def set_of(self, palette, runs):
        """A run or a triplet of the palette while there are tiles, then of any kind."""
        for attempt in range(200):
            kind = self.rng.choice(palette if attempt < 60 else self.kinds)
            if self.chance(runs):
                kinds = [kind, kind + 1, kind + 2]
                if kind >= 27 or kind % 9 > 6:
                    continue
            else:
                kinds = [kind] * 3
            found = self.take(kinds)
            if found:
                return found
        raise ValueError("no tiles left")

    def sets(self):
        palette = self.palette()
        runs = self.rng.choice((0, 0, 30, 60, 60, 90, 100))
        groups = self.pattern() if self.chance(20) else [self.set_of(palette, runs)]
        while len(groups) < 4:
            group = self.like(self.rng.choice(groups)) if self.chance(35) else None
            groups.append(group or self.set_of(palette, runs))
        pair = None
        while not pair:
            pair = self.take([self.rng.choice(palette if self.chance(90) else self.kinds)] * 2)
            palette = palette if self.chance(90) else self.kinds
        calls = self.rng.choice((0, 0, 0, 25, 50, 80, 100))
        concealed = self.rng.choice((0, 30, 100))
        melds, closed = [], pair
        for group in groups:
            may_be_called = group[0] == group[1] or self.rules["players"] > 3 or self.chance(3)
            if may_be_called and self.chance(calls):
                melds.append(self.called(group, concealed))
            else:
                closed += group
        return closed, melds

    def pattern(self):
        """Sets that form a yaku, as far as the ruleset has the tiles."""
        suit, rank = self.rng.choice((0, 9, 18)), self.rng.randrange(7)
        low = [suit + rank, suit + rank + 1, suit + rank + 2, suit + rank + 3]
        run = [0, 1, 2] if self.chance(50) else [0, 0, 0]
        groups = self.rng.choice((
            [[suit + start, suit + start + 1, suit + start + 2] for start in (0, 3, 6)],
            [[rank + start + step for step in run] for start in (0, 9, 18)],
            [[rank + start + step for step in run] for start in (0, 9, 18)],
            [[kind] * 3 for kind in low[:self.rng.choice((3, 4))] if kind < suit + 9],
            [[kind] * 3 for kind in self.rng.sample((31, 32, 33), self.rng.choice((2, 2, 3)))],
            [[kind] * 3 for kind in self.rng.sample((27, 28, 29, 30), self.rng.choice((3, 4)))],
            [[start, start + 1, start + 2] for start in self.rng.sample((0, 6, 9, 15, 18, 24), 3)]))
        return [group for group in groups if self.take(group)] or \
            [self.set_of(self.kinds, 50)]

    def like(self, group):
        """The same again, the next one, or the same in another suit."""
        if group[0] >= 27:
            kind = self.rng.choice(sorted(HONORS))
            return self.take([kind] * 3)
        step = self.rng.choice((0, 9, -9, 18, -18, 1, -1, 3, -3))
        kinds = [kind + step for kind in group]
        if kinds[0] < 0 or kinds[2] > 26 or kinds[0] // 9 != kinds[2] // 9:
            return None
        return self.take(kinds)

    def called(self, group, concealed):
        if group[0] != group[1]:
            return "chi", group
        if self.chance(45 + concealed // 2) and self.take([group[0]]):
            how = "ankan" if self.chance(concealed) else self.rng.choice(("kan", "kakan", "ankan"))
            return how, group + [group[0]]
        return "pon", group

    def pairs(self):
        palette = self.palette()
        found, attempts = [], 0
        often = self.chance(50)
        while len(found) < 14:
            attempts += 1
            if attempts > 60:
                palette = self.kinds
            kind = self.rng.choice(palette)
            if found and often and self.chance(30):
                kind = self.rng.choice(found)
            if kind in found and not often:
                continue
            found += self.take([kind] * 2) or []
        return found

    def orphans(self):
        return sorted(ENDS) + [self.rng.choice(sorted(ENDS))]

    def gates(self):
        start = self.rng.choice((0, 9, 18) if self.rules["players"] > 3 else (9, 18))
        ranks = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, self.rng.randrange(9)]
        return [start + rank for rank in ranks]

    def lump(self):
        """Any fourteen tiles of few kinds."""
        palette = self.rng.sample(self.kinds, self.rng.choice((5, 6, 8)))
        if self.chance(60):
            palette = [kind for kind in self.palette() if kind < 27] or palette
        found = []
        while len(found) < 14:
            found += self.take([self.rng.choice(palette)]) or []
            palette = palette if self.chance(97) else self.kinds
        return found

    # The request

    def request(self, closed, melds):
        tsumo = self.chance(45)
        win, hand = closed[-1], closed[:-1]
        if self.chance(2):
            hand = hand[1:] if self.chance(50) else hand + [self.rng.choice(self.kinds)]
        reds = self.reds(hand + [win] + [kind for _, meld in melds for kind in meld])
        tiles = {"hand": text_of(hand, reds), "win": text_of([win], reds),
                 "melds": [f"{how} {text_of(meld, reds)}" for how, meld in melds]}
        tiles["dora"] = self.indicators(closed)
        tiles["ura"] = self.indicators(closed) if self.chance(40) else []
        tiles["aside"] = self.aside()
        tiles["flags"] = self.flags(tsumo)
        has_kan = any("kan" in how for how, _ in melds)
        if tsumo and has_kan and "rinshan" not in tiles["flags"] and self.chance(25):
            tiles["flags"].append("rinshan")
        if self.chance(1.5):
            self.spoil(tiles)
        winds = "ESWN"[:self.rules["players"]]
        found = {"ruleset": self.ruleset, "round": self.rng.choice("EEESSW" + winds),
                 "seat": self.rng.choice(winds), "from": "tsumo" if tsumo else "ron",
                 "honba": self.rng.choice((0, 0, 0, 1, 2, 3, 7, 21)), "tiles": tiles}
        if self.override.get("wild-white") and self.chance(60):
            tiles["win"] = "0z"
        if self.chance(3):
            # Whether to ask for the waits.
            del found["from"], tiles["win"]
        if self.override:
            found["override"] = self.override
        return found

    def reds(self, kinds):
        """The number of red tiles of each five; rarely more than exist."""
        wrong = self.chance(1.5)
        return {five: self.rng.randint(
            0, min(kinds.count(five), 2 if wrong else self.rules.reds(name(five)[1]), 4))
                for five in FIVES}

    def indicators(self, closed):
        count = self.rng.choice((0, 1, 1, 1, 2, 3, 4, self.rng.randint(5, 10)))
        some = [kind for kind in closed for kind in (kind - 1, kind) if kind in self.kinds]
        found = [name(self.rng.choice(some if self.chance(50) else self.kinds))
                 for _ in range(count)]
        if count > 4 and self.chance(60):
            found = [found[0]] * count
        if count < 10 and self.chance(0.4):
            found.append(self.rng.choice(("5m", "1f", "0p")))
        return found

    def aside(self):
        found = []
        if self.rules["flowers"] and self.chance(50):
            flowers = range(FIRST_FLOWER, FIRST_FLOWER + min(self.rules["flowers"], 8))
            found += self.rng.sample(flowers, self.rng.randint(1, 4))
        if self.rules["nuki-north"] and self.chance(55):
            found += [NORTH] * self.rng.choice((1, 1, 2, 3, 4))
        if self.chance(0.5):
            found.append(self.rng.choice((NORTH, FIRST_FLOWER, 27, 9)))
        return [name(kind) for kind in found]

    def flags(self, tsumo):
        if self.chance(6):
            return self.rng.sample(FLAGS, self.rng.randint(2, 7))
        found = []
        if self.chance(40):
            found.append("riichi" if self.chance(80) else "double-riichi")
            if self.chance(35):
                found.append("ippatsu")
        if self.chance(25):
            found.append(self.rng.choice(SENSIBLE_FLAGS[tsumo]))
        return found

    def spoil(self, tiles):
        """An impossible tile or meld, in turn."""
        which = self.rng.randrange(4)
        if which == 0:
            tiles["win"] = self.rng.choice(("5m", "1f", "3m"))
        elif which == 1 and tiles["melds"]:
            tiles["melds"][0] = self.rng.choice(("chi 135s", "pon 112p", "chi 345p", "pon 555m"))
        elif which == 2:
            tiles["hand"] += "0000s"
        else:
            tiles["aside"] = ["1f"] * 5


def text_of(kinds, reds):
    """Returns the tiles of a list as text; removes the red ones from `reds`."""
    found = []
    for kind in sorted(kinds):
        text = name(kind)
        if reds.get(kind):
            reds[kind] -= 1
            text = "0" + text[1]
        found.append(text)
    # Writes digits of one letter together.
    texts = [text[0] if place + 1 < len(found) and found[place + 1][1] == text[1] else text
             for place, text in enumerate(found)]
    return "".join(texts)
