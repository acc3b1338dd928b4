/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-check.h"
#include "tenbo-repair-rows.h"

G_BEGIN_DECLS

/* Repairs a damaged database as far as the information still exists: recorded data through its
 * checksum or from a copy (tenbo-repair-rows.h), derived data from the events. */

/* The outcome */
typedef struct
{
  char *copy;     /* path of the copy of the damaged file, or NULL if it was not damaged; owned */
  guint n_rows;   /* repaired values and owners */
  guint n_games;  /* games whose derived data was written again */
  guint n_before; /* number of findings before */
  guint n_left;   /* number of findings that remain */
} TenboRepairResult;

void tenbo_repair_result_clear (TenboRepairResult *result);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TenboRepairResult, tenbo_repair_result_clear)

/* The receiver of the report. Both functions may be NULL. The first runs in the thread of the
 * writer, while the caller waits. */
typedef struct
{
  TenboRepairedFunc repaired; /* called for each repair of recorded data */
  TenboFindingFunc  left;     /* called for each finding that remains */
  gpointer          user_data;
} TenboRepairReport;

/* Copies the file, if there is damage, and then repairs it. @from is a copy to look into first;
 * NULL: only the copies next to the database. Derived data of a game whose recorded data is still
 * damaged stays unchanged. Call it in a thread that may wait for seconds. FALSE with @error if the
 * store is read-only, or if the file cannot be read or copied; then nothing has changed unless
 * `copy` is set. */
gboolean tenbo_repair (TenboStore              *store,
                       const char              *from,
                       const TenboRepairReport *report,
                       TenboRepairResult       *result,
                       GError                 **error);

G_END_DECLS
