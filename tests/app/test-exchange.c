/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <stdio.h>
#include <string.h>

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-backup.h"
#include "tenbo-exchange.h"
#include "tenbo-export-dialog.h"
#include "tenbo-history-page.h"
#include "tenbo-import-dialog.h"
#include "tenbo-long-task.h"
#include "tenbo-shell.h"
#include "tenbo-start-page.h"

#define GAME(members, hands)                                         \
  "{\"format\": \"tenbo-game/1\", \"ruleset\": \"b-rule\", " members \
  "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], \"hands\": [" hands "]}"
#define HISTORY(games) "{\"format\": \"tenbo-history/1\", \"games\": [" games "]}"
#define ID             "\"id\": \"5ee9f4ba-1111-4222-8333-444455556666\", "
#define AKI            "\"people\": [\"aaaaaaaa-0000-4000-8000-000000000001\", null, null, null], "
#define DRAW           "{\"result\": \"draw\", \"tenpai\": [2]}"
#define STOP           "{\"result\": \"stop\"}"

static GFile *
make_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), name, NULL);

  return g_file_new_for_path (path);
}

static GFile *
write_file (const char *name,
            const char *text)
{
  GFile *file = make_file (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (g_file_peek_path (file), text, -1, &error);
  g_assert_no_error (error);

  return file;
}

static gint64
count_games (AppFixture *fixture)
{
  g_autoptr (GError) error = NULL;
  TenboStore *store = app_test_get_store (fixture->application);
  g_autoptr (GArray) ids = store_test_list_game_ids (store, &error);

  g_assert_no_error (error);

  return ids->len;
}

/* Imports the file and returns the report when it is open. */
static GtkWidget *
import (AppFixture *fixture,
        const char *text)
{
  g_autoptr (GFile) file = write_file ("games.json", text);
  GtkWidget *dialog;

  tenbo_exchange_import (TENBO_SHELL (fixture->window), &file, 1);
  WAIT_UNTIL (TENBO_IS_IMPORT_DIALOG (app_fixture_get_dialog (fixture)));
  dialog = app_fixture_get_dialog (fixture);
  WAIT_UNTIL (gtk_widget_get_mapped (dialog));

  return dialog;
}

static void
close_report (AppFixture *fixture)
{
  adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
  app_fixture_wait_closed (fixture);
}

static void
assert_report (GtkWidget  *dialog,
               const char *title,
               const char *number)
{
  GtkWidget *row = gtk_widget_get_ancestor (app_test_find (dialog, GTK_TYPE_LABEL, title),
                                            ADW_TYPE_ACTION_ROW);

  g_assert_true (app_test_shows (row, number));
}

static void
test_import (AppFixture   *fixture,
             gconstpointer data)
{
  GtkWidget *dialog = import (fixture, GAME (ID, DRAW));

  assert_report (dialog, "Added", "1");
  app_test_check_controls (app_test_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL));
  close_report (fixture);
  g_assert_cmpint (count_games (fixture), ==, 1);

  /* The page below is updated. */
  g_assert_true (app_test_shows (fixture->window, "Aki, Ben, Chie, Dai"));

  dialog = import (fixture, GAME (ID, DRAW ", " STOP));
  assert_report (dialog, "Added", "0");
  assert_report (dialog, "Continued", "1");
  close_report (fixture);

  dialog = import (fixture, GAME (ID, STOP));
  assert_report (dialog, "Different in the File", "1");
  g_assert_true (app_test_shows (dialog, "The games here were not changed"));
  close_report (fixture);
  g_assert_cmpint (count_games (fixture), ==, 1);
}

static void
test_import_refused (AppFixture   *fixture,
                     gconstpointer data)
{
  static const char *const texts[] = {
    HISTORY (GAME ("", DRAW) ", " GAME ("", "{}")),
    "no JSON",
    GAME ("", STOP ", " DRAW),
  };
  static const char *const places[] = {
    "games[1].hands[0].result: This key is missing",
    "Invalid JSON: line 1, column 1: ",
    "hands[1]: The game is over",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GFile) file = write_file ("games.json", texts[i]);
      GtkWidget  *dialog;
      const char *body;

      tenbo_exchange_import (TENBO_SHELL (fixture->window), &file, 1);
      WAIT_UNTIL (app_fixture_get_dialog (fixture) != NULL);
      dialog = app_fixture_get_dialog (fixture);
      g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (dialog)), ==,
                       "Could Not Import File");
      body = adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog));
      g_assert_true (g_str_has_prefix (body, "“games.json”:\n"));
      g_assert_nonnull (strstr (body, places[i]));
      g_assert_nonnull (strstr (body, "No games were added and the history was not changed."));
      close_report (fixture);
      g_assert_cmpint (count_games (fixture), ==, 0);
    }
}

