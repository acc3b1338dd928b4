/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The action of the table page that lays a player's stick or takes it back, and says why not where
 * the rules refuse it. */
void tenbo_table_riichi_install (GtkWidgetClass *page_class);

G_END_DECLS
