/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once
#include "tenbo-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* A dialog that asks for the session to which games move: one near the day they were played, or a
 * new one.
 *
 * Signals: "chosen" (gint64: ID of the session; 0: a new one). */
#define TENBO_TYPE_MOVE_DIALOG (tenbo_move_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboMoveDialog, tenbo_move_dialog, TENBO, MOVE_DIALOG, AdwDialog)

/* Creates a dialog for the games @keys (of TenboGameKey), at least one. Floating. */
AdwDialog *tenbo_move_dialog_new (TenboStore *store,
                                  GArray     *keys);

GArray *tenbo_move_dialog_get_keys (TenboMoveDialog *self); /* borrowed */

G_END_DECLS
