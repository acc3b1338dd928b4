/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-import.h"

G_BEGIN_DECLS

/* A dialog that reports the result of an import: the number of games, people who have the same name
 * as another person and can be merged immediately, and games that differ from those in the
 * history. */
#define TENBO_TYPE_IMPORT_DIALOG (tenbo_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboImportDialog, tenbo_import_dialog, TENBO, IMPORT_DIALOG, AdwDialog)

/* Creates a dialog for @report (transfer full). Floating. */
AdwDialog *tenbo_import_dialog_new (TenboStore        *store,
                                    TenboImportReport *report);

G_END_DECLS
