/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Backups of the whole database, and restoring them. All functions take as long as reading and
 * writing the file: do not call them on the main thread. */

/* Contents of a backup */
typedef struct
{
  int             schema_version;
  gint64          n_games;  /* deleted games excluded */
  gint64          n_people; /* merged people excluded */
  TenboStoredTime newest;   /* start of the newest game; unset without games */
} TenboBackupInfo;

typedef enum
{
  TENBO_BACKUP_NONE = 0,
  TENBO_BACKUP_REPLACE = 1 << 0, /* replace any existing file, not only an earlier backup */
} TenboBackupFlags;

/* Writes the current contents of @store to @file: one file, which is checked before it replaces an
 * existing one (tenbo-file-writer.h). Its permissions are not wider than those of the database.
 * Other connections can write meanwhile.
 *
 * Fails with G_IO_ERROR_EXISTS if the file exists and @flags do not allow replacing it, and with
 * G_IO_ERROR_CANCELLED if @cancellable is canceled. @info may be NULL and receives the contents of
 * the copy. @func may be NULL and counts bytes. */
gboolean tenbo_store_backup (TenboStore       *store,
                             GFile            *file,
                             TenboBackupFlags  flags,
                             TenboBackupInfo  *info,
                             GCancellable     *cancellable,
                             TenboProgressFunc func,
                             gpointer          user_data,
                             GError          **error);

/* Whether the file @path begins like a database of this program. */
gboolean tenbo_backup_is_backup (const char *path);

/* Checks the file @path: FOREIGN for a database of another program, NEWER for a schema that this
 * version cannot read, DAMAGED for a damaged database or a file that is not a database. @info may
 * be NULL. Changes nothing. */
gboolean tenbo_backup_check (const char      *path,
                             TenboBackupInfo *info,
                             GError         **error);

/* Replaces the database @path with a copy of @backup, after tenbo_backup_check(). If @path is a
 * symbolic link, its target is replaced. The previous file is kept, intact, as *@set_aside
 * (PATH.replaced-TIME; transfer full; NULL if there was no file), and the copy has its permissions.
 * If this is interrupted, PATH is either the old or the new file.
 *
 * Fails with BUSY if any program, including this one, has the database open; with OWN_FILE if
 * @backup is the database itself; with FOREIGN, without a change, if @path is a database of another
 * program. The next program that opens the copy migrates an older schema. @func as for
 * tenbo_store_backup(). */
gboolean tenbo_backup_restore (const char       *backup,
                               const char       *path,
                               char            **set_aside,
                               GCancellable     *cancellable,
                               TenboProgressFunc func,
                               gpointer          user_data,
                               GError          **error);

G_END_DECLS
