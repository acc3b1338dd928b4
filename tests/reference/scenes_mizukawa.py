# SPDX-License-Identifier: GPL-3.0-or-later
"""Rare situations of Mizukawa mahjong: penalties and their pot, busts in mid-hand, nagashi."""

from scenes import anybody, cheap, goes_to, others, play_unless_over, ron

DEPOSITS = ["slip", "early-draw", "tile-count"]


def bust_in_mid_hand(maker):
    """By one of several deposit fouls, alone or next to each result; or just not."""
    who, other = anybody(maker, 2)
    maker.start_from({who: maker.rng.choice([0, 900, 1000, 4900, 5000, 5900, 9900])})
    fouls = [{"player": maker.rng.choice([who, who, other]), "kind": maker.rng.choice(DEPOSITS)}
             for _ in range(maker.rng.randint(1, 3))]
    if maker.chance(30):
        for foul in fouls:
            if foul["kind"] == "tile-count":
                foul["count"] = maker.rng.randint(1, 4)
    way = maker.rng.choice(["foul", "hand-ending", "win", "draw", "draw", "abort", "abort"])
    hand = {"result": way, "fouls": fouls}
    if way == "hand-ending":
        hand["result"] = "foul"
        fouls.append({"player": maker.rng.choice([who, other]), "kind": "hand-ending"})
    elif way == "win":
        hand["wins"] = [ron(other, who, cheap(maker))]
    elif way == "draw":
        hand["tenpai"] = [other]
    elif way == "abort":
        if not maker.table.ABORTS:
            return
        hand["reason"] = maker.rng.choice(maker.table.ABORTS)
    if maker.chance(30):
        hand["riichi"] = maker.able([other], 0)
    play_unless_over(maker, hand)


def penalty_pot(maker):
    """Carried over, then won by the nearest winner who is not barred, or by nobody."""
    players = anybody(maker, maker.table.PLAYERS)
    play_unless_over(maker, {"result": "draw", "tenpai": [], "fouls": [
        {"player": players[0], "kind": maker.rng.choice(DEPOSITS)}]})
    number = maker.rng.randint(1, maker.table.MAX_WINNERS)
    winners = players[:number]
    barred = maker.some(50, winners)
    hand = {"result": "win", "riichi": maker.able(winners[:1], 0),
            "wins": [ron(who, players[-1], cheap(maker)) for who in winners],
            "fouls": [{"player": who, "kind": "tile-count"} for who in barred]}
    play_unless_over(maker, hand)


def barred_from_the_pot(maker):
    """Two winners, of whom the nearer, the farther, or both have a tile-count foul."""
    if maker.table.end is not None:
        return
    loser = anybody(maker)[0]
    near, far = maker.table.after(loser, others(maker, loser))[:2]
    barred = maker.rng.choice([[near], [near], [far], [near, far]])
    play_unless_over(maker, {"result": "win", "wins": [ron(near, loser, cheap(maker)),
                                                       ron(far, loser, cheap(maker))],
                             "fouls": [{"player": who, "kind": "tile-count"} for who in barred]})


def last_leader(maker):
    """1st at the end of the last hand, with any result: forced to stop except in two cases."""
    if not goes_to(maker, maker.table.last_round):
        return
    dealer = maker.table.dealer
    child = others(maker, dealer)[0]
    maker.start_from({dealer: maker.rng.choice([45000, 50000, 60000])})
    hand = maker.rng.choice([
        {"result": "foul", "fouls": [{"player": child, "kind": "hand-ending"}]},
        {"result": "draw", "nagashi": [dealer], "tenpai": []},
        {"result": "draw", "nagashi": [child], "tenpai": [dealer]},
        {"result": "draw", "nagashi": list(maker.table.players), "tenpai": []},
        {"result": "draw", "tenpai": [dealer]},
        {"result": "abort", "reason": "nine-terminals"},
        {"result": "abort", "reason": "nine-terminals"},
        {"result": "abort", "reason": "four-winds"}])
    if hand["result"] != "abort" or maker.table.ABORTS:
        play_unless_over(maker, hand)


def fines_at_a_draw(maker):
    """Noten riichi and a wrong call, paid after the noten payments or after nagashi."""
    one, two, three = anybody(maker, 3)
    hand = {"result": "draw", "fouls": [], "tenpai": maker.some(50, [three])}
    if maker.chance(70):
        hand["fouls"].append({"player": one, "kind": "noten-riichi"})
        hand["riichi"] = maker.able([one], 0)
    if maker.chance(50):
        hand["fouls"].append({"player": two, "kind": "wrong-call"})
    if maker.chance(40):
        hand["nagashi"] = [three]
    if maker.chance(30):
        maker.start_from({one: maker.rng.choice([11000, 12000, 13900, 14000, 10000]),
                          two: maker.rng.choice([5000, 6000, 6500, 25000])})
    play_unless_over(maker, hand)


def void_wrong_call(maker):
    one, two = anybody(maker, 2)
    fouls = [{"player": one, "kind": "wrong-call"}]
    hand = {"result": "win", "wins": [ron(two, one, cheap(maker))], "fouls": fouls}
    if maker.chance(50):
        hand = {"result": "foul", "fouls": fouls + [{"player": two, "kind": "hand-ending"}]}
    elif maker.table.ABORTS and maker.chance(40):
        hand = {"result": "abort", "reason": maker.rng.choice(maker.table.ABORTS), "fouls": fouls}
    play_unless_over(maker, hand)


def nagashi_of_several(maker):
    """One to all, with honba and both pots, with and without the dealer."""
    players = anybody(maker, maker.table.PLAYERS)
    play_unless_over(maker, {"result": "draw", "tenpai": players, "fouls": [
        {"player": players[0], "kind": "slip"}], "riichi": maker.able(players[:1], 0)})
    claimed = players[:maker.rng.randint(1, len(players))]
    hand = {"result": "draw", "nagashi": claimed, "tenpai": maker.some(40)}
    if maker.chance(25):
        hand["fouls"] = [{"player": claimed[0], "kind": "tile-count"}]
    play_unless_over(maker, hand)


def last_dealer_fouls(maker):
    """Their own foul ends the game unless they are still 1st; a child's ends it if they are."""
    if not goes_to(maker, maker.table.last_round):
        return
    dealer = maker.table.dealer
    child = others(maker, dealer)[0]
    offenders = maker.rng.choice([[dealer], [dealer], [child], [dealer, child]])
    maker.start_from({dealer: maker.rng.choice([30000, 35000, 45000, 55000])})
    play_unless_over(maker, {"result": "foul", "fouls": [
        {"player": who, "kind": "hand-ending"} for who in offenders]})


MIZUKAWA = [bust_in_mid_hand, bust_in_mid_hand, bust_in_mid_hand, penalty_pot, penalty_pot,
            fines_at_a_draw, fines_at_a_draw, void_wrong_call, nagashi_of_several,
            nagashi_of_several, nagashi_of_several, last_dealer_fouls, last_dealer_fouls,
            barred_from_the_pot, last_leader, last_leader, last_leader]
