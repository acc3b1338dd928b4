# SPDX-License-Identifier: GPL-3.0-or-later
"""Situations that random play rarely meets: each sets the scores and plays the rare hand.

This file has those of several rulesets, and the functions that all of them use."""


def others(maker, *players):
    found = [who for who in maker.table.players if who not in players]
    maker.rng.shuffle(found)
    return found


def anybody(maker, number=1):
    return maker.rng.sample(list(maker.table.players), number)


def ron(winner, loser, value, **more):
    return dict({"player": winner, "from": loser, "value": value}, **more)


def cheap(maker):
    return {"han": maker.rng.choice([1, 2, 3]), "fu": maker.rng.choice([30, 40, 50])}


def play_unless_over(maker, hand):
    if maker.table.end is None:
        maker.try_apply(hand)


def goes_to(maker, goal):
    """Plays up to this round, unless the game is over before or already beyond."""
    maker.go_to(goal)
    return maker.table.end is None and maker.table.round == goal


def stake_of_the_last_thousand(maker):
    who, other = anybody(maker, 2)
    maker.start_from({who: maker.rng.choice([1000, 1000, 900, 1000])})
    hand = {"result": "draw", "tenpai": [who, other], "riichi": [who]}
    if maker.chance(50):
        hand = {"result": "win", "riichi": [who], "wins": [ron(other, who, cheap(maker))]}
        if maker.chance(60):
            hand["wins"][0]["on_riichi_tile"] = True
    play_unless_over(maker, hand)


def several_bust(maker):
    winner = anybody(maker)[0]
    poor = others(maker, winner)[:2]
    maker.start_from({who: maker.rng.choice([100, 200, 1000]) for who in poor})
    hand = {"result": "win", "wins": [{"player": winner, "value": cheap(maker)}]}
    if maker.chance(40):
        hand = {"result": "draw", "tenpai": others(maker, *poor)}
    play_unless_over(maker, hand)


def several_rons(maker):
    """The receiver of the honba and the pot, and the winners' own stakes."""
    players = anybody(maker, maker.table.PLAYERS)
    number = min(maker.rng.choice([2, 2, 3]), len(players) - 1)
    if not maker.table.honba and maker.chance(50):
        play_unless_over(maker, {"result": "draw", "riichi": maker.able(players[:1], 0),
                                 "tenpai": players[:2]})
    hand = {"result": "win", "riichi": maker.able(players[:maker.rng.randint(0, 4)], 0),
            "wins": [ron(winner, players[-1], cheap(maker)) for winner in players[:number]]}
    if players[-1] in hand["riichi"] and maker.chance(60):
        maker.rng.choice(hand["wins"])["on_riichi_tile"] = True
    play_unless_over(maker, hand)


def shared_pao(maker):
    """The liable yakuman alone, with others, all of them, or the whole hand."""
    winner, loser, liable = anybody(maker, 3)
    named = maker.rng.choice([["daisangen"], ["daisuushi"], ["suukantsu"],
                              ["daisuushi", "suukantsu"], ["daisangen", "suukantsu"]])
    named = [name for name in named if not maker.table.PAO_FOR or name in maker.table.PAO_FOR]
    beside = maker.rng.choice([[], ["tsuuiisou"], ["tsuuiisou", "suuankou"]])
    if not named or ("suukantsu" in named and maker.chance(50)):
        named, beside = named or ["daisangen"], []
    win = {"player": winner, "value": {"yakuman": named + beside}, "pao": {"player": liable}}
    if not maker.chance(15):
        win["pao"]["for"] = named if maker.chance(70) else named[:1]
    way = maker.rng.choice(["tsumo", "ron", "ron-liable"])
    if way != "tsumo":
        win["from"] = loser if way == "ron" else liable
    play_unless_over(maker, {"result": "win", "wins": [win]})


def kiriage(maker):
    winner, loser = anybody(maker, 2)
    value = maker.rng.choice([{"han": 4, "fu": 30}, {"han": 3, "fu": 60}])
    win = ron(winner, loser, value)
    if maker.chance(40):
        del win["from"]
    play_unless_over(maker, {"result": "win", "wins": [win]})


def counted_yakuman(maker):
    winner, loser = anybody(maker, 2)
    han = [10, 11, 12, 13, 14, 15, 16, 17, 25, 26, 27, 39, 51, 52, 65]
    win = ron(winner, loser, {"han": maker.rng.choice(han)})
    if maker.chance(50):
        del win["from"]
    play_unless_over(maker, {"result": "win", "wins": [win]})


def stop_here(maker):
    """The game is settled in its current state, with the contents of the pots."""
    maker.one_more()
    play_unless_over(maker, {"result": "stop"})


def stop_below_0(maker):
    """After a correction that leaves a player busted: `stop`, without an earlier check of the
    end."""
    who, other = anybody(maker, 2)
    if maker.table.end is None:
        points = maker.table.scores[who] + maker.rng.choice([0, 100, 1000])
        if points > 0:
            maker.try_apply({"result": "adjust", "transfers": [
                {"from": who, "to": other, "points": points}]})
            maker.try_apply({"result": "stop"})


def replayed_hand(maker):
    """A chombo of one or several, with the stakes of the hand."""
    players = list(maker.table.players)
    fouls = [{"player": maker.rng.choice(players), "kind": "chombo"}
             for _ in range(maker.rng.choice([1, 1, 2]))]
    if maker.chance(30):
        # The offender is named twice: each foul is settled.
        fouls.append(dict(fouls[0]))
    riichi = maker.able(anybody(maker, maker.rng.randint(0, 3)), 0)
    play_unless_over(maker, {"result": "foul", "fouls": fouls, "riichi": riichi})


