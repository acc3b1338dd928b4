/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A dialog to correct the seats, the first dealer and the ruleset of a running or ended game. It
 * continues to the changes dialog. */
#define TENBO_TYPE_SEATS_DIALOG (tenbo_seats_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatsDialog, tenbo_seats_dialog, TENBO, SEATS_DIALOG, AdwDialog)

/* Opens the dialog for @game over the window of @parent. */
void tenbo_seats_dialog_present (GtkWidget *parent,
                                 TenboGame *game);

G_END_DECLS
