/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-table-arrow.h"

G_BEGIN_DECLS

/* Lets people draw a line from the panel of who discarded to that of who won, in any view: that
 * activates table.ron-from with the winner and the discarder. Back onto the first panel, or beside
 * all of them, it does nothing. @arrow, a child of @area that fills it, is drawn meanwhile. */
void tenbo_table_drag_add (GtkWidget       *area,
                           TenboTableArrow *arrow);

G_END_DECLS
