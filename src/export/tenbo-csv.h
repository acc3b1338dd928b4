/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Tables as comma-separated values (RFC 4180): UTF-8, rows that end with CR and LF. The functions
 * below write the cells. Text that a spreadsheet would treat as a formula, also if it splits cells
 * at semicolons, gets an apostrophe in front; numbers are written unchanged.
 *
 * A row is a sequence of cells and an end. All rows have as many cells as the first one. */
typedef struct
{
  GString *out;       /* borrowed */
  guint    n_columns; /* in the first row; 0 while that is written */
  guint    n_cells;   /* in the current row */
} TenboCsv;

/* Begins a table that is appended to @out. @out is borrowed; the caller may empty it between
 * rows. */
void tenbo_csv_init (TenboCsv *self,
                     GString  *out);

/* Writes a byte order mark at the start of a file for a spreadsheet. Without it, some spreadsheets
 * assume the encoding of the system instead of UTF-8. */
void tenbo_csv_add_byte_order_mark (TenboCsv *self);

/* Writes a cell: a text (NULL: empty), an integer, a number with at most six decimals after a
 * point, or nothing. */
void tenbo_csv_add_text (TenboCsv   *self,
                         const char *text);
void tenbo_csv_add_int (TenboCsv *self,
                        gint64    number);
void tenbo_csv_add_decimal (TenboCsv *self,
                            double    number);
void tenbo_csv_add_empty (TenboCsv *self);

/* Writes an integer, or an empty cell if @is_there is FALSE. */
void tenbo_csv_add_optional (TenboCsv *self,
                             gboolean  is_there,
                             gint64    number);

/* Ends the row. */
void tenbo_csv_end_row (TenboCsv *self);

G_END_DECLS