static void
test_same_name (AppFixture   *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) people = NULL;
  GtkWidget *dialog = import (fixture, GAME ("", DRAW));
  guint      n_merged = 0;

  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Merge"));
  close_report (fixture);
  dialog = import (fixture, GAME (AKI, DRAW));
  app_test_press (dialog, "Merge");
  app_test_find (dialog, GTK_TYPE_BUTTON, "Merged");
  close_report (fixture);

  people = store_test_list_everybody (fixture->store, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < people->len; i++)
    n_merged += ((TenboStoredPerson *) people->pdata[i])->merged_into != 0;
  g_assert_cmpuint (n_merged, ==, 1);
}

static gboolean
is_gone (GWeakRef *reference)
{
  g_autoptr (GObject) object = g_weak_ref_get (reference);

  return object == NULL;
}

/* The location in the database of a newer version's number. */
#define VERSION_OFFSET 60

/* A history made by a newer version refuses imports, with a message. */
static void
test_import_read_only (AppFixture   *fixture,
                       gconstpointer data)
{
  static const guchar newer[] = { 0, 0, 3, 231 };
  g_autoptr (GFile) file = write_file ("games.json", GAME ("", DRAW));
  g_autofree char *path = g_strdup (tenbo_store_get_path (fixture->store));
  GWeakRef         old;
  FILE            *database;

  g_weak_ref_init (&old, fixture->store);
  fixture->store = NULL;
  tenbo_context_close_store (tenbo_application_get_context (fixture->application));
  WAIT_UNTIL (is_gone (&old));
  g_weak_ref_clear (&old);
  database = fopen (path, "r+");
  g_assert_cmpint (fseek (database, VERSION_OFFSET, SEEK_SET), ==, 0);
  g_assert_cmpuint (fwrite (newer, 1, sizeof newer, database), ==, sizeof newer);
  g_assert_cmpint (fclose (database), ==, 0);

  tenbo_context_open_store (tenbo_application_get_context (fixture->application));
  tenbo_exchange_import (TENBO_SHELL (fixture->window), &file, 1);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Could Not Import File");
  close_report (fixture);
  g_assert_cmpint (count_games (fixture), ==, 0);
}

/* Two files opened with the program. */
static void
test_open (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (GFile) first = write_file ("first.json", GAME (ID, DRAW));
  g_autoptr (GFile) second = write_file ("second.json", GAME ("", DRAW ", " DRAW));
  GFile *files[] = { first, second };

  g_application_open (G_APPLICATION (fixture->application), files, 2, "");
  fixture->window = TENBO_WINDOW (
    gtk_application_get_active_window (GTK_APPLICATION (fixture->application)));
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      WAIT_UNTIL (TENBO_IS_IMPORT_DIALOG (app_fixture_get_dialog (fixture)));
      adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
      WAIT_UNTIL (!TENBO_IS_IMPORT_DIALOG (app_fixture_get_dialog (fixture)) ||
                  count_games (fixture) == i + 2);
    }

  WAIT_UNTIL (count_games (fixture) == 2);
}

/* The report of a file with one game opens that game. */
static void
test_open_game (AppFixture   *fixture,
                gconstpointer data)
{
  GtkWidget *dialog = import (fixture, GAME (ID, DRAW));

  app_test_activate_row (dialog, "Open Game");
  app_fixture_wait_closed (fixture);
  app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);

  dialog = import (fixture, HISTORY (GAME ("", DRAW) ", " GAME ("", DRAW ", " STOP)));
  assert_report (dialog, "Added", "2");
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_BUTTON_ROW, "Open Game"));
  close_report (fixture);
}

/* A backup that is opened like a file with games is offered for a restore. */
static void
test_open_backup (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (GFile) file = make_file ("old.tenbo-backup");
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  tenbo_store_backup (fixture->store, file, TENBO_BACKUP_NONE, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  tenbo_exchange_import (TENBO_SHELL (fixture->window), &file, 1);
  dialog = app_fixture_find_dialog (fixture, ADW_TYPE_ALERT_DIALOG);
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (dialog)), ==,
                   "Restore This Backup?");
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);
}

