/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-graph-geometry.h"
#include "tenbo-paper-private.h"
#include "tenbo-words.h"

#define HEIGHT         170.0
#define SPACE          8.0
#define GAP            5.0
#define LABEL_SIZE     8.0
#define TICK_SIZE      7.0
#define MAX_LABELS     110.0
#define TICK_SPACING   26.0
#define LINE_WIDTH     1.3
#define MARK_SIZE      5.0
#define ROOM_FOR_MARKS 9.0 /* between two points of a line */
#define FAINT          0.85

/* Colours that people who see few of them tell apart (Okabe and Ito), dashes and a mark each. */
typedef struct
{
  double red, green, blue;
  int    n_dashes;
  double dashes[4];
} Style;

static const Style styles[TENBO_PAPER_MAX_LINES] = {
  { 0.00, 0.45, 0.70, 0, { 0 } },
  { 0.84, 0.37, 0.00, 2, { 6, 3 } },
  { 0.00, 0.62, 0.45, 2, { 1.5, 2.5 } },
  { 0.80, 0.52, 0.00, 4, { 6, 2, 1.5, 2 } },
};

typedef struct
{
  TenboPiece         base;
  int                n_lines;
  int                styles[TENBO_PAPER_MAX_LINES];
  int                n_points;
  int               *values;                        /* owned */
  PangoLayout       *labels[TENBO_PAPER_MAX_LINES]; /* owned */
  double             label_height;
  char             **sections; /* as many as points, an empty text for none; owned */
  TenboGraphGeometry geometry; /* from the piece's upper left corner */
} Graph;

static int
get_value (const Graph *self,
           int          point,
           int          line)
{
  return self->values[point * self->n_lines + line];
}

static void
show_text (TenboPaper *paper,
           cairo_t    *cr,
           const char *text,
           double      x,
           double      y,
           double      align) /* 0: begins at x, 1: ends there */
{
  g_autoptr (PangoLayout) layout = tenbo_paper_create_layout (paper, text, TICK_SIZE, FALSE, -1);
  double width, height;

  tenbo_paper_measure (layout, &width, &height);
  cairo_set_source_rgb (cr, TENBO_PAPER_QUIET, TENBO_PAPER_QUIET, TENBO_PAPER_QUIET);
  cairo_move_to (cr, x - align * width, y - height / 2);
  pango_cairo_show_layout (cr, layout);
}

static void
draw_ticks (const Graph *self,
            TenboPaper  *paper,
            cairo_t     *cr)
{
  const TenboGraphGeometry *geometry = &self->geometry;

  cairo_set_line_width (cr, 0.5);
  for (int i = 0; i < geometry->n_ticks; i++)
    {
      double           y = tenbo_graph_geometry_get_y (geometry, geometry->ticks[i]);
      g_autofree char *text = tenbo_words_points (geometry->ticks[i], FALSE);

      cairo_set_source_rgb (cr, FAINT, FAINT, FAINT);
      cairo_move_to (cr, geometry->area.x, y);
      cairo_rel_line_to (cr, geometry->area.width, 0);
      cairo_stroke (cr);
      show_text (paper, cr, text, geometry->area.x - GAP, y, 1);
    }
}

/* A section of one point may be narrower than its name: that is left out then. */
static void
draw_sections (const Graph *self,
               TenboPaper  *paper,
               cairo_t     *cr)
{
  const TenboGraphArea *area = &self->geometry.area;
  double                free_from = 0;

  for (int point = 0; point < self->n_points; point++)
    {
      double x = tenbo_graph_geometry_get_x (&self->geometry, point);
      g_autoptr (PangoLayout) layout = NULL;
      double width;

      if (*self->sections[point] == '\0')
        continue;

      cairo_set_source_rgb (cr, FAINT, FAINT, FAINT);
      cairo_move_to (cr, x, area->y);
      cairo_rel_line_to (cr, 0, area->height);
      cairo_stroke (cr);
      if (x < free_from)
        continue;
      layout = tenbo_paper_create_layout (paper, self->sections[point], TICK_SIZE, FALSE, -1);
      tenbo_paper_measure (layout, &width, NULL);
      show_text (paper, cr, self->sections[point], x, area->y + area->height + 2 * GAP, 0);
      free_from = x + width + GAP;
    }
}

