/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* One hand of a game: which it was, what happened, who won and lost how much; opened, the scores
 * after it and every payment with the rule it comes from. It stands at @index of a list box, in a
 * page with the actions of tenbo_edit_add_actions(). An AdwExpanderRow. Floating. */
GtkWidget *tenbo_hand_row_new (TenboGame *game,
                               guint      index);

/* A row that says one ledger line and the rule it comes from. Floating. */
GtkWidget *tenbo_hand_row_new_ledger_line (TenboGame          *game,
                                           const TbLedgerLine *line);

/* The win @win of the hand at @index of the log of @game: its tiles as they lay, what lay beside
 * them, and all that counted with what it came to, as far as it was entered. Floating; NULL where
 * nothing is known but the sum. */
GtkWidget *tenbo_won_hand_new (TenboGame *game,
                               guint      index,
                               int        win);

G_END_DECLS
