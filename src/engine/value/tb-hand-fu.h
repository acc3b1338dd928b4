/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tb-kinds.h"

/* Fu. Only the engine's own files include this header. The fu of a hand of sets are those of its
 * shape (sets, pair and wait; pinfu has none) and of the way of winning. */

#define TB_BASE_FU       20
#define TB_CLOSED_RON_FU 10
#define TB_SELF_DRAW_FU  2
#define TB_WAIT_FU       2
#define TB_PAIR_FU       2
#define TB_OPEN_PINFU_FU 10

/* How a hand was won, as far as fu depend on it. */
typedef enum
{
  TB_WON_BY_DISCARD,
  TB_WON_BY_DRAW,
  TB_WON_BY_LAST_DRAW,
  TB_WON_BY_REPLACEMENT, /* a draw from the dead wall, even if it was the last one */
} TbWon;

TbWon tb_won_of (const TbTileHand *hand);

/* Whether a hand has called melds, and if not, whether pinfu counts. */
typedef enum
{
  TB_FORM_OPEN,
  TB_FORM_CLOSED,
  TB_FORM_PINFU, /* closed, and has pinfu if its shape is that of pinfu */
} TbFuForm;

static inline TbFuForm
tb_fu_form_of (const TbScorer *scorer,
               bool            open)
{
  if (open)
    return TB_FORM_OPEN;

  return scorer->played[0] & TB_YAKU_BIT (TB_YAKU_PINFU) ? TB_FORM_PINFU : TB_FORM_CLOSED;
}

/* Whether the winning tile of @hand, a self-draw, came from the dead wall: for a kan, or for North
 * set aside. A flower is neither ("補花は 杠では ないから", allen.txt). */
bool tb_is_rinshan (const TbTileHand *hand);

/* --- The shape --- */

/* Whether the triplet that the winning tile completed with @wait is open. */
static inline bool
tb_opens_triplet (const TbTileHand *hand,
                  TbWait            wait)
{
  return wait == TB_WAIT_PAIRS && !hand->self_draw;
}

/* Returns the fu of a concealed triplet of @kind; an open one has half of them. */
static inline int32_t
tb_fu_of_triplet (TbTile kind)
{
  return TB_KINDS_OUTSIDE & TB_KIND_BIT (kind) ? 8 : 4;
}

static inline int32_t
tb_fu_of_wait (TbWait wait)
{
  return wait == TB_WAIT_CLOSED || wait == TB_WAIT_EDGE || wait == TB_WAIT_SINGLE ? TB_WAIT_FU : 0;
}

int32_t tb_fu_of_meld (const TbMeld *meld);

/* Returns the fu of the pair of @kind in @hand. */
int32_t tb_fu_of_pair (const TbRules    *rules,
                       const TbTileHand *hand,
                       TbTile            kind);

/* --- How the hand was won --- */

/* Returns all fu of a hand of sets whose shape has @shape, rounded up. */
int32_t tb_fu_of_sets (const TbRules *rules,
                       TbFuForm       form,
                       TbWon          won,
                       int32_t        shape);

int32_t tb_fu_of_seven_pairs (const TbRules *rules);
