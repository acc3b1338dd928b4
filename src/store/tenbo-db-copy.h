/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-file-writer.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Inside the store: a copy of a whole database in one file, without a log. */
typedef struct
{
  const char       *path;        /* an empty file, which the copy fills; not synced */
  GCancellable     *cancellable; /* or NULL */
  TenboProgressFunc func;        /* or NULL; counts bytes */
  gpointer          user_data;

  guint64 total; /* bytes of the database; the copy has no more */
} TenboDbCopy;

/* A connection to the database at @path that can be copied. It has none of the views with which a
 * reader looks at a file of an older schema: the copy is of the same schema. Transfer full. */
TenboDb *tenbo_db_copy_open (const char *path,
                             TenboDbMode mode,
                             GError    **error);

/* Runs @func outside of any transaction on a connection from which the whole file of @store can be
 * copied: it sees the tables as they are, and may write elsewhere. */
gboolean tenbo_store_run_copy (TenboStore *store,
                               TenboDbFunc func,
                               gpointer    user_data,
                               GError    **error);

/* Looks through the whole file for damage. */
gboolean tenbo_store_check_whole (TenboDb *db,
                                  GError **error);

/* Copies all of @db. G_IO_ERROR_CANCELLED if the cancellable is cancelled. */
gboolean tenbo_db_copy_run (TenboDbCopy *self,
                            TenboDb     *db,
                            GError     **error);

/* The file that @writer writes is a copy of @db: for nobody who may not read the database. */
void tenbo_db_copy_limit_mode (TenboFileWriter *writer,
                               TenboDb         *db);

/* Copies all of @db to the file @path, as tenbo-file-writer.h says. */
gboolean tenbo_db_copy_to_path (TenboDb    *db,
                                const char *path,
                                GError    **error);

G_END_DECLS
