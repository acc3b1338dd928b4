/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-queries.h"

G_BEGIN_DECLS

/* Asks to which evening some games move: one of those around the day they were played, or a new
 * one.
 *
 * Signals: "chosen" (gint64: the session; 0: a new one). */
#define TENBO_TYPE_MOVE_DIALOG (tenbo_move_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboMoveDialog, tenbo_move_dialog, TENBO, MOVE_DIALOG, AdwDialog)

/* For the games @keys (of TenboGameKey), at least one. Floating. */
AdwDialog *tenbo_move_dialog_new (TenboStore *store,
                                  GArray     *keys);

GArray *tenbo_move_dialog_get_keys (TenboMoveDialog *self); /* borrowed */

G_END_DECLS
