/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-json.h"
#include "fuzz-store.h"
#include "fuzz.h"

#include <string.h>

/* Files with games, imported into a store: a refused file changes nothing. An accepted one is
 * sound, is known when it comes again, and is the same history after an export and an import. */

static TenboRulesetList *rulesets;

static void
set_up (void)
{
  rulesets = tenbo_ruleset_list_new (NULL);
  fuzz_store_get_empty ();
}

/* Whether the file @json can be imported. */
static gboolean
is_accepted (GBytes *json)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboImport) import = tenbo_import_new (json, rulesets, &problem);
  g_autoptr (GError) error = NULL;
  gboolean accepted =
    import != NULL && tenbo_import_check (import, NULL, NULL, NULL, &problem, &error);

  if (!accepted)
    fuzz_json_check_problem (&problem);
  else
    g_assert_no_error (error);

  return accepted;
}

static TenboStore *
open_empty (const char *name)
{
  g_autofree char *path = fuzz_store_name_file (name);
  g_autoptr (GError) error = NULL;
  TenboStore *store;

  fuzz_store_write (path, fuzz_store_get_empty ());
  store = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);

  return store;
}

static void
check_refused (GBytes *json)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboImport) import = tenbo_import_new (json, rulesets, &problem);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (import == NULL)
    return;

  store = open_empty ("refused.db");
  before = fuzz_store_export (store, &error);
  g_assert_no_error (error);
  report = tenbo_import_run (import, store, NULL, NULL, NULL, &error);
  g_assert_null (report);
  g_assert_nonnull (error);
  g_clear_error (&error);
  after = fuzz_store_export (store, &error);
  g_assert_cmpstr (before, ==, after);
}

static char *
export_sound (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  char *json;

  g_assert_false (fuzz_store_is_damaged (store));
  json = fuzz_store_export (store, &error);
  g_assert_no_error (error);

  return json;
}

static void
check_accepted (GBytes *json)
{
  g_autoptr (TenboStore) store = open_empty ("one.db");
  g_autoptr (TenboStore) other = open_empty ("other.db");
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (TenboImportReport) again = NULL;
  g_autoptr (TenboImportReport) copied = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  report = fuzz_store_import (store, g_bytes_get_data (json, NULL), g_bytes_get_size (json));
  first = export_sound (store);
  again = fuzz_store_import (store, g_bytes_get_data (json, NULL), g_bytes_get_size (json));
  g_assert_cmpuint (again->n_added, ==, 0);
  g_assert_cmpuint (again->n_different, ==, 0);
  g_assert_cmpuint (again->n_known, ==, report->n_added + report->n_known);
  second = export_sound (store);
  g_assert_cmpstr (first, ==, second);

  copied = fuzz_store_import (other, first, strlen (first));
  g_assert_cmpuint (copied->n_added, ==, report->n_added);
  third = export_sound (other);
  g_assert_cmpstr (first, ==, third);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  g_autoptr (GBytes) json = g_bytes_new (bytes, n);

  if (is_accepted (json))
    check_accepted (json);
  else
    check_refused (json);
  fuzz_store_clear ();
}

static void
add_seeds (GPtrArray *seeds)
{
  fuzz_json_add_files (seeds, ".", "sample-evening.json");
  fuzz_json_add_files (seeds, "games", ".json");
  fuzz_json_add_lines (seeds, "cases/allen.jsonl", "game", 10);
}

const FuzzTarget fuzz_import = {
  .name = "import",
  .n_runs = 25,
  .set_up = set_up,
  .run = run,
  .mutate = fuzz_json_mutate,
  .add_seeds = add_seeds,
};
