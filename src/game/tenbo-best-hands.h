/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A win in the log of a game. */
typedef struct
{
  guint hand; /* index in the log */
  int   win;  /* index among the wins of the hand */

  /* Value of the hand alone: without honba and stakes, with the share of a liable player. */
  int points;
} TenboBestHand;

/* Returns the @limit most expensive wins of @game, of TenboBestHand, in descending order; the
 * earlier of two equal ones is first. Transfer full. */
GArray *tenbo_best_hands_find (TenboGame *game,
                               guint      limit);

G_END_DECLS
