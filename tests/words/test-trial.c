/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The samples of the payments of a ruleset. */

#include "words-test.h"

#include "tenbo-ruleset-list.h"
#include "tenbo-ruleset-trial.h"

static void
assert_line (const GPtrArray *lines,
             guint            index,
             const char      *title,
             const char      *text)
{
  const TenboTrialLine *line = lines->pdata[index];

  g_assert_cmpstr (line->title, ==, title);
  g_assert_cmpstr (line->text, ==, text);
}

static void
test_chips (WordsTest    *self,
            gconstpointer data)
{
  g_autoptr (GPtrArray) lines = tenbo_ruleset_trial_list_hands (self->game.rules);

  assert_line (lines, 0, "South ron off West, 3 han 40 fu",
               "West pays South 5,200: hand value \u00b7 3 han 40 fu: 40 × 2⁵ = 1,280, × 4 = 5,120 "
               "→ 5,200\n"
               "West pays South 300: honba \u00b7 1 honba × 300\n"
               "South takes 1,000 from the pot \u00b7 The winner takes the pot");
  assert_line (lines, 2, "East tsumo, 5 han, mangan",
               "East puts 1,000 into the pot: riichi stick\n"
               "South pays East 4,000: hand value \u00b7 5 han, mangan of the dealer: 12,000 ÷ 3 = "
               "4,000\n"
               "West pays East 4,000: hand value\n"
               "North pays East 4,000: hand value\n"
               "South pays East 100: honba \u00b7 1 honba × 100\n"
               "West pays East 100: honba\n"
               "North pays East 100: honba\n"
               "East takes 2,000 from the pot \u00b7 The winner takes the pot\n"
               "South pays East 100: ippatsu\nWest pays East 100: ippatsu\n"
               "North pays East 100: ippatsu\n"
               "South pays East 200: ura dora \u00b7 2 × 100\n"
               "West pays East 200: ura dora\n"
               "North pays East 200: ura dora\n"
               "South pays East 100: red fives\nWest pays East 100: red fives\n"
               "North pays East 100: red fives");
}

/* A payment in addition to the value has no tai. */
static void
test_tai (WordsTest    *self,
          gconstpointer data)
{
  g_autoptr (GPtrArray) lines = tenbo_ruleset_trial_list_hands (self->game.rules);

  g_assert_cmpuint (lines->len, ==, 4);
  assert_line (lines, 0, "South ron off West, 8 tai",
               "North pays South 8: additional payment\n"
               "East pays South 8: additional payment\n"
               "West pays South 8: hand value \u00b7 8 tai\n"
               "West pays South 8: additional payment");
}

/* Each shipped ruleset has sample hands, and results in the order of the ranks. */
static void
test_all (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++)
    {
      g_autoptr (TenboRuleset) ruleset = g_list_model_get_item (G_LIST_MODEL (list), i);
      const TbRules *rules = tenbo_ruleset_get_rules (ruleset);
      g_autoptr (GPtrArray) hands = tenbo_ruleset_trial_list_hands (rules);
      g_autoptr (GPtrArray) results = tenbo_ruleset_trial_list_results (rules);

      g_assert_cmpuint (hands->len, >=, 4);
      g_assert_cmpint (results->len, ==, rules->players);
      assert_line (results, 0, "1st", ((TenboTrialLine *) results->pdata[0])->text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/trial/chips", WordsTest, "free-parlor", words_test_set_up, test_chips,
              words_test_tear_down);
  g_test_add ("/trial/tai", WordsTest, "mcr", words_test_set_up, test_tai, words_test_tear_down);
  g_test_add_func ("/trial/all", test_all);

  return g_test_run ();
}
