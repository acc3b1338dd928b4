#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values seeded random hands for tai with tenbo-cli and with the reference; for some of them the
winning tile is omitted, and the waits are compared.

usage: tai_hand_compare.py TENBO-CLI                     quick: the hands of the continuous checks
       tai_hand_compare.py TENBO-CLI --hands N [--seed S] [--start K]

The sums are compared; if several interpretations of a hand have the same, the items of any of them
are correct. Exit status 0: no difference; 1: the first of each kind are printed, and their
number."""

import argparse
import collections
import json
import sys

import tai_hand
from asking import ask_worth
from sample_size import sample_size
from tai_hand_maker import HandMaker

QUICK_HANDS = sample_size(1500, 100000)
QUICK_SEED = "quick"
WAITS_EVERY = 150
CHUNK = 5000
SHOWN = 20


def difference(expected, found, items):
    """Returns the kind of the difference and the two answers, or None."""
    if "error" in expected or "error" in found:
        mine, theirs = expected.get("error", "fine"), found.get("error", "fine")
        if mine != theirs:
            return f"{theirs}, expected {mine}"
        if mine == "bad-tiles" and found.get("tile") not in expected["tiles"]:
            return "another tile to blame"
        return None
    for name in ("tai", "points"):
        if expected[name] != found[name]:
            return f"other {name}"
    listed = [item["id"] for item in found["tai_items"]]
    if tuple(sorted(listed)) not in expected["best"]:
        return "other items of the same sum"
    if any(item["tai"] != items[item["id"]].tai for item in found["tai_items"]):
        return "an item of another value"
    return None


def without_win(request):
    """A request for the waits does not include how the hand is won."""
    tiles = {name: value for name, value in request["tiles"].items() if name != "win"}
    return {name: value for name, value in request.items() if name != "from"} | {"tiles": tiles}


def difference_of_waits(request, found, items):
    """Compares every tile: it is listed if it can be drawn, with its value."""
    listed = {wait["tile"]: wait for wait in found.get("waits", [])}
    for tile in tai_hand.KINDS + tai_hand.FLOWERS:
        for way in ("tsumo", "ron"):
            won = request | {"from": way, "tiles": request["tiles"] | {"win": tile}}
            expected = tai_hand.answer(won)
            if way == "tsumo" and (tile in listed) == ("error" in expected):
                return f"{tile} among the waits: {tile in listed}"
            kind = difference(expected, listed[tile][way], items) if tile in listed else None
            if kind:
                return f"wait on {tile}, {way}: {kind}"
    return None


def compare_waits(cli, requests, differences):
    requests = [without_win(request) for request in requests]
    for request, found in zip(requests, ask_worth(cli, requests)):
        items = tai_hand.Rules(request.get("override", {})).items
        kind = difference_of_waits(request, found, items)
        if kind is not None:
            differences["waits"] += 1
            print(f"{kind}\n  {json.dumps(request)}\n  found    {json.dumps(found)}")


def compare(cli, requests, differences, answers):
    for request, found in zip(requests, ask_worth(cli, requests)):
        expected = tai_hand.answer(request)
        answers[expected.get("error", "fine")] += 1
        answers.update({name for best in expected.get("best", []) for name in best})
        items = tai_hand.Rules(request.get("override", {})).items
        kind = difference(expected, found, items)
        if kind is None:
            continue
        differences[kind] += 1
        if differences[kind] <= 2 and len(differences) <= SHOWN:
            print(f"{kind}\n  {json.dumps(request)}\n  found    {json.dumps(found)}\n"
                  f"  expected {expected}", flush=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--hands", type=int, default=QUICK_HANDS)
    parser.add_argument("--seed", default=QUICK_SEED)
    parser.add_argument("--start", type=int, default=0)
    options = parser.parse_args()
    differences, answers = collections.Counter(), collections.Counter()
    for start in range(options.start, options.start + options.hands, CHUNK):
        end = min(start + CHUNK, options.start + options.hands)
        requests = [HandMaker(options.seed, number).make() for number in range(start, end)]
        compare(options.cli, requests, differences, answers)
        compare_waits(options.cli, requests[::WAITS_EVERY], differences)
    missing = set(tai_hand.ITEMS) - set(answers)
    print(f"{options.hands} hands, {sum(differences.values())} differ")
    for name, number in sorted(answers.items()):
        print(f"  {number:7} {name}")
    for kind, number in differences.most_common():
        print(f"  {number:7} {kind}")
    if missing:
        print(f"no hand with {', '.join(sorted(missing))}")
    return 1 if differences or missing else 0


if __name__ == "__main__":
    sys.exit(main())
