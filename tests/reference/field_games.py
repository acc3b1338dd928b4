# SPDX-License-Identifier: GPL-3.0-or-later
"""Random legal games under any ruleset, continued on the reference's table."""

import copy

from field_table import FieldTable

FU = (30, 40, 50, 60, 70)
YAKU = (["riichi"], ["yakuhai-white"], ["toitoi"], ["chinitsu"], ["honitsu", "yakuhai-green"],
        ["own-open"], ["own-open", "toitoi"])
YAKUMAN = (["daisangen"], ["daisuushi"], ["suukantsu"], ["own-yakuman"], ["kokushi"],
           ["daisuushi", "suukantsu"], ["daisangen", "suukantsu"], ["tsuuiisou", "daisangen"],
           ["suuankou"], ["chinroutou"])
ITEMS = ("dragon", "half-flush", "wait", "own-flower", "direct-kan", "two-wild")


class FieldGame:
    """Makes one game under a ruleset."""

    def __init__(self, rng, fields):
        self.rng = rng
        self.fields = fields
        self.table = FieldTable(fields)
        self.answers = []
        names = ["Aki", "Ben", "Chie", "Dai"][:fields["players"]]
        self.game = {"format": "tenbo-game/1", "ruleset": fields["id"], "players": names,
                     "hands": []}

    def chance(self, percent):
        return self.rng.randrange(100) < percent

    def make(self):
        """Returns the game; `answers` has the effects of its hands."""
        most = self.rng.choice([4, 10, 25])
        if self.chance(60):
            self.adjust()
        while self.table.end is None and len(self.game["hands"]) < most:
            self.add(self.hand())
            if self.chance(12) and self.table.end is None:
                self.adjust()
        if self.table.end is None and self.chance(70):
            self.add({"result": "stop"})
        return self.game

    def add(self, hand):
        if hand is None:
            return
        self.game["hands"].append(hand)
        self.answers.append(self.table.apply(hand))

    def adjust(self):
        """Moves the scores to a threshold of the rules, or to a tie."""
        payer, receiver = self.rng.sample(list(self.table.players), 2)
        fields, scores = self.fields, self.table.scores
        goal = self.rng.choice([
            0, 100, 500, 1000, scores[receiver] // 2, fields["target"], fields["ceiling"],
            fields["return-points"], fields["start-points"]])
        points = self.rng.choice([abs(scores[payer] - goal), abs(goal - scores[receiver]),
                                  abs(scores[payer] - scores[receiver]) // 2])
        if 0 < points <= 1_000_000:
            self.add({"result": "adjust",
                      "transfers": [{"from": payer, "to": receiver, "points": points}]})

    # Hands

    def hand(self):
        """Returns a legal hand, or None if a random one is not."""
        fields = self.fields
        kinds = ["win"] * 12 + ["draw"] * 5 + ["abort"] * bool(fields["aborts"]) * 2
        kinds += ["foul"] * 2 * any(one["due"] == "ends-hand" for one in fields["fouls"])
        kind = self.rng.choice(kinds)
        hand = {"result": kind}
        self.add_riichi(hand)
        getattr(self, "fill_" + kind)(hand)
        for name in ("riichi", "open_riichi"):
            if not hand.get(name):
                hand.pop(name, None)
        self.add_fouls(hand)
        if not self.is_legal(hand):
            return None
        return self.with_choice(hand)

    def add_riichi(self, hand):
        stake = self.fields["riichi-stake"]
        if not stake:
            return
        able = [who for who in self.table.players
                if self.table.scores[who] >= self.fields["riichi-minimum"]]
        hand["riichi"] = [who for who in able if self.chance(25)]
        self.add_open_riichi(hand)

    def add_open_riichi(self, hand):
        stake = self.fields["open-riichi-stake"]
        if not stake:
            return
        least = max(stake, self.fields["riichi-minimum"]) if self.fields["riichi-minimum"] else 0
        hand["open_riichi"] = [who for who in hand["riichi"]
                               if self.table.scores[who] >= (least or -10 ** 9)
                               and self.chance(50)]

    def with_choice(self, hand):
        """Adds the dealer's choice if there is one."""
        table = copy.deepcopy(self.table)
        out = table.play_out(hand)
        if out.right in ("chooses", "may-stop"):
            hand["continue"] = self.chance(50)
        return hand

    def fill_abort(self, hand):
        reasons = [one["reason"] for one in self.fields["aborts"]]
        hand["reason"] = self.rng.choice(reasons)
        if hand["reason"] == "four-riichi":
            hand["riichi"] = list(self.table.players)

    def fill_draw(self, hand):
        declared = hand.get("riichi", [])
        hand["tenpai"] = [who for who in self.table.players
                          if who in declared or self.chance(35)]
        if self.fields["nagashi"] != "none" and self.chance(20):
            hand["nagashi"] = [who for who in self.table.players if self.chance(35)] or [0]

    def fill_foul(self, hand):
        """add_fouls() adds the foul that ends the hand."""

    def fill_win(self, hand):
        n, fields = self.table.n, self.fields
        most = min(fields["max-winners"], n - 1)
        number = self.rng.choice([1, 1, 1] + list(range(1, most + 1)))
        players = self.rng.sample(list(self.table.players), number + 1)
        loser = None if number == 1 and self.chance(40) else players[-1]
        hand["wins"] = [self.win(who, loser, hand) for who in players[:-1]]
        if loser in hand.get("riichi", []) and self.chance(40):
            for win in hand["wins"]:
                win["on_riichi_tile"] = True
        if fields["wareme"] and self.chance(60):
            hand["wareme"] = self.rng.randrange(n)

    def win(self, who, loser, hand):
        win = {"player": who}
        if loser is not None:
            win["from"] = loser
        riichi = who in hand.get("riichi", [])
        if self.fields["scoring"] == "tai":
            self.fill_tai(win)
            return win
        if not riichi and self.chance(40):
            win["open"] = True
        win["value"] = self.value(win, riichi)
        self.add_pao(win)
        self.add_bonus(win, riichi)
        return win

    def value(self, win, riichi):
        forms = ["han"] * 6 + ["yakuman"] * 2 + ["yaku"] * 2
        forms += ["limit"] * (self.fields["scoring"] == "fu-table")
        form = self.rng.choice(forms)
        least = self.fields["minimum-han"]
        if form == "limit":
            return {"limit": self.rng.choice(["mangan", "haneman", "baiman", "yakuman"])}
        if form == "yakuman":
            return {"yakuman": self.yakuman(win, riichi)}
        if form == "yaku":
            return self.yaku(win, riichi, least)
        han = self.rng.choice([1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 26])
        return self.with_fu({"han": max(han, least, 2 if riichi and "from" not in win else 1)},
                            max(han, least))

    def with_fu(self, value, han):
        fields = self.fields
        if fields["scoring"] == "fu-table" and not fields["fixed-fu"] and \
                han < fields["mangan-han"]:
            value["fu"] = self.rng.choice(FU[:2] if han < 2 else FU)
        return value

    def yaku(self, win, riichi, least):
        own = {one["id"] for one in self.fields["house-yaku"]}
        played = {one["yaku"] for one in self.fields["yaku"]} | own
        is_open = win.get("open", False)
        lists = [names for names in YAKU if set(names) <= played and "riichi" not in names
                 and all(self.table.han_of(name, is_open) for name in names)]
        names = list(self.rng.choice(lists))
        if riichi:
            names.insert(0, "riichi")
        if "from" not in win and not win.get("open") and "tsumo" in played:
            names.append("tsumo")
        if "from" not in win and is_open and "rinshan" in played and \
                self.table.han_of("rinshan", True) and self.chance(30):
            names.append("rinshan")
        value = {"yaku": names}
        han = sum(self.table.han_of(name, win.get("open", False)) for name in names)
        if han < least:
            return self.with_fu({"han": least + riichi}, least + riichi)
        dora = self.rng.choice([0, 0, 1, 3])
        if dora:
            value["dora"] = dora
        if self.fields["scoring"] == "fu-table" and not self.fields["fixed-fu"] and \
                han + dora < self.fields["mangan-han"]:
            value["fu"] = 50
        return value

    def yakuman(self, win, riichi):
        own = {one["id"] for one in self.fields["house-yaku"]}
        played = set(self.fields["yakuman"]) | own
        lists = [names for names in YAKUMAN if set(names) <= played]
        if win.get("open"):
            lists = [names for names in lists if not set(names) & {"kokushi", "suuankou"}]
        if riichi:
            lists = [names for names in lists if "suukantsu" not in names] or lists
        return list(self.rng.choice(lists))

    def add_pao(self, win):
        names = win["value"].get("yakuman", [])
        liable = [name for name in names if name in self.fields["pao-yakuman"]]
        if "rinshan" in win["value"].get("yaku", []) and \
                self.fields["pao-kan-feeder"] != "none":
            others = [who for who in self.table.players if who != win["player"]]
            win["pao"] = {"player": self.rng.choice(others)}
        if not liable or win.get("open") is None or not self.chance(70):
            return
        others = [who for who in self.table.players if who != win["player"]]
        win["pao"] = {"player": self.rng.choice(others)}
        if self.fields["pao-share"] == "liable-yakuman" or self.chance(50):
            win["pao"]["for"] = liable

    def add_bonus(self, win, riichi):
        fields, bonus = self.fields, {}
        if fields["chip-ippatsu"] and riichi and self.chance(40):
            bonus["ippatsu"] = 1
        if fields["chip-ura"] and riichi and self.chance(40):
            bonus["ura"] = self.rng.randrange(1, 4)
        closed = not (fields["chip-red-closed"] and win.get("open"))
        if fields["chip-red"] and closed and self.chance(40):
            bonus["red"] = self.rng.randrange(1, 3)
        for one in fields["special-tiles"]:
            if one.get("chips") and not (one.get("closed-only") and win.get("open")) and \
                    self.chance(40):
                bonus[one["color"]] = 1
        if bonus:
            win["bonus"] = dict(sorted(bonus.items()))

    def fill_tai(self, win):
        fields = self.fields
        self_draw = "from" not in win
        if not self_draw and fields["robbed-kong-self-draw"] and self.chance(15):
            win["robbed"] = True
        elif not self_draw and fields["last-tile"] != "ordinary" and self.chance(15):
            win["last_tile"] = True
        least = max(fields["tai-minimum-self-draw" if self_draw or win.get("robbed")
                           else "tai-minimum"], 1)
        if fields["tai-table"]:
            least = max(least, fields["tai-table"][0]["tai"])
        if self.chance(40):
            names = self.items()
            if self.reaches(names, least):
                win["value"] = {"tai": names}
        win.setdefault("value", {"tai": least + self.rng.choice([0, 0, 1, 3, 10, 60])})
        if fields["pao-fed-melds"] and self.chance(20) and not win.get("robbed"):
            others = [who for who in self.table.players if who != win["player"]]
            win["pao"] = {"player": self.rng.choice(others)}

    def items(self):
        """Returns items of the ruleset that do not exclude each other."""
        fields, names = self.fields, []
        for one in fields["house-tai"][:8]:
            names += [one["id"]] * self.rng.randrange(one["most"] + 1)
        for one in fields["tai-items"]:
            if one["item"] in ITEMS and self.chance(25):
                names += [one["item"]] * self.rng.randrange(1, one["most"] + 1)
        return names

    def reaches(self, names, least):
        """Whether the items that count reach the minimum, or one of them exempts the hand."""
        counted = [self.table.tai_of(name) for name in names]
        counted += [one for one in self.fields["tai-items"] if one["item"] == "zuotai"]
        first = self.fields["tai-table"][0]["tai"] if self.fields["tai-table"] else 1
        return sum(one["tai"] for one in counted) >= first and (
            any(one["exempt"] for one in counted) or
            sum(one["tai"] for one in counted if one["minimum"]) >= least)

    # Fouls

    def add_fouls(self, hand):
        fields = self.fields
        rules = [one for one in fields["fouls"] if not one["only-noten-riichi"]]
        ending = [one for one in rules if one["due"] == "ends-hand"]
        others = [one for one in rules if one["due"] != "ends-hand"]
        fouls = []
        if hand["result"] == "foul":
            fouls.append(self.foul(self.rng.choice(ending)) if ending else None)
        elif ending and hand["result"] in ("win", "draw") and self.chance(8):
            beside = [one for one in ending if one["beside"]]
            if beside:
                fouls.append(self.foul(self.rng.choice(beside)))
        if others and self.chance(25):
            fouls.append(self.foul(self.rng.choice(others)))
        if hand["result"] == "draw" and not hand.get("nagashi"):
            fouls += self.fouls_of_riichi(hand)
        if any(fouls):
            hand["fouls"] = [foul for foul in fouls if foul]

    def fouls_of_riichi(self, hand):
        """Fouls that account for a riichi without tenpai."""
        rules = [one for one in self.fields["fouls"] if one["due"] in ("at-draw", "only-at-draw")
                 and (one["noten"] or one["noten-riichi"])]
        fouls = []
        for who in hand.get("riichi", []):
            if rules and self.chance(20):
                hand["tenpai"].remove(who)
                foul = dict(self.foul(self.rng.choice(rules)), player=who)
                foul.pop("against", None)
                fouls.append(foul)
        return fouls

    def foul(self, rule):
        foul = {"player": self.rng.randrange(self.table.n), "kind": rule["id"]}
        if rule["counts-up"] and self.chance(60):
            foul["count"] = self.rng.randrange(1, 4)
        if rule["amount"] == "shown-hands" and self.chance(60):
            others = [who for who in self.table.players if who != foul["player"]]
            value = self.with_fu({"han": 8}, 8)
            foul["against"] = [{"player": self.rng.choice(others), "value": value}]
        return foul

    def is_legal(self, hand):
        """Whether the fouls allow the rest of the hand."""
        if hand["result"] == "foul" and not hand.get("fouls"):
            return False
        if any(self.table.scores[who] < self.fields["riichi-minimum"]
               for who in hand.get("riichi", [])):
            return False
        rules = {one["id"]: one for one in self.fields["fouls"]}
        for foul in hand.get("fouls", []):
            rule, who = rules[foul["kind"]], foul["player"]
            winners = [win["player"] for win in hand.get("wins", [])]
            if rule["no-win"] and who in winners + hand.get("nagashi", []):
                return False
            if rule["noten"] and who in hand.get("tenpai", []):
                return False
            if rule["noten-riichi"] and who in hand.get("riichi", []) and \
                    who in hand.get("tenpai", []):
                return False
            if hand["result"] == "win" and rule["due"] == "ends-hand" and who in winners:
                return False
        return not self.is_cut_short(hand) and not self.is_vain(hand)

    def is_vain(self, hand):
        """Whether an open win in the last hand leaves a child at a rank below 1st."""
        if not self.fields["last-hand-open-win"] or not self.table.is_last():
            return False
        table = self.table
        before = table.ranks(table.scores, table.won)
        out = copy.deepcopy(table).play_out(hand)
        after = table.ranks(out.scores, out.won)
        return any(win.get("open") and win["player"] != table.dealer and
                   before[win["player"]] > 1 and after[win["player"]] >= before[win["player"]]
                   for win in hand.get("wins", []))

    def is_cut_short(self, hand):
        """A deposit that busts its player ends the hand: such hands are recorded as fouls."""
        if self.fields["bust-when"] != "at-once":
            return False
        table = copy.deepcopy(self.table)
        return table.play_out(hand).cut_short
