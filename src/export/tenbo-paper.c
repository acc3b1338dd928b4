/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper.h"

#include "tenbo-bidi.h"
#include "tenbo-chart-drawing.h"
#include "tenbo-free-text.h"
#include "tenbo-text-drawing.h"

#include <cairo-pdf.h>
#include <glib/gi18n-lib.h>

typedef struct _Piece Piece;

/* A part that a page break does not split: a line of text, a row, a graph. It is the first member
 * of the structs of the different kinds. */
struct _Piece
{
  double   height;
  double   space;     /* above the piece, unless it is the first of a page */
  double   spare;     /* height that can be removed if that saves a page */
  gboolean with_next; /* stays on the same page as the next piece */
  Piece   *head;      /* repeated above the piece at the top of a page; borrowed, or NULL */
  void (*draw) (Piece      *piece,
                TenboPaper *paper,
                cairo_t    *cr,
                double      x,
                double      y);
  void (*free) (Piece *piece);
};

typedef struct _Table Table;

struct _TenboPaper
{
  TenboPaperSize size;
  char          *title;   /* owned */
  char          *date;    /* or NULL; owned */
  PangoContext  *context; /* owned */
  GPtrArray     *pieces;  /* of Piece; owned */
  Table         *table;   /* the open table, or NULL; owned */
  GPtrArray     *pages;   /* of GArray of TenboPlaced; NULL before pagination; owned */
};

/* Converts the rows of the open table to pieces, if there is one. */
static void finish_table (TenboPaper *self);
static void table_free (Table *self);

#define QUIET 0.4 /* gray level of less important text */

#define MARGIN        48.0
#define FOOT_ROOM     22.0 /* above the lower margin, for the footer */
#define TITLE_SIZE    18.0
#define HEADING_SIZE  12.0
#define TEXT_SIZE     9.5
#define SMALL_SIZE    8.5
#define HEADING_SPACE 18.0
#define TEXT_SPACE    3.0

/* A piece and its position on the page. */
typedef struct
{
  Piece *piece; /* borrowed */
  double y;     /* from the upper margin */
} TenboPlaced;

static void
piece_free (Piece *piece)
{
  piece->free (piece);
}

/* Creates a layout of @text in @size points. It wraps at @width unless that is negative. Transfer
 * full. */
static PangoLayout *
create_layout (TenboPaper *self,
               const char *text,
               double      size,
               gboolean    bold,
               double      width)
{
  PangoLayout *layout = tenbo_text_layout_new (self->context, text, size, bold);

  if (width >= 0)
    {
      pango_layout_set_width (layout, pango_units_from_double (width));
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    }

  return layout;
}

/* Returns the width between the margins. */
static double
get_text_width (TenboPaper *self)
{
  double width, height;

  tenbo_paper_get_size (self, &width, &height);

  return width - 2 * MARGIN;
}

static void
take_piece (TenboPaper *self,
            Piece      *piece)
{
  g_ptr_array_add (self->pieces, piece);
}

/* --- Text --- */

/* A line of a paragraph. */
typedef struct
{
  Piece        base;
  PangoLayout *layout; /* of the whole paragraph; owned */
  int          line;
  double       baseline; /* below the upper edge of the line */
  double       grey;
} Line;

static void
line_draw (Piece      *piece,
           TenboPaper *paper,
           cairo_t    *cr,
           double      x,
           double      y)
{
  Line *self = (Line *) piece;

  cairo_set_source_rgb (cr, self->grey, self->grey, self->grey);
  cairo_move_to (cr, x, y + self->baseline);
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (self->layout, self->line));
}

static void
line_free (Piece *piece)
{
  Line *self = (Line *) piece;

  g_object_unref (self->layout);
  g_free (self);
}

typedef struct
{
  double   size;
  gboolean bold;
  gboolean with_next;
  double   space;
  double   grey;
} TextStyle;

