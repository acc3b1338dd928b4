/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai.h"

#include <string.h>

const char *const tb_tai_ids[TB_N_TAI + 1] = {
  [TB_TAI_ZUOTAI] = "zuotai",
  [TB_TAI_PENGHU_SHUNZI] = "penghu-shunzi",
  [TB_TAI_DRAGON] = "dragon",
  [TB_TAI_SEAT_ROUND_WIND] = "seat-round-wind",
  [TB_TAI_SEAT_WIND] = "seat-wind",
  [TB_TAI_ROUND_WIND] = "round-wind",
  [TB_TAI_WAIT] = "wait",
  [TB_TAI_ZIMO] = "zimo",
  [TB_TAI_NO_WILD] = "no-wild",
  [TB_TAI_ONE_WILD] = "one-wild",
  [TB_TAI_TWO_WILD] = "two-wild",
  [TB_TAI_WILD_AS_ITSELF] = "wild-as-itself",
  [TB_TAI_THREE_WILD] = "three-wild",
  [TB_TAI_THREE_FLOWER_WILD] = "three-flower-wild",
  [TB_TAI_THIRTEEN_UNRELATED] = "thirteen-unrelated",
  [TB_TAI_THIRTEEN_UNRELATED_STARS_CONCEALED] = "thirteen-unrelated-stars-concealed",
  [TB_TAI_THIRTEEN_UNRELATED_STARS] = "thirteen-unrelated-stars",
  [TB_TAI_THIRTEEN_UNRELATED_MISSING_SUIT] = "thirteen-unrelated-missing-suit",
  [TB_TAI_ALL_TRIPLETS_WILD] = "all-triplets-wild",
  [TB_TAI_ALL_TRIPLETS] = "all-triplets",
  [TB_TAI_LONE_TILE_WILD] = "lone-tile-wild",
  [TB_TAI_LONE_TILE] = "lone-tile",
  [TB_TAI_SEVEN_PAIRS_WILD] = "seven-pairs-wild",
  [TB_TAI_SEVEN_PAIRS] = "seven-pairs",
  [TB_TAI_CONCEALED_BOMB] = "concealed-bomb",
  [TB_TAI_BOMB] = "bomb",
  [TB_TAI_HALF_FLUSH] = "half-flush",
  [TB_TAI_FULL_FLUSH] = "full-flush",
  [TB_TAI_LOOSE_HONOURS] = "loose-honours",
  [TB_TAI_ALL_HONOURS] = "all-honours",
  [TB_TAI_EIGHT_FLOWERS] = "eight-flowers",
  [TB_TAI_EIGHT_FLOWERS_NOW] = "eight-flowers-now",
  [TB_TAI_FOUR_FLOWERS] = "four-flowers",
  [TB_TAI_OWN_FLOWER] = "own-flower",
  [TB_TAI_FLOWER_BLOOM] = "flower-bloom",
  [TB_TAI_DIRECT_KAN] = "direct-kan",
  [TB_TAI_DIRECT_KAN_BLOOM] = "direct-kan-bloom",
  [TB_TAI_CONCEALED_KAN] = "concealed-kan",
  [TB_TAI_CONCEALED_KAN_BLOOM] = "concealed-kan-bloom",
  [TB_TAI_ADDED_KAN] = "added-kan",
  [TB_TAI_ADDED_KAN_BLOOM] = "added-kan-bloom",
};

bool
tb_tai_from_id (const char *id,
                TbTai      *out)
{
  *out = TB_TAI_ZUOTAI;
  while (*out < TB_N_TAI && strcmp (tb_tai_ids[*out], id) != 0)
    *out = (TbTai) (*out + 1);

  return *out < TB_N_TAI;
}