static char *
export_some (AppFixture     *fixture,
             TenboExportForm form,
             GArray         *ids)
{
  g_autoptr (GFile) file = make_file ("export");
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_delete (file, NULL, NULL);
  tenbo_exchange_export (TENBO_SHELL (fixture->window), file, form, ids);
  WAIT_UNTIL (!tenbo_long_task_is_running (GTK_WIDGET (fixture->window)));
  g_file_get_contents (g_file_peek_path (file), &text, NULL, &error);
  g_assert_no_error (error);

  return text;
}

static char *
export_text (AppFixture     *fixture,
             TenboExportForm form)
{
  return export_some (fixture, form, NULL);
}

static void
test_export (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GFile) nowhere = make_file ("no-such-folder/export.json");
  g_autofree char *json = NULL;
  g_autofree char *games = NULL;
  g_autofree char *hands = NULL;
  g_autofree char *people = NULL;
  GtkWidget       *dialog;

  import (fixture, GAME (ID, DRAW ", " STOP));
  close_report (fixture);
  json = export_text (fixture, TENBO_EXPORT_JSON);
  g_assert_true (g_str_has_prefix (json, "{\n  \"format\": \"tenbo-history/1\","));
  g_assert_nonnull (strstr (json, "5ee9f4ba-1111-4222-8333-444455556666"));
  games = export_text (fixture, TENBO_EXPORT_CSV_GAMES);
  g_assert_true (g_str_has_prefix (games, "\uFEFFgame_id,"));
  hands = export_text (fixture, TENBO_EXPORT_CSV_HANDS);
  g_assert_true (g_str_has_prefix (hands, "\uFEFFgame_id,hand_id,"));
  people = export_text (fixture, TENBO_EXPORT_CSV_PEOPLE);
  g_assert_true (g_str_has_prefix (people, "\uFEFFperson_id,"));
  g_assert_nonnull (strstr (people, ",Chie,"));
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“export” saved");

  /* The import recognizes the exported games. */
  dialog = import (fixture, json);
  assert_report (dialog, "Already Here", "1");
  close_report (fixture);

  tenbo_exchange_export (TENBO_SHELL (fixture->window), nowhere, TENBO_EXPORT_JSON, NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Could Not Export History");
}

/* Exactly the selected games, each once and in the order of their starts. */
static void
test_export_some (AppFixture   *fixture,
                  gconstpointer data)
{
  static const char *const others[] = { "Eri", "Fumi", "Goro", "Hana" };
  g_autoptr (TenboGame) first = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) left = app_test_create_game_of (fixture->store, "b-rule", others);
  g_autoptr (TenboGame) last = app_test_create_game (fixture->store, "b-rule");
  gint64 asked[] = { tenbo_game_get_id (last), tenbo_game_get_id (first),
                     tenbo_game_get_id (last) };
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *json = NULL;
  g_autofree char *games = NULL;
  g_auto (GStrv) lines = NULL;

  g_array_append_vals (ids, asked, G_N_ELEMENTS (asked));
  json = export_some (fixture, TENBO_EXPORT_JSON, ids);
  g_assert_true (g_str_has_prefix (json, "{\n  \"format\": \"tenbo-history/1\","));
  g_assert_nonnull (strstr (json, "\"Aki\""));
  g_assert_null (strstr (json, "\"Eri\""));
  games = export_some (fixture, TENBO_EXPORT_CSV_GAMES, ids);
  lines = g_strsplit (games, "\r\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 2 * 4 + 1);
  g_assert_cmpstr (lines[1], !=, lines[5]);
}

static void
chosen_cb (gpointer        chosen,
           TenboExportForm form)
{
  *(int *) chosen = (int) form;
}

static GtkWidget *
present_export_dialog (AppFixture *fixture,
                       guint       n_games,
                       int        *chosen)
{
  tenbo_export_dialog_present (GTK_WIDGET (fixture->window), n_games, chosen_cb, chosen, NULL);

  return app_fixture_get_dialog (fixture);
}

static void
test_export_dialog (AppFixture   *fixture,
                    gconstpointer data)
{
  static const char *const rows[] = { "History as JSON", "Games as CSV", "Hands as CSV",
                                      "Statistics as CSV" };

  for (int i = 0; i < (int) G_N_ELEMENTS (rows); i++)
    {
      int        chosen = -1;
      GtkWidget *dialog = present_export_dialog (fixture, 0, &chosen);

      app_test_find (dialog, GTK_TYPE_LABEL, rows[i]);
      app_test_check_controls (app_test_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL));
      app_test_activate_row (dialog, rows[i]);
      g_assert_cmpint (chosen, ==, i);
      app_fixture_wait_closed (fixture);
    }
}