static void
draw_mark (cairo_t *cr,
           int      style,
           double   x,
           double   y,
           double   size)
{
  double half = size / 2;

  cairo_new_path (cr);
  switch (style)
    {
    case 0:
      cairo_move_to (cr, x, y - half);
      cairo_line_to (cr, x + half, y);
      cairo_line_to (cr, x, y + half);
      cairo_line_to (cr, x - half, y);
      cairo_close_path (cr);
      break;
    case 1:
      cairo_rectangle (cr, x - 0.8 * half, y - 0.8 * half, 0.8 * size, 0.8 * size);
      break;
    case 2:
      cairo_arc (cr, x, y, 0.92 * half, 0, 2 * G_PI);
      break;
    default:
      cairo_move_to (cr, x, y - 0.9 * half);
      cairo_line_to (cr, x + half, y + 0.86 * half);
      cairo_line_to (cr, x - half, y + 0.86 * half);
      cairo_close_path (cr);
      break;
    }
  cairo_fill (cr);
}

static void
draw_line (const Graph *self,
           cairo_t     *cr,
           int          line)
{
  const TenboGraphGeometry *geometry = &self->geometry;
  const Style              *style = &styles[self->styles[line]];
  double                    step = geometry->area.width / MAX (1, self->n_points - 1);

  cairo_set_source_rgb (cr, style->red, style->green, style->blue);
  cairo_new_path (cr);
  for (int point = 0; point < self->n_points; point++)
    cairo_line_to (cr, tenbo_graph_geometry_get_x (geometry, point),
                   tenbo_graph_geometry_get_y (geometry, get_value (self, point, line)));
  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, style->dashes, style->n_dashes, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);

  for (int point = 0; point < self->n_points; point++)
    if (step >= ROOM_FOR_MARKS || point == self->n_points - 1)
      draw_mark (cr, self->styles[line], tenbo_graph_geometry_get_x (geometry, point),
                 tenbo_graph_geometry_get_y (geometry, get_value (self, point, line)), MARK_SIZE);
}

static void
draw_labels (const Graph *self,
             cairo_t     *cr)
{
  double x = self->geometry.area.x + self->geometry.area.width + GAP + MARK_SIZE;
  double middles[TENBO_PAPER_MAX_LINES];

  tenbo_graph_geometry_place_labels (&self->geometry,
                                     self->values + (self->n_points - 1) * self->n_lines,
                                     self->n_lines, self->label_height, middles);
  for (int line = 0; line < self->n_lines; line++)
    {
      const Style *style = &styles[self->styles[line]];

      cairo_set_source_rgb (cr, style->red, style->green, style->blue);
      draw_mark (cr, self->styles[line], x, middles[line], MARK_SIZE + 1);
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_move_to (cr, x + MARK_SIZE + 1, middles[line] - self->label_height / 2);
      pango_cairo_show_layout (cr, self->labels[line]);
    }
}

static void
graph_draw (TenboPiece *piece,
            TenboPaper *paper,
            cairo_t    *cr,
            double      x,
            double      y)
{
  Graph *self = (Graph *) piece;

  cairo_translate (cr, x, y);
  draw_ticks (self, paper, cr);
  draw_sections (self, paper, cr);
  for (int line = 0; line < self->n_lines; line++)
    draw_line (self, cr, line);
  draw_labels (self, cr);
}

