# SPDX-License-Identifier: GPL-3.0-or-later
"""Rare situations of the B rule."""

from scenes import anybody, cheap, others, play_unless_over, ron


def dead_hand_at_a_draw(maker):
    """51: whether the noten payment alone, or the fine alone, or each of them busts."""
    offender, poor = anybody(maker, 2)
    way = maker.rng.choice(["both", "noten-only", "noten-only", "fine-only", "other-payer", "two"])
    near = maker.rng.choice([0, 100, 900, 1000, 1400, 1500, -5000])
    if way in ("both", "two"):
        maker.start_from({offender: near})
    elif way == "fine-only":
        maker.start_from({offender: maker.rng.choice([3000, 4000, 7900, 8000, 11900])})
    elif way == "noten-only":
        maker.start_from({poor: near})
    else:
        maker.start_from({poor: near, offender: maker.rng.choice([4000, 7900, 8000])})
    fouls = [{"player": offender, "kind": "dead-hand"}]
    if way == "two":
        fouls.append({"player": poor, "kind": "dead-hand"})
    if maker.chance(20):
        fouls.insert(0, {"player": offender, "kind": "deposit"})
    tenpai = [who for who in others(maker, offender, poor) if maker.chance(80)]
    play_unless_over(maker, {"result": "draw", "fouls": fouls, "tenpai": tenpai})


def pao_busts_the_liable(maker):
    """51 with pao: the busted player pays only the winners whom they paid."""
    first, second, loser, liable = anybody(maker, 4)
    if maker.chance(50):
        maker.start_from({liable: maker.rng.choice([0, 100, 300])})
    else:
        maker.start_from({liable: 200, loser: 300})
    wins = [ron(first, loser, cheap(maker), pao={"player": liable}),
            ron(second, loser, cheap(maker))]
    if maker.chance(30):
        wins[1]["pao"] = {"player": liable}
    play_unless_over(maker, {"result": "win", "wins": wins})


def south_4_with_a_choice(maker):
    """05: a dealer who is not 1st must repeat, one who leads may stop; a tie is not a lead."""
    maker.go_to(7)
    if maker.table.end or maker.table.round != 7:
        return
    lead = maker.rng.choice(["behind", "tied", "tied", "ahead", "ahead"])
    child = others(maker, 3)[0]
    dealer = {"behind": 20000, "tied": 30000, "ahead": 40000}[lead]
    way = maker.rng.choice(["win", "draw", "foul"])
    hand = {"result": way}
    if way == "win":
        loser = others(maker, 3, child)[0]
        hand["wins"] = [ron(3, loser, {"han": 3, "fu": 30})]
        gain = 5800 + 1500 * maker.table.honba + maker.table.pot
        dealer -= gain
        maker.start_from({3: dealer, child: 30000} if lead == "tied" else {3: dealer})
    elif way == "draw":
        hand["tenpai"] = [3, child]
        maker.start_from({3: dealer - 1500, child: 28500} if lead == "tied" else {3: dealer})
    else:
        hand["fouls"] = [{"player": child, "kind": "chombo"}]
        tied = others(maker, 3, child)[0]
        maker.start_from({3: dealer - 4000, tied: 28000} if lead == "tied" else {3: dealer})
    if maker.chance(75):
        hand["continue"] = lead != "ahead" if maker.chance(70) else maker.chance(50)
    play_unless_over(maker, hand)


def dealer_chooses(maker):
    """05, and the honba after it, in the rounds before South 4."""
    dealer = maker.table.dealer
    child, other = others(maker, dealer)[:2]
    foul = {"result": "foul", "fouls": [{"player": child, "kind": "chombo"}]}
    both = [ron(other, child, cheap(maker)), ron(dealer, child, cheap(maker))]
    hand = maker.rng.choice([
        foul, foul,
        {"result": "win", "wins": [ron(dealer, child, cheap(maker))]},
        {"result": "win", "wins": both},
        {"result": "draw", "tenpai": [dealer]},
        {"result": "draw", "tenpai": [], "fouls": [{"player": child, "kind": "dead-hand"}]},
        {"result": "draw", "tenpai": [], "fouls": [{"player": child, "kind": "chombo"}]}])
    play_unless_over(maker, dict(hand, **{"continue": maker.chance(25)}))


