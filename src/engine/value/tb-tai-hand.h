/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

/* The value of a hand of tiles with tai scoring (fenghua.txt): the highest of all kinds that the
 * wild tiles can represent and of all interpretations under the ruleset. */

/* There is one wild kind; its fourth tile is the indicator. */
#define TB_MAX_TAI_WILD 3

/* The value of a hand: the number of each item, and in `value` the tai, the part that counts
 * toward the minimum, and the rounded sum. */
typedef struct
{
  TbHandError      error;
  TbTile           bad_tile; /* of TB_HAND_BAD_TILES; TB_TILE_NONE: the number of tiles */
  uint8_t          counts[TB_N_TAI];
  TbInterpretation interpretation;
  TbValue          value;
} TbTaiHandValue;

/* A ruleset prepared for valuing hands. */
typedef struct
{
  const TbRules *rules; /* not owned */
  TbTaiSet       played;
  TbTaiSet       minimum; /* items that count toward the minimum */
  TbTaiSet       exempt;  /* items that free the hand from it */
  int32_t        tai[TB_N_TAI];
  uint8_t        most[TB_N_TAI]; /* 0: not played */
} TbTaiScorer;

/* Prepares @scorer for @rules, which use tai and must not change while it is used. */
void tb_tai_scorer_init (TbTaiScorer   *scorer,
                         const TbRules *rules);

/* Values @hand; a hand without a winning tile has bad tiles. Sets all of @out on success; on an
 * error only the error and the tile. A discard win below the minimum, or on a single wait with a
 * wild tile, is TB_HAND_NO_YAKU. */
void tb_tai_scorer_value (const TbTaiScorer *scorer,
                          const TbTileHand  *hand,
                          TbTaiHandValue    *out);

/* A tile that completes a hand, and the resulting value. */
typedef struct
{
  TbTile         tile;
  TbTaiHandValue ron;
  TbTaiHandValue self_draw;
} TbTaiWait;

/* Every kind and every flower: a wild one, or the last of all. */
#define TB_MAX_TAI_WAITS (TB_MAX_WAITS + TB_N_FLOWERS)

/* Finds the tiles that complete @hand, regardless of its winning tile, and their values, with items
 * of ron or self-draw according to its flags. Omits tiles of which the hand has every copy. @out
 * holds TB_MAX_TAI_WAITS. Returns the count. */
size_t tb_tai_hand_waits (const TbTaiScorer *scorer,
                          const TbTileHand  *hand,
                          TbTaiWait         *out);

/* Whether @tile, without its red bit, is one of the wild tiles of @hand. */
bool tb_tai_is_wild (const TbTileHand *hand,
                     TbTile            tile);
