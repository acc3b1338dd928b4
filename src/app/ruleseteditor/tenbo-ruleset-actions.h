/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-shell.h"

G_BEGIN_DECLS

/* Adds the actions on rulesets to @shell. s is the ID of a ruleset.
 *
 * win.new-ruleset asks questions for a new one; win.copy-ruleset(s) edits a copy;
 * win.edit-ruleset(s) edits one of the user; win.delete-ruleset(s) deletes one of the user, which
 * can be undone; win.save-ruleset(s) saves a copy of the file where the user chooses;
 * win.open-ruleset(ss) shows the ruleset of a file and adds it if the user confirms: the strings
 * are the name and the contents of the file. */
void tenbo_ruleset_actions_add (TenboShell *shell);

G_END_DECLS
