/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-valuing.h"

/* Which yaku a hand is. Each is a bit made of a condition; there are no branches to guess wrong. */

#define BIT(name)           TB_YAKU_BIT (TB_YAKU_##name)
#define IF(name, condition) ((TbYakuSet) ((condition) != 0) << TB_YAKU_##name)

#define ANY_RIICHI (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)

/* The lowest kind of each suit, and the ranks a run can begin with. */
#define FIRST_KINDS TB_IN_SUITS (0x001)
#define RUN_STARTS  TB_IN_SUITS (0x07f)
/* Runs with a terminal. */
#define OUTSIDE_RUNS TB_IN_SUITS (0x041)

/* All green: 2 3 4 6 8 of souzu, and the green dragon. */
#define GREEN_SOUZU   ((TbSuitCounts) 0x0f0f0fff0)
#define GREEN_HONOURS ((TbSuitCounts) 0x0f00000)

/* 1112345678999. */
#define NINE_GATES ((TbSuitCounts) 0x311111113)

/* Whether the hand has what a tile is drawn for from the dead wall: a kan, or North set aside. A
 * flower is none ("補花は 杠では ないから", allen.txt). */
static bool
has_replaced (const TbValuing *valuing)
{
  const TbTileHand *hand = valuing->hand;
  bool              replaced = valuing->n_kans > 0;

  for (int i = 0; i < hand->n_aside; i++)
    replaced |= hand->aside[i] == TB_TILE_NORTH;

  return replaced;
}

/* What the flags say of a self-draw: where the tile came from, and when. */
static TbYakuSet
yaku_of_drawing (const TbValuing *valuing)
{
  uint32_t flags = valuing->hand->flags;
  bool     kan = flags & TB_HAND_RINSHAN && !(flags & TB_HAND_FLOWER_REPLACEMENT) &&
             has_replaced (valuing);

  return IF (RINSHAN, kan) | IF (HAITEI, flags & TB_HAND_HAITEI) |
         IF (TENHOU, flags & TB_HAND_TENHOU) | IF (CHIIHOU, flags & TB_HAND_CHIIHOU) | BIT (TSUMO);
}

/* What they say of a discard. A robbed kan is not the last tile, and ends the first turn, but as
 * the ruleset says; nor can anything but the first turn be renhou. */
static TbYakuSet
yaku_of_discard (const TbRules *rules,
                 uint32_t       flags)
{
  bool robbed = (flags & TB_HAND_CHANKAN) != 0;
  bool last = flags & TB_HAND_HOUTEI && (!robbed || rules->kan_on_last_tile);
  bool first = flags & TB_HAND_RENHOU && !last && !(flags & ANY_RIICHI) &&
               (!robbed || rules->calls_keep_first_turn);

  return IF (CHANKAN, robbed) | IF (HOUTEI, last) | IF (RENHOU, first);
}

/* Riichi and ippatsu, which a kan of the own ends, and which the last discard may not have beside
 * it, as the ruleset says; @yaku are those of the tile that was won on. */
static TbYakuSet
yaku_of_riichi (const TbRules *rules,
                uint32_t       flags,
                TbYakuSet      yaku)
{
  bool ippatsu = flags & TB_HAND_IPPATSU &&
                 (!(yaku & BIT (RINSHAN)) || rules->calls_keep_first_turn) &&
                 (!(yaku & BIT (HOUTEI)) || rules->ippatsu_with_houtei);

  return BIT (RIICHI) | IF (DOUBLE_RIICHI, flags & TB_HAND_DOUBLE_RIICHI) | IF (IPPATSU, ippatsu);
}

static TbYakuSet
yaku_of_flags (const TbValuing *valuing)
{
  uint32_t  flags = valuing->hand->flags;
  TbYakuSet yaku = valuing->hand->self_draw ? yaku_of_drawing (valuing)
                                            : yaku_of_discard (valuing->rules, flags);

  if (valuing->open)
    return yaku & (BIT (RINSHAN) | BIT (HAITEI) | BIT (CHANKAN) | BIT (HOUTEI));

  return flags & ANY_RIICHI ? yaku | yaku_of_riichi (valuing->rules, flags, yaku) : yaku;
}

/* Whether @counts, fourteen tiles, are 1112345678999 and one more; @more is its counts. That the
 * difference is a single bit is enough: the digits of both sum up to fourteen and thirteen. */
