#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays seeded random games through tenbo-cli and through the reference and compares them.

usage: differential.py TENBO-CLI                      quick: the games of the continuous checks
       differential.py TENBO-CLI --games N [--seed S] [--start K] [--ruleset ID]...
       differential.py --write FILE --games N         only write the games, one per line

N is the number of games of each ruleset; every ruleset is played unless some are named.

Exit status 0: no difference; 1: the first differences are printed, each with its shortest game."""

import argparse
import itertools
import json
import random
import sys

import tenbo_reference
from asking import ask
from careless_maker import careless_games
from corruption_tools import text_of
from corruptions import CORRUPTIONS, broken_text, corrupted
from game_maker import GameMaker
from sample_size import sample_size

QUICK_GAMES = sample_size(100, 10000)
QUICK_SEED = "quick"
CORRUPTED = 5
CARELESS = 5
CHUNK = 2000
SHOWN = 12
HAND_MEMBERS = ("round", "honba", "dealer", "deltas", "chips", "scores", "pot",
                "penalty_pot", "next")
FINAL_MEMBERS = ("player", "rank", "points", "base", "oka", "uma", "prizes", "chips", "total")


def games(seed, ruleset, start, count):
    """Yields the lines to play, each with whether the location of a refusal is compared: each made
    game, its refused attempts, and corrupted copies; then careless ones."""
    for number in range(start, start + count):
        maker = GameMaker(seed, ruleset, number)
        game = maker.make()
        yield decorated(game, maker.rng), True
        for refused, _, _ in maker.refused:
            yield text_of(refused), True
        rng = random.Random(f"{seed}-{ruleset}-{number}-corrupt")
        for corruption in corruptions_for(number):
            spoiled = corrupted(game, rng, corruption)
            if spoiled:
                yield text_of(spoiled[0]), True
        if number % 20 == 0:
            yield broken_text(text_of(game), rng), True
        if number % CARELESS == 0:
            for careless in careless_games(ruleset, rng):
                yield text_of(careless), False


def corruptions_for(number):
    """A few in turn, so that each kind has its share."""
    first = number * CORRUPTED
    return [CORRUPTIONS[(first + turn) % len(CORRUPTIONS)] for turn in range(CORRUPTED)]


def decorated(game, rng):
    """Occasionally a repeated key, of which the last counts."""
    text = text_of(game)
    if rng.random() < 0.03:
        text = text.replace('{"result":', '{"result": "nonsense", "result":', 1)
    return text


def run_cli(cli, lines):
    answers, status = ask(cli, "play", lines)
    refused = any("error" in answer for answer in answers)
    if status != int(refused):
        raise SystemExit(f"{cli}: exit status {status}, refused lines: {refused}")
    return answers


# Normalizes details that the texts leave open: whether the liable player's own share of a self-draw
# is `win` or `pao`, whether the honba is a separate line, and the reason of an own stake returned
# from a won pot.
SAME_REASON = {"pao": "win", "honba": "win", "stake-back": "pot"}


def ledger_sums(ledger):
    """Payer, payee, reason and amount; not who pays whom in a noten payment."""
    sums = {}
    for line in ledger:
        noten = line["reason"] == "noten"
        keys = [(line["from"], "-", "noten"), ("-", line["to"], "noten")] if noten else \
            [(line["from"], line["to"], SAME_REASON.get(line["reason"], line["reason"]))]
        for key in keys:
            sums[key] = sums.get(key, 0) + line["points"]
    return {key: points for key, points in sums.items() if points}


def difference(expected, found, places=True):
    """Returns the first difference as text, or None."""
    if ("error" in expected) != ("error" in found):
        refused = expected.get("error") or found.get("error")
        who = "the reference" if "error" in expected else "the tool"
        return f"only {who} refuses: {refused['at']}: {refused['message']}"
    if "error" in expected:
        mine, theirs = expected["error"], found["error"]
        if places and mine["at"] is not None and mine["at"] != theirs["at"]:
            return f"refused at {theirs['at']} ({theirs['message']}), " \
                   f"expected {mine['at']} ({mine['message']})"
        return None
    for number, (mine, theirs) in enumerate(zip(expected["hands"], found["hands"])):
        at = f"hands[{number}]"
        for name in HAND_MEMBERS:
            if name not in theirs or mine[name] != theirs[name]:
                return f"{at}.{name}: {theirs.get(name)}, expected {mine[name]}"
        for name in ("ledger", "chip_ledger"):
            if ledger_sums(mine[name]) != ledger_sums(theirs[name]):
                return f"{at}.{name}: {theirs[name]}, expected {mine[name]}"
    if len(expected["hands"]) != len(found["hands"]):
        return f"{len(found['hands'])} hands, expected {len(expected['hands'])}"
    for name in ("ruleset", "end"):
        if name not in found or expected[name] != found[name]:
            return f"{name}: {found.get(name)}, expected {expected[name]}"
    return difference_of_final(expected["final"], found.get("final", "absent"))


def difference_of_final(expected, found):
    if expected is None or not isinstance(found, list) or len(found) != len(expected):
        return None if expected == found else f"final: {found}, expected {expected}"
    for mine, theirs in zip(expected, found):
        for name in FINAL_MEMBERS:
            if name not in theirs or mine[name] != theirs[name]:
                return f"final[{mine['player']}].{name}: {theirs.get(name)}, expected {mine[name]}"
    return None


def shortest(cli, line, places):
    """Returns the shortest beginning of the game that still differs."""
    try:
        game = json.loads(line)
        lines = [json.dumps(dict(game, hands=game["hands"][:count]), ensure_ascii=False)
                 for count in range(len(game["hands"]))]
    except (ValueError, KeyError, TypeError):
        lines = []
    lines.append(line)
    for text, found in zip(lines, run_cli(cli, lines)):
        if difference(tenbo_reference.answer(text), found, places):
            return text
    return line


def compare(cli, lines, kinds):
    """Prints the first differences of each kind; returns their number."""
    differences = 0
    for (line, places), found in zip(lines, run_cli(cli, [line for line, _ in lines])):
        expected = tenbo_reference.answer(line)
        text = difference(expected, found, places)
        if text is None:
            continue
        differences += 1
        kind = f"{ruleset_of(line)}: {kind_of(expected, found, text)}"
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] == 1 and len(kinds) <= SHOWN:
            game = shortest(cli, line, places)
            answers = run_cli(cli, [game])
            text = difference(tenbo_reference.answer(game), answers[0], places)
            print(f"{kind}\n  {text}\n  {game}", flush=True)
    return differences


def ruleset_of(line):
    return line.split('"ruleset": "')[-1].split('"')[0] if '"ruleset": "' in line else "?"


def kind_of(expected, found, text):
    """Groups differences by the reference's reason to refuse, or by the member."""
    if "error" in expected:
        return f"{'refused' if 'error' in found else 'accepted'}: {expected['error']['message']}"
    if "error" in found:
        return "tool refuses " + found["error"]["at"].split(".")[-1]
    return "played: " + text.split(":")[0].split("[")[0] + "." + text.split(":")[0].split(".")[-1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("cli", nargs="?")
    parser.add_argument("--games", type=int, default=QUICK_GAMES)
    parser.add_argument("--seed", default=QUICK_SEED)
    parser.add_argument("--start", type=int, default=0)
    parser.add_argument("--ruleset", action="append", choices=list(tenbo_reference.RULESETS))
    parser.add_argument("--write")
    options = parser.parse_args()
    lines = (line for ruleset in options.ruleset or tenbo_reference.RULESETS
             for line in games(options.seed, ruleset, options.start, options.games))
    if options.write:
        with open(options.write, "w", encoding="utf-8") as out:
            for line, _ in lines:
                out.write(line + "\n")
        return 0
    if not options.cli:
        parser.error("the path of tenbo-cli is needed")
    count = differences = 0
    kinds = {}
    while chunk := list(itertools.islice(lines, CHUNK)):
        differences += compare(options.cli, chunk, kinds)
        count += len(chunk)
    print(f"{count} games, {differences} differ")
    for kind, number in sorted(kinds.items(), key=lambda pair: -pair[1]):
        print(f"  {number:6} {kind}")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main())
