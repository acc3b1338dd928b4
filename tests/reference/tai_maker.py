# SPDX-License-Identifier: GPL-3.0-or-later
"""Random values in tai: a sum, or a list of items that one hand can have."""

SUMS = [1, 2, 3, 4, 4, 5, 9, 10, 11, 14, 20, 51, 54, 60, 71, 101, 151, 160, 251, 404, 804, 1104]
FORMS = [["thirteen-unrelated"], ["thirteen-unrelated-stars"],
         ["thirteen-unrelated-stars-concealed"], ["thirteen-unrelated-missing-suit"],
         ["all-triplets"], ["all-triplets", "lone-tile"], ["lone-tile"], ["seven-pairs"],
         ["seven-pairs", "bomb"], ["seven-pairs", "concealed-bomb", "concealed-bomb"],
         ["seven-pairs", "concealed-bomb", "bomb"], ["penghu-shunzi"], ["penghu-shunzi", "wait"]]
FORMS_WITH_WILDS = [["all-triplets-wild"], ["lone-tile-wild"], ["seven-pairs-wild"],
                    ["seven-pairs-wild", "concealed-bomb"], ["penghu-shunzi"]]
SETS = [[], ["dragon"], ["dragon", "dragon"], ["seat-round-wind"], ["seat-wind"], ["round-wind"],
        ["seat-wind", "round-wind"], ["dragon", "seat-wind"]]
KONGS = ["direct-kan", "concealed-kan", "added-kan"]
HONORS = {"dragon", "seat-round-wind", "seat-wind", "round-wind"}
NO_HONORS = {"full-flush", "loose-honours", "all-honours"}
FLOWERS = [["own-flower"], ["own-flower", "own-flower"], ["four-flowers", "own-flower"],
           ["four-flowers", "four-flowers", "own-flower", "own-flower", "eight-flowers"]]


def make_tai(maker, self_draw):
    """Occasionally a discard win below the minimum, which must be refused."""
    rng = maker.rng
    if maker.chance(45):
        enough = self_draw is not False or maker.chance(8)
        return {"tai": rng.choice(SUMS if enough else [tai for tai in SUMS if tai >= 4])}
    found = hand_items(maker, self_draw)
    if self_draw is False and not maker.chance(15):
        reach_the_minimum(found)
    rng.shuffle(found)
    return {"tai": found}


def reach_the_minimum(found):
    """Honors, if the hand can have them, raise it above the four tai."""
    forms = set(found) & {name for form in FORMS + FORMS_WITH_WILDS for name in form}
    if not forms - {"all-triplets", "all-triplets-wild"} and not set(found) & NO_HONORS:
        found += [name for name in ("dragon", "dragon", "round-wind") if name not in found and
                  "seat-round-wind" not in found]


def hand_items(maker, self_draw):
    rng = maker.rng
    if self_draw and maker.chance(5):
        return ["eight-flowers-now", "four-flowers", "four-flowers"]
    wilds = rng.choice(["no-wild", "no-wild", "one-wild", "two-wild", "three-wild",
                        "three-flower-wild"])
    found = [wilds]
    if wilds not in ("no-wild", "three-flower-wild") and maker.chance(20):
        found.append("wild-as-itself")
    special = maker.chance(35)
    if special:
        found += rng.choice(FORMS if wilds == "no-wild" else FORMS_WITH_WILDS)
    else:
        found += rng.choice(SETS)
        if maker.chance(40):
            found.append("wait")
    if maker.chance(25) and not any("unrelated" in name for name in found):
        found.append(flush(rng, found))
    elif maker.chance(4):
        special = True
        found = [wilds, rng.choice(["loose-honours", "all-honours"])]
    if self_draw:
        found.append("zimo")
    if not special and maker.chance(25):
        kong = rng.choice(KONGS)
        found.append(kong + "-bloom" if self_draw and maker.chance(40) else kong)
        if maker.chance(30):
            found.append(rng.choice(KONGS))
    if maker.chance(25):
        # A group of wild flowers is never complete.
        found += rng.choice(FLOWERS[:3] if wilds == "three-flower-wild" else FLOWERS)
    if self_draw and maker.chance(5) and not any("bloom" in name for name in found):
        found.append("flower-bloom")
    if maker.chance(40):
        found.append("zuotai")
    return found


def flush(rng, found):
    return "half-flush" if HONORS & set(found) else rng.choice(["half-flush", "full-flush"])
