# SPDX-License-Identifier: GPL-3.0-or-later
"""Careless games: any hand that the format can express, independent of the rules.

Most are refused, many for several reasons at once, so that only the refusal itself can be compared.
Accepted ones reach combinations beyond the planned situations."""

import tenbo_reference
from reference_values import Refused

RESULTS = ["win"] * 5 + ["draw"] * 4 + ["abort"] + ["foul"] * 2 + ["adjust"]
REASONS = ["nine-terminals", "four-winds", "four-kans", "four-riichi", "triple-ron"]
YAKU = ["riichi", "tanyao", "pinfu", "tsumo", "toitoi", "yakuhai-red", "honitsu", "chinitsu",
        "chiitoitsu", "renhou", "ippatsu", "honroutou", "sanrenkou", "yakuhai-north",
        "shousharin", "otafuku", "houtei", "haitei"]
YAKUMAN = ["daisangen", "tsuuiisou", "suuankou", "suukantsu", "daisuushi", "kokushi", "renhou",
           "daisharin", "chuuren-9"]
TAI = ["dragon", "seat-wind", "round-wind", "wait", "no-wild", "one-wild", "own-flower",
       "direct-kan", "concealed-kan", "zimo", "half-flush", "eight-flowers", "flower-bloom",
       "four-flowers", "added-kan-bloom", "zuotai", "wild-as-itself", "seat-round-wind"]
TRIES = 6


def careless_games(ruleset, rng):
    """One game of hands that happened to be legal, and some that were refused."""
    rules = tenbo_reference.RULESETS[ruleset]
    game = {"format": "tenbo-game/1", "ruleset": ruleset,
            "players": list("ABCD")[:rules.PLAYERS], "hands": []}
    table = tenbo_reference.start(game)
    for _ in range(rng.choice([3, 6, 12, 20])):
        for _ in range(TRIES):
            hand = any_hand(rules, rng)
            try:
                table.apply(hand, f"hands[{len(game['hands'])}]")
                game["hands"].append(hand)
                break
            except Refused:
                if rng.random() < 0.5:
                    yield dict(game, hands=game["hands"] + [hand])
        if table.end:
            break
    yield game


def some(rules, rng, share=0.5):
    return [who for who in range(rules.PLAYERS) if rng.random() < share]


def any_hand(rules, rng):
    result = rng.choice(RESULTS)
    hand = {"result": result}
    if result == "adjust":
        payer, receiver = rng.sample(range(rules.PLAYERS), 2)
        points = rng.choice([100, 1000, 5000, 12000, 20000])
        hand["transfers"] = [{"from": payer, "to": receiver, "points": points}]
        return hand
    if rng.random() < 0.35:
        hand["riichi"] = some(rules, rng, 0.4)
    if rules.FOULS and rng.random() < (0.9 if result == "foul" else 0.3):
        hand["fouls"] = [any_foul(rules, rng) for _ in range(rng.choice([1, 1, 2, 3]))]
    if result == "win":
        hand["wins"] = any_wins(rules, rng)
    elif result == "draw":
        hand["tenpai"] = some(rules, rng)
        if "riichi" in hand and rng.random() < 0.8:
            hand["tenpai"] = sorted(set(hand["tenpai"]) | set(hand["riichi"]))
        if rng.random() < 0.2:
            hand["nagashi"] = some(rules, rng)
    elif result == "abort":
        hand["reason"] = rng.choice(REASONS)
    if result != "abort" and rng.random() < 0.06:
        hand["continue"] = rng.random() < 0.5
    return hand


def any_foul(rules, rng):
    foul = {"player": rng.randrange(rules.PLAYERS), "kind": rng.choice(rules.FOULS)}
    if foul["kind"] in rules.FOULS_COUNTED and rng.random() < 0.4:
        foul["count"] = rng.randint(1, 3)
    if foul["kind"] in rules.FOULS_AGAINST and rng.random() < 0.4:
        foul["against"] = [{"player": rng.randrange(rules.PLAYERS),
                            "value": any_value(rules, rng)}]
    return foul


def any_wins(rules, rng):
    number = rng.choice([0, 1, 1, 1, 2, 2, 3])
    order = rng.sample(range(rules.PLAYERS), rules.PLAYERS)
    wins = []
    for winner in order[:max(number, 1)]:
        win = {"player": winner, "value": any_value(rules, rng)}
        if number:
            win["from"] = order[-1]
        if rng.random() < 0.15:
            win["open"] = True
        if rng.random() < 0.15:
            win["pao"] = {"player": rng.randrange(rules.PLAYERS)}
            if "yakuman" in win["value"] and rng.random() < 0.6:
                win["pao"]["for"] = win["value"]["yakuman"][:1]
        if rng.random() < 0.15:
            win["bonus"] = {rng.choice(["ippatsu", "ura", "red"]): rng.randint(1, 2)}
        if rng.random() < 0.1:
            win["on_riichi_tile"] = rng.random() < 0.7
        if rules.TAI and rng.random() < 0.2:
            win[rng.choice(["robbed", "last_tile"])] = True
        wins.append(win)
    return wins


def any_value(rules, rng):
    """Single yaku only: other tests check, pair by pair, which of them exclude each other."""
    chance = rng.random()
    if rules.TAI:
        return {"tai": rng.choice([1, 2, 3, 4, 5, 14, 54, 151]) if chance < 0.4 else
                rng.sample(TAI, rng.randint(0, 5))}
    if chance < 0.5:
        return {"han": rng.randint(1, 14), "fu": rng.choice([20, 25, 30, 40, 50, 60, 110, 170])}
    if chance < 0.6:
        return {"han": rng.randint(3, 14)}
    if chance < 0.7:
        return {"limit": rng.choice(["mangan", "haneman", "baiman", "sanbaiman", "yakuman"])}
    if chance < 0.85:
        return {"yakuman": rng.sample(YAKUMAN, rng.choice([1, 1, 1, 2]))}
    value = {"yaku": [rng.choice(YAKU)], "fu": rng.choice([25, 30, 40]), "dora": rng.randint(0, 3)}
    if rng.random() < 0.2:
        value["open"] = True
    return value
