/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-table-page.h"

G_BEGIN_DECLS

/* The actions of the table page that open the entry: a dialog, or in the flat view a sheet turned
 * to the player who touched. */
void tenbo_table_entry_install (GtkWidgetClass *page_class);

/* What is open over the table of @page: the TenboEntrySheet itself, another dialog, what a player
 * opened in the flat view, or NULL. Borrowed. */
GtkWidget *tenbo_table_entry_get_open (TenboTablePage *page);

G_END_DECLS
