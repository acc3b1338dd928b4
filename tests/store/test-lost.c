/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tenbo-backup.h"
#include "tenbo-tables.h"

/* Another program removes, replaces or overwrites the files of an open database: the next commit
 * returns an error, and the files of the other program do not change. */

/* Number of games in the open database; the other one has fewer. */
#define N_GAMES 3
#define N_OTHER 1

typedef struct
{
  const char    *name;
  const char    *command; /* in the folder, which has tenbo.db and other.db */
  TenboStoreLoss loss;
  int            n_games; /* that are in tenbo.db afterwards; -1: no file */
} LossCase;

static const LossCase loss_cases[] = {
  { "the database is removed", "rm tenbo.db", TENBO_STORE_LOSS_FILE, -1 },
  { "everything is removed", "rm tenbo.db*", TENBO_STORE_LOSS_FILE, -1 },
  { "the database is moved away", "mv tenbo.db moved.db", TENBO_STORE_LOSS_FILE, -1 },
  { "another file takes its place", "mv other.db tenbo.db", TENBO_STORE_LOSS_FILE, N_OTHER },
  { "another file and its log take their places",
    "rm tenbo.db-wal tenbo.db-shm; mv other.db tenbo.db", TENBO_STORE_LOSS_FILE, N_OTHER },
  { "a link takes its place", "ln -sf other.db tenbo.db", TENBO_STORE_LOSS_FILE, N_OTHER },
  { "the log and its index are removed", "rm tenbo.db-wal tenbo.db-shm",
    TENBO_STORE_LOSS_LOG, N_GAMES },
  { "the log is removed", "rm tenbo.db-wal", TENBO_STORE_LOSS_LOG, N_GAMES },
  { "the index of the log is removed", "rm tenbo.db-shm", TENBO_STORE_LOSS_LOG, N_GAMES },
  { "another log takes its place", "rm tenbo.db-wal; : > tenbo.db-wal", TENBO_STORE_LOSS_LOG, 0 },
  { "the log is emptied", ": > tenbo.db-wal", TENBO_STORE_LOSS_CONTENT, 0 },
  { "another log is written into it", "head -c 100000 /dev/urandom > tenbo.db-wal",
    TENBO_STORE_LOSS_CONTENT, 0 },
  { "another file is written into it", "cp other.db tenbo.db", TENBO_STORE_LOSS_CONTENT, N_OTHER },
  { "a short file is written into it", "head -c 50 other.db > tenbo.db",
    TENBO_STORE_LOSS_CONTENT, -1 },
  { "it is emptied", ": > tenbo.db", TENBO_STORE_LOSS_CONTENT, -1 },
};

/* GLib copies the memory of the test for a process that begins in another folder or closes files,
 * which takes long with the address sanitizer. */
static void
run (StoreTest  *test,
     const char *command)
{
  g_autoptr (GError) error = NULL;
  const char *const argv[] = { "sh", "-c", "cd \"$0\" && eval \"$1\"", test->folder, command,
                               NULL };
  int               status;

  g_spawn_sync (NULL, (char **) argv, NULL,
                G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_LEAVE_DESCRIPTORS_OPEN,
                NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, &error));
}

/* Waits until a newly written file has a later time than the existing ones. */
static void
wait_for_clock (StoreTest *test)
{
  g_autofree char *path = store_test_name_file (test, "clock");
  GStatBuf         begin;
  GStatBuf         now;

  store_test_write_file (path, "", 0);
  g_assert_cmpint (g_stat (path, &begin), ==, 0);
  do
    {
      g_usleep (1000);
      store_test_write_file (path, "", 0);
      g_assert_cmpint (g_stat (path, &now), ==, 0);
    }
  while (memcmp (&now.st_mtim, &begin.st_mtim, sizeof now.st_mtim) == 0);

  g_assert_cmpint (g_remove (path), ==, 0);
}

/* Opens a database with games that are in its log, and another one next to it. */
static TenboStore *
open_with_other (StoreTest *test)
{
  g_autofree char *other = store_test_name_file (test, "other.db");
  g_autoptr (GError) error = NULL;
  TenboStore *store;

  store_test_fill (test, N_OTHER);
  g_assert_cmpint (g_rename (test->path, other), ==, 0);

  store = store_test_open (test);
  for (int i = 0; i < N_GAMES; i++)
    store_test_insert (store, store_test_new_game ("A,B,C,D"));

  wait_for_clock (test);
  return store;
}

