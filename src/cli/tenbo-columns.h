/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Text in columns of a terminal, where a Chinese or Japanese character is two cells wide. */

/* A table that is filled row by row and then printed as a whole. Each column is as wide as its
 * widest cell. */
typedef struct _TenboColumns TenboColumns;

/* Creates an empty table. @alignments has a letter for each column: 'l' for text, 'r' for numbers.
 * Free it with tenbo_columns_free(). */
TenboColumns *tenbo_columns_new (const char *alignments);
void          tenbo_columns_free (TenboColumns *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboColumns, tenbo_columns_free)

/* Appends an empty row. The other functions set the cells of the last row. */
void tenbo_columns_add_row (TenboColumns *self);

/* Appends a row with the texts @cells, one for each column; NULL leaves a cell empty. Takes
 * ownership of the texts. */
void tenbo_columns_take_row (TenboColumns *self,
                             char *const  *cells);

/* Appends a row with copies of @texts, one for each column; NULL leaves a cell empty. */
void tenbo_columns_add_headings (TenboColumns      *self,
                                 const char *const *texts);

/* Appends a line across all columns, aligned to the left edge: a title above the rows that
 * follow. */
void tenbo_columns_add_line (TenboColumns *self,
                             const char   *text);

/* Sets a cell of the last row to @text, wrapped to lines of at most @width cells. Appends rows for
 * the lines after the first. */
void tenbo_columns_add_wrapped (TenboColumns *self,
                                guint         column,
                                const char   *text,
                                guint         width);

/* Appends a row for each of @remarks, in parentheses in the cell @column, and wraps it like
 * tenbo_columns_add_wrapped(). */
void tenbo_columns_add_remarks (TenboColumns *self,
                                guint         column,
                                char *const  *remarks,
                                guint         width);

/* Sets a cell of the last row to a copy of @text without control characters. */
void tenbo_columns_set (TenboColumns *self,
                        guint         column,
                        const char   *text);

/* Sets a cell of the last row to @text. Takes ownership of @text. */
void tenbo_columns_take (TenboColumns *self,
                         guint         column,
                         char         *text);

/* Returns the number of rows. */
guint tenbo_columns_get_n_rows (TenboColumns *self);

/* Writes the table. Columns are two cells apart, each line begins with @indent blanks, and no line
 * ends with blanks. */
void tenbo_columns_print (TenboColumns *self,
                          guint         indent,
                          GString      *out);

/* Returns the width of @text on a terminal, in cells. */
guint tenbo_text_width (const char *text);

/* Returns @text without characters that move the cursor, change the color or change the direction
 * of the text that follows. Isolates that @text closes are kept. Transfer full. */
char *tenbo_text_printable (const char *text);

/* Returns @text, printable, without blanks at the end, cut to @width cells with an ellipsis if it
 * is longer, and isolated (tenbo_free_text_isolate()). Transfer full. */
char *tenbo_text_shorten (const char *text,
                          guint       width);

/* Returns the name, title or venue @name, shortened to leave room for other columns. Transfer full.
 * Returns NULL for NULL. */
char *tenbo_text_shorten_name (const char *name);

/* Returns @text, printable, wrapped to lines of at most @width cells. Lines break at line ends, at
 * blanks, and between characters that are two cells wide; a longer word is on a line of its own.
 * Transfer full. */
GStrv tenbo_text_wrap (const char *text,
                       guint       width);

G_END_DECLS
