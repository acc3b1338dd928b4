/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The win @win of the hand at @index of the log of @game: its tiles as they lay, what lay beside
 * them, and all that counted with what it came to, as far as it was entered. Floating; NULL where
 * nothing is known but the sum. */
GtkWidget *tenbo_won_hand_new (TenboGame *game,
                               guint      index,
                               int        win);

G_END_DECLS
