/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where a command writes a file: the standard output, or a file that is written beside its place
 * and put there when it is whole. Until then what was there before stays. */
typedef struct _TenboOutput TenboOutput;

/* Begins to write to @path; NULL or "-" is the standard output. What is no plain file (/dev/null, a
 * pipe) is written as it is. Transfer full; NULL after complaining. */
TenboOutput *tenbo_output_open (const char *path);

/* Writes @text and empties it. FALSE after complaining, also if the user interrupted the program:
 * then the file is to be removed. */
gboolean tenbo_output_write (TenboOutput *self,
                             GString     *text);

/* Puts the file in its place. FALSE after complaining. */
gboolean tenbo_output_finish (TenboOutput *self);

/* Removes the file, unless it is in its place. */
void tenbo_output_free (TenboOutput *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboOutput, tenbo_output_free)

G_END_DECLS
