/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games-change.h"
#include "tenbo-shell.h"

G_BEGIN_DECLS

/* Called on @page before games are changed, with NULL for @done, and after the games @done (of
 * TenboGameKey) were changed. The window may show another page by then. @by_undo: the user undid
 * the change before it. */
typedef void (*TenboHistoryChangeFunc) (GtkWidget           *page,
                                        TenboGamesChangeKind kind,
                                        GArray              *done,
                                        gboolean             by_undo);

/* Changes the games @keys (of TenboGameKey; shared) on a thread, reports it, and offers to undo it.
 * @text is what the toast says; NULL: how many games were changed, and undoing it can be undone as
 * well. @page is in a window. FALSE: nothing is to be changed, or another long task is running. */
gboolean tenbo_history_change (GtkWidget             *page,
                               TenboGamesChangeKind   kind,
                               GArray                *keys,
                               const char            *text,
                               TenboHistoryChangeFunc func); /* or NULL */

G_END_DECLS
