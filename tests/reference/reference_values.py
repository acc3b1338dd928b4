# SPDX-License-Identifier: GPL-3.0-or-later
"""The value of a winning hand: han and fu, limits, yakuman lists and yaku lists.

Part of the second, independent implementation of the rules; it shares nothing with the program."""

LIMIT_BASE = {"mangan": 2000, "haneman": 3000, "baiman": 4000, "sanbaiman": 6000, "yakuman": 8000}
FU_CELLS = [25] + list(range(20, 171, 10))

# id: (han closed, han open); None: the yaku needs a closed hand.
STANDARD_YAKU = {
    "riichi": (1, None), "double-riichi": (2, None), "ippatsu": (1, None), "tsumo": (1, None),
    "pinfu": (1, None), "tanyao": (1, 1), "iipeikou": (1, None),
    "yakuhai-white": (1, 1), "yakuhai-green": (1, 1), "yakuhai-red": (1, 1),
    "yakuhai-seat": (1, 1), "yakuhai-round": (1, 1),
    "rinshan": (1, 1), "chankan": (1, 1), "haitei": (1, 1), "houtei": (1, 1),
    "sanshoku-doujun": (2, 1), "sanshoku-doukou": (2, 2), "ittsu": (2, 1), "chanta": (2, 1),
    "toitoi": (2, 2), "sanankou": (2, 2), "sankantsu": (2, 2), "shousangen": (2, 2),
    "honroutou": (2, 2), "chiitoitsu": (2, None), "ryanpeikou": (3, None),
    "honitsu": (3, 2), "junchan": (3, 2), "chinitsu": (6, 5),
}
NORTH = {"yakuhai-north": (1, 1)}

STANDARD_YAKUMAN = {name: 4 for name in (
    "tenhou", "chiihou", "kokushi", "kokushi-13", "suuankou", "suuankou-tanki", "daisangen",
    "shousuushi", "daisuushi", "tsuuiisou", "chinroutou", "ryuuiisou", "chuuren", "chuuren-9",
    "suukantsu")}

# No hand can have both of a pair, by the definition of the yaku.
EXCLUSIVE = [set(pair.split()) for pair in (
    "riichi double-riichi", "iipeikou ryanpeikou", "chanta junchan", "honitsu chinitsu",
    "tanyao chanta", "tanyao junchan", "pinfu toitoi", "pinfu chiitoitsu", "toitoi chiitoitsu",
    "rinshan haitei", "chankan houtei", "chiitoitsu set-chiitoi", "pinfu sanankou",
    "tanyao yakuhai-white", "iipeikou chiitoitsu", "honrou-toitoi toitoi",
    "shousharin chiitoitsu", "shousharin honitsu", "renhou riichi", "renhou double-riichi")]
SELF_DRAW_ONLY = {"tsumo", "rinshan", "haitei"}
DISCARD_ONLY = {"chankan", "houtei", "renhou"}


class Refused(Exception):
    """The record breaks a rule at the location `at`; `why` names the clause."""

    def __init__(self, at, why):
        super().__init__(f"{at}: {why}")
        self.at = at
        self.why = why


class Worth:
    """base: fu × 2^(2+han) or the limit; yakuman: id → mangan, if they are named."""

    def __init__(self, base, is_yakuman=False, yakuman=None, is_open=False):
        self.base = base
        self.is_yakuman = is_yakuman
        self.yakuman = yakuman or {}
        self.is_open = is_open


