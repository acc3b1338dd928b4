/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"

#include <glib.h>

/* The tai of a hand by brute force: every kind for each wild tile, every grouping of the tiles,
 * every position of the winning tile. Written from the text of fenghua.txt only; shares just the
 * types of hands and rules with the engine. */

#define SLOW_MAX_BEST 256

typedef struct
{
  TbHandError error;
  int32_t     tai;
  int32_t     rounded;
  int32_t     n_best; /* lists of items with this value */
  uint8_t     best[SLOW_MAX_BEST][TB_N_TAI];
} SlowTai;

void slow_tai_value (const TbRules    *rules,
                     const TbTileHand *hand,
                     SlowTai          *out);
