#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random games under random rulesets through tenbo-cli and the reference by fields.

usage: field_differential.py TENBO-CLI [SEED]

With the seed `files` it plays the rulesets of rules/ and of houses instead.
A ruleset that the program refuses, a hand with other effects, and an accepted record that the
ruleset refuses, are differences."""

import collections
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from field_games import FieldGame
from field_maker import FieldMaker
from field_refusals import REFUSALS, refused_games
from house_rulesets import HOUSES, TOP, fields_of
from sample_size import sample_size

RULESETS = sample_size(700, 7000)
GAMES = sample_size(6, 12)
GAMES_OF_FILES = sample_size(10, 300)
REFUSED = 6
SHOWN = 4


def run(cli, *arguments, text=""):
    """Returns the output of a command."""
    done = subprocess.run([cli, *arguments], input=text.encode(), capture_output=True, check=False)
    return done.stdout.decode(), done.stderr.decode(), done.returncode


def first_difference(game, answers, final, found):
    """Returns the first difference of one game as text, or None."""
    if "error" in found:
        return f"refused: {found['error']['at']}: {found['error']['message']}"
    for number, (mine, theirs) in enumerate(zip(answers, found["hands"])):
        for name, value in mine.items():
            if theirs[name] != value:
                hand = json.dumps(game["hands"][number])
                return f"hands[{number}].{name}: {theirs[name]}, expected {value}: {hand}"
    for mine, theirs in zip(final or [], found["final"] or []):
        for name, value in mine.items():
            if theirs[name] != value:
                return f"final.{name}: {theirs}, expected {mine}"
    return None if bool(final) == bool(found["final"]) else "only one has ended"


def rulesets(folder, seed, number):
    """Writes the rulesets of the files, or random ones, and yields their fields."""
    if seed == "files":
        for path in sorted(TOP.glob("rules/*.json")) + sorted(HOUSES.glob("*.json")):
            fields = fields_of(path)
            if path.parent == HOUSES:
                text = path.read_text(encoding="utf-8")
                (folder / f"{fields['id']}.json").write_text(text, encoding="utf-8")
            yield fields
        return
    for count in range(number):
        fields = FieldMaker(random.Random(f"{seed}-{count}")).make(count)
        (folder / f"{fields['id']}.json").write_text(json.dumps(fields), encoding="utf-8")
        yield fields


class Differential:
    """Plays games and counts the differences."""

    def __init__(self, cli):
        self.cli = cli
        self.differences = self.games = 0
        self.kinds = collections.Counter()
        self.refusals = collections.Counter()

    def check_rulesets(self, folder):
        """Random rulesets are valid."""
        files = sorted(map(str, folder.glob("*.json")))
        _, refusals, status = run(self.cli, "rules", "check", *files)
        if status:
            print(refusals[:4000])
            self.differences += 1

    def outcomes(self, games):
        """Returns the answer of the program to each game."""
        text = "".join(json.dumps(game) + "\n" for game in games)
        found = run(self.cli, "play", "--jsonl", "-", text=text)[0].splitlines()
        self.games += len(games)
        return [json.loads(line) for line in found]

    def compare(self, played):
        found = self.outcomes([game for game, _, _ in played])
        for (game, answers, final), outcome in zip(played, found, strict=True):
            why = first_difference(game, answers, final, outcome)
            if why:
                self.report(why.split(":")[0].split("]")[-1], f"{game['ruleset']}: {why}")

    def compare_refusals(self, refused):
        """Each of these games is refused at its location."""
        found = self.outcomes([game for _, _, game in refused])
        for (reason, at, game), outcome in zip(refused, found, strict=True):
            self.refusals[reason] += 1
            error = outcome.get("error", {"at": None, "message": "accepted"})
            if error["at"] != at:
                hand = json.dumps(game["hands"][-1])
                self.report(reason, f"{game['ruleset']}: {reason}: refused at {error['at']} "
                            f"({error['message']}), expected {at}: {hand}")

    def report(self, kind, text):
        self.differences += 1
        self.kinds[kind] += 1
        if self.kinds[kind] <= SHOWN:
            print(text)


def main():
    cli, seed = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "fields"
    differential = Differential(cli)
    played, refused = [], []
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "tenbo" / "rules"
        folder.mkdir(parents=True)
        os.environ["XDG_DATA_HOME"] = home
        games = GAMES_OF_FILES if seed == "files" else GAMES
        for fields in rulesets(folder, seed, RULESETS):
            for number in range(games):
                rng = random.Random(f"{seed}-{fields['id']}-{number}")
                maker = FieldGame(rng, fields)
                game = maker.make()
                played.append((game, maker.answers, maker.table.final()))
                if number < REFUSED:
                    refused += refused_games(rng, fields, game)
        differential.check_rulesets(folder)
        differential.compare(played)
        differential.compare_refusals(refused)
    never = [refusal.__name__ for refusal in REFUSALS
             if not differential.refusals[refusal.__name__]]
    if never:
        print("never tried:", *never)
    print(f"seed {seed}: {differential.games} games, {differential.differences} differences")
    return 1 if differential.differences or (never and seed != "files") else 0


if __name__ == "__main__":
    sys.exit(main())
