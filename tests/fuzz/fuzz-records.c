/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz-json.h"
#include "fuzz.h"

#include <string.h>

/* Records of games: a refusal has a location, an accepted record is written and read without a
 * difference, and it plays the same each time. */

static TenboRulesetList *rulesets;

static void
set_up (void)
{
  rulesets = tenbo_ruleset_list_new (NULL);
}

static TenboRecord *
parse (const char *json,
       gsize       n)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  TenboRecord *record = tenbo_record_parse (json, (gssize) n, rulesets, &problem);

  if (record == NULL)
    fuzz_json_check_problem (&problem);
  else
    g_assert_null (problem.at);

  return record;
}

/* Writes @record and reads it again. */
static void
check_written (const TenboRecord *record)
{
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  g_autoptr (TenboRecord) again = NULL;

  tenbo_record_write (record, first);
  again = parse (first->str, first->len);
  if (again == NULL)
    fuzz_fail ("written, but refused: %s", first->str);
  tenbo_record_write (again, second);
  g_assert_cmpstr (first->str, ==, second->str);
}

/* Each hand is stored alone. */
static void
check_hands (const TenboRecord *record)
{
  for (guint i = 0; i < record->hands->len; i++)
    {
      g_autoptr (GString) first = g_string_new (NULL);
      g_autoptr (GString) second = g_string_new (NULL);
      g_auto (TenboRecordProblem) problem = { 0 };
      TenboRecordHand hand = { 0 };

      tenbo_record_write_hand (record->hands->pdata[i], record->ruleset, first);
      if (!tenbo_record_parse_hand (first->str, -1, record->ruleset, &hand, &problem))
        fuzz_fail ("written, but refused: %s: %s", problem.at, first->str);
      tenbo_record_write_hand (&hand, record->ruleset, second);
      tenbo_record_hand_clear (&hand);
      g_assert_cmpstr (first->str, ==, second->str);
    }
}

static void
count_cb (const TbTable      *table,
          const TbHandResult *result,
          guint               index,
          gpointer            n_played)
{
  g_assert_cmpuint (index, ==, *(guint *) n_played);
  ++*(guint *) n_played;
}

static gboolean
play (const TenboRecord   *record,
      TenboRecordPlayFlags flags,
      TbTable             *table)
{
  g_auto (TenboRecordProblem) problem = { 0 };
  guint n_played = 0;

  if (tenbo_record_play (record, flags, table, count_cb, &n_played, &problem))
    {
      g_assert_cmpuint (n_played, ==, record->hands->len);
      return TRUE;
    }

  g_assert_cmpuint (n_played, <, record->hands->len);
  fuzz_json_check_problem (&problem);

  return FALSE;
}

/* New input is played under stricter rules than recorded games. */
static void
check_play (const TenboRecord *record)
{
  TbTable      table;
  TbSettlement settlement;
  gboolean     entered = play (record, TENBO_RECORD_PLAY_NEW, &table);

  if (!play (record, TENBO_RECORD_PLAY_RECORDED, &table))
    g_assert_false (entered);
  else if (table.end.reason != TB_END_NONE)
    tb_table_settle (&table, &settlement);
}

static void
check_player (const char          *json,
              gsize                n,
              TenboRecordPlayFlags flags)
{
  g_autoptr (TenboRecordPlayer) player = tenbo_record_player_new (rulesets, flags);
  g_autoptr (GString) first = g_string_new (NULL);
  g_autoptr (GString) second = g_string_new (NULL);
  gboolean accepted = tenbo_record_player_play (player, json, (gssize) n, first);

  fuzz_json_check (first->str);
  g_assert_true (tenbo_record_player_play (player, json, (gssize) n, second) == accepted);
  g_assert_cmpstr (first->str, ==, second->str);
}

static void
run (const uint8_t *bytes,
     size_t         n)
{
  g_autofree char *json = g_strndup ((const char *) bytes, n);
  g_autoptr (TenboRecord) record = parse (json, n);

  check_player (json, n, TENBO_RECORD_PLAY_NEW | TENBO_RECORD_PLAY_NEEDS);
  if (record == NULL)
    return;

  check_written (record);
  check_hands (record);
  check_play (record);
}

static void
add_seeds (GPtrArray *seeds)
{
  static const char *const cases[] = {
    "cases/allen.jsonl",
    "cases/b-rule.jsonl",
    "cases/fenghua.jsonl",
    "cases/mizukawa-hanchan.jsonl",
    "cases/sanma-parlor.jsonl",
    "cases/tokyo-chip-parlor.jsonl",
    "cases/health-club.jsonl",
  };

  fuzz_json_add_files (seeds, "games", ".json");
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    fuzz_json_add_lines (seeds, cases[i], "game", 5);
}

const FuzzTarget fuzz_records = {
  .name = "records",
  .n_runs = 200,
  .set_up = set_up,
  .run = run,
  .mutate = fuzz_json_mutate,
  .add_seeds = add_seeds,
};
