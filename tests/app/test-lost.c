/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <string.h>

#include "app-fixture.h"
#include "tenbo-backup.h"
#include "tenbo-exchange.h"
#include "tenbo-value-grid.h"

/* A hand cannot be saved, because another program removed or uses the file of the history. */

#define NOT_SAVED                                                                                \
  "Your entry was not saved. Another program removed, replaced or overwrote the history file.\n" \
  "Your entry is still here."

typedef struct
{
  const char *name;
  const char *command; /* in the folder of the history, which has a backup without games */
  const char *title;
  const char *advice;
  const char *saved; /* beginning of the report about saved games */
  guint       n_games;
} LossCase;

static const LossCase loss_cases[] = {
  { "removed", "rm tenbo.db*", "History File Missing", "All confirmed games",
    "All games were saved to this file:", 2 },
  { "replaced", "mv backup.db tenbo.db", "History File Missing",
    "All confirmed games", "All games were saved to this file:", 2 },
  { "log", "rm tenbo.db-wal tenbo.db-shm", "History Is Incomplete",
    "All confirmed games", "All games were saved to this file:", 2 },
  { "overwritten", "cp backup.db tenbo.db", "History Overwritten",
    "Only the open games", "The open games were saved to this file:", 1 },
};

static void
run (AppFixture *fixture,
     const char *command)
{
  g_autofree char  *folder = g_path_get_dirname (tenbo_store_get_path (fixture->store));
  const char *const argv[] = { "sh", "-c", command, NULL };
  g_autoptr (GError) error = NULL;

  g_spawn_sync (folder, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                &error);
  g_assert_no_error (error);
}

/* Backs up the empty history. */
static void
make_backup (AppFixture *fixture)
{
  g_autofree char *folder = g_path_get_dirname (tenbo_store_get_path (fixture->store));
  g_autofree char *path = g_build_filename (folder, "backup.db", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  tenbo_store_backup (fixture->store, file, TENBO_BACKUP_REPLACE, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Mangan of Aki from Ben. */
static GtkWidget *
confirm_ron (AppFixture *fixture)
{
  GtkWidget *sheet = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (sheet, "Winner", "Aki");
  app_fixture_choose (sheet, "From", "Ben");
  app_test_press (app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL), "mangan");
  app_test_press (sheet, "Confirm");
  return sheet;
}

static GtkWidget *
find_alert (AppFixture *fixture,
            const char *title)
{
  GtkWidget *label = app_test_find (fixture->window, GTK_TYPE_LABEL, title);

  return gtk_widget_get_ancestor (label, ADW_TYPE_ALERT_DIALOG);
}

/* Closes @alert, after everything that shows it: both the store and the sheet report a loss. */
static void
close_alert (AppFixture *fixture,
             GtkWidget  *sheet,
             GtkWidget  *alert)
{
  WAIT_UNTIL (!tenbo_game_get_busy (fixture->game));
  app_test_find (sheet, GTK_TYPE_LABEL, NOT_SAVED);
  g_object_add_weak_pointer (G_OBJECT (alert), (gpointer *) &alert);
  app_test_press (alert, "Close");
  WAIT_UNTIL (alert == NULL);
}

/* Asserts that the file has the games, with the saved hand and without the unsaved one. */
static void
assert_file_has_games (const char *path,
                       guint       n_games)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  guint n_found = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  for (const char *p = text; (p = strstr (p, "tenbo-game/1")) != NULL; p++)
    n_found++;

  g_assert_cmpuint (n_found, ==, n_games);
  g_assert_nonnull (strstr (text, "\"player\": 1, \"from\": 3, \"value\": {\"han\": 3, "));
  g_assert_null (strstr (text, "\"player\": 0, \"from\": 1"));
}

static void
test_loss (AppFixture   *fixture,
           gconstpointer data)
{
  const LossCase *kind = data;
  g_autoptr (TenboGame) other = NULL;
  g_autofree char *saved = g_build_filename (g_get_user_data_dir (), "saved.json", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (saved);
  GtkWidget *sheet;
  GtkWidget *alert;

  app_fixture_set_up (fixture, NULL);
  make_backup (fixture);
  other = app_test_create_game (fixture->store, "b-rule");
  fixture->game = app_test_create_game (fixture->store, "b-rule");
  app_fixture_show_table (fixture);
  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  app_test_settle ();

  /* The hand is entered and confirmed, but the game does not change. */
  run (fixture, kind->command);
  sheet = confirm_ron (fixture);
  alert = find_alert (fixture, kind->title);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)),
                            tenbo_store_get_path (fixture->store)));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)), kind->advice));
  app_test_check_controls (alert);
  g_assert_true (app_test_can_press (alert, "Save…"));
  close_alert (fixture, sheet, alert);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);

  /* A second attempt shows the message again, once. */
  app_test_press (sheet, "Confirm");
  close_alert (fixture, sheet, find_alert (fixture, kind->title));
  g_assert_true (app_fixture_get_dialog (fixture) ==
                 gtk_widget_get_ancestor (sheet, ADW_TYPE_DIALOG));

  tenbo_exchange_save_games (TENBO_SHELL (fixture->window), file);
  alert = find_alert (fixture, "Games Saved");
  g_assert_true (g_str_has_prefix (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)),
                                   kind->saved));
  assert_file_has_games (saved, kind->n_games);
  app_test_press (alert, "Close");
}

