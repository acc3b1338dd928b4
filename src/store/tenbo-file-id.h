/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <sys/types.h>

G_BEGIN_DECLS

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

G_END_DECLS
