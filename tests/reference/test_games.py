# SPDX-License-Identifier: GPL-3.0-or-later
"""The games of the differential test: the same each time, legal and illegal as intended, with every
point accounted for, and with each clause of the rules in at least FEWEST games."""

import collections
import itertools
import json
import random
import sys

import tenbo_reference
from clauses import all_clauses
from corruption_tools import text_of
from corruptions import CORRUPTIONS, broken_text, corrupted
from differential import QUICK_SEED, corruptions_for, games
from game_maker import GameMaker
from reference_league import League

# Enough for each clause and each refusal to occur
GAMES = 250
FEWEST = 2

REFUSALS = set("""
format ruleset number-of-players player-name object list integer boolean unknown-member
missing-member result-unknown abort-not-played nagashi-not-played riichi-not-played
wareme-not-played pao-not-played override-unknown player-twice hand-after-end
riichi-below-minimum riichi-not-tenpai riichi-tile-without-riichi dead-hand-tenpai
win-none winner-twice winner-with-foul too-many-winners ron-from-self ron-from-another
several-self-draws bonus-not-played ippatsu-twice pao-of-winner pao-for-not-liable pao-for-twice
value-form fu-wrong fu-missing limit-unknown yakuman-none yakuman-unknown yakuman-twice
yaku-none yaku-unknown yaku-twice yaku-incompatible yaku-closed-only yaku-not-enough
tai-unknown tai-twice tai-exclusive tai-below-minimum not-of-a-self-draw
foul-unknown foul-not-counted foul-not-against foul-does-not-end-the-hand foul-ends-the-hand
foul-of-riichi-at-a-draw against-own-hand against-owner-twice transfer-to-self rule-07
without-riichi open-riichi riichi-not-listed tsumo-not-listed no-room fu-of-no-hand
only-by-self-draw dealer-or-child riichi-in-the-first-turn yakuman-closed-only yakuman-exclusive
four-riichi
south-4-must-repeat continue-without-right continue-without-choice
""".split())


def check_balance(game, wrong):
    """Checks double entry, hand by hand, from the answer alone."""
    played = tenbo_reference.play(game)
    rules = tenbo_reference.RULESETS[game["ruleset"]]
    before = [rules.START] * rules.PLAYERS
    pots = {"pot": 0, "penalty_pot": 0}
    for hand in played["hands"]:
        moved = dict.fromkeys([*pots, *range(rules.PLAYERS)], 0)
        for line in hand["ledger"]:
            moved[line["from"]] -= line["points"]
            moved[line["to"]] += line["points"]
        deltas = [moved[who] for who in range(rules.PLAYERS)]
        after = [score + change for score, change in zip(before, deltas)]
        pots = {name: points + moved[name] for name, points in pots.items()}
        if after != hand["scores"] or deltas != hand["deltas"] or \
                any(hand[name] != points for name, points in pots.items()):
            wrong.append(f"the ledger does not explain the scores: {json.dumps(game)}")
        if sum(after) + sum(pots.values()) != rules.START * rules.PLAYERS or sum(hand["chips"]):
            wrong.append(f"points were made or lost: {json.dumps(game)}")
        before = after
    if played["end"]:
        # The −20000 of a chombo, and pots without a winner, go to nobody; every other line has two
        # sides.
        nobodys = pots["penalty_pot"] + (0 if rules.LEFTOVER_TO_FIRST else pots["pot"])
        if issubclass(rules, League):
            nobodys -= sum(row["prizes"] for row in played["final"])
        if sum(row["total"] for row in played["final"]) != -nobodys:
            wrong.append(f"the totals do not sum to zero: {json.dumps(game)}")


def survey():
    clauses, refusals, kinds, wrong = [collections.Counter() for _ in range(3)] + [[]]
    for ruleset, number in itertools.product(tenbo_reference.RULESETS, range(GAMES)):
        maker = GameMaker(QUICK_SEED, ruleset, number)
        game = maker.make()
        clauses.update(set(maker.marks))
        refusals.update(why for _, _, why in maker.refused)
        check_balance(game, wrong)
        rng = random.Random(f"{QUICK_SEED}-{ruleset}-{number}-corrupt")
        for corruption in corruptions_for(number):
            spoiled = corrupted(game, rng, corruption)
            if not spoiled:
                continue
            answer = tenbo_reference.answer(text_of(spoiled[0]))
            refused = answer.get("error", {"at": "nowhere", "message": ""})
            if refused["at"] != spoiled[1]:
                wrong.append(f"{spoiled[1]} is to be refused, not {refused}: {text_of(spoiled[0])}")
            kinds[CORRUPTIONS.index(corruption)] += 1
            refusals[refused["message"]] += 1
        broken = broken_text(text_of(game), rng)
        if "error" not in tenbo_reference.answer(broken):
            wrong.append(f"broken text is accepted: {broken}")
    return clauses, refusals, kinds, wrong


def main():
    if list(games("same", "allen", 0, 40)) != list(games("same", "allen", 0, 40)):
        print("the same seed made other games")
        return 1
    clauses, refusals, kinds, wrong = survey()
    for name, counted, wanted in (("clause", clauses, all_clauses()),
                                  ("refusal", refusals, REFUSALS),
                                  ("corruption", kinds, set(range(len(CORRUPTIONS))))):
        for entry in sorted(wanted | set(counted), key=lambda entry: counted[entry]):
            if "-v" in sys.argv:
                print(f"{counted[entry]:6} {name} {entry}")
            if entry not in wanted:
                wrong.append(f"{name} {entry} is not in the list")
            elif counted[entry] < FEWEST:
                wrong.append(f"{name} {entry} only {counted[entry]} times")
    print("\n".join(wrong[:20]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
