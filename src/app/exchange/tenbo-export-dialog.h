/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-export-job.h"

G_BEGIN_DECLS

/* Asks what the history, or some games of it, are to be written as.
 *
 * Signals: "chosen" (TenboExportForm as an int; the dialog closes then). */
#define TENBO_TYPE_EXPORT_DIALOG (tenbo_export_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboExportDialog, tenbo_export_dialog, TENBO, EXPORT_DIALOG, AdwDialog)

/* For @n_games games that were chosen; 0: for all there is. Floating. */
AdwDialog *tenbo_export_dialog_new (guint n_games);

G_END_DECLS
