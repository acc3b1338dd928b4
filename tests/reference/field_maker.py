# SPDX-License-Identifier: GPL-3.0-or-later
"""Random rulesets that vary all fields at once, within the conflicts of docs/ruleset-format.md."""

import house_rulesets
from field_lists import Lists
from field_payments import Payments
from house_rulesets import TOP

RIGHTS = ("passes", "chooses", "repeats")
KINDS = {"fu-table": "wrc-2025", "linear": "allen", "tai": "fenghua"}
LOCAL_ABORTS = ("nine-terminals", "four-winds", "four-kans", "four-riichi", "triple-ron")


class FieldMaker(Lists, Payments):
    """Makes one ruleset."""

    def __init__(self, rng):
        self.rng = rng
        self.fields = {}

    def chance(self, percent):
        return self.rng.randrange(100) < percent

    def points(self, low, high, step=100):
        return self.rng.randrange(low // step, high // step + 1) * step

    def pick(self, *names):
        return self.rng.choice(names)

    def maybe(self, percent, value, neutral=0):
        return value if self.chance(percent) else neutral

    def make(self, number):
        """Returns a ruleset with the id `field-NUMBER`."""
        kind = self.rng.choices(list(KINDS), [70, 15, 15])[0]
        base = house_rulesets.fields_of(TOP / "rules" / f"{KINDS[kind]}.json")
        self.fields = {name: value for name, value in base.items()
                       if name not in house_rulesets.TEXTS}
        self.fields["players"] = self.rng.choice([3, 4, 4])
        self.three = self.fields["players"] == 3
        self.tai = kind == "tai"
        self.clear()
        for part in (self.frame, self.end, self.deal, self.honba, self.draws, self.value,
                     self.several, self.pao, self.chips, self.fouls, self.tai_fields, self.lists):
            part()
        return {"format": base["format"], "id": f"field-{number}",
                "name": {"en": f"Field {number}"}} | self.fields

    def clear(self):
        """Begins with neutral values where the base has others."""
        neutral = {"sinking": 0, "prizes": [], "float-line": 0, "floating-uma": [], "bust-fee": 0,
                   "bust-when": "after-hand", "wareme": False, "fouls": [], "aborts": [],
                   "wild-tile": "none", "house-yaku": [], "special-tiles": [],
                   "red-fives-suits": [], "tsumo-table": [], "last-hand-open-win": False,
                   "nagashi": "none", "nagashi-value": "mangan", "nagashi-several": "each-in-full",
                   "open-tanyao": True, "open-tanyao-in": "any"}
        self.fields |= neutral
        if self.three:
            self.fields["yaku"] = [one for one in self.fields["yaku"]
                                   if one["yaku"] not in ("sanshoku-doujun",)]
        if not self.tai:
            self.fields |= {"flowers": 0, "red-fives": 1}

    # The frame and the settlement

    def frame(self):
        fields, n = self.fields, self.fields["players"]
        fields["winds"] = self.pick(0, 1, 1, 2, 2, 2, 4)
        fields["result-base"] = self.pick("difference", "difference", "points", "none")
        fields["start-points"] = self.points(20000, 40000)
        difference = fields["result-base"] == "difference"
        fields["return-points"] = fields["start-points"] + self.points(
            0 if difference else -5000, 10000)
        fields["oka"] = self.maybe(30, "fixed", "difference") if difference else "difference"
        fields["oka-points"] = self.points(0, 30000) if fields["oka"] == "fixed" else 0
        fields["uma-unbalanced"] = self.chance(25)
        fields["uma"] = self.uma()
        if self.chance(25):
            fields["float-line"] = self.points(20000, 35000)
            numbers = self.rng.sample(range(n + 1), self.rng.randrange(1, n + 1))
            fields["floating-uma"] = [{"floating": number, "uma": self.uma()}
                                      for number in numbers]
        fields["ties"] = self.pick("by-seat", "by-seat", "shared", "first-win", "last-win")
        fields["leftover-pot"] = self.pick("first", "nobody")
        fields["sinking"] = self.maybe(25, self.points(100, 10000))
        fields["game-fee"] = self.maybe(25, self.points(100, 1000))
        fields["game-fee-first"] = self.maybe(25, self.points(100, 1000))
        none = fields["result-base"] == "none"
        fields["score-floor"] = not none and self.chance(30)
        fields["score-floor-points"] = self.pick(0, -10000, 5000) if fields["score-floor"] else 0
        fields["result-rounding"] = "none" if none else self.pick(
            "none", "half-up", "half-down", "down", "up", "to-return")

    def uma(self):
        n = self.fields["players"]
        uma = [self.points(-20000, 20000) for _ in range(n)]
        if not self.fields["uma-unbalanced"]:
            uma[-1] = -sum(uma[:-1])
        return uma

    def prize(self):
        fields = self.fields
        payers = ["all", "below-start", "below-return", "no-win"]
        if fields["bust"] != "none":
            payers.append("busted")
        receivers = ["first", "first-alone", "others"]
        if fields["ceiling"]:
            receivers.append("above-ceiling")
        prize = {"from": self.pick(*payers), "to": self.pick(*receivers),
                 "points": self.points(100, 9000)}
        if prize["from"] == "all" and prize["to"] == "others":
            prize["to"] = "first"
        return prize

    # The end of the game

    def end(self):
        fields, start = self.fields, self.fields["start-points"]
        fields["bust"] = self.pick("none", "below-zero", "zero-or-below")
        if fields["bust"] != "none":
            fields["bust-fee"] = self.maybe(40, self.points(100, 10000))
            if fields["bust-fee"]:
                fields["bust-fee-to"] = self.pick("buster", "nearest", "first")
            fields["bust-when"] = self.maybe(25, "at-once", "after-hand")
        fields["bust-fee-to"] = fields.get("bust-fee-to", "buster") if fields["bust-fee"] \
            else "buster"
        fields["ceiling"] = self.maybe(40, start + self.points(5000, 40000))
        fields["ceiling-inclusive"] = self.chance(50) if fields["ceiling"] else \
            fields["ceiling-inclusive"]
        if not fields["ceiling"]:
            fields["ceiling-inclusive"] = False
        fields["prizes"] = [self.prize() for _ in range(self.pick(0, 0, 1, 2))]
        fields["dealer-next"] = "winner" if self.chance(8) else "in-turn"
        fields |= {"target": 0, "extension": "none", "extension-winds": 1,
                   "extension-ends": "dealer-passes"}
        if fields["dealer-next"] == "winner":
            fields["winds"] = 1
            return
        if self.chance(50):
            fields["target"] = start + self.points(0, 8000)
        if fields["target"] and fields["winds"] > 0 and self.chance(70):
            ways = ["east-again"] + ["next-wind"] * 2 * (fields["winds"] < 4)
            fields["extension"] = self.pick(*ways)
            fields["extension-ends"] = self.pick("dealer-passes", "any-hand", "whole-wind")
            if fields["extension"] == "next-wind":
                fields["extension-winds"] = self.pick(*range(1, min(3, 4 - fields["winds"]) + 1))

    # The dealer

    def deal(self):
        fields = self.fields
        for name in ("dealer-win", "dealer-tenpai", "dealer-noten", "dealer-noten-south",
                     "dealer-child-foul", "dealer-own-foul", "dealer-own-foul-south"):
            fields[name] = self.pick(*RIGHTS)
        fields["dealer-by-wind"] = []
        winds = ["east", "south", "west", "north"][:max(fields["winds"], 1)]
        if fields["dealer-next"] == "in-turn" and self.chance(25):
            fields["dealer-by-wind"] = [
                {"wind": wind, "win": self.pick(*RIGHTS), "tenpai": self.pick(*RIGHTS),
                 "noten": self.pick(*RIGHTS)} for wind in winds if self.chance(50)]
        fields |= {"last-dealer": "ordinary", "last-dealer-ranks": [],
                   "last-dealer-stops-after": "repeat", "last-dealer-stops-below-target": False,
                   "last-dealer-foul-repeats": False}
        if fields["dealer-next"] == "winner":
            return
        fields["last-dealer"] = self.pick("ordinary", "must-unless-first", "may-stop-first",
                                          "stops-first", "by-rank")
        fields["last-dealer-stops-after"] = self.pick("repeat", "win")
        if fields["last-dealer"] == "by-rank":
            ranks = self.rng.sample(range(1, fields["players"] + 1), self.pick(1, 2, 3))
            fields["last-dealer-ranks"] = [
                {"rank": rank, "right": self.pick("must-repeat", "may-stop", "stops")}
                for rank in ranks]
        if fields["target"] and fields["last-dealer"] not in ("ordinary", "must-unless-first"):
            fields["last-dealer-stops-below-target"] = self.chance(40)
        fields["last-dealer-foul-repeats"] = self.chance(20)

    # Honba, pots, winners, draws

    def honba(self):
        fields = self.fields
        fields["honba-counted"] = self.chance(85)
        fields |= {"honba-ron": 0, "honba-tsumo": 0, "honba-before-split": False,
                   "honba-grows": "repeats-and-draws", "honba-declined-win": False}
        if fields["honba-counted"]:
            fields["honba-grows"] = self.pick("repeats-and-draws", "repeats-and-draws",
                                              "repeats-only", "every-hand")
            if fields["honba-grows"] != "every-hand":
                fields["honba-declined-win"] = self.chance(30)
            if not self.tai:
                fields["honba-ron"] = self.pick(0, 300, 1000, 1500)
                fields["honba-tsumo"] = self.pick(0, 100, 500, 1000)
        most = 1 if self.tai else fields["players"] - 1
        fields["max-winners"] = self.rng.randrange(1, most + 1)
        several = fields["max-winners"] > 1
        fields["honba-receivers"] = self.pick("nearest", "every-winner") if several and \
            fields["honba-counted"] else "nearest"
        fields["dealer-win-several"] = self.pick("any", "nearest") if several else "any"
        fields["wareme"] = not self.tai and self.chance(20)
        fields["wareme-factor"] = self.pick(2, 3, 4) if fields["wareme"] else 2

    def draws(self):
        fields, n = self.fields, self.fields["players"]
        unit = 200 if n == 3 else 600
        fields["riichi-stake"] = 0 if self.tai else self.pick(0, 1000, 1000, 500, 2000)
        stake = fields["riichi-stake"]
        fields["riichi-minimum"] = self.pick(0, stake, 1000) if stake else 0
        if fields["bust-when"] == "at-once" and stake:
            fields["riichi-minimum"] = stake + 100
        fields["open-riichi-stake"] = self.maybe(40, self.pick(500, 2000)) if stake else 0
        if fields["bust-when"] == "at-once" and fields["open-riichi-stake"]:
            fields["riichi-minimum"] = max(fields["riichi-minimum"],
                                           fields["open-riichi-stake"] + 100)
        fields["stake-on-ronned-tile"] = bool(stake) and self.chance(40)
        ways = ["nearest"] + ["own-stake-back"] * (fields["max-winners"] > 1) + ["riichi-only"]
        fields["pot-receivers"] = self.pick(*ways) if stake else "nearest"
        fields["noten-pool"] = 0 if self.tai else self.maybe(80, self.points(unit, 6000, unit))
        fields["noten-payments"] = "pool"
        if fields["noten-pool"]:
            fields["noten-payments"] = self.pick("pool", "pool", "each-to-each", "pool-to-pot",
                                                 "each-to-pot")
        fields["noten-void-at-double-bust"] = bool(fields["noten-pool"]) and \
            fields["bust"] != "none" and self.chance(40)
        if not self.tai and self.chance(50):
            fields["nagashi"] = self.pick("draw", "win")
            fields["nagashi-value"] = self.pick("mangan", "yakuman", "haneman", "baiman",
                                                "sanbaiman")
            fields["nagashi-several"] = self.pick("each-in-full", "others-share")
        reasons = [one for one in LOCAL_ABORTS
                   if not (self.three and one in ("four-winds", "four-riichi", "triple-ron"))
                   and not (one == "triple-ron" and fields["max-winners"] > 2)
                   and not (one == "four-riichi" and not stake)]
        fields["aborts"] = [
            {"reason": reason, "dealer": self.pick(*RIGHTS)}
            | ({"honba-stays": True} if self.chance(30) and fields["honba-counted"] else {})
            for reason in reasons if not self.tai and self.chance(40)]
