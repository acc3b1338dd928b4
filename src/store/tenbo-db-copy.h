/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-db.h"
#include "tenbo-file-writer.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* Internal to the store: a copy of a whole database in one file, without a log */
typedef struct
{
  const char       *path;        /* empty file that receives the copy; not synced */
  GCancellable     *cancellable; /* or NULL */
  TenboProgressFunc func;        /* or NULL; counts bytes */
  gpointer          user_data;

  guint64 total; /* bytes of the database; the copy has at most as many */
} TenboDbCopy;

/* Opens a connection from which the database at @path can be copied. It lacks the views that adapt
 * an older schema, so the copy has the schema of the file. Transfer full. */
TenboDb *tenbo_db_copy_open (const char *path,
                             TenboDbMode mode,
                             GError    **error);

/* Runs @func outside of any transaction on a connection from which the whole file of @store can be
 * copied. The connection shows the tables without adapting views, and @func may write to attached
 * databases. */
gboolean tenbo_store_run_copy (TenboStore *store,
                               TenboDbFunc func,
                               gpointer    user_data,
                               GError    **error);

/* Checks the whole file for damage. @thorough: also compares the indexes with the tables, which
 * takes several times as long. */
gboolean tenbo_store_check_whole (TenboDb *db,
                                  gboolean thorough,
                                  GError **error);

/* Copies all of @db. Fails with G_IO_ERROR_CANCELLED if the cancellable is canceled. */
gboolean tenbo_db_copy_run (TenboDbCopy *self,
                            TenboDb     *db,
                            GError     **error);

/* Limits the permissions of the file of @writer, a copy of @db, to those of the database. */
void tenbo_db_copy_limit_mode (TenboFileWriter *writer,
                               TenboDb         *db);

/* Copies all of @db to the file @path through a TenboFileWriter. */
gboolean tenbo_db_copy_to_path (TenboDb    *db,
                                const char *path,
                                GError    **error);

G_END_DECLS
