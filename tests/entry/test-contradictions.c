/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entry sheet does not offer hands that contradict themselves. */

#include "entry-script.h"

/* Whether the cell of @han and @fu can be chosen after the answers. */
static gboolean
can_have (const TenboEntryModel *model,
          int                    han,
          int                    fu)
{
  size_t        n_cells;
  const TbCell *cells = tenbo_entry_model_cells (model, &n_cells);

  for (size_t i = 0; i < n_cells; i++)
    if (cells[i].entry.form == TB_VALUE_HAN && cells[i].entry.han == han &&
        cells[i].entry.fu == fu)
      return tenbo_entry_model_can_have_cell (model, &cells[i]);

  return FALSE;
}

/* The grid offers no cell that the rules refuse: by a ron only an open hand has 20 fu. */
static void
test_impossible_cells (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_run (&model, "2 4");
  g_assert_true (can_have (&model, 2, 20));
  g_assert_true (can_have (&model, 2, 25));
  g_assert_false (can_have (&model, 1, 25));
  entry_script_run (&model, "2 2");
  g_assert_cmpint (model.hands[1].value.fu, ==, 20);

  entry_script_run (&model, "riichi=1");
  g_assert_false (can_have (&model, 2, 20));
  g_assert_true (can_have (&model, 2, 25));
  g_assert_true (can_have (&model, 2, 30));
  entry_script_run (&model, "2 2");
  g_assert_cmpint (model.hands[1].value.fu, ==, 25);

  entry_script_run (&model, "riichi=1 winner=1 tsumo");
  g_assert_true (can_have (&model, 2, 20));
  g_assert_false (can_have (&model, 2, 25));
}

/* In the last hand the sheet asks whether a hand is open. */
static void
test_cells_of_an_open_hand (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TenboEntryModel model;
  TbTable         table;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_go_to_last_hand (&table);
  tenbo_entry_model_rebase (&model, &table, &model.running);
  entry_script_run (&model, "winner=0 from=1");
  g_assert_true (can_have (&model, 2, 25));
  entry_script_run (&model, "open");
  g_assert_false (can_have (&model, 2, 25));
  g_assert_true (can_have (&model, 2, 20));
  g_assert_true (can_have (&model, 2, 30));
}

/* The key of the last value skips values that are impossible for this hand. */
static void
test_last_value_is_possible (void)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset ("b-rule");
  TbNext          hand = { .dealer = 0 };
  TenboEntryModel model;
  TbTable         table;
  TbEvent         event;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  tb_event_init (&event, TB_RESULT_WIN);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], 2);
  event.wins[0].from = 3;
  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_HAN, .han = 1, .fu = 20 };
  tenbo_entry_model_note_last (&model, &hand, &event);
  event.wins[0].value.fu = 40;
  tenbo_entry_model_note_last (&model, &hand, &event);

  entry_script_run (&model, "2 4 r");
  g_assert_cmpint (model.hands[1].value.fu, ==, 20);
  entry_script_run (&model, "riichi=1 r");
  g_assert_cmpint (model.hands[1].value.fu, ==, 40);
  entry_script_run (&model, "r");
  g_assert_cmpint (model.hands[1].value.fu, ==, 40);
}

/* A later answer can contradict an earlier one; the refusal of the game gives the reason. */
static void
check_refused (const char   *ruleset_id,
               const char   *script,
               TbProblemCode code)
{
  g_autoptr (TenboRuleset) ruleset = entry_script_find_ruleset (ruleset_id);
  TenboEntryModel model;
  TbTable         table;
  TbEvent         event;
  TbHandResult    result;
  TbProblem       problem;

  entry_script_begin (&model, &table, ruleset, TENBO_ENTRY_WIN, "");
  entry_script_run (&model, script);
  tenbo_entry_model_build (&model, &event);
  g_assert_cmpint (tb_table_enter (&table, &event, &result, &problem), ==, TB_REFUSED);
  g_assert_cmpint (problem.code, ==, code);
}

static void
test_later_contradictions (void)
{
  check_refused ("b-rule", "2 4 1 2 riichi=1", TB_PROBLEM_FU_OF_OPEN);
  check_refused ("mleague", "winner=0 tsumo yakuman=tenhou riichi=0", TB_PROBLEM_FIRST_TURN);
  check_refused ("mleague", "winner=0 tsumo yakuman=tenhou winner=1", TB_PROBLEM_DEALER_ONLY);
}

int
main (int    argc,
      char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/entry/the-grid-offers-no-impossible-cell", test_impossible_cells);
  g_test_add_func ("/entry/the-grid-offers-no-impossible-cell-of-an-open-hand",
                   test_cells_of_an_open_hand);
  g_test_add_func ("/entry/the-key-of-the-last-value-skips-an-impossible-one",
                   test_last_value_is_possible);
  g_test_add_func ("/entry/a-later-answer-can-contradict-an-earlier-one",
                   test_later_contradictions);

  status = g_test_run ();
  entry_script_finish ();

  return status;
}
