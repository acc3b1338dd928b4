/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

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

G_END_DECLS
