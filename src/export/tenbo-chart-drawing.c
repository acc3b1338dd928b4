/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-chart-drawing.h"

#include "tenbo-chart-marks.h"

#define MARK_SIZE      4.0 /* widths of the lines */
#define ROOM_FOR_MARKS 1.8 /* sizes of a mark, between two points of a line */
#define SECTION_ROOM   0.7 /* heights of a line of text, between the lines at two sections */
#define HAIR           0.6 /* of the width of the lines of values */

/* A chart while it is drawn. */
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
  PangoLayout          *layout = pango_layout_new (context);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (font, pango_units_from_double (style->text_size));
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_single_paragraph_mode (layout, TRUE);
  pango_layout_set_text (layout, text, -1);

  return layout;
}

static double
measure_width (PangoContext          *context,
               const TenboChartStyle *style,
               const char            *text)
{
  g_autoptr (PangoLayout) layout = create_layout (context, style, text);
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return pango_units_to_double (extents.width);
}

/* Of figures and letters; names in another script may be higher and take the same room. */
static double
measure_line (PangoContext          *context,
              const TenboChartStyle *style)
{
  g_autoptr (PangoLayout) layout = create_layout (context, style, "Ág0");
  PangoRectangle extents;

  pango_layout_get_extents (layout, NULL, &extents);

  return pango_units_to_double (extents.height);
}

/* Shows @text with its middle line at @y. @align 0: begins at @x, 0.5: has its middle there, 1:
 * ends there; of mirrored charts the other way round. Longer than @room it ends in an ellipsis;
 * negative: it has all the room. */
static void
show_text (Drawing      *self,
           const char   *text,
           TenboChartInk ink,
           double        x,
           double        y,
           double        align,
           double        room)
{
  g_autoptr (PangoLayout) layout = create_layout (self->context, self->style, text);
  PangoRectangle extents;
  double         width;

  pango_layout_get_extents (layout, NULL, &extents);
  if (room >= 0 && pango_units_to_double (extents.width) > room)
    {
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_width (layout, pango_units_from_double (room));
      pango_layout_get_extents (layout, NULL, &extents);
    }
  width = pango_units_to_double (extents.width);
  if (self->geometry.is_mirrored)
    align = 1 - align;
  tenbo_chart_set_ink (self->cr, self->style->ground, ink);
  cairo_move_to (self->cr,
                 tenbo_chart_geometry_mirror (&self->geometry, x) - align * width -
                   pango_units_to_double (extents.x),
                 y - pango_units_to_double (extents.height) / 2);
  pango_cairo_show_layout (self->cr, layout);
}

/* --- Measures --- */

static double
measure_widest_value (const TenboChart      *chart,
                      PangoContext          *context,
                      const TenboChartStyle *style)
{
  double widest = 0;

  for (int point = 0; point < tenbo_chart_get_n_points (chart); point++)
    {
      g_autofree char *text = NULL;

      text = tenbo_chart_dup_value_text (chart, tenbo_chart_get_value (chart, point, 0));
      widest = MAX (widest, measure_width (context, style, text));
    }

  return widest;
}

/* What stands at the end of the line @series: who it is, or of a single one where it got to. */
static char *
dup_end_text (const TenboChart *chart,
              int               series)
{
  int last = tenbo_chart_get_n_points (chart) - 1;

  if (tenbo_chart_get_n_series (chart) > 1)
    return g_strdup (tenbo_chart_get_series_name (chart, series));

  return tenbo_chart_dup_value_text (chart, tenbo_chart_get_value (chart, last, series));
}

static double
measure_widest_tick (const TenboChartGeometry *geometry,
                     PangoContext             *context,
                     const TenboChartStyle    *style)
{
  gboolean is_rank = tenbo_chart_get_unit (geometry->chart) == TENBO_CHART_RANK;
  double   widest = 0;

  for (int i = 0; i < geometry->scale.n_ticks; i++)
    {
      gint64           tick = geometry->scale.ticks[i];
      g_autofree char *text = tenbo_chart_dup_tick_text (geometry->chart, is_rank ? -tick : tick);

      widest = MAX (widest, measure_width (context, style, text));
    }

  return widest;
}

static void
measure_texts (const TenboChart      *chart,
               PangoContext          *context,
               const TenboChartStyle *style,
               TenboChartMetrics     *metrics)
{
  if (tenbo_chart_get_kind (chart) == TENBO_CHART_LINES)
    for (int series = 0; series < tenbo_chart_get_n_series (chart); series++)
      {
        g_autofree char *text = dup_end_text (chart, series);

        metrics->end_width = MAX (metrics->end_width, measure_width (context, style, text));
      }

  if (tenbo_chart_get_kind (chart) == TENBO_CHART_BARS)
    {
      metrics->end_width = measure_widest_value (chart, context, style);
      for (int point = 0; point < tenbo_chart_get_n_points (chart); point++)
        metrics->begin_width = MAX (metrics->begin_width,
                                    measure_width (context, style,
                                                   tenbo_chart_get_label (chart, point)));
    }
}

/* Which ticks there are follows from the height alone; how wide the lines can run, from the numbers
 * at the ticks. */
