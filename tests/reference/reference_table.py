# SPDX-License-Identifier: GPL-3.0-or-later
"""A table with the common rules: accounts, order of a hand, ordinary payments, ranks.

A ruleset is a subclass. The class body sets its parameters; if its text goes beyond the parameters,
it overrides a method. Settling a hand goes through `settle`: stakes, deposits, the result, chips,
and the next hand."""

import collections

from contradictions import check_contradictions
from reference_record import check_hand
from reference_values import Refused, base_of_han, items, truth, up, worth_of

STAKE = 1000


class HandResult:
    """One hand while it is settled: the scores, the pots and every line that moved them."""

    def __init__(self, table, hand):
        self.scores = list(table.scores)
        self.pots = {"pot": table.pot, "penalty_pot": table.penalty_pot}
        self.ledger = []
        self.chips = [0] * table.PLAYERS
        self.chip_ledger = []
        self.wareme = hand.get("wareme")
        self.end = None

    def move(self, payer, receiver, points, reason):
        self.ledger.append((payer, receiver, points, reason))
        for account, change in ((payer, -points), (receiver, points)):
            if account in self.pots:
                self.pots[account] += change
            else:
                self.scores[account] += change

    def pay(self, payer, receiver, points, reason):
        """A payment for a win: doubled from and to the player whose wall was broken."""
        if self.wareme in (payer, receiver):
            points *= 2
        if points:
            self.move(payer, receiver, points, reason)

    def chip(self, payer, receiver, points, reason):
        self.chip_ledger.append((payer, receiver, points, reason))
        self.chips[payer] -= points
        self.chips[receiver] += points

    def paid(self, payer, *reasons):
        """Returns the players this player paid for one of the reasons."""
        return [line[1] for line in self.ledger if line[0] == payer and line[3] in reasons]


