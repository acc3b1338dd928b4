/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

/* The name of the database is not a regular file in its folder. */

/* The file is behind a symbolic link: it is renamed in its own folder, and the link stays. */
static void
test_damaged_behind_link (StoreTest    *test,
                          gconstpointer data)
{
  g_autofree char *real = store_test_name_file (test, "real.db");
  g_autofree char *content = g_strnfill (20000, 't');
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  store_test_write_file (real, content, 20000);
  g_assert_cmpint (symlink ("real.db", test->path), ==, 0);
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_REPLACE_DAMAGED, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (tenbo_store_get_set_aside (store), real));
  g_assert_true (g_file_test (test->path, G_FILE_TEST_IS_SYMLINK));
  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  g_assert_true (g_file_test (real, G_FILE_TEST_IS_REGULAR));
}

/* Opening does not wait for a program that writes into a pipe. */
static void
test_no_file (StoreTest    *test,
              gconstpointer data)
{
  static const char *const  suffixes[] = { "", "-wal", "-shm", "-journal" };
  const TenboStoreOpenFlags flags[] = { TENBO_STORE_OPEN_NONE, TENBO_STORE_OPEN_READ_ONLY,
                                        TENBO_STORE_OPEN_REPLACE_DAMAGED };

  store_test_fill (test, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *name = g_strconcat (test->path, suffixes[i], NULL);
      g_autofree char *kept = g_strconcat (test->path, "+", NULL);
      gboolean         was_there = g_rename (name, kept) == 0;

      g_assert_cmpint (mkfifo (name, 0600), ==, 0);
      for (gsize j = 0; j < G_N_ELEMENTS (flags); j++)
        {
          g_autoptr (GError) error = NULL;

          g_assert_null (tenbo_store_open (test->path, flags[j], NULL, NULL, &error));
          assert_store_error (error, NOT_A_FILE);
        }
      g_assert_cmpint (g_remove (name), ==, 0);
      if (was_there)
        g_assert_cmpint (g_rename (kept, name), ==, 0);
    }
  store_test_assert_games (test->path, "1");
}

/* An error of the system has the system's words, not those of SQLite. */
static void
test_refused_by_the_system (StoreTest    *test,
                            gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink (test->path, test->path), ==, 0);
  store = tenbo_store_open (test->path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_null (store);
  assert_store_error (error, SYSTEM);
  g_assert_cmpstr (error->message, ==, g_strerror (ELOOP));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/odd-files/a damaged file behind a link", test_damaged_behind_link);
  store_test_add_func ("/store/odd-files/a pipe instead of a file", test_no_file);
  store_test_add_func ("/store/odd-files/refused by the system", test_refused_by_the_system);

  return g_test_run ();
}
