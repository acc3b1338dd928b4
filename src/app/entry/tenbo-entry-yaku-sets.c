/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-entry-yaku.h"

/* What can be said of the sets of a hand of which only the yaku are known: whether there is room
 * for all, and between which bounds the fu of sets, pair and wait lie. Nothing is taken from what
 * is not in the list, but that a closed hand without pinfu has no pinfu shape, and that so many fu
 * as only three kans have come with the yaku of three kans. */

#define BIT(name) TB_YAKU_BIT (TB_YAKU_##name)

#define SEVEN_PAIRS (BIT (CHIITOITSU) | BIT (SET_CHIITOI) | BIT (SHOUSHARIN) | BIT (GYAKUSHARIN))

#define DRAGONS (BIT (YAKUHAI_WHITE) | BIT (YAKUHAI_GREEN) | BIT (YAKUHAI_RED))
#define WINDS   (BIT (YAKUHAI_SEAT) | BIT (YAKUHAI_ROUND) | BIT (YAKUHAI_NORTH))

#define FOUR_TRIPLETS (BIT (TOITOI) | BIT (HONROU_TOITOI))
#define THREE_TRIPLETS \
  (BIT (SANSHOKU_DOUKOU) | BIT (SANANKOU) | BIT (SANKANTSU) | BIT (SANRENKOU) | BIT (SANFUU))

#define N_SETS    4
#define N_DRAGONS 3

/* No hand of fewer than three kans has more. */
#define MOST_FU_OF_TWO_KANS 110

/* Open triplets; a concealed one has twice as many fu, a kan four times. */
#define TRIPLET_FU 2
#define OUTSIDE_FU 4

#define WAIT_FU       2
#define PAIR_FU       2
#define SELF_DRAW_FU  2
#define CLOSED_RON_FU 10

typedef struct
{
  const TbRules *rules;
  TbYakuSet      yaku;
  bool           open;
  bool           self_draw;
} Hand;

static int
count_yaku (TbYakuSet set)
{
  int count = 0;

  for (; set != 0; set &= set - 1)
    count++;

  return count;
}

static int
max (int one,
     int other)
{
  return one > other ? one : other;
}

/* The wind of the seat may be that of the round, and either of them North. */
static int
count_honour_triplets (TbYakuSet yaku)
{
  int dragons = count_yaku (yaku & DRAGONS);
  int winds = (yaku & WINDS) != 0;

  if ((yaku & BIT (SHOUSANGEN)) != 0)
    dragons = 2;
  if ((yaku & BIT (SANFUU)) != 0)
    winds = 3;

  return dragons + winds;
}

static int
count_triplets (TbYakuSet yaku)
{
  int honours = count_honour_triplets (yaku);

  if ((yaku & FOUR_TRIPLETS) != 0)
    return N_SETS;

  return (yaku & THREE_TRIPLETS) != 0 ? max (3, honours) : honours;
}

static int
count_runs (TbYakuSet yaku)
{
  bool three = (yaku & (BIT (SANSHOKU_DOUJUN) | BIT (ITTSU))) != 0;
  bool twins = (yaku & BIT (IIPEIKOU)) != 0;

  if ((yaku & (BIT (PINFU) | BIT (RYANPEIKOU))) != 0 || (three && twins))
    return N_SETS;
  if (three)
    return 3;
  if (twins)
    return 2;

  return (yaku & (BIT (CHANTA) | BIT (JUNCHAN))) != 0;
}

/* How many of @triplets are concealed at least: a ron opens one at most. */
static int
count_concealed (const Hand *hand,
                 int         triplets)
{
  int concealed = hand->open ? 0 : triplets - !hand->self_draw;

  return max (concealed, (hand->yaku & BIT (SANANKOU)) != 0 ? 3 : 0);
}

