/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* An evening on paper and as a picture. */

/* The actions of a page for it, NULL behind the last one. */
extern const char *const tenbo_session_share_actions[];

/* Does what the action @action says with the evening @session_id of @store, as it is there now.
 * @from is any widget in the window. */
void tenbo_session_share (GtkWidget  *from,
                          const char *action,
                          TenboStore *store,
                          gint64      session_id);

G_END_DECLS
