# SPDX-License-Identifier: GPL-3.0-or-later
"""Random values of winning hands, nearly all legal, in every form of the record."""

import possible_fu
from reference_values import FU_CELLS
from tai_maker import make_tai

SAFE_TOGETHER = [
    ["suuankou", "tsuuiisou", "daisangen"], ["suuankou", "tsuuiisou", "daisuushi"],
    ["suukantsu", "daisuushi", "tsuuiisou"], ["chinroutou", "suukantsu"],
    ["tsuuiisou", "shousuushi"], ["daisangen", "suukantsu"], ["suuankou", "suukantsu"],
    ["daisangen", "tsuuiisou"], ["suuankou-tanki", "daisuushi", "tsuuiisou", "suukantsu"]]
ALONE = ["kokushi", "kokushi-13", "chuuren", "chuuren-9", "ryuuiisou", "daisangen", "daisuushi",
         "suukantsu", "shousuushi", "suuankou", "suuankou-tanki", "chinroutou", "tsuuiisou",
         "daisharin", "suurenkou"]
CLOSED = [["pinfu"], ["pinfu", "tanyao"], ["pinfu", "iipeikou"], ["pinfu", "ryanpeikou"],
          ["tanyao", "sanshoku-doujun"], ["chiitoitsu"], ["chiitoitsu", "tanyao"],
          ["chiitoitsu", "honitsu"], ["honitsu", "yakuhai-white"], ["chinitsu", "pinfu"],
          ["chinitsu"], ["ittsu", "pinfu"], ["chanta", "yakuhai-seat"], ["junchan", "pinfu"],
          ["sanankou", "toitoi"], ["sanankou", "yakuhai-round"], ["tanyao"]]
EITHER = [["tanyao"], ["yakuhai-red"], ["yakuhai-white", "yakuhai-green", "shousangen"],
          ["sanshoku-doujun"], ["sanshoku-doukou", "toitoi"], ["ittsu"], ["chanta"],
          ["chanta", "yakuhai-round", "yakuhai-seat"], ["junchan"], ["toitoi"], ["honitsu"],
          ["honitsu", "toitoi", "yakuhai-green"], ["chinitsu"], ["chinitsu", "tanyao"],
          ["sankantsu", "yakuhai-red"], ["honitsu", "ittsu"], ["toitoi", "yakuhai-seat"]]
# Yaku that only some rulesets have; a ruleset without a yaku of a list omits the list.
OWN_CLOSED = [["set-chiitoi"], ["set-chiitoi"] * 2, ["set-chiitoi"] * 3,
              ["set-chiitoi", "tanyao"], ["shousharin"], ["gyakusharin"],
              ["gyakusharin", "honitsu"]]
OWN_EITHER = [["honrou-toitoi"], ["honrou-toitoi", "honitsu", "yakuhai-white"], ["yakuhai-north"],
              ["yakuhai-north", "honitsu"], ["sanrenkou"], ["sanrenkou", "toitoi"],
              ["sanfuu"], ["sanfuu", "honitsu", "yakuhai-seat"], ["honroutou", "toitoi"],
              ["tanyao", "toitoi"], ["tanyao", "otafuku"], ["chinitsu", "otafuku"]]
PAIRS = {"chiitoitsu", "set-chiitoi", "shousharin", "gyakusharin"}
HAN = {1: 20, 2: 20, 3: 18, 4: 14, 5: 8, 6: 5, 7: 3, 8: 3, 9: 2, 10: 2, 11: 3, 12: 1, 13: 3, 14: 2,
       15: 1, 16: 1, 20: 1, 25: 1, 26: 1}
MANY_HAN = {39: 1, 51: 1, 52: 1, 65: 1}


def make_value(maker, owner, self_draw, may_be_open):
    """Returns the value, whether the hand is open, and whether the winner must have declared
    riichi.

    self_draw is None for a hand that is only shown: then nothing depends on the way of winning."""
    rng = maker.rng
    rules = maker.table
    if rules.TAI:
        return make_tai(maker, self_draw), False, False
    form = maker.pick({"han": 52, "limit": 14, "yakuman": 9, "yaku": 25})
    is_open = may_be_open and maker.chance(60 if rules.in_last_round else 35)
    if form == "limit":
        name = maker.pick({"mangan": 8, "haneman": 5, "baiman": 3, "sanbaiman": 2, "yakuman": 3})
        return {"limit": name}, is_open, False
    if form == "yakuman":
        return {"yakuman": yakuman(maker, owner, self_draw, may_be_open)}, False, False
    if form == "yaku":
        return yaku(maker, owner, self_draw, is_open, may_be_open)
    if rules.KIRIAGE and maker.chance(8):
        return rng.choice([{"han": 4, "fu": 30}, {"han": 3, "fu": 60}]), is_open, False
    han = maker.pick({**HAN, **MANY_HAN} if rules.COUNTED_MOST > 1 else HAN)
    value = {"han": han}
    if (han < 5 and rules.COUNTS_FU) or maker.chance(20):
        value["fu"] = fu_of_han(maker, han, is_open, may_be_open, self_draw)
    return value, is_open, False


