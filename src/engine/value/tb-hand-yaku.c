/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-valuing.h"

/* Which yaku a hand is. Each is a bit made of a condition; there are no branches to guess wrong. */

#define BIT(name)           TB_YAKU_BIT (TB_YAKU_##name)
#define IF(name, condition) ((TbYakuSet) ((condition) != 0) << TB_YAKU_##name)

/* The same if @kinds is empty: of such a set alone one less has the highest bit. */
#define IF_NONE(name, kinds) (((kinds) - 1) >> 63 << TB_YAKU_##name)

#define ANY_RIICHI (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)

/* What few hands have. */
#define RARE_FLAGS (~(uint32_t) (TB_HAND_RIICHI | TB_HAND_IPPATSU))

/* Runs with a terminal. */
#define OUTSIDE_RUNS ((TB_RANK (0) | TB_RANK (6)) * TB_RANK_SUITS)

/* All green: 2 3 4 6 8 of souzu, and the green dragon. */
#define GREEN_RANKS (TB_RANK (1) | TB_RANK (2) | TB_RANK (3) | TB_RANK (5) | TB_RANK (7))
#define GREEN       (GREEN_RANKS << TB_SUIT_SOUZU | TB_RANK (5) << TB_SUIT_HONOURS)

bool
tb_is_rinshan (const TbTileHand *hand)
{
  bool replaced = false;

  for (int i = 0; i < hand->n_melds; i++)
    replaced |= hand->melds[i].kind >= TB_MELD_KAN;
  for (int i = 0; i < hand->n_aside; i++)
    replaced |= hand->aside[i] == TB_TILE_NORTH;

  return replaced && hand->flags & TB_HAND_RINSHAN &&
         !(hand->flags & TB_HAND_FLOWER_REPLACEMENT);
}