class Table:
    ID = ""
    # The frame. A wind of EXTENSION is played if the ruleset's text requires it.
    PLAYERS = 4
    WINDS = ("E", "S")
    EXTENSION = None
    START, RETURN = 25000, 30000
    UMA = (0, 0, 0, 0)
    LEFTOVER_TO_FIRST = True
    BUSTED_AT = None
    # The value of a hand.
    YAKU = {}
    YAKUMAN = {}
    MAY_DOUBLE = False
    # Yaku that exclude each other here, and yaku that do not count alone.
    EXCLUSIVE = []
    NOT_ENOUGH = frozenset()
    KIRIAGE = False
    COUNTS_FU = True
    COUNTED, COUNTED_MOST = None, 1
    # A renhou that is not cumulative has this value instead of a lower value of the hand.
    BASE_OF_RENHOU = 0
    TAI = False
    # Fu: whether a pinfu has them for its self-draw, of an open one, of seven pairs, of a pair of
    # both winds, whether the last tile and a replacement tile have those of the self-draw.
    PINFU_WITHOUT_TSUMO = False
    OPEN_PINFU_20 = False
    SEVEN_PAIRS_FU = 25
    DOUBLE_WIND_FU = 4
    LAST_DRAW_FU = True
    # Payments.
    MAX_WINNERS = 3
    HONBA_RON, HONBA_EACH = 300, 100
    HONBA_TO_ALL = False
    NOTEN_POOL = 3000
    RIICHI, RIICHI_MINIMUM = True, 1000
    STAKE_OF_A_RONNED_TILE = False
    PAO, PAO_SHARES, PAO_FOR = True, False, frozenset()
    BONUS = {}
    WAREME = False
    ABORTS = ()
    NAGASHI = False
    # Fouls: all; paid at once into a pot; ending the hand, some also next to another result; noten
    # at a draw; no win; those that excuse a riichi without tenpai.
    FOULS = ()
    DEPOSITS, DEPOSIT_POT = {}, "pot"
    FOULS_ENDING = FOULS_BESIDE = FOULS_NOTEN = FOULS_NO_WIN = FOULS_NOTEN_RIICHI = frozenset()
    FOULS_OF_RIICHI_AT_A_DRAW = FOULS_COUNTED = FOULS_AGAINST = frozenset()

    def __init__(self, marks=None):
        self.marks = marks if marks is not None else collections.Counter()
        self.players = range(self.PLAYERS)
        self.scores = [self.START] * self.PLAYERS
        self.pot = self.penalty_pot = 0
        self.round = 0
        self.honba = 0
        self.end = None
        self.prizes = [0] * self.PLAYERS
        self.chips = [0] * self.PLAYERS

    def override(self, fields, at):
        """Fields of the ruleset that the game overrides."""
        for name, value in fields.items():
            here = f"{at}.{name}"
            if name == "wareme":
                self.WAREME = truth(value, here)
            elif name == "kiriage-mangan" and self.COUNTS_FU:
                self.KIRIAGE = truth(value, here)
            elif name == "double-yakuman" and self.MAY_DOUBLE:
                double = items(value, here)
                self.YAKUMAN = {name: 8 if name in double else 4 for name in self.YAKUMAN}
            elif name not in ("note", "id"):
                raise Refused(here, "override-unknown")
            self.mark("override-" + name)

    def mark(self, clause):
        """Marks that the clause was met: the tests require each in some games."""
        self.marks[f"{self.ID} {clause}"] += 1

    # The state of the game

    @property
    def last_round(self):
        return len(self.WINDS) * self.PLAYERS - 1

    @property
    def in_last_round(self):
        return self.round == self.last_round

    @property
    def in_extension(self):
        return self.round > self.last_round

    @property
    def dealer(self):
        return self.round % self.PLAYERS

    @property
    def wind(self):
        winds = list(self.WINDS) + [self.EXTENSION]
        return winds[self.round // self.PLAYERS]

    def situation(self):
        return {"round": f"{self.wind}{self.dealer + 1}", "honba": self.honba,
                "dealer": self.dealer}

    def from_dealer(self, players):
        """In turn order, the dealer first."""
        return sorted(players, key=lambda who: (who - self.dealer) % self.PLAYERS)

    # Playing a hand

    def apply(self, hand, at):
        """Settles one hand; a refused hand leaves the table unchanged."""
        if self.end is not None:
            raise Refused(at, "hand-after-end")
        check_hand(self, hand, at)
        out = HandResult(self, hand)
        result = hand["result"]
        follows = (self.round, self.honba)
        self.mark("result-" + result)
        if result == "stop":
            self.finish(out, "stop", [])
        elif result == "adjust":
            for line in hand.get("transfers", []):
                out.move(line["from"], line["to"], line["points"], "adjust")
        else:
            prizes = list(self.prizes)
            try:
                follows = self.settle(hand, out, at)
                check_contradictions(self, hand, at)
            except Refused:
                self.prizes = prizes
                raise
        return self.commit(out, follows)

    def commit(self, out, follows):
        """follows: round and honba of the next hand."""
        situation = self.situation()
        deltas = [new - old for new, old in zip(out.scores, self.scores)]
        self.scores, self.end = out.scores, out.end
        self.pot, self.penalty_pot = out.pots["pot"], out.pots["penalty_pot"]
        self.chips = [sum(pair) for pair in zip(self.chips, out.chips)]
        self.round, self.honba = follows
        answer = dict(situation, deltas=deltas, chips=out.chips, scores=list(out.scores),
                      pot=self.pot, penalty_pot=self.penalty_pot, ledger=lines(out.ledger),
                      chip_ledger=lines(out.chip_ledger))
        answer["next"] = None if self.end else self.situation()
        return answer

    def settle(self, hand, out, at):
        """Interpretation 0: the order of a hand. Returns round and honba of the next one."""
        self.refuse_continue(hand, at)
        self.declare_riichi(hand, out, at)
        self.pay_deposits(hand, out)
        getattr(self, "settle_" + hand["result"])(hand, out, at)
        return self.what_follows(hand, out, at)

    def refuse_continue(self, hand, at):
        """Only a ruleset with a dealer's choice has `continue`."""
        if "continue" in hand:
            raise Refused(f"{at}.continue", "continue-without-choice")

    def declare_riichi(self, hand, out, at):
        """Stakes come first; the player whose declaring tile was ronned pays none."""
        spared = {win["from"] for win in hand.get("wins", []) if win.get("on_riichi_tile")}
        for number, who in enumerate(hand.get("riichi", [])):
            if self.RIICHI_MINIMUM is not None:
                if out.scores[who] < self.RIICHI_MINIMUM:
                    raise Refused(f"{at}.riichi[{number}]", "riichi-below-minimum")
                if out.scores[who] == self.RIICHI_MINIMUM:
                    self.mark("riichi-with-exactly-1000")
            if who in spared:
                self.mark("stake-on-ronned-tile")
            if who not in spared or self.STAKE_OF_A_RONNED_TILE:
                out.move(who, "pot", STAKE, "riichi")

    def pay_deposits(self, hand, out):
        for foul in hand.get("fouls", []):
            if foul["kind"] in self.DEPOSITS:
                points = self.DEPOSITS[foul["kind"]] * foul.get("count", 1)
                self.mark(foul["kind"])
                out.move(foul["player"], self.DEPOSIT_POT, points, "deposit")

    def offenders(self, hand, *kinds):
        return [foul["player"] for foul in hand.get("fouls", []) if foul["kind"] in kinds]

    def may_end_by_foul(self, hand):
        return bool(self.offenders(hand, *self.FOULS_ENDING))

    # Wins

    def worth(self, value, at, is_open=False, self_draw=None):
        return worth_of(self, value, at, is_open, self_draw)

    def base_of(self, han, fu):
        if self.KIRIAGE and 0 < fu * 2 ** (2 + han) == 1920:
            self.mark("kiriage")
        if self.COUNTED and han >= self.COUNTED:
            self.mark("counted-yakuman")
        return base_of_han(han, fu, self.KIRIAGE, self.COUNTED, self.COUNTED_MOST)

    def open_tanyao(self, ids):
        """Whether tanyao may be among these yaku of an open hand."""
        return True

    def mangan_of_yakuman(self, multiples):
        """Several yakuman add up."""
        return sum(multiples)

    def settle_win(self, hand, out, at):
        wins = self.in_turn_order(hand["wins"])
        if len(wins) > 1:
            self.mark("ron-double" if len(wins) == 2 else "ron-triple")
            self.mark("several-with-honba" if self.honba else "several-without-honba")
        for win in wins:
            worth = self.worth(win["value"], f"{at}.value", win.get("open", False))
            honba = self.honba if self.HONBA_TO_ALL or win is wins[0] else 0
            self.pay_win(win, worth, honba, out)
        self.pay_pot([win["player"] for win in wins], out)
        self.pay_bonus(hand, out)

    def in_turn_order(self, wins):
        return sorted(wins, key=lambda win: (win["player"] - win.get("from", win["player"]))
                      % self.PLAYERS)

    def pay_pot(self, winners, out):
        """winners: the nearest first, who gets it all."""
        if out.pots["pot"]:
            self.mark("pot-to-nearest" if len(winners) > 1 else "pot-to-winner")
            out.move("pot", winners[0], out.pots["pot"], "pot")

    def ron_value(self, base, winner):
        return up(base * (6 if winner == self.dealer else 4))

    def self_draw_shares(self, base, winner):
        """The payment of each of the others for a self-draw."""
        double = {who: 2 if self.dealer in (who, winner) else 1
                  for who in self.players if who != winner}
        return {who: up(base * times) for who, times in double.items()}

    def pay_win(self, win, worth, honba, out):
        winner = win["player"]
        liable = win.get("pao", {}).get("player")
        liable_base, rest_base = self.split_for_pao(win, worth)
        if "from" in win:
            loser = win["from"]
            rest = self.ron_value(rest_base, winner)
            if liable_base:
                total = self.ron_value(liable_base, winner)
                # Half each; the discarder pays the odd hundred and the honba.
                half = 0 if liable == loser else total // 200 * 100
                self.mark("pao-ron-from-liable" if liable == loser else "pao-ron")
                if half and half * 2 != total:
                    self.mark("pao-odd-hundred")
                out.pay(liable, winner, half, "pao")
                rest += total - half
            out.pay(loser, winner, rest, "win")
            out.pay(loser, winner, self.HONBA_RON * honba, "honba")
            return
        liable_shares = self.self_draw_shares(liable_base, winner)
        rest_shares = self.self_draw_shares(rest_base, winner)
        if liable_base:
            self.mark("pao-tsumo")
        for who in rest_shares:
            payer = liable if liable_base and not rest_base else who
            if liable_base:
                out.pay(liable, winner, liable_shares[who], "pao")
            out.pay(who, winner, rest_shares[who], "win")
            out.pay(payer, winner, self.HONBA_EACH * honba, "honba")

    def split_for_pao(self, win, worth):
        """The liable player's part, and the rest, as bases."""
        if "pao" not in win:
            return 0, worth.base
        named = win["pao"].get("for", [])
        if not self.PAO_SHARES or not named:
            return worth.base, 0
        liable = min(self.mangan_of_yakuman([worth.yakuman[name] for name in named]) * 2000,
                     worth.base)
        self.mark("pao-share-only" if liable < worth.base else "pao-share-whole")
        return liable, worth.base - liable

    def pay_bonus(self, hand, out):
        """Chips of a win: from the discarder, or from each of the others."""
        for win in hand["wins"]:
            winner = win["player"]
            payers = [win["from"]] if "from" in win else \
                [who for who in self.players if who != winner]
            for name, points in self.BONUS.items():
                for _ in range(win.get("bonus", {}).get(name, 0)):
                    self.mark(f"chip-{name}-{'ron' if 'from' in win else 'tsumo'}")
                    for who in payers:
                        out.chip(who, winner, points, name)

    # Draws

    def settle_draw(self, hand, out, at):
        if hand.get("nagashi"):
            self.mark(f"nagashi-{len(hand['nagashi'])}")
            self.pay_nagashi(hand, out)
        else:
            self.pay_noten(hand.get("tenpai", []), out)

    def settle_abort(self, hand, out, at):
        """Nothing moves."""
        self.mark("abort-" + hand["reason"])

    def pay_noten(self, tenpai, out):
        self.mark(f"tenpai-{len(tenpai)}")
        for payer, receiver, points in self.noten_lines(tenpai):
            out.move(payer, receiver, points, "noten")

    def noten_lines(self, tenpai):
        """Payers, payees and amounts, in turn order from the payer's next seat."""
        noten = [who for who in self.players if who not in tenpai]
        if not tenpai or not noten:
            return []
        owed = {who: self.NOTEN_POOL // len(noten) for who in noten}
        due = {who: self.NOTEN_POOL // len(tenpai) for who in tenpai}
        if len(noten) == len(tenpai) == 2:
            return [(payer, receiver, owed[payer]) for payer, receiver in zip(noten, tenpai)]
        return [(payer, receiver, min(owed[payer], due[receiver]))
                for payer in noten for receiver in self.after(payer, tenpai)]

    def after(self, who, players):
        """In turn order from the next seat of one player."""
        return sorted(players, key=lambda other: (other - who - 1) % self.PLAYERS)

    # The next hand

    def winners(self, hand):
        return [win["player"] for win in hand.get("wins", [])]

    def busted(self, scores):
        """At 0 the ruleset decides; None: nobody is ever busted."""
        if self.BUSTED_AT is None:
            return []
        return [who for who in self.players if scores[who] <= self.BUSTED_AT]

    def finish(self, out, reason, players):
        self.mark("end-" + reason)
        out.end = {"reason": reason, "players": players}
        return self.round, self.honba

    def what_follows(self, hand, out, at):
        """Returns the end, or round and honba of the next hand."""
        if 0 in out.scores:
            self.mark("exactly-0")
        repeats, honba = self.dealer_and_honba(hand, out)
        busted = self.busted(out.scores)
        if busted:
            if len(busted) > 1:
                self.mark("bust-several")
            return self.finish(out, "bust", busted)
        return self.end_or_next(hand, out, repeats, honba)

    def dealer_and_honba(self, hand, out):
        """Returns whether the dealer repeats, and the honba: by default on a win or tenpai."""
        result = hand["result"]
        if result == "win":
            repeats = self.dealer in self.winners(hand)
            return repeats, self.honba + 1 if repeats else 0
        if result == "foul":
            return True, self.honba
        return result == "abort" or self.dealer in hand.get("tenpai", []), self.honba + 1

    def end_or_next(self, hand, out, repeats, honba):
        """Without a bust: whether the game ends for another reason."""
        if self.in_last_round and not repeats:
            return self.finish(out, "rounds", [])
        return self.round + (not repeats), honba

    def leads(self, who, scores):
        return self.ranks_by_seat(scores)[0] == who

    # The settlement

    def ranks_by_seat(self, scores):
        """Players from 1st to last; ties by seat from the first dealer."""
        return sorted(self.players, key=lambda who: (-scores[who], who))

    @property
    def oka(self):
        return (self.RETURN - self.START) * self.PLAYERS

    def uma(self):
        """The uma of each rank; floating if it depends on the scores."""
        return self.UMA

    def places(self):
        """Returns rank, points with a leftover pot, oka and uma of each player."""
        order = self.ranks_by_seat(self.scores)
        if len(set(self.scores)) < self.PLAYERS:
            self.mark("tie-by-seat")
        points = list(self.scores)
        if self.LEFTOVER_TO_FIRST:
            points[order[0]] += self.pot
        rank = [order.index(who) + 1 for who in self.players]
        oka = [self.oka if who == order[0] else 0 for who in self.players]
        uma = self.uma()
        return rank, points, oka, [uma[place - 1] for place in rank]

    def prizes_of_the_end(self):
        """Payments that are settled only after the game, player by player."""
        return self.prizes

    def final(self):
        if self.end is None:
            return None
        rank, points, oka, uma = self.places()
        prizes = self.prizes_of_the_end()
        if self.pot or self.penalty_pot:
            self.mark("leftover-pot")
        rows = []
        for who in self.players:
            row = {"player": who, "rank": rank[who], "points": points[who],
                   "base": points[who] - self.RETURN, "oka": oka[who], "uma": uma[who],
                   "prizes": prizes[who], "chips": self.chips[who]}
            row["total"] = sum(row[part] for part in ("base", "oka", "uma", "prizes", "chips"))
            rows.append(row)
        return rows


def lines(ledger):
    return [{"from": payer, "to": receiver, "points": points, "reason": reason}
            for payer, receiver, points, reason in ledger]
