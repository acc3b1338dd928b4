# SPDX-License-Identifier: GPL-3.0-or-later
"""The value of a hand and the shares of its payers, by the fields of a ruleset."""

import fractions

LIMITS = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}


def up(amount, step=100):
    """Rounds up to a multiple."""
    return -(-amount // step) * step


class Value:
    """base: a quarter of a child's ron before rounding; yakuman: the mangan of each named one."""

    def __init__(self, base, yakuman=None, counted=0, named=False, dealer_ron=None):
        self.base = fractions.Fraction(base)
        self.yakuman = yakuman or {}
        self.counted = counted
        self.named = named
        self.dealer_ron = dealer_ron


class Values:
    """The part of a table that values hands."""

    def house_yaku(self, name):
        return next((one for one in self.fields["house-yaku"] if one["id"] == name), None)

    def yakuman_base(self, mangan):
        """mangan: 4 for one yakuman."""
        points = self.fields["yakuman-points"] or 32000
        return fractions.Fraction(points * mangan, 16)

    def mangan_of(self, name):
        own = self.house_yaku(name)
        if own:
            return 4 * own["yakuman"]
        if name in self.fields["double-yakuman"]:
            return 8
        return 6 if name in self.fields["great-yakuman"] else 4

    def combine(self, multiples):
        way = self.fields["several-yakuman"]
        mangan = {"sum": sum(multiples), "highest": max(multiples),
                  "highest-plus-two": max(multiples) + 2 * (len(multiples) - 1)}[way]
        cap = self.fields["yakuman-cap"]
        return min(mangan, 4 * cap) if cap else mangan

    def value_of(self, value, is_open):
        """The value of a hand that is not counted in tai."""
        if "yakuman" in value:
            named = {name: self.mangan_of(name) for name in value["yakuman"]}
            mangan = self.combine(list(named.values()))
            return Value(self.yakuman_base(mangan), named, mangan, True)
        if "limit" in value:
            if value["limit"] == "yakuman":
                return Value(self.yakuman_base(4), None, 4, True)
            return Value(LIMITS[value["limit"]])
        han = value.get("han", 0)
        for name in value.get("yaku", []):
            han += self.han_of(name, is_open)
        return self.value_of_han(han + value.get("dora", 0), value.get("fu"))

    def han_of(self, name, is_open):
        own = self.house_yaku(name)
        if own is None:
            own = next(one for one in self.fields["yaku"] if one["yaku"] == name)
        return own.get("open", 0) if is_open else own.get("closed", 0)

    def value_of_han(self, han, fu):
        fields = self.fields
        counted = fields["counted-yakuman"]
        if counted and han >= counted:
            times = min(han // counted, fields["counted-yakuman-steps"])
            return Value(self.yakuman_base(4 * times), None, 4 * times)
        if fields["scoring"] == "linear":
            if fields["han-table"]:
                row = [row for row in fields["han-table"] if row["han"] <= han][-1]
                return Value(fractions.Fraction(row["child"], 4), dealer_ron=row["dealer"])
            points = han * fields["han-points"] + fields["win-points"]
            return Value(fractions.Fraction(points, 4))
        for limit in ("sanbaiman", "baiman", "haneman", "mangan"):
            if han >= fields[f"{limit}-han"]:
                return Value(LIMITS[limit])
        base = min((fields["fixed-fu"] or fu) * 2 ** (2 + han), 2000)
        return Value(2000 if fields["kiriage-mangan"] and base == 1920 else base)

    # Shares

    @property
    def unit(self):
        return 1000 if self.fields["value-rounding"] == "thousand" else 100

    def round_up(self, amount):
        return int(up(amount, self.unit))

    def ron_before_rounding(self, value, winner):
        base = self.rounded_base(value)
        if winner != self.dealer:
            return base * 4
        if value.dealer_ron is not None:
            return fractions.Fraction(value.dealer_ron) + self.fields["dealer-points"]
        times = {"half-more": 6, "same": 4, "double": 8}[self.fields["dealer-factor"]]
        return base * times + self.fields["dealer-points"]

    def rounded_base(self, value):
        return up(value.base, self.unit) if self.fields["round-share"] else value.base

    def ron(self, value, winner):
        return self.round_up(self.ron_before_rounding(value, winner))

    def self_draw(self, value, winner, honba_points=0):
        """Returns the payment of each other player; honba_points are added before the split."""
        payers = [who for who in self.players if who != winner]
        split = self.fields["tsumo-split"]
        total = self.ron(value, winner) + honba_points
        if split == "full-each":
            shares = dict.fromkeys(payers, total)
        elif split == "thirds":
            shares = self.thirds(total, winner)
        elif split == "table":
            shares = self.by_table(total, winner)
        else:
            shares = self.own_shares(value, winner)
        return {who: int(share) + self.fields["tsumo-extra"] for who, share in shares.items()}

    def own_shares(self, value, winner):
        """Each payer's own share, and a part of that of the absent child."""
        half = 1 if self.fields["tsumo-split"] == "half-missing" else 0
        ron = self.ron_before_rounding(value, winner)
        shares = {}
        for who in self.players:
            if who == winner:
                continue
            if winner == self.dealer or self.fields["dealer-factor"] == "same":
                own = absent = ron / 3
            else:
                own = ron / 4 * (2 if who == self.dealer else 1)
                absent = ron / 4
            own, absent = self.round_up(own), self.round_up(absent)
            shares[who] = self.round_up(own + half * fractions.Fraction(absent, 2))
        return shares

    def thirds(self, total, winner):
        payers = [(winner + step) % 3 for step in (1, 2)]
        thousands = total // 1000
        if winner == self.dealer or self.fields["dealer-factor"] == "same":
            # In halves, in thousands; the nearer one pays the odd thousand.
            odd = thousands % 2
            return {payers[0]: (thousands // 2 + odd) * 1000, payers[1]: thousands // 2 * 1000}
        child = next(who for who in payers if who != self.dealer)
        third, rest = divmod(thousands, 3)
        dealer = 2 * third
        if thousands == 1:
            third, dealer = 0, 1
        elif rest == 1:
            third += 1
        elif rest == 2:
            third, dealer = third + 1, dealer + 1
        return {child: third * 1000, self.dealer: dealer * 1000}

    def by_table(self, total, winner):
        payers = [who for who in self.players if who != winner]
        rows = self.fields["tsumo-table"]
        if winner == self.dealer and not rows[0].get("each"):
            return dict.fromkeys(payers, self.round_up(fractions.Fraction(total, 2)))
        sums = dict.fromkeys(payers, 0)
        while total >= rows[0]["ron"]:
            row = [row for row in rows if row["ron"] <= total][-1]
            total -= row["ron"]
            for who in payers:
                key = "each" if winner == self.dealer else \
                    "dealer" if who == self.dealer else "child"
                sums[who] += row[key]
        return sums
