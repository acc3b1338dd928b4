/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A win of the log of a game. */
typedef struct
{
  guint hand; /* its index in the log */
  int   win;  /* which win of the hand */

  /* What the hand alone was worth: no honba, no stakes, but what a liable player paid of it. */
  int points;
} TenboBestHand;

/* The @limit most expensive wins of @game, the most expensive first; of two that are worth the same
 * the earlier first. Of TenboBestHand. Transfer full. */
GArray *tenbo_best_hands_find (TenboGame *game,
                               guint      limit);

G_END_DECLS
