/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The points that a row shows below the event of a hand */
typedef enum
{
  TENBO_HAND_ROW_CHANGES, /* who won and lost points; for a list beside the current scores */
  TENBO_HAND_ROW_SCORES,  /* all scores after the hand */
} TenboHandRowDetail;

/* Creates a row for one hand of a game: its name, what happened, who declared riichi, and @detail.
 * Expanded, it shows the scores after the hand and each payment with its rule. The row is at @index
 * of a list box, in a page with the actions of tenbo_edit_add_actions(). An AdwExpanderRow.
 * Floating. */
GtkWidget *tenbo_hand_row_new (TenboGame         *game,
                               guint              index,
                               TenboHandRowDetail detail);

/* Creates a row that shows one ledger line, the explanation @why, which may be NULL, and the rule
 * that the line comes from with its interpretation. Activating the row opens that rule in the
 * help. Floating. */
GtkWidget *tenbo_hand_row_new_ledger_line (TenboGame          *game,
                                           const TbLedgerLine *line,
                                           const char         *why);

/* Creates a view of the win @win in the hand at @index of the log of @game: its tiles as laid out,
 * the tiles next to them, and each scoring item with its value, as far as entered. Floating; NULL
 * if only the total was entered. */
GtkWidget *tenbo_won_hand_new (TenboGame *game,
                               guint      index,
                               int        win);

G_END_DECLS
