/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand-search.h"

/* The yaku of a hand: of the way of winning, of its tiles, and of its sets. Each is a bit set on a
 * condition. */

#define BIT(name)           TB_YAKU_BIT (TB_YAKU_##name)
#define IF(name, condition) ((TbYakuSet) ((condition) != 0) << TB_YAKU_##name)

/* --- How the hand was won --- */

#define ANY_RIICHI (TB_HAND_RIICHI | TB_HAND_DOUBLE_RIICHI)

/* Returns the yaku of a self-draw (source and time of the tile) or of a discard. By default, a
 * robbed kan is not the last tile and ends the first turn. Renhou is won in the first turn, so
 * before any riichi. */
static TbYakuSet
yaku_of_winning_tile (const TbRules    *rules,
                      const TbTileHand *hand)
{
  uint32_t flags = hand->flags;
  bool     robbed = (flags & TB_HAND_CHANKAN) != 0;
  bool     last = flags & TB_HAND_HOUTEI && (!robbed || rules->kan_on_last_tile);
  bool     first = flags & TB_HAND_RENHOU && !last && !(flags & ANY_RIICHI) &&
               (!robbed || rules->calls_keep_first_turn);

  if (hand->self_draw)
    return IF (RINSHAN, tb_is_rinshan (hand)) | IF (HAITEI, flags & TB_HAND_HAITEI) |
           IF (TENHOU, flags & TB_HAND_TENHOU) | IF (CHIIHOU, flags & TB_HAND_CHIIHOU) |
           BIT (TSUMO);

  return IF (CHANKAN, robbed) | IF (HOUTEI, last) | IF (RENHOU, first);
}

/* Adds riichi and ippatsu. A kan of the winner ends ippatsu, and the ruleset may exclude it for the
 * last discard. */
static TbYakuSet
yaku_of_flags (const TbHandFacts *facts)
{
  const TbRules *rules = facts->rules;
  uint32_t       flags = facts->hand->flags;
  TbYakuSet      yaku = yaku_of_winning_tile (rules, facts->hand);
  bool           ippatsu = flags & TB_HAND_IPPATSU &&
                 (!(yaku & BIT (RINSHAN)) || rules->calls_keep_first_turn) &&
                 (!(yaku & BIT (HOUTEI)) || rules->ippatsu_with_houtei);

  if (facts->melds.open)
    return yaku & ~(BIT (TSUMO) | TB_YAKU_OF_FIRST_TURN);
  if (!(flags & ANY_RIICHI))
    return yaku;

  return yaku | BIT (RIICHI) | IF (DOUBLE_RIICHI, flags & TB_HAND_DOUBLE_RIICHI) |
         IF (IPPATSU, ippatsu);
}

/* --- Yaku of the tiles --- */

/* 2 3 4 6 8 of souzu, and the green dragon. */
#define GREEN_SOUZU \
  (TB_COUNT_ALL (1) | TB_COUNT_ALL (2) | TB_COUNT_ALL (3) | TB_COUNT_ALL (5) | TB_COUNT_ALL (7))
#define GREEN_DRAGON TB_COUNT_ALL (TB_TILE_RANK (TB_TILE_GREEN))

static TbYakuSet
yaku_of_kinds (const TbHandFacts *facts)
{
  TbSuitCounts manzu = facts->all[TB_SUIT_MANZU];
  TbSuitCounts pinzu = facts->all[TB_SUIT_PINZU];
  TbSuitCounts souzu = facts->all[TB_SUIT_SOUZU];
  TbSuitCounts honours = facts->all[TB_SUIT_HONOURS];
  TbSuitCounts numbers = manzu | pinzu | souzu;
  int          n_suits = (manzu != 0) + (pinzu != 0) + (souzu != 0);
  bool         terminals = (numbers & TB_COUNT_TERMINALS) != 0;
  bool         simples = (numbers & ~TB_COUNT_TERMINALS) != 0;
  bool         green = (manzu | pinzu | (souzu & ~GREEN_SOUZU) | (honours & ~GREEN_DRAGON)) == 0;

  return IF (TANYAO, !terminals && honours == 0) | IF (HONROUTOU, !simples) |
         IF (CHINROUTOU, !simples && honours == 0) | IF (TSUUIISOU, n_suits == 0) |
         IF (HONITSU, n_suits == 1 && honours != 0) | IF (CHINITSU, n_suits == 1 && honours == 0) |
         IF (RYUUIISOU, green);
}

