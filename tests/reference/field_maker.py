# SPDX-License-Identifier: GPL-3.0-or-later
"""Random rulesets that vary all fields at once, within the conflicts of docs/ruleset-format.md."""

import house_rulesets
from house_rulesets import TOP

RIGHTS = ("passes", "chooses", "repeats")
KINDS = {"fu-table": "wrc-2025", "linear": "allen", "tai": "fenghua"}
TILES = ("1m", "9m", "3p", "5p", "7p", "3s", "7s", "1z", "4z", "5z")
COLORS = ("blue", "gold", "silver", "rainbow", "marked")
LOCAL_ABORTS = ("nine-terminals", "four-winds", "four-kans", "four-riichi", "triple-ron")
# Fields that no hand of the games depends on: tiles, their names and their fu.
OF_TILES = """
    open-tanyao open-tanyao-in seven-pairs-four-alike five-alike wild-tile dora-tile ura-dora
    kan-dora kan-ura-dora nuki-north open-pinfu double-wind-pair-fu rinshan-haitei-tsumo-fu
    rinshan-tsumo-fu seven-pairs-forty-fu pinfu-tsumo calls-keep-first-turn kan-on-last-tile
    ippatsu-with-houtei pao-single-tile red-fives red-fives-suits flowers wild-white
    """.split()


