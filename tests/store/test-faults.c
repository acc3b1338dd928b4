/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "tenbo-store.h"

/* Errors of the file, and the state they leave. */

static TenboStore *
open_expecting (StoreTest          *test,
                TenboStoreOpenFlags flags,
                TenboStoreAccess    access)
{
  g_autoptr (GError) error = NULL;
  TenboStore *store = tenbo_store_open (test->path, flags, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpint (tenbo_store_get_access (store), ==, access);
  return store;
}

static void
assert_log (TenboStore *store,
            gint64      game_id,
            const char *expected)
{
  g_autofree char *found = store_test_describe (store, game_id);

  g_assert_cmpstr (found, ==, expected);
}

/* Appends events of a kilobyte until that fails. Returns the number of events. */
static guint
fill (TenboStore       *store,
      TenboWriteTarget *target,
      GError          **error)
{
  g_autofree char *text = g_strnfill (1000, 'x');

  for (guint n = 1; n < 10000; n++)
    {
      g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, text);
      TenboEffects after = store_test_after (n, NULL);
      TenboWrite  *write = tenbo_write_event (*target, event, NULL, &after);

      if (!tenbo_store_commit (store, write, NULL, error))
        return n - 1;

      target->revision++;
    }

  g_assert_not_reached ();
}

static guint
count_events (TenboStore *store,
              gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);

  g_assert_no_error (error);
  return game->events->len;
}

static void
test_full_disk (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) check_error = NULL;
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("A,B,C,D"));
  guint            n_written;

  tenbo_store_set_pragma (store, "max_page_count", 60);
  n_written = fill (store, &target, &error);
  assert_store_error (error, FULL);
  g_assert_cmpuint (n_written, >, 5);

  /* Confirmed events are stored, failed ones are not, and writing continues when there is space
   * again. */
  g_assert_cmpuint (count_events (store, target.game_id), ==, n_written);
  tenbo_store_check (store, &check_error);
  g_assert_no_error (check_error);
  tenbo_store_set_pragma (store, "max_page_count", 100000);
  store_test_add (store, &target, "after", n_written + 1);

  g_clear_object (&store);
  store = store_test_open (test);
  g_assert_cmpuint (count_events (store, target.game_id), ==, n_written + 1);
}

/* A system limit on the size of files: writes fail as on a broken disk. */
static void
test_write_error (StoreTest    *test,
                  gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) check_error = NULL;
  struct rlimit    before;
  TenboWriteTarget target;
  guint            n_written;

  signal (SIGXFSZ, SIG_IGN);
  store = store_test_open (test);
  target = store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &(struct rlimit) { 700000, before.rlim_max }), ==, 0);
  n_written = fill (store, &target, &error);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_nonnull (error);
  g_assert_cmpuint (n_written, >, 5);

  g_assert_cmpuint (count_events (store, target.game_id), ==, n_written);
  tenbo_store_check (store, &check_error);
  g_assert_no_error (check_error);
  store_test_add (store, &target, "after", n_written + 1);
}

static void
test_locked_file (StoreTest    *test,
                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, "one");
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("A,B,C,D"));
  TenboEffects     after = store_test_after (1, NULL);
  sqlite3         *other;

  g_assert_cmpint (sqlite3_open (test->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);

  tenbo_store_set_pragma (store, "busy_timeout", 50);
  tenbo_store_commit (store, tenbo_write_event (target, event, NULL, &after), NULL, &error);
  assert_store_error (error, BUSY);

  /* Readers do not wait for a writer. */
  assert_log (store, target.game_id, "||");

  sqlite3_close (other);
  store_test_add (store, &target, "one", 1);
  assert_log (store, target.game_id, "one||");
}

static void
test_two_stores_on_one_file (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) here = store_test_open (test);
  g_autoptr (TenboStore) there = store_test_open (test);
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, "stale");
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) hand_error = NULL;
  TenboWriteTarget target = store_test_insert (here, store_test_new_game ("A,B,C,D"));
  TenboWriteTarget stale = target;
  TenboEffects     after = store_test_after (1, NULL);

  store_test_add (here, &target, "one", 1);

  /* The other store has an old revision: it gets an error, and writes nothing. */
  tenbo_store_commit (there, tenbo_write_event (stale, event, NULL, &after), NULL, &error);
  assert_store_error (error, CHANGED);
  tenbo_store_commit (there, tenbo_write_running_hand (stale, "stale"), NULL, &hand_error);
  assert_store_error (hand_error, CHANGED);
  assert_log (there, target.game_id, "one||");

  store_test_add (there, &target, "two", 2);
  assert_log (here, target.game_id, "one,two||");
}

