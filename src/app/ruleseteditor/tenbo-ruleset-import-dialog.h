/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-ruleset-import.h"

G_BEGIN_DECLS

/* A dialog that shows the ruleset of a file and what it would change, and saves it with the user's
 * rulesets if the user confirms. */
#define TENBO_TYPE_RULESET_IMPORT_DIALOG (tenbo_ruleset_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboRulesetImportDialog,
                      tenbo_ruleset_import_dialog,
                      TENBO,
                      RULESET_IMPORT_DIALOG,
                      AdwDialog)

/* Creates a dialog for @import, which it takes; it saves the ruleset into the folder of @list. */
AdwDialog *tenbo_ruleset_import_dialog_new (TenboRulesetImport *import,
                                            TenboRulesetList   *list);

G_END_DECLS
