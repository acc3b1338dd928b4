/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db-files.h"

G_BEGIN_DECLS

/* Internal to the store: a pool of connections for reading. If all are in use, another one is
 * opened; some idle ones are kept. If the files are lost, none is opened, since their path may be
 * that of another file: callers then wait for an existing connection. */
typedef struct _TenboReaders TenboReaders;

/* Creates a pool. @path and @files (both borrowed) belong to the same database. */
TenboReaders *tenbo_readers_new (const char   *path,
                                 TenboDbMode   mode,
                                 TenboDbFiles *files);
void          tenbo_readers_free (TenboReaders *self);

/* Adds the idle connection @db; transfer full. */
void tenbo_readers_add (TenboReaders *self,
                        TenboDb      *db);

/* Acquires a connection, which the caller releases after use. NULL with @error; LOST if there is no
 * connection to the opened files. */
TenboDb *tenbo_readers_acquire (TenboReaders *self,
                                GError      **error);
void     tenbo_readers_release (TenboReaders *self,
                                TenboDb      *db);

/* Opens a connection for the caller alone. Transfer full; NULL as above. */
TenboDb *tenbo_readers_open (TenboReaders *self,
                             GError      **error);

/* Acquires a connection for reading @store, as tenbo_readers_acquire() does. */
TenboDb *tenbo_store_acquire_reader (TenboStore *store,
                                     GError    **error);

G_END_DECLS
