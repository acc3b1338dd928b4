/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* All rulesets in groups by the number of players, each with what it is in two lines; typing
 * searches, Enter takes the first that is found.
 *
 * Signal: "chosen" (TenboRuleset): one was taken; the dialog closes by itself. */
#define TENBO_TYPE_RULESET_CHOOSER (tenbo_ruleset_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetChooser,
                      tenbo_ruleset_chooser,
                      TENBO,
                      RULESET_CHOOSER,
                      AdwDialog)

/* @current is the one that is marked, or NULL. Floating. */
TenboRulesetChooser *tenbo_ruleset_chooser_new (TenboRulesetList *rulesets,
                                                TenboRuleset     *current);

/* Says on @row, which opens the chooser, which ruleset is taken and what it is. */
void tenbo_ruleset_chooser_set_row (AdwActionRow *row,
                                    TenboRuleset *ruleset);

G_END_DECLS
