/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-draft.h"

G_BEGIN_DECLS

/* A dialog that edits a draft: every field in the sections of the ruleset, the texts of the file,
 * and samples of its payments. It asks before it discards changes. */
#define TENBO_TYPE_RULESET_EDITOR (tenbo_ruleset_editor_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetEditor, tenbo_ruleset_editor, TENBO, RULESET_EDITOR, AdwDialog)

/* Creates a dialog for @draft, which it saves into the folder of @list. */
AdwDialog *tenbo_ruleset_editor_new (TenboRulesetDraft *draft,
                                     TenboRulesetList  *list);

G_END_DECLS
