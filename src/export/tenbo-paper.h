/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"

#include <cairo.h>
#include <gio/gio.h>

G_BEGIN_DECLS

/* A document laid out on pages of paper: blocks one below the other, broken into pages where they
 * may be. Knows nothing of games. Lengths are in points (1/72 inch). Texts are plain, not markup,
 * in the user's language, and are copied. */
typedef struct _TenboPaper TenboPaper;

typedef enum
{
  TENBO_PAPER_A4,
  TENBO_PAPER_LETTER,
} TenboPaperSize;

/* An empty document with the title @title, which stands at its head, at the foot of each page and
 * in the properties of a file made of it. */
TenboPaper *tenbo_paper_new (TenboPaperSize size,
                             const char    *title);
void        tenbo_paper_free (TenboPaper *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboPaper, tenbo_paper_free)

/* The moment that the properties of a file give as its own, ISO 8601 with an offset, or NULL for
 * none. It is not the moment of writing, so that the same document is the same bytes. */
void tenbo_paper_set_date (TenboPaper *self,
                           const char *iso8601);

/* Appends a heading; it stays on the page of what follows. */
void tenbo_paper_add_heading (TenboPaper *self,
                              const char *text);

/* Appends a paragraph, which may go on on the next page; @quiet writes it smaller and in grey. */
void tenbo_paper_add_paragraph (TenboPaper *self,
                                const char *text,
                                gboolean    quiet);

/* --- Tables --- */

#define TENBO_PAPER_MAX_COLUMNS 12

typedef enum
{
  TENBO_PAPER_TEXT,   /* as wide as its widest cell */
  TENBO_PAPER_FILL,   /* what the other columns leave, the same for all such ones */
  TENBO_PAPER_NUMBER, /* the same as the first, at its right edge */
} TenboPaperColumn;

/* Appends a table: first its columns are added, then its rows, until the next block is. A page that
 * it goes on on begins with the headings again. Without any heading there is no row of them. */
void tenbo_paper_begin_table (TenboPaper *self);
void tenbo_paper_add_column (TenboPaper      *self,
                             TenboPaperColumn kind,
                             const char      *heading);

/* Adds a cell of as many lines as it needs to the row, taking @text; NULL: an empty one. One that
 * would be longer than a third of a page ends in an ellipsis. */
void tenbo_paper_take_cell (TenboPaper *self,
                            char       *text);

/* Ends the row, in which cells may be missing; one without any is none. @strong writes it bold, and
 * keeps it on the page of the next. No line of a page goes through a row. */
void tenbo_paper_end_row (TenboPaper *self,
                          gboolean    strong);

/* --- Charts --- */

/* Appends @chart, without its title, as wide as the page and @height high, or higher if it has to
 * be. One without points takes no room. */
void tenbo_paper_add_chart (TenboPaper *self,
                            TenboChart *chart,
                            double      height);

/* --- Pages --- */

/* The number of pages, at least 1; no block is added afterwards. */
int tenbo_paper_get_n_pages (TenboPaper *self);

/* How large each page is. */
void tenbo_paper_get_size (TenboPaper *self,
                           double     *width,
                           double     *height);

/* Draws the page @page, from 0, its upper left corner at the origin of @cr, a point a unit. */
void tenbo_paper_draw_page (TenboPaper *self,
                            int         page,
                            cairo_t    *cr);

/* The document as a PDF file: vectors, text that can be selected, fonts embedded as subsets. The
 * same document and fonts give the same bytes. NULL with @error set if that fails. */
GBytes *tenbo_paper_to_pdf (TenboPaper *self,
                            GError    **error);

G_END_DECLS
