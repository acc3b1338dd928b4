# SPDX-License-Identifier: GPL-3.0-or-later
"""The B rule, clause by clause (the numbers are those of the document)."""

from reference_table import STAKE, Table
from reference_values import STANDARD_YAKU, STANDARD_YAKUMAN, Refused, up

CEILING = 50000
DEPOSIT = 1000
PRIZE = 10000

# 47 has no honroutou; it has four yaku of its own and renhou.
YAKU = {name: han for name, han in STANDARD_YAKU.items() if name != "honroutou"}
YAKU.update({
    "set-chiitoi": (3, None), "renhou": (4, None), "shousharin": (6, None),
    "gyakusharin": (6, None), "honrou-toitoi": (6, 6),
})
GREAT = {name: 6 for name in ("tenhou", "daisuushi", "chuuren", "chuuren-9", "suukantsu")}


class BRule(Table):
    ID = "b-rule"
    BUSTED_AT = -1
    YAKU = YAKU
    YAKUMAN = dict(STANDARD_YAKUMAN, daisharin=4, **GREAT)
    OPEN_PINFU_20, LAST_DRAW_FU = True, False
    HONBA_RON, HONBA_EACH = 1500, 500
    HONBA_TO_ALL = True
    BONUS = {"ippatsu": 5000, "ura": 5000}
    FOULS = ("deposit", "dead-hand", "chombo")
    DEPOSITS = {"deposit": DEPOSIT}
    FOULS_ENDING = FOULS_BESIDE = FOULS_AGAINST = frozenset(["chombo"])
    FOULS_NOTEN = frozenset(["dead-hand"])
    FOULS_NO_WIN = frozenset(["dead-hand", "chombo"])
    FOULS_NOTEN_RIICHI = frozenset(["chombo"])

    def mangan_of_yakuman(self, multiples):
        """47: the highest and two mangan for each further one."""
        return max(multiples) + 2 * (len(multiples) - 1)

    def settle(self, hand, out, at):
        self.declare_riichi(hand, out, at)
        self.pay_deposits(hand, out)
        getattr(self, "settle_" + hand["result"])(hand, out, at)
        self.pay_prizes(hand, out)
        return self.what_follows(hand, out, at)

    def pay_deposits(self, hand, out):
        if any(out.scores[who] < DEPOSIT for who in self.offenders(hand, "deposit")):
            self.mark("deposit-below-1000")
        super().pay_deposits(hand, out)

    # Wins

    def settle_win(self, hand, out, at):
        if self.offenders(hand, "dead-hand", "chombo"):
            self.mark("win-voids-foul")
        if len(hand["wins"]) > 1 and any("pao" in win for win in hand["wins"]):
            self.mark("several-rons-with-pao")
        super().settle_win(hand, out, at)
        self.check_rule_07(hand, out, at)
        self.pay_yakuman_chips(hand, out)

    def check_rule_07(self, hand, out, at):
        if not self.in_last_round:
            return
        before, after = self.ranks_by_seat(self.scores), self.ranks_by_seat(out.scores)
        for number, win in enumerate(hand["wins"]):
            who = win["player"]
            worth = self.worth(win["value"], at, win.get("open", False))
            if who == self.dealer or not worth.is_open:
                continue
            if before[0] == who:
                self.mark("rule-07-leader-free")
            elif after.index(who) >= before.index(who):
                raise Refused(f"{at}.wins[{number}]", "rule-07")
            else:
                self.mark("rule-07-improves")

    def pay_yakuman_chips(self, hand, out):
        yakuman = [win["player"] for win in hand["wins"] if self.worth(win["value"], "").is_yakuman]
        if len(yakuman) > 1:
            self.mark("chip-several-yakuman")
        for winner in yakuman:
            self.mark("chip-yakuman")
            for who in self.players:
                if who not in yakuman:
                    out.chip(who, winner, 30000, "yakuman")

    # Draws and fouls

    def settle_draw(self, hand, out, at):
        tenpai = hand.get("tenpai", [])
        dead, chombo = self.offenders(hand, "dead-hand"), self.offenders(hand, "chombo")
        fines = self.fines(hand)
        if chombo:
            self.mark("draw-with-chombo")
        elif not (dead and self.fine_replaces_noten(tenpai, dead, fines, out)):
            self.pay_noten(tenpai, out)
            if dead:
                self.mark("draw-with-dead-hand")
        self.pay_fines(fines, out)

    def settle_foul(self, hand, out, at):
        if self.offenders(hand, "dead-hand"):
            self.mark("foul-with-dead-hand")
        self.pay_fines(self.fines(hand), out)

    def fine_replaces_noten(self, tenpai, dead, fines, out):
        """51: if the noten payments alone and the fine alone would each bust, only the fine."""
        after_noten, after_fines = list(out.scores), list(out.scores)
        payments = self.noten_lines(tenpai)
        for payer, receiver, points in payments:
            after_noten[payer] -= points
            after_noten[receiver] += points
        for payer, receiver, points in fines:
            after_fines[payer] -= points
            after_fines[receiver] += points
        noten_busts = any(after_noten[payer] < 0 for payer, _, _ in payments)
        fine_busts = any(after_fines[who] < 0 for who in dead)
        if noten_busts and fine_busts:
            self.mark("noten-skipped-for-fine")
        elif noten_busts:
            self.mark("noten-busts-fine-does-not")
        elif fine_busts:
            self.mark("fine-busts-noten-does-not")
        return noten_busts and fine_busts

    def fines(self, hand):
        """Returns the payments of dead-hand and chombo as (payer, receiver, points), 43 and 44."""
        found = []
        offenders = set()
        for foul in hand.get("fouls", []):
            who = foul["player"]
            if foul["kind"] == "deposit":
                continue
            if who in offenders:
                self.mark("fines-of-one-player-twice")
            offenders.add(who)
            total = 12000 if who == self.dealer else 8000
            for shown in foul.get("against", []):
                base = self.worth(shown["value"], "").base
                value = self.ron_value(base, shown["player"])
                if value > total:
                    self.mark("fine-by-the-hand-shown")
                total = max(total, value)
            others = [other for other in self.players if other != who]
            if who == self.dealer:
                self.mark("fine-of-dealer")
                if total % 300:
                    self.mark("fine-of-dealer-rounded")
                found += [(who, other, up(-(-total // 3))) for other in others]
                continue
            self.mark("fine-of-child")
            share = up(-(-total // 4))
            if total % 400:
                self.mark("fine-of-child-uneven")
            for other in others:
                amount = total - 2 * share if other == self.dealer else share
                found.append((who, other, amount))
        if len(offenders) > 1:
            self.mark("fines-of-several-players")
        return found

    def pay_fines(self, fines, out):
        for payer, receiver, points in fines:
            out.move(payer, receiver, points, "fine")

    # Prizes of 51 and 53

    def pay_prizes(self, hand, out):
        busted = self.busted(out.scores)
        if len(busted) > 1:
            self.mark("bust-several")
        for who in busted:
            for receiver in self.bust_receivers(hand, who, out):
                out.chip(who, receiver, PRIZE, "bust")
        winners = self.winners(hand)
        over = out.scores[0] > CEILING
        busts_child = 0 in winners and any(who != 0 for who in busted)
        if self.round == 0 and (over or busts_child):
            self.mark("east-east-by-" + ("both" if over and busts_child else
                                         "ceiling" if over else "bust"))
            if self.honba:
                self.mark("east-east-with-honba")
            for who in (1, 2, 3):
                out.chip(who, 0, PRIZE, "east-east")

    def bust_receivers(self, hand, who, out):
        """The first cause of a payment of theirs in the list foul, win, noten, deposit."""
        self.mark_causes(who, out)
        if out.paid(who, "fine"):
            self.mark("bust-by-foul")
            return [other for other in self.players if other != who]
        paid = out.paid(who, "win", "honba", "pao")
        if paid:
            receivers = [win["player"] for win in hand["wins"] if win["player"] in paid]
            self.mark("bust-by-win")
            if len(receivers) < len(hand["wins"]):
                self.mark("bust-paid-not-every-winner")
            return receivers
        if out.paid(who, "noten"):
            self.mark("bust-by-noten")
            return hand.get("tenpai", [])
        if out.paid(who, "deposit"):
            self.mark("bust-by-deposit")
            return [self.ranks_by_seat(out.scores)[0]]
        self.mark("bust-without-cause")
        return []

    def mark_causes(self, who, out):
        causes = [name for name, reasons in (("foul", ["fine"]), ("win", ["win", "honba", "pao"]),
                                             ("noten", ["noten"]), ("deposit", ["deposit"]))
                  if out.paid(who, *reasons)]
        for later in causes[1:]:
            self.mark(f"bust-cause-{causes[0]}-before-{later}")

    # The next hand

    def what_follows(self, hand, out, at):
        """Returns the end, or round and honba of the next hand."""
        busted = self.busted(out.scores)
        over = [who for who in self.players if out.scores[who] > CEILING]
        if CEILING in out.scores:
            self.mark("exactly-50000")
        if 0 in out.scores:
            self.mark("exactly-0")
        for who in self.offenders(hand, "deposit"):
            stakes = STAKE * out.paid(who, "riichi").count("pot")
            fell = self.scores[who] - stakes - DEPOSIT * out.paid(who, "deposit").count("pot")
            if fell < 0 <= out.scores[who]:
                self.mark("below-0-in-mid-hand-only")
        right = self.dealer_has_right(hand)
        leads = self.leads(self.dealer, out.scores)
        declines = self.check_choice(hand, right, leads, at)
        if busted or over:
            if busted and over:
                self.mark("end-bust-and-ceiling")
            if "continue" in hand:
                self.mark("choice-in-a-hand-that-ends-the-game")
            return self.finish(out, "bust" if busted else "ceiling", busted or over)
        if self.in_last_round and not right:
            return self.finish(out, "rounds", [])
        if self.in_last_round and declines:
            return self.finish(out, "dealer-leads", [self.dealer])
        repeats = right and not declines
        self.mark_choice(hand, right, leads, out)
        honba = self.honba + 1 if repeats or hand["result"] != "win" else 0
        return self.round + (0 if repeats else 1), honba

    def check_choice(self, hand, right, leads, at):
        """05: whether there is a choice, whether it may be declined, and whether it is. The hand
        alone gives the right, also if it then ends the game."""
        if "continue" not in hand:
            return False
        if not right:
            raise Refused(f"{at}.continue", "continue-without-right")
        declines = hand["continue"] is False
        if self.in_last_round and declines and not leads:
            raise Refused(f"{at}.continue", "south-4-must-repeat")
        return declines

    def mark_choice(self, hand, right, leads, out):
        if not right:
            return
        if not self.in_last_round:
            declines = hand.get("continue") is False
            self.mark(f"{'declined' if declines else 'repeats'}-after-{hand['result']}")
            return
        self.mark("south-4-leader-repeats" if leads else "south-4-forced-repeat")
        if not leads and "continue" in hand:
            self.mark("south-4-forced-repeat-said")
        if not leads and max(out.scores) == out.scores[self.dealer]:
            self.mark("south-4-tied-dealer-is-not-first")

    def dealer_has_right(self, hand):
        """05, 43, 44: win, tenpai, a child's foul that was paid; never after their own."""
        dealer = self.dealer
        if hand["result"] == "win":
            return dealer in self.winners(hand)
        paid = self.offenders(hand, "dead-hand") + self.offenders(hand, "chombo")
        if dealer in paid:
            self.mark("dealer-passes-by-foul")
            return False
        return bool(paid) or dealer in hand.get("tenpai", [])
