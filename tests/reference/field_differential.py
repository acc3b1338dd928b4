#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays random games under random rulesets through tenbo-cli and the reference by fields.

usage: field_differential.py TENBO-CLI [SEED]

TENBO_REFERENCE_TIMES=10 makes ten times as many rulesets. A ruleset that the program refuses, and
a hand with other effects, is a difference."""

import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile

from field_games import FieldGame
from field_maker import FieldMaker
from house_rulesets import HOUSES, TOP, fields_of

RULESETS = 120
GAMES = 12
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


def main():
    cli, seed = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "fields"
    times = int(os.environ.get("TENBO_REFERENCE_TIMES", "1"))
    differences = count = 0
    kinds = {}
    with tempfile.TemporaryDirectory() as home:
        folder = pathlib.Path(home) / "tenbo" / "rules"
        folder.mkdir(parents=True)
        os.environ["XDG_DATA_HOME"] = home
        played = []
        for fields in rulesets(folder, seed, RULESETS * times):
            for number in range(GAMES):
                rng = random.Random(f"{seed}-{fields['id']}-{number}")
                maker = FieldGame(rng, fields)
                played.append((maker.make(), maker.answers, maker.table.final()))
        files = sorted(map(str, folder.glob("*.json")))
        _, refusals, status = run(cli, "rules", "check", *files)
        if status:
            print(refusals[:4000])
            differences += 1
        text = "".join(json.dumps(game) + "\n" for game, _, _ in played)
        found = run(cli, "play", "--jsonl", "-", text=text)[0].splitlines()
        for (game, answers, final), line in zip(played, found, strict=True):
            count += 1
            why = first_difference(game, answers, final, json.loads(line))
            if why:
                differences += 1
                kind = why.split(":")[0].split("]")[-1]
                kinds[kind] = kinds.get(kind, 0) + 1
                if kinds[kind] <= SHOWN:
                    print(f"{game['ruleset']}: {why}")
    print(f"seed {seed}: {count} games, {differences} differences")
    return 1 if differences or not count else 0


if __name__ == "__main__":
    sys.exit(main())
