/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies beside a real table: the dice and the sticks, as actions of the table page. */

/* Installs table.dice and table.sticks on the class of the table page. */
void tenbo_table_tools_install (GtkWidgetClass *page_class);

/* Enables what there is at the table of @page once its game is known. */
void tenbo_table_tools_update (GtkWidget *page);

G_END_DECLS
