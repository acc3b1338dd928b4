/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "import-test.h"

#include "tenbo-games.h"

#include "game-test.h"

#include <string.h>

TenboRecord *
import_test_parse (const char *json)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecord *record = tenbo_record_parse (json, -1, rulesets, &problem);

  if (record == NULL)
    g_test_message ("%s", problem.at);

  g_assert_nonnull (record);
  return record;
}

TenboImport *
import_test_open (const char *json)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (GBytes) bytes = g_bytes_new (json, strlen (json));
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboImport *file = tenbo_import_new (bytes, rulesets, &problem);

  g_assert_cmpstr (problem.at, ==, NULL);
  g_assert_nonnull (file);
  return file;
}

char *
import_test_make_json (const char *members,
                       const char *hands)
{
  g_autoptr (TenboRuleset) ruleset = game_test_ruleset (0);

  return g_strdup_printf ("{\"format\": \"tenbo-game/1\", %s \"ruleset\": \"%s\", "
                          "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], "
                          "\"hands\": [%s]}",
                          members, tenbo_ruleset_get_id (ruleset), hands);
}

gint64
import_test_import (TenboStore *store,
                    const char *json,
                    int         n_added)
{
  g_autoptr (TenboRecord) record = import_test_parse (json);
  g_autoptr (TenboImport) import = import_test_open (json);
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (TenboImportReport) report = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GError) error = NULL;

  game = tenbo_game_from_record (record, NULL, &error);
  g_assert_no_error (error);
  report = tenbo_import_run (import, store, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (report->n_added, ==, n_added);
  g_assert_cmpint (report->n_known, ==, 1 - n_added);

  read = tenbo_store_read_begin (store, NULL, &error);
  return tenbo_games_find (read, game->summary.uuid, &error);
}
