/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-chart-drawing.h"
#include "tenbo-chart.h"

G_BEGIN_DECLS

/* The picture of a chart. It follows the colors, the text size and the direction of the interface.
 * The user selects a point with the pointer, or with the arrow keys while the chart has the focus.
 * Screen readers get the chart as text.
 *
 * Signals: "point-changed" (another point is selected, or none). */
#define TENBO_TYPE_CHART_CANVAS (tenbo_chart_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TenboChartCanvas, tenbo_chart_canvas, TENBO, CHART_CANVAS, GtkWidget)

/* Shows @chart; NULL: nothing. */
void tenbo_chart_canvas_set_chart (TenboChartCanvas *self,
                                   TenboChart       *chart);

/* The selected point, or -1 */
int  tenbo_chart_canvas_get_point (TenboChartCanvas *self);
void tenbo_chart_canvas_set_point (TenboChartCanvas *self,
                                   int               point);

/* Draws the mark of the line style @line_style as large as fits into the middle of @widget. */
void tenbo_chart_snapshot_mark (GtkWidget   *widget,
                                GtkSnapshot *snapshot,
                                int          line_style);

/* Redraws @widget each time its background changes: light, dark, or with high contrast. */
void tenbo_chart_ground_follow (GtkWidget *widget);

G_END_DECLS