static void
check_only_readable (StoreTest *test)
{
  g_autoptr (TenboStore) store = open_expecting (test, 0, TENBO_STORE_ACCESS_READ_FILE);
  g_autoptr (GError) error = NULL;

  assert_log (store, 1, "a0,a1||");
  g_assert_false (tenbo_store_commit (store,
                                      tenbo_write_game (store_test_new_game ("A,B,C,D")),
                                      NULL,
                                      &error));
  assert_store_error (error, READ_ONLY);
}

static void
test_read_only_folder (StoreTest    *test,
                       gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }

  store_test_drop_capabilities ();
  store = store_test_open (test);
  store_test_insert (store, store_test_played_game ("A,B,C,D", 2, FALSE));
  g_clear_object (&store);

  /* The folder is read-only, so there can be no log next to the file. */
  g_assert_cmpint (g_chmod (test->folder, 0500), ==, 0);
  check_only_readable (test);

  g_assert_cmpint (g_chmod (test->folder, 0700), ==, 0);
  g_assert_cmpint (g_chmod (test->path, 0400), ==, 0);
  check_only_readable (test);

  /* No database, and no folder to create one in. */
  g_assert_cmpint (g_remove (test->path), ==, 0);
  g_assert_cmpint (g_chmod (test->folder, 0500), ==, 0);
  g_assert_null (tenbo_store_open (test->path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error));
  g_assert_nonnull (error);
}

static void
test_opened_to_read (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStore) writer = NULL;
  g_autoptr (GError) no_file = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target;

  g_assert_null (tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &no_file));
  assert_store_error (no_file, NOT_FOUND);
  g_assert_false (g_file_test (test->path, G_FILE_TEST_EXISTS));

  writer = store_test_open (test);
  target = store_test_insert (writer, store_test_played_game ("A,B,C,D", 1, FALSE));
  store = open_expecting (test, TENBO_STORE_OPEN_READ_ONLY, TENBO_STORE_ACCESS_READ_ASKED);
  assert_log (store, target.game_id, "a0||");

  /* It reads the writes of the other store. */
  store_test_add (writer, &target, "two", 2);
  assert_log (store, target.game_id, "a0,two||");

  g_assert_false (tenbo_store_commit (store, tenbo_write_running_hand (target, "x"), NULL, &error));
  assert_store_error (error, READ_ONLY);
}

/* Contents of files that are not Tenbo databases, and the error on opening. */
typedef struct
{
  const char     *name;
  gboolean        truncate; /* a truncated real database, otherwise text */
  TenboStoreError code;
} DamageCase;

static const DamageCase damage_cases[] = {
  { "text", FALSE, TENBO_STORE_ERROR_DAMAGED },
  { "cut-short", TRUE, TENBO_STORE_ERROR_DAMAGED },
};

static void
damage (StoreTest        *test,
        const DamageCase *kind)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (!kind->truncate)
    {
      g_autofree char *text = g_strnfill (20000, 't');

      g_assert_true (g_file_set_contents (test->path, text, -1, &error));
      return;
    }

  store = store_test_open (test);
  store_test_insert (store, store_test_played_game ("A,B,C,D", 2, FALSE));
  g_clear_object (&store);
  g_assert_cmpint (truncate (test->path, 3 * 4096 + 100), ==, 0);
}

static void
test_damaged_file (StoreTest    *test,
                   gconstpointer data)
{
  const DamageCase *kind = data;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gsize            length_before;
  gsize            length_after;
  const char      *aside;

  damage (test, kind);
  g_assert_true (g_file_get_contents (test->path, &before, &length_before, NULL));

  /* Only an explicit replacement touches it. */
  g_assert_null (tenbo_store_open (test->path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error));
  g_assert_error (error, TENBO_STORE_ERROR, (int) kind->code);
  g_assert_cmpuint (store_test_count_files (test, ".damaged"), ==, 0);

  store = open_expecting (test, TENBO_STORE_OPEN_REPLACE_DAMAGED, TENBO_STORE_ACCESS_WRITE);
  aside = tenbo_store_get_set_aside (store);
  g_assert_true (g_file_get_contents (aside, &after, &length_after, NULL));
  g_assert_cmpmem (before, length_before, after, length_after);

  /* The new database works. */
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
}

