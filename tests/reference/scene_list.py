# SPDX-License-Identifier: GPL-3.0-or-later
"""The rare situations for the games of each ruleset."""

import scenes as every
import scenes_b_rule as b_rule
import scenes_of_others as own
from scenes_mizukawa import MIZUKAWA
from scenes_sanma_parlor import SANMA_PARLOR

GENERAL = [every.stake_of_the_last_thousand, every.several_bust, every.counted_yakuman,
           every.stop_here, every.stop_below_0]
LAST = [every.last_hand] * 4

B_RULE = [b_rule.dead_hand_at_a_draw] * 3 + [b_rule.pao_busts_the_liable] * 2 + \
    [b_rule.south_4_with_a_choice] * 4 + [b_rule.deposit_of_the_poor] * 3 + [
        b_rule.dealer_chooses, b_rule.dealer_chooses, b_rule.several_yakuman,
        b_rule.fine_of_a_shown_hand, b_rule.fine_that_does_not_divide, b_rule.several_fouls,
        b_rule.set_chiitoi, every.stake_of_the_last_thousand, b_rule.chips_of_a_self_draw,
        b_rule.east_east, b_rule.east_east, every.several_bust, b_rule.below_0_by_a_correction,
        b_rule.riichi_without_tenpai, b_rule.odd_half_of_pao, b_rule.rule_07,
        every.stop_below_0]

ONLINE = GENERAL + LAST + [own.nagashi_keeps_the_pot] * 2 + [own.aborted, every.shared_pao] + \
    [every.shared_pao, every.several_rons] + [own.extension] * 4 + \
    [own.leader_at_an_abort, own.leader_at_an_abort, own.end_of_the_extension, every.kiriage]
LEAGUE = GENERAL + LAST[:2] + [every.tie_at_the_end] * 4 + [
    every.shared_pao, every.shared_pao, every.kiriage, every.replayed_hand, every.replayed_hand]
MIZUKAWA_ALL = GENERAL + LAST + MIZUKAWA + [every.several_rons, every.kiriage]
PARLOR_ALL = GENERAL + LAST + SANMA_PARLOR + [every.several_rons, every.shared_pao]
FREE = GENERAL + LAST + [own.last_dealer_may_stop, own.last_dealer_may_stop, own.chombo_busts,
                         every.replayed_hand, every.several_rons, every.shared_pao,
                         every.shared_pao, every.kiriage, b_rule.chips_of_a_self_draw]

SCENES = {
    "b-rule": B_RULE,
    "sanma-parlor": PARLOR_ALL,
    "allen": GENERAL + LAST + [own.wareme] * 3 + [own.thirds] * 2 + [own.riichi_below_0] * 2,
    "fenghua": [own.liable_for_tai] * 3 + [own.flowers_and_the_minimum, own.four_winds,
                                           own.four_winds, every.stop_here],
    "mizukawa-tonpuu": MIZUKAWA_ALL,
    "mizukawa-hanchan": MIZUKAWA_ALL,
    "mizukawa-sanma": MIZUKAWA_ALL + [own.floating] * 4,
    "mleague": LEAGUE,
    "tenhou-hanchan": ONLINE,
    "tenhou-tonpuu": ONLINE,
    "tenhou-sanma": ONLINE,
    "mahjong-soul-hanchan": ONLINE,
    "mahjong-soul-sanma": ONLINE,
    "wrc-2025": LEAGUE + [own.renhou] * 2,
    "ema-2025": LEAGUE + [own.renhou] * 2 + [own.own_stakes] * 3 + [every.several_rons],
    "jpml-a": LEAGUE + [own.floating] * 5,
    "free-parlor": FREE,
}
