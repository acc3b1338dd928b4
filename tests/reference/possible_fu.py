# SPDX-License-Identifier: GPL-3.0-or-later
"""The possible fu of a hand: for yaku by building every hand out of sets, for a number of han by
the rows of the score table."""

import functools
import itertools

from reference_values import FU_CELLS

DRAGONS = {"yakuhai-white", "yakuhai-green", "yakuhai-red"}
WINDS = {"yakuhai-seat", "yakuhai-round", "yakuhai-north"}
PAIRS = {"chiitoitsu", "set-chiitoi", "shousharin", "gyakusharin"}
LAST_DRAW = {"rinshan", "haitei"}
NO_HONORS = {"tanyao", "chinitsu", "junchan"}

# A set: its kind, whether it is of terminals or honors, whether it is concealed, its fu.
RUN = ("run", False, True, 0)
TRIPLETS = [(kind, outside, concealed, fu * (2 if outside else 1) * (2 if concealed else 1))
            for kind, fu in (("triplet", 2), ("kan", 8))
            for outside in (False, True) for concealed in (False, True)]


def honor_triplets(yaku):
    dragons = 2 if "shousangen" in yaku else len(DRAGONS & yaku)
    return dragons + (3 if "sanfuu" in yaku else int(bool(WINDS & yaku)))


def needed_triplets(yaku):
    if yaku & {"toitoi", "honrou-toitoi"}:
        return 4
    three = yaku & {"sanshoku-doukou", "sanankou", "sankantsu", "sanrenkou", "sanfuu"}
    return max(3 if three else 0, honor_triplets(yaku))


def needed_runs(yaku):
    three = bool(yaku & {"sanshoku-doujun", "ittsu"})
    if yaku & {"pinfu", "ryanpeikou"} or (three and "iipeikou" in yaku):
        return 4
    if three:
        return 3
    return 2 if "iipeikou" in yaku else int(bool(yaku & {"chanta", "junchan"}))


def has_room(yaku):
    """Whether four sets have space for all of these yaku, without a third triplet of dragons."""
    return needed_runs(yaku) + needed_triplets(yaku) <= 4 and not DRAGONS <= yaku


def fits(yaku, sets, is_open, self_draw):
    """Whether a hand of these yaku can have these sets. In an open hand any of them may be
    called."""
    triplets = [one for one in sets if one is not RUN]
    if len(triplets) < needed_triplets(yaku) or 4 - len(triplets) < needed_runs(yaku):
        return False
    outside = [one for one in triplets if one[1]]
    if len(outside) < honor_triplets(yaku) or ("tanyao" in yaku and outside):
        return False
    if yaku & {"honroutou", "honrou-toitoi"} and len(outside) < len(triplets):
        return False
    called = [one for one in triplets if not one[2]]
    # A ron opens one triplet of a closed hand, and no kan.
    if not is_open and (len(called) > (not self_draw) or any(one[0] == "kan" for one in called)):
        return False
    if "sanankou" in yaku and len(triplets) - len(called) < 3:
        return False
    return "sankantsu" not in yaku or sum(one[0] == "kan" for one in triplets) >= 3


@functools.lru_cache(maxsize=None)
def shapes(yaku, is_open, self_draw, double_wind):
    """Yields the sums of the sets, the pair and the wait of the hand."""
    pairs = {0} if yaku & NO_HONORS else {0, 2, double_wind}
    if "shousangen" in yaku:
        pairs.discard(0)
    found = set()
    for sets in itertools.combinations_with_replacement([RUN] + TRIPLETS, 4):
        if fits(yaku, sets, is_open, self_draw):
            fu = sum(one[3] for one in sets)
            found |= {fu + pair + wait for pair in pairs for wait in (0, 2)}
    return frozenset(found)


def fu_of_shape(rules, yaku, shape, is_open, self_draw):
    fu = 20 + shape
    if self_draw and not (LAST_DRAW & yaku and not rules.LAST_DRAW_FU) and not (
            shape == 0 and not is_open and "pinfu" in yaku and not rules.PINFU_WITHOUT_TSUMO):
        fu += 2
    elif not self_draw and not is_open:
        fu += 10
    if fu == 20 and is_open and not rules.OPEN_PINFU_20:
        fu = 30
    return -(-fu // 10) * 10


def fu_of_yaku(rules, yaku, is_open, self_draw):
    """Returns all possible fu of a hand with these yaku; is_open is None if unknown."""
    if is_open is None:
        return fu_of_yaku(rules, yaku, False, self_draw) | fu_of_yaku(rules, yaku, True, self_draw)
    if yaku & PAIRS:
        return set() if is_open else {rules.SEVEN_PAIRS_FU}
    if "pinfu" in yaku:
        return set() if is_open else {fu_of_shape(rules, yaku, 0, False, self_draw)}
    found = set(shapes(frozenset(yaku), is_open, self_draw, rules.DOUBLE_WIND_FU))
    if not is_open and not (rules.BASE_OF_RENHOU and "renhou" in yaku):
        found.discard(0)
    fus = {fu_of_shape(rules, yaku, shape, is_open, self_draw) for shape in found}
    return {fu for fu in fus if fu <= (170 if "sankantsu" in yaku else 110)}


def fu_of_han(rules, han, is_open, self_draw):
    """Returns all possible fu of a hand with this number of han below a mangan."""
    found = {fu for fu in FU_CELLS if fu >= 30 and (fu <= 110 or han > 2)}
    if is_open is not True and rules.SEVEN_PAIRS_FU == 25 and han >= 2 + self_draw:
        found.add(25)
    if is_open is not False and rules.OPEN_PINFU_20 and (not self_draw or not rules.LAST_DRAW_FU):
        found.add(20)
    if is_open is not True and self_draw and han >= 2 and not rules.PINFU_WITHOUT_TSUMO:
        found.add(20)
    return found