static void
add_text (TenboPaper      *self,
          const char      *text,
          const TextStyle *style)
{
  g_autoptr (PangoLayout) layout = NULL;
  PangoLayoutIter *lines;
  int              number = 0;

  finish_table (self);
  layout = create_layout (self, text, style->size, style->bold,
                          get_text_width (self));
  lines = pango_layout_get_iter (layout);
  do
    {
      Line          *line = g_new0 (Line, 1);
      PangoRectangle extents;

      pango_layout_iter_get_line_extents (lines, NULL, &extents);
      line->base.height = pango_units_to_double (extents.height);
      line->base.space = number == 0 ? style->space : 0;
      line->base.with_next = style->with_next;
      line->base.draw = line_draw;
      line->base.free = line_free;
      line->layout = g_object_ref (layout);
      line->line = number++;
      line->baseline = pango_units_to_double (pango_layout_iter_get_baseline (lines) - extents.y);
      line->grey = style->grey;
      take_piece (self, &line->base);
    }
  while (pango_layout_iter_next_line (lines));
  pango_layout_iter_free (lines);
}

void
tenbo_paper_add_heading (TenboPaper *self,
                         const char *text)
{
  const TextStyle style = { HEADING_SIZE, TRUE, TRUE, HEADING_SPACE, 0 };

  g_return_if_fail (self->pages == NULL);

  add_text (self, text, &style);
}

void
tenbo_paper_add_paragraph (TenboPaper *self,
                           const char *text,
                           gboolean    quiet)
{
  const TextStyle plain = { TEXT_SIZE, FALSE, FALSE, TEXT_SPACE, 0 };
  const TextStyle grey = { SMALL_SIZE, FALSE, FALSE, TEXT_SPACE, QUIET };

  g_return_if_fail (self->pages == NULL);

  add_text (self, text, quiet ? &grey : &plain);
}

/* --- The document --- */

TenboPaper *
tenbo_paper_new (TenboPaperSize size,
                 const char    *title)
{
  const TextStyle style = { TITLE_SIZE, TRUE, TRUE, 0, 0 };
  TenboPaper     *self = g_new0 (TenboPaper, 1);

  self->size = size;
  self->title = g_strdup (tenbo_free_text_isolate (title));
  self->context = tenbo_text_context_new ();
  self->pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) piece_free);
  add_text (self, self->title, &style);

  return self;
}

void
tenbo_paper_free (TenboPaper *self)
{
  g_free (self->title);
  g_free (self->date);
  g_clear_pointer (&self->table, table_free);
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  g_ptr_array_unref (self->pieces);
  g_object_unref (self->context);
  g_free (self);
}

void
tenbo_paper_set_date (TenboPaper *self,
                      const char *iso8601)
{
  g_set_str (&self->date, iso8601);
}

void
tenbo_paper_get_size (TenboPaper *self,
                      double     *width,
                      double     *height)
{
  *width = self->size == TENBO_PAPER_A4 ? 595.276 : 612;
  *height = self->size == TENBO_PAPER_A4 ? 841.89 : 792;
}

/* --- Pages --- */

static GArray *
begin_page (TenboPaper *self)
{
  GArray *page = g_array_new (FALSE, FALSE, sizeof (TenboPlaced));

  g_ptr_array_add (self->pages, page);

  return page;
}

/* Places @piece at @y and returns the y of its lower edge. */
static double
place (GArray *page,
       Piece  *piece,
       double  y)
{
  TenboPlaced placed = { piece, page->len == 0 ? y : y + piece->space };

  g_array_append_val (page, placed);

  return placed.y + piece->height;
}

