/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"
#include "tenbo-store.h"
#include "tenbo-text-row.h"

G_BEGIN_DECLS

/* A seat of a new game, or one beside the table: the name of who sits there, with the people known
 * by name offered below while one types (Down opens and walks the list, Enter takes, Escape
 * closes), a handle to draw it onto another seat, and two buttons to change places with a
 * neighbour.
 *
 * Signals: "move" (int: how many rows down, below 0 up); "renamed" (the user changed the name);
 * "entered" (the name is complete: Enter was pressed, or a suggestion was taken). */
#define TENBO_TYPE_SEAT_ROW (tenbo_seat_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatRow, tenbo_seat_row, TENBO, SEAT_ROW, TenboTextRow)

/* Tells the row which of @n_rows rows it is, from 0: the first @n_seats are seats in turn order,
 * the others are those who sit out. */
void tenbo_seat_row_set_row (TenboSeatRow *self,
                             int           row,
                             int           n_seats,
                             int           n_rows);

/* Where the body sits; not shown unless told, nor of who sits out. */
void tenbo_seat_row_set_place (TenboSeatRow *self,
                               TbPlace       place);

/* The names of the people in @store, to be offered, the most recent players first. Without them a
 * name has to be typed out. Transfer full. */
GStrv tenbo_seat_row_list_people (TenboStore *store);

/* The names to offer, the best first. */
void tenbo_seat_row_set_people (TenboSeatRow      *self,
                                const char *const *people);

/* The names that sit elsewhere and are not offered. */
void tenbo_seat_row_set_taken (TenboSeatRow      *self,
                               const char *const *taken);

/* The name, as tenbo_text_row_dup_text(). Transfer full. */
char *tenbo_seat_row_dup_name (TenboSeatRow *self);

/* Sets the name as if it had stood there: nothing is offered, and "renamed" is not emitted. */
void tenbo_seat_row_set_name (TenboSeatRow *self,
                              const char   *name);

/* Fills @order with the numbers of @n_rows rows in their order after the row @from moved @step rows
 * down, those between closing up: @order[i] is which row comes to be row i. Returns whether it
 * moves at all: within the rows, and not by nothing. */
gboolean tenbo_seat_row_order (int  n_rows,
                               int  from,
                               int  step,
                               int *order);

G_END_DECLS
