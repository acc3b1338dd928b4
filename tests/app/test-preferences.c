/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "tenbo-value-grid.h"
#include "tenbo-yaku-page.h"

#include <string.h>

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
  adw_switch_row_set_active (
    ADW_SWITCH_ROW (app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Colors of the Seats")), FALSE);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "plain-seats"));
  adw_switch_row_set_active (
    ADW_SWITCH_ROW (app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Sounds")), TRUE);
  g_assert_true (g_settings_get_boolean (settings, "sounds"));
  adw_switch_row_set_active (ADW_SWITCH_ROW (awake), FALSE);
  g_assert_false (g_settings_get_boolean (settings, "keep-awake"));
  app_test_check_controls (dialog);

  g_settings_reset (settings, "table-view");
  g_settings_reset (settings, "keep-awake");
  g_settings_reset (settings, "time-limit");
  g_settings_reset (settings, "colored-seats");
  g_settings_reset (settings, "sounds");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  app_fixture_wait_closed (fixture);
}

static void
choose_style (GtkWidget *row,
              guint      index)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), index);
  app_test_settle ();
}

/* The style changes at once, in all windows, and can be that of the system again. */
static void
test_style (AppFixture   *fixture,
            gconstpointer data)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GSettings       *settings = app_test_get_settings (fixture->application);
  gboolean         system = adw_style_manager_get_dark (manager);
  GtkWidget       *row;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.preferences", NULL);
  row = app_test_find (app_fixture_find_dialog (fixture, ADW_TYPE_PREFERENCES_DIALOG),
                       ADW_TYPE_COMBO_ROW, "Style");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, 0);
  choose_style (row, 2);
  g_assert_true (adw_style_manager_get_dark (manager));
  choose_style (row, 1);
  g_assert_false (adw_style_manager_get_dark (manager));
  g_settings_set_string (settings, "style", "dark");
  g_assert_true (adw_style_manager_get_dark (manager));
  choose_style (row, 0);
  g_assert_true (adw_style_manager_get_dark (manager) == system);
  g_assert_cmpint (adw_style_manager_get_color_scheme (manager), ==, ADW_COLOR_SCHEME_DEFAULT);

  g_settings_reset (settings, "style");
}

static void
set_up_dark (AppFixture   *fixture,
             gconstpointer ruleset)
{
  app_fixture_set_up_window (fixture, ruleset);
  g_settings_set_string (app_test_get_settings (fixture->application), "style", "dark");
  app_fixture_tear_down (fixture, ruleset);
  app_fixture_set_up_window (fixture, ruleset);
}

/* The program starts in the style that was chosen before. */
static void
test_style_stays (AppFixture   *fixture,
                  gconstpointer data)
{
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  g_settings_reset (app_test_get_settings (fixture->application), "style");
}

/* The entry opens with the chosen way to a value, if the ruleset has it. */
static void
test_entry_method (AppFixture   *fixture,
                   gconstpointer data)
{
  GSettings *settings = app_test_get_settings (fixture->application);
  GtkWidget *sheet;

  g_settings_set_string (settings, "entry-method", "yaku");
  sheet = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (sheet, "Winner", "Ben");
  app_fixture_choose (sheet, "From", "Dai");
  app_test_find (sheet, TENBO_TYPE_YAKU_PAGE, NULL);
  g_assert_null (app_test_look_for (sheet, TENBO_TYPE_VALUE_GRID, NULL));
  g_settings_reset (settings, "entry-method");
}

/* The time of day is in the middle of the table. */
static void
test_clock (AppFixture   *fixture,
            gconstpointer data)
{
  GSettings *settings = app_test_get_settings (fixture->application);
  GtkWidget *timer;

  g_assert_null (app_test_look_for (fixture->page, g_type_from_name ("TenboRoundTimer"), NULL));
  g_settings_set_boolean (settings, "clock", TRUE);
  timer = app_test_find (fixture->page, g_type_from_name ("TenboRoundTimer"), NULL);
  g_assert_nonnull (strchr (gtk_label_get_label (GTK_LABEL (adw_bin_get_child (ADW_BIN (timer)))),
                            ':'));
  g_settings_set_boolean (settings, "clock", FALSE);
  g_assert_false (gtk_widget_get_visible (timer));
  g_settings_reset (settings, "clock");
}

/* Sounds are short and not silent, and without a sound device nothing fails. */
static void
test_sounds (AppFixture   *fixture,
             gconstpointer data)
{
  static const char *const names[] = { "riichi", "hand", "time" };
  GSettings               *settings = app_test_get_settings (fixture->application);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_strdup_printf ("/io/github/tenbo_app/Tenbo/sounds/%s.wav",
                                               names[i]);
      g_autoptr (GBytes) bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
      gsize         size;
      const guint8 *wav = g_bytes_get_data (bytes, &size);
      int           loudest = 0;

      g_assert_true (size > 44 && memcmp (wav, "RIFF", 4) == 0);
      g_assert_cmpuint (size, <, 44 + 2 * 22050); /* a second */
      for (gsize at = 44; at + 1 < size; at += 2)
        loudest = MAX (loudest, ABS ((int) (gint16) (wav[at] | wav[at + 1] << 8)));
      g_assert_cmpint (loudest, >, 8000);
    }

  g_settings_set_boolean (settings, "sounds", TRUE);
  app_test_press (app_fixture_find_panel (fixture, "Ben"), "Ben declares riichi");
  app_test_settle ();
  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  app_test_settle ();
  g_settings_reset (settings, "sounds");
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/app/preferences/settings", AppFixture, "b-rule", app_fixture_set_up_window,
              test_settings, app_fixture_tear_down);
  g_test_add ("/app/preferences/style", AppFixture, NULL, app_fixture_set_up_window, test_style,
              app_fixture_tear_down);
  g_test_add ("/app/preferences/style-stays", AppFixture, NULL, set_up_dark, test_style_stays,
              app_fixture_tear_down);
  g_test_add ("/app/preferences/entry-method", AppFixture, "b-rule",
              app_fixture_set_up_settled_table, test_entry_method, app_fixture_tear_down);
  g_test_add ("/app/preferences/clock", AppFixture, "b-rule", app_fixture_set_up_settled_table,
              test_clock, app_fixture_tear_down);
  g_test_add ("/app/preferences/sounds", AppFixture, "b-rule", app_fixture_set_up_settled_table,
              test_sounds, app_fixture_tear_down);

  return g_test_run ();
}
