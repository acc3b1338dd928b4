# SPDX-License-Identifier: GPL-3.0-or-later
"""One illegal thing in a win, or in the value of a hand."""

import copy

from corruption_tools import FLOAT, HUGE, NOT_WHOLE, legal_value, rules_of


def some_win(hand, rng, at):
    if hand["result"] != "win":
        return None, None
    number = rng.randrange(len(hand["wins"]))
    return hand["wins"][number], f"{at}.wins[{number}]"


def win_player(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    if rng.random() < 0.2:
        del win["player"]
    else:
        win["player"] = rng.choice([rules_of(game).PLAYERS, -1] + NOT_WHOLE)
    return f"{here}.player"


def ron_from_self(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    hand["wins"] = [win]
    hand.pop("fouls", None)
    win["from"] = win["player"]
    win.pop("on_riichi_tile", None)
    return f"{at}.wins[0].from"


def second_win(game, rng, hand, at):
    """A tsumo next to another win, another discarder, a winner twice."""
    rules = rules_of(game)
    if hand["result"] != "win" or rules.MAX_WINNERS < 2:
        return None
    first = hand["wins"][0]
    hand.pop("fouls", None)
    free = [who for who in range(rules.PLAYERS)
            if who not in (first["player"], first.get("from"))]
    second = {"player": free[0], "value": {"limit": "mangan"}}
    hand["wins"] = [first, second]
    if "from" not in first or rng.random() < 0.3:
        first.pop("from", None)
        first.pop("on_riichi_tile", None)
        first["value"] = {"limit": "haneman"}
        first.pop("pao", None)
        return f"{at}.wins[1].from"
    way = rng.randrange(3)
    if way == 0 and len(free) > 1:
        second["from"] = free[1]
    elif way == 1:
        second.update({"player": first["player"], "from": first["from"]})
        return f"{at}.wins[1].player"
    return f"{at}.wins[1].from"


def flag_not_a_boolean(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    name = rng.choice(["open", "on_riichi_tile"])
    win[name] = rng.choice([1, "yes", None])
    return f"{here}.{name}"


def riichi_tile_without_riichi(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    hand["riichi"] = [who for who in hand.get("riichi", []) if who != win.get("from")]
    for other in hand["wins"]:
        other.pop("on_riichi_tile", None)
    win["on_riichi_tile"] = True
    return f"{here}.on_riichi_tile"


def member_not_played(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    name = rng.choice(["robbed", "last_tile"])
    if rules_of(game).TAI:
        # Played, but each is a discard.
        for gone in ("from", "robbed", "last_tile"):
            win.pop(gone, None)
        win["value"] = {"tai": 54}
    win[name] = True
    return f"{here}.{name}"


def pao_player(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    rules = rules_of(game)
    if not rules.PAO:
        return None
    player = rng.choice([win["player"]] * 8 + [rules.PLAYERS, -1] + NOT_WHOLE)
    win["pao"] = {} if rng.random() < 0.2 else {"player": player}
    return f"{here}.pao.player"


def pao_for(game, rng, hand, at):
    """Not a liable yakuman, not in the hand, twice."""
    win, here = some_win(hand, rng, at)
    rules = rules_of(game)
    # In EMA, where yakuman do not add up, the texts do not limit the liability to a share.
    if not win or not rules.PAO or not rules.PAO_SHARES or rules.ID == "ema-2025":
        return None
    named = rng.choice([["tsuuiisou"], ["suuankou"], ["daisuushi"], ["daisangen", "tsuuiisou"],
                        ["no-such"]] + [["daisangen", "daisangen"]] * 5)
    win["pao"] = {"player": (win["player"] + 1) % rules.PLAYERS, "for": named}
    win["value"] = {"yakuman": ["daisangen", "tsuuiisou", "suuankou"]}
    win.pop("open", None)
    return f"{here}.pao.for[{len(named) - 1}]"


def bonus_wrong(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    choices = [("ippatsu", 2), ("ippatsu", 2), ("ura", -1), ("ura", FLOAT), ("ura", HUGE)]
    if "red" not in rules_of(game).BONUS:
        choices.append(("red", 1))
    name, count = rng.choice(choices)
    win["bonus"] = {name: count}
    return f"{here}.bonus.{name}"


# Values

def value_place(game, rng, hand, at):
    """Some value of the hand: a winner's, or one shown against a foul."""
    win, here = some_win(hand, rng, at)
    if win and rng.random() < 0.9:
        return win, here
    for number, foul in enumerate(hand.get("fouls", [])):
        if foul.get("against"):
            return foul["against"][0], f"{at}.fouls[{number}].against[0]"
    return win, here


def value_wrong(choices, applies=lambda rules: not rules.TAI):
    """One of these values, if the ruleset refuses it."""
    def corrupt(game, rng, hand, at):
        thing, here = value_place(game, rng, hand, at)
        if not thing or not applies(rules_of(game)):
            return None
        value, place = copy.deepcopy(rng.choice(choices))
        thing.pop("open", None)
        thing.pop("pao", None)
        thing["value"] = value
        if place.startswith(".tai["):
            thing.pop("robbed", None)
        return f"{here}.value{place}"
    return corrupt


value_form = value_wrong([({}, ""), ({"fu": 30}, ""), ({"han": 3, "fu": 30, "limit": "mangan"}, ""),
                          ({"yakuman": ["daisangen"], "limit": "yakuman"}, ""), (7, ""), ([], ""),
                          ({"yaku": ["tanyao"], "han": 1, "fu": 30}, "")])
value_tai = value_wrong([({"tai": 54}, ".tai"), ({"tai": ["dragon"]}, ".tai")])
value_of_tai = value_wrong(
    [({"tai": number}, ".tai") for number in [0, -4] + NOT_WHOLE[:-1]],
    lambda rules: rules.TAI)
tai_unknown = value_wrong(
    [({"tai": found}, f".tai[{len(found) - 1}]") for found in (
        ["no-such"], ["dragon", "riichi"], ["penghu-shunzi", 3], ["wait", ""])],
    lambda rules: rules.TAI)
tai_together = value_wrong(
    [({"tai": found}, f".tai[{len(found) - 1}]") for found in (
        ["wait", "wait"], ["dragon", "dragon", "no-wild", "no-wild"],
        ["wait", "one-wild", "three-wild"], ["dragon", "half-flush", "full-flush"],
        ["half-flush", "all-honours"], ["loose-honours", "all-honours"],
        ["seat-wind", "seat-round-wind"], ["zuotai", "zuotai"], ["dragon"] * 4,
        ["own-flower"] * 3, ["no-wild", "all-triplets-wild"],
        ["full-flush", "loose-honours"])], lambda rules: rules.TAI)
value_han = value_wrong([({"han": number, "fu": 30}, ".han") for number in [0, -1] + NOT_WHOLE])
value_riichi_under_tai = value_wrong(
    [({"limit": "mangan"}, ".limit"), ({"han": 3, "fu": 30}, ".han"),
     ({"yakuman": ["daisangen"]}, ".yakuman")], lambda rules: rules.TAI)
value_fu = value_wrong([({"han": 2, "fu": fu}, ".fu") for fu in
                        [0, 10, 15, 22, 24, 26, 35, 180, -30, 1000, HUGE, FLOAT, "30", None]])
value_fu_where_it_does_not_matter = value_wrong(
    [({"han": han, "fu": fu}, ".fu") for han in (5, 8, 13) for fu in (24, 10, 180, 32)])
value_fu_missing = value_wrong([({"han": han}, ".fu") for han in (1, 2, 3, 4)] +
                               [({"yaku": ["tanyao"], "dora": 1}, ".fu")],
                               lambda rules: rules.COUNTS_FU and not rules.TAI)
value_limit = value_wrong([({"limit": name}, ".limit") for name in
                           ("Mangan", "double-yakuman", "", "kazoe", 5, None)])
value_yakuman = value_wrong([
    ({"yakuman": []}, ".yakuman"), ({"yakuman": []}, ".yakuman"),
    ({"yakuman": "daisangen"}, ".yakuman"), ({"yakuman": ["hyakuman-goku"]}, ".yakuman[0]"),
    ({"yakuman": ["daisangen", "riichi"]}, ".yakuman[1]"),
    ({"yakuman": ["daisangen", "no-such"]}, ".yakuman[1]"), ({"yakuman": [4]}, ".yakuman[0]")])
value_yakuman_twice = value_wrong([({"yakuman": ["daisangen", "daisangen"]}, ".yakuman[1]"), (
    {"yakuman": ["suuankou", "tsuuiisou", "suuankou"]}, ".yakuman[2]")])
value_yaku = value_wrong([
    ({"yaku": []}, ".yaku"), ({"yaku": [], "dora": 3, "fu": 30}, ".yaku"),
    ({"yaku": ["no-such"], "fu": 30}, ".yaku[0]"), ({"yaku": ["tanyao", 3], "fu": 30}, ".yaku[1]"),
    ({"yaku": ["daisangen"], "fu": 30}, ".yaku[0]"),
    ({"yaku": ["tanyao"], "fu": 30, "dora": -1}, ".dora"),
    ({"yaku": ["tanyao"], "fu": 30, "dora": FLOAT}, ".dora"),
    ({"yaku": ["tanyao"], "fu": 31}, ".fu"), ({"yaku": ["tanyao"], "fu": 30, "open": 1}, ".open")])
value_yaku_twice = value_wrong([({"yaku": ["tanyao", "tanyao"], "fu": 30}, ".yaku[1]"),
                                ({"yaku": ["riichi", "riichi"], "fu": 30}, ".yaku[1]")])
value_yaku_incompatible = value_wrong([
    ({"yaku": pair, "fu": 30}, ".yaku[1]") for pair in
    (["riichi", "double-riichi"], ["honitsu", "chinitsu"], ["chanta", "junchan"],
     ["junchan", "chanta"], ["iipeikou", "ryanpeikou"])])
value_renhou = value_wrong([({"yaku": ["riichi", "renhou"], "fu": 30}, ".yaku[1]")],
                           lambda rules: "renhou" in rules.YAKU)
value_shousharin = value_wrong([
    ({"yaku": ["shousharin", name], "fu": 30}, ".yaku[1]") for name in ("chiitoitsu", "honitsu")],
    lambda rules: "shousharin" in rules.YAKU)
value_yaku_closed_only = value_wrong([
    ({"yaku": ["yakuhai-red", name], "fu": 30, "open": True}, ".yaku[1]") for name in
    ("riichi", "double-riichi", "pinfu", "iipeikou", "ryanpeikou", "chiitoitsu")])


def yaku_of_another_ruleset(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    rules = rules_of(game)
    if not win or rules.TAI:
        return None
    # Some rulesets have these as yakuman, so they are not in their yaku either.
    yakuman = rng.random() < 0.3
    names = ["suurenkou", "daisharin", "renhou"] if yakuman else [
        "honroutou", "set-chiitoi", "shousharin", "honrou-toitoi", "sanrenkou", "sanfuu",
        "yakuhai-north", "gyakusharin"]
    played = rules.YAKUMAN if yakuman else rules.YAKU
    name = rng.choice([name for name in names if name not in played])
    win["value"] = {"yakuman": [name]} if yakuman else {"yaku": [name], "fu": 30}
    win.pop("open", None)
    win.pop("pao", None)
    return f"{here}.value.{'yakuman' if yakuman else 'yaku'}[0]"


def yaku_of_one_ruleset_only(game, rng, hand, at):
    """The texts of Allen's and the parlor on otafuku and on pinfu with tsumo."""
    win, here = some_win(hand, rng, at)
    if not win or game["ruleset"] not in ("allen", "sanma-parlor"):
        return None
    win.pop("open", None)
    win.pop("pao", None)
    if game["ruleset"] == "allen":
        win["value"] = {"yaku": ["otafuku"]}
        return f"{here}.value.yaku"
    hand["wins"] = [win]
    for gone in ("from", "on_riichi_tile"):
        win.pop(gone, None)
    win["value"] = {"yaku": ["pinfu", "tsumo"], "fu": 30}
    return f"{at}.wins[0].value.yaku[1]"


def open_tanyao(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win or game["ruleset"] != "sanma-parlor":
        return None
    win["open"] = True
    win["value"] = {"yaku": ["yakuhai-red", "tanyao"][rng.randrange(2):], "fu": 30}
    return f"{here}.value.yaku[{len(win['value']['yaku']) - 1}]"


# Contradictions

def contradiction(change):
    """Changes a single win without riichi so that it contradicts itself, and returns the location
    below the win. The winner has become 1st before, so that there is no other error."""
    def corrupt(game, rng, hand, at):
        rules = rules_of(game)
        win, _ = some_win(hand, rng, at)
        if not win or rules.TAI:
            return None
        game["hands"].insert(len(game["hands"]) - 1, {"result": "adjust", "transfers": [
            {"from": (win["player"] + 1) % rules.PLAYERS, "to": win["player"], "points": 900000}]})
        win = {"player": win["player"], "value": {"limit": "mangan"},
               "from": (win["player"] + 1) % rules.PLAYERS}
        hand.clear()
        hand.update(result="win", wins=[win])
        place = change(rules, rng, hand, win)
        return place and f"hands[{len(game['hands']) - 1}].wins[0]{place}"
    return corrupt


def declare(hand, win):
    hand["riichi"] = [win["player"]]


def riichi_without_stick(rules, rng, hand, win):
    form = rng.randrange(4)
    if form == 0:
        win["value"] = {"yaku": ["riichi", "pinfu"], "fu": 30}
        return ".value.yaku[0]"
    if form == 1:
        win["value"] = {"yaku": ["chinitsu", "double-riichi"]}
        return ".value.yaku[1]"
    names = [name for name in ("ippatsu", "ura") if name in rules.BONUS]
    if not names:
        return None
    name = rng.choice(names)
    win["bonus"] = {name: 1}
    return f".bonus.{name}"


def open_in_riichi(rules, rng, hand, win):
    declare(hand, win)
    if rng.random() < 0.7:
        win["open"] = True
        return ".open"
    win["value"] = {"yaku": ["chinitsu"], "open": True}
    return ".value.open"


def list_without(rules, rng, hand, win):
    """The declared riichi, or the self-draw of a closed hand."""
    if rng.random() < 0.5:
        declare(hand, win)
        win["value"] = {"yaku": ["chinitsu", "tanyao"]}
        return ".value.yaku"
    del win["from"]
    win["value"] = {"yaku": ["chiitoitsu", "chinitsu"]}
    return ".value.yaku"


def yaku_of_five_sets(rules, rng, hand, win):
    win["open"] = True
    win["value"] = {"yaku": ["yakuhai-red", "ittsu", "yakuhai-white"], "dora": 3}
    return ".value.yaku"


def fu_of_no_hand(rules, rng, hand, win):
    if not rules.COUNTS_FU:
        return None
    values = [{"han": 1, "fu": 25}, {"han": 2, "fu": 120}, {"yaku": ["pinfu"], "fu": 40},
              {"yaku": ["chiitoitsu"], "fu": 30}, {"yaku": ["toitoi"], "fu": 25}]
    if not rules.OPEN_PINFU_20:
        values += [{"han": 2, "fu": 20}, {"han": 1, "fu": 20}]
    win["value"] = rng.choice(values)
    return ".value.fu"


def first_turn(rules, rng, hand, win):
    """A yakuman of the first turn by ron, or after a riichi."""
    win["value"] = {"yakuman": [rng.choice(["tenhou", "chiihou"])]}
    if rng.random() < 0.5:
        del win["from"]
        declare(hand, win)
    return ".value.yakuman[0]"


def yakuman_together(rules, rng, hand, win):
    pairs = [["suuankou", "suuankou-tanki"], ["daisangen", "kokushi"], ["tsuuiisou", "chinroutou"],
             ["daisangen", "daisuushi"], ["chuuren", "suukantsu"]]
    win["value"] = {"yakuman": rng.choice(pairs)}
    return ".value.yakuman[1]"


def open_yakuman(rules, rng, hand, win):
    win["open"] = True
    win["value"] = {"yakuman": [rng.choice(["suuankou", "kokushi", "chuuren"])]}
    return ".value.yakuman[0]"


CONTRADICTIONS = [contradiction(change) for change in (
    riichi_without_stick, open_in_riichi, list_without, yaku_of_five_sets, fu_of_no_hand,
    first_turn, yakuman_together, open_yakuman)]


def too_many_winners(game, rng, hand, at):
    """Not if every player except the discarder may win: nobody is left."""
    rules = rules_of(game)
    if rules.MAX_WINNERS >= rules.PLAYERS - 1:
        return None
    hand.clear()
    number = rng.randint(rules.MAX_WINNERS + 1, rules.PLAYERS - 1)
    hand.update(result="win", wins=[
        {"player": who, "from": rules.PLAYERS - 1, "value": legal_value(game)}
        for who in range(number)])
    return f"{at}.wins"

CORRUPTIONS_OF_WINS = [
    win_player, ron_from_self, second_win, flag_not_a_boolean, riichi_tile_without_riichi,
    member_not_played, pao_player, pao_for, bonus_wrong, value_form, value_tai, value_of_tai,
    tai_unknown, tai_together, value_riichi_under_tai, value_han, value_fu,
    value_fu_where_it_does_not_matter, value_fu_missing, value_limit, value_yakuman,
    value_yakuman_twice, value_yaku, value_yaku_twice, value_yaku_incompatible, value_shousharin,
    value_yaku_closed_only, yaku_of_another_ruleset, yaku_of_one_ruleset_only, open_tanyao,
    value_renhou, too_many_winners] + CONTRADICTIONS
