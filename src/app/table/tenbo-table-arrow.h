/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* An arrow across the table while a finger draws it. It lies over everything and takes no
 * presses. */
#define TENBO_TYPE_TABLE_ARROW (tenbo_table_arrow_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableArrow, tenbo_table_arrow, TENBO, TABLE_ARROW, GtkWidget)

GtkWidget *tenbo_table_arrow_new (void);

/* Draws it from @from to @to, in the widget's own coordinates; hidden until then. */
void tenbo_table_arrow_draw (TenboTableArrow        *self,
                             const graphene_point_t *from,
                             const graphene_point_t *to);

G_END_DECLS