gboolean
tenbo_chart_lay_out (const TenboChart      *chart,
                     PangoContext          *context,
                     const TenboChartStyle *style,
                     const TenboGraphArea  *area,
                     TenboChartGeometry    *geometry)
{
  TenboChartMetrics metrics = { .line_height = measure_line (context, style) };

  if (tenbo_chart_get_n_points (chart) == 0)
    return FALSE;

  measure_texts (chart, context, style, &metrics);
  tenbo_chart_geometry_init (geometry, chart, area, &metrics, style->is_mirrored);
  if (tenbo_chart_get_kind (chart) != TENBO_CHART_BARS)
    {
      metrics.begin_width = measure_widest_tick (geometry, context, style);
      tenbo_chart_geometry_init (geometry, chart, area, &metrics, style->is_mirrored);
    }

  return TRUE;
}

double
tenbo_chart_measure_height (const TenboChart      *chart,
                            PangoContext          *context,
                            const TenboChartStyle *style)
{
  return tenbo_chart_geometry_get_height (chart, measure_line (context, style));
}

/* --- Ground --- */

static void
draw_upright (Drawing      *self,
              double        x,
              TenboChartInk ink)
{
  tenbo_chart_set_ink (self->cr, self->style->ground, ink);
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
  gboolean                  is_rank = tenbo_chart_get_unit (self->chart) == TENBO_CHART_RANK;

  for (int i = 0; i < scale->n_ticks; i++)
    {
      gint64           tick = scale->ticks[i];
      double           y = tenbo_graph_geometry_get_y (scale, tick);
      gboolean         is_zero = tick == 0;
      g_autofree char *text = tenbo_chart_dup_tick_text (self->chart, is_rank ? -tick : tick);

      tenbo_chart_set_ink (self->cr, self->style->ground,
                           is_zero ? TENBO_CHART_ZERO : TENBO_CHART_FAINT);
      cairo_set_line_width (self->cr, self->style->line_width * HAIR);
      cairo_move_to (self->cr, begin, y);
      cairo_line_to (self->cr, end, y);
      cairo_stroke (self->cr);
      show_text (self, text, TENBO_CHART_QUIET, plot->x - self->geometry.gap, y, 1, -1);
    }
}

static double
get_foot (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;

  return plot->y + plot->height + self->geometry.gap + self->line_height / 2;
}

/* A section may be narrower than its name, which is left out then, and than a line can show. */
static gboolean
draw_sections (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;
  double                free_from = plot->x;
  double                line_from = plot->x;
  gboolean              any = FALSE;

  for (int point = 0; point < tenbo_chart_get_n_points (self->chart); point++)
    {
      const char *section = tenbo_chart_get_section (self->chart, point);
      double      x = tenbo_chart_geometry_get_x (&self->geometry, point);
      double      width;

      if (section == NULL)
        continue;

      any = TRUE;
      if (x >= line_from)
        {
          draw_upright (self, x, TENBO_CHART_FAINT);
          line_from = x + SECTION_ROOM * self->line_height;
        }
      width = measure_width (self->context, self->style, section);
      if (x < free_from || x + width > plot->x + plot->width + 2 * self->line_height)
        continue;
      show_text (self, section, TENBO_CHART_QUIET, x, get_foot (self), 0, -1);
      free_from = x + width + self->geometry.gap;
    }

  return any;
}

/* Shows from when (@align 0) or to when (1) the chart goes below that end of the plot. Wider than
 * half of the plot, it reaches out below the texts beside it. */
static void
draw_end (Drawing    *self,
          const char *label,
          double      x,
          double      align,
          double      room,
          double      beside)
{
  double width = measure_width (self->context, self->style, label);
  double out = CLAMP (width - room, 0, self->geometry.gap + beside);

  show_text (self, label, TENBO_CHART_QUIET, align > 0 ? x + out : x - out, get_foot (self), align,
             room + out);
}

/* From when to when, where nothing else says so. */
static void
draw_ends (Drawing *self)
{
  const TenboGraphArea *plot = &self->geometry.plot;
  int                   last = tenbo_chart_get_n_points (self->chart) - 1;
  double                room = plot->width / 2 - self->geometry.gap;

  draw_end (self, tenbo_chart_get_label (self->chart, 0), plot->x, 0,
            last > 0 ? room : plot->width, self->geometry.begin_room);
  if (last > 0)
    draw_end (self, tenbo_chart_get_label (self->chart, last), plot->x + plot->width, 1, room,
              self->geometry.end_room);
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
  double step = geometry->plot.width / MAX (1, last);
  /* Beside the name of one of several lines stands its mark. */
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
  tenbo_chart_set_dashes (self->cr, line_style, self->style->line_width);
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
  gboolean              is_rank = tenbo_chart_get_unit (self->chart) == TENBO_CHART_RANK;
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
      show_text (self, text, TENBO_CHART_TEXT, x + mark, middles[series], 0, room - mark);
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
                  TENBO_CHART_ZERO);
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

  tenbo_chart_set_ink (self->cr, self->style->ground, TENBO_CHART_TEXT);
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
      show_text (self, fits ? text : number, TENBO_CHART_TEXT, middle,
                 bar.y - self->line_height * 0.6, 0.5, room.width);
      show_text (self, tenbo_chart_get_label (self->chart, point), TENBO_CHART_QUIET, middle,
                 get_foot (self), 0.5, room.width - self->geometry.gap);
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
      show_text (self, tenbo_chart_get_label (self->chart, point), TENBO_CHART_TEXT,
                 plot->x - self->geometry.gap, y, 1, self->geometry.begin_room);
      show_text (self, text, TENBO_CHART_QUIET, bar.x + bar.width + self->geometry.gap, y, 0, -1);
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
  switch (tenbo_chart_get_kind (chart))
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
