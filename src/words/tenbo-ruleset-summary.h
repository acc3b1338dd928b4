/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Describes a ruleset in a list of rulesets: its summary, its group, and the words by which a
 * search finds it. All of them are made from its fields. */

/* The groups of rulesets in a list, in their order there */
typedef enum
{
  TENBO_RULESET_GROUP_RED_FIVES,
  TENBO_RULESET_GROUP_NO_RED_FIVES,
  TENBO_RULESET_GROUP_THREE_PLAYERS,
  TENBO_RULESET_GROUP_WITHOUT_RIICHI, /* any number of players */
} TenboRulesetGroup;

/* Returns the answers to what players ask first, in two lines: "4 players · East and South · no red
 * fives · open tanyao · chips", "Start 25,000, return 30,000 · uma +30 / +10 / −10 / −30". Transfer
 * full. */
char *tenbo_ruleset_dup_summary (TenboRuleset *ruleset);

TenboRulesetGroup tenbo_ruleset_get_group (TenboRuleset *ruleset);

/* Returns the heading of the group. Borrowed. */
const char *tenbo_ruleset_group_get_title (TenboRulesetGroup group);

/* The texts by which a search finds a ruleset: its name, ID, summary and source, and other usual
 * words for its rules */
typedef struct _TenboRulesetSearch TenboRulesetSearch;

/* @common: whether the ruleset is one of tenbo_ruleset_list_dup_common() */
TenboRulesetSearch *tenbo_ruleset_search_new (TenboRuleset *ruleset,
                                              gboolean      common);
void                tenbo_ruleset_search_free (TenboRulesetSearch *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRulesetSearch, tenbo_ruleset_search_free)

/* Whether the ruleset has @phrase, which tenbo_fold() folded. A rule that it lacks is only found as
 * a whole: “no red fives” by “no red fives” or “no reds”, but not by “red fives”. */
gboolean tenbo_ruleset_search_contains (const TenboRulesetSearch *self,
                                        const char               *phrase);

/* Whether the ruleset is a common one, and @phrase, which tenbo_fold() folded, is a word for
 * that. */
gboolean tenbo_ruleset_search_is_common (const TenboRulesetSearch *self,
                                         const char               *phrase);

/* Whether the ruleset has all @words: as phrases of several words where it has them. */
gboolean tenbo_ruleset_search_contains_words (const TenboRulesetSearch *self,
                                              const char *const        *words);

G_END_DECLS
