/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "random-play.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* JSON documents as inputs. */

/* Returns the document with one change: a member or entry is removed, repeated, renamed, moved or
 * replaced, or a number or text differs. NULL if @bytes are not JSON. */
GBytes *fuzz_json_mutate (const uint8_t *bytes,
                          size_t         n,
                          RandomPlay    *random);

/* Appends the files of the folder @name of tests/data that end in @suffix; of a file with one
 * document per line, the member @member of each @step-th line. */
void fuzz_json_add_files (GPtrArray  *seeds,
                          const char *name,
                          const char *suffix);
void fuzz_json_add_lines (GPtrArray  *seeds,
                          const char *name,
                          const char *member,
                          guint       step);

/* Asserts that @problem has a location and a text for the user, which are UTF-8, and that it can be
 * written as JSON. */
void fuzz_json_check_problem (const TenboRecordProblem *problem);

/* Asserts that @text is JSON. */
void fuzz_json_check (const char *text);

G_END_DECLS
