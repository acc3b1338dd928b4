# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands that a ruleset refuses, each for one reason, with the location of the refusal.

Each function changes a legal hand, and returns the location below the hand or None if it does not
apply to this hand under this ruleset."""

import copy

from field_refusals_of_wins import REFUSALS_OF_WINS, counts_tai
from field_table import FieldTable

REASONS = ("nine-terminals", "four-winds", "four-kans", "four-riichi", "triple-ron")
LISTS = ("riichi", "tenpai", "nagashi")


def involved(hand):
    """Players who declared riichi, won, showed tenpai, claimed nagashi or have a foul."""
    found = {who for name in LISTS for who in hand.get(name, [])}
    found |= {foul["player"] for foul in hand.get("fouls", [])}
    return found | {win["player"] for win in hand.get("wins", [])}


def bystander(table, hand, rng):
    left = [who for who in table.players if who not in involved(hand)]
    return rng.choice(left) if left else None


def add_foul(hand, who, rule):
    """Adds a foul and returns its location."""
    fouls = hand.setdefault("fouls", [])
    fouls.append({"player": who, "kind": rule["id"]})
    return f"fouls[{len(fouls) - 1}]"


def rules_with(table, **members):
    """Fouls of the ruleset with these members."""
    return [rule for rule in table.fields["fouls"]
            if all(rule[name.replace("_", "-")] == value for name, value in members.items())]


# Riichi and draws

def riichi_not_played(table, hand, rng):
    if table.fields["riichi-stake"]:
        return None
    hand["riichi"] = [rng.randrange(table.n)]
    return "riichi"


def riichi_below_minimum(table, hand, rng):
    """The last one in the list, so that nobody before is refused."""
    least = table.fields["riichi-minimum"]
    if not table.fields["riichi-stake"] or hand["result"] not in ("win", "draw"):
        return None
    who = bystander(table, hand, rng)
    if who is None or table.scores[who] >= least or least == 0:
        return None
    riichi = hand.setdefault("riichi", [])
    riichi.append(who)
    if hand["result"] == "draw":
        hand.setdefault("tenpai", []).append(who)
    return f"riichi[{len(riichi) - 1}]"


def riichi_without_tenpai(table, hand, rng):
    if hand["result"] != "draw" or not hand.get("riichi") or hand.get("nagashi") or \
            hand.get("fouls"):
        return None
    who = rng.choice(hand["riichi"])
    hand["tenpai"].remove(who)
    return f"riichi[{hand['riichi'].index(who)}]"


def riichi_without_excuse(table, hand, rng):
    """A foul that does not account for a riichi without tenpai."""
    if hand["result"] != "draw" or not hand.get("riichi") or hand.get("nagashi") or \
            hand.get("fouls"):
        return None
    rules = rules_with(table, due="at-draw", noten=False, noten_riichi=False)
    if not rules:
        return None
    who = rng.choice(hand["riichi"])
    hand["tenpai"].remove(who)
    add_foul(hand, who, rng.choice(rules))
    return f"riichi[{hand['riichi'].index(who)}]"


def nagashi_not_played(table, hand, rng):
    if hand["result"] != "draw" or table.fields["nagashi"] != "none":
        return None
    hand["nagashi"] = [rng.randrange(table.n)]
    return "nagashi"


def abort_not_played(table, hand, rng):
    played = [one["reason"] for one in table.fields["aborts"]]
    hand.clear()
    reasons = [reason for reason in REASONS if reason not in played]
    if not reasons:
        return None
    hand |= {"result": "abort", "reason": rng.choice(reasons)}
    return "reason" if played else "result"


def wareme_not_played(table, hand, rng):
    if hand["result"] != "win" or table.fields["wareme"]:
        return None
    hand["wareme"] = rng.randrange(table.n)
    return "wareme"


def choice_without_right(table, hand, rng):
    out = table.play_out(hand)
    if out.right in ("chooses", "may-stop") or out.cut_short:
        return None
    # The last dealer who must repeat may record it.
    hand["continue"] = not table.is_last() and rng.random() < 0.5
    return "continue"


# Fouls

def foul_unknown(table, hand, rng):
    add_foul(hand, rng.randrange(table.n), {"id": "no-such-foul"})
    return f"fouls[{len(hand['fouls']) - 1}].kind"


def count_not_counted(table, hand, rng):
    rules = {rule["id"] for rule in rules_with(table, counts_up=False)}
    for number, foul in enumerate(hand.get("fouls", [])):
        if foul["kind"] in rules:
            foul["count"] = rng.randrange(2, 15)
            return f"fouls[{number}].count"
    return None


def hands_not_shown(table, hand, rng):
    rules = {rule["id"]: rule for rule in table.fields["fouls"]}
    for number, foul in enumerate(hand.get("fouls", [])):
        if rules[foul["kind"]]["amount"] != "shown-hands":
            value = {"tai": 40} if counts_tai(table) else {"limit": "mangan"}
            if table.fields["scoring"] == "linear":
                value = {"han": 3}
            foul["against"] = [{"player": (foul["player"] + 1) % table.n, "value": value}]
            return f"fouls[{number}].against"
    return None


def foul_beside_result(table, hand, rng):
    """A foul that ends the hand, with a result that it does not allow."""
    who = bystander(table, hand, rng)
    rules = rules_with(table, due="ends-hand")
    if hand["result"] != "abort":
        rules = [rule for rule in rules if not rule["beside"]]
    if who is None or not rules or hand["result"] not in ("win", "draw", "abort"):
        return None
    return add_foul(hand, who, rng.choice(rules)) + ".kind"


def foul_of_riichi_without_riichi(table, hand, rng):
    who = bystander(table, hand, rng)
    rules = rules_with(table, only_noten_riichi=True)
    if who is None or not rules or hand["result"] not in ("win", "draw"):
        return None
    return add_foul(hand, who, rng.choice(rules)) + ".kind"


def foul_without_end(table, hand, rng):
    hand.clear()
    hand["result"] = "foul"
    rules = rules_with(table, due="at-draw", only_noten_riichi=False)
    if rules and rng.random() < 0.6:
        add_foul(hand, rng.randrange(table.n), rng.choice(rules))
    return "fouls"


def winner_with_foul(table, hand, rng):
    rules = rules_with(table, due="at-draw", no_win=True, only_noten_riichi=False)
    if not rules or not (hand.get("wins") or hand.get("nagashi")):
        return None
    name = "wins" if hand.get("wins") else "nagashi"
    number = rng.randrange(len(hand[name]))
    entry = hand[name][number]
    add_foul(hand, entry["player"] if name == "wins" else entry, rng.choice(rules))
    return f"wins[{number}].player" if name == "wins" else f"nagashi[{number}]"


def tenpai_with_foul(table, hand, rng):
    rules = rules_with(table, due="at-draw", noten=True, only_noten_riichi=False)
    rules = [rule for rule in rules if not rule["no-win"]]
    if not rules or not hand.get("tenpai"):
        return None
    number = rng.randrange(len(hand["tenpai"]))
    if hand["tenpai"][number] in hand.get("riichi", []):
        return None
    add_foul(hand, hand["tenpai"][number], rng.choice(rules))
    return f"tenpai[{number}]"


REFUSALS = (riichi_not_played, riichi_below_minimum, riichi_without_tenpai,
            riichi_without_excuse, nagashi_not_played, abort_not_played, wareme_not_played,
            choice_without_right, foul_unknown, count_not_counted, hands_not_shown,
            foul_beside_result, foul_of_riichi_without_riichi, foul_without_end,
            winner_with_foul, tenpai_with_foul) + REFUSALS_OF_WINS


def refused_games(rng, fields, game):
    """Yields games with a refused last hand: (reason, location, game)."""
    table = FieldTable(fields)
    for number, hand in enumerate(game["hands"]):
        if hand["result"] not in ("adjust", "stop"):
            for refusal in rng.sample(REFUSALS, 3):
                wrong = copy.deepcopy(hand)
                at = refusal(table, wrong, rng)
                if at is not None:
                    hands = game["hands"][:number] + [wrong]
                    yield refusal.__name__, f"hands[{number}].{at}", dict(game, hands=hands)
        table.apply(hand)
    if table.end is not None:
        hands = game["hands"] + [{"result": "draw"}]
        yield "hand_after_end", f"hands[{len(hands) - 1}]", dict(game, hands=hands)
