/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-export-job.h"

G_BEGIN_DECLS

typedef void (*TenboExportFormFunc) (gpointer        data,
                                     TenboExportForm form);

/* Opens a dialog that asks for the format of an export, of @n_games games (0: of the history), and
 * calls @func with @data and the answer. @destroy frees @data after the dialog is gone. */
void tenbo_export_dialog_present (GtkWidget          *parent,
                                  guint               n_games,
                                  TenboExportFormFunc func,
                                  gpointer            data,
                                  GDestroyNotify      destroy);

G_END_DECLS
