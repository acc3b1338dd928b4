/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-graph-geometry.h"

/* The next round number after @step: 1, 2, 5, 10, 20, … */
static gint64
next_step (gint64 step)
{
  gint64 power = 1;

  while (step / power >= 10)
    power *= 10;

  return step / power == 2 ? 5 * power : 2 * step;
}

/* The multiple of @step at or below @value. */
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

static gint64
count_ticks (gint64 low,
             gint64 high,
             gint64 step)
{
  return (round_up (high, step) - round_down (low, step)) / step + 1;
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
  int    max_ticks;

  g_return_if_fail (n_points >= 1 && n_values >= 1 && tick_spacing > 0);

  low = high = values[0];
  for (gsize i = 1; i < n_values; i++)
    {
      low = MIN (low, values[i]);
      high = MAX (high, values[i]);
    }

  /* Lines that never moved still have a height to run at. */
  if (low == high)
    high = low + 1;

  /* Three are needed where values lie on both sides of a round one. */
  max_ticks = CLAMP ((int) (area->height / tick_spacing) + 1, 3, TENBO_GRAPH_MAX_TICKS);
  while (count_ticks (low, high, step) > max_ticks && step < G_MAXINT64 / 20)
    step = next_step (step);

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

/* The labels from above to below, by insertion: there are as many as players. */
static void
sort_labels (const gint64 *values,
             int           n,
             int          *order)
{
  for (int i = 0; i < n; i++)
    {
      int at = i;

      while (at > 0 && values[order[at - 1]] < values[i])
        {
          order[at] = order[at - 1];
          at--;
        }
      order[at] = i;
    }
}

void
tenbo_graph_geometry_place_labels (const TenboGraphGeometry *self,
                                   const gint64             *values,
                                   int                       n,
                                   double                    height,
                                   double                   *ys)
{
  double          bottom = self->area.y + self->area.height - height / 2;
  g_autofree int *order = g_new (int, MAX (n, 1));

  sort_labels (values, n, order);

  /* Down from above until none lies over another, then up again from the lower edge. */
  for (int i = 0; i < n; i++)
    {
      double least = i == 0 ? self->area.y + height / 2 : ys[order[i - 1]] + height;

      ys[order[i]] = MAX (tenbo_graph_geometry_get_y (self, values[order[i]]), least);
    }

  for (int i = n - 1; i >= 0; i--)
    {
      double most = i == n - 1 ? bottom : ys[order[i + 1]] - height;

      ys[order[i]] = MIN (ys[order[i]], most);
    }
}
