# SPDX-License-Identifier: GPL-3.0-or-later
"""The common part of the leagues: a game of eight hands and their repeats, ties that share, and a
foul that is settled after the game."""

from reference_table import Table
from reference_values import STANDARD_YAKU, STANDARD_YAKUMAN

CHOMBO = 20000


class League(Table):
    START = RETURN = 30000
    UMA = (15000, 5000, -5000, -15000)
    YAKU = STANDARD_YAKU
    YAKUMAN = STANDARD_YAKUMAN
    MAY_DOUBLE = True
    DOUBLE_WIND_FU = 2
    MAX_WINNERS = 1
    PAO_SHARES = True
    PAO_FOR = frozenset(["daisangen", "daisuushi", "suukantsu"])
    FOULS = ("chombo",)
    FOULS_ENDING = frozenset(["chombo"])

    def settle_foul(self, hand, out, at):
        """The hand is replayed unchanged; −20000 at the settlement for each foul."""
        for line in [line for line in out.ledger if line[3] == "riichi"]:
            self.mark("stake-back")
            out.move("pot", line[0], line[2], "stake-back")
        for foul in hand["fouls"]:
            self.prizes[foul["player"]] -= CHOMBO
        self.mark("chombo-several" if len(hand["fouls"]) > 1 else "chombo")

    def end_or_next(self, hand, out, repeats, honba):
        if min(out.scores) < 0:
            self.mark("goes-on-below-0")
        if self.in_last_round and repeats and hand["result"] != "foul":
            leads = self.leads(self.dealer, out.scores)
            self.mark("last-leader-repeats" if leads else "last-dealer-repeats")
        return super().end_or_next(hand, out, repeats, honba)

    def places(self):
        """Tied players share the uma of their ranks, the oka and a leftover pot."""
        rank = [1 + sum(other > mine for other in self.scores) for mine in self.scores]
        points, oka, uma = list(self.scores), [0] * self.PLAYERS, [0] * self.PLAYERS
        for place in sorted(set(rank)):
            tied = [who for who in self.players if rank[who] == place]
            if len(tied) > 1:
                self.mark(f"tie-{place}-of-{len(tied)}")
            uma_shares = shared(sum(self.uma()[place - 1:place - 1 + len(tied)]), tied)
            for who in tied:
                uma[who] = uma_shares[who]
            if place == 1:
                leftover = self.pot if self.LEFTOVER_TO_FIRST else 0
                if len(tied) > 1 and leftover:
                    self.mark("leftover-pot-shared")
                oka_shares, pot_shares = shared(self.oka, tied), shared(leftover, tied)
                for who in tied:
                    oka[who] = oka_shares[who]
                    points[who] += pot_shares[who]
        return rank, points, oka, uma


def shared(amount, tied):
    """In hundreds, the remainder a hundred each to the seats nearer the first dealer."""
    hundreds, rest = divmod(amount // 100, len(tied))
    return {who: 100 * (hundreds + (number < rest)) for number, who in enumerate(tied)}
