/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tenbo-backup.h"
#include "tenbo-repair-rows.h"

/* Copies of the database. test-restore.c tests their restoration. */

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
  g_autofree char *backup = store_test_make_backup (test, 3);
  g_autofree char *aside = NULL;
  g_autoptr (GError) error = NULL;
  TenboBackupInfo info;

  tenbo_backup_check (backup, &info, &error);
  g_assert_no_error (error);
  g_assert_cmpint (info.n_games, ==, 3);
  g_assert_cmpint (info.n_people, ==, 4);
  g_assert_cmpint (info.newest.msec, >, 0);
  g_assert_cmpuint (store_test_count_files (test, "-wal"), ==, 0);

  store_test_fill (test, 2);
  store_test_assert_games (test->path, "5");
  tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (aside);
  store_test_assert_games (test->path, "3");
  store_test_assert_games (aside, "5");

  /* It continues from this point. */
  store_test_fill (test, 1);
  store_test_assert_games (test->path, "4");
  store_test_assert_games (backup, "3");
  g_assert_cmpuint (store_test_count_files (test, ".restored"), ==, 0);
}

/* While others write, a copy has the state of one moment. */
static void
test_of_an_open_one (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStore) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = store_test_name_file (test, "backup.tenbo");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TenboBackupInfo info;
  guint           n_told = 0;

  store_test_fill (test, 300);
  store = store_test_open (test);
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  reader = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  tenbo_store_backup (reader, file, TENBO_BACKUP_NONE, &info, NULL, count_progress_cb, &n_told,
                      &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_told, >, 0);
  g_assert_cmpint (info.n_games, ==, 301);
  store_test_assert_games (path, "301");

  /* A second backup replaces the first. */
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  store_test_back_up (store, path, NULL, &error);
  g_assert_no_error (error);
  store_test_assert_games (path, "302");
}

static void
test_not_onto_itself (StoreTest    *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  g_autofree char *aside = NULL;

  store_test_fill (test, 2);
  store = store_test_open (test);
  g_assert_false (store_test_back_up (store, test->path, NULL, &error));
  assert_store_error (error, OWN_FILE);
  g_clear_object (&store);

  g_assert_false (tenbo_backup_restore (test->path, test->path, &aside, NULL, NULL, NULL,
                                        &restore_error));
  assert_store_error (restore_error, OWN_FILE);
  store_test_assert_games (test->path, "2");
}

static void
test_cancelled (StoreTest    *test,
                gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 2);
  g_autofree char *other = g_build_filename (test->folder, "other.tenbo", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  g_autoptr (TenboStore) store = store_test_open (test);

  g_cancellable_cancel (cancellable);
  g_assert_false (store_test_back_up (store, other, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  store_test_assert_no_parts (test);

  g_clear_object (&store);
  store_test_fill (test, 1);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, cancellable, NULL, NULL,
                                        &restore_error));
  g_assert_error (restore_error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  store_test_assert_games (test->path, "3");
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
  store_test_assert_no_parts (test);
}

/* A refusal changes no file. */
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
  store_test_assert_no_parts (test);
  store_test_assert_games (test->path, "2");
}

static void
test_not_a_backup (StoreTest    *test,
                   gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 2);
  g_autofree char *path = g_build_filename (test->folder, "wrong", NULL);
  g_autofree char *whole = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_file_get_contents (backup, &whole, &length, &error);
  g_assert_no_error (error);

  assert_refused (test, path, TENBO_STORE_ERROR_NOT_FOUND);
  store_test_write_file (path, "not a database at all", 21);
  assert_refused (test, path, TENBO_STORE_ERROR_DAMAGED);
  store_test_write_file (path, "", 0);
  assert_refused (test, path, TENBO_STORE_ERROR_FOREIGN);
  store_test_write_file (path, whole, length / 2);
  assert_refused (test, path, TENBO_STORE_ERROR_DAMAGED);
  memset (whole + length / 2, 0x5a, 4096);
  store_test_write_file (path, whole, length);
  assert_refused (test, path, TENBO_STORE_ERROR_DAMAGED);

  g_remove (path);
  store_test_sql (path, "CREATE TABLE t (a); PRAGMA application_id = 7");
  assert_refused (test, path, TENBO_STORE_ERROR_FOREIGN);

  store_test_sql (backup, "PRAGMA user_version = 999");
  assert_refused (test, backup, TENBO_STORE_ERROR_NEWER);
}

