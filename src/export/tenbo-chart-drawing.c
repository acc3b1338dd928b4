/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-chart-drawing.h"

#include "tenbo-text-drawing.h"

/* --- Colors and marks --- */

#define N_COLOURS 8
#define N_SHAPES  8
#define DARKER    0.7 /* weight of a color in high contrast, the rest is black or white */

typedef enum
{
  INK_TEXT,  /* names */
  INK_QUIET, /* numbers at ticks */
  INK_FAINT, /* grid lines */
  INK_ZERO,  /* line at 0, and line at the selected point */
} Ink;

typedef struct
{
  double red, green, blue;
} Colour;

/* Blue, red, green, yellow, purple, sky blue, gray and olive, lighter on dark. The first four are
 * the colors of the sides of the table. */
static const Colour on_light[N_COLOURS] = {
  { 0.00, 0.41, 0.72 },
  { 0.75, 0.08, 0.12 },
  { 0.00, 0.53, 0.37 },
  { 0.67, 0.46, 0.00 },
  { 0.70, 0.34, 0.55 },
  { 0.13, 0.55, 0.75 },
  { 0.38, 0.38, 0.38 },
  { 0.45, 0.48, 0.00 },
};

static const Colour on_dark[N_COLOURS] = {
  { 0.36, 0.69, 0.97 },
  { 1.00, 0.48, 0.42 },
  { 0.16, 0.79, 0.61 },
  { 0.98, 0.82, 0.25 },
  { 0.90, 0.60, 0.78 },
  { 0.56, 0.83, 0.97 },
  { 0.76, 0.76, 0.76 },
  { 0.76, 0.80, 0.35 },
};

/* Dash patterns in line widths: solid, long, short, long and short. The second eight lines of a
 * chart reuse the patterns of the first eight, with marks that are not filled. */
static const struct
{
  int    n;
  double lengths[6];
} dashes[N_SHAPES] = {
  { 0, { 0 } },
  { 2, { 4.5, 2.2 } },
  { 2, { 1.2, 1.9 } },
  { 4, { 4.5, 1.6, 1.2, 1.6 } },
  { 0, { 0 } },
  { 2, { 8, 2.2 } },
  { 6, { 4.5, 1.6, 1.2, 1.6, 1.2, 1.6 } },
  { 2, { 2.4, 2.4 } },
};

static gboolean
is_dark (TenboChartGround ground)
{
  return ground == TENBO_CHART_ON_DARK || ground == TENBO_CHART_ON_DARK_CONTRAST;
}

gboolean
tenbo_chart_ground_has_contrast (TenboChartGround ground)
{
  return ground == TENBO_CHART_ON_LIGHT_CONTRAST || ground == TENBO_CHART_ON_DARK_CONTRAST;
}

static void
set_ink (cairo_t         *cr,
         TenboChartGround ground,
         Ink              ink)
{
  /* Opacity of each color on the background, without and with high contrast. */
  static const double strength[][2] = {
    [INK_TEXT] = { 0.88, 1 },
    [INK_QUIET] = { 0.62, 0.85 },
    [INK_FAINT] = { 0.15, 0.4 },
    [INK_ZERO] = { 0.45, 0.75 },
  };
  double part = strength[ink][tenbo_chart_ground_has_contrast (ground) ? 1 : 0];
  double grey;

  if (ground == TENBO_CHART_ON_PAPER && ink == INK_TEXT)
    part = 1;
  grey = is_dark (ground) ? 1 : 0;
  if (ground == TENBO_CHART_ON_PAPER)
    cairo_set_source_rgb (cr, 1 - part, 1 - part, 1 - part);
  else
    cairo_set_source_rgba (cr, grey, grey, grey, part);
}

void
tenbo_chart_set_colour (cairo_t         *cr,
                        TenboChartGround ground,
                        int              line_style)
{
  Colour colour = is_dark (ground) ? on_dark[line_style % N_COLOURS]
                                   : on_light[line_style % N_COLOURS];
  double part = tenbo_chart_ground_has_contrast (ground) ? DARKER : 1;
  double white = is_dark (ground) ? 1 - part : 0;

  cairo_set_source_rgb (cr, colour.red * part + white, colour.green * part + white,
                        colour.blue * part + white);
}

