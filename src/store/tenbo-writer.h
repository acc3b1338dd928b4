/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db-files.h"
#include "tenbo-write.h"

G_BEGIN_DECLS

/* Inside the store: the one thread that writes, with the one connection that may. */
typedef struct _TenboWriter TenboWriter;

/* Called on the writer's thread when a change is durable, with what it changed (@commit, transfer
 * full), or with @error (borrowed) when it was not made. */
typedef void (*TenboWriterDone) (const TenboOutcome *outcome,
                                 TenboCommit        *commit,
                                 const GError       *error,
                                 gpointer            user_data);

/* Called on the writer's thread when another connection has committed. */
typedef void (*TenboWriterOthersCommitted) (gpointer user_data);

/* Takes @db over. @files (borrowed) are those of @db, and are watched: a change is durable only if
 * it is in them. */
TenboWriter *tenbo_writer_new (TenboDb                   *db,
                               TenboDbFiles              *files,
                               TenboWriterOthersCommitted others_committed,
                               gpointer                   user_data);

/* Makes what is queued, closes the connection and ends the thread, and waits for that. Not to be
 * called on that thread. The log is copied into the database unless the files are lost. */
void tenbo_writer_free (TenboWriter *self);

/* Queues @write (transfer full). Changes are made in the order they are queued. @cancellable may be
 * NULL. */
void tenbo_writer_push (TenboWriter    *self,
                        TenboWrite     *write,
                        GCancellable   *cancellable,
                        TenboWriterDone done,
                        gpointer        user_data);

/* Queues a look whether another connection has committed. */
void tenbo_writer_check_others (TenboWriter *self);

/* Queues a setting of the connection: how long it waits for another program, how many pages the
 * file may have. For tests. */
void tenbo_writer_set_pragma (TenboWriter *self,
                              const char  *name,
                              int          value);

G_END_DECLS
