/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* A value that a rule can have, in a list of choices. Its words can depend on other rules of the
 * ruleset.
 *
 * Property: `words` (string; read-only; NULL before they are set). */
#define TENBO_TYPE_RULE_CHOICE (tenbo_rule_choice_get_type ())
G_DECLARE_FINAL_TYPE (TenboRuleChoice, tenbo_rule_choice, TENBO, RULE_CHOICE, GObject)

/* Creates a choice of @value, without words. */
TenboRuleChoice *tenbo_rule_choice_new (int32_t value);

int32_t tenbo_rule_choice_get_value (TenboRuleChoice *self);

void tenbo_rule_choice_set_words (TenboRuleChoice *self,
                                  const char      *words);

G_END_DECLS
