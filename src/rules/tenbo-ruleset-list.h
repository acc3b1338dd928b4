/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* The available rulesets: the built-in ones first, in the order of their list, then the user's own
 * from $XDG_DATA_HOME/tenbo/rules/. A GListModel of TenboRuleset. Each ruleset is loaded on first
 * use. */
#define TENBO_TYPE_RULESET_LIST (tenbo_ruleset_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetList, tenbo_ruleset_list, TENBO, RULESET_LIST, GObject)

/* Creates a list; @own_dir is the folder of the user's rulesets, or NULL for the built-in ones
 * only. */
TenboRulesetList *tenbo_ruleset_list_new (const char *own_dir);

/* Returns the folder of the user's own rulesets. Transfer full. */
char *tenbo_ruleset_list_default_dir (void);

/* Returns the ruleset with the id @id. Transfer full; NULL with @error (NOT_FOUND, or the reason
 * why it cannot be read). */
TenboRuleset *tenbo_ruleset_list_find (TenboRulesetList *self,
                                       const char       *id,
                                       GError          **error);

/* Like tenbo_ruleset_list_find(), as a TenboRulesetLookup; @list is the TenboRulesetList. */
TenboRuleset *tenbo_ruleset_list_lookup (const char *id,
                                         gpointer    list,
                                         GError    **error);

/* Whether @id is the id of a built-in ruleset. */
gboolean tenbo_ruleset_list_is_shipped (TenboRulesetList *self,
                                        const char       *id);

/* Returns the ids of the built-in rulesets without unusual rules, on which others can be based, the
 * most usual first. Transfer full. */
GStrv tenbo_ruleset_list_dup_standard (TenboRulesetList *self);

/* Returns the ids of the rulesets that most people play who have no rules of their own: one for
 * four and one for three players. Transfer full. */
GStrv tenbo_ruleset_list_dup_common (TenboRulesetList *self);

/* Whether there is a ruleset with the id @id, or a file of the user that cannot be read. */
gboolean tenbo_ruleset_list_has (TenboRulesetList *self,
                                 const char       *id);

/* Returns the names of the user's rulesets that extend the ruleset @id. Transfer full; may be
 * empty. */
GStrv tenbo_ruleset_list_dup_extensions (TenboRulesetList *self,
                                         const char       *id);

/* Returns the path of the file of the user's ruleset @id, which need not exist. Transfer full; NULL
 * if the list has no folder. */
char *tenbo_ruleset_list_dup_path (TenboRulesetList *self,
                                   const char       *id);

/* Reads the folder of the user's rulesets again, after a file was written or deleted. */
void tenbo_ruleset_list_reload (TenboRulesetList *self);

/* Returns the problems of the user's files that could not be read, one line each. Transfer full;
 * may be empty. */
GStrv tenbo_ruleset_list_dup_problems (TenboRulesetList *self);

G_END_DECLS
