# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the game record: its valid members and values, before any point moves.

Every check names the location it refuses. `rules` is the table of the game's ruleset, which decides
the valid ids, lists and members."""

from reference_values import Refused, items, members, truth, whole

GAME_MEMBERS = {"format", "ruleset", "override", "players", "hands", "started", "ended", "place",
                "title", "people", "seats", "session", "void"}
HAND_MEMBERS = {
    "win": {"riichi", "fouls", "wins", "continue", "wareme"},
    "draw": {"riichi", "fouls", "tenpai", "nagashi", "continue"},
    "abort": {"riichi", "fouls", "reason"},
    "foul": {"riichi", "fouls", "continue"},
    "adjust": {"transfers"},
    "stop": set(),
}
# "Empty lists are fine": they mean nobody in any hand.
LISTS = {"riichi", "fouls", "wins", "tenpai", "nagashi", "transfers"}
WIN_MEMBERS = {"player", "from", "value", "open", "pao", "bonus", "on_riichi_tile", "robbed",
               "last_tile"}


def player(rules, thing, at):
    return whole(thing, at, 0, rules.PLAYERS - 1)


def need(thing, name, at):
    if name not in thing:
        raise Refused(f"{at}.{name}", "missing-member")
    return thing[name]


def players_once(rules, hand, name, at):
    """A list of different players; absent means nobody."""
    found = []
    for number, entry in enumerate(items(hand.get(name, []), f"{at}.{name}")):
        place = f"{at}.{name}[{number}]"
        if player(rules, entry, place) in found:
            raise Refused(place, "player-twice")
        found.append(entry)
    return found


def check_game(game, rulesets):
    members(game, "", GAME_MEMBERS)
    if game.get("format") != "tenbo-game/1":
        raise Refused("format", "format")
    if not isinstance(game.get("ruleset"), str) or game["ruleset"] not in rulesets:
        raise Refused("ruleset", "ruleset")
    names = items(game.get("players"), "players")
    if len(names) != rulesets[game["ruleset"]].PLAYERS:
        raise Refused("players", "number-of-players")
    for number, name in enumerate(names):
        if not isinstance(name, str) or name == "":
            raise Refused(f"players[{number}]", "player-name")
    items(game.get("hands"), "hands")


def check_hand(rules, hand, at):
    """Checks the structure of one hand, its ids and its lists."""
    if not isinstance(hand, dict):
        raise Refused(at, "object")
    result = need(hand, "result", at)
    if not isinstance(result, str) or result not in HAND_MEMBERS:
        raise Refused(f"{at}.result", "result-unknown")
    empty = {name for name in LISTS if hand.get(name) == []}
    members(hand, at, HAND_MEMBERS[result] | {"result"} | empty)
    if result == "abort":
        check_abort(rules, hand, at)
    played = {"riichi": rules.RIICHI, "tenpai": True, "nagashi": rules.NAGASHI}
    for name, is_played in played.items():
        if players_once(rules, hand, name, at) and not is_played:
            raise Refused(f"{at}.{name}", f"{name}-not-played")
    if "continue" in hand:
        truth(hand["continue"], f"{at}.continue")
    if "wareme" in hand:
        if not rules.WAREME:
            raise Refused(f"{at}.wareme", "wareme-not-played")
        player(rules, hand["wareme"], f"{at}.wareme")
    check_fouls(rules, hand, at)
    if result == "win":
        check_wins(rules, hand, at)
    if result == "adjust":
        check_transfers(rules, hand, at)
    check_what_fouls_forbid(rules, hand, at)
    check_riichi_tenpai(rules, hand, at)


def check_abort(rules, hand, at):
    if not rules.ABORTS:
        raise Refused(f"{at}.result", "abort-not-played")
    if need(hand, "reason", at) not in rules.ABORTS:
        raise Refused(f"{at}.reason", "abort-not-played")


# Fouls

def check_fouls(rules, hand, at):
    for number, foul in enumerate(items(hand.get("fouls", []), f"{at}.fouls")):
        here = f"{at}.fouls[{number}]"
        members(foul, here, {"player", "kind", "count", "against"})
        player(rules, need(foul, "player", here), f"{here}.player")
        if need(foul, "kind", here) not in rules.FOULS:
            raise Refused(f"{here}.kind", "foul-unknown")
        if "count" in foul:
            if foul["kind"] not in rules.FOULS_COUNTED:
                raise Refused(f"{here}.count", "foul-not-counted")
            whole(foul["count"], f"{here}.count", 1)
        if "against" in foul and foul["kind"] not in rules.FOULS_AGAINST:
            raise Refused(f"{here}.against", "foul-not-against")
        check_against(rules, foul, here)


def check_against(rules, foul, at):
    owners = []
    for number, shown in enumerate(items(foul.get("against", []), f"{at}.against")):
        here = f"{at}.against[{number}]"
        members(shown, here, {"player", "value"})
        owner = player(rules, need(shown, "player", here), f"{here}.player")
        if owner == foul["player"]:
            raise Refused(f"{here}.player", "against-own-hand")
        if owner in owners:
            raise Refused(f"{here}.player", "against-owner-twice")
        owners.append(owner)
        rules.worth(need(shown, "value", here), f"{here}.value")


def check_what_fouls_forbid(rules, hand, at):
    """Interpretation 7: a player who wins or is tenpai in spite of a foul, fouls next to the wrong
    result."""
    result = hand["result"]
    for number, foul in enumerate(hand.get("fouls", [])):
        here = f"{at}.fouls[{number}].kind"
        if foul["kind"] in rules.FOULS_ENDING - rules.FOULS_BESIDE and result != "foul":
            raise Refused(here, "foul-ends-the-hand")
        if foul["kind"] in rules.FOULS_OF_RIICHI_AT_A_DRAW and (
                result != "draw" or foul["player"] not in hand.get("riichi", [])):
            raise Refused(here, "foul-of-riichi-at-a-draw")
    barred = rules.offenders(hand, *rules.FOULS_NO_WIN)
    for number, win in enumerate(hand.get("wins", [])):
        if win["player"] in barred:
            raise Refused(f"{at}.wins[{number}].player", "winner-with-foul")
    for number, who in enumerate(hand.get("nagashi", [])):
        if who in barred:
            raise Refused(f"{at}.nagashi[{number}]", "winner-with-foul")
    noten = rules.offenders(hand, *rules.FOULS_NOTEN)
    for number, who in enumerate(hand.get("tenpai", [])):
        if who in noten:
            raise Refused(f"{at}.tenpai[{number}]", "dead-hand-tenpai")
    if result == "foul" and not rules.may_end_by_foul(hand):
        raise Refused(f"{at}.fouls", "foul-does-not-end-the-hand")


def check_riichi_tenpai(rules, hand, at):
    """A player in riichi shows tenpai at a draw, or has a foul for it."""
    if hand["result"] != "draw" or hand.get("nagashi"):
        return
    excused = rules.offenders(hand, *rules.FOULS_NOTEN, *rules.FOULS_NOTEN_RIICHI)
    for number, who in enumerate(hand.get("riichi", [])):
        if who not in hand.get("tenpai", []):
            if who not in excused:
                raise Refused(f"{at}.riichi[{number}]", "riichi-not-tenpai")
            rules.mark("riichi-noten-by-foul")


# Wins

def check_wins(rules, hand, at):
    wins = items(need(hand, "wins", at), f"{at}.wins")
    if not wins:
        raise Refused(f"{at}.wins", "win-none")
    winners = []
    for number, win in enumerate(wins):
        here = f"{at}.wins[{number}]"
        members(win, here, WIN_MEMBERS)
        winner = player(rules, need(win, "player", here), f"{here}.player")
        if winner in winners:
            raise Refused(f"{here}.player", "winner-twice")
        winners.append(winner)
        if "from" in win and player(rules, win["from"], f"{here}.from") == winner:
            raise Refused(f"{here}.from", "ron-from-self")
        if number and win.get("from") != wins[0].get("from"):
            raise Refused(f"{here}.from", "ron-from-another")
        if number and "from" not in win:
            raise Refused(f"{here}.from", "several-self-draws")
        truth(win.get("open", False), f"{here}.open")
        check_marks_of_tai(rules, win, here)
        check_bonus(rules, win, here)
        worth = rules.worth(need(win, "value", here), f"{here}.value", win.get("open", False),
                            "from" not in win)
        check_pao(rules, win, worth, here)
        if truth(win.get("on_riichi_tile", False), f"{here}.on_riichi_tile"):
            if "from" not in win or win["from"] not in hand.get("riichi", []):
                raise Refused(f"{here}.on_riichi_tile", "riichi-tile-without-riichi")
    if len(wins) > rules.MAX_WINNERS:
        raise Refused(f"{at}.wins", "too-many-winners")


def check_marks_of_tai(rules, win, at):
    """A robbed kong and the last tile are both discards."""
    for name in ("robbed", "last_tile"):
        if name in win:
            if not rules.TAI:
                raise Refused(f"{at}.{name}", "unknown-member")
            if truth(win[name], f"{at}.{name}") and "from" not in win:
                raise Refused(f"{at}.{name}", "not-of-a-self-draw")


def check_bonus(rules, win, at):
    bonus = win.get("bonus", {})
    members(bonus, f"{at}.bonus", {"ippatsu", "ura", "red"})
    for name, count in bonus.items():
        if name in ("note", "id"):
            continue
        here = f"{at}.bonus.{name}"
        if name not in rules.BONUS:
            raise Refused(here, "bonus-not-played")
        whole(count, here, 0)
        if name == "ippatsu" and count > 1:
            raise Refused(here, "ippatsu-twice")


def check_pao(rules, win, worth, at):
    if "pao" not in win:
        return
    if not rules.PAO:
        raise Refused(f"{at}.pao", "pao-not-played")
    pao = members(win["pao"], f"{at}.pao", {"player", "for"})
    liable = player(rules, need(pao, "player", f"{at}.pao"), f"{at}.pao.player")
    if liable == win["player"]:
        raise Refused(f"{at}.pao.player", "pao-of-winner")
    for number, name in enumerate(items(pao.get("for", []), f"{at}.pao.for")):
        here = f"{at}.pao.for[{number}]"
        if not isinstance(name, str):
            raise Refused(here, "text")
        if not rules.PAO_SHARES:
            continue
        if name not in worth.yakuman or name not in rules.PAO_FOR:
            raise Refused(here, "pao-for-not-liable")
        if name in pao["for"][:number]:
            raise Refused(here, "pao-for-twice")


def check_transfers(rules, hand, at):
    for number, transfer in enumerate(items(need(hand, "transfers", at), f"{at}.transfers")):
        here = f"{at}.transfers[{number}]"
        members(transfer, here, {"from", "to", "points"})
        payer = player(rules, need(transfer, "from", here), f"{here}.from")
        if player(rules, need(transfer, "to", here), f"{here}.to") == payer:
            raise Refused(f"{here}.to", "transfer-to-self")
        whole(need(transfer, "points", here), f"{here}.points", 1)
