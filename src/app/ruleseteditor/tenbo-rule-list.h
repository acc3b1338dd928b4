/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* Expanders that edit a value with several parts. They create the rows of the parts when the user
 * expands them, and follow “changed” of the draft. All are floating. */

/* A switch for each yaku that the set at @place can have. */
GtkWidget *tenbo_rule_list_new_yaku (TenboRulesetDraft    *draft,
                                     const TenboRulePlace *place);

/* A number for each rank of the list of numbers at @place. */
GtkWidget *tenbo_rule_list_new_ranks (TenboRulesetDraft    *draft,
                                      const TenboRulePlace *place);

/* An expander for each record of @field, with buttons that move and remove it, and a button that
 * adds one. */
GtkWidget *tenbo_rule_list_new_records (TenboRulesetDraft *draft,
                                        TbField            field);

G_END_DECLS
