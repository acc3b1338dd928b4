/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "folder-test.h"
#include "game-test.h"

/* The writes of a synchronization to the database and to the folder: only changes, in batches. */

static void
count_cb (TenboStore        *store,
          const TenboCommit *commit,
          guint             *n)
{
  ++*n;
}

/* A synchronization that finds nothing new writes nothing, also if it has to read files again. */
static void
test_quiet (FolderTest   *test,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TenboFolderMemory *memory = tenbo_folder_memory_new (NULL);
  TenboFolderReport  report;
  guint              n = 0;

  for (int i = 0; i < 3; i++)
    g_object_unref (game_test_create (test->ours, test->ruleset));
  folder_test_sync_both (test);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_connect (test->theirs, "committed", G_CALLBACK (count_cb), &n);
  for (int i = 0; i < 3; i++)
    {
      tenbo_folder_sync (test->theirs, memory, NULL, &report, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (report.n_read, ==, 0);
      g_assert_cmpuint (report.n_written, ==, 0);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  g_assert_cmpuint (n, ==, 0);
  tenbo_folder_memory_free (memory);
}

/* More games than one transaction has arrive at once; one of them cannot be read. */
static void
test_many (FolderTest   *test,
           gconstpointer data)
{
  g_autofree char *n_games = NULL;
  g_autofree char *first = NULL;
  g_autofree char *command = NULL;
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  for (int i = 0; i < 70; i++)
    g_object_unref (game_test_create (test->ours, test->ruleset));
  folder_test_sync (test->ours);
  first = store_test_ask (test->here.path, "SELECT uuid FROM games WHERE id = 35");
  command = g_strdup_printf ("find %s -name %s.json -exec truncate -s 100 {} +", test->folder,
                             first);
  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
  tenbo_folder_sync (test->theirs, NULL, NULL, &report, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_games, ==, 69);
  n_games = store_test_ask (test->there.path, "SELECT count (*) FROM games");
  g_assert_cmpstr (n_games, ==, "69");
}

static gint64
read_time (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  return (gint64) info.st_mtim.tv_sec * G_USEC_PER_SEC + info.st_mtim.tv_nsec / 1000;
}

/* The page is written only if it changes, makes no other device write, and ends with the
 * membership. */
static void
test_board (FolderTest   *test,
            gconstpointer data)
{
  g_autoptr (TenboFolderSettings) settings = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char  *path = NULL;
  g_autofree char  *html = NULL;
  TenboFolderReport report;
  gint64            written;

  folder_test_sync_both (test);
  g_assert_true (tenbo_folder_set_board (test->ours, TRUE, &error));
  g_assert_true (tenbo_folder_read_settings (test->ours, &settings, &error));
  g_assert_cmpint (settings->flags, ==, TENBO_FOLDER_BOARD);
  path = tenbo_folder_dup_board_path (settings);

  g_assert_true (tenbo_folder_write_board (settings, "one", &error));
  written = read_time (path);
  g_usleep (20000);
  g_assert_true (tenbo_folder_write_board (settings, "one", &error));
  g_assert_cmpint (read_time (path), ==, written);
  g_assert_true (tenbo_folder_write_board (settings, "other", &error));
  g_assert_true (g_file_get_contents (path, &html, NULL, &error));
  g_assert_cmpstr (html, ==, "other");

  tenbo_folder_sync (test->theirs, NULL, NULL, &report, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (report.n_written, ==, 0);
  g_assert_cmpuint (report.n_read, ==, 0);

  g_assert_true (tenbo_folder_set_board (test->ours, FALSE, &error));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (tenbo_folder_set_board (test->ours, TRUE, &error));
  g_assert_true (tenbo_folder_write_board (settings, "one", &error));
  g_assert_true (tenbo_folder_leave (test->ours, &error));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (tenbo_folder_set_board (test->ours, TRUE, &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND);
}

#define add(path, func)                                                             \
  g_test_add ("/folder/writes/" path, FolderTest, NULL, folder_test_set_up, (func), \
              folder_test_tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add ("nothing changes", test_quiet);
  add ("many games", test_many);
  add ("the page of the board", test_board);
  return g_test_run ();
}
