/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* A ruleset file that somebody else wrote, before it is saved with the user's rulesets. */

typedef enum
{
  TENBO_RULESET_IMPORT_KNOWN,   /* there is a ruleset with the same contents; nothing to save */
  TENBO_RULESET_IMPORT_NEW,     /* no other ruleset has the id */
  TENBO_RULESET_IMPORT_REPLACE, /* a ruleset of the user has the id */
  TENBO_RULESET_IMPORT_RENAME,  /* a built-in ruleset has the id; the draft has another one */
} TenboRulesetImportKind;

typedef struct
{
  TenboRulesetImportKind kind;
  TenboRulesetDraft     *draft; /* to be saved with tenbo_ruleset_save(); owned */
  TenboRuleset          *other; /* the ruleset with the same id; NULL: none; owned */
} TenboRulesetImport;

/* Whether @json looks like a ruleset, valid or not: its format begins like that of a ruleset. */
gboolean tenbo_ruleset_import_accepts (GBytes *json);

/* Reads the ruleset @json for the rulesets of @list. Errors use @name for the file, and list every
 * mistake (TENBO_RULESET_ERROR). Transfer full. */
TenboRulesetImport *tenbo_ruleset_import_new (GBytes           *json,
                                              const char       *name,
                                              TenboRulesetList *list,
                                              GError          **error);
void                tenbo_ruleset_import_free (TenboRulesetImport *self);

/* Returns the text of a file with @ruleset, one of @list, for users who have only the built-in
 * rulesets. Transfer full. */
GBytes *tenbo_ruleset_export (TenboRuleset     *ruleset,
                              TenboRulesetList *list);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRulesetImport, tenbo_ruleset_import_free)

G_END_DECLS
