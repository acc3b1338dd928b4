# SPDX-License-Identifier: GPL-3.0-or-later
"""The yaku and yakuman of one interpretation of a hand, and its fu."""

from hand_readings import QUAD, RUN, nine_gates
from hand_tiles import (ENDS, FIRST_FLOWER, FIVES, GREEN, GREENS, HONORS, NORTH, RED, TERMINALS,
                        WHITE, name)

WIND_KINDS = {27, 28, 29, 30}
DRAGONS = {WHITE: "yakuhai-white", GREEN: "yakuhai-green", RED: "yakuhai-red"}


def counting_flags(hand, rules):
    """Returns the flags that the hand and the other flags allow; the others are ignored."""
    flags = set(hand.flags)
    if hand.is_tsumo:
        flags -= {"chankan", "houtei", "renhou"}
        if not (hand.has_kan() or NORTH in hand.aside) or "flower-replacement" in flags:
            flags.discard("rinshan")
    else:
        flags -= {"rinshan", "haitei", "tenhou", "chiihou"}
    if not hand.is_closed:
        flags -= {"riichi", "double-riichi", "renhou", "tenhou", "chiihou"}
    if "double-riichi" in flags:
        flags.discard("riichi")
    if not flags & {"riichi", "double-riichi"}:
        flags.discard("ippatsu")
    else:
        flags.discard("renhou")
    if "chankan" in flags and not rules["kan-on-last-tile"]:
        flags.discard("houtei")
    if "houtei" in flags:
        flags.discard("renhou")
        if not rules["ippatsu-with-houtei"]:
            flags.discard("ippatsu")
    if not rules["calls-keep-first-turn"]:
        if "rinshan" in flags:
            flags.discard("ippatsu")
        if "chankan" in flags:
            flags.discard("renhou")
    if "tenhou" in flags:
        flags.discard("chiihou")
    return flags


