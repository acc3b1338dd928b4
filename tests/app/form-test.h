/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* Helpers to fill in and read the form of a new game. */

#include "app-fixture.h"

G_BEGIN_DECLS

/* The names of the seats of a form of four. */
extern const char *const form_test_seats[TB_MAX_PLAYERS];

/* Opens the window with the form, and sets the page of @fixture to it. */
void form_test_open (AppFixture *fixture);

/* Returns the row of the seat @seat, from 0, of four. */
GtkWidget *form_test_find_seat (AppFixture *fixture,
                                guint       seat);

/* Types the four usual names. */
void form_test_set_names (AppFixture *fixture);

/* Asserts the names of the four seats, separated by spaces. */
void form_test_check_names (AppFixture *fixture,
                            const char *expected);

/* Asserts the name in the row @title. */
void form_test_check_row (AppFixture *fixture,
                          const char *title,
                          const char *expected);

G_END_DECLS
