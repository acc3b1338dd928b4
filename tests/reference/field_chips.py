# SPDX-License-Identifier: GPL-3.0-or-later
"""Chips by the fields of a ruleset: point equivalents on accounts of their own."""

from field_values import up

COLORS = ("blue", "gold", "silver", "rainbow", "marked")


class Chips:
    """The part of a table that pays chips."""

    def pay_chips(self, hand, out):
        wins = self.nearest_first(hand.get("wins", []))
        for win in wins:
            self.pay_bonus(win, out)
            self.pay_house_yaku(win, out)
        if self.fields["chip-yakuman"]:
            self.pay_yakuman(wins, out)
        for who in out.busted if self.fields["chip-bust"] else []:
            for receiver in self.bust_receivers(who, out):
                out.chip(who, receiver, self.fields["chip-bust"])
        if self.fields["chip-east-east"]:
            self.pay_east_east(out)

    # Payers of a win: each with a part of two halves

    def chip_payers(self, win):
        """Returns the payers of the chips of a win: (player, whether only half)."""
        winner, liable = win["player"], win.get("pao", {}).get("player")
        way = self.fields["pao-chips"]
        if self.fed_kan(win) and self.fields["pao-kan-feeder"] == "ron":
            return [(liable, False)]
        if liable is not None and way != "ordinary" and liable != win.get("from"):
            if way == "liable" or "from" not in win:
                return [(liable, False)]
            return [(liable, True), (win["from"], True)]
        if "from" in win:
            return [(win["from"], False)]
        return [(who, False) for who in self.players if who != winner]

    def pay_win_chips(self, win, points, out):
        for who, half in self.chip_payers(win):
            out.chip(who, win["player"], up((points + 1) // 2) if half and points else points)

    def pay_bonus(self, win, out):
        bonus, fields = win.get("bonus", {}), self.fields
        self.pay_win_chips(win, bonus.get("ippatsu", 0) * fields["chip-ippatsu"], out)
        self.pay_win_chips(win, bonus.get("ura", 0) * fields["chip-ura"], out)
        if not (fields["chip-red-closed"] and win.get("open")):
            self.pay_win_chips(win, bonus.get("red", 0) * fields["chip-red"], out)
        special = 0
        for color in COLORS:
            tiles = [one for one in fields["special-tiles"] if one["color"] == color]
            if tiles and not (tiles[0].get("closed-only") and win.get("open")):
                special += bonus.get(color, 0) * tiles[0].get("chips", 0)
        self.pay_win_chips(win, special, out)

    def pay_house_yaku(self, win, out):
        value = win["value"]
        for name in value.get("yaku", []) + value.get("yakuman", []):
            own = self.house_yaku(name)
            if own:
                self.pay_win_chips(win, own.get("chips", 0), out)

    def chips_of_yakuman(self, win, points):
        """The chips of one yakuman for all that the hand counts as."""
        if not self.fields["chip-yakuman-each"]:
            return points
        mangan = self.value_of(win["value"], win.get("open", False)).counted
        return up(points * mangan / 4) if mangan % 4 else points * mangan // 4

    def pay_yakuman(self, wins, out):
        having = [win for win in wins if self.has_yakuman(win)]
        winners = [win["player"] for win in having]
        for win in having:
            as_ron = "from" in win or len(self.chip_payers(win)) == 1
            if self.fields["chip-yakuman-ron"] and as_ron:
                self.pay_win_chips(
                    win, self.chips_of_yakuman(win, self.fields["chip-yakuman-ron"]), out)
                continue
            points = self.chips_of_yakuman(win, self.fields["chip-yakuman"])
            for who in self.players:
                if who not in winners:
                    out.chip(who, win["player"], points)

    def has_yakuman(self, win):
        value = self.value_of(win["value"], win.get("open", False))
        return value.named or (value.counted > 0 and self.fields["chip-counted-yakuman"])

    # The end

    def bust_receivers(self, who, out):
        if who in out.fined:
            return [other for other in self.players if other != who]
        if out.paid_for_wins[who]:
            return sorted(out.paid_for_wins[who])
        if who in out.paid_noten:
            return out.tenpai
        if who in out.deposited:
            return [first for first in [self.order(out.scores, out.won)[0]] if first != who]
        return []

    def pay_east_east(self, out):
        if self.round != ("E", 0, False):
            return
        above = self.is_above_ceiling(out.scores[self.dealer])
        if above or (self.dealer in out.winners and any(who != self.dealer for who in out.busted)):
            for who in self.players:
                if who != self.dealer:
                    out.chip(who, self.dealer, self.fields["chip-east-east"])
