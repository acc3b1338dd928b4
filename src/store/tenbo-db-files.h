/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sys/types.h>

#include "tenbo-db.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* --- Paths and files --- */

/* Identity of a file. Two names can refer to one file (a symbolic link, a hard link), and a name
 * can refer to another file while a program runs. */
typedef struct
{
  dev_t device;
  ino_t inode; /* 0: no file */
} TenboFileId;

/* Reads the identity of the file at @path, following symbolic links. Returns FALSE with an empty
 * @id if there is no file. */
gboolean tenbo_file_id_read (const char  *path,
                             TenboFileId *id);
gboolean tenbo_file_id_equal (const TenboFileId *one,
                              const TenboFileId *other);

/* Returns @path without symbolic links. The last component may not exist yet, also as the target of
 * a link. NULL with errno set if a folder is missing. Transfer full. */
char *tenbo_path_resolve (const char *path);

/* Sets an error of G_IO_ERROR for @error_number, with the localized message of the system. Always
 * returns FALSE. */
gboolean tenbo_file_fail (int      error_number,
                          GError **error);

/* --- The files of a database --- */

/* Internal to the store: the files of an open database as they were when it was opened: the
 * database, its log (-wal) and the index of the log (-shm).
 *
 * SQLite uses their descriptors, so it does not notice if another program removes, replaces or
 * overwrites them. Its next commits would be lost, or would damage another file. */
typedef struct _TenboDbFiles TenboDbFiles;

/* Called once, in the thread that detected the loss */
typedef void (*TenboLossFunc) (TenboStoreLoss loss,
                               gpointer       user_data);

/* Returns the files of the database at @path, which is open. All functions here may be called from
 * any thread. */
TenboDbFiles *tenbo_db_files_new (const char *path);
void          tenbo_db_files_free (TenboDbFiles *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDbFiles, tenbo_db_files_free)

/* Records the state that tenbo_db_files_check() compares with. @db is the writing connection and
 * has a log. */
void tenbo_db_files_watch (TenboDbFiles *self,
                           TenboDb      *db,
                           TenboLossFunc func,
                           gpointer      user_data);

/* Checks, with a few system calls, whether the opened files are still in place and were written
 * only by SQLite, as far as @db, a connection to them, can detect. If @db is NULL, only the files
 * are compared, not their contents. A loss is permanent. If the database or its content is lost,
 * the log is renamed to PATH-wal.lost-TIME: otherwise the next program that opens PATH would apply
 * it to another database. */
TenboStoreLoss tenbo_db_files_check (TenboDbFiles *self,
                                     TenboDb      *db);
TenboStoreLoss tenbo_db_files_get_loss (TenboDbFiles *self);

/* Whether tenbo_db_files_check() would find no loss. Changes and reports nothing. */
gboolean tenbo_db_files_are_whole (TenboDbFiles *self,
                                   TenboDb      *db);

/* Whether only the log was lost: the database is unchanged and has no new log, so the contents of
 * the old log can be copied into it. */
gboolean tenbo_db_files_can_copy_log (TenboDbFiles *self,
                                      TenboDb      *db);

/* Sets the error for the loss that tenbo_db_files_check() found. Always returns FALSE. */
gboolean tenbo_db_files_fail (TenboDbFiles *self,
                              GError      **error);

/* Whether writing a file at @path, which is resolved (tenbo_path_resolve()), would replace a file
 * of a database that this process has open, or of the user's own history. Existing files are
 * compared by identity, missing ones by name. */
gboolean tenbo_db_files_would_lose (const char *path);

/* Whether this process has the database at @path open. */
gboolean tenbo_db_files_are_open (const char *path);

G_END_DECLS
