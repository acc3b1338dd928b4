/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-hand-value.h"

/* What a hand of tiles is worth where tai are added up (fenghua.txt): of all that the wild tiles
 * can stand for, and of all ways to read the tiles then, the dearest under the ruleset. */

/* There is one wild kind; its fourth tile is the indicator. */
#define TB_MAX_TAI_WILD 3

/* What a hand is worth: how often each item counts, and of `value` the tai, what of them counts
 * towards the minimum, and the sum rounded up. */
typedef struct
{
  TbHandError error;
  TbTile      bad_tile; /* of TB_HAND_BAD_TILES; TB_TILE_NONE: the number of tiles */
  uint8_t     counts[TB_N_TAI];
  TbReading   reading;
  TbValue     value;
} TbTaiHandValue;

/* A ruleset, made ready to value hands. */
typedef struct
{
  const TbRules *rules; /* not owned */
  TbTaiSet       played;
  TbTaiSet       minimum; /* items that count towards the minimum */
  TbTaiSet       exempt;  /* items that free from it */
  int32_t        tai[TB_N_TAI];
  uint8_t        most[TB_N_TAI]; /* 0: not played */
} TbTaiScorer;

/* Makes @scorer ready for @rules, which count tai and stay as they are as long as it is used. */
void tb_tai_scorer_init (TbTaiScorer   *scorer,
                         const TbRules *rules);

/* Values @hand; without a winning tile it has bad tiles. All of @out is set where it is fine; on an
 * error only the error and the tile. A discard win below the minimum, or of a single wait with a
 * wild tile, is TB_HAND_NO_YAKU. */
void tb_tai_scorer_value (const TbTaiScorer *scorer,
                          const TbTileHand  *hand,
                          TbTaiHandValue    *out);

/* A tile that completes a hand, and what it is worth. */
typedef struct
{
  TbTile         tile;
  TbTaiHandValue ron;
  TbTaiHandValue self_draw;
} TbTaiWait;

/* Every kind, and every flower: a wild one, or the last of all. */
#define TB_MAX_TAI_WAITS (TB_MAX_WAITS + TB_N_FLOWERS)

/* Which tiles complete @hand, whatever its winning tile, and what each is worth; what only a ron or
 * a self-draw can have apart as the flags say. Tiles of which the hand has every copy are none.
 * @out holds TB_MAX_TAI_WAITS. Returns the count. */
size_t tb_tai_hand_waits (const TbTaiScorer *scorer,
                          const TbTileHand  *hand,
                          TbTaiWait         *out);

/* Whether @tile, without its red bit, is one of the wild tiles of @hand. */
bool tb_tai_is_wild (const TbTileHand *hand,
                     TbTile            tile);
