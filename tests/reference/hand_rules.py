# SPDX-License-Identifier: GPL-3.0-or-later
"""The fields of a ruleset that affect the value of a hand, read from the files of rulesets."""

import json
import os
from functools import lru_cache

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "rules")


def shipped():
    """Returns the ids of all rulesets that value hands in han."""
    ids = sorted(name[:-5] for name in os.listdir(FOLDER) if name.endswith(".json"))
    return [name for name in ids if fields_of(name)["scoring"] != "tai"]


def fields_of(ruleset, override=None):
    """Returns all fields of a shipped ruleset; those of `override` replace them."""
    return {**shipped_fields(ruleset), **(override or {})}


@lru_cache
def shipped_fields(ruleset):
    with open(os.path.join(FOLDER, ruleset + ".json"), encoding="utf-8") as file:
        own = json.load(file)
    return {**(shipped_fields(own["extends"]) if "extends" in own else {}), **own}


class Rules(dict):
    """The fields by name, and the han and yakuman looked up by id."""

    def __init__(self, ruleset, override=None):
        super().__init__(fields_of(ruleset, override))
        self.yaku = {row["yaku"]: row for row in self["yaku"]}
        self.yakuman = set(self["yakuman"])
        self.wild = self["wild-tile"]

    def han(self, yaku, is_closed):
        """0: the ruleset does not play it, or not in an open hand."""
        row = self.yaku.get(yaku)
        return row["closed" if is_closed else "open"] if row else 0

    def reds(self, suit):
        """The red fives of a suit, `m`, `p` or `s`; 4: all fives."""
        other = {row["suit"][0]: row["count"] for row in self["red-fives-suits"]}
        return other.get(suit, self["red-fives"])

    def mangan_of(self, yakuman):
        if yakuman in self["double-yakuman"]:
            return 8
        return 6 if yakuman in self["great-yakuman"] else 4
