# SPDX-License-Identifier: GPL-3.0-or-later
"""A second, independent implementation of the scoring rules: the oracle of the differential tests.

play(game) takes a game record and returns the object the command line tool prints, or raises
Refused, whose `at` is the place in the record. Run as a program it answers one game a line."""

import collections
import json
import sys

from reference_values import Refused, ron_value, self_draw_share, worth_of
from reference_record import check_game, check_hand

START = 25000
RETURN = 30000
STAKE = 1000


class HandResult:
    """One hand while it is settled: the scores, the pot and every line that moved them."""

    def __init__(self, table):
        self.scores = list(table.scores)
        self.pot = table.pot
        self.ledger = []
        self.chips = [0, 0, 0, 0]
        self.chip_ledger = []
        self.end = None
        self.next = None

    def move(self, payer, receiver, points, reason):
        self.ledger.append((payer, receiver, points, reason))
        if payer == "pot":
            self.pot -= points
        else:
            self.scores[payer] -= points
        if receiver == "pot":
            self.pot += points
        else:
            self.scores[receiver] += points

    def chip(self, payer, receiver, points, reason):
        self.chip_ledger.append((payer, receiver, points, reason))
        self.chips[payer] -= points
        self.chips[receiver] += points

    def paid(self, payer, *reasons):
        """Whom this player paid for one of the reasons."""
        return [line[1] for line in self.ledger if line[0] == payer and line[3] in reasons]


