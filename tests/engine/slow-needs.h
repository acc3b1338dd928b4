/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-needs.h"

#include <glib.h>

/* What a player needs, found the slow way: every value with every payer and every draw is written
 * down, with points that are added up here and not by the table; then the least are picked out. */

/* Which of the answers came up, so that a test can tell that it saw enough of them. */
typedef struct
{
  int32_t wins[TB_N_GOALS]; /* that exist */
  int32_t no_wins;
  int32_t draws[TB_N_GOALS]; /* of which some serve */
  int32_t nagashi;
  int32_t refused_hands;
  int32_t stops; /* wins after which the dealer ends the game by his choice */
} SlowNeedsCount;

/* Asks tb_table_needs() for all players and asserts that each answer is that of all that can
 * happen. Adds to @count what it saw. */
void slow_needs_check (const TbTable       *table,
                       const TbPartialHand *partial,
                       SlowNeedsCount      *count);
