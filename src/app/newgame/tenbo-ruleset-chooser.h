/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* A dialog with all rulesets in groups: the last played ones, those of the user, and the built-in
 * ones by their rules, each with a summary of two lines. Typing filters the list, also by the
 * rules; Enter chooses the first match. */
#define TENBO_TYPE_RULESET_CHOOSER (tenbo_ruleset_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetChooser,
                      tenbo_ruleset_chooser,
                      TENBO,
                      RULESET_CHOOSER,
                      AdwDialog)

/* Opens the dialog over @parent. @current, which may be NULL, has a mark. If the user chooses a
 * ruleset, calls @chosen with @parent and the TenboRuleset, and closes the dialog. */
void tenbo_ruleset_chooser_present (GtkWidget        *parent,
                                    TenboRulesetList *rulesets,
                                    TenboRuleset     *current,
                                    GCallback         chosen);

/* Shows the name and the description of the current ruleset on @row, which opens the chooser. */
void tenbo_ruleset_chooser_set_row (AdwActionRow *row,
                                    TenboRuleset *ruleset);

G_END_DECLS
