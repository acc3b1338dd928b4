/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Recounts the hands of games that ended under an older program, which counted less: replays their
 * events and writes the results, some games at a time. The database is consistent at any time: each
 * game is counted or not. A game that cannot be played, or that is changed elsewhere at the same
 * moment, stays unchanged. */

/* The outcome. */
typedef struct
{
  guint n_games;   /* games to count */
  guint n_counted; /* games counted */
} TenboRebuildResult;

/* Counts all games in the calling thread, about 3,000 games a second. Calls @func (may be NULL)
 * with the number of games done. Returns FALSE with @error if the database cannot be read or
 * written, or with G_IO_ERROR_CANCELLED; games counted before that stay counted. Does nothing if
 * the store is read-only. */
gboolean tenbo_rebuild_counts (TenboStore         *store,
                               TenboProgressFunc   func,
                               gpointer            user_data,
                               GCancellable       *cancellable,
                               TenboRebuildResult *result,
                               GError            **error);

/* Counts all games in a separate thread. */
void     tenbo_rebuild_counts_async (TenboStore         *store,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
gboolean tenbo_rebuild_counts_finish (TenboStore         *store,
                                      GAsyncResult       *result,
                                      TenboRebuildResult *counts,
                                      GError            **error);

G_END_DECLS