static void
assert_not_saved (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome = { .game_id = 77 };
  TenboWrite  *write = tenbo_write_game (store_test_new_game ("E,F,G,H"));

  g_assert_false (tenbo_store_commit (store, write, &outcome, &error));
  assert_store_error (error, LOST);
  g_assert_cmpint (outcome.game_id, ==, 0);
}

/* The opened database is still readable, unless another program overwrote it. */
static void
check_backup (StoreTest     *test,
              TenboStore    *store,
              TenboStoreLoss loss)
{
  g_autofree char *path = store_test_name_file (test, "backup");
  g_autofree char *n_games = g_strdup_printf ("%d", N_GAMES);
  g_autoptr (GError) error = NULL;

  store_test_back_up (store, path, NULL, &error);
  if (loss == TENBO_STORE_LOSS_CONTENT)
    {
      assert_store_error (error, LOST);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
      return;
    }

  g_assert_no_error (error);
  store_test_assert_games (path, n_games);
}

static void
check_reading (TenboStore    *store,
               TenboStoreLoss loss)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GArray) ids = store_test_list_game_ids (store, &error);

  if (loss == TENBO_STORE_LOSS_CONTENT)
    {
      assert_store_error (error, LOST);
      return;
    }

  g_assert_no_error (error);
  g_assert_cmpuint (ids->len, ==, N_GAMES);
}

static char *
read_file (const char *path)
{
  g_autofree char *contents = NULL;
  gsize            length;

  if (!g_file_get_contents (path, &contents, &length, NULL))
    return NULL;

  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, (const guchar *) contents, length);
}

