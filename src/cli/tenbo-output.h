/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"

G_BEGIN_DECLS

/* Output of a command: the standard output or a file (tenbo-file-writer.h). */
typedef struct _TenboOutput TenboOutput;

/* Returns whether @error, of a command that reads the history and writes a file, is about the file.
 * Errors of the operating system are about the file, errors of SQLite about the history. */
gboolean tenbo_is_error_of_output (const GError *error);

/* Reports that the file @path was not written because of @error. */
TenboExit tenbo_print_output_error (const char   *path,
                                    const GError *error);

/* Opens @path for writing; NULL or "-" is the standard output. Writes directly to a device or a
 * pipe. Replaces an existing file only with @force. Transfer full; NULL after reporting an
 * error. */
TenboOutput *tenbo_output_open (const char *path,
                                gboolean    force);

/* Writes @text and empties it. Returns FALSE with @error, also if the user interrupted the program
 * (G_IO_ERROR_CANCELLED); the caller then frees @self, which removes the file. */
gboolean tenbo_output_write (TenboOutput *self,
                             GString     *text,
                             GError     **error);

/* Moves the finished file to its path. Returns FALSE with @error. */
gboolean tenbo_output_finish (TenboOutput *self,
                              GError     **error);

/* Frees @self. Removes the file unless tenbo_output_finish() moved it. */
void tenbo_output_free (TenboOutput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboOutput, tenbo_output_free)

G_END_DECLS
