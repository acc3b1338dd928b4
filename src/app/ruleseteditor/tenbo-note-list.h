/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* Creates an expander that edits the notes of @draft, those that the ruleset does not inherit: an
 * expander for each, and a button that adds one. Floating. */
GtkWidget *tenbo_note_list_new (TenboRulesetDraft *draft);

G_END_DECLS
