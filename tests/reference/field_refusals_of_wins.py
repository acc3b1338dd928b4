# SPDX-License-Identifier: GPL-3.0-or-later
"""Wins that a ruleset refuses, each for one reason, with the location of the refusal."""

YAKUMAN = ("kokushi", "daisangen", "tsuuiisou", "suurenkou", "daisharin", "chinroutou", "chuuren",
           "ryuuiisou")
YAKU = ("sanrenkou", "sanfuu", "toitoi", "yakuhai-north", "otafuku", "honitsu", "chanta")
OPEN_ONLY_CLOSED = ("pinfu", "iipeikou", "chiitoitsu", "ryanpeikou")


def counts_tai(table):
    return table.fields["scoring"] == "tai"


def first_win(hand):
    return hand["wins"][0] if hand["result"] == "win" else None


def plain(table, hand, closed=None):
    """Returns the first win without everything that depends on its value, or None."""
    win = first_win(hand)
    if win is None or counts_tai(table) or win["player"] in hand.get("riichi", []):
        return None
    if len(hand["wins"]) > 1:
        return None
    for name in ("pao", "bonus", "open"):
        win.pop(name, None)
    if closed is not None:
        win["open"] = not closed
    return win


def with_fu(table, value, fu=30):
    if table.fields["scoring"] == "fu-table" and not table.fields["fixed-fu"]:
        value["fu"] = fu
    return value


def least_han(table):
    if table.honba < table.fields["minimum-han-from-honba"]:
        return 0
    return table.fields["minimum-han"]


# The form of the value

def wrong_form(table, hand, rng):
    win = first_win(hand)
    if win is None:
        return None
    win.pop("pao", None)
    win["value"] = {"han": 3, "fu": 30} if counts_tai(table) else {"tai": 10}
    return "wins[0].value.han" if counts_tai(table) else "wins[0].value.tai"


def yakuman_not_played(table, hand, rng):
    win = plain(table, hand)
    left = [name for name in YAKUMAN if name not in table.fields["yakuman"]]
    if win is None or not left:
        return None
    win["value"] = {"yakuman": [rng.choice(left)]}
    return "wins[0].value.yakuman[0]"


def yaku_not_played(table, hand, rng):
    win = plain(table, hand, closed=False)
    played = {one["yaku"] for one in table.fields["yaku"]}
    left = [name for name in YAKU if name not in played]
    if win is None or not left:
        return None
    win["value"] = with_fu(table, {"yaku": [rng.choice(left)], "dora": 3})
    return "wins[0].value.yaku[0]"


def yaku_of_closed_hands(table, hand, rng):
    win = plain(table, hand, closed=False)
    names = [one["yaku"] for one in table.fields["yaku"]
             if one["open"] == 0 and one["yaku"] in OPEN_ONLY_CLOSED]
    if not table.fields["open-tanyao"] and any(one["yaku"] == "tanyao"
                                               for one in table.fields["yaku"]):
        names.append("tanyao")
    if win is None or not names:
        return None
    win["value"] = with_fu(table, {"yaku": [rng.choice(names)], "dora": 3})
    return "wins[0].value.yaku[0]"


def below_minimum_of_han(table, hand, rng):
    win = plain(table, hand, closed=False)
    least = least_han(table)
    if win is None or least < 2:
        return None
    if rng.random() < 0.5:
        win["value"] = with_fu(table, {"han": rng.randrange(1, least)})
        return "wins[0].value.han"
    win["value"] = with_fu(table, {"yaku": ["yakuhai-white"], "dora": 5})
    return "wins[0].value.yaku"


def fu_not_fixed(table, hand, rng):
    win = plain(table, hand)
    fixed = table.fields["fixed-fu"]
    if win is None or not fixed:
        return None
    win["value"] = {"han": max(least_han(table), 3), "fu": fixed + 10}
    return "wins[0].value.fu"


def fu_missing(table, hand, rng):
    win = plain(table, hand)
    if win is None or table.fields["fixed-fu"] or table.fields["scoring"] != "fu-table":
        return None
    han = table.fields["mangan-han"] - 1
    if han < max(least_han(table), 1):
        return None
    win["value"] = {"han": han}
    return "wins[0].value.fu"


# Tai

def below_minimum_of_tai(table, hand, rng):
    win = first_win(hand)
    if win is None or not counts_tai(table):
        return None
    self_draw = "from" not in win or (win.get("robbed") and table.fields["robbed-kong-self-draw"])
    least = table.fields["tai-minimum-self-draw" if self_draw else "tai-minimum"]
    if least < 2:
        return None
    win["value"] = {"tai": rng.randrange(1, least)}
    return "wins[0].value.tai"


