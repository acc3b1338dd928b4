/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The sticks of a game: on one page what each player should hold and what lies in the pot, on the
 * other one types how many each has of every kind, and reads who is off and how to mend it. F8
 * changes the page, Enter goes to the next number. */
#define TENBO_TYPE_STICKS_DIALOG (tenbo_sticks_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSticksDialog, tenbo_sticks_dialog, TENBO, STICKS_DIALOG, AdwDialog)

/* For @game as it stands; the dialog follows its changes. Floating. */
TenboSticksDialog *tenbo_sticks_dialog_new (TenboGame *game);

/* Whether the scores of @game are held in sticks: not where they run from 0. */
gboolean tenbo_sticks_dialog_is_for (TenboGame *game);

G_END_DECLS