/* On the start page there is no open game; a banner stays. */
static void
test_without_game (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *alert;

  app_fixture_set_up_window (fixture, NULL);
  make_backup (fixture);
  g_object_unref (app_test_create_game (fixture->store, "b-rule"));
  run (fixture, "cp backup.db tenbo.db");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  alert = find_alert (fixture, "History Overwritten");
  g_assert_null (app_test_look_for (alert, GTK_TYPE_BUTTON, "Save…"));
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (alert)),
                            "continue with the current file"));
  app_test_press (alert, "Close");
  app_fixture_wait_closed (fixture);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-notice", NULL);
  find_alert (fixture, "History Overwritten");
}

/* Locks the history from another program, which ends when its input is closed. */
static GSubprocess *
lock_history (AppFixture *fixture)
{
  const char  *path = tenbo_store_get_path (fixture->store);
  GSubprocess *program;
  GError      *error = NULL;
  char         answer;

  program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE,
                              &error, "sqlite3", path, NULL);
  g_assert_no_error (error);
  g_output_stream_write_all (g_subprocess_get_stdin_pipe (program),
                             "BEGIN IMMEDIATE; SELECT 1;\n", 27, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (g_input_stream_read (g_subprocess_get_stdout_pipe (program), &answer, 1, NULL,
                                        &error),
                   ==, 1);
  g_assert_no_error (error);
  return program;
}

static void
test_locked (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (GSubprocess) program = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *sheet;

  app_fixture_set_up_table (fixture, "b-rule");
  tenbo_store_set_pragma (fixture->store, "busy_timeout", 10);
  program = lock_history (fixture);
  sheet = confirm_ron (fixture);
  app_test_find (sheet, GTK_TYPE_LABEL,
                 "Your entry was not saved. Another program is using the history.\n"
                 "Your entry is still here, and everything you confirmed earlier is safe. "
                 "Check your entry, then confirm it again.");
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 0);

  g_output_stream_close (g_subprocess_get_stdin_pipe (program), NULL, &error);
  g_assert_no_error (error);
  g_subprocess_wait (program, NULL, &error);
  g_assert_no_error (error);
  app_test_press (sheet, "Confirm");
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 1);
}

static void
add (const char   *name,
     gconstpointer data,
     void (*func) (AppFixture *, gconstpointer))
{
  g_autofree char *path = g_strconcat ("/app/lost/", name, NULL);

  g_test_add (path, AppFixture, data, NULL, func, app_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (loss_cases); i++)
    add (loss_cases[i].name, &loss_cases[i], test_loss);
  add ("without-game", NULL, test_without_game);
  add ("locked", NULL, test_locked);

  return g_test_run ();
}
