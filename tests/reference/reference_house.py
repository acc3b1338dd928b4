# SPDX-License-Identifier: GPL-3.0-or-later
"""A table whose rules are the fields of a ruleset file (docs/ruleset-format.md)."""

from reference_league import League
from reference_table import Table
from reference_values import up

BUSTED_AT = {"none": None, "below-zero": -1, "zero-or-below": 0}
RON_SHARES = {"half-more": 6, "same": 4, "double": 8}
RESULT_PARTS = ("base", "oka", "uma", "prizes", "chips")


class House(Table):
    FIELDS = {}
    PAO = False

    # The value of a hand, and its shares

    def mangan_of_yakuman(self, multiples):
        value = {"sum": sum(multiples), "highest": max(multiples),
                 "highest-plus-two": max(multiples) + 2 * (len(multiples) - 1)}
        cap = self.FIELDS["yakuman-cap"]
        mangan = value[self.FIELDS["several-yakuman"]]
        return min(mangan, 4 * cap) if cap else mangan

    def ron_value(self, base, winner):
        shares = RON_SHARES[self.FIELDS["dealer-factor"]] if winner == self.dealer else 4
        return up(base) * shares if self.FIELDS["round-share"] else up(base * shares)

    def self_draw_shares(self, base, winner):
        return {who: self.self_draw_share(base, who, winner)
                for who in self.players if who != winner}

    def self_draw_share(self, base, payer, winner):
        factor = self.FIELDS["dealer-factor"]
        if factor == "same":
            return up(-(-base * 4 // 3))
        if factor == "double" and winner == self.dealer:
            return up(-(-base * 8 // 3))
        times = 2 if self.dealer in (payer, winner) else 1
        return up(base) * times if self.FIELDS["round-share"] else up(base * times)

    # Chips

    def pay_bonus(self, hand, out):
        super().pay_bonus(hand, out)
        winners = [win["player"] for win in hand["wins"] if is_yakuman(win["value"])]
        for win in hand["wins"] if self.FIELDS["chip-yakuman"] else []:
            if win["player"] in winners:
                self.pay_chips_of_yakuman(win, winners, out)

    def pay_chips_of_yakuman(self, win, winners, out):
        winner = win["player"]
        if "from" in win and self.FIELDS["chip-yakuman-ron"]:
            out.chip(win["from"], winner, self.FIELDS["chip-yakuman-ron"], "yakuman")
            return
        for who in self.players:
            if who not in winners:
                out.chip(who, winner, self.FIELDS["chip-yakuman"], "yakuman")

    # The next hand

    def dealer_and_honba(self, hand, out):
        if hand["result"] == "win":
            repeats = self.has_winning_dealer(hand) and self.FIELDS["dealer-win"] == "repeats"
            return repeats, self.honba + 1 if repeats else 0
        if hand["result"] == "abort":
            abort = next(one for one in self.FIELDS["aborts"] if one["reason"] == hand["reason"])
            return abort["dealer"] == "repeats", self.honba + (not abort.get("honba-stays"))
        if self.dealer in hand.get("tenpai", []):
            right = self.FIELDS["dealer-tenpai"]
        else:
            right = self.FIELDS["dealer-noten" if self.wind == "E" else "dealer-noten-south"]
        return right == "repeats", self.honba + 1

    def has_winning_dealer(self, hand):
        if self.FIELDS["dealer-win-several"] == "nearest":
            return self.in_turn_order(hand["wins"])[0]["player"] == self.dealer
        return self.dealer in self.winners(hand)

    def above_ceiling(self, scores):
        ceiling = self.FIELDS["ceiling"]
        least = ceiling if self.FIELDS["ceiling-inclusive"] else ceiling + 1
        return [who for who in self.players if ceiling and scores[who] >= least]

    def end_or_next(self, hand, out, repeats, honba):
        above = self.above_ceiling(out.scores)
        if above:
            return self.finish(out, "ceiling", above)
        if repeats and self.in_last_round and self.last_dealer_stops(hand, out.scores):
            return self.finish(out, "dealer-leads", [self.dealer])
        return super().end_or_next(hand, out, repeats, honba)

    def last_dealer_stops(self, hand, scores):
        place = self.ranks_by_seat(scores).index(self.dealer) + 1
        stops = self.FIELDS["last-dealer"] == "stops-first" and place == 1
        if self.FIELDS["last-dealer"] == "by-rank":
            stops = {"rank": place, "right": "stops"} in self.FIELDS["last-dealer-ranks"]
        won = hand["result"] == "win" and self.dealer in self.winners(hand)
        after_any = self.FIELDS["last-dealer-stops-after"] == "repeat"
        return stops and hand["result"] != "abort" and (won or after_any)

    # The settlement

    def places(self):
        return (League if self.FIELDS["ties"] == "shared" else Table).places(self)

    def final(self):
        rows = super().final()
        if rows:
            self.settle_base(rows)
            self.settle_prizes(rows)
            for row in rows:
                row["total"] = sum(row[part] for part in RESULT_PARTS)
        return rows

    def settle_base(self, rows):
        """With a floor and rounding, 1st gets the differences of the others."""
        first = next(row for row in rows if row["rank"] == 1)
        first["base"] = self.base_of_result(first["points"])
        for row in rows:
            if row is not first:
                row["base"] = self.counted_base(row["points"])
                first["base"] += self.base_of_result(row["points"]) - row["base"]
            if self.FIELDS["result-base"] != "difference":
                row["oka"] = 0
            elif self.FIELDS["oka"] == "fixed":
                row["oka"] = self.FIELDS["oka-points"] if row is first else 0

    def base_of_result(self, points):
        return {"difference": points - self.RETURN, "points": points,
                "none": 0}[self.FIELDS["result-base"]]

    def counted_base(self, points):
        if self.FIELDS["score-floor"]:
            points = max(points, self.FIELDS["score-floor-points"])
        base = self.base_of_result(points)
        way = self.FIELDS["result-rounding"]
        if way == "to-return":
            way = "down" if points >= self.RETURN else "up"
        thousands, rest = divmod(base, 1000)
        above = {"none": False, "down": False, "up": rest > 0, "half-up": rest >= 500,
                 "half-down": rest > 500}[way]
        return base if way == "none" else (thousands + above) * 1000

    def settle_prizes(self, rows):
        for prize in self.FIELDS["prizes"]:
            payers = self.payers_of(prize, rows)
            for receiver in self.receivers_of(prize, rows, payers):
                for payer in payers:
                    if payer != receiver:
                        rows[payer]["prizes"] -= prize["points"]
                        rows[receiver]["prizes"] += prize["points"]

    def payers_of(self, prize, rows):
        below = {"all": None, "below-start": self.START, "below-return": self.RETURN}[prize["from"]]
        return [who for who in self.players if below is None or self.scores[who] < below]

    def receivers_of(self, prize, rows, payers):
        first = next(row["player"] for row in rows if row["rank"] == 1)
        alone = all(self.scores[who] < self.START for who in self.players if who != first)
        return {"first": [first], "first-alone": [first] if alone else [],
                "above-ceiling": self.above_ceiling(self.scores),
                "others": [who for who in self.players if who not in payers]}[prize["to"]]


def is_yakuman(value):
    """A hand entered as the limit is an ordinary yakuman; counted han are not."""
    return "yakuman" in value or value.get("limit") == "yakuman"


def house_table(fields):
    """Returns the class of tables with these fields."""
    double = fields["double-yakuman"]
    return type("HouseTable", (House,), {
        "ID": fields["id"], "FIELDS": fields, "WINDS": tuple("ESWN"[:fields["winds"]]),
        "START": fields["start-points"], "RETURN": fields["return-points"],
        "UMA": tuple(fields["uma"]), "LEFTOVER_TO_FIRST": fields["leftover-pot"] == "first",
        "BUSTED_AT": BUSTED_AT[fields["bust"]],
        "YAKU": {one["yaku"]: (one["closed"], one["open"] or None) for one in fields["yaku"]
                 if not one["instead"]},
        "YAKUMAN": {name: 8 if name in double else 4 for name in fields["yakuman"]},
        "KIRIAGE": fields["kiriage-mangan"], "COUNTED": fields["counted-yakuman"] or None,
        "MAX_WINNERS": fields["max-winners"], "HONBA_RON": fields["honba-ron"],
        "HONBA_EACH": fields["honba-tsumo"], "NOTEN_POOL": fields["noten-pool"],
        "HONBA_TO_ALL": fields["honba-receivers"] == "every-winner",
        "RIICHI_MINIMUM": fields["riichi-minimum"] or None,
        "ABORTS": tuple(abort["reason"] for abort in fields["aborts"])})
