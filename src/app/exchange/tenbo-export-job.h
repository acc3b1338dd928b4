/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-progress.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* What a history can be written as. */
typedef enum
{
  TENBO_EXPORT_JSON,
  TENBO_EXPORT_CSV_GAMES,
  TENBO_EXPORT_CSV_HANDS,
  TENBO_EXPORT_CSV_PEOPLE, /* their figures */
} TenboExportForm;

/* Writes the games @ids (of gint64; NULL: all), or everybody, of @store to @file, one by one. The
 * file is put in its place when it is whole; cancelled, or FALSE with @error, what was there before
 * stays. Takes long: for a thread. */
gboolean tenbo_export_job_run (TenboStore       *store,
                               GFile            *file,
                               TenboExportForm   form,
                               GArray           *ids,
                               GCancellable     *cancellable,
                               TenboProgressFunc func,
                               gpointer          user_data,
                               GError          **error);

G_END_DECLS
