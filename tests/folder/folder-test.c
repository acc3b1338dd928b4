/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "folder-test.h"

#include <glib/gstdio.h>

#include "game-test.h"

void
folder_test_join (FolderTest      *test,
                  TenboStore      *store,
                  TenboFolderFlags flags)
{
  g_autoptr (GError) error = NULL;

  tenbo_folder_join (store, test->folder, store == test->ours ? "Here" : "There", flags, &error);
  g_assert_no_error (error);
}

void
folder_test_set_up (FolderTest   *test,
                    gconstpointer data)
{
  store_test_set_up (&test->here, NULL);
  store_test_set_up (&test->there, NULL);
  test->ours = store_test_open (&test->here);
  test->theirs = store_test_open (&test->there);
  test->folder = store_test_name_file (&test->here, "shared");
  g_mkdir (test->folder, 0700);
  test->ruleset = game_test_find_ruleset ("tenhou-hanchan");
  folder_test_join (test, test->ours, TENBO_FOLDER_NONE);
  folder_test_join (test, test->theirs, TENBO_FOLDER_NONE);
}

void
folder_test_tear_down (FolderTest   *test,
                       gconstpointer data)
{
  g_clear_object (&test->ours);
  g_clear_object (&test->theirs);
  g_object_unref (test->ruleset);
  g_free (test->folder);
  store_test_tear_down (&test->there, NULL);
  store_test_tear_down (&test->here, NULL);
}

void
folder_test_sync (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  tenbo_folder_sync (store, NULL, NULL, &report, &error);
  g_assert_no_error (error);
}

/* Everything that one device has arrives at the other, and back. */
void
folder_test_sync_both (FolderTest *test)
{
  for (int i = 0; i < 2; i++)
    {
      folder_test_sync (test->ours);
      folder_test_sync (test->theirs);
    }
}
