/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* Who plays and where they sit, and who sits out: a row for each in which a name is typed, the
 * place of each seat, and once seats were drawn or turned a plan of the table. Its buttons activate
 * new-game.draw, new-game.turn, new-game.dice, new-game.add and new-game.last of the page around.
 *
 * Signals: "changed"; "activated" (an Enter after which every seat has a name). */
#define TENBO_TYPE_SEATS_FORM (tenbo_seats_form_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatsForm, tenbo_seats_form, TENBO, SEATS_FORM, AdwBin)

/* The most people: four who play and two who sit out. */
#define TENBO_SEATS_MAX (TB_MAX_PLAYERS + 2)

/* How many play, 3 or 4. Of four the last sits out where three play. */
void tenbo_seats_form_set_n_seats (TenboSeatsForm *self,
                                   int             n_seats);

/* The names to offer, the best first. */
void tenbo_seats_form_set_people (TenboSeatsForm    *self,
                                  const char *const *people);

/* Whether there is a last game, for the button that activates new-game.last. */
void tenbo_seats_form_set_has_last (TenboSeatsForm *self,
                                    gboolean        has_last);

/* Seats the people @names, in turn order and then those who sit out, at the places of @seating. */
void tenbo_seats_form_seat (TenboSeatsForm     *self,
                            const char *const  *names,
                            const TenboSeating *seating);

/* The names at the seats in turn order, "" where none is typed; and of those who sit out, who comes
 * in first before. Transfer full. */
GStrv tenbo_seats_form_dup_players (TenboSeatsForm *self);
GStrv tenbo_seats_form_dup_sitting_out (TenboSeatsForm *self);

/* The places of the seats. Borrowed. */
const TenboSeating *tenbo_seats_form_get_seating (TenboSeatsForm *self);

/* Whether every seat has a name. */
gboolean tenbo_seats_form_get_complete (TenboSeatsForm *self);

/* Puts the focus on the first seat without a name. */
void tenbo_seats_form_focus_empty (TenboSeatsForm *self);

/* A row more for one who sits out, unless there are as many as can be. */
void     tenbo_seats_form_add_row (TenboSeatsForm *self);
gboolean tenbo_seats_form_get_full (TenboSeatsForm *self);

/* Draws who sits where and who is first dealer; @with_sitting_out who sits out as well. */
void tenbo_seats_form_draw (TenboSeatsForm *self,
                            gboolean        with_sitting_out);

/* All stay where they sit, and the deal begins with the next player. */
void tenbo_seats_form_turn (TenboSeatsForm *self);

G_END_DECLS
