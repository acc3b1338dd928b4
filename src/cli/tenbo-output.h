/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where a command writes what it makes: the standard output, or a file (tenbo-file-writer.h). */
typedef struct _TenboOutput TenboOutput;

/* The option --force of a command that writes a file. */
GOptionEntry tenbo_force_option (gboolean *force);

/* Complains that the file @path was not written because of @error. */
void tenbo_complain_of_output (const char   *path,
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
