/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-record.h"

G_BEGIN_DECLS

/* The score sheet of a game as text for people. */

/* What it says beside what happened. */
typedef enum
{
  TENBO_SHEET_PLAIN = 0,
  TENBO_SHEET_EXPLAIN = 1 << 0, /* why each point moved */
  TENBO_SHEET_NEEDS = 1 << 1,   /* what each player needs in the hand to play */
  TENBO_SHEET_NEW = 1 << 2,     /* the record is new: a hand that contradicts itself is refused */
} TenboSheetFlags;

/* Plays @record and writes its score sheet. FALSE with @problem set at the first hand refused: the
 * hands before it are written. */
gboolean tenbo_sheet_write_record (const TenboRecord  *record,
                                   TenboSheetFlags     flags,
                                   GString            *out,
                                   TenboRecordProblem *problem);

G_END_DECLS
