/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-import.h"

G_BEGIN_DECLS

/* Says what became of a file that was imported: how many games, who has the name of somebody else
 * and may be merged at once, which games are different here. */
#define TENBO_TYPE_IMPORT_DIALOG (tenbo_import_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboImportDialog, tenbo_import_dialog, TENBO, IMPORT_DIALOG, AdwDialog)

/* @report is transfer full. Floating. */
AdwDialog *tenbo_import_dialog_new (TenboStore        *store,
                                    TenboImportReport *report);

G_END_DECLS
