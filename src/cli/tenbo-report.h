/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

G_BEGIN_DECLS

/* The score sheet of a game, as text for people. */

/* Optional parts of the sheet. */
typedef enum
{
  TENBO_REPORT_PLAIN = 0,
  TENBO_REPORT_EXPLAIN = 1 << 0, /* the reason of each payment */
  TENBO_REPORT_NEEDS = 1 << 1,   /* the needs of each player in the next hand */
  TENBO_REPORT_NEW = 1 << 2,     /* the record is new: contradictory hands are refused */
} TenboReportFlags;

/* Replays @record and writes its score sheet. Returns FALSE with @problem set at the first refused
 * hand; the hands before it are written. */
gboolean tenbo_report_write_record (const TenboRecord  *record,
                                    TenboReportFlags    flags,
                                    GString            *out,
                                    TenboRecordProblem *problem);

G_END_DECLS
