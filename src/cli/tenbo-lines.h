/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"

G_BEGIN_DECLS

/* Questions in a file, one per line, and their answers in the same order on standard output. */

/* Appends the answer to @line, without a line end, to @out. Returns FALSE if the line is refused,
 * which also has an answer. */
typedef gboolean (*TenboAnswerFunc) (const char *line,
                                     gsize       length,
                                     GString    *out,
                                     gpointer    user_data);

/* Reports on standard error why @line was refused; @location is the line in its file. */
typedef void (*TenboRefusedFunc) (const char *location,
                                  const char *line,
                                  gsize       length,
                                  gpointer    user_data);

/* Answers the lines of the file @path ("-": the standard input). Reports the first refused line,
 * then the number of refused lines. Returns TENBO_EXIT_REFUSED if any line was refused or the file
 * cannot be read. */
TenboExit tenbo_answer_lines (const char      *path,
                              TenboAnswerFunc  answer_func,
                              TenboRefusedFunc refused_func,
                              gpointer         user_data);

G_END_DECLS
