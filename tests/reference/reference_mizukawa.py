# SPDX-License-Identifier: GPL-3.0-or-later
"""Mizukawa mahjong: `mizukawa-hanchan`, `mizukawa-tonpuu`, `mizukawa-sanma`."""

from reference_table import Table
from reference_values import NORTH, STANDARD_YAKU, STANDARD_YAKUMAN, Refused, up

FINES_AT_A_DRAW = {"wrong-call": 5000, "noten-riichi": 10000}
HAND_ENDING = 10000
FLOATS_AT = 30000


class MizukawaHanchan(Table):
    ID = "mizukawa-hanchan"
    UMA = (30000, 10000, -10000, -30000)
    LEFTOVER_TO_FIRST = False
    BUSTED_AT = -1
    YAKU = dict(STANDARD_YAKU, sanrenkou=(2, 2))
    YAKUMAN = dict(STANDARD_YAKUMAN, suurenkou=4, renhou=4)
    KIRIAGE = True
    COUNTED, COUNTED_MOST = 13, 4
    HONBA_TO_ALL = True
    PAO = False
    ABORTS = ("nine-terminals", "four-winds")
    NAGASHI = True
    FOULS = ("slip", "early-draw", "tile-count", "wrong-call", "noten-riichi", "hand-ending")
    DEPOSITS = {"slip": 1000, "early-draw": 5000, "tile-count": 5000}
    DEPOSIT_POT = "penalty_pot"
    FOULS_ENDING = frozenset(["hand-ending"])
    FOULS_NOTEN = frozenset(["wrong-call", "noten-riichi"])
    FOULS_NO_WIN = frozenset(["wrong-call"])
    FOULS_OF_RIICHI_AT_A_DRAW = frozenset(["noten-riichi"])
    FOULS_COUNTED = frozenset(["tile-count"])

    def may_end_by_foul(self, hand):
        """Only deposit fouls end the game when they bust: checked when they are paid."""
        return bool(hand.get("fouls"))

    def settle(self, hand, out, at):
        """A score below 0 ends the game at any moment: nothing further is settled."""
        self.refuse_continue(hand, at)
        self.declare_riichi(hand, out, at)
        for foul in hand.get("fouls", []):
            if foul["kind"] not in self.DEPOSITS:
                continue
            self.pay_deposits({"fouls": [foul]}, out)
            if out.scores[foul["player"]] < 0:
                self.mark("bust-in-mid-hand-" + hand["result"])
                return self.finish(out, "bust", [foul["player"]])
        if hand["result"] == "foul" and not self.offenders(hand, "hand-ending"):
            raise Refused(f"{at}.fouls", "foul-does-not-end-the-hand")
        getattr(self, "settle_" + hand["result"])(hand, out, at)
        return self.what_follows(hand, out, at)

    # Wins

    def settle_win(self, hand, out, at):
        super().settle_win(hand, out, at)
        self.pay_penalty_pot(hand, [win["player"] for win in self.in_turn_order(hand["wins"])],
                             out)
        if self.offenders(hand, "wrong-call"):
            self.mark("win-voids-wrong-call")

    def pay_penalty_pot(self, hand, winners, out):
        """Entirely to the nearest winner without a tile-count foul in this hand."""
        if not out.pots["penalty_pot"]:
            return
        barred = self.offenders(hand, "tile-count")
        eligible = [who for who in winners if who not in barred]
        self.mark("penalty-pot-stays" if not eligible else
                  "penalty-pot-to-nearest" if eligible[0] == winners[0] else
                  "penalty-pot-past-the-barred")
        if eligible:
            out.move("penalty_pot", eligible[0], out.pots["penalty_pot"], "penalty-pot")

    # Draws and fouls

    def settle_draw(self, hand, out, at):
        super().settle_draw(hand, out, at)
        for foul in hand.get("fouls", []):
            if foul["kind"] in FINES_AT_A_DRAW:
                self.mark(foul["kind"] + ("-beside-nagashi" if hand.get("nagashi") else ""))
                out.move(foul["player"], "penalty_pot", FINES_AT_A_DRAW[foul["kind"]], "fine")

    def settle_foul(self, hand, out, at):
        """Stakes stay in the pot."""
        if self.offenders(hand, "wrong-call"):
            self.mark("wrong-call-beside-a-foul")
        for who in self.offenders(hand, "hand-ending"):
            out.move(who, "penalty_pot", HAND_ENDING, "fine")

    def pay_nagashi(self, hand, out):
        claimed = self.from_dealer(hand["nagashi"])
        rest = [who for who in self.players if who not in claimed]
        if not rest:
            return
        alone = len(claimed) == 1
        for winner in claimed:
            for payer, points in self.nagashi_shares(winner, claimed, rest).items():
                out.move(payer, winner, points, "nagashi")
                if alone and self.honba:
                    out.move(payer, winner, self.HONBA_EACH * self.honba, "honba")
        self.pay_pot(claimed, out)
        self.pay_penalty_pot(hand, claimed, out)

    def nagashi_shares(self, winner, claimed, rest):
        """One: a mangan self-draw. Two: the amounts of the text. One left over: all of it."""
        by_dealer = winner == self.dealer
        if len(claimed) == 1:
            return self.self_draw_shares(2000, winner)
        if len(rest) == 1:
            return {rest[0]: 12000 if by_dealer else 8000}
        if self.dealer in claimed:
            return {who: 6000 if by_dealer else 4000 for who in rest}
        return {who: 5000 if who == self.dealer else 3000 for who in rest}

    # The next hand

    def dealer_and_honba(self, hand, out):
        result = hand["result"]
        if hand.get("nagashi"):
            repeats = self.dealer in hand["nagashi"]
            return repeats, self.honba + 1 if repeats else 0
        if result == "abort":
            return hand["reason"] == "nine-terminals", self.honba + 1
        if result == "foul":
            return self.dealer not in self.offenders(hand, "hand-ending"), self.honba + 1
        return super().dealer_and_honba(hand, out)

    def end_or_next(self, hand, out, repeats, honba):
        """The last dealer: 1st at the end of the hand ends the game, with two exceptions."""
        if not self.in_last_round:
            return self.round + (not repeats), honba
        leads = self.leads(self.dealer, out.scores)
        if hand["result"] == "foul" and leads and not repeats:
            self.mark("last-dealer-fouls-and-leads")
            return self.round, honba
        if not repeats:
            return self.finish(out, "rounds", [])
        if leads and hand["result"] != "abort":
            way = "nagashi" if hand.get("nagashi") else hand["result"]
            self.mark(f"dealer-leads-by-{way}")
            return self.finish(out, "dealer-leads", [self.dealer])
        self.mark("last-leader-repeats-after-abort" if leads else "last-dealer-repeats")
        return self.round, honba


