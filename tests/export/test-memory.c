/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Imports and exports while SQLite gets no memory (fault-scenario.h). */

#include "fault-scenario.h"
#include "tenbo-export-job.h"
#include "tenbo-import.h"

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