/* Fills the pages. Returns the height of the pieces on the last page without a repeated head. */
static double
fill_pages (TenboPaper *self)
{
  double  width, height, room;
  double  y = 0;
  double  begin = 0;
  GArray *page;

  tenbo_paper_get_size (self, &width, &height);
  room = height - 2 * MARGIN - FOOT_ROOM;
  g_clear_pointer (&self->pages, g_ptr_array_unref);
  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  page = begin_page (self);

  for (guint i = 0; i < self->pieces->len; i++)
    {
      Piece *piece = g_ptr_array_index (self->pieces, i);
      double group = 0; /* height of the pieces that stay together, in the middle of a page */

      for (guint j = i; j < self->pieces->len; j++)
        {
          const Piece *each = g_ptr_array_index (self->pieces, j);

          group += each->space + each->height;
          if (!each->with_next)
            break;
        }
      if (page->len > 0 && y + group > room)
        {
          page = begin_page (self);
          y = piece->head != NULL ? place (page, piece->head, 0) : 0;
          begin = y;
        }
      y = place (page, piece, y);
    }

  return y - begin;
}

/* Reduces the height of all pieces by @part of their spare height; a negative @part restores it. */
static void
shrink_pieces (TenboPaper *self,
               double      part)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      Piece *piece = g_ptr_array_index (self->pieces, i);

      piece->height -= part * piece->spare;
    }
}

int
tenbo_paper_get_n_pages (TenboPaper *self)
{
  double spare = 0;
  double last;
  guint  n_pages;

  if (self->pages != NULL)
    return (int) self->pages->len;

  finish_table (self);
  last = fill_pages (self);
  n_pages = self->pages->len;
  for (guint i = 0; i < self->pieces->len; i++)
    spare += ((Piece *) g_ptr_array_index (self->pieces, i))->spare;

  /* Avoid a page for a row or two if the pieces can give up enough height. */
  if (n_pages > 1 && last <= spare)
    {
      shrink_pieces (self, 1);
      fill_pages (self);
    }
  if (n_pages > 1 && last <= spare && self->pages->len == n_pages)
    {
      shrink_pieces (self, -1);
      fill_pages (self);
    }

  return (int) self->pages->len;
}

/* Shows @layout, which has one line, at @x with its baseline on the lower margin. */
static void
show_at_foot (TenboPaper  *self,
              cairo_t     *cr,
              PangoLayout *layout,
              double       x)
{
  double width, height;

  tenbo_paper_get_size (self, &width, &height);
  cairo_move_to (cr, x,
                 height - MARGIN - pango_units_to_double (pango_layout_get_baseline (layout)));
  pango_cairo_show_layout (cr, layout);
}

/* Draws the title and the page number at the foot of a page. */
static void
draw_foot (TenboPaper *self,
           int         page,
           cairo_t    *cr)
{
  double text_width;
  double width, height;
  /* Translators: at the foot of a printed page: its number and the number of pages */
  g_autofree char *text = g_strdup_printf (_ ("Page %1$d of %2$d"), page + 1,
                                           tenbo_paper_get_n_pages (self));
  g_autoptr (PangoLayout) number = create_layout (self, text, SMALL_SIZE, FALSE, -1);
  g_autoptr (PangoLayout) title = NULL;

  tenbo_paper_get_size (self, &width, &height);
  text_width = tenbo_text_layout_get_width (number);
  title = create_layout (self, self->title, SMALL_SIZE, FALSE,
                         width - 2 * MARGIN - text_width - HEADING_SPACE);
  pango_layout_set_single_paragraph_mode (title, TRUE);
  pango_layout_set_ellipsize (title, PANGO_ELLIPSIZE_END);

  cairo_set_source_rgb (cr, QUIET, QUIET, QUIET);
  show_at_foot (self, cr, title, MARGIN);
  show_at_foot (self, cr, number, width - MARGIN - text_width);
}

void
tenbo_paper_draw_page (TenboPaper *self,
                       int         page,
                       cairo_t    *cr)
{
  GArray *placed;

  g_return_if_fail (page >= 0 && page < tenbo_paper_get_n_pages (self));

  placed = g_ptr_array_index (self->pages, (guint) page);
  for (guint i = 0; i < placed->len; i++)
    {
      TenboPlaced *it = &g_array_index (placed, TenboPlaced, i);

      cairo_save (cr);
      it->piece->draw (it->piece, self, cr, MARGIN, MARGIN + it->y);
      cairo_restore (cr);
    }
  draw_foot (self, page, cr);
}

