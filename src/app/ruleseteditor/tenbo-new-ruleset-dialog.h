/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* A dialog that asks a dozen questions and opens the editor for a ruleset with the answers. */
#define TENBO_TYPE_NEW_RULESET_DIALOG (tenbo_new_ruleset_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboNewRulesetDialog,
                      tenbo_new_ruleset_dialog,
                      TENBO,
                      NEW_RULESET_DIALOG,
                      AdwDialog)

/* Creates a dialog for a ruleset in the folder of @list. */
AdwDialog *tenbo_new_ruleset_dialog_new (TenboRulesetList *list);

G_END_DECLS
