# SPDX-License-Identifier: GPL-3.0-or-later
"""Random games for the differential tests, seeded, played on from the reference's own table.

The hands are biased towards the rare clauses: scores near 0 and near the ceiling, South 4, ties,
several rons with pao, fouls at draws. Each game is made from its own seed, so that one game can
be made again alone."""

import collections
import copy
import random

import tenbo_reference
from reference_values import Refused
from scenes import SCENES
from value_maker import make_value

NAMES = ["Aki", "Ben", "Chie", "Dai", "愛", "Aki"]


class GameMaker:
    """Makes one game; refused holds what the rules refused on the way, as games of their own."""

    def __init__(self, seed, number):
        self.rng = random.Random(f"{seed}-{number}")
        self.number = number
        self.ruleset = "mleague" if number % 4 == 3 else "b-rule"
        self.b_rule = self.ruleset == "b-rule"
        self.marks = collections.Counter()
        self.refused = []
        self.game = {"format": "tenbo-game/1", "ruleset": self.ruleset,
                     "players": self.rng.sample(NAMES, 4), "hands": []}
        self.table = tenbo_reference.start(self.game, self.marks)

    def chance(self, percent):
        return self.rng.random() * 100 < percent

    def pick(self, weighted):
        names = list(weighted)
        return self.rng.choices(names, [weighted[name] for name in names])[0]

    def make(self):
        if self.chance(12):
            self.game["title"] = "夜"
        if self.chance(50):
            # Each scene comes early in its turn; elsewhere chance decides.
            scenes = SCENES[self.ruleset]
            turn = self.number - self.number // 4 if self.b_rule else self.number // 4
            scenes[turn % len(scenes)](self)
        if self.chance(45):
            self.go_to_south()
        most = self.rng.choice([3, 8, 14, 24])
        while self.table.end is None and len(self.game["hands"]) < most + 12:
            if len(self.game["hands"]) >= most and self.chance(60):
                self.go_to_south()
            if self.chance(22):
                self.rng.choice(SCENES[self.ruleset])(self)
                continue
            self.one_more()
        self.table.final()
        return self.game

    def try_apply(self, hand):
        """Play the hand, or keep it aside as a game that must be refused."""
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
        """Of two illegal things either may be named: such a hand proves nothing."""
        if "continue" in hand:
            without = {name: hand[name] for name in hand if name != "continue"}
            return not at.endswith(".continue") or self.trial(without) is None
        poor = [who for who in hand.get("riichi", []) if self.table.scores[who] < 1000]
        return bool(poor) and ".riichi[" not in at

    def go_to_south(self):
        """On with cheap hands, so that South 4 is often reached."""
        goal = self.rng.choice([4, 7, 7, 7])
        while self.table.round < goal and self.table.end is None:
            dealer = self.table.dealer
            hand = {"result": "draw", "tenpai": []}
            if self.chance(40):
                winner, loser = self.rng.sample([who for who in range(4) if who != dealer], 2)
                hand = {"result": "win", "wins": [{"player": winner, "from": loser,
                                                   "value": {"han": 1, "fu": 30}}]}
            if not self.try_apply(hand):
                return

    def one_more(self):
        kinds = {"ron": 34, "tsumo": 18, "several": 12 if self.b_rule else 1, "draw": 26,
                 "foul": 9, "stop": 1, "adjust": 3}
        if self.b_rule and self.table.round == 7:
            kinds["ron"] += 20
        hand = getattr(self, "make_" + self.pick(kinds))()
        if hand["result"] not in ("adjust", "stop") and self.chance(30):
            self.steer(hand)
        if self.chance(2):
            hand["note"] = "ノート"
        if self.try_apply(hand):
            return
        # What is refused for its `continue` alone is played without it.
        if "continue" in hand:
            self.try_apply({name: hand[name] for name in hand if name != "continue"})

    # Steering: an agreed correction before the hand, so that it ends where a rule bites

    def trial(self, hand):
        """The scores after this hand, or None where it is refused."""
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
        way = self.pick({"low": 40, "high": 20, "tie": 25, "below": 2, "poor": 13, "start-low": 12})
        who = self.rng.randrange(4)
        payers = [one for one in range(4) if deltas[one] < 0]
        if way == "low" and payers:
            wanted[self.rng.choice(payers)] = self.rng.choice(
                [0, -1, -100, -1000, 100, 1000, -2000, -3000, -4000])
        elif way == "start-low":
            wanted[who] = self.rng.choice([0, 900, 1000, 1100, 500]) + deltas[who]
        elif way == "high":
            receivers = [one for one in range(4) if deltas[one] > 0]
            score = self.rng.choice([50000, 50000, 50001, 50100, 51000, 60000])
            wanted[self.rng.choice(receivers or [who])] = score
        elif way == "tie":
            self.tie(wanted, total)
        elif way == "poor":
            for one in payers:
                wanted[one] = self.rng.choice([0, -100, 200, -500])
        elif way == "below" and not deltas[who]:
            wanted[who] = -self.rng.choice([100, 1000])
        self.transfer(scores, wanted, total)

    def start_from(self, wanted):
        """An agreed correction that gives these players these scores; the others take the rest."""
        scores = list(self.table.scores)
        self.transfer(scores, [wanted.get(who, scores[who]) for who in range(4)], sum(scores))

    def tie(self, wanted, total):
        number = self.rng.choice([2, 2, 3, 4])
        tied = self.rng.sample(range(4), number)
        if number == 4 and total % 400:
            number, tied = 3, tied[:3]
        if number == 4:
            wanted[:] = [total // 4] * 4
            return
        score = self.rng.choice([20000, 24000, 26000, 30000, 16000])
        for who in tied:
            wanted[who] = score

    def transfer(self, scores, wanted, total):
        rest = total - sum(wanted)
        free = [who for who in range(4) if wanted[who] == scores[who]]
        if free:
            wanted[max(free, key=lambda who: scores[who])] += rest
        elif rest:
            return
        gains = {who: wanted[who] - scores[who] for who in range(4)}
        transfers = []
        for payer in range(4):
            for receiver in range(4):
                points = min(-gains[payer], gains[receiver])
                if points > 0:
                    transfers.append({"from": payer, "to": receiver, "points": points})
                    gains[payer] += points
                    gains[receiver] -= points
        if transfers:
            self.try_apply({"result": "adjust", "transfers": transfers})

    # Hands

    def make_adjust(self):
        payer, receiver = self.rng.sample(range(4), 2)
        points = self.rng.choice([100, 500, 1000, 8000, 150])
        return {"result": "adjust", "transfers": [
            {"from": payer, "to": receiver, "points": points}]}

    def make_stop(self):
        return {"result": "stop"}

    def some(self, percent, among=range(4)):
        return [who for who in among if self.chance(percent)]

    def able(self, among=range(4), sloppy=2):
        """Who can declare riichi; now and then somebody who cannot."""
        return [who for who in among if self.table.scores[who] >= 1000 or self.chance(sloppy)]

    def add_continue(self, hand, percent=25):
        if self.b_rule:
            likely = self.table.dealer in [win["player"] for win in hand.get("wins", [])] or \
                     self.table.dealer in hand.get("tenpai", []) or hand["result"] == "foul"
            if self.chance(percent if likely else 2):
                hand["continue"] = self.chance(35)
        elif self.chance(1):
            hand["continue"] = self.chance(50)
        return hand

    def make_ron(self):
        return self.make_win(1)

    def make_several(self):
        return self.make_win(self.rng.choice([2, 2, 3]))

    def make_tsumo(self):
        return self.make_win(0)

    def make_win(self, rons):
        hand = {"result": "win"}
        order = self.rng.sample(range(4), 4)
        if self.table.round == 0 and self.chance(25):
            order.remove(0)
            order.insert(0, 0)
        loser = order[rons] if rons else None
        winners = order[:rons or 1]
        riichi = self.able(self.some(22))
        self.rng.shuffle(riichi)
        wins = []
        for winner in winners:
            wins.append(self.one_win(winner, loser, riichi))
        if loser is not None and loser in riichi and self.chance(50):
            self.rng.choice(wins)["on_riichi_tile"] = True
        hand["wins"] = wins
        if riichi or self.chance(3):
            hand["riichi"] = riichi
        if self.b_rule and self.chance(18):
            bad = winners if self.chance(4) else [who for who in range(4) if who not in winners]
            hand["fouls"] = self.fouls({"deposit": 6, "dead-hand": 3, "chombo": 2}, bad)
        return self.add_continue(hand)

    def one_win(self, winner, loser, riichi):
        may_be_open = winner not in riichi
        value, is_open, has_riichi = make_value(self, winner, loser is None, may_be_open)
        win = {"player": winner, "value": value}
        if has_riichi and winner not in riichi:
            riichi.append(winner)
        if loser is not None:
            win["from"] = loser
        if is_open and ("yaku" not in value or self.chance(50)):
            win["open"] = True
        elif "yaku" not in value and self.chance(4):
            win["open"] = False
        if "yaku" in value and is_open and not win.get("open"):
            value["open"] = True
        if self.b_rule and winner in riichi and self.chance(60):
            win["bonus"] = {}
            if self.chance(50):
                win["bonus"]["ippatsu"] = self.rng.choice([0, 1, 1, 1])
            if self.chance(60):
                win["bonus"]["ura"] = self.rng.choice([0, 1, 1, 2, 3])
        self.add_pao(win, value)
        return win

    def add_pao(self, win, value):
        liable = self.rng.choice([who for who in range(4) if who != win["player"]])
        if self.b_rule and self.chance(16):
            win["pao"] = {"player": liable}
            if "yakuman" in value and self.chance(30):
                win["pao"]["for"] = [value["yakuman"][0]]
        elif not self.b_rule and value.get("limit") == "yakuman" and self.chance(40):
            win["pao"] = {"player": liable}
        elif not self.b_rule and "yakuman" in value:
            named = [name for name in value["yakuman"]
                     if name in ("daisangen", "daisuushi", "suukantsu")]
            if named and self.chance(75):
                win["pao"] = {"player": liable}
                if self.chance(85):
                    win["pao"]["for"] = self.rng.sample(named, self.rng.randint(1, len(named)))

    def fouls(self, kinds, players):
        found = []
        for _ in range(self.rng.choice([1, 1, 1, 2, 2, 3])):
            foul = {"player": self.rng.choice(players), "kind": self.pick(kinds)}
            if foul["kind"] == "chombo" and self.b_rule and self.chance(60):
                owners = [who for who in range(4) if who != foul["player"]]
                foul["against"] = [
                    {"player": owner, "value": make_value(self, owner, None, False)[0]}
                    for owner in self.rng.sample(owners, self.rng.randint(0, 3))]
            found.append(foul)
        return found

    def make_draw(self):
        hand = {"result": "draw"}
        tenpai = self.some(self.rng.choice([30, 50, 80]))
        riichi = self.able([who for who in tenpai if self.chance(30)])
        if self.b_rule and self.chance(34):
            hand["fouls"] = self.fouls({"deposit": 3, "dead-hand": 6, "chombo": 2}, range(4))
            dead = [foul["player"] for foul in hand["fouls"] if foul["kind"] == "dead-hand"]
            if not self.chance(4):
                tenpai = [who for who in tenpai if who not in dead]
            chombo = [foul["player"] for foul in hand["fouls"] if foul["kind"] == "chombo"]
            for who in set(chombo) & set(riichi):
                if who in tenpai:
                    tenpai.remove(who)
        elif self.chance(2) and riichi:
            tenpai.remove(riichi[0])
        if tenpai or self.chance(50):
            self.rng.shuffle(tenpai)
            hand["tenpai"] = tenpai
        if riichi:
            hand["riichi"] = riichi
        if self.chance(2):
            hand["nagashi"] = []
        return self.add_continue(hand)

    def make_foul(self):
        kinds = {"chombo": 6, "dead-hand": 3, "deposit": 2} if self.b_rule else {"chombo": 1}
        hand = {"result": "foul", "fouls": self.fouls(kinds, range(4))}
        has_end = any(foul["kind"] == "chombo" for foul in hand["fouls"])
        if not has_end and not self.chance(8):
            hand["fouls"].append({"player": self.rng.randrange(4), "kind": "chombo"})
        riichi = self.able(self.some(20))
        if riichi:
            hand["riichi"] = riichi
        return self.add_continue(hand, 35)
