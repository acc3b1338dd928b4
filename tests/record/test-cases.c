/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays every worked game of tests/data/cases through the record layer. */

#include <json-glib/json-glib.h>
#include <string.h>

#include "tenbo-record.h"

static TenboRulesetList *rulesets;

static void
hand_played_cb (const TbTable      *table,
                const TbHandResult *result,
                guint               index,
                gpointer            user_data)
{
  GArray *results = user_data;
  int32_t total = result->pot + result->penalty_pot;

  g_assert_cmpuint (index, ==, results->len);
  for (int player = 0; player < table->rules->players; player++)
    total += result->scores[player];
  g_assert_cmpint (total, ==, table->rules->players * table->rules->start_points);
  g_array_append_vals (results, result, 1);
}

static void
assert_row (JsonArray     *expected,
            const int32_t *found)
{
  for (guint i = 0; i < json_array_get_length (expected); i++)
    g_assert_cmpint (found[i], ==, json_array_get_int_element (expected, i));
}

static void
check_rows (JsonObject *expect,
            const char *key,
            GArray     *results,
            size_t      offset)
{
  JsonArray *rows;

  if (!json_object_has_member (expect, key))
    return;

  rows = json_object_get_array_member (expect, key);
  g_assert_cmpuint (json_array_get_length (rows), ==, results->len);
  for (guint i = 0; i < results->len; i++)
    {
      const TbHandResult *result = &g_array_index (results, TbHandResult, i);
      const void         *row = (const guint8 *) result + offset;

      g_test_message ("%s of hand %u", key, i);
      assert_row (json_array_get_array_element (rows, i), row);
    }
}

static void
check_next (JsonObject *expect,
            GArray     *results)
{
  JsonArray *rows;

  if (!json_object_has_member (expect, "next"))
    return;

  rows = json_object_get_array_member (expect, "next");
  g_assert_cmpuint (json_array_get_length (rows), ==, results->len);
  for (guint i = 0; i < results->len; i++)
    {
      const TbHandResult *result = &g_array_index (results, TbHandResult, i);
      TbRound             at = result->next.round;
      g_autofree char    *round = g_strdup_printf ("%c%s%d", "ESWN"[at.wind],
                                                at.extension ? "+" : "", at.number + 1);
      JsonArray          *next;

      g_test_message ("next of hand %u", i);
      if (json_array_get_null_element (rows, i))
        {
          g_assert_cmpint (result->end.reason, !=, TB_END_NONE);
          continue;
        }
      g_assert_cmpint (result->end.reason, ==, TB_END_NONE);
      next = json_array_get_array_element (rows, i);
      g_assert_cmpstr (round, ==, json_array_get_string_element (next, 0));
      g_assert_cmpint (result->next.honba, ==, json_array_get_int_element (next, 1));
    }
}

static void
check_end (JsonObject    *expect,
           const TbTable *table)
{
  JsonNode   *node = json_object_get_member (expect, "end");
  const char *reason = tb_end_reason_id (table->end.reason);
  JsonArray  *pair;
  JsonArray  *players;
  TbPlayerSet set = 0;

  if (node == NULL)
    return;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      g_assert_cmpstr (reason, ==,
                       JSON_NODE_HOLDS_NULL (node) ? NULL : json_node_get_string (node));
      return;
    }
  pair = json_node_get_array (node);
  players = json_array_get_array_element (pair, 1);
  for (guint i = 0; i < json_array_get_length (players); i++)
    set |= TB_PLAYER_BIT (json_array_get_int_element (players, i));
  g_assert_cmpstr (reason, ==, json_array_get_string_element (pair, 0));
  g_assert_cmpuint (table->end.players, ==, set);
}

static void
check_settlement (JsonObject    *expect,
                  const TbTable *table)
{
  TbSettlement settlement;
  int32_t      totals[TB_MAX_PLAYERS];
  int32_t      ranks[TB_MAX_PLAYERS];

  if (!json_object_has_member (expect, "totals") && !json_object_has_member (expect, "ranks"))
    return;

  g_assert_cmpint (table->end.reason, !=, TB_END_NONE);
  tb_table_settle (table, &settlement);
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    {
      totals[player] = settlement.players[player].total;
      ranks[player] = settlement.players[player].rank;
    }
  if (json_object_has_member (expect, "totals"))
    assert_row (json_object_get_array_member (expect, "totals"), totals);
  if (json_object_has_member (expect, "ranks"))
    assert_row (json_object_get_array_member (expect, "ranks"), ranks);
}

static void
check_expected (JsonObject *expect)
{
  static const char *const known[] = { "deltas", "chips", "next", "pots", "end", "totals", "ranks",
                                       "error", NULL };
  g_autoptr (GList) keys = json_object_get_members (expect);

  for (GList *key = keys; key != NULL; key = key->next)
    g_assert_true (g_strv_contains (known, key->data));
}

static void
test_case (gconstpointer data)
{
  const char *line = data;
  g_autoptr (JsonNode) root = json_from_string (line, NULL);
  JsonObject      *object = json_node_get_object (root);
  JsonObject      *expect = json_object_get_object_member (object, "expect");
  g_autofree char *json = json_to_string (json_object_get_member (object, "game"), FALSE);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboRecord) record = tenbo_record_parse (json, -1, rulesets, &problem);
  g_autoptr (GArray) results = g_array_new (FALSE, FALSE, sizeof (TbHandResult));
  TbTable  table;
  gboolean played;

  g_test_message ("%s", json_object_get_string_member (object, "why"));
  check_expected (expect);
  played = record != NULL && tenbo_record_play (record, TENBO_RECORD_PLAY_NEW, &table,
                                                hand_played_cb, results, &problem);
  if (json_object_has_member (expect, "error"))
    {
      g_assert_false (played);
      g_test_message ("refused at %s", problem.at);
      return;
    }
  g_assert_true (played);
  check_rows (expect, "deltas", results, offsetof (TbHandResult, deltas));
  check_rows (expect, "chips", results, offsetof (TbHandResult, chips));
  check_rows (expect, "pots", results, offsetof (TbHandResult, pot));
  check_next (expect, results);
  check_end (expect, &table);
  check_settlement (expect, &table);
}

static guint
add_file (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("TENBO_TEST_DATA"), "cases", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      {
        g_autofree char *test = g_strdup_printf ("/cases/%s/%d", name, i + 1);

        g_test_add_data_func_full (test, g_strdup (lines[i]), test_case, g_free);
        n++;
      }
  return n;
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;
  guint       n = 0;
  int         status;

  /* pot and penalty_pot are compared as a row */
  G_STATIC_ASSERT (offsetof (TbHandResult, penalty_pot) ==
                   offsetof (TbHandResult, pot) + sizeof (int32_t));

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  folder = g_build_filename (g_getenv ("TENBO_TEST_DATA"), "cases", NULL);
  dir = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".jsonl"))
      n += add_file (name);
  g_assert_cmpuint (n, >, 0);
  status = g_test_run ();
  g_object_unref (rulesets);
  return status;
}
