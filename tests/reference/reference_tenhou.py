# SPDX-License-Identifier: GPL-3.0-or-later
"""The rulesets of Tenhou: `tenhou-hanchan`, `tenhou-tonpuu`, `tenhou-sanma`."""

from reference_table import Table
from reference_values import STANDARD_YAKU, STANDARD_YAKUMAN


class TenhouHanchan(Table):
    ID = "tenhou-hanchan"
    EXTENSION = "W"
    UMA = (20000, 10000, -10000, -20000)
    TARGET = 30000
    BUSTED_AT = -1
    YAKU = STANDARD_YAKU
    YAKUMAN = STANDARD_YAKUMAN
    COUNTED = 13
    MAY_DOUBLE = True
    MAX_WINNERS = 2
    PAO_SHARES = True
    PAO_FOR = frozenset(["daisangen", "daisuushi"])
    ABORTS = ("nine-terminals", "four-winds", "four-kans", "four-riichi", "triple-ron")
    NAGASHI = True

    def pay_nagashi(self, hand, out):
        """A mangan self-draw each, without honba and pot; the dealer repeats by tenpai alone."""
        for winner in self.from_dealer(hand["nagashi"]):
            for payer, points in self.self_draw_shares(2000, winner).items():
                out.move(payer, winner, points, "nagashi")
        if self.dealer in hand["nagashi"] and self.dealer not in hand.get("tenpai", []):
            self.mark("nagashi-of-a-noten-dealer")

    def end_or_next(self, hand, out, repeats, honba):
        """The last dealer who is 1st with the target stops; if nobody reaches the target, one more
        wind is played, in sudden death."""
        reached = [who for who in self.players if out.scores[who] >= self.TARGET]
        if self.TARGET in out.scores and self.round >= self.last_round:
            self.mark("exactly-the-target")
        if self.round < self.last_round:
            return self.round + (not repeats), honba
        if repeats:
            leads = self.leads(self.dealer, out.scores) and self.dealer in reached
            if leads and hand["result"] != "abort":
                self.mark(f"dealer-leads-by-{hand['result']}")
                return self.finish(out, "dealer-leads", [self.dealer])
            self.mark_repeat(hand, out, reached, leads)
            return self.round, honba
        if self.in_extension and reached:
            return self.finish(out, "target", reached)
        if self.round == self.last_round + self.PLAYERS or (reached and self.in_last_round):
            if not reached:
                self.mark("extension-ends-without-target")
            return self.finish(out, "rounds", [])
        if self.in_last_round:
            self.mark("extension-begins")
        return self.round + 1, honba

    def mark_repeat(self, hand, out, reached, leads):
        where = "extension" if self.in_extension else "last"
        if leads:
            self.mark(f"{where}-leading-dealer-repeats-after-abort")
        elif self.leads(self.dealer, out.scores):
            self.mark(f"{where}-dealer-first-without-target")
        elif reached:
            self.mark(f"{where}-dealer-repeats-behind-the-target")


class TenhouTonpuu(TenhouHanchan):
    ID = "tenhou-tonpuu"
    WINDS = ("E",)
    EXTENSION = "S"


class ThreePlayersOnline:
    """Online sanma: nobody pays the absent player's share."""

    PLAYERS = 3
    UMA = (20000, 0, -20000)
    TARGET = 40000
    HONBA_RON = 200
    NOTEN_POOL = 2000
    ABORTS = ("nine-terminals", "four-kans")


class TenhouSanma(ThreePlayersOnline, TenhouHanchan):
    ID = "tenhou-sanma"
    START, RETURN = 35000, 40000
