/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tenbo-ruleset-reader.h"

G_BEGIN_DECLS

/* What a ruleset says of its readings, on the whole or beside one of its fields. */
typedef struct
{
  TbField field; /* TB_FIELD_NONE: on the whole */
  char   *en;
  char   *ja; /* or NULL */
  char   *zh; /* or NULL */
} TenboRulesetNote;

/* Reads the member `notes` of @object into a new array of TenboRulesetNote, empty if there is no
 * such member. */
gboolean tenbo_ruleset_read_notes (JsonObject          *object,
                                   GPtrArray          **notes,
                                   TenboRulesetRefusal *refusal);

/* All notes of @self, of TenboRulesetNote, for a ruleset that extends it. */
const GPtrArray *tenbo_ruleset_get_notes (TenboRuleset *self);

/* Adds to @notes, those of the ruleset file @object, what @base says of the fields that the file
 * takes from it, unless the file says something of such a field itself, or the field has a meaning
 * in @base and none in @rules, those of the file. */
void tenbo_ruleset_inherit_notes (GPtrArray     *notes,
                                  JsonObject    *object,
                                  TenboRuleset  *base,
                                  const TbRules *rules);

/* Writes the list @notes in canonical form: a note that is only a sentence in English as a text. */
void tenbo_ruleset_write_notes (GString         *out,
                                const GPtrArray *notes);

G_END_DECLS
