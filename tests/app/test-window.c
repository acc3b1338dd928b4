/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-config.h"
#include "tenbo-feedback.h"
#include "tenbo-notice.h"
#include "tenbo-people.h"
#include "tenbo-read.h"
#include "tenbo-repair-rows.h"
#include "tenbo-result-rows.h"
#include "tenbo-shell.h"
#include "tenbo-shortcuts-dialog.h"

#include <glib/gstdio.h>
#include <string.h>

static void
close_dialog (AppFixture *fixture)
{
  adw_dialog_force_close (ADW_DIALOG (app_fixture_get_dialog (fixture)));
}

static gboolean
is_visible_page (AppFixture *fixture,
                 GtkWidget  *page)
{
  GtkWidget *view = app_test_find (fixture->window, ADW_TYPE_NAVIGATION_VIEW, NULL);

  return GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view))) == page;
}

static void
test_one_window (AppFixture   *fixture,
                 gconstpointer data)
{
  GList *windows;

  g_application_activate (G_APPLICATION (fixture->application));
  app_test_tick ();
  windows = gtk_application_get_windows (GTK_APPLICATION (fixture->application));
  g_assert_cmpuint (g_list_length (windows), ==, 1);
}

static void
test_smallest (AppFixture   *fixture,
               gconstpointer data)
{
  int width;
  int height;

  gtk_widget_get_size_request (GTK_WIDGET (fixture->window), &width, &height);
  g_assert_cmpint (width, ==, 360);
  g_assert_cmpint (height, ==, 294);
}

static void
test_keeps_size (AppFixture   *fixture,
                 gconstpointer data)
{
  GSettings *settings = app_test_get_settings (fixture->application);

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 700, 500);
  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 700);
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, 500);
  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
}

/* Every listed key with an action is set for it, and the action exists. */
static void
test_keys (AppFixture   *fixture,
           gconstpointer data)
{
  for (guint i = 0; i < tenbo_n_window_shortcuts; i++)
    {
      const TenboShortcut *shortcut = &tenbo_window_shortcuts[i];
      g_auto (GStrv) keys = NULL;
      g_auto (GStrv) listed = g_strsplit (shortcut->keys, " ", -1);

      if (shortcut->action == NULL)
        continue;

      keys = gtk_application_get_accels_for_action (GTK_APPLICATION (fixture->application),
                                                    shortcut->action);
      g_assert_cmpuint (g_strv_length (keys), ==, g_strv_length (listed));

      if (g_str_has_prefix (shortcut->action, "win."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (fixture->window),
                                                  shortcut->action + 4));

      if (g_str_has_prefix (shortcut->action, "app."))
        g_assert_true (g_action_group_has_action (G_ACTION_GROUP (fixture->application),
                                                  shortcut->action + 4));
    }
}

static void
test_lists_keys (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *row;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "shortcuts", NULL);
  row = app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Keyboard Shortcuts");
  app_test_find (row, GTK_TYPE_LABEL, "Ctrl+?");
  row = app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Help");
  app_test_find (row, GTK_TYPE_LABEL, "F1");
  app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "New game");
  close_dialog (fixture);
}

static void
test_about (AppFixture   *fixture,
            gconstpointer data)
{
  const char      *text;
  AdwDialog       *dialog;
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *schema = NULL;

  schema = g_strdup_printf ("Schema: %d, writable",
                            tenbo_store_get_schema_version (fixture->store));
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "about", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  text = adw_about_dialog_get_debug_info (ADW_ABOUT_DIALOG (dialog));
  g_assert_nonnull (strstr (text, "Tenbo: " TENBO_VERSION));
  g_assert_nonnull (strstr (text, path));
  g_assert_nonnull (strstr (text, schema));
  g_assert_cmpstr (adw_about_dialog_get_version (ADW_ABOUT_DIALOG (dialog)), ==, TENBO_VERSION);
  g_assert_nonnull (strstr (adw_about_dialog_get_release_notes (ADW_ABOUT_DIALOG (dialog)),
                            "First release"));
  g_assert_cmpstr (adw_about_dialog_get_issue_url (ADW_ABOUT_DIALOG (dialog)), ==,
                   "https://github.com/tenbo-app/tenbo/issues");
  g_assert_cmpint (adw_about_dialog_get_license_type (ADW_ABOUT_DIALOG (dialog)), ==,
                   GTK_LICENSE_GPL_3_0);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Tenbo");
  close_dialog (fixture);
}

/* Opening a game that is already open shows it instead of a second page. */
static void
test_opens_once (AppFixture   *fixture,
                 gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  gint64     id = tenbo_game_get_id (game);
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-game", "x", id);
  page = app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  WAIT_UNTIL (!is_visible_page (fixture, page));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-game", "x", id);
  WAIT_UNTIL (is_visible_page (fixture, page));
}

static void
test_unknown_game (AppFixture   *fixture,
                   gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.open-game", "x", (gint64) 12345);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Could Not Open Game");
  app_test_press (fixture->window, "Close");
}