/* Corners of the marks, relative to the center in units of half the mark size; without corners: a
 * disc. All look about equally large. */
static const struct
{
  int    n;
  double corners[12][2];
} marks[N_SHAPES] = {
  { 4, { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } } },
  { 4, { { -0.8, -0.8 }, { 0.8, -0.8 }, { 0.8, 0.8 }, { -0.8, 0.8 } } },
  { 0, { { 0 } } },
  { 3, { { 0, -0.9 }, { 1, 0.86 }, { -1, 0.86 } } },
  { 3, { { 0, 0.9 }, { -1, -0.86 }, { 1, -0.86 } } },
  { 12,
    { { -0.35, -1 },
      { 0.35, -1 },
      { 0.35, -0.35 },
      { 1, -0.35 },
      { 1, 0.35 },
      { 0.35, 0.35 },
      { 0.35, 1 },
      { -0.35, 1 },
      { -0.35, 0.35 },
      { -1, 0.35 },
      { -1, -0.35 },
      { -0.35, -0.35 } } },
  { 4, { { -1, -0.45 }, { 1, -0.45 }, { 1, 0.45 }, { -1, 0.45 } } },
  { 3, { { -0.9, 0 }, { 0.86, -1 }, { 0.86, 1 } } },
};

/* Adds the outline of the mark @shape, centered at @x and @y, to the path of @cr. */
static void
add_mark (cairo_t *cr,
          int      shape,
          double   x,
          double   y,
          double   size)
{
  double half = size / 2;

  if (marks[shape].n == 0)
    {
      cairo_arc (cr, x, y, 0.92 * half, 0, 2 * G_PI);
      return;
    }

  for (int i = 0; i < marks[shape].n; i++)
    cairo_line_to (cr, x + half * marks[shape].corners[i][0],
                   y + half * marks[shape].corners[i][1]);
  cairo_close_path (cr);
}

void
tenbo_chart_draw_mark (cairo_t         *cr,
                       TenboChartGround ground,
                       int              line_style,
                       double           x,
                       double           y,
                       double           size)
{
  gboolean hollow = line_style >= N_SHAPES;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  tenbo_chart_set_colour (cr, ground, line_style);
  add_mark (cr, line_style % N_SHAPES, x, y, hollow ? size * 0.84 : size);
  if (hollow)
    {
      cairo_set_line_width (cr, size * 0.18);
      cairo_stroke (cr);
    }
  else
    {
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

/* --- Charts --- */

#define MARK_SIZE      4.0 /* in line widths */
#define ROOM_FOR_MARKS 1.8 /* minimum distance between two points with marks, in mark sizes */
#define SECTION_ROOM   0.7 /* minimum distance between the lines of two sections, in text lines */
#define HAIR           0.6 /* width of grid lines, in line widths */

/* State while a chart is drawn. */
typedef struct
{
  const TenboChart      *chart;
  cairo_t               *cr;
  PangoContext          *context;
  const TenboChartStyle *style;
  TenboChartGeometry     geometry;
  double                 line_height;
} Drawing;

/* --- Text --- */

static PangoLayout *
create_layout (PangoContext          *context,
               const TenboChartStyle *style,
               const char            *text)
{
  PangoLayout *layout = tenbo_text_layout_new (context, text, style->text_size, FALSE);

  pango_layout_set_single_paragraph_mode (layout, TRUE);

  return layout;
}

static double
measure_width (PangoContext          *context,
               const TenboChartStyle *style,
               const char            *text)
{
  g_autoptr (PangoLayout) layout = create_layout (context, style, text);

  return tenbo_text_layout_get_width (layout);
}

/* Returns the height of a line of Latin text. Text in scripts with higher glyphs gets the same
 * height. */
static double
measure_line (PangoContext          *context,
              const TenboChartStyle *style)
{
  g_autoptr (PangoLayout) layout = create_layout (context, style, "Ág0");

  return tenbo_text_layout_get_height (layout);
}

/* Position of a text. */
typedef struct
{
  double x;
  double y;     /* vertical center */
  double align; /* 0: starts at x, 0.5: centered, 1: ends at x; reversed in mirrored charts */
  double room;  /* width above which the text is ellipsized; negative: no limit */
} Spot;

static void
show_text (Drawing    *self,
           const char *text,
           Ink         ink,
           Spot        spot)
{
  double align = self->geometry.is_mirrored ? 1 - spot.align : spot.align;
  g_autoptr (PangoLayout) layout = create_layout (self->context, self->style, text);
  PangoRectangle extents;
  double         width;

  pango_layout_get_extents (layout, NULL, &extents);
  if (spot.room >= 0 && pango_units_to_double (extents.width) > spot.room)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, pango_units_from_double (spot.room));
      pango_layout_get_extents (layout, NULL, &extents);
    }
  width = pango_units_to_double (extents.width);
  set_ink (self->cr, self->style->ground, ink);
  cairo_move_to (self->cr,
                 tenbo_chart_geometry_mirror (&self->geometry, spot.x) - align * width -
                   pango_units_to_double (extents.x),
                 spot.y - pango_units_to_double (extents.height) / 2);
  pango_cairo_show_layout (self->cr, layout);
}

