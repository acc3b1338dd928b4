# SPDX-License-Identifier: GPL-3.0-or-later
"""The B rule, clause by clause (the numbers are those of the document)."""

from reference_values import (B_RULE_YAKU, B_RULE_YAKUMAN, Refused, ron_value, up)
from tenbo_reference import STAKE, Table, noten_lines

CEILING = 50000
DEPOSIT = 1000
PRIZE = 10000
OKA = 20000


class BRule(Table):
    YAKU = B_RULE_YAKU
    YAKUMAN = B_RULE_YAKUMAN
    BONUS = ("ippatsu", "ura")
    FOULS = ("deposit", "dead-hand", "chombo")
    FOULS_AGAINST = frozenset(["chombo"])
    HONBA_SHARE = 500

    def mangan_of_yakuman(self, multiples):
        """47: the highest and two mangan for each further one."""
        if len(multiples) > 1:
            self.mark("yakuman-composite")
        if 6 in multiples:
            self.mark("yakuman-great")
        return max(multiples) + 2 * (len(multiples) - 1)

    def offenders(self, hand, kind):
        return [foul["player"] for foul in hand.get("fouls", []) if foul["kind"] == kind]

    def settle(self, hand, out, at):
        self.declare_riichi(hand, out, at)
        for who in self.offenders(hand, "deposit"):
            self.mark("deposit-below-1000" if out.scores[who] < DEPOSIT else "deposit")
            out.move(who, "pot", DEPOSIT, "deposit")
        getattr(self, "settle_" + hand["result"])(hand, out, at)
        self.pay_prizes(hand, out)
        return self.what_follows(hand, out, at)

    # Wins

    def settle_win(self, hand, out, at):
        winners = [win["player"] for win in hand["wins"]]
        barred = self.offenders(hand, "dead-hand") + self.offenders(hand, "chombo")
        for number, who in enumerate(winners):
            if who in barred:
                raise Refused(f"{at}.wins[{number}].player", "winner-with-foul")
        if barred:
            self.mark("win-voids-foul")
        if len(winners) > 1:
            self.mark("ron-double" if len(winners) == 2 else "ron-triple")
            if self.honba:
                self.mark("honba-to-every-winner")
            if sum("pao" in win for win in hand["wins"]):
                self.mark("several-rons-with-pao")
        self.pay_wins(hand, out, at)
        self.check_rule_07(hand, out, at)
        self.pay_win_chips(hand, out)

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

    def pay_win_chips(self, hand, out):
        for win in hand["wins"]:
            winner = win["player"]
            others = [who for who in range(4) if who != winner]
            payers = [win["from"]] if "from" in win else others
            for name in ("ippatsu", "ura"):
                for _ in range(win.get("bonus", {}).get(name, 0)):
                    self.mark(f"chip-{name}-{'ron' if 'from' in win else 'tsumo'}")
                    for who in payers:
                        out.chip(who, winner, 5000, name)
        yakuman = [win["player"] for win in hand["wins"] if self.worth(win["value"], "").is_yakuman]
        if len(yakuman) > 1:
            self.mark("chip-several-yakuman")
        for winner in yakuman:
            self.mark("chip-yakuman")
            for who in range(4):
                if who not in yakuman:
                    out.chip(who, winner, 30000, "yakuman")

    # Draws and fouls

    def settle_draw(self, hand, out, at):
        tenpai = hand.get("tenpai", [])
        dead, chombo = self.offenders(hand, "dead-hand"), self.offenders(hand, "chombo")
        for number, who in enumerate(tenpai):
            if who in dead:
                raise Refused(f"{at}.tenpai[{number}]", "dead-hand-tenpai")
        self.check_riichi_tenpai(hand, dead + chombo, at)
        fines = self.fines(hand)
        if chombo:
            self.mark("draw-with-chombo")
        elif not (dead and self.fine_replaces_noten(tenpai, dead, fines, out)):
            self.pay_noten(tenpai, out)
            if dead:
                self.mark("draw-with-dead-hand")
        self.pay_fines(fines, out)

    def settle_foul(self, hand, out, at):
        if not self.offenders(hand, "chombo"):
            raise Refused(f"{at}.fouls", "foul-does-not-end-the-hand")
        if self.offenders(hand, "dead-hand"):
            self.mark("foul-with-dead-hand")
        self.pay_fines(self.fines(hand), out)

    def fine_replaces_noten(self, tenpai, dead, fines, out):
        """51: where the noten payments alone and the fine alone would each bust, only the fine."""
        noten = [who for who in range(4) if who not in tenpai]
        after_noten, after_fines = list(out.scores), list(out.scores)
        payments = noten_lines(tenpai, noten)
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
        """Payments of dead-hand and chombo as (payer, receiver, points), 43 and 44."""
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
                value = ron_value(base, shown["player"] == self.dealer)
                if value > total:
                    self.mark("fine-by-the-hand-shown")
                total = max(total, value)
            others = [other for other in range(4) if other != who]
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
        busted = [who for who in range(4) if out.scores[who] < 0]
        if len(busted) > 1:
            self.mark("bust-several")
        for who in busted:
            for receiver in self.bust_receivers(hand, who, out):
                out.chip(who, receiver, PRIZE, "bust")
        winners = [win["player"] for win in hand.get("wins", [])]
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
        """The first cause in the list foul, win, noten, deposit that made a payment of his."""
        self.mark_causes(who, out)
        if out.paid(who, "fine"):
            self.mark("bust-by-foul")
            return [other for other in range(4) if other != who]
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

    # What comes next

    def what_follows(self, hand, out, at):
        """The end, or round and honba of the next hand."""
        busted = [who for who in range(4) if out.scores[who] < 0]
        over = [who for who in range(4) if out.scores[who] > CEILING]
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
        leads = self.ranks_by_seat(out.scores)[0] == self.dealer
        declines = self.check_choice(hand, right, leads, at)
        if busted or over:
            self.mark("end-bust-and-ceiling" if busted and over else
                      "end-bust" if busted else "end-ceiling")
            if "continue" in hand:
                self.mark("choice-in-a-hand-that-ends-the-game")
            out.end = {"reason": "bust", "players": busted} if busted else \
                      {"reason": "ceiling", "players": over}
            return self.round, self.honba
        if self.in_last_round and not right:
            self.mark("end-rounds")
            out.end = {"reason": "rounds", "players": []}
            return self.round, self.honba
        if self.in_last_round and declines:
            self.mark("end-dealer-leads")
            out.end = {"reason": "dealer-leads", "players": [self.dealer]}
            return self.round, self.honba
        repeats = right and not declines
        self.mark_choice(hand, right, leads, out)
        honba = self.honba + 1 if repeats or hand["result"] != "win" else 0
        return self.round + (0 if repeats else 1), honba

    def check_choice(self, hand, right, leads, at):
        """05: is there a choice, may it be declined; whether it is. The hand alone gives the
        right, also where it then ends the game."""
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
        """05, 43, 44: win, tenpai, a child's foul that was paid; never after his own."""
        dealer = self.dealer
        if hand["result"] == "win":
            return dealer in [win["player"] for win in hand["wins"]]
        paid = self.offenders(hand, "dead-hand") + self.offenders(hand, "chombo")
        if dealer in paid:
            self.mark("dealer-passes-by-foul")
            return False
        return bool(paid) or dealer in hand.get("tenpai", [])

    def places(self):
        order = self.ranks_by_seat(self.scores)
        first = order[0]
        if len(set(self.scores)) < 4:
            self.mark("tie-by-seat")
        points = list(self.scores)
        points[first] += self.pot
        rank = [order.index(who) + 1 for who in range(4)]
        return rank, points, [OKA if who == first else 0 for who in range(4)], [0] * 4