/* Returns nine gates if the closed part is 1112345678999 and one more tile, which is a whole hand;
 * the nine-sided wait if that tile is the winning one. */
static TbYakuSet
yaku_of_nine_gates (const TbHandFacts *facts)
{
  TbSuit suit = TB_TILE_SUIT (facts->win);
  bool   waited_for_nine = true;

  for (int rank = 0; rank < TB_N_RANKS; rank++)
    {
      int32_t needed = rank == 0 || rank == TB_N_RANKS - 1 ? 3 : 1;
      int32_t count = tb_count_of (facts->closed[suit], rank);
      int32_t before = count - (TB_TILE (suit, rank) == facts->win);

      if (count < needed)
        return 0;
      waited_for_nine = waited_for_nine && before == needed;
    }

  return BIT (CHUUREN) | IF (CHUUREN_9, waited_for_nine);
}

TbYakuSet
tb_yaku_of_facts (const TbHandFacts *facts)
{
  bool      waits = facts->waits > TB_ORDINARY_WAITS;
  TbYakuSet yaku = yaku_of_flags (facts) | yaku_of_kinds (facts) |
                   IF (OTAFUKU, waits && !(facts->hand->flags & TB_HAND_WAIT_IN_DISCARDS));

  return yaku & BIT (CHINITSU) ? yaku | yaku_of_nine_gates (facts) : yaku;
}

/* --- Yaku of the sets and the pair --- */

/* Runs with a terminal: 123 and 789. */
#define OUTSIDE_RUNS TB_IN_SUITS (1 | 1 << (TB_N_RANKS - 3))

/* Returns the ranks that @kinds have in all three suits. */
static inline TbKindSet
in_all_suits (TbKindSet kinds)
{
  return kinds & kinds >> TB_TILE (TB_SUIT_PINZU, 0) & kinds >> TB_TILE (TB_SUIT_SOUZU, 0) &
         ((1 << TB_N_RANKS) - 1);
}

TbYakuSet
tb_yaku_of_sets (const TbHandFacts *facts,
                 const TbSets      *sets)
{
  const TbTileHand *hand = facts->hand;
  const TbMelds    *melds = &facts->melds;
  TbKindSet         runs = sets->runs | melds->runs;
  TbKindSet         triplets = sets->triplets | melds->triplets;
  TbKindSet         pair = sets->pair;
  TbKindSet         alike = triplets | pair;
  TbKindSet         in_row = tb_three_in_row (triplets, 1);
  TbKindSet         no_dragons = TB_KINDS_DRAGONS & ~triplets;
  TbKindSet         no_winds = TB_KINDS_WINDS & ~triplets;
  bool              four = sets->n_triplets + melds->n_triplets == TB_MAX_MELDS;
  bool              outside =
    runs != 0 && (runs & ~OUTSIDE_RUNS) == 0 && (alike & ~TB_KINDS_OUTSIDE) == 0;

  return facts->yaku |
         IF (TOITOI, four) | IF (HONROU_TOITOI, four && facts->yaku & BIT (HONROUTOU)) |
         IF (SANSHOKU_DOUKOU, in_all_suits (triplets)) | IF (SANKANTSU, melds->n_kans >= 3) |
         IF (SUUKANTSU, melds->n_kans == 4) | IF (SANRENKOU, in_row) |
         IF (SUURENKOU, in_row & in_row >> 1) |
         /* Honors, in the sets and as the pair. */
         IF (YAKUHAI_WHITE, triplets & TB_KIND_BIT (TB_TILE_WHITE)) |
         IF (YAKUHAI_GREEN, triplets & TB_KIND_BIT (TB_TILE_GREEN)) |
         IF (YAKUHAI_RED, triplets & TB_KIND_BIT (TB_TILE_RED_DRAGON)) |
         IF (YAKUHAI_SEAT, triplets & TB_KIND_BIT (TB_TILE_OF_WIND (hand->seat))) |
         IF (YAKUHAI_ROUND, triplets & TB_KIND_BIT (TB_TILE_OF_WIND (hand->round))) |
         IF (YAKUHAI_NORTH, triplets & TB_KIND_BIT (TB_TILE_NORTH)) |
         IF (SHOUSANGEN, no_dragons == pair) | IF (DAISANGEN, no_dragons == 0) |
         IF (SANFUU, (no_winds & (no_winds - 1)) == 0) | IF (SHOUSUUSHI, no_winds == pair) |
         IF (DAISUUSHI, no_winds == 0) |
         IF (IIPEIKOU, !melds->open && sets->n_twins >= 1) |
         IF (RYANPEIKOU, !melds->open && sets->n_twins == 2) |
         IF (SANSHOKU_DOUJUN, in_all_suits (runs)) | IF (ITTSU, tb_three_in_row (runs, 3)) |
         IF (CHANTA, outside) | IF (JUNCHAN, outside && (alike & TB_KINDS_HONOURS) == 0);
}

