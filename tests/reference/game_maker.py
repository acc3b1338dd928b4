# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games for the differential tests, seeded, continued on the reference's own table.

The hands are biased towards the rare clauses: scores near 0 and near the goals, last rounds and
extensions, ties, several rons with pao, fouls at draws. Each game is made from its own seed, so
that one game can be made again alone. The table of the ruleset decides what is played."""

import collections
import copy
import random

import tenbo_reference
from hand_maker import HandMaker
from reference_values import Refused
from scene_list import SCENES

NAMES = ["Aki", "Ben", "Chie", "Dai", "愛", "Aki"]
# Scores near a threshold of the rules.
GOALS = {"b-rule": [50000, 50000, 50001, 50100, 51000, 60000],
         "jpml-a": [30000, 30000, 29900, 30100],
         "mizukawa-sanma": [30000, 30000, 29900, 40000],
         "mizukawa-hanchan": [30000, 40000], "mizukawa-tonpuu": [25000, 40000],
         "fenghua": [100, 500]}
# Rulesets with unspecified effects of a hand that begins with a busted score.
CLEAR_ABOVE_BUST = ("sanma-parlor", "mizukawa-hanchan", "mizukawa-tonpuu", "mizukawa-sanma")


class GameMaker(HandMaker):
    """Makes one game; refused collects the hands that the rules refused, as separate games."""

    def __init__(self, seed, ruleset, number):
        self.rng = random.Random(f"{seed}-{ruleset}-{number}")
        self.number = number
        self.marks = collections.Counter()
        self.refused = []
        players = tenbo_reference.RULESETS[ruleset].PLAYERS
        self.game = {"format": "tenbo-game/1", "ruleset": ruleset,
                     "players": self.rng.sample(NAMES, players), "hands": []}
        self.add_override(tenbo_reference.RULESETS[ruleset])
        self.table = tenbo_reference.start(self.game, self.marks)
        self.goals = GOALS.get(ruleset) or [self.table.RETURN] * 2 + [
            getattr(self.table, "TARGET", 40000) + more for more in (0, 0, -100, 100, -1000)]

    def add_override(self, rules):
        """Overrides a field; in Allen's game mostly wareme, which it has."""
        fields = {}
        if rules.PLAYERS == 3 and self.chance(40 if rules.ID == "allen" else 8):
            fields["wareme"] = True
        if rules.MAY_DOUBLE and self.chance(18):
            fields["kiriage-mangan"] = not rules.KIRIAGE or self.chance(20)
        if rules.MAY_DOUBLE and self.chance(18):
            fields["double-yakuman"] = self.rng.choice(
                [[], ["kokushi-13", "daisuushi", "tsuuiisou", "chinroutou", "suuankou"],
                 ["suuankou-tanki", "suuankou", "suukantsu", "daisangen", "tsuuiisou"]])
        if fields:
            self.game["override"] = fields

    def make(self):
        if self.chance(12):
            self.game["title"] = "夜"
        scenes = SCENES[self.table.ID]
        if self.chance(60):
            # Each scene comes early in its turn; otherwise chance decides.
            scenes[self.number % len(scenes)](self)
        if self.chance(45):
            self.go_to_a_late_round()
        most = self.rng.choice([3, 8, 14, 24])
        while self.table.end is None and len(self.game["hands"]) < most + 12:
            if len(self.game["hands"]) >= most and self.chance(60):
                self.go_to_a_late_round()
            if self.chance(22):
                self.rng.choice(scenes)(self)
                continue
            self.one_more()
        self.table.final()
        return self.game

    def try_apply(self, hand):
        """Plays the hand, or stores it as a game that must be refused."""
        at = f"hands[{len(self.game['hands'])}]"
        marks, self.table.marks = self.table.marks, collections.Counter()
        try:
            self.table.apply(hand, at)
        except Refused as refused:
            if not self.doubly_illegal(hand, refused.at):
                game = dict(self.game, hands=self.game["hands"] + [hand])
                self.refused.append((game, refused.at, refused.why))
            return False
        finally:
            played, self.table.marks = self.table.marks, marks
        marks.update(played)
        self.game["hands"].append(hand)
        return True

    def doubly_illegal(self, hand, at):
        """With two illegal things either may be reported: such a hand proves nothing."""
        if "continue" in hand:
            without = {name: hand[name] for name in hand if name != "continue"}
            return not at.endswith(".continue") or self.trial(without) is None
        least = self.table.RIICHI_MINIMUM or -10 ** 9
        poor = [who for who in hand.get("riichi", []) if self.table.scores[who] < least]
        return bool(poor) and ".riichi[" not in at

    def go_to_a_late_round(self):
        """Continues with cheap hands, so that the last round and the extension are often
        reached."""
        last = self.table.last_round
        self.go_to(self.rng.choice([self.table.PLAYERS, last, last, last, last + 1]))

    def go_to(self, goal):
        while self.table.round < goal and self.table.end is None:
            if not self.try_apply(self.passing_hand()):
                return

    def passing_hand(self):
        dealer = self.table.dealer
        children = [who for who in self.table.players if who != dealer]
        winner, loser = self.rng.sample(children, 2)
        value = {"tai": self.rng.choice([4, 5, 14])} if self.table.TAI else {"han": 1, "fu": 30}
        if self.table.TAI or self.table.wind == "S" or self.chance(40):
            return {"result": "win", "wins": [{"player": winner, "from": loser, "value": value}]}
        return {"result": "draw", "tenpai": []}

    def one_more(self):
        hand = getattr(self, "make_" + self.pick(self.kinds()))()
        if hand["result"] not in ("adjust", "stop") and self.chance(30):
            self.steer(hand)
        if self.chance(2):
            hand["note"] = "ノート"
        if self.try_apply(hand):
            return
        # A hand that is refused only for its `continue` is played without it.
        if "continue" in hand:
            self.try_apply({name: hand[name] for name in hand if name != "continue"})

    def kinds(self):
        rules = self.table
        kinds = {"ron": 34, "tsumo": 18, "several": 12 if rules.MAX_WINNERS > 1 else 1,
                 "draw": 26, "foul": 9 if rules.FOULS_ENDING else 0, "stop": 1, "adjust": 3,
                 "abort": 5 if rules.ABORTS else 0, "nagashi": 6 if rules.NAGASHI else 0}
        if rules.ID == "b-rule" and rules.in_last_round:
            kinds["ron"] += 20
        return kinds

    # Steering: an agreed correction before the hand, so that it ends at a threshold of the rules

    def trial(self, hand):
        """Returns the scores after this hand, or None if it is refused."""
        trial = copy.deepcopy(self.table)
        trial.marks = collections.Counter()
        try:
            return trial.apply(hand, "hands[0]")["scores"]
        except Refused:
            return None

    def steer(self, hand):
        scores = self.trial(hand)
        if scores is None:
            return
        deltas = [new - old for new, old in zip(scores, self.table.scores)]
        wanted = list(scores)
        total = sum(scores)
        way = self.pick({"low": 40, "high": 30, "tie": 25, "below": 2, "poor": 13, "start-low": 12})
        who = self.rng.choice(list(self.table.players))
        payers = [one for one in self.table.players if deltas[one] < 0]
        if way == "low" and payers:
            wanted[self.rng.choice(payers)] = self.rng.choice(
                [0, -1, -100, -1000, 100, 1000, -2000, -3000, -4000])
        elif way == "start-low":
            wanted[who] = self.rng.choice([0, 900, 1000, 1100, 500]) + deltas[who]
        elif way == "high":
            receivers = [one for one in self.table.players if deltas[one] > 0]
            wanted[self.rng.choice(receivers or [who])] = self.rng.choice(self.goals)
        elif way == "tie":
            self.tie(wanted, total)
        elif way == "poor":
            for one in payers:
                wanted[one] = self.rng.choice([0, -100, 200, -500])
        elif way == "below" and not deltas[who]:
            wanted[who] = -self.rng.choice([100, 1000])
        self.transfer(scores, wanted, total)

    def start_from(self, wanted):
        """An agreed correction that gives these players these scores; the others get the rest."""
        scores = list(self.table.scores)
        self.transfer(scores, [wanted.get(who, scores[who]) for who in self.table.players],
                      sum(scores))

    def tie(self, wanted, total):
        players = self.table.PLAYERS
        number = self.rng.randint(2, players)
        tied = self.rng.sample(range(players), number)
        if number == players and total % (100 * players):
            number, tied = players - 1, tied[:-1]
        if number == players:
            wanted[:] = [total // players] * players
            return
        score = self.rng.choice([20000, 24000, 26000, 30000, 16000])
        for who in tied:
            wanted[who] = score

    def transfer(self, scores, wanted, total):
        """Moves the difference between the actual and the target scores by corrections."""
        players = self.table.players
        rest = total - sum(wanted)
        free = [who for who in players if wanted[who] == scores[who]]
        if free:
            wanted[max(free, key=lambda who: scores[who])] += rest
        elif rest:
            return
        gains = {who: wanted[who] - scores[who] for who in players}
        transfers = []
        for payer in players:
            for receiver in players:
                points = min(-gains[payer], gains[receiver])
                if points > 0:
                    transfers.append({"from": payer, "to": receiver, "points": points})
                    gains[payer] += points
                    gains[receiver] -= points
        self.adjust(transfers)

    def adjust(self, transfers):
        hand = {"result": "adjust", "transfers": transfers}
        if transfers and self.is_clear(hand):
            self.try_apply(hand)

    def is_clear(self, hand):
        if self.table.ID not in CLEAR_ABOVE_BUST or hand["result"] != "adjust":
            return True
        return not self.table.busted(self.trial(hand) or [10 ** 6] * self.table.PLAYERS)
