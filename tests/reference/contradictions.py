# SPDX-License-Identifier: GPL-3.0-or-later
"""Refusals of new input that can be computed, but contradicts itself."""

from possible_fu import fu_of_han, fu_of_yaku, has_room
from reference_values import Refused, han_of_yaku

RIICHI = {"riichi", "double-riichi"}
FIRST_TURN = {"tenhou", "chiihou", "renhou"}
CLOSED_YAKUMAN = FIRST_TURN | {"kokushi", "kokushi-13", "suuankou", "suuankou-tanki", "chuuren",
                               "chuuren-9", "daisharin"}

ORPHANS = {"kokushi", "kokushi-13"}
GATES = {"chuuren", "chuuren-9"}
# Hands of one kind of tiles: the suits, or honors.
OF_HONORS = {"daisangen", "shousuushi", "daisuushi", "tsuuiisou"}
OF_SUITS = {"chinroutou", "suurenkou", "daisharin"} | GATES
KANS = {"suukantsu"}


def exclude(one, other):
    """Two yakuman that no hand has together."""
    pair = {one, other}
    if pair <= FIRST_TURN:
        return True
    if pair & FIRST_TURN:
        return bool(pair & KANS and pair & {"tenhou", "chiihou"})
    if pair & ORPHANS:
        return True
    if pair <= GATES or pair == {"suuankou", "suuankou-tanki"}:
        return True
    # Four triplets, four kans and four identical tiles exclude nine gates and seven pairs.
    if pair & (GATES | {"daisharin"}):
        return pair != {"daisharin", "ryuuiisou"}
    if pair & OF_HONORS and pair & (OF_SUITS | {"ryuuiisou"}):
        return True
    if len(pair & {"daisangen", "shousuushi", "daisuushi"}) == 2:
        return True
    return len(pair & {"chinroutou", "ryuuiisou", "suurenkou"}) == 2


class Hand:
    def __init__(self, table, hand, owner, is_open, won, self_draw):
        self.table = table
        self.riichi = owner in hand.get("riichi", [])
        self.dealer = owner == table.dealer
        self.is_open, self.won, self.self_draw = is_open, won, self_draw

    def check_circumstance(self, name, at):
        """The circumstances of the win that one yaku or yakuman implies."""
        if name in RIICHI | {"ippatsu"} and not self.riichi:
            raise Refused(at, "without-riichi")
        if self.is_open and name in CLOSED_YAKUMAN:
            raise Refused(at, "yakuman-closed-only")
        if not self.won:
            return
        if not self.self_draw and name in ("tenhou", "chiihou"):
            raise Refused(at, "only-by-self-draw")
        if self.self_draw and name == "renhou":
            raise Refused(at, "only-by-discard")
        if name in FIRST_TURN and self.dealer != (name == "tenhou"):
            raise Refused(at, "dealer-or-child")
        if self.riichi and name in FIRST_TURN:
            raise Refused(at, "riichi-in-the-first-turn")

    def check(self, value, at):
        if "yaku" in value:
            self.check_yaku(value, at)
        elif "yakuman" in value:
            for number, name in enumerate(value["yakuman"]):
                here = f"{at}.yakuman[{number}]"
                self.check_circumstance(name, here)
                if any(exclude(name, other) for other in value["yakuman"][:number]):
                    raise Refused(here, "yakuman-exclusive")
        elif "han" in value and self.fu_counts(value, value["han"]) and value["fu"] not in \
                fu_of_han(self.table, value["han"], self.is_open, self.self_draw):
            raise Refused(f"{at}.fu", "fu-of-no-hand")

    def fu_counts(self, value, han):
        return "fu" in value and han < 5 and self.table.COUNTS_FU

    def check_yaku(self, value, at):
        rules, ids = self.table, value["yaku"]
        for number, name in enumerate(ids):
            self.check_circumstance(name, f"{at}.yaku[{number}]")
        if self.is_open is None and (value.get("open") is False or
                                     any(rules.YAKU[name][1] is None for name in ids)):
            self.is_open = False
        instead = rules.BASE_OF_RENHOU and "renhou" in ids
        if self.won and not instead:
            if self.riichi and not RIICHI & set(ids):
                raise Refused(f"{at}.yaku", "riichi-not-listed")
            if self.self_draw and self.is_open is False and "tsumo" not in ids and not (
                    rules.PINFU_WITHOUT_TSUMO and "pinfu" in ids):
                raise Refused(f"{at}.yaku", "tsumo-not-listed")
        if not has_room(set(ids)):
            raise Refused(f"{at}.yaku", "no-room")
        han = han_of_yaku(rules, ids, at, self.is_open is True, None) + value.get("dora", 0)
        if instead and (ids == ["renhou"] or
                        rules.base_of(han, value.get("fu", 30)) < rules.BASE_OF_RENHOU):
            return
        if self.fu_counts(value, han) and value["fu"] not in \
                fu_of_yaku(rules, set(ids), self.is_open, self.self_draw):
            raise Refused(f"{at}.fu", "fu-of-no-hand")


def openness(table, hand, owner, said):
    """True, False, or None if unknown."""
    if said is not None:
        return said
    return False if owner in hand.get("riichi", []) else None


def check_win(table, hand, win, at):
    value, riichi = win["value"], win["player"] in hand.get("riichi", [])
    if riichi and win.get("open"):
        raise Refused(f"{at}.open", "open-riichi")
    if riichi and value.get("open"):
        raise Refused(f"{at}.value.open", "open-riichi")
    said = win.get("open") or value.get("open") or win.get("open")
    facts = Hand(table, hand, win["player"], openness(table, hand, win["player"], said), True,
                 "from" not in win)
    facts.check(value, f"{at}.value")
    for name in ("ippatsu", "ura"):
        if win.get("bonus", {}).get(name) and not riichi:
            raise Refused(f"{at}.bonus.{name}", "without-riichi")


def check_contradictions(table, hand, at):
    """Refuses a hand that the table could settle, but that is impossible."""
    if table.TAI:
        return
    if hand["result"] == "abort" and hand["reason"] == "four-riichi" and \
            len(hand.get("riichi", [])) < 4:
        raise Refused(f"{at}.riichi", "four-riichi")
    for number, win in enumerate(hand.get("wins", [])):
        check_win(table, hand, win, f"{at}.wins[{number}]")
    for number, foul in enumerate(hand.get("fouls", [])):
        for shown, entry in enumerate(foul.get("against", [])):
            value, owner = entry["value"], entry["player"]
            facts = Hand(table, hand, owner, openness(table, hand, owner, value.get("open")),
                         False, False)
            facts.check(value, f"{at}.fouls[{number}].against[{shown}].value")
