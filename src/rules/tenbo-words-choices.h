/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rule-place.h"

G_BEGIN_DECLS

/* Words for controls that edit a ruleset. */

/* Returns the name of the value at @place: that of its field, or of the member of a record
 * ("Payer"). Borrowed. */
const char *tenbo_words_place (const TenboRulePlace *place);

/* Returns the words for the value @choice of the enumeration or yaku at @place, if all other values
 * are those of @rules. Transfer full. */
char *tenbo_words_choice (const TbRules        *rules,
                          const TenboRulePlace *place,
                          int32_t               choice);

/* Returns a short title for the record @index of the list of @field under @rules: "Tanyao", "East",
 * "Entry 2". Transfer full. */
char *tenbo_words_record (const TbRules *rules,
                          TbField        field,
                          int            index);

G_END_DECLS
