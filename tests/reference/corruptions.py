# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts one illegal thing into a legal game, with the location of the expected refusal.

Each function gets the game (its own copy), the random source and the last hand with its location.
It changes the game and returns the location, or None if it does not apply."""

import copy

from corruption_tools import NOT_WHOLE, rules_of
from corruptions_of_fouls import CORRUPTIONS_OF_FOULS
from corruptions_of_wins import CORRUPTIONS_OF_WINS


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
        game["ruleset"] = rng.choice(["no-such-ruleset", "", 7, None])
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
    foreign = {"win": ["tenpai", "reason", "transfers"], "draw": ["wins", "transfers", "wareme"],
               "abort": ["continue", "wins", "tenpai", "nagashi"],
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
    """A reason that the ruleset does not play; if it plays none, the result is refused."""
    known = ["nine-terminals", "four-winds", "four-kans", "four-riichi", "triple-ron"]
    played = rules_of(game).ABORTS
    reasons = [reason for reason in known + ["", "no-such", 3] * bool(played)
               if reason not in played]
    game["hands"][-1] = {"result": "abort", "reason": rng.choice(reasons)}
    if played and rng.random() < 0.2:
        del game["hands"][-1]["reason"]
    return f"{at}.reason" if played else f"{at}.result"


def player_list(game, rng, hand, at):
    rules = rules_of(game)
    name = {"win": "riichi", "foul": "riichi", "abort": "riichi", "draw": "tenpai"}.get(
        hand["result"])
    if name is None or not rules.RIICHI:
        return None
    found = hand.setdefault(name, [])
    if found and rng.random() < 0.5:
        found.append(found[0])
    else:
        found.append(rng.choice([rules.PLAYERS, -1] + NOT_WHOLE))
    return f"{at}.{name}[{len(found) - 1}]"


def riichi_below_minimum(game, rng, hand, at):
    rules = rules_of(game)
    if hand["result"] not in ("win", "draw", "foul", "abort") or not rules.RIICHI or \
            rules.RIICHI_MINIMUM is None:
        return None
    who = rng.randrange(rules.PLAYERS)
    poor = {"result": "adjust", "transfers": [
        {"from": who, "to": (who + 1) % rules.PLAYERS, "points": 900000}]}
    game["hands"].insert(len(game["hands"]) - 1, poor)
    hand["riichi"] = [who]
    if hand["result"] != "foul":
        hand.pop("fouls", None)
    if hand["result"] == "draw":
        hand["tenpai"] = [who]
    for win in hand.get("wins", []):
        win.pop("on_riichi_tile", None)
    return f"hands[{len(game['hands']) - 1}].riichi[0]"


def riichi_not_tenpai(game, rng, hand, at):
    rules = rules_of(game)
    if not rules.RIICHI:
        return None
    hand.clear()
    who = rng.randrange(rules.PLAYERS)
    hand.update(result="draw", riichi=[who], tenpai=[(who + 1) % rules.PLAYERS])
    excuses = sorted(rules.FOULS_NOTEN | rules.FOULS_NOTEN_RIICHI)
    if excuses and rng.random() < 0.4 and not rules.FOULS_OF_RIICHI_AT_A_DRAW:
        # The foul of another player excuses nothing.
        hand["fouls"] = [{"player": (who + 2) % rules.PLAYERS, "kind": rng.choice(excuses)}]
        if hand["fouls"][0]["kind"] in rules.FOULS_ENDING - rules.FOULS_BESIDE:
            del hand["fouls"]
    return f"{at}.riichi[0]"


def nagashi(game, rng, hand, at):
    if hand["result"] != "draw":
        return None
    if rules_of(game).NAGASHI:
        hand.pop("fouls", None)
        hand["nagashi"] = [1, rng.choice([1, 1, 5, -1, "1"])]
        return f"{at}.nagashi[1]"
    hand["nagashi"] = [1]
    return f"{at}.nagashi"


def not_played(game, rng, hand, at):
    """Riichi, wareme, chips and pao in a ruleset without them."""
    rules = rules_of(game)
    name = rng.choice(["riichi", "wareme", "pao", "pao"])
    if name == "riichi" and not rules.RIICHI and hand["result"] in ("win", "draw"):
        hand["riichi"] = [0]
        return f"{at}.riichi"
    if hand["result"] == "win" and name == "wareme" and "override" not in game:
        hand["wareme"] = 0
        return f"{at}.wareme"
    if hand["result"] == "win" and name == "pao" and not rules.PAO:
        win = hand["wins"][0]
        win["pao"] = {"player": (win["player"] + 1) % rules.PLAYERS}
        return f"{at}.wins[0].pao"
    return None


def wareme_of_nobody(game, rng, hand, at):
    if not game.get("override", {}).get("wareme") or hand["result"] != "win":
        return None
    hand["wareme"] = rng.choice([rules_of(game).PLAYERS, -1] + NOT_WHOLE)
    return f"{at}.wareme"


def override_wrong(game, rng, hand, at):
    name, value = rng.choice([("wareme", 1), ("wareme", "true"), ("no-such-field", True)])
    game["override"] = {name: value}
    return f"override.{name}"


def continue_not_a_boolean(game, rng, hand, at):
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


def choice_where_there_is_none(game, rng, hand, at):
    if game["ruleset"] in ("b-rule", "free-parlor") or \
            hand["result"] not in ("win", "draw", "foul"):
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
    abort, player_list, riichi_below_minimum, riichi_not_tenpai, nagashi, not_played,
    wareme_of_nobody, override_wrong, continue_not_a_boolean, no_wins, choice_where_there_is_none,
    hand_after_end, hand_not_an_object] + CORRUPTIONS_OF_WINS + CORRUPTIONS_OF_FOULS


def broken_text(text, rng):
    """A line that is not JSON, or not an object."""
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
    """Returns the game up to some hand, with one illegal thing in it, and its location; None if
    none fits."""
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
