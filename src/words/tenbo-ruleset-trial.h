/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Samples of the payments of a ruleset, for a user who edits it. */

/* A line of a sample, for example a value and its payments. The texts are owned. */
typedef struct
{
  char *title;
  char *text;
} TenboTrialLine;

/* Plays sample hands that @rules allow, and lists the payments of each with their arithmetic
 * (TenboTrialLine), one per line. Transfer full. */
GPtrArray *tenbo_ruleset_trial_list_hands (const TbRules *rules);

/* Lists the results of a sample game (TenboTrialLine), one per player in the order of the ranks.
 * Transfer full. */
GPtrArray *tenbo_ruleset_trial_list_results (const TbRules *rules);

/* Lists the fields that differ between @ruleset and @base (TenboTrialLine): the name of the field,
 * and both values. Transfer full. */
GPtrArray *tenbo_ruleset_trial_list_differences (TenboRuleset *ruleset,
                                                 TenboRuleset *base);

G_END_DECLS
