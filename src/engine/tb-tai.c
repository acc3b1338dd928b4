/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-tai.h"

#include <assert.h>
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

/* Items that exclude each other: facts of the tiles and of the text of fenghua.txt. */

#define BIT(name) TB_TAI_BIT (TB_TAI_##name)

#define WIND_TRIPLETS (BIT (SEAT_ROUND_WIND) | BIT (SEAT_WIND) | BIT (ROUND_WIND))

#define KAN_BLOOMS (BIT (DIRECT_KAN_BLOOM) | BIT (CONCEALED_KAN_BLOOM) | BIT (ADDED_KAN_BLOOM))
#define KANS       (KAN_BLOOMS | BIT (DIRECT_KAN) | BIT (CONCEALED_KAN) | BIT (ADDED_KAN))

#define ALL_TRIPLETS_ANY (BIT (ALL_TRIPLETS) | BIT (ALL_TRIPLETS_WILD))
#define LONE_TILE_ANY    (BIT (LONE_TILE) | BIT (LONE_TILE_WILD))
#define SEVEN_PAIRS_ANY  (BIT (SEVEN_PAIRS) | BIT (SEVEN_PAIRS_WILD))

/* Four of a kind as two of seven pairs are a bomb. */
#define PAIRS (SEVEN_PAIRS_ANY | BIT (CONCEALED_BOMB) | BIT (BOMB))

#define UNRELATED                                                        \
  (BIT (THIRTEEN_UNRELATED) | BIT (THIRTEEN_UNRELATED_STARS_CONCEALED) | \
   BIT (THIRTEEN_UNRELATED_STARS) | BIT (THIRTEEN_UNRELATED_MISSING_SUIT))

/* Items that a hand without sets cannot have. */
#define OF_SETS (BIT (DRAGON) | WIND_TRIPLETS | KANS | ALL_TRIPLETS_ANY | LONE_TILE_ANY)

#define WITHOUT_WILD \
  (BIT (NO_WILD) | BIT (ALL_TRIPLETS) | BIT (LONE_TILE) | BIT (SEVEN_PAIRS))
#define WILD_NUMBERS (BIT (ONE_WILD) | BIT (TWO_WILD) | BIT (THREE_WILD) | BIT (THREE_FLOWER_WILD))
#define WITH_WILD                                                                         \
  (WILD_NUMBERS | BIT (WILD_AS_ITSELF) | BIT (ALL_TRIPLETS_WILD) | BIT (LONE_TILE_WILD) | \
   BIT (SEVEN_PAIRS_WILD))

#define ALIKE (BIT (HALF_FLUSH) | BIT (FULL_FLUSH) | BIT (LOOSE_HONOURS) | BIT (ALL_HONOURS))

/* A hand has at most one item of each of these sets: the numbers of wild tiles; the unrelated
 * hands, which each contain the plain one; the kinds of tiles; the replacement tile that won; and
 * eight flowers, which win at once or after further play. */
static const TbTaiSet at_most_one[] = {
  WILD_NUMBERS,
  UNRELATED,
  ALIKE,
  KAN_BLOOMS,
  BIT (EIGHT_FLOWERS) | BIT (EIGHT_FLOWERS_NOW),
};

/* Items of the first set exclude those of the second. */
static const struct
{
  TbTaiSet one;
  TbTaiSet other;
} apart[] = {
  { WITHOUT_WILD, WITH_WILD },
  /* Three wild flowers never represent themselves, and a fourth flower is not available. */
  { BIT (THREE_FLOWER_WILD),
    BIT (WILD_AS_ITSELF) | BIT (EIGHT_FLOWERS) | BIT (EIGHT_FLOWERS_NOW) },
  { BIT (SEAT_ROUND_WIND), BIT (SEAT_WIND) | BIT (ROUND_WIND) },
  /* Four sequences and a pair. */
  { BIT (PENGHU_SHUNZI), BIT (DRAGON) | WIND_TRIPLETS | KANS | ALL_TRIPLETS_ANY | PAIRS |
                           UNRELATED | BIT (LOOSE_HONOURS) | BIT (ALL_HONOURS) },
  { PAIRS, OF_SETS | BIT (ALL_HONOURS) },
  /* Fourteen unrelated kinds of tiles; one suit and the honors have only ten. */
  { UNRELATED, OF_SETS | PAIRS | BIT (WAIT) | ALIKE },
  { BIT (FULL_FLUSH), BIT (DRAGON) | WIND_TRIPLETS },
  /* All honors as four triplets with a pair are the greater of the two items. */
  { BIT (LOOSE_HONOURS), ALL_TRIPLETS_ANY },
  /* Eight flowers win with any hand, which has no form yet. */
  { BIT (EIGHT_FLOWERS_NOW), BIT (PENGHU_SHUNZI) | BIT (WAIT) | ALL_TRIPLETS_ANY | LONE_TILE_ANY |
                               PAIRS | UNRELATED | BIT (ALL_HONOURS) },
};

TbTaiSet
tb_tai_excluded_by (TbTai item)
{
  TbTaiSet bit = tb_tai_set_of (item);
  TbTaiSet set = 0;

  assert (item < TB_TAI_END);

  for (size_t i = 0; i < sizeof at_most_one / sizeof at_most_one[0]; i++)
    if (at_most_one[i] & bit)
      set |= at_most_one[i] & ~bit;

  for (size_t i = 0; i < sizeof apart / sizeof apart[0]; i++)
    {
      if (apart[i].one & bit)
        set |= apart[i].other;
      if (apart[i].other & bit)
        set |= apart[i].one;
    }

  return set;
}
