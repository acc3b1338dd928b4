/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-chart-geometry.h"

/* --- Lines and axes --- */

/* Returns the largest multiple of @step that is not above @value. */
static gint64
round_down (gint64 value,
            gint64 step)
{
  gint64 rest = value % step;

  return value - (rest < 0 ? rest + step : rest);
}

static gint64
round_up (gint64 value,
          gint64 step)
{
  return round_down (value + step - 1, step);
}

void
tenbo_graph_geometry_init (TenboGraphGeometry   *self,
                           const TenboGraphArea *area,
                           int                   n_points,
                           const gint64         *values,
                           gsize                 n_values,
                           double                tick_spacing)
{
  gint64 low, high;
  gint64 step = 1;
  gint64 power = 1; /* power of ten not above the step */
  int    max_ticks;

  g_return_if_fail (n_points >= 1 && n_values >= 1 && tick_spacing > 0);

  low = high = values[0];
  for (gsize i = 1; i < n_values; i++)
    {
      low = MIN (low, values[i]);
      high = MAX (high, values[i]);
    }

  /* A range of 0 would have no height. */
  if (low == high)
    high = low + 1;

  /* At least three ticks are necessary if there are values on both sides of a round value. */
  max_ticks = CLAMP ((int) (area->height / tick_spacing) + 1, 3, TENBO_GRAPH_MAX_TICKS);
  while ((round_up (high, step) - round_down (low, step)) / step + 1 > max_ticks &&
         step < G_MAXINT64 / 20)
    {
      /* The steps are 1, 2, 5, 10, 20, … */
      step = step / power == 2 ? 5 * power : 2 * step;
      if (step / power == 10)
        power = step;
    }

  self->area = *area;
  self->n_points = n_points;
  self->low = round_down (low, step);
  self->high = round_up (high, step);
  self->n_ticks = 0;
  for (int i = 0; i < TENBO_GRAPH_MAX_TICKS && self->low + i * step <= self->high; i++)
    self->ticks[self->n_ticks++] = self->low + i * step;
}

double
tenbo_graph_geometry_get_x (const TenboGraphGeometry *self,
                            int                       point)
{
  if (self->n_points == 1)
    return self->area.x;

  return self->area.x + self->area.width * point / (self->n_points - 1);
}

double
tenbo_graph_geometry_get_y (const TenboGraphGeometry *self,
                            gint64                    value)
{
  double part = (double) (value - self->low) / (double) (self->high - self->low);

  return self->area.y + self->area.height * (1 - part);
}

void
tenbo_graph_geometry_place_labels (const TenboGraphGeometry *self,
                                   const gint64             *values,
                                   int                       n,
                                   double                    height,
                                   double                   *ys)
{
  double          bottom = self->area.y + self->area.height - height / 2;
  g_autofree int *order = g_new (int, (gsize) n);

  /* Insertion sort, highest value first: there are only as many labels as players. */
  for (int i = 0; i < n; i++)
    {
      int at = i;

      for (; at > 0 && values[order[at - 1]] < values[i]; at--)
        order[at] = order[at - 1];
      order[at] = i;
    }

  /* Move labels down until none overlap, then up from the lower edge. */
  for (int i = 0; i < n; i++)
    {
      double least = i == 0 ? self->area.y + height / 2 : ys[order[i - 1]] + height;

      ys[order[i]] = MAX (tenbo_graph_geometry_get_y (self, values[order[i]]), least);
    }

  for (int i = n - 1; i >= 0; i--)
    {
      /* NOLINTNEXTLINE(*.ArraySubscript): the loop above set it */
      double most = i == n - 1 ? bottom : ys[order[i + 1]] - height;

      ys[order[i]] = MIN (ys[order[i]], most);
    }
}

/* --- Charts --- */

/* Sizes in text lines. */
#define LINES_HEIGHT   11.0 /* of a chart with few lines */
#define COLUMNS_HEIGHT 10.0
#define BAR_HEIGHT     1.7
#define TICK_SPACING   2.6
#define GAP            0.45

#define BAR_PART   0.64 /* part of the space of a bar that it fills */
#define MAX_COLUMN 5.0  /* maximum width of a column in text lines */

#define RANK 100 /* values per rank in a chart of ranks */