def several_yakuman(maker):
    """52: thirty thousand from each player without one of these wins; nothing between the
    winners."""
    players = anybody(maker, 4)
    yakuman = [{"limit": "yakuman"}, {"yakuman": ["daisangen"]}, {"yakuman": ["kokushi-13"]},
               {"yakuman": ["suuankou", "tsuuiisou"]}]
    wins = [ron(players[0], players[3], maker.rng.choice(yakuman)),
            ron(players[1], players[3], maker.rng.choice(yakuman))]
    if maker.chance(50):
        wins.append(ron(players[2], players[3], maker.rng.choice(yakuman + [cheap(maker)])))
    if maker.chance(30):
        wins[0]["pao"] = {"player": players[2]}
    play_unless_over(maker, {"result": "win", "wins": wins})


def fine_of_a_shown_hand(maker):
    """44: the highest-valued hand shown, split so that the dealer loses at most 200."""
    offender = maker.table.dealer if maker.chance(60) else others(maker, maker.table.dealer)[0]
    values = [{"han": 4, "fu": 30}, {"han": 3, "fu": 70}, {"limit": "baiman"}, {"han": 3, "fu": 60},
              {"limit": "yakuman"}, {"limit": "haneman"}, {"han": 4, "fu": 25},
              {"han": 2, "fu": 90}, {"yakuman": ["daisuushi"]}, {"han": 2, "fu": 110},
              {"limit": "sanbaiman"}]
    if offender == maker.table.dealer and maker.chance(60):
        values = [{"limit": "baiman"}, {"limit": "yakuman"},
                  {"yakuman": ["daisuushi", "tsuuiisou"]}]
    against = [{"player": owner, "value": maker.rng.choice(values)}
               for owner in others(maker, offender)[:maker.rng.randint(1, 3)]]
    foul = {"player": offender, "kind": "chombo", "against": against}
    play_unless_over(maker, {"result": maker.rng.choice(["foul", "foul", "draw"]), "fouls": [foul]})


def fine_that_does_not_divide(maker):
    """Interpretation 7: a child's 8700 is 2200, 2200 and 4300 to the dealer."""
    dealer = maker.table.dealer
    offender = others(maker, dealer)[0]
    shown = {"player": dealer, "value": {"han": 2, "fu": maker.rng.choice([90, 110])}}
    play_unless_over(maker, {"result": "foul", "fouls": [
        {"player": offender, "kind": "chombo", "against": [shown]}]})


def several_fouls(maker):
    """46: the fines add up, and offenders receive from each other."""
    one, two = anybody(maker, 2)
    kinds = ["dead-hand", "chombo", "deposit"]
    fouls = [{"player": maker.rng.choice([one, one, two]), "kind": maker.rng.choice(kinds)}
             for _ in range(maker.rng.randint(1, 3))]
    fouls.append({"player": one, "kind": "chombo"})
    hand = {"result": maker.rng.choice(["foul", "foul", "draw"]), "fouls": fouls}
    if maker.chance(20):
        hand["continue"] = False
    play_unless_over(maker, hand)


def set_chiitoi(maker):
    """47: 3 han with one set and one more for each further one."""
    winner, loser = anybody(maker, 2)
    value = {"yaku": ["set-chiitoi"] * maker.rng.randint(2, 3), "fu": 25}
    if maker.chance(40):
        value["dora"] = maker.rng.randint(0, 4)
    play_unless_over(maker, {"result": "win", "wins": [ron(winner, loser, value)]})


