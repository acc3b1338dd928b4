/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-chart.h"

G_BEGIN_DECLS

/* A chart with its title, what stands at the point that is chosen in it, and in its place, when it
 * is asked for, a table of the same figures. It wants to be as high as it needs to be; where it
 * gets more room the chart is larger. */
#define TENBO_TYPE_CHART_VIEW (tenbo_chart_view_get_type ())
G_DECLARE_FINAL_TYPE (TenboChartView, tenbo_chart_view, TENBO, CHART_VIEW, GtkBox)

GtkWidget *tenbo_chart_view_new (void);

/* Shows @chart in place of the one before; NULL: nothing. Whether it is shown as a table stays. */
void tenbo_chart_view_set_chart (TenboChartView *self,
                                 TenboChart     *chart);

/* Whether the table is shown. */
gboolean tenbo_chart_view_get_table (TenboChartView *self);
void     tenbo_chart_view_set_table (TenboChartView *self,
                                     gboolean        table);

G_END_DECLS
