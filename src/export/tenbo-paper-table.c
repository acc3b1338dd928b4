/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-paper-private.h"

#include "tenbo-bidi.h"

#define CELL_SIZE    8.5
#define HEADING_SIZE 7.5
#define LINE_HEIGHT  1.4 /* of the size of the letters */
#define COLUMN_GAP   9.0
#define ROW_PADDING  2.5
#define MAX_WIDTH    84.0 /* of a column that does not fill */
#define MAX_NUMBER   66.0 /* of one of numbers */
#define MAX_LINES    20
#define TABLE_SPACE  5.0
#define TITLE_SPACE  8.0 /* above a strong row amid others */

typedef struct
{
  char   **cells; /* one for each column; an empty text for none */
  gboolean strong;
} RowTexts;

struct _TenboPaperTable
{
  guint            n_columns;
  TenboPaperColumn columns[TENBO_PAPER_MAX_COLUMNS];
  GPtrArray       *rows; /* of RowTexts, the headings first; owned */
};

/* A row laid out. */
typedef struct
{
  TenboPiece   base;
  guint        n_columns;
  PangoLayout *layouts[TENBO_PAPER_MAX_COLUMNS]; /* owned */
  double       xs[TENBO_PAPER_MAX_COLUMNS];
  double       ys[TENBO_PAPER_MAX_COLUMNS];
  gboolean     is_head;
} Row;

static void
row_texts_free (RowTexts *row)
{
  g_strfreev (row->cells);
  g_free (row);
}

void
tenbo_paper_table_free (TenboPaperTable *self)
{
  g_ptr_array_unref (self->rows);
  g_free (self);
}

static void
add_texts (TenboPaperTable   *self,
           const char *const *cells,
           gboolean           strong)
{
  RowTexts *row = g_new (RowTexts, 1);

  row->cells = g_new0 (char *, self->n_columns + 1);
  for (guint i = 0; i < self->n_columns; i++)
    row->cells[i] = g_strdup (cells[i] != NULL ? cells[i] : "");
  row->strong = strong;
  g_ptr_array_add (self->rows, row);
}

void
tenbo_paper_add_table (TenboPaper             *self,
                       const TenboPaperColumn *columns,
                       const char *const      *headings,
                       guint                   n_columns)
{
  TenboPaperTable *table;

  g_return_if_fail (self->pages == NULL);
  g_return_if_fail (n_columns >= 1 && n_columns <= TENBO_PAPER_MAX_COLUMNS);

  tenbo_paper_finish_table (self);
  table = g_new0 (TenboPaperTable, 1);
  table->n_columns = n_columns;
  for (guint i = 0; i < n_columns; i++)
    table->columns[i] = columns[i];
  table->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_texts_free);
  add_texts (table, headings, TRUE);
  self->table = table;
}

void
tenbo_paper_add_row (TenboPaper        *self,
                     const char *const *cells,
                     gboolean           strong)
{
  g_return_if_fail (self->table != NULL);

  add_texts (self->table, cells, strong);
}

/* --- Laid out --- */

static void
row_draw (TenboPiece *piece,
          TenboPaper *paper,
          cairo_t    *cr,
          double      x,
          double      y)
{
  Row   *self = (Row *) piece;
  double grey = self->is_head ? TENBO_PAPER_QUIET : 0;

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
  cairo_rel_line_to (cr, tenbo_paper_get_text_width (paper), 0);
  cairo_stroke (cr);
}

static void
row_free (TenboPiece *piece)
{
  Row *self = (Row *) piece;

  for (guint i = 0; i < self->n_columns; i++)
    g_object_unref (self->layouts[i]);
  g_free (self);
}

/* Lines are equally high whatever their scripts, so that those of a row stand side by side. */
static PangoLayout *
create_cell (TenboPaper     *paper,
             const RowTexts *row,
             guint           column,
             gboolean        is_head,
             double          width)
{
  double         size = is_head ? HEADING_SIZE : CELL_SIZE;
  PangoLayout   *cell = tenbo_paper_create_layout (paper, row->cells[column], size, row->strong,
                                                   width);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_line_height_new_absolute (
                                        pango_units_from_double (size * LINE_HEIGHT)));
  pango_layout_set_attributes (cell, attributes);
  pango_attr_list_unref (attributes);

  return cell;
}

/* The widest cell of a column, but not so wide that one long name takes the room of the others. */
static double
measure_column (TenboPaper      *paper,
                TenboPaperTable *table,
                guint            column)
{
  double widest = 0;

  for (guint i = 0; i < table->rows->len; i++)
    {
      g_autoptr (PangoLayout) cell = NULL;
      double width;

      cell = create_cell (paper, g_ptr_array_index (table->rows, i), column, i == 0, -1);
      tenbo_paper_measure (cell, &width, NULL);
      widest = MAX (widest, width);
    }

  /* A cell that is exactly as wide as its text must not wrap by a rounding. */
  return MIN (widest + 0.5,
              table->columns[column] == TENBO_PAPER_NUMBER ? MAX_NUMBER : MAX_WIDTH);
}

static void
measure_columns (TenboPaper      *paper,
                 TenboPaperTable *table,
                 double          *widths)
{
  double rest = tenbo_paper_get_text_width (paper) - COLUMN_GAP * (table->n_columns - 1);
  int    n_fills = 0;

  for (guint i = 0; i < table->n_columns; i++)
    if (table->columns[i] != TENBO_PAPER_FILL)
      rest -= widths[i] = measure_column (paper, table, i);
    else
      n_fills++;
  for (guint i = 0; i < table->n_columns; i++)
    if (table->columns[i] == TENBO_PAPER_FILL)
      widths[i] = rest / n_fills;
}

static double
get_baseline (PangoLayout *cell)
{
  return pango_units_to_double (pango_layout_get_baseline (cell));
}

/* The first lines of all cells stand on one line, whatever their scripts. */
static void
set_heights (Row *row)
{
  double baseline = 0;

  for (guint i = 0; i < row->n_columns; i++)
    baseline = MAX (baseline, get_baseline (row->layouts[i]));
  for (guint i = 0; i < row->n_columns; i++)
    {
      double height;

      tenbo_paper_measure (row->layouts[i], NULL, &height);
      row->ys[i] = ROW_PADDING + baseline - get_baseline (row->layouts[i]);
      row->base.height = MAX (row->base.height, row->ys[i] + height + ROW_PADDING);
    }
}

static Row *
create_row (TenboPaper      *paper,
            TenboPaperTable *table,
            guint            index,
            const double    *widths)
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

static gboolean
has_headings (TenboPaperTable *table)
{
  RowTexts *headings = g_ptr_array_index (table->rows, 0);

  for (guint i = 0; i < table->n_columns; i++)
    if (*headings->cells[i] != '\0')
      return TRUE;

  return FALSE;
}

void
tenbo_paper_finish_table (TenboPaper *self)
{
  TenboPaperTable *table = g_steal_pointer (&self->table);
  double           widths[TENBO_PAPER_MAX_COLUMNS];
  TenboPiece      *head = NULL;

  if (table == NULL)
    return;

  measure_columns (self, table, widths);
  for (guint i = has_headings (table) ? 0 : 1; i < table->rows->len; i++)
    {
      Row *row = create_row (self, table, i, widths);

      row->base.head = head;
      if (i == 0)
        head = &row->base;
      tenbo_paper_take_piece (self, &row->base);
    }
  tenbo_paper_table_free (table);
}
