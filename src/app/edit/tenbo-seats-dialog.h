/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Who sat where, who was the first dealer and which rules were played, to be put right in a game
 * that has begun or ended. Goes on to what becomes different. */
#define TENBO_TYPE_SEATS_DIALOG (tenbo_seats_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatsDialog, tenbo_seats_dialog, TENBO, SEATS_DIALOG, AdwDialog)

/* Opens it for @game over the window of @parent. */
void tenbo_seats_dialog_present (GtkWidget *parent,
                                 TenboGame *game);

G_END_DECLS
