# SPDX-License-Identifier: GPL-3.0-or-later
"""Random other values of the fields that affect the value of a hand, without conflicts."""

from hand_rules import fields_of

# Boolean fields, and others with their values.
ANY = {"open-tanyao": (True, False), "open-tanyao-in": ("any", "toitoi-or-chinitsu"),
       "seven-pairs-four-alike": (True, False), "five-alike": (True, False),
       "red-fives": (0, 1, 2, 3, 4),
       "red-fives-suits": ([], [{"suit": "pinzu", "count": 2}],
                           [{"suit": "souzu", "count": 0}, {"suit": "pinzu", "count": 4}]),
       "dora-tile": ("next", "shown"),
       "ura-dora": (True, False), "kan-dora": (True, False), "kan-ura-dora": (True, False),
       "flowers": (0, 4, 8), "nuki-north": (True, False),
       "several-yakuman": ("sum", "highest-plus-two", "highest"),
       "pinfu-tsumo": ("both", "pinfu-only"), "calls-keep-first-turn": (True, False),
       "kan-on-last-tile": (True, False), "ippatsu-with-houtei": (True, False)}
FU = {"kiriage-mangan": (True, False), "seven-pairs-forty-fu": (True, False),
      "open-pinfu": ("thirty", "twenty", "twenty-always"), "double-wind-pair-fu": (2, 4),
      "rinshan-haitei-tsumo-fu": (True, False),
      "rinshan-tsumo-fu": ("as-haitei", "none", "two"),
      "counted-yakuman": (0, 10, 11, 12, 13, 14, 20),
      "honba-ron": (0, 300, 1500), "honba-tsumo": (0, 100, 500)}
# Neutral where all hands have the same fu.
OF_FU = ("seven-pairs-forty-fu", "open-pinfu", "double-wind-pair-fu", "rinshan-haitei-tsumo-fu",
         "rinshan-tsumo-fu")
SPLITS = ("own-share", "half-missing")
LOCAL_YAKU = {"sanrenkou": (2, 2), "sanfuu": (2, 2), "set-chiitoi": (3, 0), "shousharin": (6, 0),
              "gyakusharin": (6, 0), "honrou-toitoi": (6, 6), "renhou": (4, 0)}
LOCAL_YAKUMAN = ("suurenkou", "daisharin")
FIRM_YAKUMAN = {"kokushi", "tenhou"}
# Without these a hand would have to be interpreted at a lower value, which no ruleset specifies.
FIRM_YAKU = {"double-riichi", "ryanpeikou", "junchan", "chinitsu", "tsumo", "pinfu",
             "yakuhai-white", "yakuhai-green", "yakuhai-red", "chiitoitsu", "honroutou", "toitoi"}


def override_of(rng, ruleset):
    fields = fields_of(ruleset)
    may = dict(ANY)
    if fields["scoring"] == "fu-table":
        may.update(FU)
        for field in OF_FU if fields["fixed-fu"] else ():
            del may[field]
        if fields["players"] == 3 and fields["tsumo-split"] in SPLITS:
            may["tsumo-split"] = SPLITS
    if fields["five-alike"]:
        # The number of North tiles to set aside would then be unspecified.
        del may["nuki-north"]
    found = {field: rng.choice(may[field])
             for field in rng.sample(sorted(may), rng.choice((1, 1, 2, 3, 6)))}
    if found.get("five-alike") and found.get("nuki-north", fields["nuki-north"]):
        del found["five-alike"]
    if rng.random() < 0.4:
        found["yaku"] = other_yaku(rng, fields)
    if rng.random() < 0.3:
        found.update(other_yakuman(rng, fields))
    if rng.random() < 0.1:
        found["wild-tile"] = rng.choice(("white", "missing"))
    if rng.random() < 0.2 and fields["riichi-stake"] and \
            found.get("wild-tile", fields["wild-tile"]) == "none":
        found["wild-white"] = rng.choice(("after-riichi", "ippatsu"))
    counted = found.get("counted-yakuman", fields["counted-yakuman"])
    if fields["scoring"] == "fu-table":
        found["counted-yakuman-steps"] = rng.choice((1, 2, 4)) if counted else 1
    return found


def other_yaku(rng, fields):
    """Some removed, some with another value, some of other rulesets."""
    rows = [dict(row) for row in fields["yaku"]
            if row["yaku"] in FIRM_YAKU or rng.random() > 0.05]
    for row in rows:
        if rng.random() < 0.1 and row["yaku"] not in ("set-chiitoi", "otafuku", "renhou"):
            row["closed"] = rng.randint(max(row["open"], 1), 6)
    known = {row["yaku"] for row in rows} | set(fields["yakuman"])
    for name, (closed, is_open) in LOCAL_YAKU.items():
        if name not in known and rng.random() < 0.25:
            rows.append({"yaku": name, "closed": closed, "open": is_open, "instead": False})
    return rows


def other_yakuman(rng, fields):
    names = [name for name in fields["yakuman"]
             if name in FIRM_YAKUMAN or rng.random() > 0.04]
    names += [name for name in LOCAL_YAKUMAN if name not in names and rng.random() < 0.3]
    double = [name for name in names if rng.random() < 0.2]
    great = [name for name in names if name not in double and rng.random() < 0.2]
    return {"yakuman": names, "double-yakuman": double, "great-yakuman": great,
            "pao-yakuman": [name for name in fields["pao-yakuman"] if name in names]}
