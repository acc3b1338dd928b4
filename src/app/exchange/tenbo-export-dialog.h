/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-export-job.h"

G_BEGIN_DECLS

/* A dialog that asks for the export format of the history or some of its games.
 *
 * Signals: "chosen" (TenboExportForm as an int; then the dialog closes). */
#define TENBO_TYPE_EXPORT_DIALOG (tenbo_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboExportDialog, tenbo_export_dialog, TENBO, EXPORT_DIALOG, AdwDialog)

/* Creates a dialog for @n_games selected games; 0: all games. Floating. */
AdwDialog *tenbo_export_dialog_new (guint n_games);

G_END_DECLS
