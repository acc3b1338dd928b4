/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A snapshot: the database as it was when the snapshot was first read from, whatever others write
 * meanwhile. It waits for no writer. The headers of the nouns (tenbo-people.h, tenbo-games.h, …)
 * declare the functions that read from it. They return what they read, transfer full, or NULL,
 * FALSE or -1 with @error.
 *
 * One thread uses a snapshot, for a short time, and has no other one meanwhile. The store outlives
 * it. Every function also accepts the NULL of a snapshot that could not begin, and fails without
 * setting @error again. So a caller that passes the same @error checks only the last result. */
typedef struct _TenboDb TenboRead;

/* If @cancellable, which may be NULL, is cancelled, the statement that runs stops within a
 * millisecond: G_IO_ERROR_CANCELLED. NULL with @error. */
TenboRead *tenbo_store_read_begin (TenboStore   *store,
                                   GCancellable *cancellable,
                                   GError      **error);
void       tenbo_read_end (TenboRead *read);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboRead, tenbo_read_end)

/* Something to be read on a thread of its own. */
typedef struct
{
  /* Returns what it read (transfer full), or NULL with @error. */
  gpointer (*func) (TenboRead *read,
                    gpointer   data,
                    GError   **error);
  gpointer       data;        /* for @func; owned */
  GDestroyNotify free_data;   /* or NULL */
  GDestroyNotify free_result; /* for a result that nobody takes */
} TenboReadJob;

/* Takes over what @job owns. */
void     tenbo_store_read_async (TenboStore         *store,
                                 const TenboReadJob *job,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);
gpointer tenbo_store_read_finish (TenboStore   *store,
                                  GAsyncResult *result,
                                  GError      **error);

G_END_DECLS
