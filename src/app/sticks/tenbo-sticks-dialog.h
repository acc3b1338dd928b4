/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The sticks of a game. The first page shows the sticks that each player and the pot should hold.
 * On the second page, the user types the number of sticks of each kind that each player has, and
 * the page shows whose count is wrong and how to correct it. F8 switches the page, Enter moves to
 * the next number. */
#define TENBO_TYPE_STICKS_DIALOG (tenbo_sticks_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSticksDialog, tenbo_sticks_dialog, TENBO, STICKS_DIALOG, AdwDialog)

/* Creates the dialog for the current state of @game and follows its changes. Floating. */
TenboSticksDialog *tenbo_sticks_dialog_new (TenboGame *game);

/* Returns whether the players of @game hold sticks; FALSE if the scores start at 0. */
gboolean tenbo_sticks_dialog_is_for (TenboGame *game);

G_END_DECLS
