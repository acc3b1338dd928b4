# SPDX-License-Identifier: GPL-3.0-or-later
"""Rare situations of single rulesets: Tenhou's nagashi, Ema's own stakes, the floating uma of
JPML, wareme, tai, the stop of a parlor's last dealer."""

from scenes import anybody, cheap, goes_to, others, play_unless_over, ron


def nagashi_keeps_the_pot(maker):
    """Tenhou: a mangan self-draw without honba; the dealer repeats by tenpai alone."""
    players = anybody(maker, maker.table.PLAYERS)
    play_unless_over(maker, {"result": "draw", "tenpai": players,
                             "riichi": maker.able(players[:2], 0)})
    claimed = players[:maker.rng.choice([1, 1, 2, 2, 3, 4])]
    play_unless_over(maker, {"result": "draw", "nagashi": claimed, "tenpai": maker.some(40),
                             "riichi": maker.able(players[-1:], 0)})


def aborted(maker):
    """Each reason, with the stakes that were on the table."""
    hand = {"result": "abort", "reason": maker.rng.choice(maker.table.ABORTS)}
    riichi = maker.able(anybody(maker, maker.rng.randint(0, maker.table.PLAYERS)), 0)
    if riichi:
        hand["riichi"] = riichi
    play_unless_over(maker, hand)


def extension(maker):
    """The extra wind: the target reached by the dealer, by a child, exactly, or not at all."""
    rules = maker.table
    first = rules.last_round + 1
    if not goes_to(maker, first + maker.rng.choice([0, 0, 1, rules.PLAYERS - 1])):
        return
    dealer = rules.dealer
    one, two = others(maker, dealer)[:2]
    hand = maker.rng.choice([
        {"result": "win", "wins": [ron(one, two, cheap(maker))]},
        {"result": "win", "wins": [ron(dealer, two, cheap(maker))]},
        {"result": "draw", "tenpai": [dealer] + maker.some(50, [one])},
        {"result": "draw", "tenpai": [one]},
        {"result": "draw", "tenpai": []},
        {"result": "draw", "nagashi": [maker.rng.choice([one, dealer])], "tenpai": [dealer]},
        {"result": "abort", "reason": rules.ABORTS[0]}])
    scores = maker.trial(hand)
    if scores is None:
        return
    wanted = list(scores)
    wanted[maker.rng.choice([dealer, one, two])] = rules.TARGET + maker.rng.choice(
        [0, 0, -100, 100, 3000])
    maker.transfer(scores, wanted, sum(scores))
    play_unless_over(maker, hand)


def end_of_the_extension(maker):
    """Its last dealer passes and nobody has the target."""
    rules = maker.table
    if goes_to(maker, rules.last_round + rules.PLAYERS):
        one, two = others(maker, rules.dealer)[:2]
        play_unless_over(maker, {"result": "win", "wins": [ron(one, two, {"han": 1, "fu": 30})]})


def leader_at_an_abort(maker):
    """The last dealer who is 1st with the target continues after an aborted hand."""
    rules = maker.table
    if goes_to(maker, rules.last_round + maker.rng.choice([0, 0, 1])):
        maker.start_from({rules.dealer: rules.TARGET + 15000})
        play_unless_over(maker, {"result": "abort",
                                 "reason": maker.rng.choice(rules.ABORTS)})


def own_stakes(maker):
    """Ema: each of several winners gets their own stake of this hand back."""
    players = anybody(maker, 4)
    play_unless_over(maker, {"result": "draw", "tenpai": players[:2],
                             "riichi": maker.able(players[:1], 0)})
    winners = players[:maker.rng.choice([2, 2, 3])]
    hand = {"result": "win", "riichi": maker.able(maker.some(70), 0),
            "wins": [ron(who, players[3], cheap(maker)) for who in winners]}
    if players[3] in hand["riichi"]:
        hand["wins"][0]["on_riichi_tile"] = True
    play_unless_over(maker, hand)


def renhou(maker):
    """Wrc and Ema: a mangan instead of a lower value, and nothing next to a higher one."""
    winner, loser = others(maker, maker.table.dealer)[:2]
    found = maker.rng.choice([[], ["tanyao"], ["tanyao", "pinfu"], ["chinitsu"],
                              ["honitsu", "yakuhai-white"], ["chinitsu", "ryanpeikou"]])
    value = {"yaku": found + ["renhou"], "dora": maker.rng.choice([0, 0, 2, 5])}
    if maker.chance(40):
        value["fu"] = maker.rng.choice([30, 40])
    play_unless_over(maker, {"result": "win", "wins": [ron(winner, loser, value)]})


def floating(maker):
    """Each number of players at or above 30000; none only with the points in the pot."""
    if maker.table.end is not None:
        return
    players = anybody(maker, maker.table.PLAYERS)
    number = maker.rng.randint(0, len(players))
    if not number:
        play_unless_over(maker, {"result": "draw", "tenpai": players,
                                 "riichi": maker.able(players, 0)})
    scores = list(maker.table.scores)
    total = sum(scores)
    wanted = floating_scores(maker, players, number, total)
    if maker.table.end is None and min(wanted) >= 0:
        maker.transfer(scores, wanted, total)
        play_unless_over(maker, {"result": "stop"})