class Table:
    """What both rulesets have in common. A subclass is one ruleset."""

    KIRIAGE = False
    MAX_WINNERS = 3
    PAO_SHARES = False
    PAO_FOR = frozenset()
    FOULS_AGAINST = frozenset()

    def __init__(self, marks=None):
        self.marks = marks if marks is not None else collections.Counter()
        self.scores = [START] * 4
        self.pot = 0
        self.round = 0
        self.honba = 0
        self.end = None
        self.prizes = [0, 0, 0, 0]
        self.chips = [0, 0, 0, 0]

    def mark(self, clause):
        self.marks[clause] += 1

    @property
    def dealer(self):
        return self.round % 4

    def situation(self):
        return {"round": "ES"[self.round // 4] + str(self.dealer + 1), "honba": self.honba,
                "dealer": self.dealer}

    @property
    def in_last_round(self):
        return self.round == 7

    def worth(self, value, at, is_open=False, self_draw=None):
        return worth_of(self, value, at, is_open, self_draw)

    def apply(self, hand, at):
        """Settle one hand; a refused hand leaves the table as it was."""
        if self.end is not None:
            raise Refused(at, "hand-after-end")
        check_hand(self, hand, at)
        out = HandResult(self)
        result = hand["result"]
        before = (self.round, self.honba)
        situation = self.situation()
        self.mark("result-" + result)
        if result == "stop":
            out.end = {"reason": "stop", "players": []}
        elif result == "adjust":
            for line in hand.get("transfers", []):
                out.move(line["from"], line["to"], line["points"], "adjust")
        else:
            before = self.settle(hand, out, at)
        return self.commit(out, situation, before)

    def commit(self, out, situation, before):
        """before: round and honba of the hand to play next."""
        deltas = [new - old for new, old in zip(out.scores, self.scores)]
        self.scores, self.pot, self.end = out.scores, out.pot, out.end
        self.chips = [sum(pair) for pair in zip(self.chips, out.chips)]
        self.round, self.honba = before
        answer = dict(situation, deltas=deltas, chips=out.chips, scores=list(out.scores),
                      pot=out.pot, penalty_pot=0, ledger=lines(out.ledger),
                      chip_ledger=lines(out.chip_ledger))
        answer["next"] = None if self.end else self.situation()
        return answer

    def declare_riichi(self, hand, out, at):
        """Stakes come first; the one whose declaring tile was ronned pays none."""
        spared = {win["from"] for win in hand.get("wins", []) if win.get("on_riichi_tile")}
        for number, who in enumerate(hand.get("riichi", [])):
            if out.scores[who] < STAKE:
                raise Refused(f"{at}.riichi[{number}]", "riichi-below-minimum")
            if out.scores[who] == STAKE:
                self.mark("riichi-with-exactly-1000")
            if who in spared:
                self.mark("stake-on-ronned-tile")
            else:
                out.move(who, "pot", STAKE, "riichi")

    def check_riichi_tenpai(self, hand, excused, at):
        for number, who in enumerate(hand.get("riichi", [])):
            if who not in hand.get("tenpai", []):
                if who not in excused:
                    raise Refused(f"{at}.riichi[{number}]", "riichi-not-tenpai")
                self.mark("riichi-noten-by-foul")

    def pay_noten(self, tenpai, out):
        noten = [who for who in range(4) if who not in tenpai]
        self.mark(f"tenpai-{len(tenpai)}")
        for payer, receiver, points in noten_lines(tenpai, noten):
            out.move(payer, receiver, points, "noten")

    def pay_wins(self, hand, out, at):
        first = self.in_turn_order(hand["wins"])[0]["player"]
        for win in self.in_turn_order(hand["wins"]):
            worth = self.worth(win["value"], f"{at}.value", win.get("open", False))
            self.pay_win(win, worth, out)
        if out.pot:
            self.mark("pot-to-nearest" if len(hand["wins"]) > 1 else "pot-to-winner")
            out.move("pot", first, out.pot, "pot")

    def in_turn_order(self, wins):
        return sorted(wins, key=lambda win: (win["player"] - win.get("from", win["player"])) % 4)

    def pay_win(self, win, worth, out):
        winner = win["player"]
        liable = win.get("pao", {}).get("player")
        others = [who for who in range(4) if who != winner]
        liable_base, rest_base = self.split_for_pao(win, worth)
        by_dealer = winner == self.dealer
        if "from" in win:
            loser = win["from"]
            rest = ron_value(rest_base, by_dealer)
            if liable_base:
                total = ron_value(liable_base, by_dealer)
                # Half each; the discarder takes the odd hundred.
                half = 0 if liable == loser else total // 200 * 100
                self.mark("pao-ron-from-liable" if liable == loser else "pao-ron")
                if half and half * 2 != total:
                    self.mark("pao-odd-hundred")
                if half:
                    out.move(liable, winner, half, "pao")
                rest += total - half
            out.move(loser, winner, rest, "win")
            if self.honba:
                out.move(loser, winner, 3 * self.HONBA_SHARE * self.honba, "honba")
            return
        if liable_base:
            self.mark("pao-tsumo")
        for who in others:
            at_dealer = who == self.dealer
            if liable_base:
                out.move(liable, winner, self_draw_share(liable_base, by_dealer, at_dealer), "pao")
            if rest_base:
                out.move(who, winner, self_draw_share(rest_base, by_dealer, at_dealer), "win")
            if self.honba:
                payer = liable if liable_base and not rest_base else who
                out.move(payer, winner, self.HONBA_SHARE * self.honba, "honba")

    def split_for_pao(self, win, worth):
        """What the liable player answers for, and the rest, as bases."""
        if "pao" not in win:
            return 0, worth.base
        named = win["pao"].get("for", [])
        if not self.PAO_SHARES or not named:
            return worth.base, 0
        liable = sum(worth.yakuman[name] for name in named) * 2000
        self.mark("pao-share-only" if liable < worth.base else "pao-share-whole")
        return liable, worth.base - liable

    def ranks_by_seat(self, scores):
        """Players from 1st to last; ties by seat from the first dealer."""
        return sorted(range(4), key=lambda who: (-scores[who], who))

    def final(self):
        if self.end is None:
            return None
        rank, points, oka, uma = self.places()
        if self.pot:
            self.mark("leftover-pot")
        rows = []
        for who in range(4):
            row = {"player": who, "rank": rank[who], "points": points[who],
                   "base": points[who] - RETURN, "oka": oka[who], "uma": uma[who],
                   "prizes": self.prizes[who], "chips": self.chips[who]}
            row["total"] = sum(row[part] for part in ("base", "oka", "uma", "prizes", "chips"))
            rows.append(row)
        return rows


def noten_lines(tenpai, noten):
    """Who pays whom how much at a draw: 3000 in all."""
    if not tenpai or not noten:
        return []
    if len(tenpai) == len(noten):
        return [(payer, receiver, 1500) for payer, receiver in zip(noten, tenpai)]
    return [(payer, receiver, 1000) for payer in noten for receiver in tenpai]


def lines(ledger):
    return [{"from": payer, "to": receiver, "points": points, "reason": reason}
            for payer, receiver, points, reason in ledger]


def rulesets():
    from reference_b_rule import BRule
    from reference_mleague import MLeague
    return {"b-rule": BRule, "mleague": MLeague}


RULESETS = {}


def start(game, marks=None):
    """An empty table for the game's ruleset, after the checks of the game itself."""
    if not RULESETS:
        RULESETS.update(rulesets())
    check_game(game, RULESETS)
    return RULESETS[game["ruleset"]](marks)


def play(game, marks=None):
    table = start(game, marks)
    hands = [table.apply(hand, f"hands[{number}]") for number, hand in enumerate(game["hands"])]
    return {"ruleset": game["ruleset"], "hands": hands, "end": table.end, "final": table.final()}


def answer(line):
    """What the tool answers to one line of a JSONL file, messages aside.

    Where a line that is no JSON at all breaks is the reader's own matter: `at` is None."""
    try:
        game = json.loads(line, parse_constant=no_number)
        if not isinstance(game, dict):
            raise ValueError(line)
    except ValueError:
        return {"error": {"at": None, "message": "json"}}
    try:
        return play(game)
    except Refused as refused:
        return {"error": {"at": refused.at, "message": refused.why}}


def no_number(name):
    raise ValueError(name)


if __name__ == "__main__":
    sys.modules["tenbo_reference"] = sys.modules["__main__"]
    for text in sys.stdin:
        print(json.dumps(answer(text)))