/* What the flags say of a self-draw: where the tile came from, and when. */
static TbYakuSet
yaku_of_drawing (const TbTileHand *hand)
{
  uint32_t flags = hand->flags;

  return IF (RINSHAN, tb_is_rinshan (hand)) | IF (HAITEI, flags & TB_HAND_HAITEI) |
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

/* The same, whatever the flags are. */
static TbYakuSet
yaku_of_all_flags (const TbValuing *valuing)
{
  uint32_t  flags = valuing->hand->flags;
  TbYakuSet yaku = valuing->hand->self_draw ? yaku_of_drawing (valuing->hand)
                                            : yaku_of_discard (valuing->rules, flags);

  if (valuing->open)
    return yaku & (BIT (RINSHAN) | BIT (HAITEI) | BIT (CHANKAN) | BIT (HOUTEI));

  return flags & ANY_RIICHI ? yaku | yaku_of_riichi (valuing->rules, flags, yaku) : yaku;
}

/* What the flags say. */
static inline TbYakuSet
yaku_of_flags (const TbValuing *valuing)
{
  uint32_t flags = valuing->hand->flags;
  unsigned closed = !valuing->open;
  unsigned riichi = closed & ((flags & TB_HAND_RIICHI) != 0);

  if (flags & RARE_FLAGS)
    return yaku_of_all_flags (valuing);

  return IF (TSUMO, closed & valuing->hand->self_draw) | IF (RIICHI, riichi) |
         IF (IPPATSU, riichi & ((flags & TB_HAND_IPPATSU) != 0));
}

/* Whether the closed hand of one suit is 1112345678999 and one tile more; then whether it waited
 * for all nine, and the tile more is the winning one. */
static TbYakuSet
yaku_of_nine_gates (const TbValuing *valuing)
{
  const TbRankCounts *counts = &valuing->closed;
  TbRankSet           suit = TB_RANKS_MANZU << TB_TILE_SUIT (valuing->hand->win);
  TbRankSet           terminals = suit & TB_RANKS_TERMINALS;
  TbRankSet           three = (counts->ones & counts->twos) | counts->fours;
  TbRankSet           more = (counts->twos & ~terminals) | counts->fours;

  if (valuing->hand->n_melds > 0 || valuing->kinds != suit || (terminals & ~three) != 0)
    return 0;

  return BIT (CHUUREN) | IF (CHUUREN_9, more & valuing->win);
}

/* The suits that @kinds are of, a bit for each; honours have the highest. */
static inline unsigned
suits_of (TbRankSet kinds)
{
  kinds |= kinds >> 4 * TB_RANK_STEP | kinds >> 8 * TB_RANK_STEP;
  kinds |= kinds >> 2 * TB_RANK_STEP;
  kinds |= kinds >> TB_RANK_STEP;

  return kinds & 0xf;
}

TbYakuSet
tb_yaku_of_tiles (const TbValuing *valuing)
{
  /* One suit, honours alone, and one suit with them. */
  static const TbYakuSet of_suits[1 << TB_N_SUITS] = {
    [1] = BIT (CHINITSU),
    [2] = BIT (CHINITSU),
    [4] = BIT (CHINITSU),
    [8] = BIT (TSUUIISOU),
    [9] = BIT (HONITSU),
    [10] = BIT (HONITSU),
    [12] = BIT (HONITSU),
  };
  TbRankSet kinds = valuing->kinds;
  TbYakuSet yaku = yaku_of_flags (valuing) | of_suits[suits_of (kinds)] |
                   IF_NONE (TANYAO, kinds & TB_RANKS_OUTSIDE) |
                   IF_NONE (HONROUTOU, kinds & ~TB_RANKS_OUTSIDE) |
                   IF_NONE (CHINROUTOU, kinds & ~TB_RANKS_TERMINALS) |
                   IF_NONE (RYUUIISOU, kinds & ~GREEN);

  return yaku & BIT (CHINITSU) ? yaku | yaku_of_nine_gates (valuing) : yaku;
}

/* The kinds of @set that are there together with those @step bits further and with those as many
 * further again. */
static inline TbRankSet
three_apart (TbRankSet set,
             int       step)
{
  return set & set >> step & set >> 2 * step;
}

/* Yaku of three triplets and more, one of honours or @runs beside them or not. */
static TbYakuSet
yaku_of_triplets (const TbValuing *valuing,
                  TbRankSet        triplets,
                  TbRankSet        pair,
                  TbRankSet        runs)
{
  TbRankSet three_in_row = three_apart (triplets, TB_RANK_STEP) & TB_RANKS_SUITS;
  TbRankSet winds = TB_RANKS_WINDS;
  TbRankSet no_winds = winds & ~triplets;

  return IF (SANSHOKU_DOUKOU, three_apart (triplets, 1) & TB_RANKS_MANZU) |
         IF (TOITOI, runs == 0) |
         IF (HONROU_TOITOI, runs == 0 && valuing->yaku & BIT (HONROUTOU)) |
         IF (SANKANTSU, valuing->n_kans >= 3) | IF (SUUKANTSU, valuing->n_kans == 4) |
         IF (SANRENKOU, three_in_row) |
         IF (SUURENKOU, three_in_row & three_in_row >> TB_RANK_STEP) |
         IF (DAISANGEN, (TB_RANKS_DRAGONS & ~triplets) == 0) | IF (DAISUUSHI, no_winds == 0) |
         IF (SHOUSUUSHI, no_winds != 0 && (no_winds & ~pair) == 0) |
         IF (SANFUU, (no_winds & (no_winds - 1)) == 0);
}

/* Yaku of one triplet of honours, and shousangen. */
static inline TbYakuSet
yaku_of_honours (const TbTileHand *hand,
                 TbRankSet         triplets,
                 TbRankSet         pair)
{
  TbRankSet no_dragons = TB_RANKS_DRAGONS & ~triplets;

  return IF (YAKUHAI_WHITE, triplets & tb_rank_bit (TB_TILE_WHITE)) |
         IF (YAKUHAI_GREEN, triplets & tb_rank_bit (TB_TILE_GREEN)) |
         IF (YAKUHAI_RED, triplets & tb_rank_bit (TB_TILE_RED_DRAGON)) |
         IF (YAKUHAI_SEAT, triplets & tb_rank_wind (hand->seat)) |
         IF (YAKUHAI_ROUND, triplets & tb_rank_wind (hand->round)) |
         IF (YAKUHAI_NORTH, triplets & tb_rank_bit (TB_TILE_NORTH)) |
         IF (SHOUSANGEN, (no_dragons != 0) & ((no_dragons & ~pair) == 0));
}

TbYakuSet
tb_yaku_of_split (const TbValuing *valuing,
                  const TbSplit   *split)
{
  TbRankSet runs = split->runs | valuing->runs;
  TbRankSet triplets = split->triplets | valuing->triplets;
  TbRankSet alike = triplets | split->pair;
  unsigned  closed = !valuing->open;
  int32_t   n_triplets = split->n_triplets + valuing->n_triplets;
  unsigned  outside = (runs != 0) & (((runs & ~OUTSIDE_RUNS) | (alike & ~TB_RANKS_OUTSIDE)) == 0);
  unsigned  no_honours = (alike & TB_RANKS_HONOURS) == 0;
  TbYakuSet yaku = valuing->yaku | yaku_of_honours (valuing->hand, triplets, split->pair) |
                   IF (IIPEIKOU, closed & (split->twins != 0)) |
                   IF (RYANPEIKOU, closed & (split->odd_runs == 0) & (n_triplets == 0)) |
                   IF (SANSHOKU_DOUJUN, three_apart (runs, 1) & TB_RANKS_MANZU) |
                   IF (ITTSU, three_apart (runs, 3 * TB_RANK_STEP) & TB_RANK_SUITS) |
                   IF (CHANTA, outside) | IF (JUNCHAN, outside & no_honours);

  return n_triplets < 3 ? yaku
                        : yaku | yaku_of_triplets (valuing, triplets, split->pair, runs);
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
  if (rules->pinfu_tsumo == TB_PINFU_TSUMO_PINFU_ONLY && yaku & BIT (PINFU))
    yaku &= ~BIT (TSUMO);
  if (rules->open_tanyao_in == TB_OPEN_TANYAO_TOITOI_OR_CHINITSU && valuing->open &&
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
