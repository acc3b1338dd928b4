#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Values seeded random hands with tenbo-cli and with the reference, and compares the answers.

usage: hand_differential.py TENBO-CLI                  quick: the hands of the continuous checks
       hand_differential.py TENBO-CLI --hands N [--seed S] [--start K] [--ruleset ID]...

N is the number of hands of each ruleset; every ruleset is used unless some are named.

Exit status 0: no difference; 1: the first differences are printed."""

import argparse
import json
import sys
from collections import Counter

from asking import ask_worth
from hand_requests import request_of
from hand_rules import shipped
from hand_worth import answers, waits
from sample_size import sample_size

QUICK_HANDS = sample_size(300, 30000)
CHUNK = 5000
SHOWN = 10
MEMBERS = ("dora", "han", "limit", "yakuman", "payment")


def agree(told, right):
    """Whether the program's answer is this correct one."""
    if "error" in right or "error" in told:
        return told.get("error") == right.get("error") and told["han"] == 0 and \
            told.get("tile") == right.get("tile")
    if any(told[member] != right[member] for member in MEMBERS):
        return False
    if yaku_of(told) != yaku_of(right):
        return False
    # The answer for waits has no items.
    fu = sum(item["fu"] for item in told["fu_items"]) if "fu_items" in told else right["raw_fu"]
    return told["fu"] == right["fu"] and fu == right["raw_fu"]


def yaku_of(answer):
    return sorted((row["id"], row["han"], row.get("yakuman", 0)) for row in answer["yaku"])


def agrees_with_any(told, right):
    return "han" in told and any(agree(told, one) for one in right)


def agree_on_waits(told, right):
    """Whether the program has the same waits, with the same value for each."""
    if right is None or "waits" not in told:
        return right is None and told.get("error") == "bad-tiles"
    return [row["tile"] for row in told["waits"]] == [tile for tile, _, _ in right] and \
        all(agrees_with_any(row["ron"], ron) and agrees_with_any(row["tsumo"], tsumo)
            for row, (_, ron, tsumo) in zip(told["waits"], right))


def compare(cli, requests, tally):
    """Prints the differences and returns their number."""
    different = 0
    for request, told in zip(requests, ask_worth(cli, requests)):
        if "win" in request["tiles"]:
            right = answers(request)
            agreed = agrees_with_any(told, right)
        else:
            right = waits(request)
            agreed = agree_on_waits(told, right)
            right = right or []
        if agreed:
            tally.update(kinds_of_answer(told))
            continue
        different += 1
        if tally["different"] + different <= SHOWN:
            print(json.dumps(request))
            print("  program  ", json.dumps(told))
            for one in right[:3]:
                print("  reference", json.dumps(one))
    tally["different"] += different
    return different


def kinds_of_answer(told):
    yield told.get("error", "waits" if "waits" in told else "worth")
    for row in told.get("yaku", []):
        yield row["id"]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli")
    parser.add_argument("--hands", type=int)
    parser.add_argument("--seed", default="hands")
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--ruleset", action="append")
    options = parser.parse_args()
    tally = Counter()
    count = options.hands or QUICK_HANDS
    for ruleset in options.ruleset or shipped():
        for start in range(options.start, options.start + count, CHUNK):
            numbers = range(start, min(start + CHUNK, options.start + count))
            requests = [request_of(options.seed, ruleset, number) for number in numbers]
            compare(options.cli, requests, tally)
        print(f"{ruleset}: {count} hands", flush=True)
    print(", ".join(f"{name} {number}" for name, number in tally.most_common()))
    return 1 if tally["different"] else 0


if __name__ == "__main__":
    sys.exit(main())
