#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""history_figures.py HISTORY: every statistic of every person of an exported history, as one JSON
object by the person's id.

Written from docs/statistics.md: reads its table of statistics and computes each sum by its
definition. history_counts.py provides the counters."""

import collections
import datetime
import json
import math
import pathlib
import re
import sys

from history_counts import rows_of

DOCS = pathlib.Path(__file__).resolve().parents[2] / "docs" / "statistics.md"
WINDS = ("east", "south", "west", "north")
SCORINGS = ("fu", "linear", "tai")


def definitions():
    """The rows of the table: name, whether it is a plain sum, numerator, denominator, variants, and
    the counter of recorded facts."""
    text = DOCS.read_text(encoding="utf-8").split("## The statistics")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")]
            for line in text.split("\n") if line.startswith("| `")]
    return [(row[0].split("`")[1], row[0].endswith("†"), *row[1:]) for row in rows]


def variants(words):
    """The suffixes in the last column, each with its rows and its N."""
    names = re.findall(r"`_(\w+)`", words)
    if not names:
        return [("", lambda row: True, None)]
    if names[0] in "34":
        return [(f"_{n}", lambda row, n=n: row["n_players"] == n, None)
                for n in map(int, names)]
    if names == list(WINDS):
        return [(f"_{wind}", lambda row: True, n) for n, wind in enumerate(WINDS)]
    if names == ["3_east", "4_north"]:
        return [(f"_{n}_{WINDS[seat]}",
                 lambda row, n=n, seat=seat: (row["n_players"], row["player"]) == (n, seat), None)
                for n in (3, 4) for seat in range(n)]
    assert names == [f"{name}_N" for name in SCORINGS], names
    return [(f"_{name}_{n}", lambda row, number=number: row["scoring"] == number, n)
            for number, name in enumerate(SCORINGS) for n in range(8)]


class Figure:
    """One statistic over rows of (game id, row), in the order of time."""

    def __init__(self, number, of, recorded, n):
        self.kind, expression = re.fullmatch(r"(.*?)`(.*)`.*", number).groups()
        if number.startswith("of ×"):
            self.kind, expression = "spread ", "rank"
        self.number = self.compile(expression, n)
        self.of = self.compile(of.strip("`"), n)
        self.known, self.asked = [self.compile(name, n)
                                  for name in re.findall("`(.*?)`", recorded) or ("0", "0")]

    @staticmethod
    def compile(expression, n):
        expression = expression.replace("has last_rank", "has_last_rank")
        return compile(re.sub(r"_N\b", f"_{n}", expression), expression, "eval")

    def make(self, rows, is_total):
        values = [(game, int(eval(self.number, {}, row)), int(eval(self.of, {}, row)))
                  for game, row in rows]
        values = [value for value in values if value[2]]
        of = sum(value[2] for value in values)
        known, asked = [sum(int(eval(fact, {}, row)) for _, row in rows)
                        for fact in (self.known, self.asked)]
        facts = {"known": known, "asked": asked} if asked else {}
        if asked > known:
            values, of = [], 0
        number, game = getattr(self, self.kind.strip().replace(" ", "_") or "add")(values, of)
        figure = {"number": number, "of": of, "games": len(values)}
        if of == 0:
            figure["value"] = None
        elif self.kind == "spread ":
            figure["value"] = math.sqrt(number) / of
        else:
            figure["value"] = number if is_total else number / of
        return figure | facts | ({"game": game} if game else {})

    @staticmethod
    def add(values, of):
        return sum(number for _, number, _ in values), None

    @staticmethod
    def spread(values, of):
        return (of * sum(rank ** 2 for _, rank, _ in values)
                - sum(rank for _, rank, _ in values) ** 2), None

    @staticmethod
    def highest(values, of):
        return Figure.first(values, max)

    @staticmethod
    def lowest(values, of):
        return Figure.first(values, min)

    @staticmethod
    def first(values, choose):
        best = choose((number for _, number, _ in values), default=0)
        return best, next((game for game, number, _ in values if number == best), None)

    @staticmethod
    def longest_run(values, of):
        return Figure.first(runs(values), max)

    @staticmethod
    def run_now(values, of):
        return (runs(values)[-1][1] if values else 0), None


def runs(values):
    """Returns the length of the current run at each game."""
    found, run = [], 0
    for game, number, _ in values:
        run = run + 1 if number else 0
        found.append((game, run, 1))
    return found


class Row(dict):
    """A row with 0 for everything that never happened."""

    def __missing__(self, key):
        return 0


class History:
    """The games of an exported history that count, in the order of time, and their players."""

    def __init__(self, history):
        rulesets = {rules["id"]: rules for rules in history.get("rulesets", [])}
        self.people = {person["id"]: person for person in history.get("people", [])}
        self.games = []
        for game in history["games"]:
            if game.get("void"):
                continue
            rules = game["ruleset"] if isinstance(game["ruleset"], dict) \
                else rulesets[game["ruleset"]]
            rows = rows_of(game, rules)
            if rows is not None:
                self.games.append({
                    "id": game["id"], "started": moment(game["started"]), "ruleset": rules["id"],
                    "people": [self.meant(person) for person in game["people"]],
                    "rows": [Row(row) for row, _ in rows], "yaku": [yaku for _, yaku in rows]})
        self.games.sort(key=lambda game: game["started"])

    def meant(self, person):
        """Returns the person of a spelling."""
        return self.people.get(person, {}).get("merged", person)

    def choose(self, person, since=None, until=None, ruleset=None, opponent=None):
        """Returns the person's games, each with their player."""
        for game in self.games:
            if (person in game["people"] and (opponent is None or opponent in game["people"])
                    and (since is None or game["started"] >= since)
                    and (until is None or game["started"] < until)
                    and ruleset in (None, game["ruleset"])):
                yield game, game["people"].index(person)

    def figures(self, person, **filters):
        """Returns all statistics of a person, in the form of `tenbo-cli history stats --json`."""
        chosen = list(self.choose(person, **filters))
        rows = [(game["id"], game["rows"][player]) for game, player in chosen]
        figures = {}
        for name, is_total, number, of, words, recorded in definitions():
            for suffix, is_in, n in variants(words):
                figures[name + suffix] = Figure(number, of, recorded, n).make(
                    [row for row in rows if is_in(row[1])], is_total)
        yaku = sum((game["yaku"][player] for game, player in chosen), collections.Counter())
        return {"games": len(rows), "uncounted": 0, "figures": figures,
                "yaku": {"known": sum(row["yaku_known"] for _, row in rows),
                         "asked": sum(row["yaku_asked"] for _, row in rows), "wins": dict(yaku)},
                "opponents": self.opponents(chosen, person), "graph": graph(chosen)}

    @staticmethod
    def opponents(chosen, person):
        found = {}
        for game, player in chosen:
            own, n = game["rows"][player], len(game["people"])
            for other, who in enumerate(game["people"]):
                if other == player:
                    continue
                row, sums = game["rows"][other], found.setdefault(who, collections.Counter())
                to, back = (other - player) % n, (player - other) % n
                sums.update({
                    "games": 1, "ahead": int(own["rank"] < row["rank"]),
                    "difference": own["total"] - row["total"], "hands": own["hands"],
                    "dealt_to": own[f"paid_hands_{to}"], "dealt_to_points": own[f"paid_{to}"],
                    "dealt_from": row[f"paid_hands_{back}"],
                    "dealt_from_points": row[f"paid_{back}"]})
        return {who: dict(sums) for who, sums in found.items()}


def graph(chosen):
    points, total = [], 0
    for game, player in chosen:
        row = game["rows"][player]
        total += row["total"]
        points.append({"game": game["id"], "started": game["started"], "players": row["n_players"],
                       "rank": row["rank"], "total": row["total"], "sum": total})
    return points


def moment(text):
    """Seconds since 1970."""
    return int(datetime.datetime.fromisoformat(text).timestamp())


if __name__ == "__main__":
    whole = History(json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")))
    somebody = {whole.meant(person) for person in whole.people}
    print(json.dumps({person: whole.figures(person) for person in sorted(somebody)}))
