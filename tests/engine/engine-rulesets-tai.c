/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "engine-rulesets.h"

#include <string.h>

/* The items of fenghua.txt: the value of each, how often it may occur in a hand, whether it counts
 * towards the minimum, whether it lifts the minimum. */
static const TbTaiRule items[] = {
  { TB_TAI_ZUOTAI, 1, 1, true, false },
  { TB_TAI_PENGHU_SHUNZI, 1, 1, true, false },
  { TB_TAI_DRAGON, 1, 3, true, false },
  { TB_TAI_SEAT_ROUND_WIND, 2, 1, true, false },
  { TB_TAI_SEAT_WIND, 1, 1, true, false },
  { TB_TAI_ROUND_WIND, 1, 1, true, false },
  { TB_TAI_WAIT, 1, 1, true, false },
  { TB_TAI_ZIMO, 1, 1, true, false },
  { TB_TAI_NO_WILD, 1, 1, true, false },
  { TB_TAI_ONE_WILD, 1, 1, true, false },
  { TB_TAI_TWO_WILD, 2, 1, true, false },
  { TB_TAI_WILD_AS_ITSELF, 1, 1, true, false },
  { TB_TAI_THREE_WILD, 150, 1, true, false },
  { TB_TAI_THREE_FLOWER_WILD, 300, 1, true, false },
  { TB_TAI_THIRTEEN_UNRELATED, 50, 1, true, false },
  { TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED, 150, 1, true, false },
  { TB_TAI_THIRTEEN_UNRELATED_STARS, 100, 1, true, false },
  { TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT, 150, 1, true, false },
  { TB_TAI_ALL_TRIPLETS_WILD, 50, 1, true, false },
  { TB_TAI_ALL_TRIPLETS, 100, 1, true, false },
  { TB_TAI_LONE_TILE_WILD, 50, 1, true, false },
  { TB_TAI_LONE_TILE, 100, 1, true, false },
  { TB_TAI_SEVEN_PAIRS_WILD, 50, 1, true, false },
  { TB_TAI_SEVEN_PAIRS, 150, 1, true, false },
  { TB_TAI_CONCEALED_BOMB, 100, 3, true, false },
  { TB_TAI_BOMB, 50, 1, true, false },
  { TB_TAI_HALF_FLUSH, 70, 1, true, false },
  { TB_TAI_FULL_FLUSH, 150, 1, true, false },
  { TB_TAI_LOOSE_HONOURS, 400, 1, true, false },
  { TB_TAI_ALL_HONOURS, 800, 1, true, false },
  { TB_TAI_EIGHT_FLOWERS, 800, 1, false, false },
  { TB_TAI_EIGHT_FLOWERS_NOW, 400, 1, false, true },
  { TB_TAI_FOUR_FLOWERS, 150, 2, false, false },
  { TB_TAI_OWN_FLOWER, 2, 2, false, false },
  { TB_TAI_FLOWER_BLOOM, 50, 1, false, false },
  { TB_TAI_DIRECT_KAN, 50, 4, false, false },
  { TB_TAI_DIRECT_KAN_BLOOM, 100, 1, false, false },
  { TB_TAI_CONCEALED_KAN, 100, 4, false, false },
  { TB_TAI_CONCEALED_KAN_BLOOM, 150, 1, false, false },
  { TB_TAI_ADDED_KAN, 100, 4, false, false },
  { TB_TAI_ADDED_KAN_BLOOM, 200, 1, false, false },
};

void
engine_rules_coast (TbRules *rules)
{
  *rules = (TbRules) {
    .players = 4,
    .winds = 4,
    .dealer_win = TB_DEALER_REPEATS,
    .dealer_tenpai = TB_DEALER_REPEATS,
    .dealer_noten = TB_DEALER_REPEATS,
    .dealer_noten_south = TB_DEALER_REPEATS,
    .max_winners = 1,
    .scoring = TB_SCORING_TAI,
    .mangan_han = 5,
    .haneman_han = 6,
    .baiman_han = 8,
    .sanbaiman_han = 11,
    .extension_winds = 1,
    .counted_yakuman_steps = 1,
    .wareme_factor = 2,
    .double_wind_pair_fu = 2,
    .rinshan_haitei_tsumo_fu = true,
    .tai_minimum = 4,
    .tai_rounding = 10,
    .tai_points = 1,
    .n_tai_items = sizeof items / sizeof items[0],
    .robbed_kong_self_draw = true,
    .last_tile = TB_LAST_TILE_DISCARD,
    .pao_ron = TB_PAO_RON_ALL,
    .pao_fed_melds = true,
  };
  memcpy (rules->tai_items, items, sizeof items);
}
