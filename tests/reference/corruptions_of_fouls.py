# SPDX-License-Identifier: GPL-3.0-or-later
"""One illegal thing in the fouls of a hand, in results that they forbid, or in a correction."""

from corruption_tools import EXPONENT, FLOAT, HUGE, NOT_WHOLE, rules_of
from corruptions_of_wins import some_win


def foul_unknown(game, rng, hand, at):
    if hand["result"] not in ("draw", "foul", "win", "abort"):
        return None
    known = ["slip", "early-draw", "tile-count", "wrong-call", "noten-riichi", "hand-ending",
             "deposit", "dead-hand", "draw-chombo", "chombo", "", "Chombo", 3]
    kinds = [kind for kind in known if kind not in rules_of(game).FOULS]
    fouls = hand.setdefault("fouls", [])
    fouls.insert(0, {"player": 2, "kind": rng.choice(kinds)})
    return f"{at}.fouls[0].kind"


def foul_player(game, rng, hand, at):
    if hand["result"] != "foul":
        return None
    if rng.random() < 0.3:
        del hand["fouls"][0]["player"]
    else:
        hand["fouls"][0]["player"] = rng.choice([rules_of(game).PLAYERS, -1] + NOT_WHOLE)
    return f"{at}.fouls[0].player"


def foul_that_does_not_end(game, rng, hand, at):
    rules = rules_of(game)
    hand.clear()
    hand["result"] = "foul"
    way = rng.randrange(3)
    others = sorted(set(rules.FOULS) - rules.FOULS_ENDING - rules.FOULS_OF_RIICHI_AT_A_DRAW -
                    set(rules.DEPOSITS if rules.DEPOSIT_POT == "penalty_pot" else []))
    if way == 1:
        hand["fouls"] = []
    elif way == 2 and others:
        hand["fouls"] = [{"player": 2, "kind": rng.choice(others)}]
    return f"{at}.fouls"


def foul_next_to_another_result(game, rng, hand, at):
    """A foul that ends the hand, and a noten riichi without a draw."""
    rules = rules_of(game)
    result = hand["result"]
    kinds = sorted(rules.FOULS_ENDING - rules.FOULS_BESIDE) if result in ("win", "draw") else []
    if result in ("win", "foul"):
        kinds += sorted(rules.FOULS_OF_RIICHI_AT_A_DRAW)
    if not kinds:
        return None
    who = rng.randrange(rules.PLAYERS)
    kind = rng.choice(kinds)
    hand["fouls"] = [{"player": who, "kind": kind}]
    if result == "foul":
        hand["fouls"].append({"player": who, "kind": "hand-ending"})
    return f"{at}.fouls[0].kind"


def riichi_foul_without_riichi(game, rng, hand, at):
    if hand["result"] != "draw" or not rules_of(game).FOULS_OF_RIICHI_AT_A_DRAW:
        return None
    hand.clear()
    hand.update(result="draw", fouls=[{"player": 1, "kind": "noten-riichi"}])
    return f"{at}.fouls[0].kind"


def against_wrong(game, rng, hand, at):
    rules = rules_of(game)
    if not rules.FOULS_AGAINST:
        return None
    hand.clear()
    who = rng.randrange(4)
    own = {"player": who, "value": {"limit": "mangan"}}
    other = {"player": (who + 1) % 4, "value": {"limit": "mangan"}}
    pair = rng.choice([[own], [other, own], [other, dict(other)]])
    hand.update(result="foul", fouls=[{"player": who, "kind": "chombo", "against": pair}])
    return f"{at}.fouls[0].against[{len(pair) - 1}].player"


def foul_member_of_another(game, rng, hand, at):
    rules = rules_of(game)
    if not rules.FOULS_ENDING:
        return None
    hand.clear()
    ending = sorted(rules.FOULS_ENDING)[0]
    kind = rng.choice(sorted(set(rules.FOULS) - rules.FOULS_OF_RIICHI_AT_A_DRAW))
    names = ["count"] * (kind not in rules.FOULS_COUNTED) + \
        ["against"] * (kind not in rules.FOULS_AGAINST)
    name = rng.choice(names)
    foul = {"player": 1, "kind": kind}
    foul[name] = 2 if name == "count" else [{"player": 0, "value": {"limit": "mangan"}}]
    hand.update(result="foul", fouls=[{"player": 2, "kind": ending}, foul])
    return f"{at}.fouls[1].{name}"


def count_wrong(game, rng, hand, at):
    if not rules_of(game).FOULS_COUNTED or hand["result"] not in ("draw", "foul"):
        return None
    kind = sorted(rules_of(game).FOULS_COUNTED)[0]
    hand.setdefault("fouls", []).insert(
        0, {"player": 1, "kind": kind, "count": rng.choice([0, -1] + NOT_WHOLE)})
    return f"{at}.fouls[0].count"


def winner_with_foul(game, rng, hand, at):
    rules = rules_of(game)
    kinds = sorted(rules.FOULS_NO_WIN - (rules.FOULS_ENDING - rules.FOULS_BESIDE))
    if hand["result"] == "draw" and rules.NAGASHI and kinds:
        hand.clear()
        who = rng.randrange(rules.PLAYERS)
        hand.update(result="draw", nagashi=[(who + 1) % rules.PLAYERS, who],
                    fouls=[{"player": who, "kind": rng.choice(kinds)}])
        return f"{at}.nagashi[1]"
    win, here = some_win(hand, rng, at)
    if not win or not kinds:
        return None
    hand["fouls"] = [{"player": win["player"], "kind": rng.choice(kinds)}]
    return f"{here}.player"


def dead_hand_tenpai(game, rng, hand, at):
    rules = rules_of(game)
    if not rules.FOULS_NOTEN:
        return None
    hand.clear()
    who = rng.randrange(rules.PLAYERS)
    tenpai = rng.sample(range(rules.PLAYERS), rng.randint(0, rules.PLAYERS))
    if who not in tenpai:
        tenpai.append(who)
    kinds = rules.FOULS_NOTEN
    if len(game["hands"]) > 1:
        # Later in the game the player in riichi may have too few points for it.
        kinds -= rules.FOULS_OF_RIICHI_AT_A_DRAW
    kind = rng.choice(sorted(kinds))
    hand.update(result="draw", tenpai=tenpai, fouls=[{"player": who, "kind": kind}])
    if kind in rules.FOULS_OF_RIICHI_AT_A_DRAW:
        hand["riichi"] = [who]
    return f"{at}.tenpai[{tenpai.index(who)}]"


def transfer_wrong(game, rng, hand, at):
    name, value = rng.choice([("to", 0), ("to", 0), ("to", 0), ("points", 0), ("points", -500),
                              ("points", FLOAT), ("points", HUGE), ("points", "500"), ("from", 4),
                              ("to", -1), ("from", EXPONENT)])
    hand.clear()
    hand.update(result="adjust", transfers=[{"from": 0, "to": 1, "points": 500}])
    hand["transfers"][0][name] = value
    return f"{at}.transfers[0].{name}"

CORRUPTIONS_OF_FOULS = [
    foul_unknown, foul_player, foul_that_does_not_end, foul_next_to_another_result,
    riichi_foul_without_riichi, against_wrong, foul_member_of_another, count_wrong,
    winner_with_foul, dead_hand_tenpai, transfer_wrong]
