/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-games.h"
#include "tenbo-progress.h"

G_BEGIN_DECLS

/* What is done with games in a list. */
typedef enum
{
  TENBO_HISTORY_DELETE,  /* to the deleted games, from where it comes back */
  TENBO_HISTORY_RESTORE, /* back again */
  TENBO_HISTORY_VOID,    /* kept, not counted */
  TENBO_HISTORY_COUNT,   /* counted again */
  TENBO_HISTORY_COPY,    /* put in once more, void, as a game of its own that can be played on */
} TenboHistoryChange;

/* Does @change with each of the @n games @keys, some at a time. A game that is so already or is
 * gone is passed over; another window's change of a game in the meantime is kept. @func (or NULL)
 * is told how many are done. FALSE with @error if a game fails or @cancellable is cancelled; those
 * before it stay done.
 *
 * @done: the games that it was done with, also where it failed; of a copy the game that was made.
 * Of TenboGameKey; transfer full. Takes long: for a thread. */
gboolean tenbo_history_change_run (TenboStore         *store,
                                   TenboHistoryChange  change,
                                   const TenboGameKey *keys,
                                   guint               n,
                                   GArray            **done,
                                   GCancellable       *cancellable,
                                   TenboProgressFunc   func,
                                   gpointer            user_data,
                                   GError            **error);

/* The same on a thread. After half a second a dialog in the window of @from says how many are done
 * and offers to stop there. Nothing of that kind may be under way in the window:
 * tenbo_long_task_is_running(). */
void     tenbo_history_change_async (GtkWidget          *from,
                                     TenboStore         *store,
                                     TenboHistoryChange  change,
                                     const TenboGameKey *keys,
                                     guint               n,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
gboolean tenbo_history_change_finish (GAsyncResult *result,
                                      GArray      **done, /* or NULL */
                                      GError      **error);

G_END_DECLS
