# SPDX-License-Identifier: GPL-3.0-or-later
"""Rare situations of the three-player parlor: busts and the receiver of the fee, 返り東, fouls."""

from scenes import anybody, cheap, goes_to, others, play_unless_over, ron


def bust_in_a_double_ron(maker):
    """The fee goes to the first or the second receiver, counted from the busted player."""
    loser, one, two = anybody(maker, 3)
    maker.start_from({loser: maker.rng.choice([1000, 2000, 4000, 5000, 8000, 9000, 12000])})
    values = [{"han": 3, "fu": 30}, {"limit": "mangan"}, {"han": 1, "fu": 30}]
    hand = {"result": "win", "wins": [ron(one, loser, maker.rng.choice(values)),
                                      ron(two, loser, maker.rng.choice(values))]}
    if maker.chance(30):
        hand["riichi"] = [loser]
    if maker.chance(20):
        hand["fouls"] = [{"player": loser, "kind": "deposit"}]
    play_unless_over(maker, hand)


def bust_at_a_draw(maker):
    """By noten payments, in turn order; or by a stake or deposit and no payment at all."""
    who, one, two = anybody(maker, 3)
    maker.start_from({who: 1000 if maker.chance(70) else maker.rng.choice([2000, 500])})
    way = maker.rng.choice(["noten", "noten-two", "stake", "deposit", "win", "win"])
    hand = {"result": "draw", "tenpai": [one]}
    if way == "noten-two":
        hand["tenpai"] = [one, two]
    elif way == "stake":
        hand.update(tenpai=[who, one, two], riichi=maker.able([who], 0))
    elif way == "deposit":
        hand.update(tenpai=maker.rng.choice([[], [who, one, two]]),
                    fouls=[{"player": who, "kind": "deposit"}
                           for _ in range(maker.rng.randint(1, 2))])
    elif way == "win":
        hand = {"result": "win", "wins": [ron(one, two, cheap(maker))],
                "fouls": [{"player": who, "kind": "deposit"}]}
        if maker.chance(50):
            hand = {"result": "win", "wins": [ron(one, two, cheap(maker))],
                    "riichi": maker.able([who], 0)}
    play_unless_over(maker, hand)


def bust_by_a_chombo(maker):
    who, other = anybody(maker, 2)
    maker.start_from({who: maker.rng.choice([8000, 7000, 15000, 16000, 17000])})
    hand = {"result": "foul", "fouls": [{"player": who, "kind": "chombo"}]}
    if maker.chance(40):
        hand = {"result": "draw", "fouls": [{"player": who, "kind": "draw-chombo"}],
                "riichi": maker.able([who], 0), "tenpai": maker.some(50, others(maker, who))}
    if maker.chance(30):
        kind = "chombo" if hand["result"] == "foul" else "draw-chombo"
        hand["fouls"].append({"player": other, "kind": kind})
    if maker.chance(40):
        hand["fouls"].insert(0, {"player": who, "kind": "deposit"})
    play_unless_over(maker, hand)


def fouls_of_every_kind(maker):
    """At a draw and next to a foul, a win or nagashi, of the dealer and of children."""
    if maker.chance(50):
        maker.go_to(maker.rng.choice([3, 4, 5, 6]))
    one, two, three = anybody(maker, 3)
    kinds = ["deposit", "dead-hand", "draw-chombo"]
    fouls = [{"player": maker.rng.choice([one, two]), "kind": maker.rng.choice(kinds)}
             for _ in range(maker.rng.randint(1, 3))]
    way = maker.rng.choice(["draw", "draw", "foul", "win", "nagashi"])
    hand = {"result": way, "fouls": fouls}
    if way == "foul":
        fouls.append({"player": maker.rng.choice([one, two, three]), "kind": "chombo"})
        hand["riichi"] = maker.able(maker.some(50), 0)
    elif way == "win":
        hand["wins"] = [ron(three, one, cheap(maker))]
    else:
        hand["result"] = "draw"
        hand["tenpai"] = [three]
        hand["riichi"] = maker.able([three], 0)
        if way == "nagashi":
            # The foul of another player counts, and nagashi is not paid.
            hand["nagashi"] = [three]
            fouls.append({"player": one, "kind": maker.rng.choice(["draw-chombo", "deposit"])})
    play_unless_over(maker, hand)


