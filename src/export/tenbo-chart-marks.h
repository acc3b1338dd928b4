/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-chart-drawing.h"

G_BEGIN_DECLS

/* The inks of a chart, inside of its drawing. */

typedef enum
{
  TENBO_CHART_TEXT,  /* names */
  TENBO_CHART_QUIET, /* numbers at ticks */
  TENBO_CHART_FAINT, /* lines at ticks */
  TENBO_CHART_ZERO,  /* the line at 0, and the one at the point asked for */
} TenboChartInk;

void tenbo_chart_set_ink (cairo_t         *cr,
                          TenboChartGround ground,
                          TenboChartInk    ink);

/* The colour of the lines of @line_style, and their dashes for lines of @width. */
void tenbo_chart_set_colour (cairo_t         *cr,
                             TenboChartGround ground,
                             int              line_style);
void tenbo_chart_set_dashes (cairo_t *cr,
                             int      line_style,
                             double   width);

G_END_DECLS
