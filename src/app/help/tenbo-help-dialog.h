/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* The help: a short guide, and the yaku, the score table and the fu of a ruleset. A page is made
 * when it is opened. */
#define TENBO_TYPE_HELP_DIALOG (tenbo_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboHelpDialog, tenbo_help_dialog, TENBO, HELP_DIALOG, AdwDialog)

/* Opens the help of @ruleset above @parent, with the page @page ("guide", "yaku", "scores", "fu")
 * before its first one, to which one can go back; NULL or "": the first one. Of the rulesets in
 * @rulesets another may be chosen; NULL: not, since a game is played under @ruleset. A page that
 * @ruleset does not have is not shown. */
void tenbo_help_dialog_present (GtkWidget        *parent,
                                TenboRuleset     *ruleset,
                                TenboRulesetList *rulesets,
                                const char       *page);

/* The same of the ruleset with the id @id, or of the first of @rulesets if there is none; another
 * may be chosen. */
void tenbo_help_dialog_present_any (GtkWidget        *parent,
                                    TenboRulesetList *rulesets,
                                    const char       *id,
                                    const char       *page);

G_END_DECLS
