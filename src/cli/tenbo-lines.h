/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-command.h"

G_BEGIN_DECLS

/* Many questions, one a line, and their answers in order on standard output. */

/* Appends the answer to @line, without its end, to @out. FALSE if the line is refused; it has an
 * answer all the same. */
typedef gboolean (*TenboAnswerFunc) (const char *line,
                                     gsize       length,
                                     GString    *out,
                                     gpointer    user_data);

/* Says on standard error why @line, which was refused, is; @place is the line in its file. */
typedef void (*TenboRefusedFunc) (const char *place,
                                  const char *line,
                                  gsize       length,
                                  gpointer    user_data);

/* Answers the lines of the file @path ("-": the standard input). Of the refused ones the first is
 * told of in full, then how many they are. TENBO_EXIT_REFUSED if there is any, or if the file
 * cannot be read. */
TenboExit tenbo_answer_lines (const char      *path,
                              TenboAnswerFunc  answer_func,
                              TenboRefusedFunc refused_func,
                              gpointer         user_data);

G_END_DECLS
