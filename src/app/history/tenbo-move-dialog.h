/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once
#include "tenbo-store.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* Asks under which evening some games belong, and moves them there: the evenings around the day
 * they were played, or a new one. A toast takes it back.
 *
 * Signals: "moved" (it is done, or was taken back). */
#define TENBO_TYPE_MOVE_DIALOG (tenbo_move_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboMoveDialog, tenbo_move_dialog, TENBO, MOVE_DIALOG, AdwDialog)

/* Moves the games @keys (of TenboGameKey), at least one. Floating. */
AdwDialog *tenbo_move_dialog_new (TenboStore *store,
                                  GArray     *keys);

G_END_DECLS