static void
graph_free (TenboPiece *piece)
{
  Graph *self = (Graph *) piece;

  for (int line = 0; line < self->n_lines; line++)
    g_object_unref (self->labels[line]);
  g_free (self->values);
  g_strfreev (self->sections);
  g_free (self);
}

/* The room that the numbers at the ticks take. */
static double
measure_ticks (Graph      *self,
               TenboPaper *paper)
{
  double widest = 0;

  for (int i = 0; i < self->geometry.n_ticks; i++)
    {
      g_autofree char *text = tenbo_words_points (self->geometry.ticks[i], FALSE);
      g_autoptr (PangoLayout) layout = NULL;
      double width;

      layout = tenbo_paper_create_layout (paper, text, TICK_SIZE, FALSE, -1);
      tenbo_paper_measure (layout, &width, NULL);
      widest = MAX (widest, width);
    }

  return widest;
}

/* Which ticks there are follows from the height alone; how wide the lines can run, from the numbers
 * at the ticks. */
static void
init_geometry (Graph      *self,
               TenboPaper *paper,
               double      labels)
{
  gsize          n_values = (gsize) self->n_points * (gsize) self->n_lines;
  TenboGraphArea area = { .y = GAP, .width = 1, .height = HEIGHT - 5 * GAP };

  tenbo_graph_geometry_init (&self->geometry, &area, self->n_points, self->values, n_values,
                             TICK_SPACING);
  area.x = measure_ticks (self, paper) + GAP;
  area.width = tenbo_paper_get_text_width (paper) - area.x - labels - 2 * GAP - 2 * MARK_SIZE;
  tenbo_graph_geometry_init (&self->geometry, &area, self->n_points, self->values, n_values,
                             TICK_SPACING);
}

static void
create_labels (Graph                 *self,
               TenboPaper            *paper,
               const TenboPaperGraph *graph,
               double                *width)
{
  *width = 0;
  for (int line = 0; line < self->n_lines; line++)
    {
      PangoLayout *label = tenbo_paper_create_layout (paper, graph->names[line], LABEL_SIZE, FALSE,
                                                      MAX_LABELS);
      double       label_width, label_height;

      pango_layout_set_single_paragraph_mode (label, TRUE);
      pango_layout_set_ellipsize (label, PANGO_ELLIPSIZE_END);
      tenbo_paper_measure (label, &label_width, &label_height);
      *width = MAX (*width, label_width);
      self->label_height = MAX (self->label_height, label_height);
      self->labels[line] = label;
    }
}

static char **
copy_sections (const TenboPaperGraph *graph)
{
  char **sections = g_new0 (char *, (gsize) graph->n_points + 1);

  for (int i = 0; i < graph->n_points; i++)
    sections[i] = g_strdup (graph->sections[i] != NULL ? graph->sections[i] : "");

  return sections;
}

void
tenbo_paper_add_graph (TenboPaper            *self,
                       const TenboPaperGraph *graph)
{
  Graph *piece;
  gsize  n_values = (gsize) graph->n_points * (gsize) graph->n_lines;
  double labels;

  g_return_if_fail (self->pages == NULL);
  g_return_if_fail (graph->n_lines >= 1 && graph->n_lines <= TENBO_PAPER_MAX_LINES);
  g_return_if_fail (graph->n_points >= 1);

  tenbo_paper_finish_table (self);
  piece = g_new0 (Graph, 1);
  piece->base = (TenboPiece) {
    .height = HEIGHT, .space = SPACE, .draw = graph_draw, .free = graph_free
  };
  piece->n_lines = graph->n_lines;
  piece->n_points = graph->n_points;
  piece->values = g_memdup2 (graph->values, n_values * sizeof (int));
  piece->sections = copy_sections (graph);
  for (int line = 0; line < graph->n_lines; line++)
    piece->styles[line] = graph->styles[line];

  create_labels (piece, self, graph, &labels);
  init_geometry (piece, self, labels);
  tenbo_paper_take_piece (self, &piece->base);
}
