/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* The pages of the help, each created when it is opened. All are floating. */

/* Creates the page on how to use the program, which is the same for all rulesets. It begins at the
 * topic with the name @topic; NULL: at the first one. */
AdwNavigationPage *tenbo_help_guide_page_new (const char *topic);

/* Creates the page with the terms of the game, which is the same for all rulesets. */
AdwNavigationPage *tenbo_help_terms_page_new (void);

/* Creates the page with every yaku, or item of tai, of @ruleset, with its value and an example.
 * Typing starts a search. */
AdwNavigationPage *tenbo_help_yaku_page_new (TenboRuleset *ruleset);

/* Creates the page with the payments for each value under @ruleset. */
AdwNavigationPage *tenbo_help_scores_page_new (TenboRuleset *ruleset);

/* Creates the page that explains how @ruleset counts fu. */
AdwNavigationPage *tenbo_help_fu_page_new (TenboRuleset *ruleset);

/* Creates the page with all rules of @ruleset in sentences, with their notes. If it extends a
 * ruleset of @rulesets, the page shows the values of that if they differ. If the ruleset is
 * @editable, it offers to edit it, or a copy if it is built in. The page searches for the rule
 * @field at first; TB_FIELD_NONE: it shows all. */
AdwNavigationPage *tenbo_help_rules_page_new (TenboRuleset     *ruleset,
                                              TenboRulesetList *rulesets,
                                              gboolean          editable,
                                              TbField           field);

/* Creates the page with the rules that differ between @ruleset and @other. */
AdwNavigationPage *tenbo_help_compare_page_new (TenboRuleset *ruleset,
                                                TenboRuleset *other);

/* The texts of the guide by topic, marked for translation; a topic without a title ends the list. A
 * control is named in braces by its label ("{_New Game}"). */
typedef struct
{
  const char *name; /* "money", for links */
  const char *title;
  const char *text;
} TenboHelpTopicText;

extern const TenboHelpTopicText tenbo_help_guide[];

G_END_DECLS
