/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"
#include "tb-split.h"

/* A hand while it is valued: what all of its readings have in common. Only the engine's own files
 * include this. */

typedef struct
{
  const TbScorer   *scorer;
  const TbRules    *rules;
  const TbTileHand *hand;
  bool              open;
  TbRankCounts      closed; /* with the winning tile */
  TbRankSet         kinds;  /* that it has, in melds too */
  TbRankSet         win;
  TbRankSet         runs;     /* of the melds, by their lowest tiles, as the next ones */
  TbRankSet         triplets; /* kans too */
  int32_t           n_triplets;
  int32_t           n_kans;
  int32_t           n_open; /* melds but concealed kans */
  int32_t           fu;
  TbWon             won;
  TbYakuSet         yaku; /* of the tiles, and of how the hand was won */
  TbDora            dora;
} TbValuing;

/* The kinds that are played with: three players leave out 2 to 8 of manzu. */
static inline TbKindSet
tb_kinds_played (const TbRules *rules)
{
  return rules->players == 3 ? TB_KINDS_ALL & ~(TbKindSet) 0x0fe : TB_KINDS_ALL;
}

/* Whether @hand, whose winning tile was drawn, drew it from the dead wall: for a kan, or for North
 * set aside. A flower is neither ("補花は 杠では ないから", allen.txt). */
bool tb_is_rinshan (const TbTileHand *hand);

/* How @hand was won, as far as it matters for fu. */
static inline TbWon
tb_won_of (const TbTileHand *hand)
{
  if (hand->flags & (TB_HAND_HAITEI | TB_HAND_RINSHAN) && hand->self_draw &&
      (hand->flags & TB_HAND_HAITEI || tb_is_rinshan (hand)))
    return TB_WON_BY_LAST_DRAW;

  return hand->self_draw ? TB_WON_BY_DRAW : TB_WON_BY_DISCARD;
}

/* Prepares @valuing for @hand. Returns TB_HAND_FINE, or TB_HAND_BAD_TILES with the tile in
 * @bad_tile; TB_TILE_NONE if it is their number. */
TbHandError tb_valuing_init (TbValuing        *valuing,
                             const TbScorer   *scorer,
                             const TbTileHand *hand,
                             TbTile           *bad_tile);

/* Makes @suits the closed part of @valuing, which is prepared; the winning tile is in them. */
static inline void
tb_valuing_set_closed (TbValuing         *valuing,
                       const TbSuitCounts suits[static TB_N_SUITS])
{
  TbRankSet runs = valuing->runs;

  tb_rank_counts_of_suits (suits, &valuing->closed);
  valuing->kinds = tb_rank_counts_any (&valuing->closed) | valuing->triplets | runs |
                   runs << TB_RANK_STEP | runs << 2 * TB_RANK_STEP;
}

/* The yaku that the flags say, and those that depend on which tiles there are, not on how they are
 * read. What contradicts the hand is not among them. */
TbYakuSet tb_yaku_of_tiles (const TbValuing *valuing);

/* The yaku that the sets of @split are, but for those that depend on the wait. */
TbYakuSet tb_yaku_of_split (const TbValuing *valuing,
                            const TbSplit   *split);

/* The yaku that seven pairs are, @sets kinds of which are there four times. */
TbYakuSet tb_yaku_of_seven_pairs (const TbValuing *valuing,
                                  int32_t          sets);

/* Of @yaku, all that the tiles are, what counts under the ruleset: yakuman alone if there is one,
 * without those that another contains. */
TbYakuSet tb_yaku_that_count (const TbValuing *valuing,
                              TbYakuSet        yaku);

/* Waits on as many kinds as this are worth nothing more (allen.txt). */
#define TB_ORDINARY_WAITS 4

/* The yaku of @hand whose tiles are complete with each of @waits kinds. */
static inline TbYakuSet
tb_yaku_of_waits (const TbTileHand *hand,
                  int32_t           waits)
{
  return (TbYakuSet) (waits > TB_ORDINARY_WAITS && !(hand->flags & TB_HAND_WAIT_IN_DISCARDS))
         << TB_YAKU_OTAFUKU;
}

/* Values one reading of a hand, whatever others there are: its tiles as @shape, @split if they are
 * sets, and the winning tile in the place @wait then. @waits is how many kinds complete it, where
 * they count. All of @out is set but for whether the hand is open. */
void tb_valuing_value_reading (const TbValuing *valuing,
                               TbShape          shape,
                               const TbSplit   *split,
                               TbWait           wait,
                               int32_t          waits,
                               TbHandValue     *out);
