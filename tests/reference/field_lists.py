# SPDX-License-Identifier: GPL-3.0-or-later
"""The lists of yaku, yakuman and items of random rulesets, and the fields of tiles."""

# The games use these in hands that have nothing else.
FIRM_YAKU = {"riichi", "tsumo", "yakuhai-white"}
OTHER_YAKU = {"sanrenkou": (2, 2), "sanfuu": (2, 2), "set-chiitoi": (3, 0), "shousharin": (6, 0)}
OTHER_YAKUMAN = ("suurenkou", "daisharin")
BOOLEANS = ("seven-pairs-four-alike", "ura-dora", "kan-dora", "kan-ura-dora", "nuki-north",
            "calls-keep-first-turn", "kan-on-last-tile", "ippatsu-with-houtei", "pao-single-tile")
RIGHTS = ("dealer-win", "dealer-tenpai", "dealer-noten", "dealer-noten-south",
          "dealer-child-foul", "dealer-own-foul", "dealer-own-foul-south")


class Lists:
    """The part of a maker that fills lists, and corrects the whole ruleset at the end."""

    def lists(self):
        fields = self.fields
        if self.tai:
            self.items()
        else:
            self.yaku()
            self.tiles()
        fields["last-hand-open-win"] = fields["dealer-next"] == "in-turn" and \
            not self.tai and self.chance(25)
        if not self.dealer_may_repeat():
            fields["dealer-win"] = "repeats"

    def dealer_may_repeat(self):
        """Without such a right the last dealer has none of their own."""
        return any(self.fields[name] != "passes" for name in RIGHTS)

    def yaku(self):
        fields, rows = self.fields, []
        for one in fields["yaku"]:
            if one["yaku"] not in FIRM_YAKU and self.chance(8):
                continue
            row = dict(one)
            if row["yaku"] not in FIRM_YAKU and self.chance(15):
                row["closed"] = self.pick(1, 2, 3, 6)
                row["open"] = self.pick(0, row["open"])
            rows.append(row)
        known = {row["yaku"] for row in rows} | set(fields["yakuman"])
        rows += [{"yaku": name, "closed": closed, "open": is_open, "instead": self.chance(20)}
                 for name, (closed, is_open) in OTHER_YAKU.items()
                 if name not in known and self.chance(20)]
        fields["yaku"] = rows

    def yakuman(self):
        names = [name for name in self.fields["yakuman"] if not self.chance(8)]
        names += [name for name in OTHER_YAKUMAN if name not in names and self.chance(20)]
        self.fields["yakuman"] = names

    def tiles(self):
        fields = self.fields
        for name in BOOLEANS:
            fields[name] = self.chance(50)
        fields |= {"open-tanyao": self.chance(70), "open-tanyao-in": "any",
                   "five-alike": self.chance(20), "dora-tile": self.pick("next", "shown"),
                   "wild-tile": self.pick("none", "none", "white", "missing"),
                   "flowers": self.pick(0, 4, 8), "pinfu-tsumo": self.pick("both", "pinfu-only"),
                   "red-fives": self.pick(1, 2, 3, 4), "red-fives-suits": []}
        fields["wild-white"] = "none"
        if fields["riichi-stake"] and fields["wild-tile"] == "none":
            fields["wild-white"] = self.pick("none", "after-riichi", "ippatsu")
        if fields["open-tanyao"]:
            fields["open-tanyao-in"] = self.pick("any", "any", "toitoi-or-chinitsu")
        if self.chance(30):
            fields["red-fives-suits"] = [{"suit": "pinzu", "count": self.pick(2, 3, 4)}]
        if fields["scoring"] == "fu-table" and not fields["fixed-fu"]:
            fields |= {"open-pinfu": self.pick("thirty", "twenty", "twenty-always"),
                       "double-wind-pair-fu": self.pick(2, 4),
                       "rinshan-haitei-tsumo-fu": self.chance(50),
                       "rinshan-tsumo-fu": self.pick("as-haitei", "none", "two"),
                       "seven-pairs-forty-fu": self.chance(50)}

    def items(self):
        """Some built-in items, each with another value; the ruleset keeps its own tiles."""
        fields, items = self.fields, []
        for one in fields["tai-items"]:
            if self.chance(25):
                continue
            item = dict(one)
            if self.chance(30):
                item |= {"tai": self.pick(1, 2, 5, 40), "minimum": self.chance(60),
                         "exempt": self.chance(15)}
            items.append(item)
        fields["tai-items"] = self.maybe(70, items, [])
        for one in fields["house-tai"]:
            one |= {"minimum": self.chance(70), "exempt": self.chance(15)}
