/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-json.h"
#include "tenbo-ruleset.h"

G_BEGIN_DECLS

/* Rulesets out of JSON that has been parsed: what tenbo-ruleset.h offers for files, for the readers
 * of records, which hold rulesets and parts of them. */

typedef struct _TenboRulesetRefusal TenboRulesetRefusal;

/* Why a ruleset is refused, and where in it: all that is wrong, in a list. All zero, it refuses
 * nothing. */
struct _TenboRulesetRefusal
{
  TenboRulesetError    code;
  char                *at;   /* "fouls[2].points"; "" for the whole; owned */
  char                *text; /* what is wrong, what would be right, in the user's language; owned */
  TenboRulesetRefusal *next; /* at another place; owned, or NULL */
};

void tenbo_ruleset_refusal_clear (TenboRulesetRefusal *refusal);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRulesetRefusal, tenbo_ruleset_refusal_clear)

/* Sets @error to all of @refusal, a line for each place, in the file that @name calls. */
void tenbo_ruleset_refusal_propagate (const TenboRulesetRefusal *refusal,
                                      const char                *name,
                                      GError                   **error);

/* What a ruleset file says about itself beside its fields. */
typedef struct
{
  char      *id;
  char      *name_en;
  char      *name_ja; /* or NULL */
  char      *name_zh; /* or NULL */
  char      *source;  /* or NULL */
  char      *extends; /* the id of the ruleset that the file extends, or NULL */
  GPtrArray *notes;   /* of TenboRulesetNote, never NULL */
} TenboRulesetHead;

void tenbo_ruleset_head_clear (TenboRulesetHead *head);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRulesetHead, tenbo_ruleset_head_clear)

/* Reads the whole ruleset in @node. @lookup as in tenbo_ruleset_new_from_json(). On FALSE @refusal
 * is set, and @head and @rules are undefined but cleared. */
gboolean tenbo_ruleset_read (JsonNode            *node,
                             TenboRulesetLookup   lookup,
                             gpointer             lookup_data,
                             TenboRulesetHead    *head,
                             TbRules             *rules,
                             TenboRulesetRefusal *refusal);

/* Refuses texts of @head that are longer than a ruleset may have (tenbo-free-text.h). Rulesets that
 * were frozen before there were limits may have longer ones. */
gboolean tenbo_ruleset_check_lengths (const TenboRulesetHead *head,
                                      TenboRulesetRefusal    *refusal);

/* Reads the members of @object that @fields describes into @rules. A field that is not there keeps
 * its value if @whole is FALSE; if it is TRUE, it takes the meaning it had `before` where @revision
 * is older than the field, and is refused as missing otherwise. Members that are no field are not
 * looked at. */
gboolean tenbo_ruleset_read_fields (JsonObject          *object,
                                    const TbRuleField   *fields,
                                    size_t               n_fields,
                                    gboolean             whole,
                                    int                  revision,
                                    TbRules             *rules,
                                    TenboRulesetRefusal *refusal);

/* Replaces the fields of @rules that @fields holds, and nothing else may be there. On FALSE @rules
 * is undefined. */
gboolean tenbo_ruleset_replace_fields (JsonObject          *fields,
                                       TbRules             *rules,
                                       TenboRulesetRefusal *refusal);

/* The ruleset in @node, as tenbo_ruleset_new_from_json(). */
TenboRuleset *tenbo_ruleset_new_from_node (JsonNode            *node,
                                           TenboRulesetLookup   lookup,
                                           gpointer             lookup_data,
                                           TenboRulesetRefusal *refusal);

/* @base with the fields in @fields replaced, as tenbo_ruleset_override(). */
TenboRuleset *tenbo_ruleset_override_object (TenboRuleset        *base,
                                             JsonObject          *fields,
                                             TenboRulesetRefusal *refusal);

/* The canonical text of a ruleset, with a final newline. Transfer full. */
char *tenbo_ruleset_write (const TenboRulesetHead *head,
                           const TbRules          *rules);

/* Writes what @field of @rules is set to, as it stands behind the key in the canonical text. */
void tenbo_ruleset_write_field (GString       *out,
                                const TbRules *rules,
                                TbField        field);

/* The text of a file that has nothing but the id and the names of @head and the ruleset that it
 * extends, with a final newline. Transfer full. */
char *tenbo_ruleset_write_extension (const TenboRulesetHead *head);

G_END_DECLS
