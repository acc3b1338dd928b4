/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"

G_BEGIN_DECLS

/* Where the lines of a graph run: of some values over time, all from the same point on. Knows no
 * toolkit, so that a screen and a page of paper get the same picture. Lengths are in any unit, x to
 * the right and y downwards. */

#define TENBO_GRAPH_MAX_TICKS 16

/* The rectangle that the lines fill. */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
} TenboGraphArea;

typedef struct
{
  TenboGraphArea area;
  int            n_points; /* of each line; at least 1 */
  gint64         low;      /* the values at the lower and the upper edge, both ticks */
  gint64         high;
  int            n_ticks;
  gint64         ticks[TENBO_GRAPH_MAX_TICKS]; /* round values, rising */
} TenboGraphGeometry;

/* Fits @n_values values (all of all lines) into @area, with ticks not closer than @tick_spacing,
 * but for up to three. The ticks are whole multiples of 1, 2 or 5 times a power of ten, and nothing
 * lies beyond them. */
void tenbo_graph_geometry_init (TenboGraphGeometry   *self,
                                const TenboGraphArea *area,
                                int                   n_points,
                                const gint64         *values,
                                gsize                 n_values,
                                double                tick_spacing);

/* The place of point @point, from 0, and of a value. */
double tenbo_graph_geometry_get_x (const TenboGraphGeometry *self,
                                   int                       point);
double tenbo_graph_geometry_get_y (const TenboGraphGeometry *self,
                                   gint64                    value);

/* Finds the middles @ys of labels @height high for the @n values @values: as near to them as they
 * can be without one over another, in their order, within the area as far as it has room. Of equal
 * values the first is above. */
void tenbo_graph_geometry_place_labels (const TenboGraphGeometry *self,
                                        const gint64             *values,
                                        int                       n,
                                        double                    height,
                                        double                   *ys);

/* --- Charts --- */

/* Where the parts of a chart lie, in any unit, x to the right and y downwards. Knows no toolkit. */

/* What the texts take that a chart is labelled with, as whoever draws them measured. */
typedef struct
{
  double begin_width; /* widest number at a tick, or name of a bar */
  double end_width;   /* widest name at the end of a line, or value at the end of a bar */
  double line_height; /* of a line of text */
} TenboChartMetrics;

typedef struct
{
  const TenboChart  *chart;      /* borrowed */
  TenboGraphArea     area;       /* with all texts */
  TenboGraphArea     plot;       /* what lines and bars fill, before it is mirrored */
  TenboGraphGeometry scale;      /* of the values; of lying bars from left to right */
  double             gap;        /* between a text and what it belongs to */
  double             begin_room; /* of the texts before and behind the plot */
  double             end_room;
  gboolean           is_mirrored;
} TenboChartGeometry;

/* How high a chart wants to be at least, with text of the height @line_height. */
double tenbo_chart_geometry_get_height (const TenboChart *chart,
                                        double            line_height);

/* Fits @chart, which has points, into @area; @is_mirrored for scripts that run to the left. */
void tenbo_chart_geometry_init (TenboChartGeometry      *self,
                                const TenboChart        *chart,
                                const TenboGraphArea    *area,
                                const TenboChartMetrics *metrics,
                                gboolean                 is_mirrored);

/* Where @x lies in a mirrored chart; @x itself in another. */
double tenbo_chart_geometry_mirror (const TenboChartGeometry *self,
                                    double                    x);

/* The place of @point, and of @value, of lines; the points of a line are not mirrored yet. */
double tenbo_chart_geometry_get_x (const TenboChartGeometry *self,
                                   int                       point);
double tenbo_chart_geometry_get_y (const TenboChartGeometry *self,
                                   gint64                    value);

/* The bar of @point, upright or lying, and the room that it has with its texts. Not mirrored yet.
 * Either may be NULL. */
void tenbo_chart_geometry_get_bar (const TenboChartGeometry *self,
                                   int                       point,
                                   TenboGraphArea           *bar,
                                   TenboGraphArea           *room);

/* The point that is nearest to @x and @y, from where they are shown. */
int tenbo_chart_geometry_find_point (const TenboChartGeometry *self,
                                     double                    x,
                                     double                    y);

/* Appends to @points the points (int) that the line @series has to go through, so that it looks the
 * same where nothing smaller than @unit is seen: of many points within one unit the first, the
 * lowest, the highest and the last. */
void tenbo_chart_geometry_thin (const TenboChartGeometry *self,
                                int                       series,
                                double                    unit,
                                GArray                   *points);

G_END_DECLS