static bool
is_nine_gates (TbSuitCounts  counts,
               TbSuitCounts *more)
{
  *more = counts - NINE_GATES;

  return (*more & (*more - 1)) == 0;
}

static TbYakuSet
yaku_of_nine_gates (const TbValuing *valuing)
{
  TbTile       win = valuing->hand->win;
  TbSuitCounts more;

  if (valuing->hand->n_melds > 0 || !is_nine_gates (valuing->closed[TB_TILE_SUIT (win)], &more))
    return 0;

  return BIT (CHUUREN) | IF (CHUUREN_9, more == TB_COUNT_ONE (TB_TILE_RANK (win)));
}

TbYakuSet
tb_yaku_of_tiles (const TbValuing *valuing)
{
  const TbSuitCounts *all = valuing->all;
  TbSuitCounts        honours = all[TB_SUIT_HONOURS];
  TbSuitCounts        suits = all[TB_SUIT_MANZU] | all[TB_SUIT_PINZU] | all[TB_SUIT_SOUZU];
  int                 n_suits = (all[TB_SUIT_MANZU] != 0) + (all[TB_SUIT_PINZU] != 0) +
                (all[TB_SUIT_SOUZU] != 0);
  bool         one_suit = n_suits == 1;
  bool         outside = (suits & TB_COUNTS_MIDDLE) == 0;
  TbSuitCounts not_green = all[TB_SUIT_MANZU] | all[TB_SUIT_PINZU] |
                           (all[TB_SUIT_SOUZU] & ~GREEN_SOUZU) | (honours & ~GREEN_HONOURS);
  TbYakuSet yaku =
    yaku_of_flags (valuing) | IF (TANYAO, (honours | (suits & TB_COUNTS_TERMINALS)) == 0) |
    IF (HONITSU, one_suit && honours != 0) | IF (CHINITSU, one_suit && honours == 0) |
    IF (HONROUTOU, outside) | IF (TSUUIISOU, suits == 0) |
    IF (CHINROUTOU, outside && honours == 0) | IF (RYUUIISOU, not_green == 0);

  return yaku & BIT (CHINITSU) ? yaku | yaku_of_nine_gates (valuing) : yaku;
}

/* Yaku of the dragons and winds among @triplets. */
static TbYakuSet
yaku_of_honours (const TbValuing *valuing,
                 TbKindSet        triplets,
                 TbKindSet        pair)
{
  const TbTileHand *hand = valuing->hand;
  TbKindSet         all = triplets | pair;
  TbKindSet         dragons = TB_KINDS_DRAGONS;
  TbKindSet         winds = TB_KINDS_WINDS;
  TbKindSet         no_winds = winds & ~triplets;

  return IF (YAKUHAI_WHITE, triplets & TB_KIND_BIT (TB_TILE_WHITE)) |
         IF (YAKUHAI_GREEN, triplets & TB_KIND_BIT (TB_TILE_GREEN)) |
         IF (YAKUHAI_RED, triplets & TB_KIND_BIT (TB_TILE_RED_DRAGON)) |
         IF (YAKUHAI_SEAT, triplets & TB_KIND_BIT (TB_TILE_EAST + hand->seat)) |
         IF (YAKUHAI_ROUND, triplets & TB_KIND_BIT (TB_TILE_EAST + hand->round)) |
         IF (YAKUHAI_NORTH, triplets & TB_KIND_BIT (TB_TILE_NORTH)) |
         IF (DAISANGEN, (triplets & dragons) == dragons) |
         IF (SHOUSANGEN, (all & dragons) == dragons && (triplets & dragons) != dragons) |
         IF (DAISUUSHI, no_winds == 0) |
         IF (SHOUSUUSHI, (all & winds) == winds && no_winds != 0) |
         IF (SANFUU, (no_winds & (no_winds - 1)) == 0);
}

