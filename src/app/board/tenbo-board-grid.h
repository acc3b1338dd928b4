/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Cards in columns of one width, in their order from the start of each row. They are as large as
 * fits without scrolling, so that a large window is readable across a room; in a small one they
 * have their usual size and scroll. In a wide window the tables, which come first, have most of
 * the space, and as many other cards as fit are beside them. */
#define TENBO_TYPE_BOARD_GRID (tenbo_board_grid_get_type ())
G_DECLARE_FINAL_TYPE (TenboBoardGrid, tenbo_board_grid, TENBO, BOARD_GRID, GtkWidget)

/* Makes @card (floating, or a child of the grid) the child after @previous; NULL: the first. */
void tenbo_board_grid_place (TenboBoardGrid *self,
                             GtkWidget      *card,
                             GtkWidget      *previous);

/* Makes the first @n_tables cards the tables. */
void tenbo_board_grid_set_n_tables (TenboBoardGrid *self,
                                    guint           n_tables);

G_END_DECLS
