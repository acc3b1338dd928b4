/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

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

/* The dearest wins of @game, at most @limit, the dearest first; of two that are worth the same the
 * earlier. Of TenboBestHand. Transfer full. */
GArray *tenbo_best_hands_find (TenboGame *game,
                               guint      limit);

/* Makes @list show the three dearest wins of @game: who won, in which hand, with what; opened, the
 * tiles and all that counted, as far as it was entered. @group, which it is in, is hidden where
 * nobody won. */
void tenbo_best_hands_show (GtkListBox *list,
                            GtkWidget  *group,
                            TenboGame  *game);

G_END_DECLS
