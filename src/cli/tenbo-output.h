/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"

G_BEGIN_DECLS

/* Where a command writes what it makes: the standard output, or a file (tenbo-file-writer.h). */
typedef struct _TenboOutput TenboOutput;

/* Whether @error, of a command that reads the history and writes a file, is about the file: it is
 * to blame for what the system says, the history for what SQLite says. */
gboolean tenbo_is_error_of_output (const GError *error);

/* Complains that the file @path was not written because of @error. */
TenboExit tenbo_complain_of_output (const char   *path,
                                    const GError *error);

/* Begins to write to @path; NULL or "-" is the standard output. A device or a pipe is written as it
 * is; a file that is there is replaced only with @force. Transfer full; NULL after complaining. */
TenboOutput *tenbo_output_open (const char *path,
                                gboolean    force);

/* Writes @text and empties it. FALSE with @error, also if the user interrupted the program
 * (G_IO_ERROR_CANCELLED): then the file is to be removed. */
gboolean tenbo_output_write (TenboOutput *self,
                             GString     *text,
                             GError     **error);

/* Puts the file in its place. FALSE with @error. */
gboolean tenbo_output_finish (TenboOutput *self,
                              GError     **error);

/* Removes the file, unless it is in its place. */
void tenbo_output_free (TenboOutput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboOutput, tenbo_output_free)

G_END_DECLS