TbYakuSet
tb_yaku_of_split (const TbValuing *valuing,
                  const TbSplit   *split)
{
  TbKindSet pair = TB_KIND_BIT (split->pair);
  TbKindSet runs = split->runs | valuing->runs;
  TbKindSet triplets = split->triplets | valuing->triplets;
  int32_t   n_runs = split->n_runs + valuing->n_runs;
  TbKindSet three_in_row = triplets & triplets >> 1 & triplets >> 2 & RUN_STARTS;
  bool      outside = (runs & ~OUTSIDE_RUNS) == 0 && n_runs > 0 &&
                 ((triplets | pair) & ~TB_KINDS_OUTSIDE) == 0;
  bool honours = ((triplets | pair) & TB_KINDS_HONOURS) != 0;
  bool closed = !valuing->open;

  return valuing->yaku | IF (IIPEIKOU, closed && split->twins) |
         IF (RYANPEIKOU, closed && n_runs == 4 && split->odd_runs == 0) |
         IF (SANSHOKU_DOUJUN, runs & runs >> 16 & runs >> 32 & 0x1ff) |
         IF (SANSHOKU_DOUKOU, triplets & triplets >> 16 & triplets >> 32 & 0x1ff) |
         IF (ITTSU, runs & runs >> 3 & runs >> 6 & FIRST_KINDS) | IF (CHANTA, outside) |
         IF (JUNCHAN, outside && !honours) | IF (TOITOI, n_runs == 0) |
         IF (HONROU_TOITOI, n_runs == 0 && valuing->yaku & BIT (HONROUTOU)) |
         IF (SANKANTSU, valuing->n_kans >= 3) | IF (SUUKANTSU, valuing->n_kans == 4) |
         IF (SANRENKOU, three_in_row) | IF (SUURENKOU, three_in_row & three_in_row >> 1) |
         yaku_of_honours (valuing, triplets, pair);
}

TbYakuSet
tb_yaku_of_seven_pairs (const TbValuing *valuing,
                        int32_t          sets)
{
  TbYakuSet yaku = valuing->yaku;

  return yaku | BIT (CHIITOITSU) | IF (SET_CHIITOI, sets > 0) |
         IF (SHOUSHARIN, yaku & BIT (HONITSU)) |
         IF (GYAKUSHARIN, yaku & BIT (HONROUTOU)) | IF (DAISHARIN, yaku & BIT (CHINITSU));
}

/* What takes the place of what, from the first to the last. */
static const struct
{
  TbYakuSet yaku;
  TbYakuSet replaced;
} replacing[] = {
  { BIT (DOUBLE_RIICHI), BIT (RIICHI) },
  { BIT (RYANPEIKOU), BIT (IIPEIKOU) },
  { BIT (JUNCHAN), BIT (CHANTA) },
  { BIT (HONROU_TOITOI), BIT (TOITOI) | BIT (HONROUTOU) },
  /* Of two that are both seven pairs the other part is added: honitsu (register). */
  { BIT (GYAKUSHARIN), BIT (SHOUSHARIN) | BIT (SET_CHIITOI) | BIT (CHIITOITSU) | BIT (HONROUTOU) },
  { BIT (SHOUSHARIN), BIT (SET_CHIITOI) | BIT (CHIITOITSU) | BIT (HONITSU) },
  { BIT (SET_CHIITOI), BIT (CHIITOITSU) },
  { BIT (TENHOU), BIT (CHIIHOU) },
  { BIT (KOKUSHI_13), BIT (KOKUSHI) },
  { BIT (SUUANKOU_TANKI), BIT (SUUANKOU) },
  { BIT (CHUUREN_9), BIT (CHUUREN) },
};

#define REPLACING                                                                   \
  (BIT (DOUBLE_RIICHI) | BIT (RYANPEIKOU) | BIT (JUNCHAN) |                         \
   BIT (HONROU_TOITOI) | BIT (GYAKUSHARIN) | BIT (SHOUSHARIN) | BIT (SET_CHIITOI) | \
   BIT (TENHOU) | BIT (KOKUSHI_13) | BIT (SUUANKOU_TANKI) | BIT (CHUUREN_9))

TbYakuSet
tb_yaku_that_count (const TbValuing *valuing,
                    TbYakuSet        yaku)
{
  const TbRules *rules = valuing->rules;

  yaku &= valuing->scorer->played[valuing->open];
  if (yaku & BIT (PINFU) && rules->pinfu_tsumo == TB_PINFU_TSUMO_PINFU_ONLY)
    yaku &= ~BIT (TSUMO);
  if (valuing->open && rules->open_tanyao_in == TB_OPEN_TANYAO_TOITOI_OR_CHINITSU &&
      !(yaku & (BIT (TOITOI) | BIT (CHINITSU))))
    yaku &= ~BIT (TANYAO);
  if (yaku & rules->yakuman)
    yaku &= rules->yakuman;
  if (yaku & REPLACING)
    for (size_t i = 0; i < sizeof replacing / sizeof replacing[0]; i++)
      if (yaku & replacing[i].yaku)
        yaku &= ~replacing[i].replaced;

  return yaku;
}