/* --- Tables --- */

#define CELL_SIZE           8.5
#define COLUMN_HEADING_SIZE 7.5
#define LINE_HEIGHT         1.4 /* factor of the font size */
#define COLUMN_GAP          9.0
#define ROW_PADDING         2.5
#define MAX_WIDTH           84.0 /* of a text column */
#define MAX_NUMBER          66.0 /* of a number column */
#define MAX_LINES           20
#define TABLE_SPACE         5.0
#define TITLE_SPACE         8.0 /* above a bold row within a table */

typedef struct
{
  char    *cells[TENBO_PAPER_MAX_COLUMNS]; /* NULL: empty; owned */
  guint    n_cells;
  gboolean strong;
} RowTexts;

struct _Table
{
  guint            n_columns;
  TenboPaperColumn columns[TENBO_PAPER_MAX_COLUMNS];
  GPtrArray       *rows; /* of RowTexts, the headings first; owned */
  RowTexts        *row;  /* the open row, or NULL; owned */
};

/* A row with its layout. */
typedef struct
{
  Piece        base;
  guint        n_columns;
  PangoLayout *layouts[TENBO_PAPER_MAX_COLUMNS]; /* owned */
  double       xs[TENBO_PAPER_MAX_COLUMNS];
  double       ys[TENBO_PAPER_MAX_COLUMNS];
  gboolean     is_head;
} Row;

static void
row_texts_free (RowTexts *row)
{
  for (guint i = 0; i < row->n_cells; i++)
    g_free (row->cells[i]);
  g_free (row);
}

static void
table_free (Table *self)
{
  g_ptr_array_unref (self->rows);
  g_clear_pointer (&self->row, row_texts_free);
  g_free (self);
}

void
tenbo_paper_begin_table (TenboPaper *self)
{
  RowTexts *headings = g_new0 (RowTexts, 1);

  g_return_if_fail (self->pages == NULL);

  finish_table (self);
  headings->strong = TRUE;
  self->table = g_new0 (Table, 1);
  self->table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_texts_free);
  g_ptr_array_add (self->table->rows, headings);
}

void
tenbo_paper_add_column (TenboPaper      *self,
                        TenboPaperColumn kind,
                        const char      *heading)
{
  Table    *table = self->table;
  RowTexts *headings;

  g_return_if_fail (table != NULL && table->n_columns < TENBO_PAPER_MAX_COLUMNS);

  headings = table->rows->pdata[0];
  headings->cells[headings->n_cells++] = g_strdup (heading);
  table->columns[table->n_columns++] = kind;
}

void
tenbo_paper_take_cell (TenboPaper *self,
                       char       *text)
{
  Table *table = self->table;

  g_return_if_fail (table != NULL);

  if (table->row == NULL)
    table->row = g_new0 (RowTexts, 1);
  g_return_if_fail (table->row->n_cells < table->n_columns);
  table->row->cells[table->row->n_cells++] = text;
}

void
tenbo_paper_end_row (TenboPaper *self,
                     gboolean    strong)
{
  Table *table = self->table;

  g_return_if_fail (table != NULL);

  if (table->row == NULL)
    return;
  table->row->strong = strong;
  g_ptr_array_add (table->rows, g_steal_pointer (&table->row));
}

/* --- Layout --- */

static void
row_draw (Piece      *piece,
          TenboPaper *paper,
          cairo_t    *cr,
          double      x,
          double      y)
{
  Row   *self = (Row *) piece;
  double grey = self->is_head ? QUIET : 0;

  cairo_set_source_rgb (cr, grey, grey, grey);
  for (guint i = 0; i < self->n_columns; i++)
    {
      cairo_move_to (cr, x + self->xs[i], y + self->ys[i]);
      pango_cairo_show_layout (cr, self->layouts[i]);
    }

  grey = self->is_head ? 0.3 : 0.82;
  cairo_set_source_rgb (cr, grey, grey, grey);
  cairo_set_line_width (cr, self->is_head ? 0.8 : 0.4);
  cairo_move_to (cr, x, y + piece->height);
  cairo_rel_line_to (cr, get_text_width (paper), 0);
  cairo_stroke (cr);
}

