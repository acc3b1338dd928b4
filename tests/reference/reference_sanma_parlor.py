# SPDX-License-Identifier: GPL-3.0-or-later
"""The ruleset `sanma-parlor`: three players, fu in thousands, 返り東 in sudden death."""

from reference_table import Table
from reference_values import NORTH, STANDARD_YAKU, STANDARD_YAKUMAN, up

GOAL = 40000
FEE = 10000
CHOMBO = 8000
# The payments of a child and the dealer for a child's self-draw of a limit, by its base.
LIMIT_SHARES = {2000: (3000, 5000), 3000: (4000, 8000), 4000: (6000, 10000), 6000: (8000, 16000)}
YAKUMAN_SHARES = (12000, 20000)

YAKU = dict(STANDARD_YAKU, **NORTH)
YAKU.update(renhou=(8, None), shousharin=(6, None), sanrenkou=(2, 2), sanfuu=(2, 2))
YAKUMAN = dict(STANDARD_YAKUMAN, suurenkou=4, daisharin=4)


class SanmaParlor(Table):
    ID = "sanma-parlor"
    PLAYERS = 3
    EXTENSION = "E+"
    START, RETURN = 35000, 40000
    UMA = (0, 0, 0)
    BUSTED_AT = 0
    YAKU = YAKU
    YAKUMAN = YAKUMAN
    EXCLUSIVE = [{"pinfu", "tsumo"}]
    PINFU_WITHOUT_TSUMO, SEVEN_PAIRS_FU = True, 40
    COUNTED = 14
    MAX_WINNERS = 2
    HONBA_RON, HONBA_EACH = 1000, 1000
    NOTEN_POOL = 2000
    NAGASHI = True
    FOULS = ("deposit", "dead-hand", "draw-chombo", "chombo")
    DEPOSITS = {"deposit": 1000}
    FOULS_ENDING = frozenset(["chombo"])
    FOULS_NOTEN = frozenset(["dead-hand"])
    FOULS_NO_WIN = frozenset(["dead-hand", "draw-chombo", "chombo"])
    FOULS_NOTEN_RIICHI = frozenset(["draw-chombo"])

    # The payments of a win

    def open_tanyao(self, ids):
        """トイトイとチンイツに限り、鳴いてもタンヤオがつく."""
        return "toitoi" in ids or "chinitsu" in ids

    def ron_value(self, base, winner):
        """100の点位は切り上げ."""
        return up(super().ron_value(base, winner), 1000)

    def self_draw_shares(self, base, winner):
        """丸取り by the table: the child about a third, the dealer the rest, in thousands."""
        total = self.ron_value(base, winner)
        others = [who for who in self.players if who != winner]
        if winner == self.dealer:
            return {who: up(total // 2, 1000) for who in others}
        if base and base % 8000 == 0:
            child, dealer = (base // 8000 * points for points in YAKUMAN_SHARES)
        elif base >= 2000:
            child, dealer = LIMIT_SHARES[base]
        else:
            child = max(1000, (total + 1500) // 3000 * 1000) if base else 0
            dealer = max(1000, total - child) if base else 0
        return {who: dealer if who == self.dealer else child for who in others}

    # Draws and fouls

    def is_chombo(self, hand):
        """A foul that is paid: found at once, or at a draw."""
        return hand["result"] == "foul" or (
            hand["result"] == "draw" and bool(self.offenders(hand, "draw-chombo")))

    def is_nagashi(self, hand):
        return bool(hand.get("nagashi")) and not self.is_chombo(hand)

    def settle_win(self, hand, out, at):
        if self.offenders(hand, "draw-chombo"):
            self.mark("win-voids-draw-chombo")
        super().settle_win(hand, out, at)

    def settle_draw(self, hand, out, at):
        if self.is_chombo(hand):
            if hand.get("nagashi"):
                self.mark("chombo-beside-nagashi")
            self.pay_chombo(hand, out, "draw-chombo")
        else:
            super().settle_draw(hand, out, at)

    def settle_foul(self, hand, out, at):
        if self.offenders(hand, "draw-chombo"):
            self.mark("draw-chombo-void-beside-foul")
        self.pay_chombo(hand, out, "chombo")

    def pay_chombo(self, hand, out, kind):
        """親、子、ともに8,000点オール; stakes and deposits of this hand are returned."""
        for payer, _, points, reason in list(out.ledger):
            self.mark(f"{reason}-back")
            out.move("pot", payer, points, "stake-back")
        offenders = self.offenders(hand, kind)
        self.mark(f"{kind}-{'several' if len(offenders) > 1 else 'one'}")
        for payer in offenders:
            for receiver in self.after(payer, [who for who in self.players if who != payer]):
                out.move(payer, receiver, CHOMBO, "fine")

    def pay_nagashi(self, hand, out):
        """流し役満 is a win: both others pay each one, the nearest also gets honba and pot."""
        claimed = self.from_dealer(hand["nagashi"])
        for winner in claimed:
            for payer, points in self.self_draw_shares(8000, winner).items():
                out.move(payer, winner, points, "nagashi")
                if winner == claimed[0] and self.honba:
                    out.move(payer, winner, self.HONBA_EACH * self.honba, "honba")
        self.pay_pot(claimed, out)

    # The next hand

    def dealer_and_honba(self, hand, out):
        """East and 返り東: win or tenpai. South: win or any draw."""
        south = self.wind == "S"
        if self.is_chombo(hand):
            kind = "chombo" if hand["result"] == "foul" else "draw-chombo"
            by_dealer = self.dealer in self.offenders(hand, kind)
            self.mark(f"{kind}-of-{'dealer' if by_dealer else 'child'}-in-{self.wind}")
            return south or not by_dealer, self.honba
        if hand["result"] == "draw" and not self.is_nagashi(hand):
            if south and self.dealer not in hand.get("tenpai", []):
                self.mark("south-noten-dealer-repeats")
            return south or self.dealer in hand.get("tenpai", []), self.honba + 1
        winners = hand["nagashi"] if self.is_nagashi(hand) else self.winners(hand)
        repeats = self.dealer in winners
        return repeats, self.honba + 1 if repeats else 0

    def what_follows(self, hand, out, at):
        follows = super().what_follows(hand, out, at)
        if out.end and out.end["reason"] == "bust":
            for who in out.end["players"]:
                self.pay_bust_fee(hand, who, out)
        return follows

    def end_or_next(self, hand, out, repeats, honba):
        reached = [who for who in self.players if out.scores[who] >= GOAL]
        if GOAL in out.scores and self.round >= self.last_round:
            self.mark("exactly-40000")
        if self.in_extension:
            if reached:
                self.mark(f"target-after-{'chombo' if self.is_chombo(hand) else hand['result']}")
                return self.finish(out, "target", reached)
            if not repeats and self.round == self.last_round + self.PLAYERS:
                self.mark("extension-ends-without-target")
                return self.finish(out, "rounds", [])
            return self.round + (not repeats), honba
        if self.in_last_round and not repeats:
            if reached:
                return self.finish(out, "rounds", [])
            self.mark("extension-begins")
        is_win = hand["result"] == "win" or self.is_nagashi(hand)
        if self.in_last_round and repeats and is_win:
            if self.leads(self.dealer, out.scores) and self.dealer in reached:
                return self.finish(out, "dealer-leads", [self.dealer])
            self.mark("last-dealer-wins-behind" if reached else "last-dealer-wins-below-the-goal")
        elif self.in_last_round and repeats and self.leads(self.dealer, out.scores) and reached:
            self.mark("last-dealer-leads-without-winning")
        return self.round + (not repeats), honba

    # The settlement

    def pay_bust_fee(self, hand, who, out):
        """To the player who busted them; in turn order, the one whose payment exceeded the
        score."""
        receiver = self.who_busted(hand, who, out)
        self.prizes[who] -= FEE
        self.prizes[receiver] += FEE

    def who_busted(self, hand, who, out):
        reasons = ("win", "honba", "pao", "nagashi", "noten", "fine")
        before = ("stake-back", "riichi", "deposit")
        balance = self.scores[who]
        received = {}
        for payer, receiver, points, reason in out.ledger:
            if reason in before:
                balance += points * ((receiver == who) - (payer == who))
            elif payer == who and reason in reasons:
                received[receiver] = received.get(receiver, 0) + points
        for receiver in self.after(who, received):
            balance -= received[receiver]
            if balance < 0:
                break
        if received:
            if len(received) > 1:
                first = receiver == self.after(who, received)[0]
                self.mark(f"bust-fee-to-the-{'first' if first else 'second'}")
            return receiver
        winners = self.in_turn_order(hand.get("wins", []))
        self.mark("bust-fee-without-payment-" + hand["result"])
        return winners[0]["player"] if winners else self.ranks_by_seat(out.scores)[0]

    def prizes_of_the_end(self):
        """沈みウマ: each player who is not 1st and below 40000 pays 10000 to 1st."""
        first = self.ranks_by_seat(self.scores)[0]
        prizes = list(self.prizes)
        sunk = [who for who in self.players if who != first and self.scores[who] < GOAL]
        self.mark(f"sunk-{len(sunk)}")
        for who in sunk:
            prizes[who] -= FEE
            prizes[first] += FEE
        return prizes
