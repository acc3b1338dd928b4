/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Writes files whose location the user chose. A lint (tests/lint/file-writes.py) finds code that
 * writes such files in another way.
 *
 * The file is written under a temporary name in the same folder, synced and renamed, so at any
 * moment either the previous or the new file is complete. Freeing a writer before
 * tenbo_file_writer_finish() removes the temporary file. If the location is a symbolic link, its
 * target is replaced and keeps its owner and permissions.
 *
 * Files of a database that this process has open and of the user's own history are never replaced
 * (TENBO_STORE_ERROR_OWN_FILE): the program would continue to write to a file without a name. */
typedef struct _TenboFileWriter TenboFileWriter;

typedef enum
{
  TENBO_FILE_WRITER_NONE = 0,
  TENBO_FILE_WRITER_NEW = 1 << 0,     /* fail with G_IO_ERROR_EXISTS if the file exists */
  TENBO_FILE_WRITER_SPECIAL = 1 << 1, /* write directly to a device or a pipe */

  /* Internal to the store: replaces a database that no program has open */
  TENBO_FILE_WRITER_DATABASE = 1 << 2,
} TenboFileWriterFlags;

/* Starts to write @file. All errors are in G_IO_ERROR with messages of the system, except for the
 * one above. @cancellable may be NULL. Transfer full. */
TenboFileWriter *tenbo_file_writer_new (GFile               *file,
                                        TenboFileWriterFlags flags,
                                        GCancellable        *cancellable,
                                        GError             **error);

/* Whether a library that writes files itself, like GTK when printing, may write @file. FALSE with
 * TENBO_STORE_ERROR_OWN_FILE. */
gboolean tenbo_file_writer_check (GFile   *file,
                                  GError **error);

/* Deletes @file, which may be none of the files that are never replaced. FALSE with @error. */
gboolean tenbo_file_writer_delete (GFile   *file,
                                   GError **error);

/* Frees the writer. Removes the unfinished file if tenbo_file_writer_finish() has not succeeded. */
void tenbo_file_writer_free (TenboFileWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboFileWriter, tenbo_file_writer_free)

gboolean tenbo_file_writer_write (TenboFileWriter *self,
                                  const char      *data,
                                  gsize            length,
                                  GError         **error);

/* Appends the contents of the file @path. */
gboolean tenbo_file_writer_write_file (TenboFileWriter *self,
                                       const char      *path,
                                       GError         **error);

/* Returns the path of the temporary file, for code that fills it by name. NULL if the file has no
 * local path or is not a regular file. Borrowed. */
const char *tenbo_file_writer_get_part (TenboFileWriter *self);

/* Removes permissions that are not in @mode. The owner can always read and write the file. */
void tenbo_file_writer_limit_mode (TenboFileWriter *self,
                                   guint            mode);

/* Renames the file to its final name. If this succeeds on a local file system, the file is on the
 * disk. */
gboolean tenbo_file_writer_finish (TenboFileWriter *self,
                                   GError         **error);

G_END_DECLS
