/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* Rows that edit one value of a ruleset. Each follows “changed” of the draft. */

/* Creates a row for the value at @place of @draft: a switch, a number, a choice, an entry, or an
 * expander with further rows. The row of a field has its sentence and its problems as subtitle, and
 * a button that resets it to the base. Floating. */
GtkWidget *tenbo_rule_row_new (TenboRulesetDraft    *draft,
                               const TenboRulePlace *place);

G_END_DECLS