# The last dealer

def last_hand(maker, goal=None):
    """A hand of the last round, or of the first or last round of an extension, that leaves the
    dealer behind, tied, ahead, ahead with a goal, or just short of it."""
    rules = maker.table
    rounds = [rules.last_round]
    if rules.EXTENSION:
        rounds += [rules.last_round, rules.last_round + 1, rules.last_round + rules.PLAYERS]
    if not goes_to(maker, maker.rng.choice(rounds) if goal is None else goal):
        return
    hand = hand_of_the_last_dealer(maker)
    scores = maker.trial(hand)
    if scores is None:
        return
    dealer = rules.dealer
    child = others(maker, dealer)[0]
    target = getattr(rules, "TARGET", rules.RETURN)
    wanted = list(scores)
    way = maker.rng.choice(["behind", "tied", "ahead", "exactly", "short", "child", "low"])
    if way == "behind":
        wanted[dealer] = maker.rng.choice([5000, 15000, 20000])
    elif way == "tied":
        wanted[dealer] = wanted[child] = max(target, 30000)
    elif way == "ahead":
        wanted[dealer] = target + maker.rng.choice([5000, 10000])
    elif way in ("exactly", "short"):
        place_ahead(maker, wanted, dealer, target - (1000 if way == "short" else 0))
    elif way == "child":
        wanted[child] = target + maker.rng.choice([0, 0, 2000])
    else:
        place_ahead(maker, wanted, child, target - 100)
    maker.transfer(scores, wanted, sum(scores))
    if "continue" not in hand and maker.table.ID in ("b-rule", "free-parlor") and \
            maker.chance(40):
        hand["continue"] = maker.chance(50)
    play_unless_over(maker, hand)


def place_ahead(maker, wanted, who, score):
    """This player is 1st with this score, if the points on the table allow it."""
    rest = sum(wanted) - score
    share = rest // 100 // (len(wanted) - 1) * 100
    for other in maker.table.players:
        wanted[other] = share
    wanted[who] = score
    wanted[others(maker, who)[0]] += rest - share * (len(wanted) - 1)


def hand_of_the_last_dealer(maker):
    rules = maker.table
    dealer = rules.dealer
    child, loser = others(maker, dealer)[:2]
    ways = ["win", "win", "child", "tenpai", "tenpai", "noten", "noten"]
    ways += ["abort"] * bool(rules.ABORTS) + ["nagashi"] * bool(rules.NAGASHI)
    ways += ["foul"] * bool(rules.FOULS_ENDING) + ["double"] * (rules.MAX_WINNERS > 1)
    way = maker.rng.choice(ways)
    if way == "win":
        return {"result": "win", "wins": [ron(dealer, child, cheap(maker))]}
    if way == "child":
        return {"result": "win", "wins": [ron(child, loser, cheap(maker))]}
    if way == "double":
        return {"result": "win", "wins": [ron(dealer, loser, cheap(maker)),
                                          ron(child, loser, cheap(maker))]}
    if way == "abort":
        return {"result": "abort", "reason": maker.rng.choice(rules.ABORTS)}
    if way == "nagashi":
        claimed = maker.rng.choice([[dealer], [child], [dealer, child], list(rules.players)])
        return {"result": "draw", "nagashi": claimed, "tenpai": maker.some(40)}
    if way == "foul":
        kind = sorted(rules.FOULS_ENDING)[0]
        return {"result": "foul", "fouls": [
            {"player": maker.rng.choice([dealer, dealer, child]), "kind": kind}]}
    tenpai = maker.some(50, others(maker, dealer))
    return {"result": "draw", "tenpai": tenpai + [dealer] * (way == "tenpai")}


# Ties at the end

def tie_at_the_end(maker):
    """Interpretation 7: shares are in hundreds, the remainder by seat."""
    last = maker.table.last_round
    if not goes_to(maker, last):
        return
    able = maker.able(others(maker, 3), 0)
    tied = maker.rng.choice(["1-2", "1-3", "1-3", "1-4", "2-2", "2-3", "3-2"])
    if tied == "1-4" or maker.chance(50):
        hand = {"result": "draw", "tenpai": [0, 1, 2] if able else [], "riichi": able[:2]}
        if tied == "1-4":
            hand = {"result": "draw"}
            if maker.table.pot % 4000:
                hand = {"result": "win", "wins": [ron(0, 3, cheap(maker))]}
    else:
        hand = {"result": "win", "wins": [ron(0, 3, cheap(maker))]}
    trial = maker.trial(hand)
    if trial is None:
        return
    wanted = tied_scores(maker, tied, trial)
    maker.transfer(trial, wanted, sum(trial))
    play_unless_over(maker, hand)


def tied_scores(maker, tied, trial):
    players = anybody(maker, 4)
    total = sum(trial)
    low = 15000
    wanted = list(trial)
    if tied == "1-4":
        wanted = [total // 4] * 4
    elif tied == "1-2":
        for who in players[:2]:
            wanted[who] = 35000
    elif tied == "1-3":
        wanted = place(players, [maker.rng.choice([28000, 30500])] * 3, total)
    elif tied == "2-2":
        wanted = place(players, [40000, 25000, 25000], total)
    elif tied == "2-3":
        wanted = place(players, [total - 3 * 20000, 20000, 20000], total)
    else:
        wanted = place(players, [40000, total - 40000 - 2 * low, low], total)
    return wanted


def place(players, scores, total):
    wanted = [0] * 4
    for who, score in zip(players, scores + [total - sum(scores)]):
        wanted[who] = score
    return wanted
