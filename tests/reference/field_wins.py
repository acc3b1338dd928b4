# SPDX-License-Identifier: GPL-3.0-or-later
"""Payments of wins by the fields of a ruleset: value, honba, pots, pao, tai and chips."""

from field_values import up


class Wins:
    """The part of a table that pays wins."""

    def nearest_first(self, wins):
        return sorted(wins, key=lambda win: (win["player"] - win.get("from", self.dealer))
                      % self.n if "from" in win else 0)

    def settle_win(self, hand, out):
        wins = self.nearest_first(hand["wins"])
        for number, win in enumerate(wins):
            if self.fields["scoring"] == "tai":
                self.pay_tai(win, out)
            else:
                every = self.fields["honba-receivers"] == "every-winner"
                self.pay_win(hand, win, self.honba if every or number == 0 else 0, out)
        self.give_pots(hand, [win["player"] for win in wins], out)

    def give_pots(self, hand, winners, out):
        """winners: the nearest first."""
        barred = {foul["player"] for foul in hand.get("fouls", [])
                  if self.foul(foul)["no-penalty-pot"]}
        takers = [who for who in winners if who not in barred]
        if takers and out.penalty_pot:
            out.take_penalty_pot(takers[0])
        way = self.fields["pot-receivers"]
        if way == "riichi-only":
            takers = [who for who in winners if who in hand.get("riichi", [])]
            part = out.pot // len(takers) // 100 * 100 if takers else 0
            for who in reversed(takers):
                out.take_pot(who, out.pot if who == takers[0] else part)
            return
        if way == "own-stake-back" and len(winners) > 1:
            for who in winners:
                out.take_pot(who, out.stakes.get(who, 0))
        out.take_pot(winners[0], out.pot)

    # A win

    def fed_kan(self, win):
        """Whether the liable player fed the kan of this tsumo: a list has rinshan, and no
        yakuman is named."""
        return "pao" in win and "from" not in win and not win["pao"].get("for") and \
            "rinshan" in win["value"].get("yaku", []) and \
            self.fields["pao-kan-feeder"] != "none"

    def pay_win(self, hand, win, honba, out):
        winner = win["player"]
        if self.fed_kan(win) and self.fields["pao-kan-feeder"] == "ron":
            win = {name: win[name] for name in win if name != "pao"} | \
                {"from": win["pao"]["player"]}
        value = self.value_of(win["value"], win.get("open", False))
        liable = win.get("pao", {}).get("player")
        if "from" in win and liable == win["from"]:
            liable = None
        part, whole = self.part_of_pao(win, value) if liable is not None else (None, False)
        if "from" in win:
            self.pay_ron(win, (value, part, whole), (liable, honba), out)
        else:
            self.pay_tsumo(win, (value, part, whole), (liable, honba), out)

    def part_of_pao(self, win, value):
        """Returns the value of the part under pao, and whether that is all."""
        named = win["pao"].get("for", [])
        if self.fields["pao-share"] == "whole-hand" or not named:
            return value, True
        part = min(self.combine([value.yakuman[name] for name in named]), value.counted)
        return type(value)(self.yakuman_base(part)), part == value.counted

    def pay_ron(self, win, values, pao, out):
        value, part, whole = values
        liable, honba = pao
        winner, loser = win["player"], win["from"]
        total = self.ron(value, winner)
        honba *= self.fields["honba-ron"]
        if liable is None:
            out.pay_win(loser, winner, total)
            out.pay_win(loser, winner, honba)
            return
        share = self.ron(part, winner)
        payer = loser
        if self.fields["pao-ron"] == "half":
            share = share // 200 * 100
        elif whole:
            payer = liable
        out.pay_win(liable, winner, share)
        out.pay_win(loser, winner, total - share)
        way = self.fields["pao-honba"]
        if way == "shared":
            half = up((honba + 1) // 2) if honba else 0
            out.pay_win(liable, winner, half)
            out.pay_win(loser, winner, half)
            return
        out.pay_win(liable if way == "liable" else payer, winner, honba)

    def pay_tsumo(self, win, values, pao, out):
        winner, feeder = win["player"], self.fed_kan(win)
        value, part, whole = values
        liable, honba = pao
        own = self.self_draw(value, winner)
        as_ron = liable is not None and not feeder and self.fields["pao-tsumo"] == "as-ron"
        honba_payer = None
        if liable is None:
            for who, share in own.items():
                out.pay_win(who, winner, share)
        elif as_ron:
            out.pay_win(liable, winner, self.ron(part, winner))
            if not whole:
                of_part = self.self_draw(part, winner)
                for who, share in own.items():
                    out.pay_win(who, winner, share - of_part[who])
        else:
            of_part = self.self_draw(part, winner)
            for who, share in own.items():
                out.pay_win(liable, winner, share if whole else of_part[who])
                if not whole:
                    out.pay_win(who, winner, share - of_part[who])
        if liable is not None and (whole or self.fields["pao-honba"] == "liable"):
            honba_payer = liable
        if as_ron and whole:
            out.pay_win(liable, winner, honba * self.fields["honba-ron"])
            return
        self.pay_tsumo_honba(value, winner, honba, honba_payer, out)

    def pay_tsumo_honba(self, value, winner, honba, sole_payer, out):
        own = self.self_draw(value, winner)
        if self.fields["honba-before-split"]:
            more = self.self_draw(value, winner, honba * self.fields["honba-ron"])
            shares = {who: more[who] - own[who] for who in own}
        else:
            shares = {who: honba * self.fields["honba-tsumo"] for who in own}
        for who, share in shares.items():
            out.pay_win(who if sole_payer is None else sole_payer, winner, share)

    # Tai

    def tai_points(self, tai):
        fields = self.fields
        tai = up(tai, fields["tai-rounding"])
        if fields["tai-table"]:
            rows = [row for row in fields["tai-table"] if row["tai"] <= tai]
            return rows[-1]["points"] if rows else 0
        return fields["tai-base"] + fields["tai-points"] * tai

    def tai_of(self, name):
        lists = self.fields["tai-items"] + self.fields["house-tai"]
        return next(one for one in lists if name in (one.get("item"), one.get("id")))

    def tai_amount(self, value, extra):
        greatest = 0
        tai = value["tai"]
        if isinstance(tai, list):
            listed = [self.tai_of(name)["tai"] for name in tai]
            tai, greatest = sum(listed), max(listed, default=0)
            # Lists imply zuotai.
            if "zuotai" not in value["tai"]:
                implied = sum(one["tai"] for one in self.fields["tai-items"]
                              if one["item"] == "zuotai")
                tai, greatest = tai + implied, max(greatest, implied)
        points = self.tai_points(tai + extra)
        cap = self.fields["tai-cap"]
        if not cap:
            return points
        return min(points, max(cap, self.tai_points(greatest) if greatest else 0))

    def pay_tai(self, win, out):
        winner, fields = win["player"], self.fields
        self_draw, sole = "from" not in win, win.get("pao", {}).get("player")
        if win.get("robbed"):
            self_draw, sole = True, win["from"]
        elif win.get("last_tile"):
            self_draw, sole = fields["last-tile"] == "self-draw", win["from"]
        for who in self.players:
            if who == winner:
                continue
            extra = 0
            if self.dealer in (who, winner):
                extra = fields["tai-dealer"] + self.honba * fields["tai-dealer-repeat"]
            discards = self_draw or who == win["from"]
            times = {"discarder-double": 2 if discards else 1, "everyone": 1,
                     "discarder": 1 if discards else 0,
                     "discarder-alone-double": 1 if self_draw else 2 * discards}
            points = self.tai_amount(win["value"], extra) * times[fields["tai-payers"]]
            if fields["tai-dealer-double"] and self.dealer in (who, winner):
                points *= 2
            out.pay_win(who if sole is None else sole, winner, points + fields["tai-from-each"])
