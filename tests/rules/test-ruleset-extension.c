/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A new file that extends a ruleset, and the differences between two rulesets. */

#include <string.h>

#include "tenbo-ruleset-list.h"

static TenboRulesetList *shipped;

static TenboRuleset *
load (const char *json,
      GError    **error)
{
  return tenbo_ruleset_new_from_json (json, -1, "mine.json", tenbo_ruleset_list_lookup, shipped,
                                      error);
}

/* A new file changes only the name. */
static void
test_extension (void)
{
  g_autoptr (TenboRuleset) base = g_list_model_get_item (G_LIST_MODEL (shipped), 0);
  g_autoptr (TenboRuleset) whole = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *json = tenbo_ruleset_dup_extension (base, "mine", "The “new” \"one\"");
  g_autoptr (TenboRuleset) ruleset = load (json, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (tenbo_ruleset_get_id (ruleset), ==, "mine");
  g_assert_cmpstr (tenbo_ruleset_get_name (ruleset), ==, "The “new” \"one\"");
  g_assert_cmpstr (tenbo_ruleset_get_extends (ruleset), ==, tenbo_ruleset_get_id (base));
  for (int field = 0; field < TB_N_FIELDS; field++)
    g_assert_true (tenbo_ruleset_is_same_field (ruleset, base, (TbField) field));

  /* A full ruleset extends none. */
  whole = load (tenbo_ruleset_get_json (ruleset), &error);
  g_assert_no_error (error);
  g_assert_null (tenbo_ruleset_get_extends (whole));
}

/* Each kind of field: a boolean, a number, a word, a row, a set, records, and a part of a
 * record. */
static void
test_same_field (void)
{
  static const char *const changes[] = {
    "\"wareme\": true",
    "\"honba-ron\": 300",
    "\"nagashi\": \"win\"",
    "\"uma\": [10000, 5000, -5000, -10000]",
    "\"double-yakuman\": [\"kokushi-13\"]",
    "\"aborts\": [{\"reason\": \"nine-terminals\", \"dealer\": \"repeats\"}]",
    "\"yaku\": [{\"yaku\": \"riichi\", \"closed\": 2, \"open\": 0, \"instead\": false}]",
  };
  g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (shipped, "b-rule", NULL);

  for (size_t i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      g_autofree char *fields = g_strdup_printf ("{%s}", changes[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboRuleset) changed = tenbo_ruleset_override (base, fields, &error);

      g_assert_no_error (error);
      for (int field = 0; field < TB_N_FIELDS; field++)
        {
          g_autofree char *key = g_strdup_printf ("\"%s\":", tb_rule_fields[field].key);
          gboolean         same = !g_str_has_prefix (changes[i], key);

          g_assert_cmpint (tenbo_ruleset_is_same_field (base, changed, (TbField) field), ==, same);
        }
    }
}

/* A missing base, a base that is not a ruleset, and a base in a context without extensions. */
static void
test_extends_nothing (void)
{
  static const char json[] = "{\"format\": \"tenbo-rules/1\", \"id\": \"mine\", "
                             "\"name\": {\"en\": \"Mine\"}, \"extends\": \"no-such\"}";
  g_autoptr (GError) unknown = NULL;
  g_autoptr (GError) wrong = NULL;
  g_autoptr (GError) frozen = NULL;

  g_assert_null (load (json, &unknown));
  g_assert_error (unknown, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS);
  g_assert_nonnull (strstr (unknown->message, "extends: Unknown ruleset “no-such”"));
  g_assert_null (strchr (unknown->message, '\n')); /* it is complete */
  g_assert_null (load ("{\"format\": \"tenbo-rules/1\", \"id\": \"mine\", "
                       "\"name\": {\"en\": \"Mine\"}, \"extends\": 3}",
                       &wrong));
  g_assert_error (wrong, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_WRONG_TYPE);
  g_assert_null (strchr (wrong->message, '\n'));
  g_assert_null (tenbo_ruleset_new_from_json (json, -1, "mine.json", NULL, NULL, &frozen));
  g_assert_error (frozen, TENBO_RULESET_ERROR, TENBO_RULESET_ERROR_EXTENDS);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped = tenbo_ruleset_list_new (NULL);
  g_test_add_func ("/extension/a new file is its base under another name", test_extension);
  g_test_add_func ("/extension/fields are compared by value", test_same_field);
  g_test_add_func ("/extension/an unknown base is refused", test_extends_nothing);
  status = g_test_run ();
  g_object_unref (shipped);
  return status;
}