class MizukawaTonpuu(MizukawaHanchan):
    ID = "mizukawa-tonpuu"
    WINDS = ("E",)
    START, RETURN = 20000, 25000


class MizukawaSanma(MizukawaHanchan):
    ID = "mizukawa-sanma"
    PLAYERS = 3
    START, RETURN = 30000, 40000
    YAKU = dict(MizukawaHanchan.YAKU, **NORTH)
    HONBA_RON, HONBA_EACH = 1000, 500
    MAX_WINNERS = 2
    ABORTS = ()

    def self_draw_shares(self, base, winner):
        """北家の支払いを折半: each adds half of the absent child's payment."""
        absent = up(base * (2 if winner == self.dealer else 1))
        return {who: points + up(absent // 2)
                for who, points in super().self_draw_shares(base, winner).items()}

    def dealer_and_honba(self, hand, out):
        """あがり連荘: an exhaustive draw passes."""
        if hand["result"] == "draw" and not hand.get("nagashi"):
            return False, self.honba + 1
        return super().dealer_and_honba(hand, out)

    def uma(self):
        """By the number of players who have 30000 or more."""
        floating = sum(score >= FLOATS_AT for score in self.scores)
        self.mark(f"floating-{floating}")
        return {1: (40000, -10000, -30000), 2: (30000, 10000, -40000)}.get(
            floating, (20000, 0, -20000))
