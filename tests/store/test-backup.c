/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include "tenbo-backup.h"

/* Copies of the database, and how they come back. */

static char *
dup_backup_path (StoreTest *test)
{
  return g_build_filename (test->folder, "backup.tenbo", NULL);
}

/* Makes a database with @n_games games. */
static void
fill (StoreTest *test,
      guint      n_games)
{
  g_autoptr (TenboStore) store = store_test_open (test);

  for (guint i = 0; i < n_games; i++)
    store_test_insert (store, store_test_played_game ("A,B,C,D", 2, i % 2 == 0));
}

static void
assert_games (const char *path,
              const char *expected)
{
  g_autofree char *found = store_test_ask (path, "SELECT count(*) FROM games");

  g_assert_cmpstr (found, ==, expected);
}

/* A backup of a database with @n_games games; transfer full. */
static char *
make_backup (StoreTest *test,
             guint      n_games)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  char *path = dup_backup_path (test);

  fill (test, n_games);
  store = store_test_open (test);
  tenbo_store_backup (store, path, NULL, NULL, NULL, &error);
  g_assert_no_error (error);

  return path;
}

static void
count_progress_cb (guint64  done,
                   guint64  total,
                   gpointer user_data)
{
  guint *n = user_data;

  g_assert_cmpuint (total, >, 0);
  (*n)++;
}

static void
test_there_and_back (StoreTest    *test,
                     gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 3);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;

  tenbo_backup_check (backup, &info, &error);
  g_assert_no_error (error);
  g_assert_cmpint (info.n_games, ==, 3);
  g_assert_cmpint (info.n_people, ==, 4);
  g_assert_cmpint (info.newest.msec, >, 0);
  g_assert_cmpuint (store_test_count_files (test, "-wal"), ==, 0);

  fill (test, 2);
  assert_games (test->path, "5");
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (aside);
  assert_games (test->path, "3");
  assert_games (aside, "5");

  /* It goes on from there. */
  fill (test, 1);
  assert_games (test->path, "4");
  assert_games (backup, "3");
  g_assert_cmpuint (store_test_count_files (test, ".restored"), ==, 0);
}

static void
test_to_a_new_place (StoreTest    *test,
                     gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 1);
  g_autofree char *path = g_build_filename (test->folder, "new", "folder", "tenbo.db", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  tenbo_backup_restore (backup, path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (aside);
  assert_games (path, "1");
}

/* While others write, a copy holds what there was at one moment. */
static void
test_of_an_open_one (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStore) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = dup_backup_path (test);
  guint            n_told = 0;

  fill (test, 300);
  store = store_test_open (test);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  reader = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, &error);
  g_assert_no_error (error);
  tenbo_store_backup (reader, path, NULL, count_progress_cb, &n_told, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_told, >, 0);
  assert_games (path, "301");

  /* A second one takes the place of the first. */
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  tenbo_store_backup (store, path, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  assert_games (path, "302");
}

static void
test_not_onto_itself (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  g_autofree char *aside = NULL;

  fill (test, 2);
  store = store_test_open (test);
  g_assert_false (tenbo_store_backup (store, test->path, NULL, NULL, NULL, &error));
  assert_store_error (error, REFUSED);
  g_clear_object (&store);

  g_assert_false (tenbo_backup_restore (test->path, test->path, &aside, NULL, NULL, NULL,
                                        &restore_error));
  assert_store_error (restore_error, REFUSED);
  assert_games (test->path, "2");
}

static void
test_cancelled (StoreTest    *test,
                gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 2);
  g_autofree char *other = g_build_filename (test->folder, "other.tenbo", NULL);
  g_autofree char *part = g_strconcat (other, ".part", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  g_autoptr (TenboStore) store = store_test_open (test);

  g_cancellable_cancel (cancellable);
  g_assert_false (tenbo_store_backup (store, other, cancellable, NULL, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));

  g_clear_object (&store);
  fill (test, 1);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, cancellable, NULL, NULL,
                                        &restore_error));
  g_assert_error (restore_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  assert_games (test->path, "3");
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
}

/* Nothing that is refused touches what is there. */
static void
assert_refused (StoreTest      *test,
                const char     *backup,
                TenboStoreError code)
{
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;

  g_assert_false (tenbo_backup_check (backup, NULL, &error));
  g_assert_error (error, TENBO_STORE_ERROR, code);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL,
                                        &restore_error));
  g_assert_error (restore_error, TENBO_STORE_ERROR, code);
  g_assert_null (aside);
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
  assert_games (test->path, "2");
}

static void
write_file (const char *path,
            const char *contents,
            gsize       length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, contents, (gssize) length, &error);
  g_assert_no_error (error);
}

