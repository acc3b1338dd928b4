/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The summaries of the built-in rulesets, their groups, and what a search finds. */

#include "tenbo-fold.h"
#include "tenbo-ruleset-list.h"
#include "tenbo-ruleset-summary.h"

#include <locale.h>
#include <string.h>

static TenboRuleset *
find (const char *id)
{
  g_autoptr (TenboRulesetList) rulesets = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboRuleset *ruleset = tenbo_ruleset_list_find (rulesets, id, &error);

  g_assert_no_error (error);
  return ruleset;
}

static void
test_summaries (void)
{
  static const struct
  {
    const char *id;
    const char *expected;
  } cases[] = {
    { "ema-2025",
      "4 players · East and South · no red fives · open tanyao\n"
      "Start 30,000, return 30,000 · uma +15 / +5 / −5 / −15" },
    { "mleague",
      "4 players · East and South · 3 red fives · open tanyao\n"
      "Start 25,000, return 30,000 · uma +30 / +10 / −10 / −30" },
    { "tokyo-chip-parlor",
      "4 players · East and South · 3 red fives · open tanyao · chips\n"
      "Start 25,000, return 30,000 · uma +20 / +10 / −10 / −20" },
    { "mizukawa-sanma",
      "3 players · East and South · 2 red fives · open tanyao\n"
      "Start 30,000, return 40,000 · floating uma" },
    { "kansai-sanma",
      "3 players · East and South · all fives red · no open tanyao\n"
      "Start 35,000, return 40,000 · no uma" },
    { "sanma-parlor",
      "3 players · East and South · all fives red · limited open tanyao\n"
      "Start 35,000, return 40,000 · no uma" },
    { "fenghua", "4 players · East to North\nScores start at 0 · at least 4 tai" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TenboRuleset) ruleset = find (cases[i].id);
      g_autofree char *summary = tenbo_ruleset_dup_summary (ruleset);

      g_assert_cmpstr (summary, ==, cases[i].expected);
    }
}

/* One red five, and two suits instead of three. */
static void
test_red_fives (void)
{
  static const struct
  {
    const char *fields;
    const char *expected;
  } cases[] = {
    { "{\"red-fives\": 0, \"red-fives-suits\": [{\"suit\": \"pinzu\", \"count\": 1}]}",
      "1 red five ·" },
    { "{\"red-fives\": 4}", "all fives red ·" },
    { "{\"red-fives\": 4, \"red-fives-suits\": [{\"suit\": \"manzu\", \"count\": 0}]}",
      "8 red fives ·" },
  };
  g_autoptr (TenboRuleset) base = find ("ema-2025");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboRuleset) ruleset = tenbo_ruleset_override (base, cases[i].fields, &error);
      g_autofree char *summary = NULL;

      g_assert_no_error (error);
      summary = tenbo_ruleset_dup_summary (ruleset);
      g_assert_nonnull (strstr (summary, cases[i].expected));
    }
}

static void
test_groups (void)
{
  static const struct
  {
    const char       *id;
    TenboRulesetGroup group;
  } cases[] = {
    { "mleague", TENBO_RULESET_GROUP_RED_FIVES },
    { "wrc-2025", TENBO_RULESET_GROUP_NO_RED_FIVES },
    { "allen", TENBO_RULESET_GROUP_THREE_PLAYERS },
    { "mizukawa-sanma", TENBO_RULESET_GROUP_THREE_PLAYERS },
    { "fenghua", TENBO_RULESET_GROUP_WITHOUT_RIICHI },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TenboRuleset) ruleset = find (cases[i].id);

      g_assert_cmpint (tenbo_ruleset_get_group (ruleset), ==, cases[i].group);
    }
}

static gboolean
contains (const TenboRulesetSearch *search,
          const char               *phrase)
{
  g_autofree char *folded = tenbo_fold (phrase);

  return tenbo_ruleset_search_contains (search, folded);
}

static gboolean
contains_words (const TenboRulesetSearch *search,
                const char               *text)
{
  g_autofree char *folded = tenbo_fold (text);
  g_auto (GStrv) words = g_strsplit (folded, " ", 0);

  return tenbo_ruleset_search_contains_words (search, (const char *const *) words);
}

