/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The actions of the table page that open the entry: a dialog, or in the flat view a sheet turned
 * to the player who touched. */
void tenbo_table_entry_install (GtkWidgetClass *page_class);

G_END_DECLS
