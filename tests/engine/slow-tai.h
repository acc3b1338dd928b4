/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-tai-hand.h"

#include <glib.h>

/* The tai of a hand by brute force: every tile that a wild tile can stand for, every way to put the
 * tiles together, every place of the winning tile. Written from the words of fenghua.txt alone and
 * shares nothing with the engine but the types of its hands and rules. */

#define SLOW_MAX_BEST 256

typedef struct
{
  TbHandError error;
  int32_t     tai;
  int32_t     rounded;
  int32_t     n_best; /* lists of items that are worth so much */
  uint8_t     best[SLOW_MAX_BEST][TB_N_TAI];
} SlowTai;

void slow_tai_value (const TbRules    *rules,
                     const TbTileHand *hand,
                     SlowTai          *out);
