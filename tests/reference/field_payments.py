# SPDX-License-Identifier: GPL-3.0-or-later
"""The values and payments of random rulesets: limits, splits, pao, chips, fouls and tai."""

TILES = ("1m", "9m", "3p", "5p", "7p", "3s", "7s", "1z", "4z", "5z")
COLORS = ("blue", "gold", "silver", "rainbow", "marked")


class Payments:
    """The part of a maker that fills the fields of payments."""

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
        self.yakuman()
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
        liable = [name for name in ("daisangen", "daisuushi", "suukantsu")
                  if name in fields["yakuman"]]
        fields["pao-yakuman"] = self.rng.sample(liable, self.rng.randrange(len(liable) + 1))
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