class Colors:
    """The common properties of the tiles of the whole hand, in any interpretation."""

    def __init__(self, hand):
        kinds = {kind for kind, _ in hand.all}
        suits = {kind // 9 for kind in kinds - HONORS}
        self.simples = not kinds & ENDS
        self.ends = kinds <= ENDS
        self.honors = kinds <= HONORS
        self.terminals = kinds <= TERMINALS
        self.greens = kinds <= GREENS
        self.half_flush = len(suits) == 1 and bool(kinds & HONORS)
        self.flush = len(suits) == 1 and not kinds & HONORS


def yakuman_of(hand, reading, rules, flags):
    """Returns the ids of all yakuman of the interpretation that the ruleset plays."""
    colors = Colors(hand)
    found = {flag for flag in ("tenhou", "chiihou", "renhou") if flag in flags}
    if reading.shape == "orphans":
        found.add("kokushi-13" if hand.closed_counts[hand.win[0]] == 2 and
                  "kokushi-13" in rules.yakuman else "kokushi")
    if colors.honors:
        found.add("tsuuiisou")
    if colors.terminals:
        found.add("chinroutou")
    if colors.greens:
        found.add("ryuuiisou")
    if reading.shape == "pairs" and colors.flush:
        found.add("daisharin")
    gates = nine_gates(hand)
    if gates and reading.shape == "sets":
        found.add(gates if gates in rules.yakuman else "chuuren")
    if reading.shape == "sets":
        found |= yakuman_of_sets(reading, rules)
    return found & rules.yakuman


def yakuman_of_sets(reading, rules):
    found = set()
    triplets = set(reading.triplets)
    if concealed_triplets(reading) == 4:
        found.add("suuankou-tanki" if reading.wait == "pair" and
                  "suuankou-tanki" in rules.yakuman else "suuankou")
    if quads(reading) == 4:
        found.add("suukantsu")
    if triplets >= set(DRAGONS):
        found.add("daisangen")
    if triplets >= WIND_KINDS:
        found.add("daisuushi")
    elif len(triplets & WIND_KINDS) == 3 and reading.pair in WIND_KINDS - triplets:
        found.add("shousuushi")
    if consecutive(triplets, 4):
        found.add("suurenkou")
    return found


def concealed_triplets(reading):
    return sum(group.concealed and group.shape != RUN for group in reading.groups)


def quads(reading):
    return sum(group.shape == QUAD for group in reading.groups)


def consecutive(triplets, length):
    """Whether this number of triplets of one suit are consecutive."""
    return any(low % 9 + length <= 9 and all(low + step in triplets for step in range(length))
               for low in triplets if low < 27)


def yaku_of(hand, reading, rules, flags):
    """Returns (id, han) of all yaku except otafuku; set-chiitoi once for each set."""
    found = [flag for flag in ("riichi", "double-riichi", "ippatsu", "rinshan", "chankan",
                               "haitei", "houtei", "renhou") if flag in flags]
    if hand.is_closed and hand.is_tsumo:
        found.append("tsumo")
    colors = Colors(hand)
    if colors.flush:
        found.append("chinitsu")
    if colors.half_flush:
        found.append("honitsu")
    if reading.shape == "pairs":
        found += yaku_of_pairs(hand, rules, colors)
    elif reading.shape == "sets":
        found += yaku_of_sets(hand, reading, rules, colors)
    if colors.simples and tanyao_counts(hand, rules, found):
        found.append("tanyao")
    if found.count("shousharin"):
        found.remove("honitsu")
    played = [(yaku, rules.han(yaku, hand.is_closed)) for yaku in found]
    played = [(yaku, han) for yaku, han in played if han and not rules.yaku[yaku]["instead"]]
    if rules["pinfu-tsumo"] == "pinfu-only" and "pinfu" in [yaku for yaku, _ in played]:
        played = [(yaku, han) for yaku, han in played if yaku != "tsumo"]
    return [(yaku, 1 if yaku in [before for before, _ in played[:place]] else han)
            for place, (yaku, han) in enumerate(played)]


def tanyao_counts(hand, rules, found):
    if hand.is_closed:
        return True
    if not rules["open-tanyao"]:
        return False
    return rules["open-tanyao-in"] == "any" or "toitoi" in found or "chinitsu" in found


def yaku_of_pairs(hand, rules, colors):
    """One name for the shape; a hand of pairs has no iipeikou."""
    if colors.ends and "gyakusharin" in rules.yaku:
        return ["gyakusharin"]
    ends = ["honroutou"] if colors.ends else []
    if colors.half_flush and "shousharin" in rules.yaku:
        return ["shousharin"] + ends
    fours = sum(count // 4 for count in hand.closed_counts)
    if fours and "set-chiitoi" in rules.yaku:
        return ["set-chiitoi"] * fours + ends
    return ["chiitoitsu"] + ends


def yaku_of_sets(hand, reading, rules, colors):
    found = yaku_of_runs(reading)
    found += yaku_of_triplets(hand, reading, rules, colors)
    if is_pinfu(hand, reading, rules):
        found.append("pinfu")
    if hand.is_closed:
        twins = sum(reading.runs.count(low) // 2 for low in set(reading.runs))
        if twins:
            found.append("ryanpeikou" if twins == 2 else "iipeikou")
    parts = [group.kinds for group in reading.groups] + [{reading.pair}]
    if reading.runs and all(kinds & ENDS for kinds in parts):
        outside = any(kinds & HONORS for kinds in parts)
        found.append("chanta" if outside else "junchan")
    return found


def yaku_of_runs(reading):
    runs = set(reading.runs)
    found = []
    if any({low, low + 9, low + 18} <= runs for low in range(7)):
        found.append("sanshoku-doujun")
    if any({start, start + 3, start + 6} <= runs for start in (0, 9, 18)):
        found.append("ittsu")
    return found


def yaku_of_triplets(hand, reading, rules, colors):
    triplets = set(reading.triplets)
    found = [DRAGONS[kind] for kind in DRAGONS if kind in triplets]
    if hand.seat in triplets:
        found.append("yakuhai-seat")
    if hand.round in triplets:
        found.append("yakuhai-round")
    if NORTH in triplets:
        found.append("yakuhai-north")
    if any({low, low + 9, low + 18} <= triplets for low in range(9)):
        found.append("sanshoku-doukou")
    if len(reading.triplets) == 4:
        if colors.ends and "honrou-toitoi" in rules.yaku:
            found.append("honrou-toitoi")
        else:
            found += ["toitoi"] + ["honroutou"] * colors.ends
    if concealed_triplets(reading) >= 3:
        found.append("sanankou")
    if quads(reading) >= 3:
        found.append("sankantsu")
    if len(triplets & set(DRAGONS)) == 2 and reading.pair in set(DRAGONS) - triplets:
        found.append("shousangen")
    if consecutive(triplets, 3):
        found.append("sanrenkou")
    if len(triplets & WIND_KINDS) >= 3:
        found.append("sanfuu")
    return found


def is_value_pair(hand, pair, rules):
    return pair in DRAGONS or pair in (hand.seat, hand.round) or \
        (pair == NORTH and "yakuhai-north" in rules.yaku)


def is_pinfu(hand, reading, rules):
    return hand.is_closed and len(reading.runs) == 4 and reading.wait == "two-sided" and \
        not is_value_pair(hand, reading.pair, rules)


def fu_of(hand, reading, rules, flags):
    """Returns the fu before rounding, and rounded."""
    if reading.shape == "pairs":
        fu = 40 if rules["seven-pairs-forty-fu"] else 25
        return fu, fu
    if reading.shape == "orphans":
        return 0, 0
    parts = sum(fu_of_group(group) for group in reading.groups)
    parts += fu_of_pair(hand, reading.pair, rules)
    if reading.wait in ("pair", "closed", "edge"):
        parts += 2
    drawn = 2 if hand.is_tsumo else 0
    if "rinshan" in flags and rules["rinshan-tsumo-fu"] != "as-haitei":
        drawn = 2 if rules["rinshan-tsumo-fu"] == "two" else 0
    elif flags & {"rinshan", "haitei"} and not rules["rinshan-haitei-tsumo-fu"]:
        drawn = 0
    if not parts and hand.is_closed and rules["pinfu-tsumo"] == "both":
        drawn = 0
    if not parts and not hand.is_closed:
        if rules["open-pinfu"] == "thirty" and not drawn:
            return 30, 30
        if rules["open-pinfu"] == "twenty-always":
            drawn = 0
    closed_ron = 10 if hand.is_closed and not hand.is_tsumo else 0
    fu = 20 + parts + drawn + closed_ron
    return fu, -(-fu // 10) * 10


def fu_of_group(group):
    if group.shape == RUN:
        return 0
    fu = 4 if group.low in ENDS else 2
    if group.shape == QUAD:
        fu *= 4
    return 2 * fu if group.concealed else fu


def fu_of_pair(hand, pair, rules):
    if pair == hand.seat == hand.round:
        return rules["double-wind-pair-fu"]
    return 2 if is_value_pair(hand, pair, rules) else 0


def dora_counts(hand, rules, flags, dora_of):
    """Returns the number of dora of each kind in the hand."""
    shown = hand.dora if rules["kan-dora"] else hand.dora[:1]
    below = hand.ura if rules["kan-ura-dora"] else hand.ura[:1]
    if not rules["ura-dora"] or not flags & {"riichi", "double-riichi"}:
        below = []
    kinds = [kind for kind, _ in hand.all] + [k for k in hand.aside if k < FIRST_FLOWER]
    fives = [kind for kind, is_red in hand.all
             if kind in FIVES and (is_red or (is_red is False and rules.reds(name(kind)[1]) == 4))]
    return {"dora": sum(kinds.count(dora_of(kind, rules)) for kind in shown),
            "ura": sum(kinds.count(dora_of(kind, rules)) for kind in below),
            "red": len(fives), "flower": len(hand.aside)}
