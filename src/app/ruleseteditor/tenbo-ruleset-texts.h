/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* Creates a group of rows that edit the names, the id and the source of @draft, and its notes. The
 * id of a ruleset that has a file cannot be changed. Floating. */
GtkWidget *tenbo_ruleset_texts_new (TenboRulesetDraft *draft);

G_END_DECLS
