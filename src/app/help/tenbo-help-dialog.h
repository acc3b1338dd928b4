/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* The help: a short guide, and the rules, the yaku, the score table and the fu of a ruleset. Each
 * page is created when it is opened. */
#define TENBO_TYPE_HELP_DIALOG (tenbo_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboHelpDialog, tenbo_help_dialog, TENBO, HELP_DIALOG, AdwDialog)

/* Opens the help for @ruleset above @parent and shows the page @page ("guide", "guide/money",
 * "rules", "yaku", "scores", "fu"), from which the user can go back to the first page; NULL or "":
 * the first page. The user can compare it with those of @rulesets, and choose another one of them
 * unless @ruleset is the copy that a game has. Ignores a page that @ruleset does not have. */
void tenbo_help_dialog_present (GtkWidget        *parent,
                                TenboRuleset     *ruleset,
                                TenboRulesetList *rulesets,
                                const char       *page);

/* Opens the help for the ruleset with the ID @id, or for the first of @rulesets if it does not
 * exist. The user can choose another ruleset. */
void tenbo_help_dialog_present_any (GtkWidget        *parent,
                                    TenboRulesetList *rulesets,
                                    const char       *id,
                                    const char       *page);

G_END_DECLS
