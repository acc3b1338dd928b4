/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-json.h"
#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Rulesets from parsed JSON: the functions of tenbo-ruleset.h, for readers of records, which
 * contain rulesets and parts of them. */

typedef struct _TenboRulesetRefusal TenboRulesetRefusal;

/* The reasons why a ruleset is refused, as a list of locations. A zeroed struct is empty. */
struct _TenboRulesetRefusal
{
  TenboRulesetError    code;
  char                *at;   /* "fouls[2].points"; "" for the whole; owned */
  char                *text; /* the problem and the valid values, in the user's language; owned */
  TenboRulesetRefusal *next; /* at another location; owned, or NULL */
};

void tenbo_ruleset_refusal_clear (TenboRulesetRefusal *refusal);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRulesetRefusal, tenbo_ruleset_refusal_clear)

/* Sets @error to all of @refusal, one line per location, for the file named @name. */
void tenbo_ruleset_refusal_propagate (const TenboRulesetRefusal *refusal,
                                      const char                *name,
                                      GError                   **error);

/* A text of a ruleset in the languages of the format. */
typedef struct
{
  char *en; /* NULL: the ruleset does not have the text */
  char *ja; /* or NULL */
  char *zh; /* or NULL */
} TenboRulesetText;

/* Members of a ruleset file besides the values of its fields. The notes of the file come first,
 * then those that it inherits. */
typedef struct
{
  char            *id;
  TenboRulesetText name;    /* English is never NULL */
  TenboRulesetText source;  /* may be missing */
  char            *extends; /* the id of the ruleset that it extends, or NULL */
  TenboRuleset    *base;    /* that ruleset, or NULL; owned */
  GPtrArray       *notes;   /* of TenboRulesetNote, never NULL */
  guint            n_own_notes;
  bool             own[TB_N_FIELDS]; /* the file contains the field */
} TenboRulesetHead;

void tenbo_ruleset_head_clear (TenboRulesetHead *head);

/* Copies @head. Shares the array of notes, which is immutable. Transfer full. */
TenboRulesetHead tenbo_ruleset_head_copy (const TenboRulesetHead *head);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRulesetHead, tenbo_ruleset_head_clear)

/* Reads the whole ruleset in @node. @lookup as in tenbo_ruleset_new_from_json(). On FALSE, @refusal
 * is set, and @head and @rules are undefined but cleared. */
gboolean tenbo_ruleset_read (JsonNode            *node,
                             TenboRulesetLookup   lookup,
                             gpointer             lookup_data,
                             TenboRulesetHead    *head,
                             TbRules             *rules,
                             TenboRulesetRefusal *refusal);

/* Refuses texts of @head that exceed the limits of a ruleset (tenbo-free-text.h). Rulesets that
 * were frozen before the limits existed may have longer ones. */
gboolean tenbo_ruleset_check_lengths (const TenboRulesetHead *head,
                                      TenboRulesetRefusal    *refusal);

/* Reads the members of @object that @fields describes into @rules. A missing field keeps its value
 * if @whole is FALSE. If @whole is TRUE, it gets its `before` value if @revision is older than the
 * field, and is refused as missing otherwise. Ignores members that are not fields. */
gboolean tenbo_ruleset_read_fields (JsonObject          *object,
                                    const TbRuleField   *fields,
                                    size_t               n_fields,
                                    gboolean             whole,
                                    int                  revision,
                                    TbRules             *rules,
                                    TenboRulesetRefusal *refusal);

/* Replaces the fields of @rules that @fields contains; refuses any other member. On FALSE @rules is
 * undefined. */
gboolean tenbo_ruleset_replace_fields (JsonObject          *fields,
                                       TbRules             *rules,
                                       TenboRulesetRefusal *refusal);

/* Returns the ruleset in @node, like tenbo_ruleset_new_from_json(). */
TenboRuleset *tenbo_ruleset_new_from_node (JsonNode            *node,
                                           TenboRulesetLookup   lookup,
                                           gpointer             lookup_data,
                                           TenboRulesetRefusal *refusal);

/* Returns @base with the fields in @fields replaced, like tenbo_ruleset_override(). */
TenboRuleset *tenbo_ruleset_override_object (TenboRuleset        *base,
                                             JsonObject          *fields,
                                             TenboRulesetRefusal *refusal);

/* Returns the members of the file of @self besides the values of its fields. Borrowed. */
const TenboRulesetHead *tenbo_ruleset_get_head (TenboRuleset *self);

/* Returns the canonical text of a ruleset, with a final newline. Transfer full. */
char *tenbo_ruleset_write (const TenboRulesetHead *head,
                           const TbRules          *rules);

/* Returns a text that identifies the meaning of @rules under the id @id: the fields without those
 * of later revisions that have no effect. It is not a file. Transfer full. */
char *tenbo_ruleset_write_meaning (const char    *id,
                                   const TbRules *rules);

/* Writes the value of @field of @rules as it follows the key in the canonical text. */
void tenbo_ruleset_write_field (GString       *out,
                                const TbRules *rules,
                                TbField        field);

/* Returns the canonical text of the file of a ruleset, with a final newline: it contains only its
 * own fields and notes, and the id of the ruleset that it extends. Transfer full. */
char *tenbo_ruleset_write_file (const TenboRulesetHead *head,
                                const TbRules          *rules);

/* Returns the text of a file that contains only the id and the names of @head and the ruleset that
 * it extends, with a final newline. Transfer full. */
char *tenbo_ruleset_write_extension (const TenboRulesetHead *head);

G_END_DECLS