def deposit_of_the_poor(maker):
    """42, 51: below 0 in mid-hand; a bust only if it lasts; its causes in their order."""
    poor, one, two = anybody(maker, 3)
    score = maker.rng.choice([0, 500, 900, 1000, 1900])
    maker.start_from({poor: score})
    hand = {"fouls": [{"player": poor, "kind": "deposit"}
                      for _ in range(maker.rng.choice([1, 1, 2]))]}
    if score >= 1000 and maker.chance(60):
        hand["riichi"] = [poor]
    way = maker.rng.choice(["wins", "pays", "looks-on", "draw", "draw", "tenpai", "foul"])
    if way == "wins":
        hand.update(result="win", wins=[ron(poor, one, cheap(maker))])
    elif way == "pays":
        hand.update(result="win", wins=[ron(one, poor, cheap(maker))])
        if "riichi" in hand and maker.chance(40):
            hand["wins"][0]["on_riichi_tile"] = True
    elif way == "looks-on":
        hand.update(result="win", wins=[ron(one, two, cheap(maker))])
    elif way == "foul":
        hand.update(result="foul", fouls=hand["fouls"] + [
            {"player": maker.rng.choice([poor, one]), "kind": "chombo"}])
    else:
        hand.update(result="draw", tenpai=[one] if way == "draw" else [poor, one])
        if way == "draw":
            hand.pop("riichi", None)
        if "riichi" in hand and poor not in hand["tenpai"]:
            hand["tenpai"].append(poor)
    play_unless_over(maker, hand)


def chips_of_a_self_draw(maker):
    winner = anybody(maker)[0]
    if maker.table.scores[winner] < 1000:
        return
    play_unless_over(maker, {"result": "win", "riichi": [winner], "wins": [
        {"player": winner, "value": cheap(maker),
         "bonus": {"ippatsu": maker.rng.randint(0, 1), "ura": maker.rng.randint(0, 3)}}]})


def east_east(maker):
    """53: in East 1, over the ceiling or a child busted in a hand the first dealer wins."""
    if maker.table.round != 0 or maker.table.end:
        return
    child, other, third = others(maker, 0)
    maker.start_from({child: maker.rng.choice([100, 900]), 0: maker.rng.choice([25000, 30000])})
    wins = [ron(0, child, cheap(maker))]
    if maker.chance(40):
        wins.append(ron(other, child, cheap(maker)))
    if maker.chance(20):
        wins = [ron(other, child, {"limit": "yakuman"})]
    hand = {"result": "win", "wins": wins}
    if maker.chance(20):
        hand = {"result": "win", "wins": [ron(0, third, cheap(maker))],
                "fouls": [{"player": child, "kind": "deposit"}]}
    play_unless_over(maker, hand)


def below_0_by_a_correction(maker):
    who, winner, loser = anybody(maker, 3)
    maker.start_from({who: -maker.rng.choice([100, 1000])})
    hand = {"result": "win", "wins": [ron(winner, loser, cheap(maker))]}
    if maker.chance(30):
        hand = {"result": "stop"}
    elif maker.chance(30):
        hand = {"result": "draw", "tenpai": [who]}
    play_unless_over(maker, hand)


def riichi_without_tenpai(maker):
    """A dead hand and a noten riichi excuse it, at a draw."""
    who = anybody(maker)[0]
    if maker.table.scores[who] < 1000:
        return
    foul = {"player": who, "kind": maker.rng.choice(["dead-hand", "chombo"])}
    play_unless_over(maker, {"result": "draw", "riichi": [who], "fouls": [foul],
                             "tenpai": [one for one in others(maker, who) if maker.chance(50)]})


def odd_half_of_pao(maker):
    winner, loser, liable = anybody(maker, 3)
    value = {"han": maker.rng.choice([1, 3, 4, 2]), "fu": maker.rng.choice([20, 25, 30, 30, 110])}
    play_unless_over(maker, {"result": "win", "wins": [
        ron(winner, loser, value, pao={"player": liable})]})


def rule_07(maker):
    maker.go_to(7)
    if maker.table.end or maker.table.round != 7:
        return
    winner = maker.rng.randrange(3)
    loser = others(maker, winner)[0]
    hand = {"result": "win", "wins": [ron(winner, loser, cheap(maker), open=True)]}
    if maker.chance(50):
        maker.start_from({winner: maker.rng.choice([15000, 22000, 26000, 40000])})
    if maker.chance(30):
        second = others(maker, winner, loser)[0]
        hand["wins"].append(ron(second, loser, cheap(maker), open=maker.chance(30)))
    if maker.chance(30):
        hand["riichi"] = maker.able(others(maker, winner)[:1], 0)
    play_unless_over(maker, hand)