static void
write_database (const void *content,
                gsize       size)
{
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  g_file_set_contents (path, content, (gssize) size, &error);
  g_assert_no_error (error);
}

/* A file that is no longer a database is renamed, and a message names the new location. */
static void
test_damaged_file (void)
{
  g_autofree char *path = tenbo_store_default_path ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboNotice) notice = NULL;
  g_autofree char *garbage = g_strnfill (8192, 'x');

  write_database (garbage, 8192);
  store = tenbo_store_open (path, TENBO_STORE_OPEN_REPLACE_DAMAGED, NULL, NULL, &error);
  g_assert_no_error (error);
  notice = tenbo_notice_new_opened (store);
  g_assert_nonnull (notice);
  g_assert_true (notice->urgent);
  g_assert_cmpstr (notice->title, ==, "History Was Damaged");
  g_assert_nonnull (strstr (notice->body, tenbo_store_get_set_aside (store)));
  g_assert_true (g_file_test (tenbo_store_get_set_aside (store), G_FILE_TEST_EXISTS));
  g_remove (tenbo_store_get_set_aside (store));
}

static void
test_notice_is_shown (AppFixture   *fixture,
                      gconstpointer data)
{
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  app_test_close_window (fixture->window);
  app_test_stop (fixture->application);

  /* A folder instead of the database: it cannot be opened. */
  g_remove (path);
  g_assert_cmpint (g_mkdir_with_parents (path, 0700), ==, 0);
  fixture->application = tenbo_application_new ();
  g_application_set_flags (G_APPLICATION (fixture->application), G_APPLICATION_NON_UNIQUE);
  g_test_expect_message ("tenbo-game", G_LOG_LEVEL_WARNING, "*");
  g_application_register (G_APPLICATION (fixture->application), NULL, NULL);
  fixture->window = app_test_open_window (fixture->application);
  WAIT_UNTIL (tenbo_application_get_notice (fixture->application) != NULL);
  g_test_assert_expected_messages ();

  app_test_find (fixture->window, ADW_TYPE_BANNER, "Could Not Open History");
  app_test_find (fixture->window, ADW_TYPE_ALERT_DIALOG, NULL);
  g_assert_false (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "new-game"));

  /* After the cause is removed, the same dialog continues. */
  g_assert_cmpint (g_rmdir (path), ==, 0);
  app_test_press (fixture->window, "Try Again");
  WAIT_UNTIL (app_test_get_store (fixture->application) != NULL);
  g_assert_null (tenbo_application_get_notice (fixture->application));
  g_assert_true (g_action_group_get_action_enabled (G_ACTION_GROUP (fixture->window), "new-game"));
}

/* Resets the counters of @game_id, like an older program without counters. */
static void
forget_counts (TenboStore *store,
               gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);
  TenboRecount *recount = g_new0 (TenboRecount, 1);
  GPtrArray    *recounts = g_ptr_array_new ();

  g_assert_no_error (error);
  recount->game_id = game_id;
  recount->revision = game->summary.revision;
  recount->results.n_players = game->summary.n_players;
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    store_test_forget_counts (&recount->results.players[i]);
  g_ptr_array_add (recounts, recount);
  tenbo_store_commit (store, tenbo_write_recounts (recounts), NULL, &error);
  g_assert_no_error (error);
}

static int
get_counted_by (TenboStore *store,
                gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);

  g_assert_no_error (error);
  return game->results.counted_by;
}

static void
count_news_cb (int *n_news)
{
  (*n_news)++;
}

/* Games that an older version left uncounted are counted some time after the start, and pages are
 * notified. */