/* The fewest fu of the triplets: the concealed ones are the cheapest. */
static int
find_least_triplets (const Hand *hand)
{
  bool outside = (hand->yaku & (BIT (HONROUTOU) | BIT (HONROU_TOITOI))) != 0;
  int  n = count_triplets (hand->yaku);
  int  dear = outside ? n : count_honour_triplets (hand->yaku);
  int  concealed = count_concealed (hand, n);
  int  cheapest = dear == n ? OUTSIDE_FU : TRIPLET_FU;
  int  fu = n * TRIPLET_FU + dear * (OUTSIDE_FU - TRIPLET_FU);

  for (int i = 0; i < concealed; i++)
    fu += i < n - dear ? TRIPLET_FU : OUTSIDE_FU;
  /* No ron opens a kan. */
  if ((hand->yaku & BIT (SANKANTSU)) != 0)
    fu += 3 * 3 * (hand->open ? cheapest : 2 * cheapest);

  return fu;
}

static int
find_least (const Hand *hand)
{
  int fu = find_least_triplets (hand) + ((hand->yaku & BIT (SHOUSANGEN)) != 0 ? PAIR_FU : 0);

  return hand->open ? fu : max (fu, WAIT_FU);
}

/* The most: every set that can be one is a concealed kan. */
static int
find_most (const Hand *hand)
{
  bool tanyao = (hand->yaku & BIT (TANYAO)) != 0;
  bool no_honours = tanyao || (hand->yaku & (BIT (CHINITSU) | BIT (JUNCHAN))) != 0;
  int  kans = N_SETS - count_runs (hand->yaku);
  int  pair = no_honours ? 0 : max (PAIR_FU, hand->rules->double_wind_pair_fu);

  return kans * 8 * (tanyao ? TRIPLET_FU : OUTSIDE_FU) + pair + WAIT_FU;
}

static int
find_self_draw (const Hand *hand,
                int         shape)
{
  const TbRules *rules = hand->rules;

  if (!hand->self_draw ||
      ((hand->yaku & (BIT (RINSHAN) | BIT (HAITEI))) != 0 && !rules->rinshan_haitei_tsumo_fu))
    return 0;
  if (shape > 0)
    return SELF_DRAW_FU;
  if (hand->open)
    return rules->open_pinfu == TB_OPEN_PINFU_TWENTY_ALWAYS ? 0 : SELF_DRAW_FU;

  return rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH ? 0 : SELF_DRAW_FU;
}

/* The fu of a hand whose sets, pair and wait have @shape. */
static int
round_fu (const Hand *hand,
          int         shape)
{
  int drawn = find_self_draw (hand, shape);
  int fu = TB_MIN_FU + shape + drawn;

  if (!hand->open && !hand->self_draw)
    fu += CLOSED_RON_FU;
  if (hand->open && shape + drawn == 0 && hand->rules->open_pinfu == TB_OPEN_PINFU_THIRTY)
    fu += 10;

  return (fu + 9) / 10 * 10;
}

static TbYakuSet
find_set (const TbValueEntry *list)
{
  TbYakuSet set = 0;

  for (int32_t i = 0; i < list->n_yaku; i++)
    set |= TB_YAKU_BIT (list->yaku[i]);

  return set;
}

bool
tenbo_entry_yaku_has_room (const TbValueEntry *list)
{
  TbYakuSet yaku = find_set (list);

  /* A third triplet of dragons makes it a yakuman. */
  return count_yaku (yaku & DRAGONS) < N_DRAGONS &&
         count_runs (yaku) + count_triplets (yaku) <= N_SETS;
}

bool
tenbo_entry_yaku_can_have_fu (const TbRules      *rules,
                              const TbValueEntry *list,
                              bool                self_draw,
                              int32_t             fu)
{
  Hand hand = {
    .rules = rules,
    .yaku = find_set (list),
    .open = list->open,
    .self_draw = self_draw,
  };

  if ((hand.yaku & SEVEN_PAIRS) != 0)
    return fu == (rules->seven_pairs_forty_fu ? 40 : 25);
  if ((hand.yaku & BIT (PINFU)) != 0)
    return fu == round_fu (&hand, 0);
  if (fu > MOST_FU_OF_TWO_KANS && (hand.yaku & BIT (SANKANTSU)) == 0)
    return false;

  for (int shape = find_least (&hand); shape <= find_most (&hand); shape += 2)
    if (round_fu (&hand, shape) == fu)
      return true;

  return false;
}
