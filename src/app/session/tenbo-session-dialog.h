/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-session-sheet.h"

G_BEGIN_DECLS

/* What is said of an evening: what it is called, or what it is played for.
 *
 * Signal: "save" (TenboStoredSession *): what is to be saved; the dialog closes. */
#define TENBO_TYPE_SESSION_DIALOG (tenbo_session_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSessionDialog, tenbo_session_dialog, TENBO, SESSION_DIALOG, AdwDialog)

typedef enum
{
  TENBO_SESSION_ASKS_NAMES, /* title, place, note */
  TENBO_SESSION_ASKS_MONEY, /* unit, rate, fee, who paid it */
} TenboSessionAsks;

/* Asks for what @sheet says of its evening now; @sheet is not kept. @unit is proposed where the
 * evening has none; or NULL. Floating. */
AdwDialog *tenbo_session_dialog_new (const TenboSessionSheet *sheet,
                                     TenboSessionAsks         asks,
                                     const char              *unit);

G_END_DECLS
