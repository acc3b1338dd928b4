/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Lets @row, a row of a list of seats, be drawn by @handle, which is in it, onto another row of the
 * same list; and others onto it. The row that was drawn emits its signal "move" then, with how many
 * rows it moves down. */
void tenbo_seat_drag_add (AdwEntryRow *row,
                          GtkWidget   *handle);

/* Fills @order with the numbers of @n_rows rows in their order after the row @from moved @step rows
 * down, those between closing up: @order[i] is which row comes to be row i. Returns whether it
 * moves at all: within the rows, and not by nothing. */
gboolean tenbo_seat_drag_order (int  n_rows,
                                int  from,
                                int  step,
                                int *order);

G_END_DECLS