double
tenbo_chart_geometry_get_height (const TenboChart *chart,
                                 double            line_height)
{
  switch (chart->kind)
    {
    case TENBO_CHART_LINES:
      /* Leave room for the names at the ends and the labels below. */
      return line_height * MAX (LINES_HEIGHT, tenbo_chart_get_n_series (chart) + 2.5);
    case TENBO_CHART_COLUMNS:
      return line_height * COLUMNS_HEIGHT;
    case TENBO_CHART_BARS:
      return line_height * BAR_HEIGHT * MAX (1, tenbo_chart_get_n_points (chart));
    }

  g_assert_not_reached ();
}

/* Adds the integer ranks around the value if all ranks are equal, because the axis would otherwise
 * have ticks at impossible ranks such as 0.99. */
static void
add_ranks_around (GArray *values)
{
  gint64 first = g_array_index (values, gint64, 0);
  gint64 before = MAX (1, (first - 1) / RANK) * RANK;
  gint64 after = before + RANK;

  for (guint i = 1; i < values->len; i++)
    if (g_array_index (values, gint64, i) != first)
      return;

  g_array_append_val (values, before);
  g_array_append_val (values, after);
}

/* Initializes the scale. Bars start at 0; ranks are negated, because a lower rank is better. */
static void
init_scale (TenboChartGeometry *self,
            double              spacing)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (gint64));
  TenboGraphArea area = self->plot;
  gint64         zero = 0;

  g_array_append_vals (values, self->chart->values->data, self->chart->values->len);
  if (self->chart->kind != TENBO_CHART_LINES)
    g_array_append_val (values, zero);
  if (self->chart->unit == TENBO_CHART_RANK)
    {
      add_ranks_around (values);
      for (guint i = 0; i < values->len; i++)
        g_array_index (values, gint64, i) *= -1;
    }
  if (self->chart->kind == TENBO_CHART_BARS)
    {
      area.height = self->plot.width;
      area.width = self->plot.height;
    }
  tenbo_graph_geometry_init (&self->scale, &area, MAX (1, tenbo_chart_get_n_points (self->chart)),
                             (const gint64 *) (gpointer) values->data, values->len, spacing);
}

void
tenbo_chart_geometry_init (TenboChartGeometry      *self,
                           const TenboChart        *chart,
                           const TenboGraphArea    *area,
                           const TenboChartMetrics *metrics,
                           gboolean                 is_mirrored)
{
  double line = metrics->line_height;
  double gap = line * GAP;
  double begin = MIN (metrics->begin_width, area->width * 0.42) + gap;
  double end = MIN (metrics->end_width, area->width / 3) + gap;

  g_return_if_fail (tenbo_chart_get_n_points (chart) > 0);

  self->chart = chart;
  self->area = *area;
  self->gap = gap;
  self->is_mirrored = is_mirrored;
  switch (chart->kind)
    {
    case TENBO_CHART_LINES:
      /* Leave half a line above for the label of the highest tick, one line below for the sections,
       * and room for the marks next to the names. */
      end += line;
      self->plot = (TenboGraphArea) { area->x + begin, area->y + line / 2,
                                      area->width - begin - end,
                                      area->height - 1.5 * line - 2 * gap };
      break;
    case TENBO_CHART_COLUMNS:
      self->plot = (TenboGraphArea) { area->x + begin, area->y + line + gap, area->width - begin,
                                      area->height - 2 * line - 2 * gap };
      break;
    case TENBO_CHART_BARS:
      self->plot = (TenboGraphArea) { area->x + begin, area->y, area->width - begin - end,
                                      area->height };
      break;
    }
  self->begin_room = begin - gap;
  self->end_room = end - gap;
  self->plot.width = MAX (1, self->plot.width);
  self->plot.height = MAX (1, self->plot.height);
  init_scale (self, line * TICK_SPACING);
}

double
tenbo_chart_geometry_mirror (const TenboChartGeometry *self,
                             double                    x)
{
  return self->is_mirrored ? 2 * self->area.x + self->area.width - x : x;
}

double
tenbo_chart_geometry_get_x (const TenboChartGeometry *self,
                            int                       point)
{
  return tenbo_graph_geometry_get_x (&self->scale, point);
}

double
tenbo_chart_geometry_get_y (const TenboChartGeometry *self,
                            gint64                    value)
{
  if (self->chart->unit == TENBO_CHART_RANK)
    value = -value;

  return tenbo_graph_geometry_get_y (&self->scale, value);
}