def tai_too_often(table, hand, rng):
    win = first_win(hand)
    items = [one for one in table.fields["tai-items"] if one["item"] in ("dragon", "wait")]
    items += table.fields["house-tai"]
    if win is None or not items:
        return None
    item = rng.choice(items)
    name = item["id"] if "id" in item else item["item"]
    win["value"] = {"tai": [name] * (item["most"] + 1)}
    return f"wins[0].value.tai[{item['most']}]"


def tai_unknown(table, hand, rng):
    win = first_win(hand)
    if win is None or not counts_tai(table):
        return None
    names = {one["item"] for one in table.fields["tai-items"]}
    left = [name for name in ("dragon", "half-flush", "own-flower", "no-such-item")
            if name not in names]
    win["value"] = {"tai": [rng.choice(left)]}
    return "wins[0].value.tai[0]"


def mark_not_played(table, hand, rng):
    win = first_win(hand)
    if win is None or "from" not in win:
        return None
    names = []
    if not table.fields["robbed-kong-self-draw"]:
        names.append("robbed")
    if table.fields["last-tile"] == "ordinary":
        names.append("last_tile")
    if not names:
        return None
    name = rng.choice(names)
    win[name] = True
    return f"wins[0].{name}"


# Several winners, pao and chips

def too_many_winners(table, hand, rng):
    """One winner more than the ruleset allows."""
    win = first_win(hand)
    most = table.fields["max-winners"]
    if win is None or "from" not in win or most > table.n - 2 or counts_tai(table):
        return None
    others = [who for who in table.players if who != win["from"]]
    value = {"limit": "yakuman"}
    hand["wins"] = [{"player": who, "from": win["from"], "value": value}
                    for who in rng.sample(others, most + 1)]
    return "wins"


def pao_not_played(table, hand, rng):
    win = first_win(hand)
    if win is None or "pao" in win:
        return None
    fields = table.fields
    feeders = fields["pao-single-tile"] or fields["pao-fed-melds"] or \
        fields["pao-kan-feeder"] != "none"
    if fields["pao-yakuman"] or feeders:
        return None
    win["pao"] = {"player": (win["player"] + 1) % table.n}
    return "wins[0].pao"


def pao_of_winner(table, hand, rng):
    win = first_win(hand)
    if win is None or "pao" not in win:
        return None
    win["pao"]["player"] = win["player"]
    return "wins[0].pao.player"


def pao_not_liable(table, hand, rng):
    win = first_win(hand)
    if win is None or "pao" not in win or counts_tai(table) or \
            table.fields["pao-share"] != "liable-yakuman":
        return None
    win["pao"]["for"] = ["kokushi"]
    return "wins[0].pao.for[0]"


def bonus_not_played(table, hand, rng):
    win = first_win(hand)
    if win is None:
        return None
    fields = table.fields
    names = [name for name in ("ippatsu", "ura", "red") if not fields[f"chip-{name}"]]
    colors = {one["color"] for one in fields["special-tiles"] if one.get("chips")}
    names += [name for name in ("blue", "gold", "silver", "rainbow", "marked")
              if name not in colors]
    if not names:
        return None
    name = rng.choice(names)
    win["bonus"] = {name: 1}
    return f"wins[0].bonus.{name}"


def too_many_special_tiles(table, hand, rng):
    win = first_win(hand)
    tiles = [one for one in table.fields["special-tiles"] if one.get("chips")]
    if win is None or not tiles:
        return None
    color = rng.choice(tiles)["color"]
    count = sum(one["count"] for one in table.fields["special-tiles"] if one["color"] == color)
    win["bonus"] = {color: count + 1}
    return f"wins[0].bonus.{color}"


def red_of_open_hand(table, hand, rng):
    if not table.fields["chip-red-closed"]:
        return None
    win = first_win(hand)
    if win is None or not win.get("open"):
        return None
    win["bonus"] = {"red": 1}
    return "wins[0].bonus.red"


def vain_open_win(table, hand, rng):
    """A cheap open win in the last hand by a child who stays at a rank below 1st."""
    if not table.fields["last-hand-open-win"] or not table.is_last() or hand.get("fouls"):
        return None
    win = plain(table, hand, closed=False)
    ranks = table.ranks(table.scores, table.won)
    if win is None or win["player"] == table.dealer or ranks[win["player"]] == 1:
        return None
    hand.pop("continue", None)
    win["value"] = with_fu(table, {"han": max(least_han(table), 2)})
    out = table.play_out(hand)
    if table.ranks(out.scores, out.won)[win["player"]] < ranks[win["player"]]:
        return None
    return "wins[0]"


REFUSALS_OF_WINS = (
    wrong_form, yakuman_not_played, yaku_not_played, yaku_of_closed_hands, below_minimum_of_han,
    vain_open_win, fu_not_fixed, fu_missing, below_minimum_of_tai, tai_too_often, tai_unknown,
    mark_not_played, too_many_winners, pao_not_played, pao_of_winner, pao_not_liable,
    bonus_not_played, too_many_special_tiles, red_of_open_hand)
