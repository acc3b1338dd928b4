/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The form of a new game, as its tests fill it in and read it. */

#include "app-fixture.h"

G_BEGIN_DECLS

/* What each seat of a form of four is called. */
extern const char *const form_test_seats[TB_MAX_PLAYERS];

/* Opens the window with the form, which is the page of @fixture then. */
void form_test_open (AppFixture *fixture);

/* The row of the seat @seat, from 0, of four. */
GtkWidget *form_test_find_seat (AppFixture *fixture,
                                guint       seat);

/* Types the four usual names. */
void form_test_set_names (AppFixture *fixture);

/* Asserts the names of the four seats, with a blank between them. */
void form_test_check_names (AppFixture *fixture,
                            const char *expected);

/* Asserts who is typed in the row @title. */
void form_test_check_row (AppFixture *fixture,
                          const char *title,
                          const char *expected);

G_END_DECLS
