/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tb-rule-fields.h"

G_BEGIN_DECLS

/* A loaded ruleset: its id, names, notes, the engine's struct, and its canonical text. Immutable
 * after construction. docs/ruleset-format.md describes the file. */
#define TENBO_TYPE_RULESET (tenbo_ruleset_get_type ())
G_DECLARE_FINAL_TYPE (TenboRuleset, tenbo_ruleset, TENBO, RULESET, GObject)

#define TENBO_RULESET_ERROR (tenbo_ruleset_error_quark ())
GQuark tenbo_ruleset_error_quark (void);

/* The message has the file, key and valid values, one line per mistake; the code is that of the
 * first. */
typedef enum
{
  TENBO_RULESET_ERROR_SYNTAX, /* not JSON */
  TENBO_RULESET_ERROR_FORMAT, /* missing or unknown `format` */
  TENBO_RULESET_ERROR_UNKNOWN_KEY,
  TENBO_RULESET_ERROR_WRONG_TYPE,
  TENBO_RULESET_ERROR_OUT_OF_RANGE,
  TENBO_RULESET_ERROR_UNKNOWN_WORD, /* an unknown enumeration value or id */
  TENBO_RULESET_ERROR_MISSING,
  TENBO_RULESET_ERROR_CONFLICT,  /* fields that exclude each other (tb_rules_find_conflicts) */
  TENBO_RULESET_ERROR_EXTENDS,   /* unknown base, or a cycle */
  TENBO_RULESET_ERROR_NOT_FOUND, /* no ruleset with this id */
  TENBO_RULESET_ERROR_ID,        /* the id is not the file name, or that of a built-in ruleset */
} TenboRulesetError;

/* Maximum length of the id of a ruleset, in bytes. */
#define TENBO_RULESET_MAX_ID 64

/* A note of a ruleset on the interpretation of its source, for the whole ruleset or one field. */
typedef struct
{
  TbField field; /* TB_FIELD_NONE: the whole ruleset */
  char   *en;
  char   *ja; /* or NULL */
  char   *zh; /* or NULL */
} TenboRulesetNote;

void tenbo_ruleset_note_free (TenboRulesetNote *note);

/* Returns a copy of @note. Transfer full. */
TenboRulesetNote *tenbo_ruleset_note_copy (const TenboRulesetNote *note);

/* Finds the ruleset that another one extends. Transfer full, or NULL with @error set. */
typedef TenboRuleset *(*TenboRulesetLookup) (const char *id,
                                             gpointer    user_data,
                                             GError    **error);

/* Reads a ruleset from the text of a file. Errors use @name for the file. @lookup resolves
 * `extends`; NULL forbids it. */
TenboRuleset *tenbo_ruleset_new_from_json (const char        *json,
                                           gssize             length,
                                           const char        *name,
                                           TenboRulesetLookup lookup,
                                           gpointer           lookup_data,
                                           GError           **error);

/* Reads the ruleset frozen in a stored game: it is complete, and texts of an older version may
 * exceed the limits for files. */
TenboRuleset *tenbo_ruleset_new_frozen (const char *json,
                                        const char *name,
                                        GError    **error);

const char *tenbo_ruleset_get_id (TenboRuleset *self);

/* Returns the name in the user's language, or in English. */
const char *tenbo_ruleset_get_name (TenboRuleset *self);

/* Returns the source of the rules in the user's language, or in English; may be "". */
const char *tenbo_ruleset_get_source (TenboRuleset *self);

/* Returns the id of the ruleset that the file extends, or NULL. A frozen ruleset is complete and
 * extends none. */
const char *tenbo_ruleset_get_extends (TenboRuleset *self);

/* Whether @field has the same value in both rulesets. Lists are equal if they have the same entries
 * in the same order. */
gboolean tenbo_ruleset_is_same_field (TenboRuleset *self,
                                      TenboRuleset *other,
                                      TbField       field);

/* Returns the notes on the interpretation of @field, or with TB_FIELD_NONE of the ruleset as a
 * whole: one or two sentences each, in the user's language, or in English. Transfer full. */
GStrv tenbo_ruleset_dup_notes (TenboRuleset *self,
                               TbField       field);

/* Returns the engine's struct. Borrowed; valid as long as @self. */
const TbRules *tenbo_ruleset_get_rules (TenboRuleset *self);

/* Returns the whole ruleset in canonical form (field-table order, two-space indent, no `extends`),
 * as frozen into games. Borrowed. */
const char *tenbo_ruleset_get_json (TenboRuleset *self);

/* Returns the text of a new file: a ruleset with the id @id and the English name @name that extends
 * @base without changes. Transfer full. */
char *tenbo_ruleset_dup_extension (TenboRuleset *base,
                                   const char   *id,
                                   const char   *name);

/* Returns a ruleset with the id and the rules of @self, the id as its name, and no other texts: two
 * rulesets with the same meaning have the same JSON, also in later versions of the program.
 * Transfer full. */
TenboRuleset *tenbo_ruleset_dup_without_texts (TenboRuleset *self);

/* Returns the index of the foul with the id @id, or -1. */
int tenbo_ruleset_find_foul (TenboRuleset *self,
                             const char   *id);

/* Returns @base with some fields replaced: @fields is a JSON object of ruleset keys. The id and
 * names are those of @base. NULL with @error if a field is refused. */
TenboRuleset *tenbo_ruleset_override (TenboRuleset *base,
                                      const char   *fields,
                                      GError      **error);

G_END_DECLS
