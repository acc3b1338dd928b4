/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-progress.h"
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

/* Writes what @store holds now to @path: one file, synced and put in its place when it is whole.
 * What was at @path before stays until then. Others may go on writing meanwhile.
 *
 * Refuses (REFUSED) to overwrite the database itself. If @cancellable is cancelled: G_IO_ERROR, and
 * nothing is left behind. @func may be NULL; it counts bytes. */
gboolean tenbo_store_backup (TenboStore       *store,
                             const char       *path,
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

/* Puts a copy of @backup in the place of the database @path, after tenbo_backup_check(). What was
 * there gets the name *@set_aside (transfer full; NULL if nothing was there), PATH.replaced-TIME,
 * and is whole under it. Whenever this stops, PATH is the one or the other.
 *
 * BUSY if anybody has the database open, this program too. A schema of before is brought up to date
 * by the next who opens it. A database of another program is left alone (FOREIGN). @func as of
 * tenbo_store_backup(). */
gboolean tenbo_backup_restore (const char       *backup,
                               const char       *path,
                               char            **set_aside,
                               GCancellable     *cancellable,
                               TenboProgressFunc func,
                               gpointer          user_data,
                               GError          **error);

G_END_DECLS
