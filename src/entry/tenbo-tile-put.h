/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rules.h"
#include "tb-tiles.h"

/* What can be put into a hand that is being entered, and where. */

/* Where the next tile goes. All but the hand take one tile, then tiles go to the hand again. */
typedef enum
{
  TENBO_TILE_TO_HAND, /* the closed part; where that is full, the winning tile */
  TENBO_TILE_TO_WIN,
  TENBO_TILE_TO_CHI, /* the lowest of its tiles */
  TENBO_TILE_TO_PON,
  TENBO_TILE_TO_KAN,
  TENBO_TILE_TO_KAKAN,
  TENBO_TILE_TO_ANKAN,
  TENBO_TILE_TO_DORA,
  TENBO_TILE_TO_URA,
  TENBO_TILE_TO_ASIDE,
  TENBO_TILE_TO_WILD, /* the indicator of the wild tiles */
  TENBO_N_TILE_TARGETS,
} TenboTileTarget;

/* Whether tiles can go to @target at all under @rules. */
bool tenbo_tile_takes (const TbRules  *rules,
                       TenboTileTarget target);

/* Whether @target is a kind of meld, which @out is then. */
bool tenbo_tile_is_call (TenboTileTarget target,
                         TbMeldKind     *out);

/* The meld of @kind that a press of @tile means: a kan has every copy, the red ones too. */
TbMeld tenbo_tile_meld_of (const TbRules *rules,
                           TbMeldKind     kind,
                           TbTile         tile);

/* Adds @meld. Where there is no room for it, or there are no copies beside those that were said, it
 * is made of tiles of the closed part, as red as they are there. Returns false, @hand unchanged, if
 * it cannot be. */
bool tenbo_tile_call (TbTileHand    *hand,
                      const TbRules *rules,
                      TbMeld         meld);

/* Puts @tile where @target says. Returns false, @hand unchanged, if it cannot be there. */
bool tenbo_tile_put (TbTileHand     *hand,
                     const TbRules  *rules,
                     TenboTileTarget target,
                     TbTile          tile);
