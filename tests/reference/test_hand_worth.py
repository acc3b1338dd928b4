# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the reference with hands valued by others and hands worked out by hand.

usage: test_hand_worth.py ORACLE.jsonl.gz WORKED.jsonl..."""

import gzip
import json
import sys

from hand_rules import fields_of
from hand_worth import answers

SHOWN = 10


def points_of(payment, players):
    if "ron" in payment:
        return payment["ron"]
    tsumo = payment["tsumo"]
    if "each" in tsumo:
        return tsumo["each"] * (players - 2) + tsumo.get("next", tsumo["each"])
    return tsumo["dealer"] + tsumo["others"] * (players - 2)


def as_oracle(answer, players):
    """Returns the answer in the words of the oracle, which has neither han nor fu of a yakuman."""
    if "error" in answer:
        return {"error": answer["error"]}
    return {"han": answer["han"], "fu": answer["fu"], "yakuman": answer["yakuman"],
            "points": points_of(answer["payment"], players),
            "yaku": sorted(row["id"] for row in answer["yaku"])}


def oracle_differs(line):
    request, expect = line["request"], dict(line["expect"])
    if "yaku" in expect:
        expect["yaku"] = sorted(expect["yaku"])
    if expect.get("yakuman"):
        expect["fu"] = 0
    players = fields_of(request["ruleset"])["players"]
    return expect not in [as_oracle(answer, players) for answer in answers(request)]


def case_differs(case):
    """For a worked hand only the members of the case; its yaku are a set."""
    expect = dict(case["expect"])
    if "yaku" in expect:
        expect["yaku"] = set(expect["yaku"])
    for answer in answers(case["request"]):
        found = dict(answer, yaku={row["id"] for row in answer.get("yaku", [])})
        if all(found.get(member) == value for member, value in expect.items()):
            return False
    return True


def is_of_han(case):
    return fields_of(case["request"]["ruleset"])["scoring"] != "tai"


def main(oracle, *worked):
    failed, count = [], 0
    with gzip.open(oracle, "rt", encoding="utf-8") as lines:
        for text in lines:
            count += 1
            line = json.loads(text)
            if oracle_differs(line):
                failed.append(line["id"])
    for path in worked:
        with open(path, encoding="utf-8") as lines:
            for case in filter(is_of_han, map(json.loads, lines)):
                count += 1
                if case_differs(case):
                    failed.append(case["name"])
    for name in failed[:SHOWN]:
        print(name)
    print(f"{count} hands, {len(failed)} differ")
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
