/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* Whose score is so close to an end of the game that one hand gets there: the ron of a mangan, with
 * the honba and all that the ruleset adds. It is played on a copy of the table, so every rule
 * counts. */
typedef enum
{
  TENBO_NEAR_NOTHING,
  TENBO_NEAR_BUST,    /* by paying it */
  TENBO_NEAR_CEILING, /* by winning it */
  TENBO_NEAR_TARGET,  /* the same, in an extension */
} TenboNearEnd;

/* What @player is close to in the hand that @table waits for and of which @partial has happened. */
TenboNearEnd tenbo_near_end_find (const TbTable       *table,
                                  const TbPartialHand *partial,
                                  TbPlayer             player);
