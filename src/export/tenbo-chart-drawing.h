/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart-geometry.h"

#include <pango/pangocairo.h>

G_BEGIN_DECLS

/* The picture of a chart, the same on a screen, on paper and in a picture file. Lines and bars have
 * colours that people who see few of them tell apart (after Okabe and Ito), and never these alone:
 * each line has dashes and a mark of its own, each bar its name. */

/* What the colours have to stand out against. */
typedef enum
{
  TENBO_CHART_ON_PAPER,          /* white */
  TENBO_CHART_ON_LIGHT,          /* a light screen */
  TENBO_CHART_ON_DARK,           /* a dark one */
  TENBO_CHART_ON_LIGHT_CONTRAST, /* the same where the user asks for high contrast */
  TENBO_CHART_ON_DARK_CONTRAST,
} TenboChartGround;

/* Whether the user asks for high contrast there. */
gboolean tenbo_chart_ground_has_contrast (TenboChartGround ground);

typedef struct
{
  TenboChartGround ground;
  double           text_size;   /* height of the letters, in units of the cairo context */
  double           line_width;  /* of the lines */
  double           unit;        /* what is too small to be seen: a pixel of a screen */
  gboolean         is_mirrored; /* for scripts that run to the left */
  int              point;       /* the one that is asked for and set off, or -1 */
} TenboChartStyle;

/* The height that @chart wants to have. Its texts are in the font family of @context; the size is
 * that of @style. */
double tenbo_chart_measure_height (const TenboChart      *chart,
                                   PangoContext          *context,
                                   const TenboChartStyle *style);

/* Lays @chart out in @area, as tenbo_chart_draw() does: to find the point below a pointer. FALSE if
 * it has no points. */
gboolean tenbo_chart_lay_out (const TenboChart      *chart,
                              PangoContext          *context,
                              const TenboChartStyle *style,
                              const TenboGraphArea  *area,
                              TenboChartGeometry    *geometry);

/* Draws @chart into @area, without its title; nothing if it has no points. */
void tenbo_chart_draw (const TenboChart      *chart,
                       cairo_t               *cr,
                       PangoContext          *context,
                       const TenboChartStyle *style,
                       const TenboGraphArea  *area);

/* Adds the outline of the mark of @shape to the path of @cr, with its middle at @x and @y. The
 * marks of line styles have the shapes 0 to 7; the first four are those of the places at the
 * table. */
void tenbo_chart_add_mark (cairo_t *cr,
                           int      shape,
                           double   x,
                           double   y,
                           double   size);

/* Draws the mark of the lines of the style @line_style with its middle at @x and @y. */
void tenbo_chart_draw_mark (cairo_t         *cr,
                            TenboChartGround ground,
                            int              line_style,
                            double           x,
                            double           y,
                            double           size);

/* Draws with the color of the lines of @line_style. */
void tenbo_chart_set_colour (cairo_t         *cr,
                             TenboChartGround ground,
                             int              line_style);

/* A context for text that no screen has a say in: no hinting, 72 dots an inch, and the shapes of
 * characters that readers of the interface's language expect. Transfer full. */
PangoContext *tenbo_text_context_new (void);

G_END_DECLS