/* Whether the current file belongs to another program in this case. */
static gboolean
is_theirs (const LossCase *kind)
{
  return kind->loss != TENBO_STORE_LOSS_LOG;
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static gboolean
is_lost (TenboStore *store)
{
  gboolean lost;

  g_object_get (store, "lost", &lost, NULL);
  return lost;
}

static void
test_loss (StoreTest    *test,
           gconstpointer data)
{
  const LossCase  *kind = data;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *n_games = g_strdup_printf ("%d", kind->n_games);
  TenboStore      *store = open_with_other (test);
  guint            n_told = 0;

  g_signal_connect_swapped (store, "notify::lost", G_CALLBACK (count_cb), &n_told);
  run (test, kind->command);
  before = read_file (test->path);

  g_assert_cmpint (tenbo_store_get_loss (store), ==, TENBO_STORE_LOSS_NONE);
  g_assert_false (is_lost (store));
  assert_not_saved (store);
  g_assert_cmpint (tenbo_store_get_loss (store), ==, kind->loss);
  g_assert_true (is_lost (store));
  assert_not_saved (store);
  check_reading (store, kind->loss);
  check_backup (test, store, kind->loss);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_cmpuint (n_told, ==, 1);
  g_object_unref (store);

  after = read_file (test->path);
  if (is_theirs (kind))
    g_assert_cmpstr (after, ==, before);
  if (kind->n_games < 0)
    return;

  /* The next store to open the file finds its contents, and nothing of the old log. */
  g_clear_object (&(TenboStore *) { store_test_open (test) });
  store_test_assert_games (test->path, n_games);
  store = store_test_open (test);
  g_assert_true (tenbo_store_check (store, NULL));
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_object_unref (store);
}

/* The same without a commit: closing the store does not copy the log into the file. */
static void
test_loss_at_close (StoreTest    *test,
                    gconstpointer data)
{
  const LossCase  *kind = data;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TenboStore      *store = open_with_other (test);

  run (test, kind->command);
  before = read_file (test->path);
  g_object_unref (store);
  after = read_file (test->path);
  if (is_theirs (kind))
    g_assert_cmpstr (after, ==, before);
}

/* A read notices the loss first. */
static void
test_loss_at_reading (StoreTest    *test,
                      gconstpointer data)
{
  const LossCase *kind = data;
  g_autoptr (TenboStore) store = open_with_other (test);

  run (test, kind->command);
  check_reading (store, kind->loss);
  check_backup (test, store, kind->loss);
  g_assert_cmpint (tenbo_store_get_loss (store), ==, kind->loss);
  assert_not_saved (store);
}

/* --- At the worst moment --- */

typedef struct
{
  StoreTest *test;
  gboolean   in_commit;
} Moment;

static int
commit_hook (void *user_data)
{
  run (((const Moment *) user_data)->test, "mv other.db tenbo.db");
  return 0;
}

static gboolean
write_and_replace (TenboDb      *db,
                   gpointer      data,
                   TenboOutcome *outcome,
                   GError      **error)
{
  const Moment *moment = data;

  if (moment->in_commit)
    sqlite3_commit_hook (tenbo_db_get_handle (db), commit_hook, data);
  else
    run (moment->test, "mv other.db tenbo.db");

  return tenbo_db_exec (db, "UPDATE people SET name = 'Z'", error);
}

static void
test_in_a_transaction (StoreTest    *test,
                       gconstpointer data)
{
  TenboStore *store = open_with_other (test);
  Moment     *moment = g_new (Moment, 1);
  g_autoptr (GError) error = NULL;
  g_autofree char *n_games = g_strdup_printf ("%d", N_OTHER);

  *moment = (Moment) { test, GPOINTER_TO_INT (data) };
  g_assert_false (tenbo_store_commit (store, tenbo_write_new (write_and_replace, moment, g_free),
                                      NULL, &error));
  assert_store_error (error, LOST);
  assert_not_saved (store);
  g_object_unref (store);
  store_test_assert_games (test->path, n_games);
}

/* An old state of the same database, copied while nobody had it open. */
static void
test_an_older_state (StoreTest    *test,
                     gconstpointer data)
{
  TenboStore *store;

  store_test_fill (test, 1);
  run (test, "cp tenbo.db old.db");
  store_test_fill (test, 1);
  store = store_test_open (test);
  wait_for_clock (test);
  run (test, "cat old.db > tenbo.db");
  assert_not_saved (store);
  g_assert_cmpint (tenbo_store_get_loss (store), ==, TENBO_STORE_LOSS_CONTENT);
  g_object_unref (store);
  store_test_assert_games (test->path, "1");
}

/* After a crash there is a log, and it is unknown how much of it was copied. */
static void
test_after_a_crash (StoreTest    *test,
                    gconstpointer data)
{
  TenboStore *store = open_with_other (test);

  run (test, "mkdir crashed; cp tenbo.db tenbo.db-wal crashed");
  g_object_unref (store);
  run (test, "mv crashed/* .");
  store = store_test_open (test);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  wait_for_clock (test);
  run (test, "cat other.db > tenbo.db");
  assert_not_saved (store);
  g_object_unref (store);
}

/* The log of a database behind a symbolic link is next to the target file. */
static void
test_behind_a_link (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;

  store_test_fill (test, 1);
  run (test, "mkdir real; mv tenbo.db real/file.db; cp real/file.db .; "
             "ln -s real/file.db tenbo.db");
  store = store_test_open (test);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  run (test, "test -e real/file.db-wal; ln -sf file.db tenbo.db");
  assert_not_saved (store);
  g_assert_cmpint (tenbo_store_get_loss (store), ==, TENBO_STORE_LOSS_FILE);
}

/* --- Only the log is lost --- */

/* No other program has the file open: the contents of the log are copied into it at the end. */
static void
test_log_is_saved (StoreTest    *test,
                   gconstpointer data)
{
  g_autofree char *n_games = g_strdup_printf ("%d", N_GAMES);
  TenboStore      *store = open_with_other (test);

  run (test, "rm tenbo.db-wal tenbo.db-shm");
  g_object_unref (store);
  store_test_assert_games (test->path, n_games);
}

/* Another program has begun its own log: copying the old one would destroy its writes. */
static void
test_log_of_others (StoreTest    *test,
                    gconstpointer data)
{
  g_autofree char *n_people = NULL;
  TenboStore      *store;

  store_test_fill (test, 2);
  store = store_test_open (test);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  run (test, "rm tenbo.db-wal tenbo.db-shm; "
             "sqlite3 tenbo.db \"INSERT INTO people (uuid, name) VALUES ('u', 'Theirs')\"");
  assert_not_saved (store);
  g_object_unref (store);
  store_test_assert_games (test->path, "2");
  n_people = store_test_ask (test->path, "SELECT count(*) FROM people WHERE name = 'Theirs'");
  g_assert_cmpstr (n_people, ==, "1");
}

static gpointer
read_in_thread (gpointer data)
{
  for (int i = 0; i < 50; i++)
    check_reading (data, TENBO_STORE_LOSS_FILE);

  return NULL;
}

/* The old file may have fewer connections than readers. */
static void
test_many_readers (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = open_with_other (test);
  GThread *threads[5];

  run (test, "mv other.db tenbo.db");
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    threads[i] = g_thread_new ("reader", read_in_thread, store);
  for (gsize i = 0; i < G_N_ELEMENTS (threads); i++)
    g_thread_join (threads[i]);
}

/* --- Harmless changes --- */

static const char *const harmless[] = {
  "sqlite3 tenbo.db \"INSERT INTO people (uuid, name) VALUES (hex (randomblob (9)), 'E')\"",
  "sqlite3 tenbo.db 'PRAGMA wal_checkpoint'",
  "sqlite3 tenbo.db 'PRAGMA wal_checkpoint (RESTART)'",
  "sqlite3 tenbo.db 'PRAGMA wal_checkpoint (TRUNCATE)'",
  "sqlite3 tenbo.db VACUUM",
  "sqlite3 tenbo.db 'VACUUM; PRAGMA wal_checkpoint (TRUNCATE)'",
  "sqlite3 tenbo.db '.backup copy.db'",
  "cp tenbo.db copy.db; cp tenbo.db-wal copy.db-wal",
  "ln -f tenbo.db second-name.db; chmod 600 tenbo.db",
  "mv tenbo.db x; mv x tenbo.db",
};

static void
test_harmless (StoreTest    *test,
               gconstpointer data)
{
  g_autoptr (TenboStore) store = open_with_other (test);

  for (int i = 0; i < 3; i++)
    {
      run (test, data);
      store_test_insert (store, store_test_new_game ("A,B,C,D"));
      g_assert_true (tenbo_store_check (store, NULL));
    }
}

/* Another program writes and copies the log as fast as it can. */
static void
test_next_to_a_busy_program (StoreTest    *test,
                             gconstpointer data)
{
  static const char statement[] = "UPDATE people SET changed_ms = changed_ms + 1;"
                                  "PRAGMA wal_checkpoint;\n";
  g_autoptr (TenboStore) store = open_with_other (test);
  g_autoptr (GString) script = g_string_new ("PRAGMA busy_timeout = 5000;\n");
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) program = NULL;
  g_autofree char *path = store_test_name_file (test, "script");

  for (int i = 0; i < 100000; i++)
    g_string_append (script, statement);
  store_test_write_file (path, script->str, script->len);
  program = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, "sqlite3", "-init", path,
                              test->path, ".exit", NULL);
  g_assert_no_error (error);

  for (int i = 0; i < 300; i++)
    store_test_insert (store, store_test_new_game ("A,B,C,D"));

  g_subprocess_force_exit (program);
  g_assert_true (g_subprocess_wait (program, NULL, &error));
}

