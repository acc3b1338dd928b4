/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-session-summary.h"

G_BEGIN_DECLS

/* A dialog that edits a session: its names, or its money.
 *
 * Signal: "save" (TenboStoredSession *: the session to save; the dialog closes). */
#define TENBO_TYPE_SESSION_DIALOG (tenbo_session_dialog_get_type ())
G_DECLARE_FINAL_TYPE (TenboSessionDialog, tenbo_session_dialog, TENBO, SESSION_DIALOG, AdwDialog)

typedef enum
{
  TENBO_SESSION_ASKS_NAMES, /* title, venue, note */
  TENBO_SESSION_ASKS_MONEY, /* unit, rate, fee, payer of the fee */
} TenboSessionAsks;

/* Creates a dialog that edits the session of @summary, which is not kept. @unit is the default if
 * the session has no unit; may be NULL. Floating. */
AdwDialog *tenbo_session_dialog_new (const TenboSessionSummary *summary,
                                     TenboSessionAsks           asks,
                                     const char                *unit);

G_END_DECLS
