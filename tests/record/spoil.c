/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "spoil.h"

TenboRulesetList *rulesets;

char *
dup_json (const char *quoted)
{
  return g_strdelimit (g_strdup (quoted), "'", '"');
}

/* Parses the JSON of @value, written with single quotes. */
static JsonNode *
make_node (const char *value)
{
  g_autofree char *json = dup_json (value);

  return json_from_string (json, NULL);
}

char *
make_record_under (const char *ruleset,
                   const char *members,
                   const char *hand)
{
  g_autoptr (TenboRuleset) found = NULL;
  const char *names = "'Aki', 'Ben', 'Chie', 'Dai'";
  char       *json;

  found = ruleset != NULL ? tenbo_ruleset_list_find (rulesets, ruleset, NULL)
                          : g_list_model_get_item (G_LIST_MODEL (rulesets), 0);
  g_assert_nonnull (found);
  if (tenbo_ruleset_get_rules (found)->players == 3)
    names = "'Aki', 'Ben', 'Chie'";

  json = g_strdup_printf ("{'format': 'tenbo-game/1', 'ruleset': '%s', "
                          "'players': [%s]%s%s, 'hands': [%s]}",
                          tenbo_ruleset_get_id (found), names, members != NULL ? ", " : "",
                          members != NULL ? members : "", hand);
  return g_strdelimit (json, "'", '"');
}

char *
make_record (const char *members,
             const char *hand)
{
  return make_record_under (NULL, members, hand);
}

/* Puts @value at @index of the list @node. */
static void
put_entry (JsonNode   *node,
           guint       index,
           const char *value)
{
  JsonArray *list = json_node_get_array (node);
  JsonArray *spoilt = json_array_new ();

  for (guint i = 0; i < json_array_get_length (list); i++)
    json_array_add_element (spoilt, i == index ? make_node (value)
                                               : json_node_copy (json_array_get_element (list, i)));
  json_node_take_array (node, spoilt);
}

/* Puts @value at the location @at below @node. */
static void
put (JsonNode   *node,
     const char *at,
     const char *value)
{
  const char      *end = at + strcspn (at + 1, ".[") + 1;
  gboolean         is_entry = at[0] == '[';
  g_autofree char *key = g_strndup (at, (gsize) (end - at));
  guint            index = is_entry ? (guint) g_ascii_strtoull (at + 1, NULL, 10) : 0;

  if (*end != '\0')
    put (is_entry ? json_array_get_element (json_node_get_array (node), index)
                  : json_object_get_member (json_node_get_object (node), key),
         *end == '.' ? end + 1 : end, value);
  else if (is_entry)
    put_entry (node, index, value);
  else if (value == NULL)
    json_object_remove_member (json_node_get_object (node), key);
  else
    json_object_set_member (json_node_get_object (node), key, make_node (value));
}

char *
spoil_record (const char *json,
              const char *at,
              const char *value)
{
  g_autoptr (JsonNode) root = json_from_string (json, NULL);

  g_assert_nonnull (root);
  put (root, at, value);
  return json_to_string (root, FALSE);
}

gboolean
play_record (const char         *json,
             TenboRulesetList   *list,
             TenboRecordProblem *problem)
{
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, -1, list, problem);
  TbTable table;

  return record != NULL &&
         tenbo_record_play (record, TENBO_RECORD_PLAY_NEW, &table, NULL, NULL, problem);
}

void
assert_refused (const char   *json,
                const char   *at,
                TbProblemCode code)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autofree char *shown = g_utf8_make_valid (json, -1);
  g_autofree char *text = NULL;

  g_test_message ("%s", shown);
  g_assert_false (play_record (json, rulesets, &problem));
  text = tenbo_record_problem_dup_text (&problem);
  g_test_message ("%s: %s", problem.at, text);
  g_assert_cmpstr (problem.at, ==, at);
  if (code != TB_PROBLEM_NONE)
    g_assert_cmpint (problem.problem.code, ==, code);
  g_assert_cmpuint (strlen (text), >, 8);
}