/* With a selection of games there are no statistics of people. */
static void
test_export_dialog_of_some (AppFixture   *fixture,
                            gconstpointer data)
{
  int        chosen = -1;
  GtkWidget *dialog = present_export_dialog (fixture, 2, &chosen);

  app_test_find (dialog, GTK_TYPE_LABEL, "2 games");
  app_test_check_controls (app_test_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL));
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_LABEL, "Statistics as CSV"));
  app_test_activate_row (dialog, "Games as JSON");
  g_assert_cmpint (chosen, ==, TENBO_EXPORT_JSON);
  app_fixture_wait_closed (fixture);
}

static void
back_up (AppFixture *fixture,
         GFile      *file)
{
  tenbo_exchange_back_up (TENBO_SHELL (fixture->window), file);
  WAIT_UNTIL (!tenbo_long_task_is_running (GTK_WIDGET (fixture->window)));
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“backup.db” saved");
}

/* Shows the history while the page itself has the focus, as before its rows exist. */
static void
focus_history (AppFixture *fixture)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  page = app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (page));
  gtk_window_set_focus (GTK_WINDOW (fixture->window), page);
}

static void
test_backup_and_restore (AppFixture   *fixture,
                         gconstpointer data)
{
  g_autoptr (GFile) file = make_file ("backup.db");
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;
  GtkWidget      *dialog;

  import (fixture, GAME (ID, DRAW));
  close_report (fixture);
  back_up (fixture, file);
  tenbo_backup_check (g_file_peek_path (file), &info, &error);
  g_assert_no_error (error);
  g_assert_cmpint (info.n_games, ==, 1);

  import (fixture, GAME ("", DRAW ", " DRAW));
  close_report (fixture);
  g_assert_cmpint (count_games (fixture), ==, 2);
  focus_history (fixture);

  /* Restoring asks first, and does nothing without the answer. */
  tenbo_exchange_restore (TENBO_SHELL (fixture->window), file);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Restore This Backup?");
  dialog = app_fixture_get_dialog (fixture);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)),
                            "The backup contains 1 game; the last was played on "));
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);
  g_assert_cmpint (count_games (fixture), ==, 2);

  tenbo_exchange_restore (TENBO_SHELL (fixture->window), file);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Restore This Backup?");
  app_test_press (app_fixture_get_dialog (fixture), "Restore");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Backup Restored");
  WAIT_UNTIL (app_test_get_store (fixture->application) != NULL);
  fixture->store = app_test_get_store (fixture->application);
  g_assert_cmpint (count_games (fixture), ==, 1);
  g_assert_true (TENBO_IS_START_PAGE (adw_navigation_view_get_visible_page (
    tenbo_window_get_navigation_view (fixture->window))));
  close_report (fixture);
  g_assert_true (app_test_shows (fixture->window, "Aki, Ben, Chie, Dai"));
}

static gboolean
take_back (TenboShell *shell,
           gpointer    data)
{
  g_assert_not_reached ();
}

/* A change that can be undone does not keep the history open. */
static void
test_restore_after_change (AppFixture   *fixture,
                           gconstpointer data)
{
  g_autoptr (GFile) file = make_file ("backup.db");
  TenboStore *store = app_test_get_store (fixture->application);

  back_up (fixture, file);
  tenbo_undo_offer (tenbo_shell_get_undo (TENBO_SHELL (fixture->window)), "Changed", take_back,
                    g_object_ref (store), g_object_unref);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Changed");

  tenbo_exchange_restore (TENBO_SHELL (fixture->window), file);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Restore This Backup?");
  app_test_press (app_fixture_get_dialog (fixture), "Restore");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Backup Restored");
  WAIT_UNTIL (app_test_get_store (fixture->application) != NULL);
  fixture->store = app_test_get_store (fixture->application);
  close_report (fixture);
}

