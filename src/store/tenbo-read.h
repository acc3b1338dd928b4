/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A snapshot: a consistent state of the database from the first read on, regardless of concurrent
 * writes. It never waits for a writer. The headers of the nouns (tenbo-people.h, tenbo-games.h, …)
 * declare the functions that read from it. They return their result, transfer full, or NULL, FALSE
 * or -1 with @error.
 *
 * A thread has at most one snapshot at a time, and keeps it only for a short time. The store
 * outlives it. Every function accepts NULL for a snapshot that could not begin, and then fails
 * without setting @error again, so a caller that passes the same @error only checks the last
 * result. */
typedef struct _TenboDb TenboRead;

/* Begins a snapshot. If @cancellable, which may be NULL, is canceled, the running statement stops
 * within a millisecond: G_IO_ERROR_CANCELLED. NULL with @error. */
TenboRead *tenbo_store_read_begin (TenboStore   *store,
                                   GCancellable *cancellable,
                                   GError      **error);
void       tenbo_read_end (TenboRead *read);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRead, tenbo_read_end)

/* A read that runs on a thread of its own */
typedef struct
{
  /* Returns the result (transfer full), or NULL with @error. */
  gpointer (*func) (TenboRead *read,
                    gpointer   data,
                    GError   **error);
  gpointer       data;        /* argument of @func; owned */
  GDestroyNotify free_data;   /* or NULL */
  GDestroyNotify free_result; /* for a result that is never fetched */
} TenboReadJob;

/* Starts the read and takes ownership of the members of @job. */
void     tenbo_store_read_async (TenboStore         *store,
                                 const TenboReadJob *job,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);
gpointer tenbo_store_read_finish (TenboStore   *store,
                                  GAsyncResult *result,
                                  GError      **error);

G_END_DECLS
