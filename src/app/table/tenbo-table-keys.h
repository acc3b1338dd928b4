/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Binds the keys of the table to the actions of @page, a TenboTablePage. The list of them for
 * people is tenbo_table_shortcuts. */
void tenbo_table_keys_add (GtkWidget *page);

/* Does what the key does at the table. */
void tenbo_table_keys_press (GtkWidget      *page,
                             guint           keyval,
                             GdkModifierType state);

G_END_DECLS