static void
get_column (const TenboChartGeometry *self,
            int                       point,
            TenboGraphArea           *bar,
            TenboGraphArea           *room)
{
  double step = self->plot.width / tenbo_chart_get_n_points (self->chart);
  double line = self->gap / GAP;
  double width = MIN (step * BAR_PART, line * MAX_COLUMN);
  gint64 value = tenbo_chart_get_value (self->chart, point, 0);
  double y = tenbo_graph_geometry_get_y (&self->scale, MAX (value, 0));

  *bar = (TenboGraphArea) {
    self->plot.x + step * (point + 0.5) - width / 2, y, width,
    tenbo_graph_geometry_get_y (&self->scale, MIN (value, 0)) - y
  };
  *room = (TenboGraphArea) { self->plot.x + step * point, self->plot.y - line - self->gap, step,
                             self->plot.height + 2 * line + 2 * self->gap };
}

static void
get_lying_bar (const TenboChartGeometry *self,
               int                       point,
               TenboGraphArea           *bar,
               TenboGraphArea           *room)
{
  double step = self->plot.height / tenbo_chart_get_n_points (self->chart);
  double height = step * BAR_PART;
  double span = (double) (self->scale.high - self->scale.low);
  gint64 value = tenbo_chart_get_value (self->chart, point, 0);
  gint64 low = MIN (value, 0);
  double start = self->plot.width * (double) (low - self->scale.low) / span;

  *bar = (TenboGraphArea) { self->plot.x + start,
                            self->plot.y + step * (point + 0.5) - height / 2,
                            self->plot.width * (double) (MAX (value, 0) - low) / span, height };
  *room = (TenboGraphArea) { self->plot.x, self->plot.y + step * point, self->plot.width, step };
}

void
tenbo_chart_geometry_get_bar (const TenboChartGeometry *self,
                              int                       point,
                              TenboGraphArea           *bar,
                              TenboGraphArea           *room)
{
  TenboGraphArea the_bar, the_room;

  if (self->chart->kind == TENBO_CHART_BARS)
    get_lying_bar (self, point, &the_bar, &the_room);
  else
    get_column (self, point, &the_bar, &the_room);
  if (bar != NULL)
    *bar = the_bar;
  if (room != NULL)
    *room = the_room;
}

/* Returns the point of a line that is nearest to @x. The x of points increases. */
static int
find_on_line (const TenboChartGeometry *self,
              double                    x)
{
  int low = 0;
  int high = tenbo_chart_get_n_points (self->chart) - 1;

  while (high - low > 1)
    {
      int middle = low + (high - low) / 2;

      if (tenbo_chart_geometry_get_x (self, middle) <= x)
        low = middle;
      else
        high = middle;
    }

  return x - tenbo_chart_geometry_get_x (self, low) <= tenbo_chart_geometry_get_x (self, high) - x
           ? low
           : high;
}

int
tenbo_chart_geometry_find_point (const TenboChartGeometry *self,
                                 double                    x,
                                 double                    y)
{
  int    n = tenbo_chart_get_n_points (self->chart);
  double part;

  x = tenbo_chart_geometry_mirror (self, x);
  if (self->chart->kind == TENBO_CHART_LINES)
    return find_on_line (self, x);

  part = self->chart->kind == TENBO_CHART_COLUMNS
           ? (x - self->plot.x) / self->plot.width
           : (y - self->plot.y) / self->plot.height;

  return CLAMP ((int) (part * n), 0, n - 1);
}

static void
append_point (GArray *points,
              int     point)
{
  if (points->len == 0 || g_array_index (points, int, points->len - 1) < point)
    g_array_append_val (points, point);
}

void
tenbo_chart_geometry_thin (const TenboChartGeometry *self,
                           int                       series,
                           double                    unit,
                           GArray                   *points)
{
  int n = tenbo_chart_get_n_points (self->chart);
  int first = 0; /* first, lowest and highest point of the current unit */
  int low = 0;
  int high = 0;

  for (int point = 1; point <= n; point++)
    {
      int column = (int) ((tenbo_chart_geometry_get_x (self, first) - self->plot.x) / unit);

      if (point < n &&
          (int) ((tenbo_chart_geometry_get_x (self, point) - self->plot.x) / unit) == column)
        {
          gint64 value = tenbo_chart_get_value (self->chart, point, series);

          if (value < tenbo_chart_get_value (self->chart, low, series))
            low = point;
          if (value > tenbo_chart_get_value (self->chart, high, series))
            high = point;
          continue;
        }

      append_point (points, first);
      append_point (points, MIN (low, high));
      append_point (points, MAX (low, high));
      append_point (points, point - 1);
      first = low = high = point;
    }
}
