/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-place.h"

G_BEGIN_DECLS

/* A small drawing of the table from above, the blue place below: its walls in the colours of their
 * places, and where one of them is opened. Pure decoration: the words stand beside it. */
#define TENBO_TYPE_TABLE_TOP (tenbo_table_top_get_type ())
G_DECLARE_FINAL_TYPE (TenboTableTop, tenbo_table_top, TENBO, TABLE_TOP, GtkWidget)

GtkWidget *tenbo_table_top_new (void);

/* Whether there is a wall at @place; at first there are four. */
void tenbo_table_top_set_wall (TenboTableTop *self,
                               TbPlace        place,
                               gboolean       there);

/* Opens the wall of @place @number stacks from its right; 0: none is open. */
void tenbo_table_top_open (TenboTableTop *self,
                           TbPlace        place,
                           int            number);

G_END_DECLS
