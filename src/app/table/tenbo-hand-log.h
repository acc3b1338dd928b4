/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The list of hands next to the table. The newest hand is at the bottom and visible; each row
 * expands to show the scores and payments. */
#define TENBO_TYPE_HAND_LOG (tenbo_hand_log_get_type ())
G_DECLARE_FINAL_TYPE (TenboHandLog, tenbo_hand_log, TENBO, HAND_LOG, GtkWidget)

/* Shows the hands of @game in its current state. */
void tenbo_hand_log_show (TenboHandLog *self,
                          TenboGame    *game);

G_END_DECLS
