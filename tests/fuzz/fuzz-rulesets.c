/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-json.h"
#include "fuzz.h"
#include "tenbo-ruleset-import.h"
#include "tenbo-ruleset-trial.h"
#include "tenbo-words.h"

#include <string.h>

/* Rulesets: a refusal names the file and each location, an accepted ruleset is written and read
 * without a difference, can be described, and can be played. */

/* Name of the file in messages */
#define NAME "fuzz.json"

/* Number of hands played under each ruleset */
#define N_HANDS 6

static TenboRulesetList *rulesets;

static void
set_up (void)
{
  rulesets = tenbo_ruleset_list_new (NULL);
}

static void
check_error (const GError *error)
{
  g_auto (GStrv) lines = NULL;

  g_assert_nonnull (error);
  g_assert_true (error->domain == TENBO_RULESET_ERROR);
  g_assert_true (g_utf8_validate (error->message, -1, NULL));
  lines = g_strsplit (error->message, "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), >, 0);
  for (guint i = 0; lines[i] != NULL; i++)
    if (!g_str_has_prefix (lines[i], NAME ": ") || strlen (lines[i]) < strlen (NAME) + 10)
      fuzz_fail ("no location: “%s”", lines[i]);
}

static TenboRuleset *
read_ruleset (const char *json,
              gsize       n)
{
  g_autoptr (GError) error = NULL;
  TenboRuleset *ruleset = tenbo_ruleset_new_from_json (json, (gssize) n, NAME,
                                                       tenbo_ruleset_list_lookup, rulesets, &error);

  if (ruleset == NULL)
    check_error (error);
  else
    g_assert_no_error (error);

  return ruleset;
}

/* The canonical form, which is frozen into games, and the file that others receive. */
static void
check_written (TenboRuleset *ruleset)
{
  g_autoptr (TenboRuleset) again = NULL;
  g_autoptr (TenboRuleset) frozen = NULL;
  g_autoptr (GBytes) file = tenbo_ruleset_export (ruleset, rulesets);
  g_autoptr (TenboRuleset) of_file = NULL;
  g_autoptr (GError) error = NULL;
  const char *json = tenbo_ruleset_get_json (ruleset);

  again = read_ruleset (json, strlen (json));
  if (again == NULL)
    fuzz_fail ("written, but refused: %s", json);
  g_assert_cmpstr (json, ==, tenbo_ruleset_get_json (again));
  frozen = tenbo_ruleset_new_frozen (json, NAME, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (json, ==, tenbo_ruleset_get_json (frozen));
  of_file = read_ruleset (g_bytes_get_data (file, NULL), g_bytes_get_size (file));
  g_assert_nonnull (of_file);
  g_assert_cmpstr (json, ==, tenbo_ruleset_get_json (of_file));
}

static void
check_words (TenboRuleset *ruleset)
{
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
  g_autoptr (GPtrArray) hands = tenbo_ruleset_trial_list_hands (rules);
  g_autoptr (GPtrArray) results = tenbo_ruleset_trial_list_results (rules);

  g_assert_cmpuint (results->len, ==, (guint) rules->players);
  for (TbField field = TB_FIELD_NONE + 1; field < TB_N_FIELDS; field++)
    {
      g_autofree char *value = tenbo_words_field_value (rules, field);

      g_assert_true (g_utf8_validate (value, -1, NULL));
    }
}

static void
check_play (TenboRuleset *ruleset)
{
  TbTable    table;
  RandomPlay random;

  random_play_init (&random, 1);
  tb_table_start (&table, tenbo_ruleset_get_rules (ruleset));
  for (int i = 0; i < N_HANDS && table.end.reason == TB_END_NONE; i++)
    {
      TbPartialHand partial;
      TbEvent       event;
      TbHandResult  result;
      TbProblem     problem;

      random_play_partial (&random, &table, &partial);
      random_play_event (&random, &table, &partial, &event);
      g_assert_cmpint (tb_table_apply (&table, &event, &result, &problem), ==, TB_OK);
    }
}

static void
check_import (const uint8_t *bytes,
              size_t         n,
              gboolean       accepted)
{
  g_autoptr (GBytes) json = g_bytes_new (bytes, n);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRulesetImport) import = tenbo_ruleset_import_new (json, NAME, rulesets, &error);

  if (import == NULL)
    check_error (error);
  else
    g_assert_true (accepted);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  g_autofree char *json = g_strndup ((const char *) bytes, n);
  g_autoptr (TenboRuleset) ruleset = read_ruleset (json, n);

  check_import (bytes, n, ruleset != NULL);
  if (ruleset == NULL)
    return;

  check_written (ruleset);
  check_words (ruleset);
  check_play (ruleset);
}

/* The shipped rulesets extend each other; the houses are whole, and shorter. */
static void
add_seeds (GPtrArray *seeds)
{
  fuzz_json_add_files (seeds, "houses", ".json");
  fuzz_json_add_files (seeds, "../../rules", ".json");
}

const FuzzTarget fuzz_rulesets = {
  .name = "rulesets",
  .n_runs = 60,
  .set_up = set_up,
  .run = run,
  .mutate = fuzz_json_mutate,
  .add_seeds = add_seeds,
};
