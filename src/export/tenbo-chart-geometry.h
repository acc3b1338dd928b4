/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart.h"

G_BEGIN_DECLS

/* The geometry of line graphs with values over time. It is independent of a toolkit, so that screen
 * and paper have the same picture. Lengths are in any unit; x increases to the right, y
 * downward. */

#define TENBO_GRAPH_MAX_TICKS 16

/* Rectangle of the plot. */
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
  gint64         low;      /* values at the lower and the upper edge, both ticks */
  gint64         high;
  int            n_ticks;
  gint64         ticks[TENBO_GRAPH_MAX_TICKS]; /* round values, ascending */
} TenboGraphGeometry;

/* Fits @n_values values (of all lines) into @area. Ticks are at least @tick_spacing apart, except
 * that up to three are always allowed. They are integer multiples of 1, 2 or 5 times a power of
 * ten, and cover all values. */
void tenbo_graph_geometry_init (TenboGraphGeometry   *self,
                                const TenboGraphArea *area,
                                int                   n_points,
                                const gint64         *values,
                                gsize                 n_values,
                                double                tick_spacing);

/* Returns the x of the point @point, which counts from 0, or the y of a value. */
double tenbo_graph_geometry_get_x (const TenboGraphGeometry *self,
                                   int                       point);
double tenbo_graph_geometry_get_y (const TenboGraphGeometry *self,
                                   gint64                    value);

/* Computes the vertical centers @ys of @n labels of the height @height for @values. The labels keep
 * their order, do not overlap, are as close to their values as possible and stay within the area if
 * it has enough room. Of equal values, the first is on top. */
void tenbo_graph_geometry_place_labels (const TenboGraphGeometry *self,
                                        const gint64             *values,
                                        int                       n,
                                        double                    height,
                                        double                   *ys);

/* --- Charts --- */

/* The positions of the parts of a chart, in any unit; x increases to the right, y downward.
 * Independent of a toolkit. */

/* Sizes of the labels of a chart, as measured by the caller. */
typedef struct
{
  double begin_width; /* widest label of a tick or name of a bar */
  double end_width;   /* widest name at the end of a line or value at the end of a bar */
  double line_height; /* height of a text line */
} TenboChartMetrics;

typedef struct
{
  const TenboChart  *chart;      /* borrowed */
  TenboGraphArea     area;       /* including all labels */
  TenboGraphArea     plot;       /* area of lines and bars, before mirroring */
  TenboGraphGeometry scale;      /* of the values; from left to right for horizontal bars */
  double             gap;        /* between a label and its line or bar */
  double             begin_room; /* room for the labels before and after the plot */
  double             end_room;
  gboolean           is_mirrored;
} TenboChartGeometry;

/* Returns the minimum height of a chart with text of the height @line_height. */
double tenbo_chart_geometry_get_height (const TenboChart *chart,
                                        double            line_height);

/* Fits @chart, which has points, into @area. @is_mirrored: for right-to-left scripts. */
void tenbo_chart_geometry_init (TenboChartGeometry      *self,
                                const TenboChart        *chart,
                                const TenboGraphArea    *area,
                                const TenboChartMetrics *metrics,
                                gboolean                 is_mirrored);

/* Returns the mirrored @x if the chart is mirrored, else @x. */
double tenbo_chart_geometry_mirror (const TenboChartGeometry *self,
                                    double                    x);

/* Returns the position of @point or @value in a line chart. The x is not mirrored. */
double tenbo_chart_geometry_get_x (const TenboChartGeometry *self,
                                   int                       point);
double tenbo_chart_geometry_get_y (const TenboChartGeometry *self,
                                   gint64                    value);

/* Computes the bar of @point, vertical or horizontal, and its area including labels, not mirrored.
 * Either may be NULL. */
void tenbo_chart_geometry_get_bar (const TenboChartGeometry *self,
                                   int                       point,
                                   TenboGraphArea           *bar,
                                   TenboGraphArea           *room);

/* Returns the point nearest to @x and @y, which are positions on the drawn chart. */
int tenbo_chart_geometry_find_point (const TenboChartGeometry *self,
                                     double                    x,
                                     double                    y);

/* Appends to @points the points (int) of the line @series that are necessary to draw it without
 * visible change if details smaller than @unit are not visible: the first, lowest, highest and last
 * of the points within each unit. */
void tenbo_chart_geometry_thin (const TenboChartGeometry *self,
                                int                       series,
                                double                    unit,
                                GArray                   *points);

G_END_DECLS
