/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <locale.h>

#include "fault-scenario.h"
#include "game-test.h"
#include "tenbo-folder.h"

/* Synchronizations while SQLite gets no memory, or while the disk with the database fails
 * (fault-scenario.h). */

/* The folder, and a copy of it before the synchronization */
static char *shared;
static char *saved;

static void
run_in_shell (const char *command)
{
  int status;

  g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, &status, NULL));
  g_assert_cmpint (status, ==, 0);
}

static void
make_empty (const char *path)
{
  g_autofree char *command = g_strdup_printf ("sh -c 'rm -rf %1$s && mkdir -p %1$s'", path);

  run_in_shell (command);
}

static void
copy_folder (const char *from,
             const char *to)
{
  g_autofree char *command = g_strdup_printf ("sh -c 'rm -rf %2$s && cp -a %1$s %2$s'", from, to);

  run_in_shell (command);
}

static void
sync_or_fail (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  TenboFolderReport report;

  tenbo_folder_sync (store, NULL, NULL, &report, &error);
  g_assert_no_error (error);
}

static void
join (TenboStore *store)
{
  g_autoptr (GError) error = NULL;

  tenbo_folder_join (store, shared, "Device", TENBO_FOLDER_NONE, &error);
  g_assert_no_error (error);
}

/* Makes a history with a game that is not in the folder yet, another one that the folder has in an
 * older state, and a third one of which another device has another version. */
static void
make_changes (StoreTest *test)
{
  g_autofree char *path = store_test_name_file (test, "other.db");
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStore) other = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("tenhou-hanchan");
  g_autoptr (TenboGame) first = game_test_create (store, ruleset);
  g_autoptr (TenboGame) second = game_test_create (store, ruleset);

  g_assert_no_error (error);
  make_empty (shared);
  join (store);
  join (other);
  game_test_draw (first);
  game_test_draw (second);
  sync_or_fail (store);
  sync_or_fail (other);
  game_test_ron (first, 1, 3);
  for (gint64 id = 1; id < 3; id++)
    {
      g_autoptr (TenboGame) game = tenbo_game_open (other, id, &error);

      g_assert_no_error (error);
      game_test_ron (game, 2, 0);
    }
  {
    g_autoptr (TenboGame) third = game_test_create (store, ruleset);
  }
  sync_or_fail (other);
  copy_folder (shared, saved);
}

/* Ids, times and the versions that win differ between runs. */
static char *
sync_once (StoreTest  *test,
           TenboStore *store,
           GError    **error)
{
  TenboFolderReport report;

  copy_folder (saved, shared);
  if (!tenbo_folder_sync (store, NULL, NULL, &report, error))
    return NULL;

  return store_test_ask (test->path, "SELECT count(*) FROM game_events "
                                     "UNION ALL SELECT count(*) FROM games "
                                     "UNION ALL SELECT count(*) FROM shared_items "
                                     "UNION ALL SELECT count(*) FROM shared_items WHERE own = 2");
}

static const FaultScenario scenario = {
  .name = "synchronization",
  .prepare = make_changes,
  .run = sync_once,
  .flags = FAULT_SCENARIO_GRADUAL | FAULT_SCENARIO_LONG,
};

int
main (int    argc,
      char **argv)
{
  g_autofree char *root = NULL;
  int              status;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();
  root = g_dir_make_tmp ("folder-XXXXXX", NULL);
  shared = g_build_filename (root, "shared", NULL);
  saved = g_build_filename (root, "saved", NULL);

  fault_scenario_add ("/folder/memory", &scenario, FAULT_MEMORY);
  fault_scenario_add ("/folder/write", &scenario, FAULT_WRITE);
  fault_scenario_add ("/folder/full", &scenario, FAULT_FULL);
  fault_scenario_add ("/folder/sync", &scenario, FAULT_SYNC);
  fault_scenario_add ("/folder/read", &scenario, FAULT_READ);
  status = g_test_run ();
  make_empty (root);
  g_rmdir (root);
  g_free (shared);
  g_free (saved);
  return status;
}
