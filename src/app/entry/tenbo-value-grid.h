/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The payments that a hand can have under the ruleset, one tap each: a grid of han and fu, or of
 * han if fu are not counted, the limits beside it, and behind a button the yakuman by name and the
 * han that count as several. Shows the value of the current hand. */
#define TENBO_TYPE_VALUE_GRID (tenbo_value_grid_get_type ())
G_DECLARE_FINAL_TYPE (TenboValueGrid, tenbo_value_grid, TENBO, VALUE_GRID, GtkWidget)

/* Shows the limits above the grid instead of beside it. */
void tenbo_value_grid_set_narrow (TenboValueGrid *self,
                                  gboolean        narrow);

/* Shows the cells and the value of the current hand of @entry. */
void tenbo_value_grid_show (TenboValueGrid *self,
                            TenboEntry     *entry);

G_END_DECLS
