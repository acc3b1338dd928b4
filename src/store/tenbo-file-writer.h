/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The one way to write a file whose place the user chose. A lint (tests/lint/file-writes.py) finds
 * every other one in the programs.
 *
 * The file is written beside its place under a name of its own, synced, and then renamed: at every
 * moment what was there before is there whole, or the new file is. A writer that is freed before
 * tenbo_file_writer_finish() leaves nothing behind. What stands behind a symbolic link is replaced,
 * not the link, and keeps its owner and its permissions.
 *
 * No file replaces one of a database that this process has open, or the user's own history
 * (TENBO_STORE_ERROR_OWN_FILE): the program would go on in a file that has no name any more. */
typedef struct _TenboFileWriter TenboFileWriter;

typedef enum
{
  TENBO_FILE_WRITER_NONE = 0,
  TENBO_FILE_WRITER_NEW = 1 << 0,     /* G_IO_ERROR_EXISTS if there is a file of that name */
  TENBO_FILE_WRITER_SPECIAL = 1 << 1, /* a device or a pipe is written as it is */

  /* Inside the store: a backup takes the place of a database that nobody has open. */
  TENBO_FILE_WRITER_DATABASE = 1 << 2,
} TenboFileWriterFlags;

/* Begins to write @file. All errors are of G_IO_ERROR with the system's words, but for the one
 * above. @cancellable may be NULL. Transfer full. */
TenboFileWriter *tenbo_file_writer_new (GFile               *file,
                                        TenboFileWriterFlags flags,
                                        GCancellable        *cancellable,
                                        GError             **error);

/* Whether a library that writes files itself, as GTK does to print, may write @file. FALSE with
 * TENBO_STORE_ERROR_OWN_FILE. */
gboolean tenbo_file_writer_check (GFile   *file,
                                  GError **error);

/* Ends the writing without the file, unless it is in its place. */
void tenbo_file_writer_free (TenboFileWriter *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboFileWriter, tenbo_file_writer_free)

gboolean tenbo_file_writer_write (TenboFileWriter *self,
                                  const char      *data,
                                  gsize            length,
                                  GError         **error);

/* Appends all of the file @path. */
gboolean tenbo_file_writer_write_file (TenboFileWriter *self,
                                       const char      *path,
                                       GError         **error);

/* The path of the file that is being written, for others who fill it by its name. NULL if the file
 * has no path on this computer, or is no plain file. Borrowed. */
const char *tenbo_file_writer_get_part (TenboFileWriter *self);

/* Gives the file no permission that is not in @mode; its owner may always read and write it. */
void tenbo_file_writer_limit_mode (TenboFileWriter *self,
                                   guint            mode);

/* Puts the file in its place. When this succeeds it is on the disk, if that is one of this
 * computer. */
gboolean tenbo_file_writer_finish (TenboFileWriter *self,
                                   GError         **error);

G_END_DECLS
