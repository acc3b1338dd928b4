# SPDX-License-Identifier: GPL-3.0-or-later
"""A second, independent valuation of whole hands under the rulesets of han: the oracle of
hand_differential.py. It shares nothing with the program.

answers(request) returns all correct answers: interpretations can have the same points, han and fu.
Run as a program it answers one request per line with the first of them."""

import json
import sys

from hand_points import limit_and_base, payment_of
from hand_readings import readings_of
from hand_rules import Rules
from hand_tiles import BadTiles, Hand, dora_of, kinds_of, name
from hand_wild import otafuku_of, standings
from hand_yaku import counting_flags, dora_counts, fu_of, yaku_of, yakuman_of

WAYS = ("ron", "tsumo")


def answers(request):
    rules = Rules(request["ruleset"], request.get("override"))
    try:
        hand = Hand(request, rules)
    except BadTiles as bad:
        return [{"han": 0, "error": "bad-tiles", "tile": tile} for tile in bad.tiles]
    flags = counting_flags(hand, rules)
    otafuku = otafuku_of(hand, rules)
    own, instead, is_complete = [], [], False
    for standing in standings(hand, rules):
        dora = dora_counts(standing, rules, flags, dora_of)
        for reading in readings_of(standing, rules):
            is_complete = True
            own += values_of(standing, reading, rules, flags, dora, otafuku)
            instead += values_instead(standing, reading, rules, flags)
    if not is_complete:
        return [{"han": 0, "error": "not-complete"}]
    values, others = highest_valued(own), highest_valued(instead)
    # A yaku that replaces the others does so if it is worth more points.
    if others and (not values or others[0][0][0] > values[0][0][0]):
        values = others
    if not values:
        return [{"han": 0, "error": "no-yaku"}]
    return [answer for _, answer in values]


def waits(request):
    """Returns the waits of a request without a winning tile: the name of each tile with the correct
    answers by ron and by tsumo; None if the hand has bad tiles."""
    found, is_bad = [], True
    for kind in kinds_of(Rules(request["ruleset"], request.get("override"))):
        tiles = {**request["tiles"], "win": name(kind)}
        ron, tsumo = (answers({**request, "from": way, "tiles": tiles}) for way in WAYS)
        if ron[0].get("error") != "bad-tiles":
            is_bad = False
            if ron[0].get("error") != "not-complete":
                found.append((name(kind), ron, tsumo))
    return None if is_bad else found


def highest_valued(values):
    best = max((rank for rank, _ in values), default=None)
    return [(rank, answer) for rank, answer in values if rank == best]


def values_of(hand, reading, rules, flags, dora, otafuku):
    """Returns the interpretation as yakuman and as han, each with its rank: points, yakuman, han,
    fu."""
    found = []
    yakuman = yakuman_of(hand, reading, rules, flags)
    if yakuman:
        mangan = mangan_of_several([rules.mangan_of(each) for each in yakuman], rules)
        payment, points = payment_of(2000 * mangan, hand, rules)
        found.append(((points, True, 0, 0), {
            "yaku": [{"id": each, "han": 0, "yakuman": rules.mangan_of(each)}
                     for each in yakuman],
            "dora": dora, "han": 0, "fu": 0, "raw_fu": 0, "limit": "yakuman",
            "yakuman": mangan, "payment": payment}))
    yaku = yaku_of(hand, reading, rules, flags)
    if yaku:
        if otafuku and not yakuman:
            yaku.append(("otafuku", otafuku * rules.han("otafuku", hand.is_closed)))
        han = sum(amount for _, amount in yaku) + sum(dora.values())
        uncounted = rules["scoring"] == "linear" or rules["fixed-fu"]
        raw, fu = (0, 0) if uncounted else fu_of(hand, reading, rules, flags)
        found.append(value_of_han(hand, rules, yaku, dora, (han, raw, fu)))
    return found


def value_of_han(hand, rules, yaku, dora, amounts):
    han, raw, fu = amounts
    limit, base = limit_and_base(han, fu, rules)
    payment, points = payment_of(base, hand, rules)
    return (points, False, han, fu), {
        "yaku": [{"id": each, "han": amount} for each, amount in yaku], "dora": dora,
        "han": han, "fu": fu, "raw_fu": raw, "limit": limit, "yakuman": 0, "payment": payment}


def mangan_of_several(mangan, rules):
    if rules["several-yakuman"] == "sum":
        return sum(mangan)
    if rules["several-yakuman"] == "highest":
        return max(mangan)
    return max(mangan) + 2 * (len(mangan) - 1)


def values_instead(hand, reading, rules, flags):
    """Returns the value of the interpretation by a yaku that counts alone, without dora."""
    none = {"dora": 0, "ura": 0, "red": 0, "flower": 0}
    raw, fu = fu_of(hand, reading, rules, flags)
    found = []
    for yaku in flags & set(rules.yaku):
        han = rules.han(yaku, hand.is_closed)
        if rules.yaku[yaku]["instead"] and han:
            found.append(value_of_han(hand, rules, [(yaku, han)], none, (han, raw, fu)))
    return found


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(answers(json.loads(line))[0]))