/* --- Measures --- */

/* Returns the text at the end of the line @series: its name, or the last value if it is the only
 * series. Transfer full. */
static char *
dup_end_text (const TenboChart *chart,
              int               series)
{
  int last = tenbo_chart_get_n_points (chart) - 1;

  if (tenbo_chart_get_n_series (chart) > 1)
    return g_strdup (tenbo_chart_get_series_name (chart, series));

  return tenbo_chart_dup_value_text (chart, tenbo_chart_get_value (chart, last, series));
}

/* Computes the ticks from the height, then the width of the plot from the labels of the ticks. */
gboolean
tenbo_chart_lay_out (const TenboChart      *chart,
                     PangoContext          *context,
                     const TenboChartStyle *style,
                     const TenboGraphArea  *area,
                     TenboChartGeometry    *geometry)
{
  TenboChartMetrics metrics = { .line_height = measure_line (context, style) };
  TenboChartKind    kind = chart->kind;
  gboolean          is_rank = chart->unit == TENBO_CHART_RANK;

  if (tenbo_chart_get_n_points (chart) == 0)
    return FALSE;

  for (int series = 0; series < tenbo_chart_get_n_series (chart) && kind == TENBO_CHART_LINES;
       series++)
    {
      g_autofree char *text = dup_end_text (chart, series);

      metrics.end_width = MAX (metrics.end_width, measure_width (context, style, text));
    }
  for (int point = 0; point < tenbo_chart_get_n_points (chart) && kind == TENBO_CHART_BARS; point++)
    {
      gint64           value = tenbo_chart_get_value (chart, point, 0);
      g_autofree char *text = tenbo_chart_dup_value_text (chart, value);
      const char      *label = tenbo_chart_get_label (chart, point);

      metrics.end_width = MAX (metrics.end_width, measure_width (context, style, text));
      metrics.begin_width = MAX (metrics.begin_width, measure_width (context, style, label));
    }

  tenbo_chart_geometry_init (geometry, chart, area, &metrics, style->is_mirrored);
  if (kind == TENBO_CHART_BARS)
    return TRUE;

  for (int i = 0; i < geometry->scale.n_ticks; i++)
    {
      gint64           tick = geometry->scale.ticks[i];
      g_autofree char *text = tenbo_chart_dup_tick_text (chart, is_rank ? -tick : tick);

      metrics.begin_width = MAX (metrics.begin_width, measure_width (context, style, text));
    }
  tenbo_chart_geometry_init (geometry, chart, area, &metrics, style->is_mirrored);

  return TRUE;
}

