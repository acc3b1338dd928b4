/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* Finds players whose score is so close to an end of the game that one hand reaches it: the ron of
 * a mangan, with the honba and everything that the ruleset adds. The hand is played on a copy of
 * the table, so every rule counts. */
typedef enum
{
  TENBO_NEAR_NOTHING,
  TENBO_NEAR_BUST,    /* by paying the mangan */
  TENBO_NEAR_CEILING, /* by winning it */
  TENBO_NEAR_TARGET,  /* by winning it, in an extension */
} TenboNearEnd;

/* Returns the end that @player is close to in the next hand of @table, of which @partial has
 * happened. */
TenboNearEnd tenbo_near_end_find (const TbTable       *table,
                                  const TbPartialHand *partial,
                                  TbPlayer             player);
