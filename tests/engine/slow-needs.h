/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-needs.h"

#include <glib.h>

/* Finds the needs of a player by brute force: lists every value with every payer and every draw,
 * adds up the points without the table, and picks the smallest. */

/* How often each kind of answer occurred, so that a test can check its coverage. */
typedef struct
{
  int32_t wins[TB_N_GOALS]; /* possible draws */
  int32_t no_wins;
  int32_t rare;              /* wins that only a rare value makes so cheap */
  int32_t draws[TB_N_GOALS]; /* possible draws of which some are enough */
  int32_t nagashi;
  int32_t refused_hands;
  int32_t stops; /* wins after which the dealer chooses to end the game */
} SlowNeedsCount;

/* Calls tb_table_needs() for all players and asserts that each answer matches all possible
 * outcomes. Adds the answers to @count. */
void slow_needs_check (const TbTable       *table,
                       const TbPartialHand *partial,
                       SlowNeedsCount      *count);
