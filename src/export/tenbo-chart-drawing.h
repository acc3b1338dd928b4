/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart-geometry.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The drawing of a chart, the same on screen, on paper and in an image file. Lines and bars have
 * colors that people with color blindness can distinguish (tests/export/test-chart.c). Color is
 * never the only distinction: each line has its own dashes and mark, and each bar its name. */

/* Background of a chart. */
typedef enum
{
  TENBO_CHART_ON_PAPER,          /* white */
  TENBO_CHART_ON_LIGHT,          /* a light screen */
  TENBO_CHART_ON_DARK,           /* a dark screen */
  TENBO_CHART_ON_LIGHT_CONTRAST, /* a light screen with high contrast */
  TENBO_CHART_ON_DARK_CONTRAST,
} TenboChartGround;

/* Returns whether @ground has high contrast. */
gboolean tenbo_chart_ground_has_contrast (TenboChartGround ground);

typedef struct
{
  TenboChartGround ground;
  double           text_size;   /* height of the text, in units of the cairo context */
  double           line_width;  /* width of the lines */
  double           unit;        /* size of the smallest visible detail: a pixel of a screen */
  gboolean         is_mirrored; /* for right-to-left scripts */
  int              point;       /* the selected, highlighted point, or -1 */
} TenboChartStyle;

/* Returns the preferred height of @chart. The font family is that of @context, the size that of
 * @style. */
double tenbo_chart_measure_height (const TenboChart      *chart,
                                   PangoContext          *context,
                                   const TenboChartStyle *style);

/* Computes the layout of @chart in @area that tenbo_chart_draw() uses, for example to find the
 * point under the pointer. Returns FALSE if @chart has no points. */
gboolean tenbo_chart_lay_out (const TenboChart      *chart,
                              PangoContext          *context,
                              const TenboChartStyle *style,
                              const TenboGraphArea  *area,
                              TenboChartGeometry    *geometry);

/* Draws @chart into @area, without its title. Draws nothing if it has no points. */
void tenbo_chart_draw (const TenboChart      *chart,
                       cairo_t               *cr,
                       PangoContext          *context,
                       const TenboChartStyle *style,
                       const TenboGraphArea  *area);

/* Draws the mark of the line style @line_style, centered at @x and @y. The first four styles are
 * those of the sides of the table. */
void tenbo_chart_draw_mark (cairo_t         *cr,
                            TenboChartGround ground,
                            int              line_style,
                            double           x,
                            double           y,
                            double           size);

/* Sets the color of the lines of @line_style as the source of @cr. */
void tenbo_chart_set_colour (cairo_t         *cr,
                             TenboChartGround ground,
                             int              line_style);

G_END_DECLS
