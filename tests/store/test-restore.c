/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <glib/gstdio.h>
#include <unistd.h>

#include "tenbo-backup.h"

/* A backup replaces the database. */

static void
test_to_a_new_location (StoreTest    *test,
                        gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 1);
  g_autofree char *path = g_build_filename (test->folder, "new", "folder", "tenbo.db", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  tenbo_backup_restore (backup, path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (aside);
  store_test_assert_games (path, "1");
}

static void
test_in_use (StoreTest    *test,
             gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 1);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) reader_error = NULL;
  g_autoptr (TenboStore) store = NULL;
  sqlite3 *other;

  store_test_fill (test, 1);
  store = store_test_open (test);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error));
  assert_store_error (error, BUSY);
  g_clear_error (&error);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_clear_object (&store);

  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL,
                                        &reader_error));
  assert_store_error (reader_error, BUSY);
  g_clear_object (&store);

  /* Another program that this store does not know about. */
  g_assert_cmpint (sqlite3_open (test->path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "SELECT count(*) FROM games", NULL, NULL, NULL), ==,
                   SQLITE_OK);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error));
  assert_store_error (error, BUSY);
  g_clear_error (&error);
  sqlite3_close (other);

  store_test_assert_games (test->path, "3");
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
  store_test_assert_no_parts (test);
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

/* Queries that use the index would not find the rows. */
static void
test_damaged_index (StoreTest    *test,
                    gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 2);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;

  store_test_sql (backup,
                  "CREATE TABLE kept AS SELECT sql FROM sqlite_schema "
                  " WHERE name = 'games_by_start';"
                  "DROP INDEX games_by_start;"
                  "CREATE INDEX games_by_start ON games (started_ms, id) WHERE id < 0;"
                  "PRAGMA writable_schema = ON;"
                  "UPDATE sqlite_schema SET sql = (SELECT sql FROM kept) "
                  " WHERE name = 'games_by_start';"
                  "PRAGMA writable_schema = RESET; DROP TABLE kept");
  g_assert_false (tenbo_backup_check (backup, NULL, &error));
  assert_store_error (error, DAMAGED);
  g_clear_error (&error);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error));
  assert_store_error (error, DAMAGED);
  store_test_assert_games (test->path, "2");
}

/* The most important case for a backup: the existing file is unreadable. */
static void
test_over_a_damaged_one (StoreTest    *test,
                         gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 2);
  g_autofree char *log = g_strconcat (test->path, "-wal", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *log_aside = NULL;
  g_autofree char *kept = NULL;
  g_autoptr (GError) error = NULL;

  store_test_write_file (test->path, "no database any more, but somebody may want it", 46);
  store_test_write_file (log, "its log", 7);
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  store_test_assert_games (test->path, "2");

  g_file_get_contents (aside, &kept, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (kept, "no database any more"));
  log_aside = g_strconcat (aside, "-wal", NULL);
  g_assert_true (g_file_test (log_aside, G_FILE_TEST_EXISTS));
  store_test_fill (test, 1);
  store_test_assert_games (test->path, "3");
}

static void
test_not_over_another_program (StoreTest    *test,
                               gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 1);
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

/* If the database is a link to another folder, for example a synchronized one, it stays there. */
static void
test_behind_a_link (StoreTest    *test,
                    gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 2);
  g_autofree char *folder = g_build_filename (test->folder, "elsewhere", NULL);
  g_autofree char *real = g_build_filename (folder, "real.db", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GError) error = NULL;

  store_test_fill (test, 1);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (g_rename (test->path, real), ==, 0);
  g_assert_cmpint (symlink ("elsewhere/real.db", test->path), ==, 0);
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (test->path, G_FILE_TEST_IS_SYMLINK));
  store_test_assert_games (real, "2");
  g_assert_true (g_str_has_prefix (aside, folder));
  g_assert_false (g_file_test (aside, G_FILE_TEST_IS_SYMLINK));
  store_test_assert_games (aside, "3");

  /* Also if the file is missing. */
  g_assert_cmpint (g_remove (real), ==, 0);
  tenbo_backup_restore (backup, test->path, &second, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_null (second);
  store_test_assert_games (real, "2");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/restore/to a new location", test_to_a_new_location);
  store_test_add_func ("/store/restore/in use", test_in_use);
  store_test_add_func ("/store/restore/a damaged index", test_damaged_index);
  store_test_add_func ("/store/restore/over a damaged one", test_over_a_damaged_one);
  store_test_add_func ("/store/restore/not over another program", test_not_over_another_program);
  store_test_add_func ("/store/restore/behind a link", test_behind_a_link);

  return g_test_run ();
}