double
tenbo_chart_measure_height (const TenboChart      *chart,
                            PangoContext          *context,
                            const TenboChartStyle *style)
{
  return tenbo_chart_geometry_get_height (chart, measure_line (context, style));
}

/* --- Grid --- */

static void
draw_upright (Drawing *self,
              double   x,
              Ink      ink)
{
  set_ink (self->cr, self->style->ground, ink);
  cairo_set_line_width (self->cr, self->style->line_width * HAIR);
  cairo_move_to (self->cr, tenbo_chart_geometry_mirror (&self->geometry, x),
                 self->geometry.plot.y);
  cairo_rel_line_to (self->cr, 0, self->geometry.plot.height);
  cairo_stroke (self->cr);
}

static void
draw_ticks (Drawing *self)
{
  const TenboGraphGeometry *scale = &self->geometry.scale;
  const TenboGraphArea     *plot = &self->geometry.plot;
  double                    begin = tenbo_chart_geometry_mirror (&self->geometry, plot->x);
  double                    end = tenbo_chart_geometry_mirror (&self->geometry,
                                                               plot->x + plot->width);
  gboolean                  is_rank = self->chart->unit == TENBO_CHART_RANK;

  for (int i = 0; i < scale->n_ticks; i++)
    {
      gint64           tick = scale->ticks[i];
      double           y = tenbo_graph_geometry_get_y (scale, tick);
      gboolean         is_zero = tick == 0;
      g_autofree char *text = tenbo_chart_dup_tick_text (self->chart, is_rank ? -tick : tick);

      set_ink (self->cr, self->style->ground,
               is_zero ? INK_ZERO : INK_FAINT);
      cairo_set_line_width (self->cr, self->style->line_width * HAIR);
      cairo_move_to (self->cr, begin, y);
      cairo_line_to (self->cr, end, y);
      cairo_stroke (self->cr);
      show_text (self, text, INK_QUIET, (Spot) { plot->x - self->geometry.gap, y, 1, -1 });
    }
}

static double
get_foot (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;

  return plot->y + plot->height + self->geometry.gap + self->line_height / 2;
}

/* Draws the lines and names of the sections. Omits a name that is wider than its section, and lines
 * that are too close to each other. */
static gboolean
draw_sections (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;
  double                free_from = plot->x;
  double                line_from = plot->x;
  gboolean              any = FALSE;

  for (int point = 0; point < tenbo_chart_get_n_points (self->chart); point++)
    {
      const char *section = self->chart->sections->pdata[point];
      double      x = tenbo_chart_geometry_get_x (&self->geometry, point);
      double      width;

      if (section == NULL)
        continue;

      any = TRUE;
      if (x >= line_from)
        {
          draw_upright (self, x, INK_FAINT);
          line_from = x + SECTION_ROOM * self->line_height;
        }
      width = measure_width (self->context, self->style, section);
      if (x < free_from || x + width > plot->x + plot->width + 2 * self->line_height)
        continue;
      show_text (self, section, INK_QUIET, (Spot) { x, get_foot (self), 0, -1 });
      free_from = x + width + self->geometry.gap;
    }

  return any;
}

/* Draws the first and the last label if there are no sections. A text wider than half of the plot
 * extends below the labels next to the plot. */
static void
draw_ends (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;
  int                   last = tenbo_chart_get_n_points (self->chart) - 1;
  double                room = last > 0 ? plot->width / 2 - self->geometry.gap : plot->width;

  for (int end = 0; end <= MIN (last, 1); end++)
    {
      const char *label = tenbo_chart_get_label (self->chart, end == 0 ? 0 : last);
      double      beside = end == 0 ? self->geometry.begin_room : self->geometry.end_room;
      double      width = measure_width (self->context, self->style, label);
      double      out = CLAMP (width - room, 0, self->geometry.gap + beside);
      double      x = end == 0 ? plot->x - out : plot->x + plot->width + out;

      show_text (self, label, INK_QUIET, (Spot) { x, get_foot (self), end, room + out });
    }
}

/* --- Lines --- */

