/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db-files.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* Internal to the store: the only thread and the only connection that write */
typedef struct _TenboWriter TenboWriter;

/* Called on the writer's thread when a write is durable, with its changes (@commit, transfer full),
 * or when it has failed, with @error (borrowed). */
typedef void (*TenboWriterDone) (const TenboOutcome *outcome,
                                 TenboCommit        *commit,
                                 const GError       *error,
                                 gpointer            user_data);

/* Called on the writer's thread when another connection has committed. */
typedef void (*TenboWriterOthersCommitted) (gpointer user_data);

/* Starts the thread and takes ownership of @db. @files (borrowed) are those of @db: a write is
 * durable only if they are still in place. */
TenboWriter *tenbo_writer_new (TenboDb                   *db,
                               TenboDbFiles              *files,
                               TenboWriterOthersCommitted others_committed,
                               gpointer                   user_data);

/* Completes the queued jobs, closes the connection and waits for the thread to end. Must not be
 * called on that thread. The log is copied into the database unless the files are lost. */
void tenbo_writer_free (TenboWriter *self);

/* Queues @write (transfer full). Writes run in the order of the queue. @cancellable may be NULL. */
void tenbo_writer_push (TenboWriter    *self,
                        TenboWrite     *write,
                        GCancellable   *cancellable,
                        TenboWriterDone done,
                        gpointer        user_data);

/* Queues a check whether another connection has committed. */
void tenbo_writer_check_others (TenboWriter *self);

/* Queues a setting of the connection, for tests: the time it waits for another program, or the
 * maximum number of pages of the file. */
void tenbo_writer_set_pragma (TenboWriter *self,
                              const char  *name,
                              int          value);

G_END_DECLS
