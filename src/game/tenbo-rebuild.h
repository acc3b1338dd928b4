/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Counts the hands of games that ended under an older program, which counted less: their events are
 * played again, and what follows is written, some games at a time. Whatever happens meanwhile, the
 * database is sound: each game is counted or not. A game that cannot be played, or is changed by
 * somebody at the same moment, stays as it is. */

/* How it ended. */
typedef struct
{
  guint n_games;   /* found to be counted */
  guint n_counted; /* of them counted now */
} TenboRebuildResult;

/* Counts all there are in the calling thread, about 3,000 games a second. @func (may be NULL) is
 * told of the games done. FALSE with @error where the database cannot be read or written, or with
 * G_IO_ERROR_CANCELLED; what was counted before stays counted. Does nothing where the store is only
 * read. */
gboolean tenbo_rebuild_counts (TenboStore         *store,
                               TenboProgressFunc   func,
                               gpointer            user_data,
                               GCancellable       *cancellable,
                               TenboRebuildResult *result,
                               GError            **error);

/* The same in a thread of its own. */
void     tenbo_rebuild_counts_async (TenboStore         *store,
                                     GCancellable       *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer            user_data);
gboolean tenbo_rebuild_counts_finish (TenboStore         *store,
                                      GAsyncResult       *result,
                                      TenboRebuildResult *counts,
                                      GError            **error);

G_END_DECLS