static void
test_damage_inside_is_found (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) none = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *contents = NULL;
  g_autofree char *page = NULL;
  gsize            length;

  for (int i = 0; i < 30; i++)
    store_test_insert (store, store_test_played_game ("A,B,C,D", 20, TRUE));

  tenbo_store_check (store, &none);
  g_assert_no_error (none);
  g_clear_object (&store);

  /* The test overwrites the root page of the events; the file still opens. */
  page = store_test_ask (test->path, "SELECT rootpage FROM sqlite_schema "
                                     "WHERE name = 'game_events'");
  g_assert_true (g_file_get_contents (test->path, &contents, &length, NULL));
  memset (contents + (atoi (page) - 1) * 4096 + 8, 0x7f, 2000);
  g_assert_true (g_file_set_contents (test->path, contents, (gssize) length, NULL));

  store = store_test_open (test);
  g_assert_false (tenbo_store_check (store, &error));
  assert_store_error (error, DAMAGED);
}

static void
checked_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      user_data)
{
  int *answer = user_data;

  *answer = tenbo_store_check_finish (TENBO_STORE (source), result, NULL) ? 1 : 0;
}

static void
test_check_async (StoreTest    *test,
                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  int answer = -1;

  tenbo_store_check_async (store, NULL, checked_cb, &answer);
  while (answer < 0)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpint (answer, ==, 1);
}

static void
test_lost_rows_are_found (StoreTest    *test,
                          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 2, FALSE));
  store_test_sql (test->path, "PRAGMA foreign_keys = OFF; DELETE FROM people WHERE name = 'B'");
  g_assert_false (tenbo_store_check (store, &error));
  assert_store_error (error, DAMAGED);
}

static void
test_missing_event_is_found (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 3, FALSE));
  store_test_sql (test->path, "DELETE FROM game_events WHERE seq = 1");
  g_assert_null (store_test_read_game (store, 1, &error));
  assert_store_error (error, DAMAGED);
}

/* Rows that violate the schema, as in a damaged or forged file: values that the program uses as an
 * index must be valid. */
static const char *const impossible_rows[] = {
  "UPDATE game_players SET player = 9 WHERE player = 3",
  "UPDATE game_players SET player = -1 WHERE player = 0",
  "UPDATE game_players SET place = 4 WHERE player = 0",
  "DELETE FROM game_players WHERE player = 2",
  "UPDATE game_results SET player = 4 WHERE player = 3",
  "UPDATE game_results SET rank = 5 WHERE player = 3",
  "INSERT INTO game_yaku VALUES (1, 0, 1, 4, 'riichi', 1)",
  "UPDATE games SET n_players = 5",
  "UPDATE games SET n_players = 3",
  "UPDATE games SET wind = 4",
  "UPDATE games SET number = -1",
  "UPDATE games SET dealer = 4",
};

static void
test_impossible_rows_are_found (StoreTest    *test,
                                gconstpointer data)
{
  g_autofree char *sql = NULL;
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 2, TRUE));
  sql = g_strconcat ("PRAGMA ignore_check_constraints = ON; ", data, NULL);
  store_test_sql (test->path, sql);
  g_assert_null (store_test_read_game (store, 1, &error));
  assert_store_error (error, DAMAGED);
}

static void
test_foreign_file (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *rows = NULL;

  store_test_sql (test->path, "CREATE TABLE recipes (name); INSERT INTO recipes VALUES ('soup')");
  g_assert_null (tenbo_store_open (test->path, TENBO_STORE_OPEN_REPLACE_DAMAGED,
                                   NULL, NULL, &error));
  assert_store_error (error, FOREIGN);
  rows = store_test_ask (test->path, "SELECT name FROM recipes");
  g_assert_cmpstr (rows, ==, "soup");
}

/* A file with IDs that keys of lists cannot hold: not opened, so no other game is mistaken for one
 * of them. */
static void
test_large_id (StoreTest    *test,
               gconstpointer data)
{
  static const char *const tables[] = { "games", "sessions" };
  g_autoptr (TenboStore) store = store_test_open (test);

  store_test_insert (store, store_test_played_game ("A,B,C,D", 2, TRUE));
  g_clear_object (&store);

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *sql = g_strdup_printf ("UPDATE %s SET id = %d", tables[i],
                                              TENBO_MAX_KEY_ID + 1);
      g_autofree char *back = g_strdup_printf ("UPDATE %s SET id = 1", tables[i]);

      store_test_sql (test->path, sql);
      g_assert_null (tenbo_store_open (test->path, TENBO_STORE_OPEN_REPLACE_DAMAGED, NULL, NULL,
                                       &error));
      assert_store_error (error, FOREIGN);
      store_test_sql (test->path, back);
    }
}