/* A system limit on the size of files: writes fail as on a full disk. */
static void
test_no_room (StoreTest    *test,
              gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 200);
  g_autofree char *other = g_build_filename (test->folder, "other.tenbo", NULL);
  g_autofree char *aside = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) restore_error = NULL;
  struct rlimit before;

  store_test_fill (test, 1);
  signal (SIGXFSZ, SIG_IGN);
  store = store_test_open (test);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &(struct rlimit) { 100000, before.rlim_max }), ==, 0);
  g_assert_false (store_test_back_up (store, other, NULL, &error));
  g_clear_object (&store);
  g_assert_false (tenbo_backup_restore (backup, test->path, &aside, NULL, NULL, NULL,
                                        &restore_error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_nonnull (error);
  g_assert_nonnull (restore_error);

  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  store_test_assert_no_parts (test);
  g_assert_cmpuint (store_test_count_files (test, ".re"), ==, 0);
  store_test_assert_no_parts (test);
  store_test_assert_games (test->path, "201");
}

static const char *const old_schemas[] = {
  "schema-1.sql",
  "schema-2.sql",
  "schema-4.sql",
  "schema-5.sql",
  "schema-6.sql",
  "schema-7.sql",
};

/* Files of older programs, between an update and the first change. */
static void
test_of_an_older_schema (StoreTest    *test,
                         gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "backup.tenbo");
  g_autofree char *aside = NULL;
  g_autofree char *version = NULL;
  g_autofree char *copied = NULL;
  g_autofree char *restored = NULL;
  g_autofree char *tables = NULL;
  g_autofree char *copied_tables = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  const char *all_tables = "SELECT name || sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name";

  store_test_load (test->path, data);
  version = store_test_ask (test->path, "PRAGMA user_version");
  tables = store_test_ask (test->path, all_tables);
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  store_test_back_up (store, path, NULL, &error);
  g_assert_no_error (error);
  copied = store_test_ask (path, "PRAGMA user_version");
  g_assert_cmpstr (copied, ==, version);
  copied_tables = store_test_ask (path, all_tables);
  g_assert_cmpstr (copied_tables, ==, tables);
  g_clear_object (&store);

  g_assert_cmpint (g_remove (test->path), ==, 0);
  tenbo_backup_restore (path, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  restored = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (restored, ==, version);

  /* Opening it updates it. */
  store = store_test_open (test);
  tenbo_store_check (store, &error);
  g_assert_no_error (error);
}

/* A file on a read-only medium is opened without a log and without locks. */
static void
test_from_a_read_only_folder (StoreTest    *test,
                              gconstpointer data)
{
  g_autofree char *medium = g_build_filename (test->folder, "medium", NULL);
  g_autofree char *database = g_build_filename (medium, "old.db", NULL);
  g_autofree char *copy = store_test_name_file (test, "backup.tenbo");
  g_autofree char *n_games = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  if (!g_test_subprocess ())
    {
      g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
      g_test_trap_assert_passed ();
      return;
    }

  store_test_drop_capabilities ();
  g_assert_cmpint (g_mkdir (medium, 0700), ==, 0);
  store_test_load (database, data);
  n_games = store_test_ask (database, "SELECT count(*) FROM games");
  g_assert_cmpint (g_chmod (medium, 0500), ==, 0);
  store = tenbo_store_open (database, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  store_test_back_up (store, copy, NULL, &error);
  g_assert_no_error (error);
  g_clear_object (&store);
  store_test_assert_games (copy, n_games);
}

static guint
get_mode (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  return info.st_mode & 0777;
}

/* If only the owner can read a history, others cannot read its copy either, nor the restored
 * database. */
static void
test_permissions (StoreTest    *test,
                  gconstpointer data)
{
  g_autofree char *path = store_test_name_file (test, "backup.tenbo");
  g_autofree char *other = g_build_filename (test->folder, "other.db", NULL);
  g_autofree char *aside = NULL;
  g_autofree char *second = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;

  store_test_fill (test, 1);
  g_assert_cmpint (g_chmod (test->path, 0600), ==, 0);
  store = store_test_open (test);
  store_test_back_up (store, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mode (path), ==, 0600);

  /* The same if everybody could read the replaced file. */
  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  store_test_back_up (store, path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mode (path), ==, 0600);
  g_clear_object (&store);

  g_assert_cmpint (g_chmod (path, 0644), ==, 0);
  tenbo_backup_restore (path, test->path, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mode (test->path), ==, 0600);

  g_assert_cmpint (g_chmod (path, 0400), ==, 0);
  tenbo_backup_restore (path, other, &second, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mode (other), ==, 0600);
}

/* No file or folder of the history can be read by others, whatever the umask says. */
static void
test_private (StoreTest    *test,
              gconstpointer data)
{
  g_autofree char *folder = g_build_filename (test->folder, "new", NULL);
  g_autofree char *path = g_build_filename (folder, "tenbo.db", NULL);
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *index = g_strconcat (path, "-shm", NULL);
  g_autofree char *backup = store_test_name_file (test, "backup.tenbo");
  g_autofree char *restored = g_build_filename (test->folder, "restored", "tenbo.db", NULL);
  g_autofree char *restored_folder = g_path_get_dirname (restored);
  g_autofree char *copy = NULL;
  g_autofree char *aside = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  mode_t mask = umask (0);

  store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  g_assert_cmpuint (get_mode (folder), ==, 0700);
  g_assert_cmpuint (get_mode (path), ==, 0600);
  g_assert_cmpuint (get_mode (log), ==, 0600);
  g_assert_cmpuint (get_mode (index), ==, 0600);

  store_test_back_up (store, backup, NULL, &error);
  g_assert_cmpuint (get_mode (backup), ==, 0600);
  copy = tenbo_store_copy_aside (store, &error);
  g_assert_cmpuint (get_mode (copy), ==, 0600);

  g_assert_cmpint (g_chmod (backup, 0666), ==, 0);
  tenbo_backup_restore (backup, restored, &aside, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (get_mode (restored_folder), ==, 0700);
  g_assert_cmpuint (get_mode (restored), ==, 0600);
  umask (mask);
}

static void
test_a_name_that_is_taken (StoreTest    *test,
                           gconstpointer data)
{
  g_autofree char *backup = store_test_make_backup (test, 1);
  g_autofree char *text = g_build_filename (test->folder, "keep.txt", NULL);
  g_autofree char *part = g_strconcat (backup, ".part", NULL);
  g_autofree char *foreign = g_build_filename (test->folder, "foreign.db", NULL);
  g_autofree char *kept = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (text);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = store_test_open (test);

  store_test_write_file (text, "my notes", 8);
  store_test_write_file (part, "my film", 7);
  store_test_sql (foreign, "CREATE TABLE t (a)");
  g_assert_false (store_test_back_up (store, text, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&error);
  g_assert_false (store_test_back_up (store, foreign, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS);
  g_clear_error (&error);

  /* An earlier backup is replaced; no other file changes. */
  store_test_back_up (store, backup, NULL, &error);
  g_assert_no_error (error);
  g_file_get_contents (part, &kept, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (kept, ==, "my film");

  tenbo_store_backup (store, file, TENBO_BACKUP_REPLACE, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  store_test_assert_games (text, "1");
}

static void
add (const char *what,
     const char *schema,
     void (*func) (StoreTest *test, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/store/backup/%s/%s", what, schema);

  g_test_add (path, StoreTest, schema, store_test_set_up, func, store_test_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/backup/there and back", test_there_and_back);
  store_test_add_func ("/store/backup/of an open one", test_of_an_open_one);
  store_test_add_func ("/store/backup/not onto itself", test_not_onto_itself);
  store_test_add_func ("/store/backup/cancelled", test_cancelled);
  store_test_add_func ("/store/backup/not a backup", test_not_a_backup);
  store_test_add_func ("/store/backup/no room", test_no_room);
  store_test_add_func ("/store/backup/permissions", test_permissions);
  store_test_add_func ("/store/backup/private files", test_private);
  store_test_add_func ("/store/backup/a name that is taken", test_a_name_that_is_taken);

  for (gsize i = 0; i < G_N_ELEMENTS (old_schemas); i++)
    {
      add ("of an older schema", old_schemas[i], test_of_an_older_schema);
      add ("from a read-only folder", old_schemas[i], test_from_a_read_only_folder);
    }

  return g_test_run ();
}
