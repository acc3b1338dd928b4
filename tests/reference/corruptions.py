# SPDX-License-Identifier: GPL-3.0-or-later
"""One illegal thing put into a legal game, and the place where it must be refused.

Each function gets the game (its own copy), the random source and the last hand with its place.
It changes the game and returns the place, or None where it does not apply."""

import copy
import json

HUGE, FLOAT, EXPONENT = 987654321001, 987654321002, 987654321003
SPELLINGS = {HUGE: "99999999999999999999", FLOAT: "3.0", EXPONENT: "1e3"}
NOT_WHOLE = [HUGE, FLOAT, EXPONENT, "1", True, None, 2.5, []]


def text_of(game):
    """The game as one line; numbers that JSON writers would not write are spelled out."""
    text = json.dumps(game, ensure_ascii=False)
    for number, spelling in SPELLINGS.items():
        text = text.replace(str(number), spelling)
    return text


# The game

def no_format(game, rng, hand, at):
    if rng.random() < 0.5:
        del game["format"]
    else:
        game["format"] = rng.choice(["tenbo-game/2", "", 1])
    return "format"


def no_ruleset(game, rng, hand, at):
    if rng.random() < 0.5:
        del game["ruleset"]
    else:
        game["ruleset"] = "no-such-ruleset"
    return "ruleset"


def wrong_players(game, rng, hand, at):
    way = rng.randrange(4)
    if way == 0:
        game["players"][2] = ""
        return "players[2]"
    if way == 1:
        game["players"][1] = 7
        return "players[1]"
    if way == 2:
        game["players"].pop()
    else:
        game["players"].append("E")
    return "players"


def unknown_member(game, rng, hand, at):
    places = [(game, "")] + [(hand, at)]
    for name in ("wins", "fouls", "transfers"):
        for number, entry in enumerate(hand.get(name, [])):
            here = f"{at}.{name}[{number}]"
            places.append((entry, here))
            for inner in ("value", "pao", "bonus"):
                if inner in entry:
                    places.append((entry[inner], f"{here}.{inner}"))
    thing, place = rng.choice(places)
    name = rng.choice(["colour", "Player", "notes", "ids"])
    thing[name] = 1
    return f"{place}.{name}" if place else name


# The hand

def member_of_another_result(game, rng, hand, at):
    foreign = {"win": ["tenpai", "reason", "transfers", "wareme"], "draw": ["wins", "transfers"],
               "foul": ["wins", "tenpai", "nagashi"], "adjust": ["riichi", "fouls", "continue"],
               "stop": ["riichi", "transfers"]}[hand["result"]]
    name = rng.choice(foreign)
    hand[name] = {"reason": "four-kans", "wareme": 1, "continue": True}.get(name, [0])
    return f"{at}.{name}"


def result_unknown(game, rng, hand, at):
    if rng.random() < 0.3:
        del hand["result"]
    else:
        hand["result"] = rng.choice(["ron", "WIN", "", 3])
    return f"{at}.result"


def abort(game, rng, hand, at):
    game["hands"][-1] = {"result": "abort", "reason": rng.choice(["nine-terminals", "four-winds"])}
    return f"{at}.result"


def player_list(game, rng, hand, at):
    name = {"win": "riichi", "foul": "riichi", "draw": "tenpai"}.get(hand["result"])
    if name is None:
        return None
    found = hand.setdefault(name, [])
    if found and rng.random() < 0.5:
        found.append(found[0])
    else:
        found.append(rng.choice([4, -1] + NOT_WHOLE))
    return f"{at}.{name}[{len(found) - 1}]"


def riichi_below_minimum(game, rng, hand, at):
    if hand["result"] not in ("win", "draw", "foul"):
        return None
    who = rng.randrange(4)
    poor = {"result": "adjust", "transfers": [
        {"from": who, "to": (who + 1) % 4, "points": 900000}]}
    game["hands"].insert(len(game["hands"]) - 1, poor)
    hand["riichi"] = [who]
    if hand["result"] == "draw":
        hand["tenpai"] = [who]
        hand.pop("fouls", None)
    for win in hand.get("wins", []):
        win.pop("on_riichi_tile", None)
    return f"hands[{len(game['hands']) - 1}].riichi[0]"