static void
test_newer_schema (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *version = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 2, FALSE));
  g_clear_object (&store);
  store_test_sql (test->path, "CREATE TABLE things_to_come (x); PRAGMA user_version = 900");

  store = open_expecting (test, TENBO_STORE_OPEN_NONE, TENBO_STORE_ACCESS_READ_NEWER);
  g_assert_cmpint (tenbo_store_get_schema_version (store), ==, 900);
  assert_log (store, 1, "a0,a1||");
  g_assert_false (tenbo_store_commit (store,
                                      tenbo_write_game (store_test_new_game ("A,B,C,D")),
                                      NULL,
                                      &error));
  assert_store_error (error, NEWER);
  version = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (version, ==, "900");
}

/* The process ends with the writer's thread, before the log is copied into the file. */
static void
test_killed_process (StoreTest    *test,
                     gconstpointer data)
{
  const char *path = g_getenv ("TENBO_TEST_KILLED");
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target;

  if (g_test_subprocess ())
    {
      store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
      g_assert_no_error (error);
      target = store_test_insert (store, store_test_new_game ("A,B,C,D"));
      store_test_add (store, &target, "one", 1);
      store_test_add (store, &target, "two", 2);
      store_test_undo (store, &target, 1);
      kill (getpid (), SIGKILL);
    }

  g_setenv ("TENBO_TEST_KILLED", test->path, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_assert_false (g_test_trap_has_passed ());
  g_assert_cmpuint (store_test_count_files (test, "-wal"), ==, 1);

  store = store_test_open (test);
  tenbo_store_check (store, &error);
  g_assert_no_error (error);
  assert_log (store, 1, "one|two|");
}

static void
test_pragmas (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *journal = store_test_ask (test->path, "PRAGMA journal_mode");
  g_autofree char *application = store_test_ask (test->path, "PRAGMA application_id");
  g_autofree char *loose = NULL;
  TenboWriteTarget nobody = { 1, 1 };

  g_assert_cmpstr (journal, ==, "wal");
  g_assert_cmpstr (application, ==, "1416520303");
  g_assert_false (tenbo_store_commit (store, tenbo_write_running_hand (nobody, "x"), NULL, &error));
  assert_store_error (error, NOT_FOUND);

  /* No table accepts values of a wrong type. */
  loose = store_test_ask (test->path,
                          "SELECT count(*) FROM pragma_table_list "
                          "WHERE schema = 'main' AND strict = 0 AND name NOT LIKE 'sqlite_%'");
  g_assert_cmpstr (loose, ==, "0");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/faults/a full disk changes nothing", test_full_disk);
  store_test_add_func ("/store/faults/a failed write changes nothing", test_write_error);
  store_test_add_func ("/store/faults/a locked file is waited for, then said", test_locked_file);
  store_test_add_func ("/store/faults/two stores share one file", test_two_stores_on_one_file);
  store_test_add_func ("/store/faults/a read-only folder is still read", test_read_only_folder);
  store_test_add_func ("/store/faults/opened to read, nothing is written", test_opened_to_read);

  for (gsize i = 0; i < G_N_ELEMENTS (damage_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/faults/damaged/%s", damage_cases[i].name);

      g_test_add (path, StoreTest, &damage_cases[i],
                  store_test_set_up, test_damaged_file, store_test_tear_down);
    }

  store_test_add_func ("/store/faults/damage inside is found", test_damage_inside_is_found);
  store_test_add_func ("/store/faults/the check is asynchronous", test_check_async);
  store_test_add_func ("/store/faults/lost rows are found", test_lost_rows_are_found);
  store_test_add_func ("/store/faults/a missing event is found", test_missing_event_is_found);
  for (gsize i = 0; i < G_N_ELEMENTS (impossible_rows); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/faults/impossible/%s", impossible_rows[i]);

      g_test_add (path, StoreTest, impossible_rows[i], store_test_set_up,
                  test_impossible_rows_are_found, store_test_tear_down);
    }
  store_test_add_func ("/store/faults/a foreign file is unchanged", test_foreign_file);
  store_test_add_func ("/store/faults/a file with large ids is unchanged", test_large_id);
  store_test_add_func ("/store/faults/a newer schema is read-only", test_newer_schema);
  store_test_add_func ("/store/faults/commits survive a kill", test_killed_process);
  store_test_add_func ("/store/faults/the pragmas are set", test_pragmas);

  return g_test_run ();
}
