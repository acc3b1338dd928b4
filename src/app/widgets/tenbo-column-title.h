/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Aligns the title of the column at @position of @view with the end of its cells, in both text
 * directions, as for a column of numbers. The sort indicator is before the title then. Called after
 * the column was added. */
void tenbo_column_title_align_end (GtkColumnView *view,
                                   guint          position);

G_END_DECLS
