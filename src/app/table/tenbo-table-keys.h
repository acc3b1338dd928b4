/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The keys of the table, while nothing is open over it. The list of them for people is
 * tenbo_table_shortcuts. */

/* Does what the key does at the table of @page, a TenboTablePage. Returns whether it is a key of
 * the table. */
gboolean tenbo_table_keys_press (GtkWidget      *page,
                                 guint           keyval,
                                 GdkModifierType state);

/* Whether a table has this key. */
gboolean tenbo_table_keys_has (guint           keyval,
                               GdkModifierType state);

G_END_DECLS
