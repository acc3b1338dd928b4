/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <sys/types.h>

#include "tenbo-db.h"
#include "tenbo-store.h"

G_BEGIN_DECLS

/* --- Paths and the files that they name --- */

/* Which file a path names. Two names can be one file (a symbolic link, a hard link), and a name can
 * become another file while a program runs. */
typedef struct
{
  dev_t device;
  ino_t inode; /* 0: no file */
} TenboFileId;

/* The file that @path names, behind symbolic links; FALSE with an empty @id if there is none. */
gboolean tenbo_file_id_read (const char  *path,
                             TenboFileId *id);
gboolean tenbo_file_id_equal (const TenboFileId *one,
                              const TenboFileId *other);

/* @path without symbolic links. Its last part may be a name that no file has yet, also behind a
 * link. NULL with errno set if a folder is missing. Transfer full. */
char *tenbo_path_resolve (const char *path);

/* For the reason in @error_number: an error of G_IO_ERROR with the system's words, which are in the
 * user's language. Always FALSE. */
gboolean tenbo_file_fail (int      error_number,
                          GError **error);

/* --- The files of a database --- */

/* Inside the store: the files of a database that is open, as they were when it was opened: the
 * database itself, its log (-wal) and the index of the log (-shm).
 *
 * SQLite holds them by their descriptors, so it does not notice when another program removes,
 * replaces or overwrites them: what it commits then is in no file that anybody finds again, or
 * in one that belongs to something else. */
typedef struct _TenboDbFiles TenboDbFiles;

/* Called once, in the thread that found it out. */
typedef void (*TenboLossFunc) (TenboStoreLoss loss,
                               gpointer       user_data);

/* The files of the database at @path, which is open. May be called from any thread, as all of
 * this. */
TenboDbFiles *tenbo_db_files_new (const char *path);
void          tenbo_db_files_free (TenboDbFiles *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDbFiles, tenbo_db_files_free)

/* From now on tenbo_db_files_check() compares. @db is the connection that writes; it has a log. */
void tenbo_db_files_watch (TenboDbFiles *self,
                           TenboDb      *db,
                           TenboLossFunc func,
                           gpointer      user_data);

/* Whether the files are still those that were opened, and nobody but SQLite wrote into them, as
 * far as @db, a connection to them, can tell: a few calls of the system. If @db is NULL only the
 * files are compared, not what is in them. Once they are lost they stay so. The log is then moved
 * away from the name of a database that it does not belong to (PATH-wal.lost-TIME): the next
 * program that opens that would lay it over. */
TenboStoreLoss tenbo_db_files_check (TenboDbFiles *self,
                                     TenboDb      *db);
TenboStoreLoss tenbo_db_files_get_loss (TenboDbFiles *self);

/* Whether tenbo_db_files_check() would find nothing. Changes and reports nothing. */
gboolean tenbo_db_files_are_whole (TenboDbFiles *self,
                                   TenboDb      *db);

/* Only the log was lost: the database is still there as it was, and nobody has begun another log.
 * So what the log holds can be copied into it. */
gboolean tenbo_db_files_can_copy_log (TenboDbFiles *self,
                                      TenboDb      *db);

/* Sets the error for what tenbo_db_files_check() found. Always FALSE. */
gboolean tenbo_db_files_fail (TenboDbFiles *self,
                              GError      **error);

/* Whether a file written at @path, which is resolved (tenbo_path_resolve()), would take the place
 * of a file of a database: of one that this process has open, or of the user's own history. It is
 * the file that counts, not its name; of a file that is not there, the name. */
gboolean tenbo_db_files_would_lose (const char *path);

/* Whether this process has the database at @path open. */
gboolean tenbo_db_files_are_open (const char *path);

G_END_DECLS
