/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-chart.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* A chart with its title and the values at the selected point. On request, a table of the same
 * values replaces it. The view requests the height it needs; with more space, the chart grows. */
#define TENBO_TYPE_CHART_VIEW (tenbo_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (TenboChartView, tenbo_chart_view, TENBO, CHART_VIEW, GtkBox)

GtkWidget *tenbo_chart_view_new (void);

/* Replaces the current chart by @chart; NULL: nothing. Keeps the choice between chart and table. */
void tenbo_chart_view_set_chart (TenboChartView *self,
                                 TenboChart     *chart);

/* Shows the scores over the hands of @game, with one line per player in the style of their side of
 * the table. */
void tenbo_chart_view_show_scores (TenboChartView *self,
                                   TenboGame      *game);

/* Whether the table is shown */
gboolean tenbo_chart_view_get_table (TenboChartView *self);
void     tenbo_chart_view_set_table (TenboChartView *self,
                                     gboolean        table);

G_END_DECLS
