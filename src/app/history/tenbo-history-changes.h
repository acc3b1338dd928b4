/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-history-queries.h"

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

/* Does @change with each of the @n games @keys, one after another on a thread. A game that is so
 * already or is gone is passed over; another window's change of a game in the meantime is kept.
 * When @cancellable is cancelled, or a game fails, those before it stay done. */
void tenbo_history_change_async (TenboStore         *store,
                                 TenboHistoryChange  change,
                                 const TenboGameKey *keys,
                                 guint               n,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);

/* The games that it was done with, also where it failed: @done, of TenboGameKey, transfer full. Of
 * a copy it is the game that was made. */
gboolean tenbo_history_change_finish (GAsyncResult *result,
                                      GArray      **done,
                                      GError      **error);

G_END_DECLS
