/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db-files.h"

G_BEGIN_DECLS

/* Inside the store: connections to read with. One is opened when all others are in use; some are
 * kept though nobody uses them. When the files are lost no other is opened, since their name may be
 * that of something else: then one of those that are there is waited for. */
typedef struct _TenboReaders TenboReaders;

/* @path and @files (both borrowed) are those of one database. */
TenboReaders *tenbo_readers_new (const char   *path,
                                 TenboDbMode   mode,
                                 TenboDbFiles *files);
void          tenbo_readers_free (TenboReaders *self);

/* Takes over @db, which nobody uses. */
void tenbo_readers_add (TenboReaders *self,
                        TenboDb      *db);

/* A connection that is given back when it is not used any more. NULL with @error, LOST if there is
 * none to the files that were opened. */
TenboDb *tenbo_readers_acquire (TenboReaders *self,
                                GError      **error);
void     tenbo_readers_release (TenboReaders *self,
                                TenboDb      *db);

/* A connection of the caller's own. Transfer full; NULL as above. */
TenboDb *tenbo_readers_open (TenboReaders *self,
                             GError      **error);

/* A connection to read @store with, from tenbo_readers_acquire(). */
TenboDb *tenbo_store_acquire_reader (TenboStore *store,
                                     GError    **error);

G_END_DECLS
