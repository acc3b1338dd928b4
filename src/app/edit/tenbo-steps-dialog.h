/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The steps of a game, the newest first. Choosing a step goes back to it, or redoes it if it was
 * undone. */
#define TENBO_TYPE_STEPS_DIALOG (tenbo_steps_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboStepsDialog, tenbo_steps_dialog, TENBO, STEPS_DIALOG, AdwDialog)

/* Opens the dialog for @game over the window of @parent. */
void tenbo_steps_dialog_present (GtkWidget *parent,
                                 TenboGame *game);

G_END_DECLS
