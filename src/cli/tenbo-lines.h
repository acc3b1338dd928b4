/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A line of the input, without its end. */
typedef void (*TenboLineFunc) (const char *line,
                               gsize       length,
                               gpointer    user_data);

/* Called before the reader may have to wait for more input, and at the end: the moment to write
 * what the lines so far gave, so that somebody who waits for the answers gets them. FALSE stops
 * reading. */
typedef gboolean (*TenboPauseFunc) (gpointer user_data);

/* Calls @line_func for each line of the file @path ("-": the standard input), whatever its
 * length, in big reads. What follows the last end of line counts as a line unless it is empty.
 * FALSE after complaining if the file cannot be read, or if @pause_func said so. */
gboolean tenbo_read_lines (const char    *path,
                           TenboLineFunc  line_func,
                           TenboPauseFunc pause_func,
                           gpointer       user_data);

G_END_DECLS
