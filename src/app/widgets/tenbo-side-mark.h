/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* The mark of a side of the table: a diamond, square, disc or triangle in its color, as high as a
 * capital letter. Decorative: the name is next to it. */
#define TENBO_TYPE_SIDE_MARK (tenbo_side_mark_get_type ())
G_DECLARE_FINAL_TYPE (TenboSideMark, tenbo_side_mark, TENBO, SIDE_MARK, GtkWidget)

GtkWidget *tenbo_side_mark_new (TbSide side);

/* Returns the mark of the line style @style of a chart: the first four are those of the sides. */
GtkWidget *tenbo_side_mark_new_for_line (int style);

/* Sets the side; initially blue. */
void tenbo_side_mark_set_side (TenboSideMark *self,
                               TbSide         side);

G_END_DECLS
