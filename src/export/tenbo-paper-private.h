/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-paper.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* What the parts of a document share: the blocks and pages (tenbo-paper.c), tables
 * (tenbo-paper-table.c), charts (tenbo-paper-chart.c), files (tenbo-paper-pdf.c). */

typedef struct _TenboPiece TenboPiece;

/* A part of a page that is not broken: a line of text, a row, a graph. The first member of the
 * struct of its kind. */
struct _TenboPiece
{
  double      height;
  double      space;     /* above it, unless it is the first of a page */
  double      spare;     /* how much lower it may be if that saves a page */
  gboolean    with_next; /* on the same page as the piece behind it */
  TenboPiece *head;      /* drawn again above it where it begins a page; borrowed, or NULL */
  void (*draw) (TenboPiece *piece,
                TenboPaper *paper,
                cairo_t    *cr,
                double      x,
                double      y);
  void (*free) (TenboPiece *piece);
};

typedef struct _TenboPaperTable TenboPaperTable;

struct _TenboPaper
{
  TenboPaperSize   size;
  char            *title;   /* owned */
  char            *date;    /* or NULL; owned */
  PangoContext    *context; /* owned */
  GPtrArray       *pieces;  /* of TenboPiece; owned */
  TenboPaperTable *table;   /* the one that rows are added to, or NULL; owned */
  GPtrArray       *pages;   /* of GArray of TenboPlaced; NULL until they are counted; owned */
};

#define TENBO_PAPER_QUIET 0.4 /* how grey is what is less important */

/* The width between the margins. */
double tenbo_paper_get_text_width (TenboPaper *self);

/* A layout of @text in @size points. @width wraps it, negative: not. Transfer full. */
PangoLayout *tenbo_paper_create_layout (TenboPaper *self,
                                        const char *text,
                                        double      size,
                                        gboolean    bold,
                                        double      width);

/* The extent of @layout. */
void tenbo_paper_measure (PangoLayout *layout,
                          double      *width,
                          double      *height);

/* Takes @piece as the next one. */
void tenbo_paper_take_piece (TenboPaper *self,
                             TenboPiece *piece);

/* Lays the rows of the open table out as pieces, if there is one. */
void tenbo_paper_finish_table (TenboPaper *self);
void tenbo_paper_table_free (TenboPaperTable *self);

G_END_DECLS
