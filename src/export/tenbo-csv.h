/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tables as comma-separated values (RFC 4180): UTF-8, rows that end with CR and LF. A cell is what
 * the functions here make of it: a text that a spreadsheet would take for a formula, also
 * if it splits cells at semicolons, gets an apostrophe before it; a number is written as it is.
 *
 * A row is cells one after another and its end; every row has as many cells as the first one. */
typedef struct
{
  GString *out;       /* borrowed */
  guint    n_columns; /* of the first row; 0 while that is written */
  guint    n_cells;   /* of this row, so far */
} TenboCsv;

/* Begins a table that is appended to @out, which stays the caller's and may be emptied between
 * rows. */
void tenbo_csv_init (TenboCsv *self,
                     GString  *out);

/* Begins a file for a spreadsheet with the mark that tells it that the text is UTF-8. Some take a
 * file without it for one in the encoding of the system. */
void tenbo_csv_add_byte_order_mark (TenboCsv *self);

/* Writes a cell: a text (NULL: empty), a whole number, one with at most six decimals behind a
 * point, nothing. */
void tenbo_csv_add_text (TenboCsv   *self,
                         const char *text);
void tenbo_csv_add_int (TenboCsv *self,
                        gint64    number);
void tenbo_csv_add_decimal (TenboCsv *self,
                            double    number);
void tenbo_csv_add_empty (TenboCsv *self);

/* Writes a whole number, or nothing unless there is one. */
void tenbo_csv_add_optional (TenboCsv *self,
                             gboolean  is_there,
                             gint64    number);

/* Ends the row. */
void tenbo_csv_end_row (TenboCsv *self);

G_END_DECLS