def extension(maker):
    """返り東: below, at and above 40000 after each kind of hand, up to its third hand."""
    if not goes_to(maker, maker.rng.choice([6, 6, 7, 8])):
        return
    dealer = maker.table.dealer
    one, two = others(maker, dealer)
    hand = maker.rng.choice([
        {"result": "win", "wins": [ron(one, two, cheap(maker))]},
        {"result": "win", "wins": [ron(dealer, two, cheap(maker))]},
        {"result": "draw", "tenpai": maker.some(50)},
        {"result": "draw", "tenpai": [dealer]},
        {"result": "draw", "nagashi": [one], "tenpai": []},
        {"result": "foul", "fouls": [{"player": maker.rng.choice([0, 1, 2]), "kind": "chombo"}]},
        {"result": "foul", "fouls": [{"player": dealer, "kind": "chombo"}]},
        {"result": "draw", "fouls": [{"player": two, "kind": "draw-chombo"}], "tenpai": [one]},
        {"result": "draw", "fouls": [{"player": dealer, "kind": "draw-chombo"}],
         "tenpai": [dealer]}])
    scores = maker.trial(hand)
    if scores is None:
        return
    wanted = list(scores)
    wanted[maker.rng.choice([dealer, one, two])] = maker.rng.choice([40000, 39000, 39900, 41000])
    maker.transfer(scores, wanted, sum(scores))
    play_unless_over(maker, hand)


def chombo_by_round(maker):
    """Dealer's and child's, found at once or at a draw, in East, South and 返り東."""
    if not goes_to(maker, maker.rng.choice([0, 1, 3, 4, 5, 6, 7])):
        return
    dealer = maker.table.dealer
    who = maker.rng.choice([dealer, others(maker, dealer)[0]])
    kind = maker.rng.choice(["chombo", "draw-chombo", "draw-chombo"])
    hand = {"result": "foul" if kind == "chombo" else "draw",
            "fouls": [{"player": who, "kind": kind}]}
    hand["riichi"] = maker.able(maker.some(40, [who]), 0)
    play_unless_over(maker, hand)


def last_dealer_wins(maker):
    """南3局: 1st with 40000 ends, 1st below repeats, behind repeats if any player has 40000."""
    if not goes_to(maker, 5):
        return
    child = others(maker, 2)[0]
    hand = {"result": "win", "wins": [ron(2, child, {"han": 1, "fu": 30})]}
    scores = maker.trial(hand)
    if scores is None:
        return
    wanted = maker.rng.choice([{2: 40000, child: 20000}, {2: 39000, child: 30000},
                               {child: 45000, 2: 30000}, {child: 41000, 2: 41000}])
    goal = [wanted.get(who, scores[who]) for who in maker.table.players]
    maker.transfer(scores, goal, sum(scores))
    play_unless_over(maker, hand)


def third_hand_of_the_extension(maker):
    if goes_to(maker, 8):
        dealer = maker.table.dealer
        one, two = others(maker, dealer)
        hand = maker.rng.choice([
            {"result": "win", "wins": [ron(one, two, {"han": 1, "fu": 30})]},
            {"result": "draw", "tenpai": []},
            {"result": "foul", "fouls": [{"player": dealer, "kind": "chombo"}]},
            {"result": "draw", "tenpai": [dealer]}])
        play_unless_over(maker, hand)


def small_self_draw(maker):
    """The table of shares below a mangan, every total from 1000 to 8000."""
    winner = anybody(maker)[0]
    value = {"han": maker.rng.choice([1, 1, 2, 2, 3, 4]),
             "fu": maker.rng.choice([20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110])}
    play_unless_over(maker, {"result": "win", "wins": [{"player": winner, "value": value}]})


def nagashi_with_honba(maker):
    play_unless_over(maker, {"result": "draw", "tenpai": [0, 1, 2],
                             "riichi": maker.able(maker.some(50), 0)})
    claimed = anybody(maker, maker.rng.choice([1, 2, 2, 3]))
    play_unless_over(maker, {"result": "draw", "nagashi": claimed, "tenpai": maker.some(40)})


SANMA_PARLOR = [bust_in_a_double_ron, bust_in_a_double_ron, bust_at_a_draw, bust_at_a_draw,
                bust_by_a_chombo, bust_by_a_chombo, fouls_of_every_kind, fouls_of_every_kind,
                fouls_of_every_kind, extension, extension, extension, third_hand_of_the_extension,
                chombo_by_round, chombo_by_round, chombo_by_round, chombo_by_round,
                last_dealer_wins, last_dealer_wins, last_dealer_wins,
                small_self_draw, nagashi_with_honba]