class FieldMaker:
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
                     self.several, self.pao, self.chips, self.fouls, self.tai_fields):
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

    # The value

    def value(self):
        fields = self.fields
        if self.tai:
            return
        fields["dealer-factor"] = self.pick("half-more", "half-more", "same", "double")
        fields["dealer-points"] = self.maybe(15, 1000)
        fields["tsumo-extra"] = self.maybe(15, 1000)
        fields["round-share"] = False
        fields["value-rounding"] = "hundred"
        fields["honba-before-split"] = False
        splits = ["own-share", "own-share", "full-each"]
        if self.three:
            splits += ["half-missing", "thirds", "table"]
        fields["tsumo-split"] = self.pick(*splits)
        if fields["scoring"] == "linear":
            self.linear()
        else:
            self.limits()
        if fields["tsumo-split"] == "thirds":
            self.in_thousands()
        elif fields["tsumo-split"] == "table":
            self.table()
        elif fields["scoring"] == "fu-table" and self.chance(15):
            fields["value-rounding"] = "thousand"
        if fields["value-rounding"] == "hundred" and fields["tsumo-split"] == "own-share" and \
                fields["scoring"] == "fu-table":
            fields["round-share"] = self.chance(15)
        if not fields["honba-counted"]:
            fields["honba-before-split"] = False
        fields["minimum-han"] = self.maybe(15, self.pick(2, 3))
        fields["minimum-han-from-honba"] = 0
        if fields["minimum-han"] and fields["honba-counted"]:
            fields["minimum-han-from-honba"] = self.pick(0, 1, 2)
        fields["counted-yakuman"] = self.pick(0, 0, 12, 13, 14)
        fields["counted-yakuman-steps"] = self.pick(1, 2, 3) if fields["counted-yakuman"] else 1
        fields["yakuman-points"] = self.maybe(15, self.pick(16000, 40000, 5000)
                                              if fields["tsumo-split"] not in ("thirds", "table")
                                              else 16000)
        fields["house-yaku"] = self.house_yaku()

    def linear(self):
        fields = self.fields
        fields |= {"han-points": self.points(500, 3000), "win-points": 0, "han-table": []}
        if self.chance(40):
            fields["han-points"] = 0
            rows, child, dealer = [], 0, 0
            for han in sorted(self.rng.sample(range(2, 14), 4)):
                child += self.points(500, 4000)
                dealer += self.points(500, 6000)
                rows.append({"han": han, "child": child, "dealer": dealer})
            rows[0]["han"] = 1
            fields["han-table"] = rows
        elif self.chance(40):
            fields["win-points"] = self.points(100, 3000)

    def limits(self):
        fields = self.fields
        mangan = self.pick(3, 4, 5, 5, 5)
        haneman = mangan + self.pick(1, 1, 2)
        baiman = haneman + self.pick(1, 2, 2)
        fields |= {"mangan-han": mangan, "haneman-han": haneman, "baiman-han": baiman,
                   "sanbaiman-han": baiman + self.pick(2, 3, 4)}
        fields["fixed-fu"] = self.maybe(25, self.pick(30, 40))
        fields["kiriage-mangan"] = self.chance(40)
        fields |= {"open-pinfu": "thirty", "double-wind-pair-fu": 2,
                   "rinshan-haitei-tsumo-fu": True, "rinshan-tsumo-fu": "as-haitei",
                   "seven-pairs-forty-fu": False}

    def in_thousands(self):
        fields = self.fields
        fields |= {"dealer-points": 0, "tsumo-extra": 0, "value-rounding": "thousand"}
        if fields["scoring"] == "linear":
            fields |= {"han-points": self.pick(1000, 2000), "win-points": 0, "han-table": []}
            if fields["honba-counted"]:
                fields["honba-ron"] = self.points(0, 2000, 1000)
        if fields["honba-counted"] and self.chance(60):
            fields |= {"honba-before-split": True, "honba-tsumo": 0}
            fields["honba-ron"] = self.points(0, 2000, 1000)

    def table(self):
        fields = self.fields
        step = 1000
        fields |= {"value-rounding": "thousand"}
        rows, ron = [], 0
        child = dealer = each = 0
        with_each = self.chance(40)
        for number in range(self.rng.randrange(2, 9)):
            ron += step * (1 if number == 0 else self.rng.randrange(1, 4))
            child += self.points(100, 1000)
            dealer += self.points(100, 2000)
            each += self.points(100, 1500)
            rows.append({"ron": ron, "child": child, "dealer": dealer}
                        | ({"each": each} if with_each else {}))
        fields["tsumo-table"] = rows

    def house_yaku(self):
        own = []
        if self.chance(50):
            own.append({"id": "own-open", "name": "Own open", "closed": 2, "open": 1}
                       | ({"chips": self.points(100, 2000)} if self.chance(50) else {}))
        if self.chance(50):
            own.append({"id": "own-yakuman", "name": "Own yakuman", "yakuman": self.pick(1, 2)}
                       | ({"chips": self.points(100, 2000)} if self.chance(50) else {}))
        return own

    # Yakuman

    def several(self):
        fields = self.fields
        if self.tai:
            return
        names = fields["yakuman"]
        great = self.rng.sample(names, self.pick(0, 0, 3))
        left = [name for name in names if name not in great]
        fields["great-yakuman"] = great
        fields["double-yakuman"] = self.rng.sample(left, self.pick(0, 0, 3))
        fields["several-yakuman"] = self.pick("sum", "highest-plus-two", "highest")
        fields["yakuman-cap"] = 0 if fields["several-yakuman"] == "highest" else self.pick(0, 1, 2)

    def pao(self):
        fields = self.fields
        if self.tai:
            return
        fields["pao-yakuman"] = self.rng.sample(["daisangen", "daisuushi", "suukantsu"],
                                                self.pick(1, 2, 3))
        fields["pao-share"] = self.pick("whole-hand", "liable-yakuman")
        fields["pao-ron"] = self.pick("half", "all")
        fields["pao-honba"] = self.pick("ordinary", "liable", "shared")
        fields["pao-tsumo"] = self.pick("shares", "as-ron")
        fields["pao-chips"] = self.pick("ordinary", "liable", "shared")
        fields["pao-kan-feeder"] = self.pick("none", "tsumo", "ron")

    def chips(self):
        fields = self.fields
        names = ("chip-bust", "chip-east-east") + (
            () if self.tai else ("chip-ippatsu", "chip-ura", "chip-red", "chip-yakuman"))
        for name in names:
            fields[name] = self.maybe(50, self.points(100, 5000))
        if fields["bust"] == "none":
            fields["chip-bust"] = 0
        if self.tai:
            return
        if not fields["riichi-stake"]:
            fields |= {"chip-ippatsu": 0, "chip-ura": 0}
        yakuman = fields["chip-yakuman"] > 0
        fields["chip-red-closed"] = fields["chip-red"] > 0 and self.chance(40)
        fields["chip-yakuman-ron"] = self.points(100, 9000) if yakuman and self.chance(40) else 0
        fields["chip-yakuman-each"] = yakuman and self.chance(40)
        fields["chip-counted-yakuman"] = yakuman and fields["counted-yakuman"] > 0 and \
            self.chance(40)
        fields["special-tiles"] = self.special_tiles()

    def special_tiles(self):
        tiles = []
        for color in self.rng.sample(COLORS, self.pick(0, 1, 2)):
            chips, closed = self.points(100, 2000), self.chance(30)
            names = [tile for tile in TILES if not (self.three and tile in ("3m",))]
            for tile in self.rng.sample([name for name in names if name != "5p"], 2):
                tiles.append({"tile": tile, "color": color, "count": 1, "chips": chips}
                             | ({"han": 1} if self.chance(30) else {})
                             | ({"closed-only": True} if closed else {}))
        return tiles

    # Fouls

    def fouls(self):
        self.fields["fouls"] = [self.foul(f"foul-{number}")
                                for number in range(self.pick(0, 2, 4, 6))]

    def foul(self, name):
        due = self.pick("at-once", "at-draw", "ends-hand", "only-at-draw")
        amount = self.pick("fixed", "none") if self.tai else self.pick(
            "fixed", "fixed", "mangan", "shown-hands", "none", "haneman", "baiman", "yakuman")
        step = 1 if self.tai else 100
        foul = {"id": name, "due": due, "amount": amount,
                "points": self.points(step, 80 * step, step) if amount == "fixed" else 0,
                "to": self.pick("pot", "others", "settlement", "penalty-pot", "each")}
        flags = ("noten", "no-win", "noten-riichi", "replay", "beside", "counts-up",
                 "decides-deal", "restore", "voids-draw", "no-penalty-pot", "only-noten-riichi")
        foul |= {flag: self.chance(25) for flag in flags}
        if due == "at-once":
            foul |= {"restore": False, "voids-draw": False}
        if due != "ends-hand" and foul["restore"]:
            foul["voids-draw"] = True
        if due not in ("at-draw", "only-at-draw"):
            foul["only-noten-riichi"] = False
        if amount == "none":
            foul["counts-up"] = False
        return foul

    # Tai

    def tai_fields(self):
        fields = self.fields
        if not self.tai:
            return
        fields |= {"tai-minimum": self.pick(0, 3, 8), "tai-minimum-self-draw": self.pick(0, 0, 8),
                   "tai-rounding": self.pick(1, 1, 5, 10), "tai-points": 1, "tai-base": 0,
                   "tai-cap": 0, "tai-table": [],
                   "tai-payers": self.pick("discarder-double", "discarder", "everyone",
                                           "discarder-alone-double"),
                   "tai-from-each": self.maybe(30, self.points(1, 20, 1)),
                   "tai-dealer": self.maybe(40, self.pick(1, 2)),
                   "tai-dealer-double": self.chance(30),
                   "tai-dealer-repeat": self.pick(0, 2) if fields["honba-counted"] else 0,
                   "robbed-kong-self-draw": self.chance(50),
                   "last-tile": self.pick("ordinary", "discard", "self-draw"),
                   "pao-fed-melds": self.chance(50)}
        if self.chance(40):
            points, rows = 0, []
            for tai in sorted(self.rng.sample(range(1, 20), 4)):
                points += self.points(1, 30, 1)
                rows.append({"tai": tai, "points": points})
            rows[0]["tai"] = 1
            fields["tai-table"] = rows
        else:
            fields |= {"tai-points": self.pick(1, 5, 100), "tai-base": self.pick(0, 50, 200),
                       "tai-cap": self.pick(0, 0, 320)}
        fields["house-tai"] = [
            {"id": f"own-{number}", "name": f"Own {number}", "tai": self.pick(1, 3, 30),
             "most": self.pick(1, 2), "minimum": True, "exempt": False} for number in range(3)]
