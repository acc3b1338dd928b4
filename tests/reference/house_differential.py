#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays seeded random games under the rulesets of houses through tenbo-cli and the reference.

usage: house_differential.py TENBO-CLI [SEED]

TENBO_REFERENCE_TIMES=10 plays ten times as many games. A house with a field that the reference does
not implement is named and not played."""

import os
import pathlib
import shutil
import sys
import tempfile

import tenbo_reference
from corruption_tools import text_of
from differential import compare
from game_maker import GameMaker
from house_rulesets import HOUSES, fields_of, not_played
from reference_house import house_table
from scene_list import SCENES

GAMES = 60


def houses():
    """Yields the id of each house that the reference plays, and names the others."""
    for path in sorted(HOUSES.glob("*.json")):
        fields = fields_of(path)
        left = not_played(fields) if fields["players"] == 4 else ["players"]
        if left:
            print(f"{path.stem}: not played: {' '.join(left)}")
            continue
        tenbo_reference.RULESETS[fields["id"]] = house_table(fields)
        SCENES[fields["id"]] = SCENES["wrc-2025"]
        yield fields["id"]


def main():
    cli = sys.argv[1]
    seed = sys.argv[2] if len(sys.argv) > 2 else "houses"
    times = int(os.environ.get("TENBO_REFERENCE_TIMES", "1"))
    differences = count = 0
    kinds = {}
    with tempfile.TemporaryDirectory() as home:
        rules = pathlib.Path(home) / "tenbo" / "rules"
        rules.mkdir(parents=True)
        for path in HOUSES.glob("*.json"):
            shutil.copy(path, rules / f"{fields_of(path)['id']}.json")
        os.environ["XDG_DATA_HOME"] = home
        for house in houses():
            lines = [(text_of(GameMaker(seed, house, number).make()), True)
                     for number in range(GAMES * times)]
            differences += compare(cli, lines, kinds)
            count += len(lines)
    print(f"seed {seed}: {count} games, {differences} differ")
    return 1 if differences or not count else 0


if __name__ == "__main__":
    sys.exit(main())
