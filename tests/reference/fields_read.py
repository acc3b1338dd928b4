#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that the reference reads every field of rulesets, and that the maker varies it.

usage: fields_read.py SCHEMA

A field of the tiles is read by the reference that values hands (hand_*.py)."""

import json
import pathlib
import random
import sys

from field_games import FieldGame
from field_maker import FieldMaker
from field_refusals import refused_games
from field_table import FieldTable
from sample_size import sample_size

RULESETS = sample_size(200, 4000)
GAMES = 3
# Texts, and rules that no answer depends on: they only have to be accepted.
TEXTS = {"format", "id", "name", "source", "notes", "extends"}
NOT_ASKED = {
    "uma-unbalanced": "the rows of uma are what they are",
    "special-tiles.tile": "the games have no tiles",
    "special-tiles.han": "the games have no tiles",
    "red-fives-suits.suit": "the games have no tiles",
    "red-fives-suits.count": "the games have no tiles",
    "special-tiles.count": "only refused games exceed it",
    "yaku.instead": "the games name no such yaku",
    "house-yaku.name": "a text", "house-yaku.name-ja": "a text", "house-yaku.name-zh": "a text",
    "house-tai.name": "a text", "house-tai.name-ja": "a text", "house-tai.name-zh": "a text",
}
HERE = pathlib.Path(__file__).resolve().parent


class Recorder(dict):
    """Fields that record which of them are read, with those of the objects in their lists."""

    def __init__(self, fields, read, prefix=""):
        super().__init__({name: wrapped(value, read, f"{prefix}{name}")
                          for name, value in fields.items()})
        self.read, self.prefix = read, prefix

    def __deepcopy__(self, memo):
        return self

    def __getitem__(self, name):
        self.read.add(self.prefix + name)
        return super().__getitem__(name)

    def get(self, name, default=None):
        self.read.add(self.prefix + name)
        return super().get(name, default)


def wrapped(value, read, name):
    if isinstance(value, list):
        return [Recorder(one, read, f"{name}.") if isinstance(one, dict) else one for one in value]
    return value


def leaves(fields, properties, prefix=""):
    """Yields the values of all fields, with those of the objects in their lists."""
    for name in sorted(properties.keys() | fields.keys()):
        value = fields.get(name)
        yield prefix + name, json.dumps(value)
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for one in value:
                yield from leaves(one, properties[name]["items"]["properties"],
                                  f"{prefix}{name}.")


def names_of(properties, prefix=""):
    """Yields the names of all fields of a schema."""
    for name, rule in properties.items():
        yield prefix + name
        inner = rule.get("items", {}).get("properties", {})
        if prefix + name not in TEXTS:
            yield from names_of(inner, f"{prefix}{name}.")


def read_by_hands(names):
    """Returns the fields that the modules about the tiles of hands name."""
    text = "".join(path.read_text(encoding="utf-8")
                   for path in list(HERE.glob("hand_*.py")) + list(HERE.glob("tai_hand*.py")))
    return {name for name in names if f'"{name}"' in text}


def play(fields, read, rng):
    """Plays a game with legal hands, refused ones and the settlement."""
    recorder = Recorder(fields, read)
    game = FieldGame(rng, fields)
    game.table = FieldTable(recorder)
    list(refused_games(rng, recorder, game.make()))
    game.table.final()


def main():
    schema = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
    names = set(names_of(schema["properties"])) - TEXTS
    read, values = set(), {}
    for count in range(RULESETS):
        fields = FieldMaker(random.Random(f"read-{count}")).make(count)
        for name, value in leaves(fields, schema["properties"]):
            values.setdefault(name, set()).add(value)
        for number in range(GAMES):
            play(fields, read, random.Random(f"read-{count}-{number}"))
    read |= read_by_hands(names)
    problems = [f"{name}: the reference does not read it"
                for name in sorted(names - read - set(NOT_ASKED))]
    problems += [f"{name}: the maker does not vary it" for name in sorted(names)
                 if len(values.get(name, ())) < 2 and name not in NOT_ASKED]
    problems += [f"{name}: no field of the format" for name in sorted(set(values) - names - TEXTS)]
    print(*problems, f"{len(names)} fields, {len(problems)} problems", sep="\n")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