def riichi_not_tenpai(game, rng, hand, at):
    hand.clear()
    who = rng.randrange(4)
    hand.update(result="draw", riichi=[who], tenpai=[(who + 1) % 4])
    return f"{at}.riichi[0]"


def nagashi(game, rng, hand, at):
    if hand["result"] != "draw":
        return None
    hand["nagashi"] = [1]
    return f"{at}.nagashi"


def continue_not_a_truth(game, rng, hand, at):
    if hand["result"] not in ("win", "draw", "foul"):
        return None
    hand["continue"] = rng.choice([1, 0, "true", None])
    return f"{at}.continue"


def no_wins(game, rng, hand, at):
    if hand["result"] != "win":
        return None
    if rng.random() < 0.5:
        del hand["wins"]
    else:
        hand["wins"] = rng.choice([[], {}, None])
    return f"{at}.wins"


# A win

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
        win["player"] = rng.choice([4, -1] + NOT_WHOLE)
    return f"{here}.player"


def ron_from_self(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    hand["wins"] = [win]
    win["from"] = win["player"]
    win.pop("on_riichi_tile", None)
    return f"{at}.wins[0].from"


def second_win(game, rng, hand, at):
    """A tsumo beside another win, another discarder, a winner twice."""
    if hand["result"] != "win" or game["ruleset"] == "mleague":
        return None
    first = hand["wins"][0]
    hand.pop("fouls", None)
    free = [who for who in range(4) if who not in (first["player"], first.get("from"))]
    second = {"player": free[0], "value": {"limit": "mangan"}}
    hand["wins"] = [first, second]
    if "from" not in first or rng.random() < 0.3:
        first.pop("from", None)
        first.pop("on_riichi_tile", None)
        return f"{at}.wins[1].from"
    way = rng.randrange(3)
    if way == 0:
        second["from"] = free[1]
    elif way == 1:
        second.update({"player": first["player"], "from": first["from"]})
        return f"{at}.wins[1].player"
    return f"{at}.wins[1].from"


def flag_not_a_truth(game, rng, hand, at):
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
    win[name] = True
    return f"{here}.{name}"


def pao_player(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    player = rng.choice([win["player"]] * 8 + [4, -1] + NOT_WHOLE)
    win["pao"] = {} if rng.random() < 0.2 else {"player": player}
    return f"{here}.pao.player"


def pao_for(game, rng, hand, at):
    """Not a liable yakuman, not in the hand, twice."""
    win, here = some_win(hand, rng, at)
    if not win or game["ruleset"] != "mleague":
        return None
    named = rng.choice([["tsuuiisou"], ["suuankou"], ["daisuushi"], ["daisangen", "tsuuiisou"],
                        ["no-such"]] + [["daisangen", "daisangen"]] * 5)
    win["pao"] = {"player": (win["player"] + 1) % 4, "for": named}
    win["value"] = {"yakuman": ["daisangen", "tsuuiisou", "suuankou"]}
    win.pop("open", None)
    return f"{here}.pao.for[{len(named) - 1}]"


def bonus_wrong(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    name, count = rng.choice([("red", 1), ("ippatsu", 2), ("ippatsu", 2), ("ura", -1),
                              ("ura", FLOAT), ("ura", HUGE)])
    win["bonus"] = {name: count}
    return f"{here}.bonus.{name}"


# A value

def value_place(game, rng, hand, at):
    """Some value of the hand: a winner's, or one shown against a foul."""
    win, here = some_win(hand, rng, at)
    if win and rng.random() < 0.9:
        return win, here
    for number, foul in enumerate(hand.get("fouls", [])):
        if foul.get("against"):
            return foul["against"][0], f"{at}.fouls[{number}].against[0]"
    return win, here


def value_wrong(choices):
    def corrupt(game, rng, hand, at):
        thing, here = value_place(game, rng, hand, at)
        if not thing:
            return None
        value, place = copy.deepcopy(rng.choice(choices))
        thing.pop("open", None)
        thing.pop("pao", None)
        thing["value"] = value
        return f"{here}.value{place}"
    return corrupt


value_form = value_wrong([({}, ""), ({"fu": 30}, ""), ({"han": 3, "fu": 30, "limit": "mangan"}, ""),
                          ({"yakuman": ["daisangen"], "limit": "yakuman"}, ""), (7, ""), ([], ""),
                          ({"yaku": ["tanyao"], "han": 1, "fu": 30}, "")])
value_tai = value_wrong([({"tai": 54}, ".tai")])
value_han = value_wrong([({"han": number, "fu": 30}, ".han") for number in [0, -1] + NOT_WHOLE])
value_fu = value_wrong([({"han": 2, "fu": fu}, ".fu") for fu in
                        [0, 10, 15, 22, 24, 26, 35, 180, -30, 1000, HUGE, FLOAT, "30", None]])
value_fu_where_it_does_not_matter = value_wrong(
    [({"han": han, "fu": fu}, ".fu") for han in (5, 8, 13) for fu in (24, 10, 180, 32)])
value_fu_missing = value_wrong([({"han": han}, ".fu") for han in (1, 2, 3, 4)] +
                               [({"yaku": ["tanyao"], "dora": 1}, ".fu")])
value_limit = value_wrong([({"limit": name}, ".limit") for name in
                           ("Mangan", "double-yakuman", "", "kazoe", 5, None)])
value_yakuman = value_wrong([
    ({"yakuman": []}, ".yakuman"), ({"yakuman": []}, ".yakuman"),
    ({"yakuman": "daisangen"}, ".yakuman"), ({"yakuman": ["suurenkou"]}, ".yakuman[0]"),
    ({"yakuman": ["daisangen", "riichi"]}, ".yakuman[1]"),
    ({"yakuman": ["daisangen", "no-such"]}, ".yakuman[1]"), ({"yakuman": [4]}, ".yakuman[0]")])
value_yakuman_twice = value_wrong([({"yakuman": ["daisangen", "daisangen"]}, ".yakuman[1]"), (
    {"yakuman": ["suuankou", "tsuuiisou", "suuankou"]}, ".yakuman[2]")])
value_yaku = value_wrong([
    ({"yaku": []}, ".yaku"), ({"yaku": [], "dora": 3, "fu": 30}, ".yaku"),
    ({"yaku": ["no-such"], "fu": 30}, ".yaku[0]"), ({"yaku": ["tanyao", 3], "fu": 30}, ".yaku[1]"),
    ({"yaku": ["otafuku"], "fu": 30}, ".yaku[0]"), ({"yaku": ["sanrenkou"], "fu": 30}, ".yaku[0]"),
    ({"yaku": ["tanyao"], "fu": 30, "dora": -1}, ".dora"),
    ({"yaku": ["tanyao"], "fu": 30, "dora": FLOAT}, ".dora"),
    ({"yaku": ["tanyao"], "fu": 31}, ".fu"), ({"yaku": ["tanyao"], "fu": 30, "open": 1}, ".open")])
value_yaku_twice = value_wrong([({"yaku": ["tanyao", "tanyao"], "fu": 30}, ".yaku[1]"),
                                ({"yaku": ["riichi", "riichi"], "fu": 30}, ".yaku[1]")])
value_yaku_incompatible = value_wrong([
    ({"yaku": pair, "fu": 30}, ".yaku[1]") for pair in
    (["riichi", "double-riichi"], ["honitsu", "chinitsu"], ["chanta", "junchan"],
     ["junchan", "chanta"], ["iipeikou", "ryanpeikou"])])
value_yaku_closed_only = value_wrong([
    ({"yaku": ["tanyao", name], "fu": 30, "open": True}, ".yaku[1]") for name in
    ("riichi", "double-riichi", "pinfu", "iipeikou", "ryanpeikou", "chiitoitsu")])


def yaku_of_the_other_ruleset(game, rng, hand, at):
    win, here = some_win(hand, rng, at)
    if not win:
        return None
    names = ["honroutou"] if game["ruleset"] == "b-rule" else \
        ["set-chiitoi", "shousharin", "honrou-toitoi", "renhou"]
    win["value"] = {"yaku": [rng.choice(names)], "fu": 30}
    win.pop("open", None)
    return f"{here}.value.yaku[0]"


# Fouls and corrections

def foul_unknown(game, rng, hand, at):
    if hand["result"] not in ("draw", "foul", "win"):
        return None
    kinds = ["slip", "early-draw", "hand-ending", "", "Chombo", "draw-chombo", 3]
    if game["ruleset"] == "mleague":
        kinds += ["deposit", "dead-hand"]
    fouls = hand.setdefault("fouls", [])
    fouls.insert(0, {"player": 3, "kind": rng.choice(kinds)})
    return f"{at}.fouls[0].kind"


def foul_player(game, rng, hand, at):
    if hand["result"] != "foul":
        return None
    if rng.random() < 0.3:
        del hand["fouls"][0]["player"]
    else:
        hand["fouls"][0]["player"] = rng.choice([4, -1] + NOT_WHOLE)
    return f"{at}.fouls[0].player"


def foul_that_does_not_end(game, rng, hand, at):
    hand.clear()
    hand["result"] = "foul"
    way = rng.randrange(3)
    if way == 1:
        hand["fouls"] = []
    elif way == 2 and game["ruleset"] == "b-rule":
        hand["fouls"] = [{"player": 2, "kind": rng.choice(["dead-hand", "deposit"])}]
    return f"{at}.fouls"


def foul_beside_another_result(game, rng, hand, at):
    if game["ruleset"] != "mleague" or hand["result"] not in ("win", "draw"):
        return None
    hand["fouls"] = [{"player": rng.randrange(4), "kind": "chombo"}]
    return f"{at}.fouls[0].kind"


def against_wrong(game, rng, hand, at):
    if game["ruleset"] != "b-rule":
        return None
    hand.clear()
    who = rng.randrange(4)
    own = {"player": who, "value": {"limit": "mangan"}}
    other = {"player": (who + 1) % 4, "value": {"limit": "mangan"}}
    pair = rng.choice([[own], [other, own], [other, dict(other)]])
    hand.update(result="foul", fouls=[{"player": who, "kind": "chombo", "against": pair}])
    return f"{at}.fouls[0].against[{len(pair) - 1}].player"


def foul_member_of_another(game, rng, hand, at):
    hand.clear()
    kinds = ["chombo"] if game["ruleset"] == "mleague" else ["deposit", "dead-hand", "chombo"]
    kind = rng.choice(kinds)
    name = "count" if kind == "chombo" and game["ruleset"] == "b-rule" else \
        rng.choice(["count", "against"])
    foul = {"player": 1, "kind": kind}
    foul[name] = 2 if name == "count" else [{"player": 0, "value": {"limit": "mangan"}}]
    hand.update(result="foul", fouls=[{"player": 2, "kind": "chombo"}, foul])
    return f"{at}.fouls[1].{name}"


def winner_with_foul(game, rng, hand, at):
    if game["ruleset"] != "b-rule" or hand["result"] != "win":
        return None
    win, here = some_win(hand, rng, at)
    hand["fouls"] = [{"player": win["player"], "kind": rng.choice(["dead-hand", "chombo"])}]
    return f"{here}.player"


def dead_hand_tenpai(game, rng, hand, at):
    if game["ruleset"] != "b-rule":
        return None
    hand.clear()
    who = rng.randrange(4)
    tenpai = rng.sample(range(4), rng.randint(0, 4))
    if who not in tenpai:
        tenpai.append(who)
    hand.update(result="draw", tenpai=tenpai, fouls=[{"player": who, "kind": "dead-hand"}])
    return f"{at}.tenpai[{tenpai.index(who)}]"


def transfer_wrong(game, rng, hand, at):
    name, value = rng.choice([("to", 0), ("to", 0), ("to", 0), ("points", 0), ("points", -500),
                              ("points", FLOAT), ("points", HUGE), ("points", "500"), ("from", 4),
                              ("to", -1), ("from", EXPONENT)])
    hand.clear()
    hand.update(result="adjust", transfers=[{"from": 0, "to": 1, "points": 500}])
    hand["transfers"][0][name] = value
    return f"{at}.transfers[0].{name}"


def too_many_winners(game, rng, hand, at):
    if game["ruleset"] != "mleague":
        return None
    hand.clear()
    hand.update(result="win", wins=[{"player": who, "from": 3, "value": {"limit": "mangan"}}
                                    for who in range(rng.randint(2, 3))])
    return f"{at}.wins"


def choice_in_mleague(game, rng, hand, at):
    if game["ruleset"] != "mleague" or hand["result"] not in ("win", "draw", "foul"):
        return None
    hand["continue"] = rng.random() < 0.5
    return f"{at}.continue"


def hand_after_end(game, rng, hand, at):
    game["hands"].append({"result": "stop"})
    game["hands"].append(rng.choice([{"result": "draw"}, {"result": "stop"}, {
        "result": "adjust", "transfers": [{"from": 0, "to": 1, "points": 100}]}]))
    return f"hands[{len(game['hands']) - 1}]"


def hand_not_an_object(game, rng, hand, at):
    game["hands"][-1] = rng.choice([3, "draw", [], None])
    return at


CORRUPTIONS = [
    no_format, no_ruleset, wrong_players, unknown_member, member_of_another_result, result_unknown,
    abort, player_list, riichi_below_minimum, riichi_not_tenpai, nagashi, continue_not_a_truth,
    no_wins, win_player, ron_from_self, second_win, flag_not_a_truth, riichi_tile_without_riichi,
    member_not_played, pao_player, pao_for, bonus_wrong, value_form, value_tai, value_han, value_fu,
    value_fu_where_it_does_not_matter, value_fu_missing, value_limit, value_yakuman,
    value_yakuman_twice, value_yaku, value_yaku_twice, value_yaku_incompatible,
    value_yaku_closed_only, yaku_of_the_other_ruleset, foul_unknown, foul_player,
    foul_that_does_not_end, foul_beside_another_result, against_wrong,
    foul_member_of_another, winner_with_foul,
    dead_hand_tenpai, transfer_wrong, too_many_winners, choice_in_mleague, hand_after_end,
    hand_not_an_object]


def broken_text(text, rng):
    """A line that is no JSON, or not an object."""
    way = rng.randrange(9)
    if way == 0:
        return text[:rng.randrange(1, len(text))]
    if way == 1:
        return text[:-1] + ",}"
    if way == 2:
        return text + rng.choice(["}", " {}", ",", "x", " 1"])
    if way == 3:
        return text.replace('"', "'")
    if way == 4:
        return rng.choice(["[]", "3", "null", '"game"', "[" + text + "]"])
    if way == 5:
        return text.replace('"format"', "format", 1)
    if way == 6:
        word = rng.choice(["NaN", "Infinity", "nul", "+1", "01", "'x'"])
        return f'{text[:-1]}, "note": {word}}}'
    if way == 7:
        return text.replace('"hands": [', '"hands": [,', 1)
    return text.replace("{", rng.choice(["/* x */ {", "// {", "(", "{ "]), 1) + "]"


def corrupted(game, rng, corruption):
    """The game up to some hand, with one illegal thing in it, and its place; None if none fits."""
    hands = game["hands"]
    numbers = [number for number, hand in enumerate(hands[:10]) if hand["result"] != "stop"]
    if corruption is hand_after_end and len(hands) in [number + 1 for number in numbers]:
        numbers.pop()
    rng.shuffle(numbers)
    for number in numbers:
        spoiled = copy.deepcopy(dict(game, hands=hands[:number + 1]))
        place = corruption(spoiled, rng, spoiled["hands"][number], f"hands[{number}]")
        if place:
            return spoiled, place
    return None
