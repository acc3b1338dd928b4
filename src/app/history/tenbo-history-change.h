/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-games-change.h"
#include "tenbo-shell.h"

G_BEGIN_DECLS

/* Called on @page before games are changed, with NULL for @done, and again after the games @done
 * (of TenboGameKey) were changed. By then, the window may show another page. @by_undo: whether the
 * user is undoing the previous change. */
typedef void (*TenboHistoryChangeFunc) (GtkWidget           *page,
                                        TenboGamesChangeKind kind,
                                        GArray              *done,
                                        gboolean             by_undo);

/* Changes the games @keys (of TenboGameKey; shared) on a thread, reports the result, and offers to
 * undo it. @text is the text of the toast; if it is NULL, the toast shows the number of changed
 * games, and the undo can be undone as well. @page must be in a window. Returns FALSE if there is
 * nothing to change or if another long task is running. */
gboolean tenbo_history_change (GtkWidget             *page,
                               TenboGamesChangeKind   kind,
                               GArray                *keys,
                               const char            *text,
                               TenboHistoryChangeFunc func); /* or NULL */

G_END_DECLS
