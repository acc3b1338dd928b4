/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tenbo-ruleset-reader.h"

G_BEGIN_DECLS

/* The notes of a ruleset file. */

/* Reads the member `notes` of @object into a new array of TenboRulesetNote, empty if the member is
 * missing. */
gboolean tenbo_ruleset_read_notes (JsonObject          *object,
                                   GPtrArray          **notes,
                                   TenboRulesetRefusal *refusal);

/* Returns all notes of @self, of TenboRulesetNote, for a ruleset that extends it. */
const GPtrArray *tenbo_ruleset_get_notes (TenboRuleset *self);

/* Adds to @notes, which belong to the ruleset file @object, the notes of @base on fields that the
 * file inherits. Skips a field if the file has its own note on it, or if the field has a meaning in
 * @base but not in @rules, the rules of the file. */
void tenbo_ruleset_inherit_notes (GPtrArray     *notes,
                                  JsonObject    *object,
                                  TenboRuleset  *base,
                                  const TbRules *rules);

/* Writes the first @n_notes of @notes as a list in canonical form: a note that has only an English
 * sentence becomes a text. */
void tenbo_ruleset_write_notes (GString         *out,
                                const GPtrArray *notes,
                                guint            n_notes);

G_END_DECLS
