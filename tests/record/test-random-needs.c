/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The needs of a player in random games under every shipped ruleset, against all possible outcomes:
 * every value, every payer, every draw. */

#include "random-play.h"
#include "sample-size.h"
#include "slow-needs.h"
#include "tenbo-ruleset-list.h"

#define N_HANDS     40
#define ONE_HAND_IN 4
/* With tai the test tries every sum, which is slow. */
#define ONE_TAI_HAND_IN 12

/* Moves points in hundreds, so that the gaps between the players are small or zero. */
static void
level_scores (RandomPlay *play,
              TbTable    *table)
{
  int32_t unit = table->rules->scoring == TB_SCORING_TAI ? 10 : 100;
  int32_t players = table->rules->players;
  int32_t sum = 0;

  for (TbPlayer player = 0; player < players; player++)
    sum += table->scores[player];
  for (TbPlayer player = 0; player < players - 1; player++)
    {
      int32_t off = (int32_t) random_play_below (play, 80) - 40;

      table->scores[player] = sum / (unit * players) * unit + off * unit;
    }

  table->scores[players - 1] = sum;
  for (TbPlayer player = 0; player < players - 1; player++)
    table->scores[players - 1] -= table->scores[player];
}

/* Advances to the last regular hand, and sometimes to its honba. */
static void
go_to_last_hand (RandomPlay *play,
                 TbTable    *table)
{
  const TbRules *rules = table->rules;

  table->next.round = (TbRound) {
    .wind = (TbWind) (rules->winds - 1),
    .number = (uint8_t) (rules->players - 1),
  };
  table->next.dealer = table->next.round.number;
  table->next.honba = rules->honba_counted ? (int32_t) random_play_below (play, 5) : 0;
}

static void
play_game (RandomPlay     *play,
           const TbRules  *rules,
           SlowNeedsCount *count)
{
  uint32_t one_in = rules->scoring == TB_SCORING_TAI ? ONE_TAI_HAND_IN : ONE_HAND_IN;
  TbTable  table;

  tb_table_start (&table, rules);
  for (int32_t i = 0; i < N_HANDS && table.end.reason == TB_END_NONE; i++)
    {
      TbPartialHand partial;
      TbEvent       event;
      TbHandResult  result;
      TbProblem     problem;

      if (random_play_happens (play, 15))
        level_scores (play, &table);
      if (random_play_happens (play, 10) && rules->winds > 0)
        go_to_last_hand (play, &table);
      random_play_partial (play, &table, &partial);
      if (random_play_below (play, one_in) == 0)
        slow_needs_check (&table, &partial, count);

      random_play_event (play, &table, &partial, &event);
      g_assert_cmpint (tb_table_apply (&table, &event, &result, &problem), ==, TB_OK);
    }
}

static void
check_ruleset (gconstpointer data)
{
  TenboRuleset  *ruleset = (TenboRuleset *) data;
  const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
  SlowNeedsCount count = { 0 };
  int            n_games = sample_size (15, 120);
  RandomPlay     play;

  random_play_init (&play, g_str_hash (tenbo_ruleset_get_id (ruleset)));
  for (int32_t i = 0; i < n_games; i++)
    play_game (&play, rules, &count);

  for (TbGoal goal = TB_GOAL_RANK; goal < TB_N_GOALS; goal++)
    g_assert_cmpint (count.wins[goal], >, n_games / 10);
  if (rules->noten_pool > 0)
    g_assert_cmpint (count.draws[TB_GOAL_RANK], >, 0);
  g_assert_cmpint (count.no_wins, >, n_games);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (TenboRulesetList) rulesets = NULL;

  g_test_init (&argc, &argv, NULL);
  rulesets = tenbo_ruleset_list_new (NULL);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (rulesets)); i++)
    {
      TenboRuleset    *ruleset = g_list_model_get_item (G_LIST_MODEL (rulesets), i);
      g_autofree char *path = g_strdup_printf ("/random-needs/%s", tenbo_ruleset_get_id (ruleset));

      g_test_add_data_func_full (path, ruleset, check_ruleset, g_object_unref);
    }

  return g_test_run ();
}
