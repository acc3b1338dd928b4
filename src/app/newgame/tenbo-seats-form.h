/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* The form for the players, their sides of the table and the people who sit out: a row for each
 * name, and a plan of the table after the seats were drawn or turned. Its buttons activate
 * new-game.draw, new-game.turn, new-game.dice, new-game.add and new-game.last of the page.
 *
 * Signals: "changed"; "activated" (the user pressed Enter and every seat has a name). */
#define TENBO_TYPE_SEATS_FORM (tenbo_seats_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatsForm, tenbo_seats_form, TENBO, SEATS_FORM, AdwBin)

/* Maximum number of people: four players and two who sit out */
#define TENBO_SEATS_MAX (TB_MAX_PLAYERS + 2)

/* Sets the number of players, 3 or 4. With 3, the last of four people sits out. */
void tenbo_seats_form_set_n_seats (TenboSeatsForm *self,
                                   int             n_seats);

/* Sets the names to suggest, the best first. */
void tenbo_seats_form_set_people (TenboSeatsForm    *self,
                                  const char *const *people);

/* Sets whether there is a last game, for the button that activates new-game.last. */
void tenbo_seats_form_set_has_last (TenboSeatsForm *self,
                                    gboolean        has_last);

/* Fills in the people @names, in turn order and then those who sit out, and their sides of
 * @seating. */
void tenbo_seats_form_seat (TenboSeatsForm     *self,
                            const char *const  *names,
                            const TenboSeating *seating);

/* Returns the names at the seats in turn order, "" for an empty seat; and the names of the people
 * who sit out, in the order in which they join. Transfer full. */
GStrv tenbo_seats_form_dup_players (TenboSeatsForm *self);
GStrv tenbo_seats_form_dup_sitting_out (TenboSeatsForm *self);

/* Returns the sides of the players. Borrowed. */
const TenboSeating *tenbo_seats_form_get_seating (TenboSeatsForm *self);

/* Returns whether every seat has a name. */
gboolean tenbo_seats_form_get_complete (TenboSeatsForm *self);

/* Moves the focus to the first seat without a name. */
void tenbo_seats_form_focus_empty (TenboSeatsForm *self);

/* Adds a row for a person who sits out, unless the form has the maximum. */
void     tenbo_seats_form_add_row (TenboSeatsForm *self);
gboolean tenbo_seats_form_get_full (TenboSeatsForm *self);

/* Draws the seats and the first dealer; with @with_sitting_out also the people who sit out. */
void tenbo_seats_form_draw (TenboSeatsForm *self,
                            gboolean        with_sitting_out);

/* Makes the next player the first dealer; all players keep their side of the table. */
void tenbo_seats_form_turn (TenboSeatsForm *self);

G_END_DECLS