/* Returns @base without red fives and open tanyao. */
static TenboRuleset *
create_strict (TenboRuleset *base)
{
  g_autoptr (GError) error = NULL;
  TenboRuleset *strict = tenbo_ruleset_override (base,
                                                 "{\"red-fives\": 0, \"open-tanyao\": false}",
                                                 &error);

  g_assert_no_error (error);
  return strict;
}

/* A rule is found by its usual names, but not by the name of its opposite. */
static void
test_search (void)
{
  g_autoptr (TenboRuleset) online = find ("tenhou-sanma");
  g_autoptr (TenboRuleset) strict = create_strict (online);
  g_autoptr (TenboRuleset) tai = find ("fenghua");
  g_autoptr (TenboRulesetSearch) with = tenbo_ruleset_search_new (online, FALSE);
  g_autoptr (TenboRulesetSearch) without = tenbo_ruleset_search_new (strict, FALSE);
  g_autoptr (TenboRulesetSearch) other = tenbo_ruleset_search_new (tai, FALSE);
  static const char *const both[] = { "Sanma", "3 players", "hanchan", "40000", "40,000", "East" };
  static const char *const wins[] = { "red fives", "aka", "open tanyao", "Kuitan" };
  static const char *const lacks[] = { "no red", "without red fives", "aka nashi",
                                       "no open tanyao", "without open tanyao", "kuitan nashi" };

  for (guint i = 0; i < G_N_ELEMENTS (both); i++)
    {
      g_assert_true (contains (with, both[i]));
      g_assert_true (contains (without, both[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (wins); i++)
    {
      g_assert_true (contains (with, wins[i]));
      g_assert_false (contains (without, wins[i]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lacks); i++)
    {
      g_assert_false (contains (with, lacks[i]));
      g_assert_true (contains (without, lacks[i]));
    }
  g_assert_false (contains (other, "riichi"));
  g_assert_false (contains (other, "red"));
  g_assert_true (contains (other, "4 tai"));
}

/* Words are found in any order; those of a phrase together. */
static void
test_search_for_words (void)
{
  g_autoptr (TenboRuleset) online = find ("tenhou-sanma");
  g_autoptr (TenboRuleset) strict = create_strict (online);
  g_autoptr (TenboRulesetSearch) with = tenbo_ruleset_search_new (online, FALSE);
  g_autoptr (TenboRulesetSearch) without = tenbo_ruleset_search_new (strict, FALSE);

  g_assert_true (contains_words (with, "kuitan sanma red"));
  g_assert_false (contains_words (without, "kuitan sanma red"));
  g_assert_false (contains_words (with, "sanma no red fives"));
  g_assert_true (contains_words (without, "sanma no red fives"));
  g_assert_false (contains_words (with, "sanma nonesuch"));
}

/* Words for what most people play find the common rulesets only. */
static void
test_search_for_common (void)
{
  g_autoptr (TenboRuleset) ruleset = find ("tenhou-sanma");
  g_autoptr (TenboRulesetSearch) common = tenbo_ruleset_search_new (ruleset, TRUE);
  g_autoptr (TenboRulesetSearch) other = tenbo_ruleset_search_new (ruleset, FALSE);

  g_assert_true (tenbo_ruleset_search_is_common (common, "standard"));
  g_assert_true (tenbo_ruleset_search_is_common (common, "usual"));
  g_assert_false (tenbo_ruleset_search_is_common (common, "usua"));
  g_assert_false (tenbo_ruleset_search_is_common (common, "sanma"));
  g_assert_false (tenbo_ruleset_search_is_common (other, "standard"));
  g_assert_true (contains (common, "usua"));
  g_assert_true (contains_words (common, "usual sanma"));
  g_assert_false (contains_words (other, "usual sanma"));
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/words/ruleset-summary/summaries", test_summaries);
  g_test_add_func ("/words/ruleset-summary/red-fives", test_red_fives);
  g_test_add_func ("/words/ruleset-summary/groups", test_groups);
  g_test_add_func ("/words/ruleset-summary/search", test_search);
  g_test_add_func ("/words/ruleset-summary/words", test_search_for_words);
  g_test_add_func ("/words/ruleset-summary/common", test_search_for_common);

  return g_test_run ();
}