/* While another program has the history open, it does not change. */
static void
test_restore_refused (AppFixture   *fixture,
                      gconstpointer data)
{
  g_autoptr (GFile) file = make_file ("backup.db");
  g_autoptr (GFile) wrong = write_file ("wrong.db", "no backup");
  g_autoptr (TenboStore) other = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *dialog;

  import (fixture, GAME (ID, DRAW));
  close_report (fixture);
  back_up (fixture, file);

  tenbo_exchange_restore (TENBO_SHELL (fixture->window), wrong);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Could Not Restore Backup");
  dialog = app_fixture_get_dialog (fixture);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (dialog)),
                            "This file is not a backup"));
  close_report (fixture);

  other = tenbo_store_open (tenbo_store_get_path (fixture->store), TENBO_STORE_OPEN_READ_ONLY,
                            NULL, NULL, &error);
  g_assert_no_error (error);
  tenbo_exchange_restore (TENBO_SHELL (fixture->window), file);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Restore This Backup?");
  app_test_press (app_fixture_get_dialog (fixture), "Restore");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Could Not Restore Backup");
  WAIT_UNTIL (app_test_get_store (fixture->application) != NULL);
  fixture->store = app_test_get_store (fixture->application);
  g_assert_cmpint (count_games (fixture), ==, 1);
}

/* Runs until it is canceled. */
static gboolean
wait_for_cancel (gpointer          data,
                 GCancellable     *cancellable,
                 TenboProgressFunc func,
                 gpointer          progress,
                 GError          **error)
{
  while (!g_cancellable_set_error_if_cancelled (cancellable, error))
    {
      func (1, 4, progress);
      g_usleep (1000);
    }

  return FALSE;
}

static void
cancelled_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  GError **error = user_data;

  g_assert_false (tenbo_long_task_finish (result, error));
}

static void
test_long_task (AppFixture   *fixture,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  GtkWidget *bar;

  tenbo_long_task_run (GTK_WIDGET (fixture->window), "Working…", wait_for_cancel, NULL, NULL,
                       cancelled_cb, &error);
  g_assert_true (tenbo_long_task_is_running (GTK_WIDGET (fixture->window)));
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Working…");
  bar = app_test_find (fixture->window, GTK_TYPE_PROGRESS_BAR, NULL);
  WAIT_UNTIL (gtk_progress_bar_get_fraction (GTK_PROGRESS_BAR (bar)) == 0.25);
  app_test_press (app_fixture_get_dialog (fixture), "Cancel");
  WAIT_UNTIL (error != NULL);
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  app_fixture_wait_closed (fixture);
  g_assert_false (tenbo_long_task_is_running (GTK_WIDGET (fixture->window)));
}

/* A file opened during a long task is imported afterwards. */
static void
test_import_waits (AppFixture   *fixture,
                   gconstpointer data)
{
  g_autoptr (GFile) file = write_file ("game.json", GAME (ID, DRAW));
  g_autoptr (GError) error = NULL;

  tenbo_long_task_run (GTK_WIDGET (fixture->window), "Working…", wait_for_cancel, NULL, NULL,
                       cancelled_cb, &error);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Working…");
  tenbo_exchange_import (TENBO_SHELL (fixture->window), &file, 1);
  g_assert_cmpint (count_games (fixture), ==, 0);
  app_test_press (app_fixture_get_dialog (fixture), "Cancel");
  WAIT_UNTIL (TENBO_IS_IMPORT_DIALOG (app_fixture_get_dialog (fixture)));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpint (count_games (fixture), ==, 1);
  adw_dialog_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
  app_fixture_wait_closed (fixture);
}

static void
add (const char *path,
     void (*test) (AppFixture   *fixture,
                   gconstpointer data))
{
  g_test_add (path, AppFixture, NULL, app_fixture_set_up_window, test, app_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/exchange/import", test_import);
  add ("/app/exchange/import-refused", test_import_refused);
  add ("/app/exchange/import-read-only", test_import_read_only);
  add ("/app/exchange/same-name", test_same_name);
  g_test_add ("/app/exchange/open", AppFixture, NULL, app_fixture_set_up, test_open,
              app_fixture_tear_down);
  add ("/app/exchange/open-game", test_open_game);
  add ("/app/exchange/open-backup", test_open_backup);
  add ("/app/exchange/export", test_export);
  add ("/app/exchange/export-some", test_export_some);
  add ("/app/exchange/export-dialog", test_export_dialog);
  add ("/app/exchange/export-dialog-of-some", test_export_dialog_of_some);
  add ("/app/exchange/backup-and-restore", test_backup_and_restore);
  add ("/app/exchange/restore-after-change", test_restore_after_change);
  add ("/app/exchange/restore-refused", test_restore_refused);
  add ("/app/exchange/long-task", test_long_task);
  add ("/app/exchange/import-waits", test_import_waits);

  return g_test_run ();
}
