# SPDX-License-Identifier: GPL-3.0-or-later
"""A table whose rules are the fields of a ruleset (docs/ruleset-format.md, docs/scoring.md).

It plays legal hands; the rulesets of their own modules also check records."""

import copy

from field_chips import Chips
from field_deal import Deal
from field_draws import Draws
from field_settlement import Settlement
from field_values import Values
from field_wins import Wins


class Hand:
    """The effects of one hand while it is played."""

    def __init__(self, table, hand):
        self.table = table
        self.hand = hand
        self.scores = list(table.scores)
        self.pot, self.penalty_pot = table.pot, table.penalty_pot
        self.chips = [0] * table.n
        self.prizes = [0] * table.n
        self.stakes = {}
        self.after_deposits = []
        self.given = []  # (player, account, points) of stakes and deposits
        self.payments = []  # (payer, receiver, points, reason) in the order of the hand
        self.fined, self.paid_noten, self.deposited = set(), set(), set()
        self.paid_for_wins = [set() for _ in table.players]
        self.tenpai = []
        self.won = copy.deepcopy(table.won)
        self.winners = []
        self.busted = []
        self.busted_by = [None] * table.n
        self.cut_short = self.replay = self.restore = self.is_nagashi_win = False
        self.repeats, self.right, self.next_honba, self.end, self.next = False, "", 0, None, None

    def put(self, who, account, points, reason):
        self.scores[who] -= points
        setattr(self, account, getattr(self, account) + points)
        self.given.append((who, account, points, reason))

    def move(self, payer, receiver, points, reason):
        self.scores[payer] -= points
        self.scores[receiver] += points
        self.payments.append((payer, receiver, points, reason))
        if reason == "deposit":
            self.given.append((payer, receiver, points, reason))

    def pay_win(self, payer, winner, points):
        wareme = self.hand.get("wareme")
        if wareme is not None and wareme in (payer, winner):
            points *= self.table.fields["wareme-factor"]
        if points > 0:
            self.move(payer, winner, points, "win")
            self.paid_for_wins[payer].add(winner)

    def take_pot(self, who, points):
        self.scores[who] += points
        self.pot -= points

    def take_penalty_pot(self, who):
        self.scores[who] += self.penalty_pot
        self.penalty_pot = 0

    def chip(self, payer, receiver, points):
        self.chips[payer] -= points
        self.chips[receiver] += points

    def note_payments(self, noten, tenpai, lines):
        """Notes who paid whom: of two and two, each one of the others, in seat order."""
        pairs = [(who, receiver) for who in noten for receiver in tenpai]
        together = self.table.fields["noten-payments"] == "pool"
        if together and len(noten) == len(tenpai) == 2:
            pairs = list(zip(noten, sorted(tenpai)))
        for who, receiver in pairs:
            if lines[receiver] > 0:
                points = min(-lines[who], lines[receiver]) if together \
                    else self.table.fields["noten-pool"]
                self.payments.append((who, receiver, points, "noten"))


