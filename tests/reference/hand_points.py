# SPDX-License-Identifier: GPL-3.0-or-later
"""Points and payments of a value: the limits, and the shares of a self-draw."""

from hand_tiles import EAST

LIMITS = [(11, "sanbaiman", 6000), (8, "baiman", 4000), (6, "haneman", 3000), (5, "mangan", 2000)]


def up(amount, step):
    return -(-amount // step) * step


def limit_and_base(han, fu, rules):
    """Returns the name of the limit or None, and the base points."""
    least = rules["counted-yakuman"]
    if least and han >= least:
        return "yakuman", 8000 * min(han // least, rules["counted-yakuman-steps"])
    if rules["scoring"] == "linear":
        # A quarter of the ron value, like base points.
        return None, han * rules["han-points"] // 4
    for from_han, limit, base in LIMITS:
        if han >= from_han:
            return limit, base
    base = (rules["fixed-fu"] or fu) * 2 ** (2 + han)
    if base >= 2000 or (rules["kiriage-mangan"] and base == 1920):
        return "mangan", 2000
    return None, base


def payment_of(base, hand, rules):
    """Returns the payment as text, and its total."""
    step = 1000 if rules["value-rounding"] == "thousand" else 100
    is_dealer = hand.seat == EAST
    if rules["round-share"]:
        base = up(base, step)
    ron = up(base * (6 if is_dealer else 4), step)
    if not hand.is_tsumo:
        ron += hand.honba * rules["honba-ron"]
        return {"ron": ron}, ron
    if rules["honba-before-split"]:
        ron += hand.honba * rules["honba-ron"]
    payment = dealers_tsumo(base, ron, rules, step) if is_dealer else \
        childs_tsumo(base, ron, rules, step)
    extra = 0 if rules["honba-before-split"] else hand.honba * rules["honba-tsumo"]
    payment = {who: share + extra for who, share in payment.items()}
    return {"tsumo": payment}, whole(payment, rules)


def whole(payment, rules):
    others = rules["players"] - 2
    if "next" in payment:
        return payment["next"] + others * payment["each"]
    if "each" in payment:
        return (others + 1) * payment["each"]
    return payment["dealer"] + others * payment["others"]


def dealers_tsumo(base, ron, rules, step):
    split = rules["tsumo-split"]
    if split == "own-share":
        return {"each": up(2 * base, step)}
    if split == "half-missing":
        return {"each": up(up(2 * base, step) * 3 // 2, step)}
    if split == "table":
        return {"each": up(ron // 2, step)}
    half = ron // 2000 * 1000
    return {"each": half} if ron == 2 * half else {"each": half, "next": ron - half}


def childs_tsumo(base, ron, rules, step):
    split = rules["tsumo-split"]
    child, dealer = up(base, step), up(2 * base, step)
    if split == "own-share":
        return {"dealer": dealer, "others": child}
    if split == "half-missing":
        return {"dealer": up(dealer + child // 2, step), "others": up(child * 3 // 2, step)}
    if split == "thirds":
        return thirds_of(ron)
    child = dealer = 0
    while ron > 0:
        row = max((row for row in rules["tsumo-table"] if row["ron"] <= ron),
                  key=lambda row: row["ron"])
        child, dealer, ron = child + row["child"], dealer + row["dealer"], ron - row["ron"]
    return {"dealer": dealer, "others": child}


def thirds_of(ron):
    """In thousands; the child pays the first of the remainder, unless it is the whole value."""
    if ron == 1000:
        return {"dealer": 1000, "others": 0}
    third = ron // 3000 * 1000
    left = ron - 3 * third
    return {"dealer": 2 * third + (1000 if left == 2000 else 0),
            "others": third + (1000 if left else 0)}
