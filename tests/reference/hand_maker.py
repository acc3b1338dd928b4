# SPDX-License-Identifier: GPL-3.0-or-later
"""Random hands of each result, mostly legal, with the results that the ruleset at the table
plays."""

from value_maker import make_value

# Frequency of each kind of foul, if it is allowed.
FOUL_WEIGHTS = {"dead-hand": 5, "deposit": 4, "draw-chombo": 4, "wrong-call": 4,
                "hand-ending": 4, "noten-riichi": 5}


class HandMaker:
    """The part of a game maker that needs only a table and random numbers."""

    def chance(self, percent):
        return self.rng.random() * 100 < percent

    def pick(self, weighted):
        names = list(weighted)
        return self.rng.choices(names, [weighted[name] for name in names])[0]

    def some(self, percent, among=None):
        among = self.table.players if among is None else among
        return [who for who in among if self.chance(percent)]

    def able(self, among=None, sloppy=2):
        """Players who can declare riichi; occasionally one who cannot."""
        among = self.table.players if among is None else among
        if not self.table.RIICHI:
            return []
        least = self.table.RIICHI_MINIMUM
        return [who for who in among if least is None or self.table.scores[who] >= least or
                self.chance(sloppy)]

    # Corrections

    def make_adjust(self):
        payer, receiver = self.rng.sample(list(self.table.players), 2)
        points = self.rng.choice([100, 500, 1000, 8000, 150])
        hand = {"result": "adjust", "transfers": [
            {"from": payer, "to": receiver, "points": points}]}
        return hand if self.is_clear(hand) else {"result": "adjust", "transfers": []}

    def make_stop(self):
        return {"result": "stop"}

    def add_continue(self, hand, percent=25):
        rules = self.table
        if rules.ID == "b-rule" or (rules.ID == "free-parlor" and rules.in_last_round):
            likely = rules.dealer in [win["player"] for win in hand.get("wins", [])] or \
                     rules.dealer in hand.get("tenpai", []) or hand["result"] == "foul"
            if self.chance(percent if likely else 2):
                hand["continue"] = self.chance(35)
        elif self.chance(1):
            hand["continue"] = self.chance(50)
        return hand

    # Wins

    def make_ron(self):
        return self.make_win(1)

    def make_several(self):
        return self.make_win(self.rng.choice([2, 2, 3][:self.table.PLAYERS]) if
                             self.table.PLAYERS > 3 else 2)

    def make_tsumo(self):
        return self.make_win(0)

    def make_win(self, rons):
        hand = {"result": "win"}
        order = self.rng.sample(list(self.table.players), self.table.PLAYERS)
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
        if self.table.WAREME and self.chance(85):
            hand["wareme"] = self.rng.choice(list(self.table.players))
        if self.chance(18):
            self.add_fouls(hand, winners)
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
        self.add_bonus(win, winner in riichi)
        if self.table.TAI and loser is not None and self.chance(25):
            win[self.rng.choice(["robbed", "last_tile"])] = not self.chance(15)
        self.add_pao(win, value)
        return win

    def add_bonus(self, win, has_riichi):
        names = [name for name in self.table.BONUS if has_riichi or name == "red"]
        if names and self.chance(60):
            win["bonus"] = {}
            for name in names:
                if self.chance(55):
                    most = {"ippatsu": [0, 1, 1, 1], "red": [0, 1, 2, 3]}
                    win["bonus"][name] = self.rng.choice(most.get(name, [0, 1, 1, 2, 3]))

    def add_pao(self, win, value):
        """For any hand if the B rule's last tile makes liable, otherwise for the liable yakuman."""
        rules = self.table
        liable = self.rng.choice([who for who in rules.players if who != win["player"]])
        if not rules.PAO:
            return
        if rules.TAI or not (rules.PAO_SHARES or rules.PLAYERS == 3):
            if self.chance(16):
                win["pao"] = {"player": liable}
                if "yakuman" in value and self.chance(30):
                    win["pao"]["for"] = [value["yakuman"][0]]
        elif value.get("limit") == "yakuman" and self.chance(40):
            win["pao"] = {"player": liable}
        elif "yakuman" in value:
            may = rules.PAO_FOR or {"daisangen", "daisuushi", "suukantsu"}
            named = [name for name in value["yakuman"] if name in may]
            if named and self.chance(75):
                win["pao"] = {"player": liable}
                if self.chance(85):
                    win["pao"]["for"] = self.rng.sample(named, self.rng.randint(1, len(named)))

    # Fouls

    def kinds_next_to(self, result):
        """The kinds of foul allowed in a hand with this result."""
        rules = self.table
        kinds = set(rules.FOULS)
        if result != "foul":
            kinds -= rules.FOULS_ENDING - rules.FOULS_BESIDE
        if result != "draw":
            kinds -= rules.FOULS_OF_RIICHI_AT_A_DRAW
        return {kind: FOUL_WEIGHTS.get(kind, 3) for kind in sorted(kinds)}

    def add_fouls(self, hand, winners):
        """Fouls next to another result; rarely of a player who then may not win."""
        kinds = self.kinds_next_to(hand["result"])
        if not kinds:
            return
        hand["fouls"] = self.fouls(kinds, list(self.table.players))
        if not self.chance(4):
            hand["fouls"] = [foul for foul in hand["fouls"] if foul["player"] not in winners or
                             foul["kind"] not in self.table.FOULS_NO_WIN]

    def fouls(self, kinds, players):
        found = []
        for _ in range(self.rng.choice([1, 1, 1, 2, 2, 3])):
            foul = {"player": self.rng.choice(players), "kind": self.pick(kinds)}
            others = [who for who in self.table.players if who != foul["player"]]
            if foul["kind"] in self.table.FOULS_AGAINST and self.chance(60):
                foul["against"] = [
                    {"player": owner, "value": make_value(self, owner, None, False)[0]}
                    for owner in self.rng.sample(others, self.rng.randint(0, len(others)))]
            if foul["kind"] in self.table.FOULS_COUNTED and self.chance(60):
                foul["count"] = self.rng.randint(1, 3)
            found.append(foul)
        return found

    # Draws, aborts and hands that end by a foul

    def make_draw(self):
        hand = {"result": "draw"}
        tenpai = [] if self.table.TAI else self.some(self.rng.choice([30, 50, 80]))
        riichi = self.able([who for who in tenpai if self.chance(30)])
        if self.chance(34) and self.kinds_next_to("draw"):
            self.add_fouls(hand, [])
            self.fit_to_fouls(hand, tenpai, riichi)
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

    def fit_to_fouls(self, hand, tenpai, riichi):
        """A player with a noten foul is not tenpai, one with a riichi foul has declared riichi."""
        rules = self.table
        for who in rules.offenders(hand, *rules.FOULS_OF_RIICHI_AT_A_DRAW):
            if who not in riichi and self.able([who], 0):
                riichi.append(who)
        hand["fouls"] = [foul for foul in hand["fouls"] if foul["player"] in riichi or
                         foul["kind"] not in rules.FOULS_OF_RIICHI_AT_A_DRAW]
        noten = set() if self.chance(4) else set(rules.offenders(hand, *rules.FOULS_NOTEN))
        excused = set(rules.offenders(hand, *rules.FOULS_NOTEN_RIICHI)) & set(riichi)
        tenpai[:] = [who for who in tenpai if who not in noten | excused]

    def make_nagashi(self):
        hand = self.make_draw()
        claimed = self.rng.sample(list(self.table.players),
                                  self.rng.choice([1, 1, 1, 2, 2, self.table.PLAYERS, 3]))
        barred = self.table.offenders(hand, *self.table.FOULS_NO_WIN)
        if not self.chance(5):
            # A player in noten riichi claims nothing: the texts do not cover it.
            barred += self.table.offenders(hand, *self.table.FOULS_OF_RIICHI_AT_A_DRAW)
            claimed = [who for who in claimed if who not in barred]
        elif self.table.offenders(hand, *self.table.FOULS_OF_RIICHI_AT_A_DRAW):
            return hand
        hand["nagashi"] = claimed
        if claimed and self.chance(20):
            hand.setdefault("riichi", [])
            hand["riichi"] += [who for who in self.able(self.some(20), 0)
                               if who not in hand["riichi"]]
        return hand

    def make_abort(self):
        hand = {"result": "abort", "reason": self.rng.choice(self.table.ABORTS)}
        riichi = self.able(self.some(90 if hand["reason"] == "four-riichi" else 15))
        if riichi:
            hand["riichi"] = riichi
        if self.chance(20):
            self.add_fouls(hand, [])
        return hand

    def make_foul(self):
        kinds = self.kinds_next_to("foul")
        hand = {"result": "foul", "fouls": self.fouls(kinds, list(self.table.players))}
        if not self.table.offenders(hand, *self.table.FOULS_ENDING) and not self.chance(8):
            hand["fouls"].append({"player": self.rng.choice(list(self.table.players)),
                                  "kind": sorted(self.table.FOULS_ENDING)[0]})
        riichi = self.able(self.some(20))
        if riichi:
            hand["riichi"] = riichi
        return self.add_continue(hand, 35)
