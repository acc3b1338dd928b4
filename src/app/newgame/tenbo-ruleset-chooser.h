/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* All rulesets, grouped by the number of players, each with a description of two lines. Typing
 * filters the list, Enter chooses the first match.
 *
 * Signals: "chosen" (TenboRuleset): the user chose a ruleset; the dialog closes by itself. */
#define TENBO_TYPE_RULESET_CHOOSER (tenbo_ruleset_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetChooser,
                      tenbo_ruleset_chooser,
                      TENBO,
                      RULESET_CHOOSER,
                      AdwDialog)

/* Creates a chooser that marks @current, which can be NULL. Floating. */
TenboRulesetChooser *tenbo_ruleset_chooser_new (TenboRulesetList *rulesets,
                                                TenboRuleset     *current);

/* Shows the name and the description of the current ruleset on @row, which opens the chooser. */
void tenbo_ruleset_chooser_set_row (AdwActionRow *row,
                                    TenboRuleset *ruleset);

G_END_DECLS
