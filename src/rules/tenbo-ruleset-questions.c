/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-ruleset-questions.h"

#include "tenbo-ruleset-reader.h"

#include <glib/gi18n-lib.h>

/* With a last one without words */
#define MAX_ANSWERS 7

/* Any number of players */
#define ANY 0

typedef struct
{
  const char *words;
  int         players; /* of the games for which the answer is offered, or ANY */
  const char *fields;  /* members of a ruleset file */
} Answer;

/* The questions after the number of players. The first answer for a number of players is the most
 * usual one. */
static const struct
{
  const char *title;
  Answer      answers[MAX_ANSWERS];
} questions[] = {
  { N_ ("Length"),
    { { N_ ("East and South"), ANY, "\"winds\": 2" },
      { N_ ("East only"), ANY, "\"winds\": 1" } } },
  { N_ ("Start and return"),
    { { N_ ("25,000, return 30,000"), 4, "\"start-points\": 25000, \"return-points\": 30000" },
      { N_ ("25,000, return 25,000"), 4, "\"start-points\": 25000, \"return-points\": 25000" },
      { N_ ("30,000, return 30,000"), 4, "\"start-points\": 30000, \"return-points\": 30000" },
      { N_ ("35,000, return 40,000"), 3, "\"start-points\": 35000, \"return-points\": 40000" },
      { N_ ("35,000, return 35,000"), 3, "\"start-points\": 35000, \"return-points\": 35000" } } },
  { N_ ("Uma"),
    { { N_ ("10–20"), 4, "\"uma\": [20000, 10000, -10000, -20000]" },
      { N_ ("5–10"), 4, "\"uma\": [10000, 5000, -5000, -10000]" },
      { N_ ("10–30"), 4, "\"uma\": [30000, 10000, -10000, -30000]" },
      { N_ ("None"), 4, "\"uma\": [0, 0, 0, 0]" },
      { N_ ("1st takes 20,000 from 3rd"), 3, "\"uma\": [20000, 0, -20000]" },
      { N_ ("None"), 3, "\"uma\": [0, 0, 0]" } } },
  { N_ ("Red fives"),
    { { N_ ("One in each suit"), ANY, "\"red-fives\": 1, \"red-fives-suits\": []" },
      { N_ ("None"), ANY, "\"red-fives\": 0, \"red-fives-suits\": [], \"chip-red\": 0" } } },
  { N_ ("Chips"),
    { { N_ ("None"), ANY, "\"chip-ippatsu\": 0, \"chip-ura\": 0, \"chip-red\": 0, "
                          "\"chip-yakuman\": 0" },
      { N_ ("1,000 for ippatsu, ura dora and red fives; 5,000 for a yakuman"), ANY,
        "\"chip-ippatsu\": 1000, \"chip-ura\": 1000, \"chip-red\": 1000, "
        "\"chip-yakuman\": 5000" },
      { N_ ("2,000 for ippatsu, ura dora and red fives; 10,000 for a yakuman"), ANY,
        "\"chip-ippatsu\": 2000, \"chip-ura\": 2000, \"chip-red\": 2000, "
        "\"chip-yakuman\": 10000" } } },
  { N_ ("Bust"),
    { { N_ ("A score below 0 ends the game"), ANY, "\"bust\": \"below-zero\"" },
      { N_ ("A score of 0 or less ends the game"), ANY, "\"bust\": \"zero-or-below\"" },
      { N_ ("The game continues"), ANY, "\"bust\": \"none\"" } } },
  { N_ ("Open tanyao"),
    { { N_ ("Allowed"), ANY, "\"open-tanyao\": true" },
      { N_ ("Not allowed"), ANY, "\"open-tanyao\": false" } } },
  { N_ ("Winners on one discard"),
    { { N_ ("Two, and three"), 4, "\"max-winners\": 3, \"aborts\": []" },
      { N_ ("Two"), ANY, "\"max-winners\": 2" },
      { N_ ("Only the nearest"), ANY, "\"max-winners\": 1" } } },
  { N_ ("Last dealer"),
    { { N_ ("Ends the game if 1st"), ANY, "\"last-dealer\": \"stops-first\"" },
      { N_ ("May end the game if 1st"), ANY, "\"last-dealer\": \"may-stop-first\"" },
      { N_ ("Repeats as in any other hand"), ANY, "\"last-dealer\": \"ordinary\"" } } },
  { N_ ("Honba"),
    { { N_ ("300 each"), 4,
        "\"honba-ron\": 300, \"honba-tsumo\": 100, \"honba-before-split\": false" },
      { N_ ("1,500 each"), 4,
        "\"honba-ron\": 1500, \"honba-tsumo\": 500, \"honba-before-split\": false" },
      { N_ ("200 each"), 3,
        "\"honba-ron\": 200, \"honba-tsumo\": 100, \"honba-before-split\": false" },
      { N_ ("1,000 each"), 3,
        "\"honba-ron\": 1000, \"honba-tsumo\": 500, \"honba-before-split\": false" } } },
  { N_ ("Noten payments"),
    { { N_ ("3,000 together"), 4, "\"noten-pool\": 3000, \"noten-payments\": \"pool\"" },
      { N_ ("2,000 together"), 3, "\"noten-pool\": 2000, \"noten-payments\": \"pool\"" },
      { N_ ("None"), ANY, "\"noten-pool\": 0" } } },
  { N_ ("Tsumo with three players"),
    { { N_ ("The share of the missing player is not paid"), 3,
        "\"tsumo-split\": \"own-share\"" },
      { N_ ("The two payers share the part of the missing player"), 3,
        "\"tsumo-split\": \"half-missing\"" } } },
};

