/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Text laid out in columns of a terminal, where a Chinese or Japanese character takes two cells. */

/* A table that is filled row by row and printed when it is whole, so that each column is as wide as
 * its widest cell. */
typedef struct _TenboColumns TenboColumns;

/* @alignments has a letter for each column: 'l' for texts, 'r' for numbers. */
TenboColumns *tenbo_columns_new (const char *alignments);
void          tenbo_columns_free (TenboColumns *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboColumns, tenbo_columns_free)

/* Appends an empty row; the cells of the last row are then set one by one. A cell that is never
 * set is empty. */
void tenbo_columns_add_row (TenboColumns *self);

/* Appends a row with the texts @cells, one for each column and NULL for an empty one, which it
 * takes. */
void tenbo_columns_take_row (TenboColumns *self,
                             char *const  *cells);

/* Appends a row with copies of @texts, one for each column, NULL for an empty one. */
void tenbo_columns_add_headings (TenboColumns      *self,
                                 const char *const *texts);

/* Appends a line that stands across the columns, at the left edge: a title above the rows that
 * follow. */
void tenbo_columns_add_line (TenboColumns *self,
                             const char   *text);

/* Sets a cell of the last row to @text, broken into lines of at most @width cells; rows are
 * appended for the lines after the first. */
void tenbo_columns_add_wrapped (TenboColumns *self,
                                guint         column,
                                const char   *text,
                                guint         width);

/* Sets a cell of the last row to a copy of @text, control characters made harmless. */
void tenbo_columns_set (TenboColumns *self,
                        guint         column,
                        const char   *text);

/* Sets a cell of the last row, taking @text. */
void tenbo_columns_take (TenboColumns *self,
                         guint         column,
                         char         *text);

/* The rows so far. */
guint tenbo_columns_get_n_rows (TenboColumns *self);

/* Writes the table: columns two cells apart, each line after @indent cells, no blanks at the
 * end. */
void tenbo_columns_print (TenboColumns *self,
                          guint         indent,
                          GString      *out);

/* The cells that @text takes on a terminal. */
guint tenbo_text_width (const char *text);

/* @text without characters that would move the cursor, change its color or change the direction of
 * the text after it. Isolates that end in @text stay. Transfer full. */
char *tenbo_text_printable (const char *text);

/* @text, printable, without blanks at the end, cut to @width cells with an ellipsis if it is
 * longer, and isolated (tenbo_free_text_isolate()). Transfer full. */
char *tenbo_text_shorten (const char *text,
                          guint       width);

/* The name, title or place @name, shortened such that other columns fit beside it. Transfer full;
 * NULL for NULL. */
char *tenbo_text_shorten_name (const char *name);

/* @text, printable, broken into lines of at most @width cells, at its ends of line, at blanks,
 * or between characters that take two cells; a longer word stands alone. Transfer full. */
GStrv tenbo_text_wrap (const char *text,
                       guint       width);

G_END_DECLS
