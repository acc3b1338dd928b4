/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The report about an imported file with games that already exist. */

#include "app-fixture.h"
#include "tenbo-exchange.h"
#include "tenbo-import-dialog.h"
#include "tenbo-result-page.h"

#define GAME(members, hands)                                   \
  "{\"format\": \"tenbo-game/1\", \"ruleset\": \"b-rule\", "   \
  "\"id\": \"5ee9f4ba-1111-4222-8333-444455556666\", " members \
  "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], \"hands\": [" hands "]}"
#define SAID(year, place) \
  "\"changed\": \"" year "-11-22T20:00:00Z\", \"place\": \"" place "\", \"void\": true, "
#define STOP "{\"result\": \"stop\"}"

/* Imports @text and returns the report. */
static GtkWidget *
import (AppFixture *fixture,
        const char *text)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "games.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
  tenbo_exchange_import (TENBO_SHELL (fixture->window), &file, 1);
  WAIT_UNTIL (TENBO_IS_IMPORT_DIALOG (app_fixture_get_dialog (fixture)) &&
              gtk_widget_get_mapped (app_fixture_get_dialog (fixture)));

  return app_fixture_get_dialog (fixture);
}

static void
close_report (AppFixture *fixture)
{
  adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
  app_fixture_wait_closed (fixture);
}

static AdwActionRow *
find_row (GtkWidget  *dialog,
          const char *title)
{
  return ADW_ACTION_ROW (gtk_widget_get_ancestor (app_test_find (dialog, GTK_TYPE_LABEL, title),
                                                  ADW_TYPE_ACTION_ROW));
}

/* Asserts that the count @count is 1, the group @group exists with @details as the differences of
 * its game, and the group @other does not exist. */
static void
assert_report (GtkWidget  *dialog,
               const char *count,
               const char *group,
               const char *other,
               const char *details)
{
  AdwActionRow *game = find_row (dialog, "Aki, Ben, Chie, Dai");

  g_assert_true (app_test_shows (GTK_WIDGET (find_row (dialog, count)), "1"));
  g_assert_true (app_test_shows (dialog, group));
  g_assert_false (app_test_shows (dialog, other));
  g_assert_true (g_str_has_suffix (adw_action_row_get_subtitle (game), details));
}

static void
test_details (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget *dialog = import (fixture, GAME ("", STOP));

  g_assert_false (app_test_shows (dialog, "Newer in the File"));
  g_assert_false (app_test_shows (dialog, "Newer Here"));
  close_report (fixture);

  dialog = import (fixture, GAME (SAID ("2026", "Club"), STOP));
  assert_report (dialog, "Updated From the File", "Newer in the File", "Newer Here",
                 "\u00b7 void, venue");
  app_test_check_controls (app_test_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL));
  close_report (fixture);

  dialog = import (fixture, GAME (SAID ("2025", "Home"), STOP));
  assert_report (dialog, "Newer Details Kept", "Newer Here", "Newer in the File",
                 "\u00b7 venue");
  close_report (fixture);
}

#define OLD "\"started\": \"2023-05-06T19:00:00Z\", \"ended\": \"2023-05-06T20:00:00Z\", "

/* The result of a game of an earlier day says when it was played, and offers no next game. */
static void
test_old_game (AppFixture   *fixture,
               gconstpointer data)
{
  GtkWidget *page;

  import (fixture, GAME (OLD, STOP));
  close_report (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-game", "x", (gint64) 1);
  page = app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, "Result");
  g_assert_true (app_test_shows (page, "Saturday 6 May 2023, 19:00 \u00b7 B rule"));
  app_test_find (page, GTK_TYPE_BUTTON, "Hands");
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "Next Game"));
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add ("/app/import-report/details", AppFixture, NULL, app_fixture_set_up_window,
              test_details, app_fixture_tear_down);
  g_test_add ("/app/import-report/old-game", AppFixture, NULL, app_fixture_set_up_window,
              test_old_game, app_fixture_tear_down);

  return g_test_run ();
}