TbYakuSet
tb_yaku_of_wait (const TbHandFacts *facts,
                 const TbSets      *sets,
                 TbWait             wait,
                 int32_t            shape)
{
  bool    opened = tb_opens_triplet (facts->hand, wait);
  int32_t concealed = sets->n_triplets - opened + facts->melds.n_concealed_kans;

  return IF (PINFU, !facts->melds.open && shape == 0) | IF (SANANKOU, concealed >= 3) |
         IF (SUUANKOU, concealed == 4) |
         IF (SUUANKOU_TANKI, concealed == 4 && wait == TB_WAIT_SINGLE);
}

/* --- Other shapes --- */

TbYakuSet
tb_yaku_of_seven_pairs (const TbHandFacts *facts)
{
  TbYakuSet yaku = facts->yaku;

  return yaku | BIT (CHIITOITSU) | IF (SET_CHIITOI, tb_count_four_alike (facts->closed) > 0) |
         IF (SHOUSHARIN, yaku & BIT (HONITSU)) | IF (GYAKUSHARIN, yaku & BIT (HONROUTOU)) |
         IF (DAISHARIN, yaku & BIT (CHINITSU));
}

TbYakuSet
tb_yaku_of_kokushi (const TbHandFacts *facts)
{
  bool thirteen_waits = tb_count_of_kind (facts->closed, facts->win) == 2;

  return (facts->yaku & ~BIT (HONROUTOU)) | BIT (KOKUSHI) | IF (KOKUSHI_13, thirteen_waits);
}

/* --- Yaku that count --- */

/* Yaku that replace others, in order of application. */
static const struct
{
  TbYakuSet yaku;
  TbYakuSet replaced;
} replacing[] = {
  { BIT (DOUBLE_RIICHI), BIT (RIICHI) },
  { BIT (RYANPEIKOU), BIT (IIPEIKOU) },
  { BIT (JUNCHAN), BIT (CHANTA) },
  { BIT (HONROU_TOITOI), BIT (TOITOI) | BIT (HONROUTOU) },
  /* For two forms of seven pairs, the value of the other part is added: honitsu (register). */
  { BIT (GYAKUSHARIN), BIT (SHOUSHARIN) | BIT (SET_CHIITOI) | BIT (CHIITOITSU) | BIT (HONROUTOU) },
  { BIT (SHOUSHARIN), BIT (SET_CHIITOI) | BIT (CHIITOITSU) | BIT (HONITSU) },
  { BIT (SET_CHIITOI), BIT (CHIITOITSU) },
  { BIT (TENHOU), BIT (CHIIHOU) },
  { BIT (KOKUSHI_13), BIT (KOKUSHI) },
  { BIT (SUUANKOU_TANKI), BIT (SUUANKOU) },
  { BIT (CHUUREN_9), BIT (CHUUREN) },
};

TbYakuSet
tb_yaku_that_count (const TbHandFacts *facts,
                    TbYakuSet          yaku)
{
  const TbRules *rules = facts->rules;

  yaku &= facts->scorer->played[facts->melds.open];
  if (rules->pinfu_tsumo == TB_PINFU_TSUMO_PINFU_ONLY && yaku & BIT (PINFU))
    yaku &= ~BIT (TSUMO);
  if (rules->open_tanyao_in != TB_OPEN_TANYAO_ANY && facts->melds.open &&
      !(yaku & tb_rules_open_tanyao_partners (rules)))
    yaku &= ~BIT (TANYAO);
  if (yaku & rules->yakuman)
    yaku &= rules->yakuman;
  for (size_t i = 0; i < sizeof replacing / sizeof replacing[0]; i++)
    if (yaku & replacing[i].yaku)
      yaku &= ~replacing[i].replaced;

  /* Otafuku adds to a hand that has a yaku (allen.txt). */
  return yaku == BIT (OTAFUKU) ? 0 : yaku;
}
