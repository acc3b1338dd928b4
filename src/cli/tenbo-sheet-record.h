/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

G_BEGIN_DECLS

/* Plays @record and writes its score sheet; with @explain why each point moved. FALSE with @problem
 * set at the first hand refused: the hands before it are written. */
gboolean tenbo_sheet_write_record (const TenboRecord  *record,
                                   gboolean            explain,
                                   GString            *out,
                                   TenboRecordProblem *problem);

G_END_DECLS
