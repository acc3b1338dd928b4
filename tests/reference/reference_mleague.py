# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `mleague` of the M.League."""

from reference_values import STANDARD_YAKU, STANDARD_YAKUMAN, Refused
from tenbo_reference import Table

OKA = 20000
UMA = [30000, 10000, -10000, -30000]
CHOMBO = 20000


class MLeague(Table):
    KIRIAGE = True
    MAX_WINNERS = 1
    YAKU = STANDARD_YAKU
    YAKUMAN = STANDARD_YAKUMAN
    BONUS = ()
    FOULS = ("chombo",)
    PAO_SHARES = True
    PAO_FOR = frozenset(["daisangen", "daisuushi", "suukantsu"])
    HONBA_SHARE = 100

    def mark(self, clause):
        super().mark("mleague-" + clause)

    def mangan_of_yakuman(self, multiples):
        return sum(multiples)

    def settle(self, hand, out, at):
        result = hand["result"]
        for number, foul in enumerate(hand.get("fouls", [])):
            if result != "foul":
                raise Refused(f"{at}.fouls[{number}].kind", "foul-ends-the-hand")
        if result == "foul" and not hand.get("fouls"):
            raise Refused(f"{at}.fouls", "foul-does-not-end-the-hand")
        if "continue" in hand:
            raise Refused(f"{at}.continue", "continue-without-choice")
        self.declare_riichi(hand, out, at)
        if result == "foul":
            return self.replay(hand, out)
        if result == "win":
            self.pay_wins(hand, out, at)
            repeats = hand["wins"][0]["player"] == self.dealer
            honba = self.honba + 1 if repeats else 0
        else:
            self.check_riichi_tenpai(hand, [], at)
            self.pay_noten(hand.get("tenpai", []), out)
            repeats = self.dealer in hand.get("tenpai", [])
            honba = self.honba + 1
        return self.what_follows(repeats, honba, out)

    def replay(self, hand, out):
        """The hand is played again as it was; −20000 at the settlement."""
        for line in [line for line in out.ledger if line[3] == "riichi"]:
            self.mark("stake-back")
            out.move("pot", line[0], line[2], "stake-back")
        for foul in hand["fouls"]:
            self.prizes[foul["player"]] -= CHOMBO
        self.mark("chombo-several" if len(hand["fouls"]) > 1 else "chombo")
        return self.round, self.honba

    def what_follows(self, repeats, honba, out):
        if min(out.scores) < 0:
            self.mark("goes-on-below-0")
        if repeats:
            if self.in_last_round:
                leads = self.ranks_by_seat(out.scores)[0] == self.dealer
                self.mark("south-4-leader-repeats" if leads else "south-4-repeats")
            return self.round, honba
        if self.in_last_round:
            self.mark("end-rounds")
            out.end = {"reason": "rounds", "players": []}
            return self.round, self.honba
        return self.round + 1, honba

    def places(self):
        """Tied players share their places' uma, the oka and a leftover pot."""
        rank = [1 + sum(other > mine for other in self.scores) for mine in self.scores]
        points, oka, uma = list(self.scores), [0] * 4, [0] * 4
        for place in sorted(set(rank)):
            tied = [who for who in range(4) if rank[who] == place]
            if len(tied) > 1:
                self.mark(f"tie-{place}-of-{len(tied)}")
            uma_shares = shared(sum(UMA[place - 1:place - 1 + len(tied)]), tied)
            for who in tied:
                uma[who] = uma_shares[who]
            if place == 1:
                if len(tied) > 1 and self.pot:
                    self.mark("leftover-pot-shared")
                oka_shares, pot_shares = shared(OKA, tied), shared(self.pot, tied)
                for who in tied:
                    oka[who] = oka_shares[who]
                    points[who] += pot_shares[who]
        return rank, points, oka, uma


def shared(amount, tied):
    """In hundreds, the remainder a hundred each to the seats nearer the first dealer."""
    hundreds, rest = divmod(amount // 100, len(tied))
    return {who: 100 * (hundreds + (number < rest)) for number, who in enumerate(tied)}