/* A long log is copied into the database, although SQLite's own checkpoints are off. */
static void
test_log_stays_short (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *log = store_test_name_file (test, "tenbo.db-wal");
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_autofree char *text = g_strnfill (20000, 'x');
  GStatBuf         info;

  for (guint i = 1; i <= 600; i++)
    store_test_add (store, &target, text, i);

  g_assert_cmpint (g_stat (log, &info), ==, 0);
  g_assert_cmpint (info.st_size, <, 8 * 1024 * 1024);
  g_assert_cmpint (g_stat (test->path, &info), ==, 0);
  g_assert_cmpint (info.st_size, >, 8 * 1024 * 1024);
}

static void
add (const char   *group,
     const char   *name,
     gconstpointer data,
     void (*func) (StoreTest *test, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/store/lost/%s/%s", group, name);

  g_test_add (path, StoreTest, data, store_test_set_up, func, store_test_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (loss_cases); i++)
    {
      add ("commit", loss_cases[i].name, &loss_cases[i], test_loss);
      add ("close", loss_cases[i].name, &loss_cases[i], test_loss_at_close);
      add ("read", loss_cases[i].name, &loss_cases[i], test_loss_at_reading);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (harmless); i++)
    {
      g_autofree char *name = g_strdelimit (g_strdup (harmless[i]), "/", ' ');

      add ("harmless", name, harmless[i], test_harmless);
    }

  add ("moment", "before the commit", GINT_TO_POINTER (FALSE), test_in_a_transaction);
  add ("moment", "in the commit", GINT_TO_POINTER (TRUE), test_in_a_transaction);
  store_test_add_func ("/store/lost/an older state of the file", test_an_older_state);
  store_test_add_func ("/store/lost/after a crash", test_after_a_crash);
  store_test_add_func ("/store/lost/behind a link", test_behind_a_link);
  store_test_add_func ("/store/lost/a lost log is copied at the end", test_log_is_saved);
  store_test_add_func ("/store/lost/a lost log is not copied over others", test_log_of_others);
  store_test_add_func ("/store/lost/many read the rest", test_many_readers);
  store_test_add_func ("/store/lost/next to a busy program", test_next_to_a_busy_program);
  store_test_add_func ("/store/lost/the log stays short", test_log_stays_short);

  return g_test_run ();
}
