/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-chart-drawing.h"
#include "tenbo-chart.h"

G_BEGIN_DECLS

/* The picture of a chart, which follows the colours, the size of text and the direction of the
 * interface. A point is chosen with the pointer, or with the arrow keys while it has the focus; a
 * screen reader is told of the chart in words. */
#define TENBO_TYPE_CHART_CANVAS (tenbo_chart_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TenboChartCanvas, tenbo_chart_canvas, TENBO, CHART_CANVAS, GtkWidget)

/* Shows @chart; NULL: nothing. */
void tenbo_chart_canvas_set_chart (TenboChartCanvas *self,
                                   TenboChart       *chart);

/* The point that is chosen, or -1 (property "point"). */
int  tenbo_chart_canvas_get_point (TenboChartCanvas *self);
void tenbo_chart_canvas_set_point (TenboChartCanvas *self,
                                   int               point);

/* What a chart, or the mark of a line, has to stand out against on @widget now: light or dark, with
 * high contrast or without. */
TenboChartGround tenbo_chart_ground_find (GtkWidget *widget);

/* Has @widget drawn again whenever that changes. */
void tenbo_chart_ground_follow (GtkWidget *widget);

G_END_DECLS
