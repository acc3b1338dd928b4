/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entry sheet asks whether a hand was closed or open, and does not assume an answer. */

#include "app-fixture.h"

static void
check_openness (GtkWidget            *dialog,
                GtkAccessibleTristate closed,
                GtkAccessibleTristate open)
{
  GtkWidget *closed_choice = app_test_find (dialog, GTK_TYPE_BUTTON, "Closed");
  GtkWidget *open_choice = app_test_find (dialog, GTK_TYPE_BUTTON, "Open");

  gtk_test_accessible_assert_role (closed_choice, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
  gtk_test_accessible_assert_property (closed_choice, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Closed hand");
  gtk_test_accessible_assert_property (open_choice, GTK_ACCESSIBLE_PROPERTY_LABEL, "Open hand");
  gtk_test_accessible_assert_state (closed_choice, GTK_ACCESSIBLE_STATE_PRESSED, closed);
  gtk_test_accessible_assert_state (open_choice, GTK_ACCESSIBLE_STATE_PRESSED, open);
}

/* Open, closed and unknown are three states, and none is assumed. */
static void
test_open_or_closed (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "5,200");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_FALSE);
  app_test_press (dialog, "Open");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_TRUE);
  app_test_press (dialog, "Open");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_FALSE, GTK_ACCESSIBLE_TRISTATE_FALSE);
  app_test_press (dialog, "Open");
  app_test_press (dialog, "Closed");
  check_openness (dialog, GTK_ACCESSIBLE_TRISTATE_TRUE, GTK_ACCESSIBLE_TRISTATE_FALSE);

  /* A riichi implies the answer. */
  app_fixture_choose (dialog, "Riichi", "Ben");
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Closed"));
  app_fixture_choose (dialog, "Riichi", "Ben");
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 0)->wins[0].is_open, ==, TB_FACT_NO);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/app/entry/open-or-closed", AppFixture, "mleague", app_fixture_set_up_table,
              test_open_or_closed, app_fixture_tear_down);

  return g_test_run ();
}
