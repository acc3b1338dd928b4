# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `allen`: three players, linear han, everything in thousands."""

from reference_table import Table
from reference_values import NORTH, STANDARD_YAKU, STANDARD_YAKUMAN

YAKU = dict(STANDARD_YAKU, **NORTH)
YAKU.update(renhou=(8, None), honroutou=(3, 3), junchan=(4, 3), otafuku=(1, 1))
ONE_AND_A_HALF = {"daisuushi": 6, "chuuren": 6, "chuuren-9": 6}


class Allen(Table):
    ID = "allen"
    PLAYERS = 3
    START = RETURN = 40000
    UMA = (0, 0, 0)
    BUSTED_AT = -1
    YAKU = YAKU
    YAKUMAN = dict(STANDARD_YAKUMAN, **ONE_AND_A_HALF)
    # しばりは みたさない. A list names it once: one han, the waits beyond five count as dora.
    NOT_ENOUGH = frozenset(["otafuku"])
    COUNTS_FU = False
    MAX_WINNERS = 1
    NOTEN_POOL = 2000
    RIICHI_MINIMUM = None
    STAKE_OF_A_RONNED_TILE = True
    PAO = False

    def base_of(self, han, fu):
        """翻数x2千点(親は3千点): four or six times the base. 16 han are a yakuman."""
        if han >= 16:
            self.mark("counted-yakuman")
        return 500 * min(han, 16)

    def pay_win(self, win, worth, honba, out):
        """The honba is part of the total before the split."""
        winner = win["player"]
        value = self.ron_value(worth.base, winner)
        if out.wareme is not None:
            self.mark("wareme-" + ("ron" if "from" in win else "tsumo"))
        if "from" in win:
            out.pay(win["from"], winner, value, "win")
            out.pay(win["from"], winner, 1000 * honba, "honba")
            return
        # The part of each share that comes from the honba belongs to the honba.
        alone = self.split(value, winner)
        for who, points in self.split(value + 1000 * honba, winner).items():
            out.pay(who, winner, alone.get(who, 0), "win")
            out.pay(who, winner, points - alone.get(who, 0), "honba")

    def split(self, total, winner):
        """子の摸和は、親が2/3、もう1人の子が1/3。親の摸和は、2人が1/2ずつ。"""
        first, second = self.after(winner, [who for who in self.players if who != winner])
        thousands = total // 1000
        if winner == self.dealer:
            half = thousands // 2
            self.mark("odd-half" if thousands % 2 else "even-half")
            return {first: 1000 * (thousands - half), second: 1000 * half}
        third, rest = divmod(thousands, 3)
        self.mark(f"thirds-with-{rest}-left")
        child = second if first == self.dealer else first
        if thousands == 1:
            return {self.dealer: 1000}
        return {child: 1000 * (third + (rest > 0)), self.dealer: 1000 * (2 * third + (rest == 2))}

    def dealer_and_honba(self, hand, out):
        """和了連荘: a draw passes."""
        if hand["result"] == "draw":
            return False, self.honba + 1
        return super().dealer_and_honba(hand, out)

    def end_or_next(self, hand, out, repeats, honba):
        if self.in_last_round and repeats:
            self.mark("last-dealer-wins-on")
        if self.in_last_round and self.dealer in hand.get("tenpai", []):
            self.mark("last-dealer-tenpai-passes")
        return super().end_or_next(hand, out, repeats, honba)