def fu_of_han(maker, han, is_open, may_be_open, self_draw):
    """A player whose hand may be open, and is not, has not recorded it."""
    rules = maker.table
    common = [20, 25, 30, 30, 30, 40, 40, 50, 60, 70] + FU_CELLS
    if han >= 5 or not rules.COUNTS_FU or maker.chance(2):
        return maker.rng.choice(common)
    known = is_open or (None if may_be_open else False)
    possible = possible_fu.fu_of_han(rules, han, known, bool(self_draw))
    return maker.rng.choice([fu for fu in common if fu in possible])


def yakuman(maker, owner, self_draw, may_be_open):
    """A player whose hand cannot be open has declared riichi, and does not win in the first
    turn."""
    rng = maker.rng
    played = maker.table.YAKUMAN
    may_be_first = may_be_open or maker.chance(2)
    if self_draw and may_be_first and maker.chance(12):
        return ["tenhou" if owner == maker.table.dealer else "chiihou"]
    if self_draw is False and may_be_first and "renhou" in played and \
            owner != maker.table.dealer and maker.chance(8):
        return ["renhou"]
    if maker.chance(45):
        together = rng.choice(SAFE_TOGETHER)
        return rng.sample(together, rng.randint(2, len(together)))
    return [rng.choice([name for name in ALONE if name in played])]


def lists_of(rules, is_open):
    """Returns the lists that this ruleset plays."""
    lists = EITHER + OWN_EITHER if is_open else CLOSED + EITHER + OWN_CLOSED + OWN_EITHER
    fits = [found for found in lists if all(name in rules.YAKU for name in found)]
    if rules.PLAYERS == 3:
        fits = [found for found in fits if "sanshoku-doujun" not in found]
    return fits


def yaku(maker, owner, self_draw, is_open, may_be_open):
    rng = maker.rng
    rules = maker.table
    found = list(rng.choice(lists_of(rules, is_open)))
    if is_open and "tanyao" in found and not rules.open_tanyao(found):
        found = ["yakuhai-green"]
    declares = self_draw is not None and not is_open and rules.RIICHI and \
        (not may_be_open or (maker.chance(30) and maker.table.scores[owner] >= 1000))
    if declares:
        found.insert(0, "riichi" if maker.chance(80) else "double-riichi")
        if maker.chance(20) and "ippatsu" in rules.YAKU:
            found.append("ippatsu")
    if self_draw and not is_open and not ("pinfu" in found and rules.ID == "sanma-parlor"):
        found.append("tsumo")
    if self_draw and maker.chance(8):
        found.append(rng.choice(["rinshan", "haitei"]) if may_have_kan(found) else "haitei")
    if self_draw is False and maker.chance(8):
        found.append("chankan" if "ippatsu" in found else rng.choice(["chankan", "houtei"]))
    elif self_draw is False and not is_open and not declares and "renhou" in rules.YAKU and \
            owner != rules.dealer and maker.chance(15):
        found = ["renhou"] if maker.chance(20) else found + ["renhou"]
    value = {"yaku": found}
    dora = rng.choice([0, 0, 1, 2, 3])
    if dora or maker.chance(10):
        value["dora"] = dora
    han = dora + sum(rules.YAKU[name][is_open] for name in found)
    han -= 2 * max(found.count("set-chiitoi") - 1, 0)
    if (han < 5 and rules.COUNTS_FU) or maker.chance(50):
        value["fu"] = fu_of_yaku(maker, found, is_open, bool(self_draw))
    if not is_open and maker.chance(10):
        value["open"] = False
    return value, is_open, declares


def may_have_kan(found):
    """Not without a triplet, and a kan ends ippatsu."""
    return not (PAIRS | {"pinfu", "ryanpeikou", "ippatsu"}) & set(found)


def fu_of_yaku(maker, found, is_open, self_draw):
    possible = possible_fu.fu_of_yaku(maker.table, set(found), is_open, self_draw)
    common = [fu for fu in (20, 25, 30, 40, 40, 50, 60) if fu in possible]
    if not common or maker.chance(2):
        common = FU_CELLS
    return maker.rng.choice(common if maker.chance(90) else sorted(possible) or common)
