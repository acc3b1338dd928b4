# SPDX-License-Identifier: GPL-3.0-or-later
"""The settlement of a game by the fields of a ruleset."""


class Settlement:
    """The part of a table that settles the game."""

    def final(self):
        """Returns the results by player, or None if the game goes on."""
        if self.end is None:
            return None
        ranks = self.ranks(self.scores, self.won)
        rows = [{"player": who, "rank": ranks[who], "points": self.scores[who], "base": 0, "oka": 0,
                 "uma": 0, "prizes": self.prizes[who], "chips": self.chips[who]}
                for who in self.players]
        if self.fields["leftover-pot"] == "first":
            for pot in (self.pot, self.penalty_pot):
                self.share(rows, "points", pot, 1)
        self.settle_base(rows)
        self.settle_oka(rows)
        self.settle_uma(rows)
        self.settle_prizes(rows)
        for row in rows:
            row["total"] = sum(row[part] for part in ("base", "oka", "uma", "prizes", "chips"))
        return rows

    def share(self, rows, part, points, rank):
        """Gives points to the players of a rank, in hundreds; the nearer seats get the rest."""
        having = [row for row in rows if row["rank"] == rank]
        each = points // len(having) // self.step * self.step
        rest = points - each * len(having)
        for row in having:
            row[part] += each + min(self.step, rest)
            rest -= min(self.step, rest)

    def first(self, rows):
        return next(row for row in rows if row["rank"] == 1)

    # The base

    def base_of(self, points):
        return {"difference": points - self.fields["return-points"], "points": points,
                "none": 0}[self.fields["result-base"]]

    def settle_base(self, rows):
        first = self.first(rows)
        for row in rows:
            row["base"] = self.base_of(row["points"])
        for row in rows:
            if row is first:
                continue
            counted = self.rounded(self.floored(row["points"]))
            first["base"] += row["base"] - counted
            row["base"] = counted

    def floored(self, points):
        return max(points, self.fields["score-floor-points"]) if self.fields["score-floor"] \
            else points

    def rounded(self, points):
        way, base = self.fields["result-rounding"], self.base_of(points)
        if way == "none":
            return base
        if way == "to-return":
            way = "up" if points < self.fields["return-points"] else "down"
        thousands, rest = divmod(base, 1000)
        more = {"down": False, "up": rest > 0, "half-up": rest >= 500, "half-down": rest > 500}
        return (thousands + more[way]) * 1000

    def settle_oka(self, rows):
        if self.fields["result-base"] != "difference":
            return
        points = (self.fields["return-points"] - self.fields["start-points"]) * self.n
        if self.fields["oka"] == "fixed":
            points = self.fields["oka-points"]
        self.share(rows, "oka", points, 1)

    # The uma

    def uma(self):
        floating = sum(score >= self.fields["float-line"] for score in self.scores)
        if self.fields["float-line"]:
            for row in self.fields["floating-uma"]:
                if row["floating"] == floating:
                    return row["uma"]
        return self.fields["uma"]

    def settle_uma(self, rows):
        uma = self.uma()
        for rank in range(1, self.n + 1):
            number = sum(row["rank"] == rank for row in rows)
            if number:
                self.share(rows, "uma", sum(uma[rank - 1:rank - 1 + number]), rank)

    # Prizes

    def settle_prizes(self, rows):
        fields = self.fields
        sunk = [row for row in rows if row["rank"] != 1
                and self.scores[row["player"]] < fields["return-points"]]
        for row in sunk:
            row["prizes"] -= fields["sinking"]
        self.share(rows, "prizes", fields["sinking"] * len(sunk), 1)
        for prize in fields["prizes"]:
            self.settle_prize(prize, rows)
        for who, taker in enumerate(self.busted_by):
            if taker is not None:
                rows[who]["prizes"] -= fields["bust-fee"]
                rows[taker]["prizes"] += fields["bust-fee"]
        for row in rows:
            row["prizes"] -= fields["game-fee"]
        self.share(rows, "prizes", -fields["game-fee-first"], 1)

    def settle_prize(self, prize, rows):
        payers = [who for who in self.players if self.pays(who, prize["from"])]
        points = prize["points"]
        if prize["to"] in ("first", "first-alone"):
            firsts = [row["player"] for row in rows if row["rank"] == 1]
            others = [who for who in self.players if who not in firsts]
            alone = len(firsts) == 1 and \
                all(self.scores[who] < self.fields["start-points"] for who in others)
            if prize["to"] == "first-alone" and not alone:
                return
            payers = [who for who in payers if who not in firsts]
            for who in payers:
                rows[who]["prizes"] -= points
            self.share(rows, "prizes", points * len(payers), 1)
            return
        if prize["to"] == "others":
            receivers = [who for who in self.players if who not in payers]
        else:
            receivers = [who for who in self.players if self.is_above_ceiling(self.scores[who])]
        for receiver in receivers:
            for who in payers:
                if who != receiver:
                    rows[who]["prizes"] -= points
                    rows[receiver]["prizes"] += points

    def pays(self, who, group):
        score = self.scores[who]
        return {"all": True, "below-start": score < self.fields["start-points"],
                "below-return": score < self.fields["return-points"],
                "busted": self.is_bust(score),
                "no-win": not self.won["first"][who]}[group]
