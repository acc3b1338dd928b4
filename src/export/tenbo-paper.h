/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* A document laid out on pages of paper: a sequence of blocks with page breaks. It is independent
 * of games. Lengths are in points (1/72 inch). Texts are plain, not markup, in the user's language,
 * and are copied. */
typedef struct _TenboPaper TenboPaper;

typedef enum
{
  TENBO_PAPER_A4,
  TENBO_PAPER_LETTER,
} TenboPaperSize;

/* Creates an empty document. @title is at the top of the document, at the foot of each page and in
 * the file properties. */
TenboPaper *tenbo_paper_new (TenboPaperSize size,
                             const char    *title);
void        tenbo_paper_free (TenboPaper *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPaper, tenbo_paper_free)

/* Sets the date in the file properties, ISO 8601 with an offset, or NULL for none. The time of
 * writing is not used, so that the same document gives the same bytes. */
void tenbo_paper_set_date (TenboPaper *self,
                           const char *iso8601);

/* Appends a heading, which stays on the same page as the next block. */
void tenbo_paper_add_heading (TenboPaper *self,
                              const char *text);

/* Appends a paragraph, which may continue on the next page. @quiet: smaller and in gray. */
void tenbo_paper_add_paragraph (TenboPaper *self,
                                const char *text,
                                gboolean    quiet);

/* --- Tables --- */

#define TENBO_PAPER_MAX_COLUMNS 12

typedef enum
{
  TENBO_PAPER_TEXT,   /* as wide as its widest cell */
  TENBO_PAPER_FILL,   /* the remaining width, divided evenly among these columns */
  TENBO_PAPER_NUMBER, /* as wide as its widest cell, aligned to the right */
} TenboPaperColumn;

/* Appends a table. First add its columns, then its rows; the next block ends it. Each page repeats
 * the headings. Without headings, there is no heading row. */
void tenbo_paper_begin_table (TenboPaper *self);
void tenbo_paper_add_column (TenboPaper      *self,
                             TenboPaperColumn kind,
                             const char      *heading);

/* Adds a cell with as many lines as it needs to the row; NULL adds an empty cell. Takes ownership
 * of @text. A text longer than a third of a page is ellipsized. */
void tenbo_paper_take_cell (TenboPaper *self,
                            char       *text);

/* Ends the row. Missing cells are empty; a row without cells is not added. @strong: bold, and kept
 * on the same page as the next row. Page breaks do not split rows. */
void tenbo_paper_end_row (TenboPaper *self,
                          gboolean    strong);

/* --- Charts --- */

/* Appends @chart without its title, as wide as the page and @height high, or higher if necessary. A
 * chart without points is not added. */
void tenbo_paper_add_chart (TenboPaper *self,
                            TenboChart *chart,
                            double      height);

/* --- Pages --- */

/* Returns the number of pages, at least 1. No block may be added afterwards. */
int tenbo_paper_get_n_pages (TenboPaper *self);

/* Returns the size of a page. */
void tenbo_paper_get_size (TenboPaper *self,
                           double     *width,
                           double     *height);

/* Draws the page @page, which counts from 0, with its upper left corner at the origin of @cr and
 * one point per unit. */
void tenbo_paper_draw_page (TenboPaper *self,
                            int         page,
                            cairo_t    *cr);

/* Returns the document as a PDF file with vector graphics, selectable text and embedded font
 * subsets. The same document and fonts give the same bytes. NULL with @error set on failure. */
GBytes *tenbo_paper_to_pdf (TenboPaper *self,
                            GError    **error);

G_END_DECLS
