# SPDX-License-Identifier: GPL-3.0-or-later
"""Draws, nagashi and fouls by the fields of a ruleset."""

from field_values import up


class Draws:
    """The part of a table that pays draws and fouls."""

    def foul(self, foul):
        return next(one for one in self.fields["fouls"] if one["id"] == foul["kind"])

    # Fouls

    @property
    def step(self):
        """The unit of amounts: single points if tai are counted."""
        return 1 if self.fields["scoring"] == "tai" else 100

    def pay_deposits(self, hand, out):
        """Returns whether one busts its player at once."""
        for foul in hand.get("fouls", []):
            rule = self.foul(foul)
            if rule["due"] != "at-once":
                continue
            self.pay_foul(foul, rule, out, "deposit")
            if self.fine_of(foul, rule) and rule["to"] != "settlement":
                out.deposited.add(foul["player"])
            if self.fields["bust-when"] == "at-once" and self.is_bust(out.scores[foul["player"]]):
                out.cut_short = True
                return

    def fouls_due(self, hand):
        """Returns the fouls that are paid when the hand is over."""
        due = {"draw": ("at-draw", "only-at-draw", "ends-hand"), "foul": ("at-draw", "ends-hand")}
        return [foul for foul in hand.get("fouls", [])
                if self.foul(foul)["due"] in due.get(hand["result"], ())]

    def fine_of(self, foul, rule):
        who = foul["player"]
        count = foul.get("count", 1) if rule["counts-up"] else 1
        if rule["amount"] == "fixed":
            return rule["points"] * count
        base = {"mangan": 2000, "shown-hands": 2000, "haneman": 3000, "baiman": 4000}
        if rule["amount"] == "none":
            return 0
        value = self.plain_value(base.get(rule["amount"]))
        points = self.ron(value, who)
        if rule["amount"] == "shown-hands":
            for shown in foul.get("against", []):
                value = self.value_of(shown["value"], False)
                points = max(points, self.ron(value, shown["player"]))
        return points * count

    def pay_foul(self, foul, rule, out, reason):
        who, points = foul["player"], self.fine_of(foul, rule)
        if not points:
            return
        if rule["to"] == "pot":
            out.put(who, "pot", points, reason)
        elif rule["to"] == "penalty-pot":
            out.put(who, "penalty_pot", points, reason)
        elif rule["to"] == "settlement":
            out.prizes[who] -= points
        elif rule["to"] == "each":
            for other in self.players:
                if other != who:
                    out.move(who, other, points, reason)
        else:
            for other, part in self.split_fine(points, who).items():
                out.move(who, other, part, reason)

    def split_fine(self, points, who):
        others = [other for other in self.players if other != who]
        if who == self.dealer:
            return self.to_children(points, others)
        if self.n == 3:
            child = next(other for other in others if other != self.dealer)
            third = min(up(-(-points // 3), self.step), points)
            return {child: third, self.dealer: points - third}
        quarter = up(-(-points // 4), self.step)
        shares, rest = {}, points
        for other in others:
            if other != self.dealer:
                shares[other] = min(quarter, rest)
                rest -= shares[other]
        return shares | {self.dealer: rest}

    def to_children(self, points, others):
        return {other: up(-(-points // len(others)), self.step) for other in others}

    def settle_foul(self, hand, out):
        self.pay_fines(hand, out)

    def pay_fines(self, hand, out):
        for foul in self.fouls_due(hand):
            rule = self.foul(foul)
            self.pay_foul(foul, rule, out, "fine")
            if self.fine_of(foul, rule) and rule["to"] != "settlement":
                out.fined.add(foul["player"])

    # Draws

    def settle_draw(self, hand, out):
        fouls = [self.foul(foul) for foul in self.fouls_due(hand)]
        ends = any(foul["due"] == "ends-hand" or foul["voids-draw"] for foul in fouls)
        if not ends:
            if hand.get("nagashi"):
                self.pay_nagashi(hand, out)
            else:
                self.pay_noten(hand, out)
        self.pay_fines(hand, out)

    def settle_abort(self, hand, out):
        pass

    def tenpai(self, hand):
        noten = {foul["player"] for foul in hand.get("fouls", []) if self.foul(foul)["noten"]}
        return [who for who in hand.get("tenpai", []) if who not in noten]

    def pay_noten(self, hand, out):
        tenpai = self.tenpai(hand)
        noten = [who for who in self.players if who not in tenpai]
        if not tenpai or not noten:
            return
        before = list(out.scores)
        lines, pool = self.noten_lines(tenpai, noten)
        if self.fields["noten-void-at-double-bust"] and self.busts_twice(hand, out, lines, pool):
            return
        assert before == out.scores
        for who, points in lines.items():
            out.scores[who] += points
        out.pot += pool
        out.paid_noten |= {who for who in noten if lines[who] < 0}
        out.tenpai = tenpai
        out.note_payments(noten, tenpai, lines)

    def noten_lines(self, tenpai, noten):
        """Returns the change of each score, and of the pot."""
        points, way = self.fields["noten-pool"], self.fields["noten-payments"]
        if way == "each-to-each":
            return {who: points * len(noten) if who in tenpai else -points * len(tenpai)
                    for who in self.players}, 0
        if way == "each-to-pot":
            return {who: 0 if who in tenpai else -points for who in self.players}, \
                points * len(noten)
        share = points // len(noten)
        if way == "pool-to-pot":
            return {who: 0 if who in tenpai else -share for who in self.players}, points
        return {who: points // len(tenpai) if who in tenpai else -share
                for who in self.players}, 0

    def busts_twice(self, hand, out, lines, _pool):
        """Whether the noten payments alone and the fines alone each bust somebody."""
        by_noten = any(self.is_bust(out.scores[who] + points) and points < 0
                       for who, points in lines.items())
        trial = self.trial(out)
        self.pay_fines(hand, trial)
        by_fine = any(self.is_bust(trial.scores[foul["player"]])
                      for foul in self.fouls_due(hand))
        return by_noten and by_fine

    # Nagashi

    def pay_nagashi(self, hand, out):
        claimants = sorted(hand["nagashi"], key=lambda who: (who - self.dealer) % self.n)
        value = self.nagashi_value()
        if len(claimants) > 1 and self.fields["nagashi-several"] == "others-share":
            if len(claimants) == self.n:
                return
            self.share_nagashi(claimants, value, out)
        else:
            for number, winner in enumerate(claimants):
                for who, share in self.self_draw(value, winner).items():
                    out.pay_win(who, winner, share)
                if self.fields["nagashi"] == "win" and number == 0:
                    self.pay_tsumo_honba(value, winner, self.honba, None, out)
        if self.fields["nagashi"] == "win":
            self.give_pots(hand, claimants, out)

    def nagashi_value(self):
        base = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000}
        return self.plain_value(base.get(self.fields["nagashi-value"]))

    def plain_value(self, base):
        """The value of a limit, or with None of a yakuman."""
        kind = self.value_of({"limit": "yakuman"}, False)
        return kind if base is None else type(kind)(base)

    def share_nagashi(self, claimants, value, out):
        payers = [who for who in self.players if who not in claimants]
        for winner in claimants:
            shares = self.self_draw(value, winner)
            missing = sum(share for who, share in shares.items() if who in claimants)
            for who in payers:
                out.pay_win(who, winner, shares[who] + up(-(-missing // len(payers)), self.unit))