static double
get_mark_size (Drawing *self)
{
  return MARK_SIZE * self->style->line_width;
}

static void
draw_mark (Drawing *self,
           int      series,
           int      point,
           double   size)
{
  const TenboChartGeometry *geometry = &self->geometry;
  double                    x = tenbo_chart_geometry_get_x (geometry, point);
  gint64                    value = tenbo_chart_get_value (self->chart, point, series);

  tenbo_chart_draw_mark (self->cr, self->style->ground, tenbo_chart_get_style (self->chart, series),
                         tenbo_chart_geometry_mirror (geometry, x),
                         tenbo_chart_geometry_get_y (geometry, value), size);
}

static void
draw_line (Drawing *self,
           int      series)
{
  const TenboChartGeometry *geometry = &self->geometry;
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (int));
  int    line_style = tenbo_chart_get_style (self->chart, series);
  int    last = tenbo_chart_get_n_points (self->chart) - 1;
  int    n_dashes = dashes[line_style % N_SHAPES].n;
  double lengths[6];
  double step = geometry->plot.width / MAX (1, last);
  /* One of several lines has its mark next to its name. */
  gboolean is_named = tenbo_chart_get_n_series (self->chart) > 1;

  tenbo_chart_geometry_thin (geometry, series, self->style->unit, points);
  tenbo_chart_set_colour (self->cr, self->style->ground, line_style);
  cairo_new_path (self->cr);
  for (guint i = 0; i < points->len; i++)
    {
      int    point = g_array_index (points, int, i);
      double x = tenbo_chart_geometry_get_x (geometry, point);
      gint64 value = tenbo_chart_get_value (self->chart, point, series);

      cairo_line_to (self->cr, tenbo_chart_geometry_mirror (geometry, x),
                     tenbo_chart_geometry_get_y (geometry, value));
    }
  cairo_set_line_width (self->cr, self->style->line_width);
  cairo_set_line_join (self->cr, CAIRO_LINE_JOIN_ROUND);
  for (int i = 0; i < n_dashes; i++)
    lengths[i] = dashes[line_style % N_SHAPES].lengths[i] * self->style->line_width;
  cairo_set_dash (self->cr, lengths, n_dashes, 0);
  cairo_stroke (self->cr);
  cairo_set_dash (self->cr, NULL, 0, 0);

  for (int point = 0; point <= last; point++)
    if (point == last ? !is_named : step >= ROOM_FOR_MARKS * get_mark_size (self))
      draw_mark (self, series, point, get_mark_size (self));
}

static void
draw_end_names (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;
  int                   n = tenbo_chart_get_n_series (self->chart);
  int                   last = tenbo_chart_get_n_points (self->chart) - 1;
  double                x = plot->x + plot->width + self->geometry.gap;
  gboolean              is_rank = self->chart->unit == TENBO_CHART_RANK;
  g_autofree double    *middles = g_new (double, (gsize) n);
  g_autofree gint64    *values = g_new (gint64, (gsize) n);
  double                room = self->geometry.end_room;

  for (int series = 0; series < n; series++)
    {
      values[series] = tenbo_chart_get_value (self->chart, last, series);
      if (is_rank)
        values[series] *= -1;
    }
  tenbo_graph_geometry_place_labels (&self->geometry.scale, values, n, self->line_height, middles);
  for (int series = 0; series < n; series++)
    {
      g_autofree char *text = dup_end_text (self->chart, series);
      double           mark = n > 1 ? self->line_height : 0;

      if (n > 1)
        tenbo_chart_draw_mark (self->cr, self->style->ground,
                               tenbo_chart_get_style (self->chart, series),
                               tenbo_chart_geometry_mirror (&self->geometry,
                                                            x + self->line_height / 2),
                               middles[series], get_mark_size (self));
      show_text (self, text, INK_TEXT, (Spot) { x + mark, middles[series], 0, room - mark });
    }
}

