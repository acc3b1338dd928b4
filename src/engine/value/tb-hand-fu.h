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

/* Waits that have fu. */
#define TB_FU_WAITS (1u << TB_WAIT_CLOSED | 1u << TB_WAIT_EDGE | 1u << TB_WAIT_SINGLE)

/* The fu of seven pairs. */
static inline int32_t
tb_fu_of_seven_pairs (const TbRules *rules)
{
  return rules->seven_pairs_forty_fu ? 40 : 25;
}

/* Whether @kind is the wind of both seat and round. */
static inline bool
tb_is_double_wind (const TbTileHand *hand,
                   TbTile            kind)
{
  return hand->seat == hand->round && kind == TB_TILE_EAST + hand->seat;
}

/* The fu of the pair of @kind. */
static inline int32_t
tb_fu_of_pair (const TbValuing *valuing,
               TbTile           kind)
{
  if (!(valuing->value_pairs & TB_KIND_BIT (kind)))
    return 0;

  return tb_is_double_wind (valuing->hand, kind) ? valuing->rules->double_wind_pair_fu
                                                 : TB_PAIR_FU;
}

/* The fu of the self-draw of a hand whose shape has @shape fu: none by discard, with rinshan or
 * haitei where the ruleset says so (b-rule.txt 38), or beside a pinfu that counts. */
static inline int32_t
tb_fu_of_self_draw (const TbValuing *valuing,
                    int32_t          shape)
{
  const TbRules *rules = valuing->rules;
  TbYakuSet      apart = TB_YAKU_BIT (TB_YAKU_RINSHAN) | TB_YAKU_BIT (TB_YAKU_HAITEI);

  if (!valuing->hand->self_draw || (valuing->yaku & apart && !rules->rinshan_haitei_tsumo_fu))
    return 0;
  if (shape > 0)
    return TB_SELF_DRAW_FU;
  if (valuing->open)
    return rules->open_pinfu == TB_OPEN_PINFU_TWENTY_ALWAYS ? 0 : TB_SELF_DRAW_FU;

  return rules->pinfu_tsumo == TB_PINFU_TSUMO_BOTH &&
             valuing->scorer->played[0] & TB_YAKU_BIT (TB_YAKU_PINFU)
           ? 0
           : TB_SELF_DRAW_FU;
}

/* What makes 30 fu of an open hand whose shape has @shape fu and whose self-draw has @drawn. */
static inline int32_t
tb_fu_of_open_pinfu (const TbValuing *valuing,
                     int32_t          shape,
                     int32_t          drawn)
{
  return valuing->open && shape + drawn == 0 && valuing->rules->open_pinfu == TB_OPEN_PINFU_THIRTY
           ? 10
           : 0;
}

/* All fu of a hand of sets whose shape has @shape, rounded up. */
static inline int32_t
tb_fu_of_sets (const TbValuing *valuing,
               int32_t          shape)
{
  int32_t drawn = tb_fu_of_self_draw (valuing, shape);
  int32_t fu = TB_BASE_FU + shape + drawn + tb_fu_of_open_pinfu (valuing, shape, drawn);

  if (!valuing->open && !valuing->hand->self_draw)
    fu += TB_CLOSED_RON_FU;

  return (fu + 9) / 10 * 10;
}
