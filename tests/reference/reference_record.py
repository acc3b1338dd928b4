# SPDX-License-Identifier: GPL-3.0-or-later
"""The form of the game record: what may stand where, before any rule is asked.

Every check names the place it refuses. Rules that need the table are in the ruleset's module."""

from reference_values import Refused, items, members, truth, whole

GAME_MEMBERS = {"format", "ruleset", "players", "hands", "started", "ended", "place", "title",
                "people", "seats", "session", "void"}
HAND_MEMBERS = {
    "win": {"riichi", "fouls", "wins", "continue"},
    "draw": {"riichi", "fouls", "tenpai", "nagashi", "continue"},
    "abort": {"riichi", "fouls", "reason"},
    "foul": {"riichi", "fouls", "continue"},
    "adjust": {"transfers"},
    "stop": set(),
}
# "Empty lists are fine": nobody is nobody in any hand.
LISTS = {"riichi", "fouls", "wins", "tenpai", "nagashi", "transfers"}
PLAYERS = 4


def player(thing, at):
    return whole(thing, at, 0, PLAYERS - 1)


def need(thing, name, at):
    if name not in thing:
        raise Refused(f"{at}.{name}", "missing-member")
    return thing[name]


def players_once(hand, name, at):
    """A list of different players; absent means nobody."""
    found = []
    for number, entry in enumerate(items(hand.get(name, []), f"{at}.{name}")):
        place = f"{at}.{name}[{number}]"
        if player(entry, place) in found:
            raise Refused(place, "player-twice")
        found.append(entry)
    return found


def check_game(game, rulesets):
    members(game, "", GAME_MEMBERS)
    if game.get("format") != "tenbo-game/1":
        raise Refused("format", "format")
    if "ruleset" not in game or game["ruleset"] not in rulesets:
        raise Refused("ruleset", "ruleset")
    names = items(game.get("players"), "players")
    if len(names) != PLAYERS:
        raise Refused("players", "number-of-players")
    for number, name in enumerate(names):
        if not isinstance(name, str) or name == "":
            raise Refused(f"players[{number}]", "player-name")
    items(game.get("hands"), "hands")


def check_hand(rules, hand, at):
    """The shape of one hand, its ids and its lists."""
    if not isinstance(hand, dict):
        raise Refused(at, "object")
    result = need(hand, "result", at)
    if not isinstance(result, str) or result not in HAND_MEMBERS:
        raise Refused(f"{at}.result", "result-unknown")
    empty = {name for name in LISTS if hand.get(name) == []}
    members(hand, at, HAND_MEMBERS[result] | {"result"} | empty)
    if result == "abort":
        raise Refused(f"{at}.result", "abort-not-played")
    for name in ("riichi", "tenpai", "nagashi"):
        if players_once(hand, name, at) and name == "nagashi":
            raise Refused(f"{at}.nagashi", "nagashi-not-played")
    if "continue" in hand:
        truth(hand["continue"], f"{at}.continue")
    check_fouls(rules, hand, at)
    if result == "win":
        check_wins(rules, hand, at)
    if result == "adjust":
        check_transfers(hand, at)


def check_fouls(rules, hand, at):
    for number, foul in enumerate(items(hand.get("fouls", []), f"{at}.fouls")):
        here = f"{at}.fouls[{number}]"
        members(foul, here, {"player", "kind", "count", "against"})
        player(need(foul, "player", here), f"{here}.player")
        if need(foul, "kind", here) not in rules.FOULS:
            raise Refused(f"{here}.kind", "foul-unknown")
        if "count" in foul:
            raise Refused(f"{here}.count", "foul-not-counted")
        if "against" in foul and foul["kind"] not in rules.FOULS_AGAINST:
            raise Refused(f"{here}.against", "foul-not-against")
        check_against(rules, foul, here)


def check_against(rules, foul, at):
    owners = []
    for number, shown in enumerate(items(foul.get("against", []), f"{at}.against")):
        here = f"{at}.against[{number}]"
        members(shown, here, {"player", "value"})
        owner = player(need(shown, "player", here), f"{here}.player")
        if owner == foul["player"]:
            raise Refused(f"{here}.player", "against-own-hand")
        if owner in owners:
            raise Refused(f"{here}.player", "against-owner-twice")
        owners.append(owner)
        rules.worth(need(shown, "value", here), f"{here}.value")


def check_wins(rules, hand, at):
    wins = items(need(hand, "wins", at), f"{at}.wins")
    if not wins:
        raise Refused(f"{at}.wins", "win-none")
    winners = []
    for number, win in enumerate(wins):
        here = f"{at}.wins[{number}]"
        members(win, here, {"player", "from", "value", "open", "pao", "bonus", "on_riichi_tile"})
        winner = player(need(win, "player", here), f"{here}.player")
        if winner in winners:
            raise Refused(f"{here}.player", "winner-twice")
        winners.append(winner)
        if "from" in win and player(win["from"], f"{here}.from") == winner:
            raise Refused(f"{here}.from", "ron-from-self")
        if number and win.get("from") != wins[0].get("from"):
            raise Refused(f"{here}.from", "ron-from-another")
        if number and "from" not in win:
            raise Refused(f"{here}.from", "several-self-draws")
        truth(win.get("open", False), f"{here}.open")
        check_bonus(rules, win, here)
        worth = rules.worth(need(win, "value", here), f"{here}.value", win.get("open", False),
                            "from" not in win)
        check_pao(rules, win, worth, here)
        if truth(win.get("on_riichi_tile", False), f"{here}.on_riichi_tile"):
            if "from" not in win or win["from"] not in hand.get("riichi", []):
                raise Refused(f"{here}.on_riichi_tile", "riichi-tile-without-riichi")
    if len(wins) > rules.MAX_WINNERS:
        raise Refused(f"{at}.wins", "too-many-winners")


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
    pao = members(win["pao"], f"{at}.pao", {"player", "for"})
    liable = player(need(pao, "player", f"{at}.pao"), f"{at}.pao.player")
    if liable == win["player"]:
        raise Refused(f"{at}.pao.player", "pao-of-winner")
    for number, name in enumerate(items(pao.get("for", []), f"{at}.pao.for")):
        here = f"{at}.pao.for[{number}]"
        if not isinstance(name, str):
            raise Refused(here, "text")
        if rules.PAO_SHARES and (name not in worth.yakuman or name not in rules.PAO_FOR):
            raise Refused(here, "pao-for-not-liable")
        if rules.PAO_SHARES and name in pao["for"][:number]:
            raise Refused(here, "pao-for-twice")


def check_transfers(hand, at):
    for number, transfer in enumerate(items(hand.get("transfers", []), f"{at}.transfers")):
        here = f"{at}.transfers[{number}]"
        members(transfer, here, {"from", "to", "points"})
        payer = player(need(transfer, "from", here), f"{here}.from")
        if player(need(transfer, "to", here), f"{here}.to") == payer:
            raise Refused(f"{here}.to", "transfer-to-self")
        whole(need(transfer, "points", here), f"{here}.points", 1)