static void
test_counts_later (AppFixture   *fixture,
                   gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = tenbo_store_default_path ();
  gint64           id = tenbo_game_get_id (game);
  int              counted_by;
  int              n_news = 0;

  app_test_finish_game (game);
  counted_by = get_counted_by (fixture->store, id);
  g_assert_cmpint (counted_by, >, 0);
  g_clear_object (&game);
  app_test_close_window (fixture->window);
  app_test_stop (fixture->application);

  store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  forget_counts (store, id);
  g_assert_cmpint (get_counted_by (store, id), ==, 0);

  fixture->application = tenbo_application_new ();
  g_application_set_flags (G_APPLICATION (fixture->application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (fixture->application), NULL, NULL);
  fixture->window = app_test_open_window (fixture->application);
  WAIT_UNTIL (app_test_get_store (fixture->application) != NULL);
  g_signal_connect_swapped (app_test_get_store (fixture->application), "committed",
                            G_CALLBACK (count_news_cb), &n_news);
  WAIT_UNTIL (n_news > 0);
  g_assert_cmpint (get_counted_by (store, id), ==, counted_by);
}

/* Replaces all occurrences of @from in the file, by a text of the same length. */
static void
change_bytes (const char *path,
              const char *from,
              const char *to)
{
  g_autofree char *bytes = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  gsize size = strlen (from);
  int   n_found = 0;

  g_file_get_contents (path, &bytes, &length, &error);
  g_assert_no_error (error);
  for (gsize i = 0; i + size <= length; i++)
    if (memcmp (bytes + i, from, size) == 0)
      {
        memcpy (bytes + i, to, size);
        n_found++;
      }

  g_assert_cmpint (n_found, >, 0);
  g_file_set_contents (path, bytes, (gssize) length, &error);
  g_assert_no_error (error);
}

/* A changed byte in a name is found some time after the start, and the dialog repairs it. */
static void
test_repair (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboStore) store = NULL;
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *damaged = g_strdup (app_test_names[1]);
  g_auto (GStrv) copies = NULL;
  g_autoptr (GPtrArray) people = NULL;

  g_clear_object (&game);
  app_test_close_window (fixture->window);
  app_test_stop (fixture->application);
  damaged[0]++;
  change_bytes (path, app_test_names[1], damaged);

  fixture->application = tenbo_application_new ();
  g_application_set_flags (G_APPLICATION (fixture->application), G_APPLICATION_NON_UNIQUE);
  g_test_expect_message ("tenbo-game", G_LOG_LEVEL_WARNING, "The check of the history failed*");
  g_application_register (G_APPLICATION (fixture->application), NULL, NULL);
  fixture->window = app_test_open_window (fixture->application);
  WAIT_UNTIL (tenbo_application_get_notice (fixture->application) != NULL);
  g_test_assert_expected_messages ();
  app_test_find (fixture->window, ADW_TYPE_BANNER, "Damage Found in History");
  app_test_press (fixture->window, "Repair");
  WAIT_UNTIL (app_test_look_for (fixture->window, GTK_TYPE_LABEL, "History Repaired") != NULL);
  g_assert_null (tenbo_application_get_notice (fixture->application));

  store = g_object_ref (app_test_get_store (fixture->application));
  people = store_test_find_people (store, app_test_names[1], NULL);
  g_assert_cmpuint (people->len, ==, 1);
  copies = tenbo_store_list_copies (store);
  g_assert_cmpuint (g_strv_length (copies), ==, 1);
  g_remove (copies[0]);
}

static gpointer
read_slowly (TenboRead *read,
             gpointer   data,
             GError   **error)
{
  g_usleep (200 * G_TIME_SPAN_MILLISECOND);
  return tenbo_people_list (read, 0, error);
}

static void
after_shutdown_cb (GApplication *application,
                   gpointer      user_data)
{
  gboolean        *was_closed = user_data;
  g_autofree char *path = tenbo_store_default_path ();
  g_autofree char *log = g_strconcat (path, "-wal", NULL);

  *was_closed = !tenbo_store_is_open (path) && g_file_test (path, G_FILE_TEST_EXISTS) &&
                !g_file_test (log, G_FILE_TEST_EXISTS);
}

/* The files of the history are closed even if a thread still reads when the program ends, so that
 * no log remains. */
static void
test_closes_files (void)
{
  TenboReadJob      job = { .func = read_slowly };
  TenboApplication *application = app_test_start ();
  gboolean          was_closed = FALSE;

  job.free_result = (GDestroyNotify) g_ptr_array_unref;
  tenbo_store_read_async (app_test_get_store (application), &job, NULL, NULL, NULL);
  g_signal_connect_after (application, "shutdown", G_CALLBACK (after_shutdown_cb), &was_closed);
  app_test_stop (application);
  g_assert_true (was_closed);
}

/* The failed operation began on a page that was closed meanwhile. */
static void
test_error_of_a_closed_page (AppFixture   *fixture,
                             gconstpointer data)
{
  g_autoptr (GtkWidget) page = g_object_ref_sink (gtk_label_new (NULL));
  g_autoptr (GError) error = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_FAILED, "It rained.");

  tenbo_feedback_error (page, "Not Read", "Try again.", error);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Not Read");
  g_assert_cmpstr (adw_alert_dialog_get_body (ADW_ALERT_DIALOG (app_fixture_get_dialog (fixture))),
                   ==, "It rained.\n\nTry again.");
  close_dialog (fixture);
}

#define ADD(name, test)                                                               \
  g_test_add ("/app/window/" name, AppFixture, NULL, app_fixture_set_up_window, test, \
              app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("one-window", test_one_window);
  ADD ("smallest", test_smallest);
  ADD ("keeps-size", test_keeps_size);
  ADD ("keys", test_keys);
  ADD ("lists-keys", test_lists_keys);
  ADD ("about", test_about);
  ADD ("opens-once", test_opens_once);
  ADD ("unknown-game", test_unknown_game);
  ADD ("error-of-a-closed-page", test_error_of_a_closed_page);
  ADD ("notice-is-shown", test_notice_is_shown);
  ADD ("counts-later", test_counts_later);
  ADD ("repair", test_repair);
  g_test_add_func ("/app/window/damaged-file", test_damaged_file);
  g_test_add_func ("/app/window/closes-files", test_closes_files);

  return g_test_run ();
}