class FieldTable(Values, Wins, Chips, Draws, Deal, Settlement):
    """A game by the fields of a ruleset."""

    def __init__(self, fields):
        self.fields = fields
        self.n = fields["players"]
        self.players = range(self.n)
        self.scores = [fields["start-points"]] * self.n
        self.pot = self.penalty_pot = 0
        self.chips = [0] * self.n
        self.prizes = [0] * self.n
        self.busted_by = [None] * self.n
        self.won = {"hands": 0, "first": [0] * self.n, "last": [0] * self.n}
        self.round = ("E", 0, False)
        self.honba = 0
        self.dealer = 0
        self.end = None

    # Ranks and lines

    def order(self, scores, won):
        """Players from 1st to last."""
        way = self.fields["ties"]

        def key(who):
            wins = 0
            if way == "first-win":
                wins = won["first"][who] or 10 ** 9
            elif way == "last-win":
                wins = -won["last"][who]
            return -scores[who], wins, who

        return sorted(self.players, key=key)

    def ranks(self, scores, won):
        order = self.order(scores, won)
        if self.fields["ties"] == "shared":
            return [1 + sum(other > scores[who] for other in scores) for who in self.players]
        return [order.index(who) + 1 for who in self.players]

    def is_bust(self, score):
        return {"none": False, "below-zero": score < 0,
                "zero-or-below": score <= 0}[self.fields["bust"]]

    def is_above_ceiling(self, score):
        ceiling = self.fields["ceiling"]
        return bool(ceiling) and (score > ceiling or
                                  (self.fields["ceiling-inclusive"] and score == ceiling))

    # Hands

    def apply(self, hand):
        """Plays a legal hand and returns its effects as `play --json` writes them."""
        out = Hand(self, hand)
        at = self.situation(self.round, self.honba, self.dealer)
        if hand["result"] == "stop":
            out.end = ("stop", [])
        elif hand["result"] == "adjust":
            for line in hand.get("transfers", []):
                out.move(line["from"], line["to"], line["points"], "adjust")
            out.next = (self.round, self.honba, self.dealer)
        else:
            self.settle(hand, out)
        return self.commit(out, at)

    def play_out(self, hand):
        """Returns the effects of a hand that is not committed."""
        out = Hand(self, hand)
        self.settle(hand, out)
        return out

    def trial(self, out):
        """Returns a copy of a hand, to try payments."""
        other = copy.copy(out)
        other.scores, other.prizes = list(out.scores), list(out.prizes)
        other.payments, other.given = list(out.payments), list(out.given)
        other.fined = set(out.fined)
        return other

    def settle(self, hand, out):
        self.pay_stakes(hand, out)
        self.pay_deposits(hand, out)
        out.after_deposits = list(out.scores)
        out.won["hands"] += 1
        if not out.cut_short:
            getattr(self, "settle_" + hand["result"])(hand, out)
            self.give_back(hand, out)
            self.note_wins(hand, out)
        self.test_end(out)
        if not out.cut_short:
            self.pay_chips(hand, out)
        self.what_follows(hand, out)

    def pay_stakes(self, hand, out):
        spared = {win["from"] for win in hand.get("wins", []) if win.get("on_riichi_tile")}
        for who in hand.get("riichi", []):
            if who in spared and not self.fields["stake-on-ronned-tile"]:
                continue
            opened = who in hand.get("open_riichi", [])
            stake = self.fields.get("open-riichi-stake", 0) if opened else 0
            stake = stake or self.fields["riichi-stake"]
            out.stakes[who] = stake
            out.put(who, "pot", stake, "riichi")

    def give_back(self, hand, out):
        """Stakes of a hand that is played again, and stakes and deposits of one restored."""
        fouls = [self.foul(foul) for foul in self.fouls_due(hand)]
        out.replay = any(foul["replay"] and foul["due"] == "ends-hand" for foul in fouls)
        out.restore = any(foul["restore"] for foul in fouls)
        for who, account, points, reason in out.given:
            if reason == "riichi" and (out.replay or out.restore):
                self.return_points(who, account, points, out)
            elif reason == "deposit" and out.restore:
                self.return_points(who, account, points, out)

    def return_points(self, who, account, points, out):
        out.scores[who] += points
        if isinstance(account, str):
            setattr(out, account, getattr(out, account) - points)
        else:
            out.scores[account] -= points

    def note_wins(self, hand, out):
        out.winners = [win["player"] for win in self.nearest_first(hand.get("wins", []))]
        fouls = [self.foul(foul) for foul in self.fouls_due(hand)]
        ends = any(foul["due"] == "ends-hand" or foul["voids-draw"] for foul in fouls)
        if hand.get("nagashi") and self.fields["nagashi"] == "win" and not ends:
            out.is_nagashi_win = True
            out.winners = sorted(hand["nagashi"], key=lambda who: (who - self.dealer) % self.n)
        for who in out.winners:
            out.won["first"][who] = out.won["first"][who] or out.won["hands"]
            out.won["last"][who] = out.won["hands"]

    def test_end(self, out):
        out.busted = [who for who in self.players if self.is_bust(out.scores[who])]
        above = [who for who in self.players if self.is_above_ceiling(out.scores[who])]
        if out.busted:
            out.end = ("bust", out.busted)
        elif above:
            out.end = ("ceiling", above)
        for who in out.busted if self.fields["bust-fee"] else []:
            taker = self.taker_of(who, out)
            out.busted_by[who] = None if taker == who else taker

    def taker_of(self, who, out):
        """The player who busted @who, for the bust fee."""
        first = self.order(out.scores, out.won)[0]
        way = self.fields["bust-fee-to"]
        if way == "first":
            return first
        balance = self.scores[who] if out.restore else out.after_deposits[who]
        if out.replay and not out.restore:
            balance += out.stakes.get(who, 0)
        paid = {}
        for payer, receiver, points, reason in out.payments:
            if payer == who and reason not in ("deposit", "adjust"):
                paid[receiver] = paid.get(receiver, 0) + points
        taker = None
        for step in range(1, self.n):
            receiver = (who + step) % self.n
            if paid.get(receiver, 0) <= 0:
                continue
            taker = receiver
            balance -= paid[receiver]
            if balance < 0 or way == "nearest":
                break
        if taker is not None:
            return taker
        return out.winners[0] if out.winners else first

    def situation(self, round_, honba, dealer):
        wind, number, again = round_
        return {"round": f"{wind}{'+' if again else ''}{number + 1}", "honba": honba,
                "dealer": dealer}

    def commit(self, out, at):
        deltas = [new - old for new, old in zip(out.scores, self.scores)]
        self.scores, self.pot, self.penalty_pot = out.scores, out.pot, out.penalty_pot
        self.chips = [sum(pair) for pair in zip(self.chips, out.chips)]
        self.prizes = [sum(pair) for pair in zip(self.prizes, out.prizes)]
        self.busted_by, self.won, self.end = out.busted_by, out.won, out.end
        answer = dict(at, deltas=deltas, chips=out.chips, scores=list(out.scores), pot=self.pot,
                      penalty_pot=self.penalty_pot, next=None)
        if self.end is None:
            self.round, self.honba, self.dealer = out.next
            answer["next"] = self.situation(*out.next)
        return answer