def floating_scores(maker, players, number, total):
    """The first of the players gets the rest; all or none float only with equal scores."""
    wanted = [0] * len(players)
    equal = number in (0, len(players))
    for place, who in enumerate(players):
        wanted[who] = 30000 + 100 * maker.rng.randint(0, 9) if place < number else \
            29900 - 1000 * maker.rng.randint(0, 9)
        if equal:
            wanted[who] = total // len(players) // 100 * 100
    wanted[players[0]] += total - sum(wanted)
    return wanted


def wareme(maker):
    """Allen with wareme: the winner's wall, a payer's, one of an uninvolved player."""
    winner, loser, third = anybody(maker, 3)
    win = {"player": winner, "value": {"han": maker.rng.randint(1, 17)}}
    if maker.chance(50):
        win["from"] = loser
    if maker.chance(60):
        play_unless_over(maker, {"result": "draw", "tenpai": [], "riichi": []})
    hand = {"result": "win", "wins": [win], "riichi": maker.able([third], 0)}
    if maker.table.WAREME:
        hand["wareme"] = maker.rng.choice([winner, loser, third])
    play_unless_over(maker, hand)


def thirds(maker):
    """Allen's split of every total, with the honba in it."""
    if maker.chance(50):
        play_unless_over(maker, {"result": "draw", "tenpai": []})
    winner = anybody(maker)[0]
    play_unless_over(maker, {"result": "win", "wins": [
        {"player": winner, "value": {"han": maker.rng.randint(1, 16)}}]})


def riichi_below_0(maker):
    """Allen has no minimum: a stake may leave a negative score until the hand ends."""
    who, other = anybody(maker, 2)
    maker.start_from({who: maker.rng.choice([0, 500, 1000])})
    hand = {"result": "draw", "riichi": [who], "tenpai": [who]}
    if maker.chance(50):
        hand = {"result": "win", "riichi": [who], "wins": [
            ron(other, who, {"han": 1}, on_riichi_tile=True)]}
    play_unless_over(maker, hand)


def liable_for_tai(maker):
    """The player who feeds four sets pays alone; a robbed kong and the last tile take
    precedence."""
    winner, loser, liable = anybody(maker, 3)
    win = {"player": winner, "value": {"tai": maker.rng.choice([4, 14, 54, 151, 2, 1])}}
    way = maker.rng.choice(["pao", "pao", "robbed", "last_tile", "liable"])
    if maker.chance(50) or way in ("robbed", "last_tile"):
        win["from"] = liable if way == "liable" else loser
    if way in ("robbed", "last_tile"):
        win[way] = True
    if way == "pao" or maker.chance(60):
        win["pao"] = {"player": liable}
    play_unless_over(maker, {"result": "win", "wins": [win]})


def flowers_and_the_minimum(maker):
    """Flowers and kongs do not count towards the four tai; eight flowers at once need none."""
    winner, loser = anybody(maker, 2)
    found = maker.rng.choice([
        ["own-flower", "own-flower", "no-wild"], ["concealed-kan", "wait"],
        ["four-flowers", "dragon", "dragon", "wait"], ["direct-kan", "dragon", "wait", "no-wild"],
        ["eight-flowers", "own-flower"], ["eight-flowers-now"], ["dragon", "wait", "no-wild"]])
    win = ron(winner, loser, {"tai": found})
    if maker.chance(30):
        win["robbed"] = True
    play_unless_over(maker, {"result": "win", "wins": [win]})


def four_winds(maker):
    """Up to the last dealer of the fourth wind, and beyond."""
    maker.go_to(maker.rng.choice([4, 8, 12, 15, 15, 16]))


def last_dealer_may_stop(maker):
    """Free parlor: the player who is 1st may stop after a win or tenpai, and nobody else."""
    if not goes_to(maker, 7):
        return
    dealer = maker.table.dealer
    child, other = others(maker, dealer)[:2]
    maker.start_from({dealer: maker.rng.choice([20000, 28500, 40000, 40000])})
    hand = maker.rng.choice([
        {"result": "win", "wins": [ron(dealer, child, cheap(maker))]},
        {"result": "win", "wins": [ron(child, other, cheap(maker))]},
        {"result": "draw", "tenpai": [dealer]},
        {"result": "foul", "fouls": [{"player": child, "kind": "chombo"}]}])
    if maker.chance(80):
        hand["continue"] = maker.chance(45)
    play_unless_over(maker, hand)


def chombo_busts(maker):
    who = anybody(maker)[0]
    maker.start_from({who: maker.rng.choice([7000, 7900, 8000, 11900, 12000, 4000])})
    play_unless_over(maker, {"result": "foul", "fouls": [{"player": who, "kind": "chombo"}],
                             "riichi": maker.able([who], 0)})
