/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The hands played so far beside the table, the newest at the bottom and in sight; each opens to
 * its scores and payments. */
#define TENBO_TYPE_HAND_LOG (tenbo_hand_log_get_type ())
G_DECLARE_FINAL_TYPE (TenboHandLog, tenbo_hand_log, TENBO, HAND_LOG, GtkWidget)

/* Shows the log of @game as it is now. */
void tenbo_hand_log_show (TenboHandLog *self,
                          TenboGame    *game);

G_END_DECLS
