/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include "store-reads.h"

#include <glib/gstdio.h>
#include <linux/capability.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "tenbo-backup.h"
#include "tenbo-owned-tables.h"
#include "tenbo-stream.h"

void
store_test_set_up (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  test->folder = g_dir_make_tmp ("tenbo-store-XXXXXX", &error);
  g_assert_no_error (error);
  test->path = g_build_filename (test->folder, "tenbo.db", NULL);
}

static void
remove_tree (const char *folder)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_chmod (folder, 0700);
  dir = g_dir_open (folder, 0, NULL);

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        remove_tree (path);
      else
        g_remove (path);
    }

  g_rmdir (folder);
}

void
store_test_tear_down (StoreTest    *test,
                      gconstpointer data)
{
  remove_tree (test->folder);
  g_free (test->folder);
  g_free (test->path);
}

TenboStore *
store_test_open (StoreTest *test)
{
  g_autoptr (GError) error = NULL;
  TenboStore *store = tenbo_store_open (test->path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (tenbo_store_get_access (store), ==, TENBO_STORE_ACCESS_WRITE);
  return store;
}

TenboStoredGame *
store_test_new_game (const char *names)
{
  TenboStoredGame    *game = tenbo_stored_game_new ();
  TenboStoredSummary *summary = &game->summary;
  g_auto (GStrv) split = g_strsplit (names, ",", -1);

  summary->n_players = (int) g_strv_length (split);
  summary->ruleset_key = g_strdup ("house");
  summary->ruleset_name = g_strdup ("House rules");
  game->ruleset_json = g_strdup ("{\"id\": \"house\"}");

  for (int i = 0; i < summary->n_players; i++)
    summary->players[i].name = g_strdup (split[i]);

  return game;
}

TenboStoredGame *
store_test_played_game (const char *names,
                        guint       n_events,
                        gboolean    ended)
{
  TenboStoredGame *game = store_test_new_game (names);

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *text = g_strdup_printf ("a%u", i);

      g_ptr_array_add (game->events, tenbo_stored_event_new (NULL, text));
    }

  game->summary.progress.n_hands = (int) n_events;

  if (!ended)
    return game;

  game->summary.ended = tenbo_stored_now ();
  game->summary.progress.end_reason = g_strdup ("rounds");
  game->results.n_players = game->summary.n_players;
  game->results.engine_revision = 7;

  for (int i = 0; i < game->summary.n_players; i++)
    game->results.players[i] = (TenboStoredResult) {
      .rank = i + 1,
      .total = 1000 * i,
      .lost_points = -i,
    };

  return game;
}

TenboWriteTarget
store_test_insert (TenboStore      *store,
                   TenboStoredGame *game)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  tenbo_store_commit (store, tenbo_write_game (game), &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.n_added, ==, 1);
  return (TenboWriteTarget) { outcome.game_id, outcome.revision };
}

static gboolean
take_once (gpointer          user_data,
           TenboStoredGame **game,
           GError          **error)
{
  TenboStoredGame **left = user_data;

  *game = g_steal_pointer (left);
  return TRUE;
}

void
store_test_commit (TenboStore *store,
                   TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (store, write, NULL, &error);
  g_assert_no_error (error);
}

void
store_test_set_title (TenboStore *store,
                      gint64      game_id,
                      const char *title)
{
  g_autoptr (GError) error = NULL;
  TenboStoredGame *game = store_test_read_game (store, game_id, &error);
  TenboStream      stream = { .next = take_once, .user_data = &game };
  TenboOutcome     outcome;

  g_assert_no_error (error);
  g_set_str (&game->summary.title, title);
  game->summary.details_changed_msec = MAX (tenbo_stored_now ().msec,
                                            game->summary.details_changed_msec + 1);

  tenbo_store_commit (store, tenbo_write_stream (&stream), &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.n_details_changed, ==, 1);
}

TenboEffects
store_test_after (guint                    n_hands,
                  const TenboStoredResult *results)
{
  int          n = (int) n_hands;
  TenboEffects after = {
    .progress = {
      .n_hands = n,
      .wind = n % 4,
      .number = 3 - n % 4,
      .honba = n,
      .dealer = n % 4,
      .points = { 25000 + n, 25000 - n, 25000 + 2 * n, 25000 - 2 * n },
      .end_reason = results != NULL ? (char *) "bust" : NULL,
    },
  };

  if (results != NULL)
    {
      after.results.n_players = TENBO_STORED_PLAYERS;
      after.results.engine_revision = 7;
      memcpy (after.results.players, results, sizeof after.results.players);
    }
  return after;
}

static void
commit (TenboStore       *store,
        TenboWriteTarget *target,
        TenboWrite       *write)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  tenbo_store_commit (store, write, &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.revision, ==, target->revision + 1);
  target->revision = outcome.revision;
}

void
store_test_add (TenboStore       *store,
                TenboWriteTarget *target,
                const char       *text,
                guint             n_hands)
{
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, text);
  TenboEffects after = store_test_after (n_hands, NULL);

  commit (store, target, tenbo_write_event (*target, event, NULL, &after));
}

TenboWrite *
store_test_write_steps (TenboStore         *store,
                        TenboWriteTarget    target,
                        int                 n_steps,
                        const TenboEffects *after)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, target.game_id, &error);

  g_assert_no_error (error);
  return tenbo_write_go_to (target, game->n_done + (guint) n_steps, after);
}

