/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-json-mistake.h"
#include "tenbo-record-game.h"

#include <string.h>

/* Location of the whole file */
static const TenboLocation root;

JsonNode *
tenbo_record_load (JsonParser         *parser,
                   const char         *json,
                   gssize              length,
                   gsize               max_bytes,
                   TenboRecordProblem *problem)
{
  static const char database[] = "SQLite format 3";
  TenboRecordReader reader = { .problem = problem };
  gsize             n = length >= 0 ? (gsize) length : strlen (json);
  g_autofree char  *why = NULL;
  g_autofree char  *words = NULL;
  JsonNode         *node = NULL;

  if (n >= strlen (database) && strncmp (json, database, strlen (database)) == 0)
    {
      tenbo_record_refuse (&reader, &root, (TenboRefusal) { .code = TB_PROBLEM_DATABASE });
      return NULL;
    }

  /* A large file is only checked for syntax errors, which needs no memory. */
  if (n <= max_bytes)
    node = tenbo_json_parser_load (parser, json, (gssize) n, &why);
  else
    why = tenbo_json_dup_mistake (json, n);

  if (node != NULL)
    return node;

  if (why == NULL)
    {
      tenbo_record_refuse (&reader, &root,
                           (TenboRefusal) {
                             .code = TB_PROBLEM_TOO_LARGE,
                             .max = (int32_t) (max_bytes / TENBO_MEBIBYTE),
                           });
      return NULL;
    }

  tenbo_record_refuse (&reader, &root, (TenboRefusal) { .code = TB_PROBLEM_SYNTAX });
  words = tenbo_words_problem (&problem->problem, NULL);
  problem->text = g_strdup_printf ("%s: %s", words, why);
  return NULL;
}

TenboRecord *
tenbo_record_parse (const char         *json,
                    gssize              length,
                    TenboRulesetList   *rulesets,
                    TenboRecordProblem *problem)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  TenboLocation location = { 0 };

  g_return_val_if_fail (json != NULL && TENBO_IS_RULESET_LIST (rulesets) && problem != NULL, NULL);

  memset (problem, 0, sizeof *problem);
  location.node = tenbo_record_load (parser, json, length, TENBO_MAX_GAME_BYTES, problem);
  if (location.node == NULL)
    return NULL;
  return tenbo_record_read_game (problem, &location, tenbo_ruleset_list_lookup, rulesets);
}

gboolean
tenbo_record_parse_hand (const char         *json,
                         gssize              length,
                         TenboRuleset       *ruleset,
                         TenboRecordHand    *out,
                         TenboRecordProblem *problem)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  TenboRecordReader reader = {
    .ruleset = ruleset,
    .problem = problem,
    .hand = out,
    .is_stored = TRUE,
  };
  TenboLocation location = { 0 };

  g_return_val_if_fail (json != NULL && TENBO_IS_RULESET (ruleset), FALSE);
  g_return_val_if_fail (out != NULL && problem != NULL, FALSE);

  reader.rules = tenbo_ruleset_get_rules (ruleset);
  memset (problem, 0, sizeof *problem);
  memset (out, 0, sizeof *out);
  location.node = tenbo_record_load (parser, json, length, G_MAXSIZE, problem);
  if (location.node != NULL && tenbo_record_read_hand (&reader, &location, &out->event))
    return TRUE;

  tenbo_record_hand_clear (out);
  return FALSE;
}

gboolean
tenbo_record_parse_partial (const char         *json,
                            gssize              length,
                            TenboRuleset       *ruleset,
                            TbPartialHand      *out,
                            TenboRecordProblem *problem)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  TenboRecordReader reader = { .ruleset = ruleset, .problem = problem };
  TenboLocation     location = { 0 };

  g_return_val_if_fail (json != NULL && TENBO_IS_RULESET (ruleset), FALSE);
  g_return_val_if_fail (out != NULL && problem != NULL, FALSE);

  reader.rules = tenbo_ruleset_get_rules (ruleset);
  memset (problem, 0, sizeof *problem);
  memset (out, 0, sizeof *out);
  location.node = tenbo_record_load (parser, json, length, G_MAXSIZE, problem);
  return location.node != NULL && tenbo_record_read_partial (&reader, &location, out);
}