static void
row_free (Piece *piece)
{
  Row *self = (Row *) piece;

  for (guint i = 0; i < self->n_columns; i++)
    g_object_unref (self->layouts[i]);
  g_free (self);
}

/* Creates the layout of a cell. The line height is the same for all scripts, so that the lines of a
 * row are aligned. */
static PangoLayout *
create_cell (TenboPaper     *paper,
             const RowTexts *row,
             guint           column,
             gboolean        is_head,
             double          width)
{
  double         size = is_head ? COLUMN_HEADING_SIZE : CELL_SIZE;
  const char    *text = row->cells[column] != NULL ? row->cells[column] : "";
  PangoLayout   *cell = create_layout (paper, text, size, row->strong, width);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_line_height_new_absolute (
                                        pango_units_from_double (size * LINE_HEIGHT)));
  pango_layout_set_attributes (cell, attributes);
  pango_attr_list_unref (attributes);

  return cell;
}

/* Computes the column widths. A column is as wide as its widest cell, up to a maximum that leaves
 * room for the others. */
static void
measure_columns (TenboPaper *paper,
                 Table      *table,
                 double     *widths)
{
  double rest = get_text_width (paper) - COLUMN_GAP * (table->n_columns - 1);
  int    n_fills = 0;

  for (guint i = 0; i < table->n_columns; i++)
    {
      double widest = 0;

      for (guint j = 0; j < table->rows->len && table->columns[i] != TENBO_PAPER_FILL; j++)
        {
          g_autoptr (PangoLayout) cell = create_cell (paper, table->rows->pdata[j], i, j == 0, -1);

          widest = MAX (widest, tenbo_text_layout_get_width (cell));
        }

      /* Rounding must not wrap a cell that is exactly as wide as its text. */
      widths[i] = MIN (widest + 0.5,
                       table->columns[i] == TENBO_PAPER_NUMBER ? MAX_NUMBER : MAX_WIDTH);
      if (table->columns[i] != TENBO_PAPER_FILL)
        rest -= widths[i];
      else
        n_fills++;
    }
  for (guint i = 0; i < table->n_columns; i++)
    if (table->columns[i] == TENBO_PAPER_FILL)
      widths[i] = rest / n_fills;
}

static double
get_baseline (PangoLayout *cell)
{
  return pango_units_to_double (pango_layout_get_baseline (cell));
}

/* Aligns the baselines of the first lines of all cells, whatever their scripts. */
static void
set_heights (Row *row)
{
  double baseline = 0;

  for (guint i = 0; i < row->n_columns; i++)
    baseline = MAX (baseline, get_baseline (row->layouts[i]));
  for (guint i = 0; i < row->n_columns; i++)
    {
      double height = tenbo_text_layout_get_height (row->layouts[i]);

      row->ys[i] = ROW_PADDING + baseline - get_baseline (row->layouts[i]);
      row->base.height = MAX (row->base.height, row->ys[i] + height + ROW_PADDING);
    }
}

static Row *
create_row (TenboPaper   *paper,
            Table        *table,
            guint         index,
            const double *widths)
{
  Row     *row = g_new0 (Row, 1);
  gboolean is_strong = ((RowTexts *) g_ptr_array_index (table->rows, index))->strong;
  gboolean is_title = is_strong && index > 1;
  double   x = 0;

  row->is_head = index == 0;
  row->n_columns = table->n_columns;
  for (guint i = 0; i < table->n_columns; i++)
    {
      PangoLayout *cell = create_cell (paper, g_ptr_array_index (table->rows, index), i,
                                       row->is_head, widths[i]);

      pango_layout_set_height (cell, -MAX_LINES);
      pango_layout_set_ellipsize (cell, PANGO_ELLIPSIZE_END);
      tenbo_bidi_set_alignment (cell, table->columns[i] == TENBO_PAPER_NUMBER ? PANGO_ALIGN_RIGHT
                                                                              : PANGO_ALIGN_LEFT);
      row->layouts[i] = cell;
      row->xs[i] = x;
      x += widths[i] + COLUMN_GAP;
    }
  set_heights (row);
  row->base.space = row->is_head ? TABLE_SPACE : is_title ? TITLE_SPACE
                                                          : 0;
  row->base.with_next = row->is_head || is_strong;
  row->base.draw = row_draw;
  row->base.free = row_free;

  return row;
}

