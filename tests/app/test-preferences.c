/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

/* Each row changes its setting at once, and shows a setting that changes elsewhere. */
static void
test_settings (AppFixture   *fixture,
               gconstpointer data)
{
  GSettings       *settings = app_test_get_settings (fixture->application);
  g_autofree char *chosen = NULL;
  GtkWidget       *dialog;
  GtkWidget       *view;
  GtkWidget       *awake;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.preferences", NULL);
  dialog = app_fixture_find_dialog (fixture, ADW_TYPE_PREFERENCES_DIALOG);
  view = app_test_find (dialog, ADW_TYPE_COMBO_ROW, "View");
  awake = app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Keep the Screen On");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (view)), ==, 0);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (awake)));

  adw_combo_row_set_selected (ADW_COMBO_ROW (view), 2);
  chosen = g_settings_get_string (settings, "table-view");
  g_assert_cmpstr (chosen, ==, "far");
  g_settings_set_string (settings, "table-view", "flat");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (view)), ==, 1);
  adw_spin_row_set_value (
    ADW_SPIN_ROW (app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Minutes for a Game")), 75);
  g_assert_cmpint (g_settings_get_int (settings, "time-limit"), ==, 75);
  adw_switch_row_set_active (ADW_SWITCH_ROW (awake), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "keep-awake"));
  app_test_check_controls (dialog);

  g_settings_reset (settings, "table-view");
  g_settings_reset (settings, "keep-awake");
  g_settings_reset (settings, "time-limit");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (fixture);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/app/preferences/settings", AppFixture, "b-rule", app_fixture_set_up_window,
              test_settings, app_fixture_tear_down);

  return g_test_run ();
}