def up(amount, step=100):
    return -(-amount // step) * step


def base_of_han(han, fu, kiriage=False, counted=None, most=1):
    """counted: the han of a counted yakuman, and again for each further multiple, `most` times."""
    if counted and han >= counted:
        return 8000 * min(han // counted, most)
    if han >= 11:
        return 6000
    if han >= 8:
        return 4000
    if han >= 6:
        return 3000
    if han == 5:
        return 2000
    base = min(fu * 2 ** (2 + han), 2000)
    return 2000 if kiriage and base == 1920 else base


def whole(value, at, low, high=10 ** 9):
    """An integer between low and high; true and 3.0 are not integers."""
    if type(value) is not int or not low <= value <= high:
        raise Refused(at, "integer")
    return value


def members(thing, at, allowed):
    if not isinstance(thing, dict):
        raise Refused(at, "object")
    for name, value in thing.items():
        if name in ("note", "id"):
            if not isinstance(value, str):
                raise Refused(f"{at}.{name}" if at else name, "text")
        elif name not in allowed:
            raise Refused(f"{at}.{name}" if at else name, "unknown-member")
    return thing


def items(thing, at):
    if not isinstance(thing, list):
        raise Refused(at, "list")
    return thing


def truth(thing, at):
    if not isinstance(thing, bool):
        raise Refused(at, "boolean")
    return thing


def worth_of(rules, value, at, win_open=False, self_draw=None):
    """The value of one hand; self_draw is None if the way of winning is unknown."""
    members(value, at, {"han", "fu", "limit", "yakuman", "yaku", "dora", "open"})
    forms = [form for form in ("han", "limit", "yakuman", "yaku") if form in value]
    if len(forms) != 1:
        raise Refused(at, "value-form")
    form = forms[0]
    allowed = {"han": {"fu"}, "yaku": {"dora", "fu", "open"}}.get(form, set())
    for name in value:
        if name not in allowed | {form, "note", "id"}:
            raise Refused(f"{at}.{name}", "unknown-member")
    rules.mark(f"value-{form}")
    if form == "limit":
        if value["limit"] not in LIMIT_BASE:
            raise Refused(f"{at}.limit", "limit-unknown")
        return Worth(LIMIT_BASE[value["limit"]], value["limit"] == "yakuman", None, win_open)
    if form == "yakuman":
        return worth_of_yakuman(rules, value["yakuman"], f"{at}.yakuman", win_open)
    if form == "han":
        han, is_open = whole(value["han"], f"{at}.han", 1), win_open
    else:
        is_open = win_open or truth(value.get("open", False), f"{at}.open")
        han = han_of_yaku(rules, value["yaku"], f"{at}.yaku", is_open, self_draw)
        han += whole(value.get("dora", 0), f"{at}.dora", 0)
    if "fu" in value:
        if type(value["fu"]) is not int or value["fu"] not in FU_CELLS:
            raise Refused(f"{at}.fu", "fu-wrong")
    elif han < 5 and rules.COUNTS_FU and not (
            rules.BASE_OF_RENHOU and "renhou" in value.get("yaku", [])):
        raise Refused(f"{at}.fu", "fu-missing")
    base = rules.base_of(han, value.get("fu", 30))
    if "renhou" in value.get("yaku", []) and base < rules.BASE_OF_RENHOU:
        rules.mark("renhou-mangan")
        base = rules.BASE_OF_RENHOU
    # Whatever counts as a yakuman, the prize is only for a real one.
    return Worth(base, False, None, is_open)


def worth_of_yakuman(rules, ids, at, is_open):
    if not items(ids, at):
        raise Refused(at, "yakuman-none")
    for number, name in enumerate(ids):
        if not isinstance(name, str) or name not in rules.YAKUMAN:
            raise Refused(f"{at}[{number}]", "yakuman-unknown")
        if name in ids[:number]:
            raise Refused(f"{at}[{number}]", "yakuman-twice")
    multiples = {name: rules.YAKUMAN[name] for name in ids}
    mangan = rules.mangan_of_yakuman(list(multiples.values()))
    if len(ids) > 1:
        rules.mark("yakuman-composite")
    if max(multiples.values()) > 4:
        rules.mark("yakuman-great")
    return Worth(2000 * mangan, True, multiples, is_open)


def han_of_yaku(rules, ids, at, is_open, self_draw):
    if not items(ids, at):
        raise Refused(at, "yaku-none")
    han = 0
    for number, name in enumerate(ids):
        here = f"{at}[{number}]"
        if not isinstance(name, str) or name not in rules.YAKU:
            raise Refused(here, "yaku-unknown")
        again = ids[:number].count(name)
        if again and (name != "set-chiitoi" or again > 2):
            raise Refused(here, "yaku-twice")
        if any({name, other} in EXCLUSIVE + rules.EXCLUSIVE for other in ids[:number]):
            raise Refused(here, "yaku-incompatible")
        if (self_draw is False and name in SELF_DRAW_ONLY) or (self_draw and name in DISCARD_ONLY):
            raise Refused(here, "yaku-way-of-winning")
        amount = rules.YAKU[name][1 if is_open else 0]
        if amount is None or (is_open and name == "tanyao" and not rules.open_tanyao(ids)):
            raise Refused(here, "yaku-closed-only")
        if again:
            rules.mark("set-chiitoi-again")
        # B rule 47: set-chiitoi is 3 with one set and 1 more for each further one.
        han += 1 if again else amount
    if rules.NOT_ENOUGH.issuperset(ids):
        raise Refused(at, "yaku-not-enough")
    return han