static void
test_what_is_no_backup (StoreTest    *test,
                        gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 2);
  g_autofree char *path = g_build_filename (test->folder, "wrong", NULL);
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (backup, &whole, &length, &error);
  g_assert_no_error (error);

  assert_refused (test, path, TENBO_STORE_ERROR_NOT_FOUND);
  write_file (path, "not a database at all", 21);
  assert_refused (test, path, TENBO_STORE_ERROR_DAMAGED);
  write_file (path, "", 0);
  assert_refused (test, path, TENBO_STORE_ERROR_FOREIGN);
  write_file (path, whole, length / 2);
  assert_refused (test, path, TENBO_STORE_ERROR_DAMAGED);
  memset (whole + length / 2, 0x5a, 4096);
  write_file (path, whole, length);
  assert_refused (test, path, TENBO_STORE_ERROR_DAMAGED);

  g_remove (path);
  store_test_sql (path, "CREATE TABLE t (a); PRAGMA application_id = 7");
  assert_refused (test, path, TENBO_STORE_ERROR_FOREIGN);

  store_test_sql (backup, "PRAGMA user_version = 999");
  assert_refused (test, backup, TENBO_STORE_ERROR_NEWER);
}

static void
test_in_use (StoreTest    *test,
             gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 1);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) reader_error = NULL;
  g_autoptr (TenboStore) store = NULL;

  fill (test, 1);
  store = store_test_open (test);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error));
  assert_store_error (error, BUSY);
  g_clear_error (&error);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_clear_object (&store);

  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, &error);
  g_assert_no_error (error);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL,
                                        &reader_error));
  assert_store_error (reader_error, BUSY);
  g_clear_object (&store);

  assert_games (test->path, "3");
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* The worst moment is when a backup is wanted most: what is there cannot be read any more. */
static void
test_over_a_damaged_one (StoreTest    *test,
                         gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 2);
  g_autofree char *log = g_strconcat (test->path, "-wal", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *log_aside = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  write_file (test->path, "no database any more, but somebody may want it", 46);
  write_file (log, "its log", 7);
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  assert_games (test->path, "2");

  g_file_get_contents (aside, &kept, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (kept, "no database any more"));
  log_aside = g_strconcat (aside, "-wal", NULL);
  g_assert_true (g_file_test (log_aside, G_FILE_TEST_EXISTS));
  fill (test, 1);
  assert_games (test->path, "3");
}

static void
test_not_over_another_program (StoreTest    *test,
                               gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 1);
  g_autofree char *other = g_build_filename (test->folder, "other.db", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  store_test_sql (other, "CREATE TABLE t (a); INSERT INTO t VALUES (5);"
                         "PRAGMA application_id = 7");
  g_assert_false (tenbo_backup_restore (backup, other, &aside, NULL, NULL, NULL, &error));
  assert_store_error (error, FOREIGN);
  kept = store_test_ask (other, "SELECT a FROM t");
  g_assert_cmpstr (kept, ==, "5");
}

/* A limit of the system on the size of files: writes fail as on a full disk. */
static void
test_no_room (StoreTest    *test,
              gconstpointer data)
{
  g_autofree char *backup = make_backup (test, 200);
  g_autofree char *other = g_build_filename (test->folder, "other.tenbo", NULL);
  g_autofree char *part = g_strconcat (other, ".part", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  struct rlimit before;

  fill (test, 1);
  signal (SIGXFSZ, SIG_IGN);
  store = store_test_open (test);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &(struct rlimit) { 100000, before.rlim_max }), ==, 0);
  g_assert_false (tenbo_store_backup (store, other, NULL, NULL, NULL, &error));
  g_clear_object (&store);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL,
                                        &restore_error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_nonnull (error);
  g_assert_nonnull (restore_error);

  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (part, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
  assert_games (test->path, "201");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/backup/there and back", test_there_and_back);
  store_test_add_func ("/store/backup/to a new place", test_to_a_new_place);
  store_test_add_func ("/store/backup/of an open one", test_of_an_open_one);
  store_test_add_func ("/store/backup/not onto itself", test_not_onto_itself);
  store_test_add_func ("/store/backup/cancelled", test_cancelled);
  store_test_add_func ("/store/backup/what is no backup", test_what_is_no_backup);
  store_test_add_func ("/store/backup/in use", test_in_use);
  store_test_add_func ("/store/backup/over a damaged one", test_over_a_damaged_one);
  store_test_add_func ("/store/backup/not over another program", test_not_over_another_program);
  store_test_add_func ("/store/backup/no room", test_no_room);

  return g_test_run ();
}