static void
finish_table (TenboPaper *self)
{
  Table    *table = g_steal_pointer (&self->table);
  double    widths[TENBO_PAPER_MAX_COLUMNS];
  Piece    *head = NULL;
  RowTexts *headings;
  guint     first = 1;

  if (table == NULL)
    return;

  headings = table->rows->pdata[0];
  for (guint i = 0; i < table->n_columns; i++)
    if (headings->cells[i] != NULL && *headings->cells[i] != '\0')
      first = 0;

  measure_columns (self, table, widths);
  for (guint i = first; i < table->rows->len; i++)
    {
      Row *row = create_row (self, table, i, widths);

      row->base.head = head;
      if (i == 0)
        head = &row->base;
      take_piece (self, &row->base);
    }
  table_free (table);
}

/* --- Charts --- */

#define SPACE 8.0

/* Part of the height of a chart that can be removed. */
#define SPARE_PART 0.25

static const TenboChartStyle style = {
  .ground = TENBO_CHART_ON_PAPER, .text_size = 7.5, .line_width = 1.25, .unit = 0.25, .point = -1
};

typedef struct
{
  Piece       base;
  TenboChart *chart; /* owned */
} Chart;

static void
chart_draw (Piece      *piece,
            TenboPaper *paper,
            cairo_t    *cr,
            double      x,
            double      y)
{
  const TenboGraphArea area = { x, y, get_text_width (paper), piece->height };

  tenbo_chart_draw (((Chart *) piece)->chart, cr, paper->context, &style, &area);
}

static void
chart_free (Piece *piece)
{
  tenbo_chart_unref (((Chart *) piece)->chart);
  g_free (piece);
}

void
tenbo_paper_add_chart (TenboPaper *self,
                       TenboChart *chart,
                       double      height)
{
  Chart *piece;
  double needed;

  g_return_if_fail (self->pages == NULL);

  finish_table (self);
  if (tenbo_chart_get_n_points (chart) == 0)
    return;

  needed = tenbo_chart_measure_height (chart, self->context, &style);
  piece = g_new0 (Chart, 1);
  piece->base = (Piece) {
    .height = MAX (height, needed),
    .space = SPACE,
    .spare = CLAMP (height - needed, 0, height * SPARE_PART),
    .draw = chart_draw,
    .free = chart_free,
  };
  piece->chart = tenbo_chart_ref (chart);
  take_piece (self, &piece->base);
}

/* --- Files --- */

GBytes *
tenbo_paper_to_pdf (TenboPaper *self,
                    GError    **error)
{
  GByteArray      *data = g_byte_array_new ();
  double           width, height;
  int              n_pages = tenbo_paper_get_n_pages (self);
  const char      *date = self->date != NULL ? self->date : ""; /* "": current time */
  cairo_surface_t *surface;
  cairo_t         *cr;
  cairo_status_t   status;

  tenbo_paper_get_size (self, &width, &height);
  surface = cairo_pdf_surface_create_for_stream (tenbo_cairo_append, data, width, height);
  cairo_pdf_surface_restrict_to_version (surface, CAIRO_PDF_VERSION_1_5);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, self->title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, date);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_MOD_DATE, date);
  cr = cairo_create (surface);
  for (int page = 0; page < n_pages; page++)
    {
      tenbo_paper_draw_page (self, page, cr);
      cairo_show_page (cr);
    }
  status = cairo_status (cr);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  return tenbo_cairo_end (data, status, error);
}
