/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-value.h"

G_BEGIN_DECLS

/* What a cell of the value grid says. All text is the caller's. */

/* What each pays for a tsumo: "1,000/2,000" or, to a dealer, "2,000 all"; where that is not the
 * same for both, "4,000/3,000" in turn order. With @two_lines broken for little room. */
char *tenbo_value_cell_dup_tsumo (const TbCell *cell,
                                  gboolean      two_lines);

/* What the winner gets or the others pay. NULL if the cell cannot be. */
char *tenbo_value_cell_dup_amount (const TbCell *cell,
                                   gboolean      tsumo);

/* How a cell shows its amount: what a tsumo pays is in small letters, and on two lines if there
 * is little room. */
typedef enum
{
  TENBO_VALUE_CELL_TSUMO = 1 << 0,
  TENBO_VALUE_CELL_NARROW = 1 << 1,
} TenboValueCellLook;

/* A label with @amount, of tenbo_value_cell_dup_amount(). Floating. */
GtkWidget *tenbo_value_cell_new_amount (const TbCell      *cell,
                                        const char        *amount,
                                        TenboValueCellLook look);

/* "3 han", "30 fu"; both, or the name of the limit, of a cell. */
char *tenbo_value_cell_dup_han (int han);
char *tenbo_value_cell_dup_fu (int fu);
char *tenbo_value_cell_dup_title (const TbCell *cell);

/* A button for a value that was used before, by what it is worth now: its amount over its name.
 * Floating. */
GtkWidget *tenbo_value_cell_new_last (const TbCell *cell,
                                      gboolean      tsumo);

G_END_DECLS
