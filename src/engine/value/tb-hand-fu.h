/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-valuing.h"

/* Fu; only the engine's own files include this. The fu of a reading are those of its shape (pair,
 * wait and sets; none for pinfu) and of how it was won. */

#define TB_BASE_FU       20
#define TB_CLOSED_RON_FU 10
#define TB_SELF_DRAW_FU  2
#define TB_WAIT_FU       2
#define TB_PAIR_FU       2
#define TB_OPEN_PINFU_FU 10

/* Waits that have fu. */
#define TB_FU_WAITS (1u << TB_WAIT_CLOSED | 1u << TB_WAIT_EDGE | 1u << TB_WAIT_SINGLE)

/* The fu of seven pairs. */
static inline int32_t
tb_fu_of_seven_pairs (const TbRules *rules)
{
  return rules->seven_pairs_forty_fu ? 40 : 25;
}

/* The kinds whose pair has fu in @hand, and is none of a pinfu. */
static inline TbRankSet
tb_value_pairs (const TbScorer   *scorer,
                const TbTileHand *hand)
{
  return TB_RANKS_DRAGONS | tb_rank_wind (hand->seat) |
         tb_rank_wind (hand->round) |
         (TbRankSet) scorer->north_has_fu << tb_rank_place (TB_TILE_NORTH);
}

/* Whether @kind is the wind of both seat and round. */
static inline bool
tb_is_double_wind (const TbTileHand *hand,
                   TbRankSet         kind)
{
  return hand->seat == hand->round && kind == tb_rank_wind (hand->seat);
}

/* The fu of the pair of @kind. */
static inline int32_t
tb_fu_of_pair (const TbScorer   *scorer,
               const TbTileHand *hand,
               TbRankSet         kind)
{
  if (!(tb_value_pairs (scorer, hand) & kind))
    return 0;

  return tb_is_double_wind (hand, kind) ? scorer->rules->double_wind_pair_fu : TB_PAIR_FU;
}

/* The fu of the self-draw of a hand whose shape has fu or not: none by discard, with rinshan or
 * haitei where the ruleset says so (b-rule.txt 38), or beside a pinfu that counts. */
static inline int32_t
tb_fu_of_self_draw (const TbScorer *scorer,
                    bool            open,
                    TbWon           won,
                    bool            shape)
{
  const TbRules *rules = scorer->rules;

  if (won == TB_WON_BY_DISCARD || (won == TB_WON_BY_LAST_DRAW && !rules->rinshan_haitei_tsumo_fu))
    return 0;
  if (shape)
    return TB_SELF_DRAW_FU;
  if (open)
    return rules->open_pinfu == TB_OPEN_PINFU_TWENTY_ALWAYS ? 0 : TB_SELF_DRAW_FU;

  return rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH &&
             scorer->played[0] & TB_YAKU_BIT (TB_YAKU_PINFU)
           ? 0
           : TB_SELF_DRAW_FU;
}

/* What makes 30 fu of an open hand without fu of its shape, and with @drawn for the self-draw. */
static inline int32_t
tb_fu_of_open_pinfu (const TbScorer *scorer,
                     bool            open,
                     bool            shape,
                     int32_t         drawn)
{
  return open && !shape && drawn == 0 && scorer->rules->open_pinfu == TB_OPEN_PINFU_THIRTY
           ? TB_OPEN_PINFU_FU
           : 0;
}

/* All fu but those of the shape of a hand of sets. */
static inline int32_t
tb_fu_beside_shape (const TbScorer *scorer,
                    bool            open,
                    TbWon           won,
                    bool            shape)
{
  int32_t drawn = tb_fu_of_self_draw (scorer, open, won, shape);
  int32_t ron = !open && won == TB_WON_BY_DISCARD ? TB_CLOSED_RON_FU : 0;

  return TB_BASE_FU + ron + drawn + tb_fu_of_open_pinfu (scorer, open, shape, drawn);
}

/* All fu of a hand of sets whose shape has @shape, rounded up. */
static inline int32_t
tb_fu_of_sets (const TbValuing *valuing,
               int32_t          shape)
{
  int32_t fu = shape + valuing->scorer->fu[valuing->open][valuing->won][shape > 0];

  return (fu + 9) / 10 * 10;
}
