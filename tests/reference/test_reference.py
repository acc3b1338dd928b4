# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the reference with the cases worked out by hand, and with itself.

usage: test_reference.py CASES.jsonl..."""

import json
import sys

import tenbo_reference
from reference_values import Refused


def differences(case):
    expect = case["expect"]
    try:
        played = tenbo_reference.play(case["game"])
    except Refused as refused:
        return [] if expect.get("error") else [f"refused: {refused}"]
    if expect.get("error"):
        return ["accepted"]
    hands, final = played["hands"], played["final"] or []
    follows = [hand["next"] and [hand["next"]["round"], hand["next"]["honba"]] for hand in hands]
    end = played["end"]
    found = {
        "deltas": [hand["deltas"] for hand in hands],
        "chips": [hand["chips"] for hand in hands],
        "next": follows,
        "pots": [[hand["pot"], hand["penalty_pot"]] for hand in hands],
        "totals": [row["total"] for row in final],
        "ranks": [row["rank"] for row in final],
        "end": end,
    }
    if isinstance(expect.get("end"), str):
        found["end"] = end and end["reason"]
    elif isinstance(expect.get("end"), list):
        found["end"] = end and [end["reason"], end["players"]]
    return [f"{name}: expected {wanted}, played {found[name]}"
            for name, wanted in expect.items() if found[name] != wanted]


def main(paths):
    failed = 0
    for path in paths:
        with open(path, encoding="utf-8") as lines:
            for line in lines:
                case = json.loads(line)
                for text in differences(case):
                    print(f"{path}: {case['name']}: {text}")
                    failed += 1
    return 1 if failed or not paths else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
