/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"
#include "tenbo-store.h"
#include "tenbo-text-row.h"

G_BEGIN_DECLS

/* A row for the name of a player or of a person who sits out. While the user types, a popover
 * suggests known people (Down opens and moves through the list, Enter chooses, Escape closes). The
 * handle drags the row to another seat; two buttons swap it with the row above or below.
 *
 * Signals: "move" (int: number of rows down, negative for up); "renamed" (the user changed the
 * name); "entered" (the name is complete: the user pressed Enter or chose a suggestion). */
#define TENBO_TYPE_SEAT_ROW (tenbo_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatRow, tenbo_seat_row, TENBO, SEAT_ROW, TenboTextRow)

/* Sets the position of the row among @n_rows rows, from 0: the first @n_seats rows are seats in
 * turn order, the others are people who sit out. */
void tenbo_seat_row_set_row (TenboSeatRow *self,
                             int           row,
                             int           n_seats,
                             int           n_rows);

/* Sets the side of the table. Hidden by default and for people who sit out. */
void tenbo_seat_row_set_side (TenboSeatRow *self,
                              TbSide        side);

/* Returns the names of the people in @store for suggestions, the most recent players first. Returns
 * an empty list if they cannot be read. Transfer full. */
GStrv tenbo_seat_row_list_people (TenboStore *store);

/* Sets the names to suggest, the best first. */
void tenbo_seat_row_set_people (TenboSeatRow      *self,
                                const char *const *people);

/* Sets the names in other rows, which are not suggested. */
void tenbo_seat_row_set_taken (TenboSeatRow      *self,
                               const char *const *taken);

/* Returns the name, like tenbo_text_row_dup_text(). Transfer full. */
char *tenbo_seat_row_dup_name (TenboSeatRow *self);

/* Sets the name without showing suggestions or emitting "renamed". */
void tenbo_seat_row_set_name (TenboSeatRow *self,
                              const char   *name);

/* Fills @order with the order of @n_rows rows after the row @from has moved @step rows down: the
 * old row @order[i] becomes row i. Returns FALSE if @step is 0 or leads outside the rows. */
gboolean tenbo_seat_row_order (int  n_rows,
                               int  from,
                               int  step,
                               int *order);

G_END_DECLS
