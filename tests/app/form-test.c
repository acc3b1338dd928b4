/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "form-test.h"

#include "tenbo-new-game-page.h"
#include "tenbo-seat-row.h"

const char *const form_test_seats[TB_MAX_PLAYERS] = {
  "East (first dealer)", "South", "West", "North"
};

void
form_test_open (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", NULL);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_NEW_GAME_PAGE, "New Game");
}

GtkWidget *
form_test_find_seat (AppFixture *fixture,
                     guint       seat)
{
  return app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, form_test_seats[seat]);
}

void
form_test_set_names (AppFixture *fixture)
{
  for (guint seat = 0; seat < TB_MAX_PLAYERS; seat++)
    gtk_editable_set_text (GTK_EDITABLE (form_test_find_seat (fixture, seat)),
                           app_test_names[seat]);
}

void
form_test_check_names (AppFixture *fixture,
                       const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint seat = 0; seat < TB_MAX_PLAYERS; seat++)
    {
      GtkWidget       *row = form_test_find_seat (fixture, seat);
      g_autofree char *name = tenbo_seat_row_dup_name (TENBO_SEAT_ROW (row));

      g_string_append_printf (text, "%s%s", seat > 0 ? " " : "", name);
    }

  g_assert_cmpstr (text->str, ==, expected);
}

void
form_test_check_row (AppFixture *fixture,
                     const char *title,
                     const char *expected)
{
  GtkWidget *row = app_test_find (fixture->page, TENBO_TYPE_SEAT_ROW, title);

  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (row)), ==, expected);
}
