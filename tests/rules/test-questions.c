/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The questions that make a new ruleset. */

#include "tenbo-ruleset-questions.h"
#include "tenbo-ruleset-reader.h"

/* The number of random combinations of answers for each number of players */
#define N_COMBINATIONS 150

/* The answers depend on the number of players. */
static void
test_words (void)
{
  static const struct
  {
    const char *title;
    const char *of_four;
    const char *of_three;
  } cases[] = {
    { "Length", "East and South, East only", "East and South, East only" },
    { "Start and return",
      "25,000, return 30,000, 25,000, return 25,000, 30,000, return 30,000",
      "35,000, return 40,000, 35,000, return 35,000" },
    { "Uma", "10–20, 5–10, 10–30, None", "1st takes 20,000 from 3rd, None" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) four = tenbo_ruleset_question_dup_answers (i, 4);
      g_auto (GStrv) three = tenbo_ruleset_question_dup_answers (i, 3);
      g_autofree char *of_four = g_strjoinv (", ", four);
      g_autofree char *of_three = g_strjoinv (", ", three);

      g_assert_cmpstr (tenbo_ruleset_question_get_title (i), ==, cases[i].title);
      g_assert_cmpstr (of_four, ==, cases[i].of_four);
      g_assert_cmpstr (of_three, ==, cases[i].of_three);
    }
}

/* Any answers make a valid ruleset. */
static void
test_answers (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);

  for (int players = 3; players <= 4; players++)
    for (int n = 0; n < N_COMBINATIONS; n++)
      {
        TenboRulesetAnswers answers = { .players = players };
        g_autoptr (TenboRulesetDraft) draft = NULL;

        for (guint i = 0; i < tenbo_ruleset_questions_count (); i++)
          {
            g_auto (GStrv) words = tenbo_ruleset_question_dup_answers (i, players);

            if (n > 0 && words[0] != NULL)
              answers.answers[i] = (guint) g_test_rand_int_range (0, (int) g_strv_length (words));
          }
        draft = tenbo_ruleset_questions_create (list, &answers, "ours", "Ours");
        g_assert_nonnull (tenbo_ruleset_draft_get_ruleset (draft));
        g_assert_cmpint (tenbo_ruleset_draft_get_rules (draft)->players, ==, players);
      }
}

/* The rules are those of the answers, also if the base has others. */
static void
test_rules (void)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  TenboRulesetAnswers answers = { 4, { 1, 2, 1, 1, 1, 2, 1, 2, 2, 1, 1 } };
  g_autoptr (TenboRulesetDraft) draft = tenbo_ruleset_questions_create (list, &answers, "ours",
                                                                        "Ours");
  const TbRules *rules = tenbo_ruleset_draft_get_rules (draft);

  g_assert_cmpint (rules->winds, ==, 1);
  g_assert_cmpint (rules->start_points, ==, 30000);
  g_assert_cmpint (rules->uma[0], ==, 10000);
  g_assert_cmpint (rules->red_fives, ==, 0);
  g_assert_cmpint (rules->chip_ura, ==, 1000);
  g_assert_cmpint (rules->bust, ==, TB_BUST_NONE);
  g_assert_false (rules->open_tanyao);
  g_assert_cmpint (rules->max_winners, ==, 1);
  g_assert_cmpint (rules->last_dealer, ==, TB_LAST_DEALER_ORDINARY);
  g_assert_cmpint (rules->honba_ron, ==, 1500);
  g_assert_cmpint (rules->noten_pool, ==, 0);
}

/* A new ruleset extends the ruleset that needs the fewest changes for the answers. */
static void
test_base (void)
{
  static const struct
  {
    TenboRulesetAnswers answers;
    const char         *extends;
    guint               n_own;
  } cases[] = {
    { { 4, { 0 } }, "tenhou-hanchan", 2 },
    { { 4, { 0, 1, 2, 1, 0, 2, 0, 2, 2 } }, "mleague", 2 },
    { { 4, { 1, 0, 0, 0, 1, 1, 0, 0 } }, "free-parlor", 7 },
    { { 4, { 0, 2, 1, 1, 0, 2, 0, 2, 2, 1, 1 } }, "wrc-2025", 4 },
    { { 3, { 0 } }, "tenhou-sanma", 0 },
    { { 3, { 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 1 } }, "tenhou-sanma", 9 },
  };
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TenboRulesetDraft) draft =
        tenbo_ruleset_questions_create (list, &cases[i].answers, "ours", "Ours");
      TenboRuleset *ruleset = tenbo_ruleset_draft_get_ruleset (draft);
      guint         n_own = 0;

      for (TbField field = 0; field < TB_N_FIELDS; field++)
        n_own += tenbo_ruleset_draft_is_own (draft, field) ? 1 : 0;
      g_assert_cmpstr (tenbo_ruleset_get_head (ruleset)->extends, ==, cases[i].extends);
      g_assert_cmpuint (n_own, ==, cases[i].n_own);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/questions/answers for a number of players", test_words);
  g_test_add_func ("/questions/any answers make a ruleset", test_answers);
  g_test_add_func ("/questions/the base needs the fewest changes", test_base);
  g_test_add_func ("/questions/the rules are those of the answers", test_rules);

  return g_test_run ();
}