static void
draw_lines (Drawing *self)
{
  draw_ticks (self);
  if (!draw_sections (self))
    draw_ends (self);
  if (self->style->point >= 0)
    draw_upright (self, tenbo_chart_geometry_get_x (&self->geometry, self->style->point),
                  INK_ZERO);
  for (int series = 0; series < tenbo_chart_get_n_series (self->chart); series++)
    {
      draw_line (self, series);
      if (self->style->point >= 0)
        draw_mark (self, series, self->style->point, 1.5 * get_mark_size (self));
    }
  draw_end_names (self);
}

/* --- Bars --- */

static void
draw_bar (Drawing *self,
          int      point)
{
  TenboGraphArea bar;
  double         x;

  tenbo_chart_geometry_get_bar (&self->geometry, point, &bar, NULL);
  x = tenbo_chart_geometry_mirror (&self->geometry,
                                   self->geometry.is_mirrored ? bar.x + bar.width : bar.x);
  tenbo_chart_set_colour (self->cr, self->style->ground, tenbo_chart_get_style (self->chart, 0));
  cairo_rectangle (self->cr, x, bar.y, bar.width, bar.height);
  cairo_fill (self->cr);
  if (self->style->point != point)
    return;

  set_ink (self->cr, self->style->ground, INK_TEXT);
  cairo_set_line_width (self->cr, self->style->line_width);
  cairo_rectangle (self->cr, x, bar.y, bar.width, bar.height);
  cairo_stroke (self->cr);
}

static void
draw_columns (Drawing *self)
{
  draw_ticks (self);
  for (int point = 0; point < tenbo_chart_get_n_points (self->chart); point++)
    {
      gint64           value = tenbo_chart_get_value (self->chart, point, 0);
      g_autofree char *text = tenbo_chart_dup_value_text (self->chart, value);
      g_autofree char *number = tenbo_chart_dup_tick_text (self->chart, value);
      TenboGraphArea   bar, room;
      double           middle;
      gboolean         fits;

      draw_bar (self, point);
      tenbo_chart_geometry_get_bar (&self->geometry, point, &bar, &room);
      fits = measure_width (self->context, self->style, text) <= room.width;
      middle = room.x + room.width / 2;
      show_text (self, fits ? text : number, INK_TEXT,
                 (Spot) { middle, bar.y - self->line_height * 0.6, 0.5, room.width });
      show_text (self, tenbo_chart_get_label (self->chart, point), INK_QUIET,
                 (Spot) { middle, get_foot (self), 0.5, room.width - self->geometry.gap });
    }
}

static void
draw_lying_bars (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;

  for (int point = 0; point < tenbo_chart_get_n_points (self->chart); point++)
    {
      gint64           value = tenbo_chart_get_value (self->chart, point, 0);
      g_autofree char *text = tenbo_chart_dup_value_text (self->chart, value);
      TenboGraphArea   bar, room;
      double           y;

      draw_bar (self, point);
      tenbo_chart_geometry_get_bar (&self->geometry, point, &bar, &room);
      y = room.y + room.height / 2;
      show_text (self, tenbo_chart_get_label (self->chart, point), INK_TEXT,
                 (Spot) { plot->x - self->geometry.gap, y, 1, self->geometry.begin_room });
      show_text (self, text, INK_QUIET,
                 (Spot) { bar.x + bar.width + self->geometry.gap, y, 0, -1 });
    }
}

void
tenbo_chart_draw (const TenboChart      *chart,
                  cairo_t               *cr,
                  PangoContext          *context,
                  const TenboChartStyle *style,
                  const TenboGraphArea  *area)
{
  Drawing self = { .chart = chart, .cr = cr, .context = context, .style = style };

  if (!tenbo_chart_lay_out (chart, context, style, area, &self.geometry))
    return;

  self.line_height = measure_line (context, style);
  cairo_save (cr);
  switch (chart->kind)
    {
    case TENBO_CHART_LINES:
      draw_lines (&self);
      break;
    case TENBO_CHART_COLUMNS:
      draw_columns (&self);
      break;
    case TENBO_CHART_BARS:
      draw_lying_bars (&self);
      break;
    }
  cairo_restore (cr);
}
