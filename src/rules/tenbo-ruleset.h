/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tb-rule-fields.h"

G_BEGIN_DECLS

/* A ruleset as it was loaded: its id, names, notes, the engine's struct, and its canonical text.
 * Immutable after construction. docs/ruleset-format.md describes the file. */
#define TENBO_TYPE_RULESET (tenbo_ruleset_get_type ())
G_DECLARE_FINAL_TYPE (TenboRuleset, tenbo_ruleset, TENBO, RULESET, GObject)

#define TENBO_RULESET_ERROR (tenbo_ruleset_error_quark ())
GQuark tenbo_ruleset_error_quark (void);

/* The message names file, key and what would be right, in a line for each mistake; the code is that
 * of the first. */
typedef enum
{
  TENBO_RULESET_ERROR_SYNTAX, /* not JSON */
  TENBO_RULESET_ERROR_FORMAT, /* no or another `format` */
  TENBO_RULESET_ERROR_UNKNOWN_KEY,
  TENBO_RULESET_ERROR_WRONG_TYPE,
  TENBO_RULESET_ERROR_OUT_OF_RANGE,
  TENBO_RULESET_ERROR_UNKNOWN_WORD, /* an enumeration or id that does not exist */
  TENBO_RULESET_ERROR_MISSING,
  TENBO_RULESET_ERROR_CONFLICT,  /* fields that exclude one another (tb_rules_find_conflicts) */
  TENBO_RULESET_ERROR_EXTENDS,   /* unknown base, or a circle */
  TENBO_RULESET_ERROR_NOT_FOUND, /* no ruleset of this id */
  TENBO_RULESET_ERROR_ID,        /* the id is not the file's name, or is a shipped one's */
} TenboRulesetError;

/* The longest id of a ruleset, in bytes. */
#define TENBO_RULESET_MAX_ID 64

/* Finds the ruleset that another one extends. Transfer full, or NULL with @error set. */
typedef TenboRuleset *(*TenboRulesetLookup) (const char *id,
                                             gpointer    user_data,
                                             GError    **error);

/* Reads a ruleset from the text of a file. @name is what errors call the file. @lookup answers
 * `extends` and may be NULL if nothing may be extended. */
TenboRuleset *tenbo_ruleset_new_from_json (const char        *json,
                                           gssize             length,
                                           const char        *name,
                                           TenboRulesetLookup lookup,
                                           gpointer           lookup_data,
                                           GError           **error);

/* Reads the ruleset that a stored game was frozen with: it is whole, and texts of an older version
 * may be longer than those of a file. */
TenboRuleset *tenbo_ruleset_new_frozen (const char *json,
                                        const char *name,
                                        GError    **error);

const char *tenbo_ruleset_get_id (TenboRuleset *self);

/* The name in the user's language, else in English. */
const char *tenbo_ruleset_get_name (TenboRuleset *self);

/* Where the rules come from; may be "". */
const char *tenbo_ruleset_get_source (TenboRuleset *self);

/* The id of the ruleset that the file extends, or NULL. A frozen ruleset is whole and extends
 * none. */
const char *tenbo_ruleset_get_extends (TenboRuleset *self);

/* Whether @field is set to the same in both rulesets. Two lists are the same if they have the same
 * entries in the same order. */
gboolean tenbo_ruleset_is_same_field (TenboRuleset *self,
                                      TenboRuleset *other,
                                      TbField       field);

/* What is to be said of the reading of @field, or with TB_FIELD_NONE of the ruleset as a whole: a
 * sentence or two each, in the user's language, else in English. Transfer full. */
GStrv tenbo_ruleset_dup_notes (TenboRuleset *self,
                               TbField       field);

/* Borrowed, lives as long as @self. */
const TbRules *tenbo_ruleset_get_rules (TenboRuleset *self);

/* The whole ruleset in canonical form (field-table order, two-space indent, no `extends`): what is
 * frozen into games. Borrowed. */
const char *tenbo_ruleset_get_json (TenboRuleset *self);

/* The text of a new file: a ruleset with the id @id and the English name @name that extends @base
 * and changes nothing yet. Transfer full. */
char *tenbo_ruleset_dup_extension (TenboRuleset *base,
                                   const char   *id,
                                   const char   *name);

/* The index of the foul with the id @id, or -1. */
int tenbo_ruleset_find_foul (TenboRuleset *self,
                             const char   *id);

/* A ruleset that is @base with some fields replaced: @fields is a JSON object of ruleset keys. Its
 * id and names are those of @base. NULL with @error if a field is refused. */
TenboRuleset *tenbo_ruleset_override (TenboRuleset *base,
                                      const char   *fields,
                                      GError      **error);

G_END_DECLS
