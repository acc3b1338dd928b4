# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `fenghua`: tai, and every loser pays."""

from reference_table import Table
from reference_values import Refused, items, members, up, whole

MINIMUM = 4
TAI = {
    "zuotai": 1, "penghu-shunzi": 1, "dragon": 1, "seat-round-wind": 2, "seat-wind": 1,
    "round-wind": 1, "wait": 1, "zimo": 1, "no-wild": 1, "one-wild": 1, "two-wild": 2,
    "wild-as-itself": 1, "thirteen-unrelated": 50, "thirteen-unrelated-stars-concealed": 150,
    "thirteen-unrelated-stars": 100, "thirteen-unrelated-missing-suit": 150,
    "all-triplets-wild": 50, "all-triplets": 100, "lone-tile-wild": 50, "lone-tile": 100,
    "seven-pairs-wild": 50, "seven-pairs": 150, "concealed-bomb": 100, "bomb": 50,
    "half-flush": 70, "full-flush": 150, "loose-honours": 400, "all-honours": 800,
    "eight-flowers": 800, "eight-flowers-now": 400,
    "direct-kan": 50, "direct-kan-bloom": 100, "concealed-kan": 100, "concealed-kan-bloom": 150,
    "added-kan": 100, "added-kan-bloom": 200, "flower-bloom": 50, "three-wild": 150,
    "three-flower-wild": 300, "own-flower": 2, "four-flowers": 150,
}
# Items that a hand can have more than once, with the maximum: sets of dragons, kongs, bombs,
# flowers.
MOST = {"dragon": 3, "concealed-bomb": 3, "direct-kan": 4, "concealed-kan": 4, "added-kan": 4,
        "own-flower": 2, "four-flowers": 2}
WITHOUT_MINIMUM = {
    "own-flower", "four-flowers", "eight-flowers", "flower-bloom", "direct-kan",
    "direct-kan-bloom", "concealed-kan", "concealed-kan-bloom", "added-kan", "added-kan-bloom"}
WILDS = ["no-wild", "one-wild", "two-wild", "three-wild", "three-flower-wild"]
FLUSHES = ["half-flush", "full-flush", "loose-honours", "all-honours"]
BLOOMS = ["direct-kan-bloom", "concealed-kan-bloom", "added-kan-bloom"]
FORMS_WITH_WILDS = ["all-triplets-wild", "lone-tile-wild", "seven-pairs-wild"]
SELF_DRAW_ONLY = {"zimo", "flower-bloom"} | set(BLOOMS)


def pairs_of(names):
    return [{one, other} for one in names for other in names if one < other]


EXCLUSIVE = pairs_of(WILDS) + pairs_of(FLUSHES) + pairs_of(BLOOMS) + [
    {"no-wild", name} for name in FORMS_WITH_WILDS] + [
    {"seat-round-wind", "seat-wind"}, {"seat-round-wind", "round-wind"},
    {"no-wild", "wild-as-itself"}, {"all-triplets", "all-triplets-wild"},
    {"lone-tile", "lone-tile-wild"}, {"seven-pairs", "seven-pairs-wild"},
    {"eight-flowers", "eight-flowers-now"}] + pairs_of(
        [name for name in TAI if name.startswith("thirteen-unrelated")])


class TaiWorth:
    """Returns the sum of the tai, and whether a discard win reaches the minimum."""

    yakuman = {}
    is_open = is_yakuman = False

    def __init__(self, tai, on_discard):
        self.tai = tai
        self.on_discard = on_discard


class Fenghua(Table):
    ID = "fenghua"
    WINDS = ("E", "S", "W", "N")
    START = RETURN = 0
    TAI = True
    MAX_WINNERS = 1
    RIICHI = False

    def worth(self, value, at, is_open=False, self_draw=None):
        members(value, at, {"tai"})
        if "tai" not in value:
            raise Refused(at, "value-form")
        here = f"{at}.tai"
        if isinstance(value["tai"], list):
            self.mark("value-items")
            return worth_of_items(value["tai"], here, self_draw)
        self.mark("value-sum")
        tai = whole(value["tai"], here, 1)
        return TaiWorth(tai, tai)

    def settle_win(self, hand, out, at):
        win = hand["wins"][0]
        worth = self.worth(win["value"], f"{at}.wins[0].value", False, "from" not in win)
        if "from" in win and not win.get("robbed") and worth.on_discard < MINIMUM:
            raise Refused(f"{at}.wins[0].value.tai", "tai-below-minimum")
        if worth.on_discard != worth.tai:
            self.mark("flowers-and-kongs-beside-the-minimum")
        winner, share = win["player"], up(worth.tai, 10)
        losers = [who for who in self.players if who != winner]
        shares = {who: 2 * share for who in losers}
        if "from" in win and not win.get("robbed"):
            shares = {who: 2 * share if who == win["from"] else share for who in losers}
        alone = self.who_pays_alone(win)
        for who, points in shares.items():
            payer = who if alone is None else alone
            out.move(payer, winner, points, "win" if payer == who else "pao")

    def who_pays_alone(self, win):
        """The event of the winning tile takes precedence over the player who fed the hand."""
        pao = win.get("pao", {}).get("player")
        for name in ("robbed", "last_tile"):
            if win.get(name):
                self.mark(name.replace("_", "-") + ("-before-pao" if pao is not None else ""))
                return win["from"]
        if pao is not None:
            self.mark("pao-" + ("discard" if "from" in win else "self-draw"))
        return pao

    def settle_draw(self, hand, out, at):
        """Nothing is paid."""

    def dealer_and_honba(self, hand, out):
        return hand["result"] == "draw" or self.dealer in self.winners(hand), 0


def worth_of_items(ids, at, self_draw):
    """zuotai is implied; a kong, a set of dragons, a flower may occur again."""
    tai = on_discard = 0
    for number, name in enumerate(items(ids, at)):
        here = f"{at}[{number}]"
        if not isinstance(name, str) or name not in TAI:
            raise Refused(here, "tai-unknown")
        if ids[:number].count(name) >= MOST.get(name, 1):
            raise Refused(here, "tai-twice")
        if any({name, other} in EXCLUSIVE for other in ids[:number]):
            raise Refused(here, "tai-exclusive")
        if self_draw is False and name in SELF_DRAW_ONLY:
            raise Refused(here, "tai-way-of-winning")
        tai += TAI[name]
        on_discard += 0 if name in WITHOUT_MINIMUM else TAI[name]
    if "zuotai" not in ids:
        tai, on_discard = tai + 1, on_discard + 1
    return TaiWorth(tai, max(on_discard, MINIMUM) if "eight-flowers-now" in ids else on_discard)
