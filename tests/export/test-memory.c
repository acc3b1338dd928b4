/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Operations of the layers above the store while SQLite gets no memory (fault-scenario.h). */

#include "fault-scenario.h"
#include "game-test.h"
#include "tenbo-check.h"
#include "tenbo-checksums.h"
#include "tenbo-export-job.h"
#include "tenbo-import.h"
#include "tenbo-rebuild.h"
#include "tenbo-repair.h"

#include <locale.h>

/* --- The history --- */

static TenboImport *
open_evening (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), "sample-evening.json",
                                            NULL);
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  TenboImport *import;
  char        *text;
  gsize        length;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  bytes = g_bytes_new_take (text, length);
  import = tenbo_import_new (bytes, rulesets, &problem);
  g_assert_nonnull (import);
  return import;
}

static char *
import (StoreTest  *test,
        TenboStore *store,
        GError    **error)
{
  g_autoptr (TenboImport) file = open_evening ();
  g_autoptr (TenboImportReport) report = tenbo_import_run (file, store, NULL, NULL, NULL, error);

  return report != NULL ? g_strdup_printf ("%u games", report->n_added) : NULL;
}

static void
create (StoreTest *test)
{
  g_object_unref (store_test_open (test));
}

static void
fill (StoreTest *test)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *result = import (test, store, &error);

  g_assert_no_error (error);
}

/* --- A game --- */

static void
start_game (StoreTest *test)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("tenhou-hanchan");
  g_autoptr (TenboGame) game = game_test_create (store, ruleset);

  game_test_ron (game, 1, 3);
  game_test_riichi (game, 2);
}

static char *
open_game (StoreTest  *test,
           TenboStore *store,
           GError    **error)
{
  g_autoptr (TenboGame) game = tenbo_game_open (store, 1, error);

  return game != NULL ? game_test_describe (game) : NULL;
}

/* A change that fails leaves the opened game as it was. */
static char *
play (StoreTest  *test,
      TenboStore *store,
      GError    **error)
{
  g_autoptr (TenboGame) game = tenbo_game_open (store, 1, error);
  g_autofree char *before = game != NULL ? game_test_describe (game) : NULL;
  g_autofree char *after = NULL;
  TbEvent          draw;
  gboolean         is_done;

  if (game == NULL)
    return NULL;

  tenbo_game_begin_event (game, TB_RESULT_DRAW, &draw);
  draw.tenpai[0] = 2;
  draw.n_tenpai = 1;

  is_done = apply_test (game, tenbo_game_change_confirm (&draw), error);
  after = game_test_describe (game);
  g_assert_true (is_done || g_str_equal (before, after));
  return is_done ? g_steal_pointer (&after) : NULL;
}

/* --- The history as a whole --- */

static char *
check (StoreTest  *test,
       TenboStore *store,
       GError    **error)
{
  TenboCheckResult result;

  if (!tenbo_check_all (store, NULL, NULL, &result, error))
    return NULL;

  return g_strdup_printf ("%u games, %u findings", result.n_games, result.n_findings);
}

static void
forget_counts (StoreTest *test)
{
  fill (test);
  store_test_change (test->path, "UPDATE game_results SET counted_by = 0");
}

static char *
rebuild (StoreTest  *test,
         TenboStore *store,
         GError    **error)
{
  TenboRebuildResult result;

  if (!tenbo_rebuild_counts (store, NULL, NULL, NULL, &result, error))
    return NULL;

  return g_strdup_printf ("%u games", result.n_counted);
}

static void
damage (StoreTest *test)
{
  fill (test);
  store_test_sql (test->path, "UPDATE games SET title = 'X' WHERE id = 1;"
                              "UPDATE games SET honba = honba + 1 WHERE id = 2");
}

static char *
repair (StoreTest  *test,
        TenboStore *store,
        GError    **error)
{
  static const TenboRepairReport report = { 0 };
  g_auto (TenboRepairResult) result = { 0 };

  return tenbo_repair (store, NULL, &report, &result, error)
           ? g_strdup_printf ("%u left", result.n_left)
           : NULL;
}

/* --- Exports --- */

static char *export (TenboExportJob job,
                     GError       **error)
{
  g_autoptr (GBytes) bytes = tenbo_export_job_to_bytes (&job, error);

  return bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;
}

static char *
export_history (StoreTest  *test,
                TenboStore *store,
                GError    **error)
{
  return export ((TenboExportJob) { .store = store, .form = TENBO_EXPORT_JSON }, error);
}

static char *
export_hands (StoreTest  *test,
              TenboStore *store,
              GError    **error)
{
  return export ((TenboExportJob) { .store = store, .form = TENBO_EXPORT_CSV_HANDS }, error);
}

static char *
export_people (StoreTest  *test,
               TenboStore *store,
               GError    **error)
{
  return export ((TenboExportJob) { .store = store, .form = TENBO_EXPORT_CSV_PEOPLE }, error);
}

static char *
export_standings (StoreTest  *test,
                  TenboStore *store,
                  GError    **error)
{
  return export ((TenboExportJob) { .store = store, .form = TENBO_EXPORT_CSV_STANDINGS }, error);
}

static char *
export_session (StoreTest  *test,
                TenboStore *store,
                GError    **error)
{
  return export (
    (TenboExportJob) { .store = store, .form = TENBO_EXPORT_TEXT, .session_id = 1 }, error);
}

/* --- The tests --- */

static const FaultScenario scenarios[] = {
  { "import", create, import, FAULT_SCENARIO_NONE },
  { "open a game", start_game, open_game, FAULT_SCENARIO_NONE },
  { "play", start_game, play, FAULT_SCENARIO_NONE },
  { "check", fill, check, FAULT_SCENARIO_NONE },
  { "rebuild", forget_counts, rebuild, FAULT_SCENARIO_GRADUAL },
  { "repair", damage, repair, FAULT_SCENARIO_GRADUAL },
  { "export the history", fill, export_history, FAULT_SCENARIO_NONE },
  { "export hands", fill, export_hands, FAULT_SCENARIO_NONE },
  { "export people", fill, export_people, FAULT_SCENARIO_NONE },
  { "export standings", fill, export_standings, FAULT_SCENARIO_NONE },
  { "export a session", fill, export_session, FAULT_SCENARIO_NONE },
};

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  fault_vfs_register ();

  for (gsize i = 0; i < G_N_ELEMENTS (scenarios); i++)
    fault_scenario_add ("/memory", &scenarios[i], FAULT_MEMORY);

  return g_test_run ();
}