G_STATIC_ASSERT (G_N_ELEMENTS (questions) <= TENBO_MAX_QUESTIONS);

guint
tenbo_ruleset_questions_count (void)
{
  return G_N_ELEMENTS (questions);
}

const char *
tenbo_ruleset_question_get_title (guint question)
{
  g_return_val_if_fail (question < G_N_ELEMENTS (questions), NULL);

  return _ (questions[question].title);
}

/* Returns the answer number @n to @question for games of @players, or NULL. */
static const Answer *
find_answer (guint question,
             int   players,
             guint n)
{
  for (const Answer *answer = questions[question].answers; answer->words != NULL; answer++)
    if ((answer->players == ANY || answer->players == players) && n-- == 0)
      return answer;

  return NULL;
}

GStrv
tenbo_ruleset_question_dup_answers (guint question,
                                    int   players)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const Answer *answer;

  g_return_val_if_fail (question < G_N_ELEMENTS (questions), NULL);

  for (guint n = 0; (answer = find_answer (question, players, n)) != NULL; n++)
    g_strv_builder_add (builder, _ (answer->words));
  return g_strv_builder_end (builder);
}

/* Sets the fields of the answer number @n to @question in @rules. */
static void
apply_answer (guint    question,
              guint    n,
              TbRules *rules)
{
  g_autoptr (JsonParser) parser = tenbo_json_parser_new ();
  g_auto (TenboRulesetRefusal) refusal = { 0 };
  const Answer    *answer = find_answer (question, rules->players, n);
  g_autofree char *text = NULL;
  g_autofree char *why = NULL;
  JsonNode        *node;
  gboolean         fine;

  if (answer == NULL)
    return; /* the question is not asked */

  text = g_strdup_printf ("{%s}", answer->fields);
  node = tenbo_json_parser_load (parser, text, -1, &why);
  fine = node != NULL && tenbo_ruleset_read_fields (json_node_get_object (node), tb_rule_fields,
                                                    TB_N_FIELDS, FALSE, TB_RULES_REVISION, rules,
                                                    &refusal);
  g_assert (fine); /* a test applies each answer */
}

/* Returns the number of fields that @draft contains. */
static guint
count_own (TenboRulesetDraft *draft)
{
  guint n = 0;

  for (TbField field = 0; field < TB_N_FIELDS; field++)
    if (tenbo_ruleset_draft_is_own (draft, field))
      n++;
  return n;
}

TenboRulesetDraft *
tenbo_ruleset_questions_create (TenboRulesetList          *list,
                                const TenboRulesetAnswers *answers,
                                const char                *id,
                                const char                *name)
{
  g_auto (GStrv) ids = NULL;
  TenboRulesetDraft *best = NULL;

  g_return_val_if_fail (TENBO_IS_RULESET_LIST (list) && answers != NULL, NULL);

  ids = tenbo_ruleset_list_dup_standard (list);
  for (char **base_id = ids; *base_id != NULL; base_id++)
    {
      g_autoptr (TenboRuleset) base = tenbo_ruleset_list_find (list, *base_id, NULL);
      g_autoptr (TenboRulesetDraft) draft = NULL;
      TbRules rules = *tenbo_ruleset_get_rules (base);

      if (rules.players != answers->players)
        continue;
      for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
        apply_answer (i, answers->answers[i], &rules);
      draft = tenbo_ruleset_draft_new_extension (base, id, name);
      tenbo_ruleset_draft_set_rules (draft, &rules, _ ("Answers"));
      tenbo_ruleset_draft_clear_idle (draft);
      if (tenbo_ruleset_draft_get_ruleset (draft) != NULL &&
          (best == NULL || count_own (draft) < count_own (best)))
        g_set_object (&best, draft);
    }
  g_assert (best != NULL); /* a test creates a draft for all answers */
  return best;
}
