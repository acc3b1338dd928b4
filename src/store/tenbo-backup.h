/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* Copies of the whole database, made and put back. All of it takes as long as it takes to read and
 * write the file: not for the main thread. */

/* What a backup holds. */
typedef struct
{
  int             schema_version;
  gint64          n_games;  /* that are not deleted */
  gint64          n_people; /* that were not merged into others */
  TenboStoredTime newest;   /* when its newest game began; none without games */
} TenboBackupInfo;

typedef enum
{
  TENBO_BACKUP_NONE = 0,
  TENBO_BACKUP_REPLACE = 1 << 0, /* replaces whatever has the name, not only an earlier backup */
} TenboBackupFlags;

/* Writes what @store holds now to @file, as tenbo-file-writer.h says: one file, which is looked
 * through before it takes the place of what was there. Nobody reads it who may not read the
 * database. Others may go on writing meanwhile.
 *
 * G_IO_ERROR_EXISTS if the name is taken and @flags do not allow it. @info, which may be NULL, is
 * what the copy holds. If @cancellable is cancelled: G_IO_ERROR_CANCELLED. @func may be NULL; it
 * counts bytes. */
gboolean tenbo_store_backup (TenboStore       *store,
                             GFile            *file,
                             TenboBackupFlags  flags,
                             TenboBackupInfo  *info,
                             GCancellable     *cancellable,
                             TenboProgressFunc func,
                             gpointer          user_data,
                             GError          **error);

/* Looks through the file @path: whether it is a database of this program (else FOREIGN, or DAMAGED
 * for what is no database at all), of no newer schema than is known (NEWER), and whole (DAMAGED).
 * @info may be NULL. Changes nothing. */
gboolean tenbo_backup_check (const char      *path,
                             TenboBackupInfo *info,
                             GError         **error);

/* Puts a copy of @backup in the place of the database @path, after tenbo_backup_check(). If @path
 * is a symbolic link, the file behind it is replaced. What was there gets the name *@set_aside
 * (transfer full; NULL if nothing was there), PATH.replaced-TIME, and is whole under it; the copy
 * has its permissions. Whenever this stops, PATH is the one or the other.
 *
 * BUSY if anybody has the database open, this program too. OWN_FILE if @backup is the database. The
 * next program that opens the copy brings an older schema up to date. A database of another program
 * is left alone (FOREIGN). @func as of tenbo_store_backup(). */
gboolean tenbo_backup_restore (const char       *backup,
                               const char       *path,
                               char            **set_aside,
                               GCancellable     *cancellable,
                               TenboProgressFunc func,
                               gpointer          user_data,
                               GError          **error);

G_END_DECLS
