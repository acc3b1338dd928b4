/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-file-id.h"

G_BEGIN_DECLS

/* Inside the store: the files of a database that is open, as they were when it was opened: the
 * database itself, its log (-wal) and the index of the log (-shm). */
typedef struct _TenboDbFiles TenboDbFiles;

/* The files of the database at @path, which is open. May be called from any thread, as all of
 * this. */
TenboDbFiles *tenbo_db_files_new (const char *path);
void          tenbo_db_files_free (TenboDbFiles *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboDbFiles, tenbo_db_files_free)

/* Whether a file written at @path, which is resolved (tenbo_path_resolve()), would take the place
 * of a file of a database: of one that this process has open, or of the user's own history. It is
 * the file that counts, not its name; of a file that is not there, the name. */
gboolean tenbo_db_files_would_lose (const char *path);

/* Whether this process has the database at @path open. */
gboolean tenbo_db_files_are_open (const char *path);

G_END_DECLS
