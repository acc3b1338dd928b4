# SPDX-License-Identifier: GPL-3.0-or-later
"""Ruleset files as fields, with those of the rulesets that they extend."""

import json
import pathlib

TOP = pathlib.Path(__file__).resolve().parents[2]
HOUSES = TOP / "tests" / "data" / "houses"
TEXTS = frozenset(["format", "id", "name", "source", "notes", "extends"])


def fields_of(path):
    """Returns the fields of a ruleset file with those of the rulesets that it extends."""
    own = json.loads(path.read_text(encoding="utf-8"))
    if "extends" not in own:
        return own
    return fields_of(TOP / "rules" / f"{own['extends']}.json") | own
