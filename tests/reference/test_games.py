# SPDX-License-Identifier: GPL-3.0-or-later
"""The games of the differential test: the same each time, legal and illegal where they mean to be,
with every point accounted for, and with each clause of the rules in at least FEWEST games."""

import collections
import json
import random
import sys

import tenbo_reference
from corruptions import CORRUPTIONS, broken_text, corrupted, text_of
from differential import QUICK_GAMES, QUICK_SEED, corruptions_for, games
from game_maker import GameMaker

FEWEST = 50

CLAUSES = set("""
result-win result-draw result-foul result-adjust result-stop
value-han value-limit value-yakuman value-yaku set-chiitoi-again
yakuman-composite yakuman-great
riichi-with-exactly-1000 stake-on-ronned-tile riichi-noten-by-foul
deposit deposit-below-1000 below-0-in-mid-hand-only
tenpai-0 tenpai-1 tenpai-2 tenpai-3 tenpai-4
ron-double ron-triple honba-to-every-winner pot-to-nearest pot-to-winner several-rons-with-pao
pao-ron pao-ron-from-liable pao-tsumo pao-odd-hundred
win-voids-foul rule-07-leader-free rule-07-improves
chip-ippatsu-ron chip-ippatsu-tsumo chip-ura-ron chip-ura-tsumo chip-yakuman chip-several-yakuman
draw-with-chombo draw-with-dead-hand noten-skipped-for-fine noten-busts-fine-does-not
fine-busts-noten-does-not foul-with-dead-hand
fine-of-child fine-of-child-uneven fine-of-dealer fine-of-dealer-rounded fine-by-the-hand-shown
fines-of-one-player-twice fines-of-several-players
bust-by-foul bust-by-win bust-by-noten bust-by-deposit bust-without-cause bust-several
bust-paid-not-every-winner bust-cause-foul-before-noten bust-cause-foul-before-deposit
bust-cause-win-before-deposit bust-cause-noten-before-deposit
east-east-by-both east-east-by-ceiling east-east-by-bust east-east-with-honba
exactly-0 exactly-50000 end-bust end-ceiling end-bust-and-ceiling end-rounds end-dealer-leads
dealer-passes-by-foul declined-after-win declined-after-draw declined-after-foul
choice-in-a-hand-that-ends-the-game
repeats-after-win repeats-after-draw repeats-after-foul
south-4-forced-repeat south-4-forced-repeat-said south-4-leader-repeats
south-4-tied-dealer-is-not-first tie-by-seat leftover-pot
mleague-result-win mleague-result-draw mleague-result-foul mleague-result-adjust
mleague-result-stop mleague-value-han mleague-value-limit mleague-value-yakuman mleague-value-yaku
mleague-kiriage mleague-riichi-with-exactly-1000 mleague-stake-on-ronned-tile
mleague-tenpai-0 mleague-tenpai-1 mleague-tenpai-2 mleague-tenpai-3 mleague-tenpai-4
mleague-pot-to-winner mleague-pao-ron mleague-pao-ron-from-liable mleague-pao-tsumo
mleague-pao-share-only mleague-pao-share-whole mleague-chombo mleague-chombo-several
mleague-stake-back mleague-goes-on-below-0 mleague-south-4-repeats mleague-south-4-leader-repeats
mleague-end-rounds mleague-leftover-pot mleague-leftover-pot-shared
mleague-tie-1-of-2 mleague-tie-1-of-3 mleague-tie-1-of-4 mleague-tie-2-of-2 mleague-tie-2-of-3
mleague-tie-3-of-2
""".split())

REFUSALS = set("""
format ruleset number-of-players player-name object list integer boolean unknown-member
missing-member result-unknown abort-not-played nagashi-not-played player-twice hand-after-end
riichi-below-minimum riichi-not-tenpai riichi-tile-without-riichi dead-hand-tenpai
win-none winner-twice winner-with-foul too-many-winners ron-from-self ron-from-another
several-self-draws bonus-not-played ippatsu-twice pao-of-winner pao-for-not-liable pao-for-twice
value-form fu-wrong fu-missing limit-unknown yakuman-none yakuman-unknown yakuman-twice
yaku-none yaku-unknown yaku-twice yaku-incompatible yaku-closed-only
foul-unknown foul-not-counted foul-not-against foul-does-not-end-the-hand foul-ends-the-hand
against-own-hand against-owner-twice transfer-to-self rule-07 south-4-must-repeat
continue-without-right continue-without-choice
""".split())


def check_balance(game, wrong):
    """Double entry, hand by hand, from the answer alone."""
    played = tenbo_reference.play(game)
    before = [25000] * 4
    for hand in played["hands"]:
        moved = [0] * 4
        for line in hand["ledger"]:
            for side, sign in (("from", -1), ("to", 1)):
                if line[side] != "pot":
                    moved[line[side]] += sign * line["points"]
        after = [score + change for score, change in zip(before, moved)]
        if after != hand["scores"] or moved != hand["deltas"]:
            wrong.append(f"the ledger does not explain the scores: {json.dumps(game)}")
        if sum(hand["scores"]) + hand["pot"] != 100000 or sum(hand["chips"]):
            wrong.append(f"points were made or lost: {json.dumps(game)}")
        before = after
    if played["end"]:
        # The −20000 of a chombo goes to nobody; everything else has two sides.
        if sum(row["total"] - row["prizes"] for row in played["final"]):
            wrong.append(f"the totals do not sum to zero: {json.dumps(game)}")


def survey():
    clauses, refusals, kinds, wrong = [collections.Counter() for _ in range(3)] + [[]]
    for number in range(QUICK_GAMES):
        maker = GameMaker(QUICK_SEED, number)
        game = maker.make()
        clauses.update(set(maker.marks))
        refusals.update(why for _, _, why in maker.refused)
        check_balance(game, wrong)
        rng = random.Random(f"{QUICK_SEED}-{number}-corrupt")
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
    if list(games("same", 0, 40)) != list(games("same", 0, 40)):
        print("the same seed made other games")
        return 1
    clauses, refusals, kinds, wrong = survey()
    for name, counted, wanted in (("clause", clauses, CLAUSES), ("refusal", refusals, REFUSALS),
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