void
store_test_undo (TenboStore       *store,
                 TenboWriteTarget *target,
                 guint             n_hands)
{
  TenboEffects after = store_test_after (n_hands, NULL);

  commit (store, target, store_test_write_steps (store, *target, -1, &after));
}

void
store_test_redo (TenboStore       *store,
                 TenboWriteTarget *target,
                 guint             n_hands)
{
  TenboEffects after = store_test_after (n_hands, NULL);

  commit (store, target, store_test_write_steps (store, *target, 1, &after));
}

char *
store_test_describe (TenboStore *store,
                     gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);

  for (guint i = 0; i < game->events->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "",
                            ((TenboStoredEvent *) game->events->pdata[i])->text);

  g_string_append_c (text, '|');
  for (guint i = 0; i < game->edits->len; i++)
    {
      const TenboStoredEdit *edit = game->edits->pdata[i];

      /* An event is in the log or in its edit, never in both. */
      g_assert_true ((edit->event == NULL) == (i < game->n_done));
      if (edit->event != NULL)
        g_string_append_printf (text, "%s%s", i > game->n_done ? "," : "", edit->event->text);
    }

  g_string_append_printf (text, "|%s", game->running_hand != NULL ? game->running_hand : "");
  return g_string_free_and_steal (text);
}

void
store_test_sql (const char *path,
                const char *sql)
{
  sqlite3 *db;
  char    *message = NULL;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  sqlite3_exec (db, sql, NULL, NULL, &message);
  g_assert_cmpstr (message, ==, NULL);
  sqlite3_close (db);
}

void
store_test_change (const char *path,
                   const char *sql)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboDb) db = tenbo_db_open (path, TENBO_DB_CREATE, &error);

  g_assert_no_error (error);
  g_assert_true (tenbo_checksums_watch (db, &error));
  tenbo_db_exec (db, sql, &error);
  g_assert_no_error (error);
}

void
store_test_load (const char *path,
                 const char *name)
{
  g_autofree char *schema = g_test_build_filename (G_TEST_DIST, "store", "schemas", name, NULL);
  g_autofree char *sql = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (schema, &sql, NULL, &error);
  g_assert_no_error (error);
  store_test_sql (path, sql);
}

static int
append_row (void  *data,
            int    n_columns,
            char **values,
            char **names)
{
  GString *text = data;

  if (text->len > 0)
    g_string_append_c (text, ' ');

  g_string_append (text, values[0] != NULL ? values[0] : "-");
  return 0;
}

char *
store_test_ask (const char *path,
                const char *sql)
{
  GString *text = g_string_new (NULL);
  sqlite3 *db;
  char    *message = NULL;

  g_assert_cmpint (sqlite3_open_v2 (path, &db, SQLITE_OPEN_READWRITE, NULL), ==, SQLITE_OK);
  sqlite3_exec (db, sql, append_row, text, &message);
  g_assert_cmpstr (message, ==, NULL);
  sqlite3_close (db);
  return g_string_free_and_steal (text);
}

guint
store_test_count_files (StoreTest  *test,
                        const char *suffix)
{
  g_autofree char *prefix = g_strconcat ("tenbo.db", suffix, NULL);
  g_autoptr (GDir) dir = g_dir_open (test->folder, 0, NULL);
  const char *name;
  guint       count = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      count++;

  return count;
}

void
store_test_drop_capabilities (void)
{
  struct __user_cap_header_struct header = { _LINUX_CAPABILITY_VERSION_3, 0 };
  struct __user_cap_data_struct   none[2] = { { 0 }, { 0 } };

  g_assert_cmpint (syscall (SYS_capset, &header, none), ==, 0);
}

char *
store_test_name_file (StoreTest  *test,
                      const char *name)
{
  return g_build_filename (test->folder, name, NULL);
}

void
store_test_write_file (const char *path,
                       const char *contents,
                       gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, contents, (gssize) length, &error);
  g_assert_no_error (error);
}

void
store_test_assert_no_parts (StoreTest *test)
{
  g_autoptr (GDir) dir = g_dir_open (test->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_assert_false (g_str_has_prefix (name, "."));
}

void
store_test_fill (StoreTest *test,
                 guint      n_games)
{
  g_autoptr (TenboStore) store = store_test_open (test);

  for (guint i = 0; i < n_games; i++)
    store_test_insert (store, store_test_played_game ("A,B,C,D", 2, i % 2 == 0));
}

void
store_test_assert_games (const char *path,
                         const char *expected)
{
  g_autofree char *found = store_test_ask (path, "SELECT count(*) FROM games");

  g_assert_cmpstr (found, ==, expected);
}

gboolean
store_test_back_up (TenboStore   *store,
                    const char   *path,
                    GCancellable *cancellable,
                    GError      **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return tenbo_store_backup (store, file, TENBO_BACKUP_NONE, NULL, cancellable, NULL, NULL, error);
}

char *
store_test_make_backup (StoreTest *test,
                        guint      n_games)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  char *path = store_test_name_file (test, "backup.tenbo");

  store_test_fill (test, n_games);
  store = store_test_open (test);
  store_test_back_up (store, path, NULL, &error);
  g_assert_no_error (error);

  return path;
}
