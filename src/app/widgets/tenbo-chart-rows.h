/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-chart.h"

G_BEGIN_DECLS

/* A point of a chart, as a row of the table beside it. */
#define TENBO_TYPE_CHART_ROW (tenbo_chart_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboChartRow, tenbo_chart_row, TENBO, CHART_ROW, GObject)

/* What stands in the column @column: the label of the point in column 0, then the values. Transfer
 * full. */
char *tenbo_chart_row_dup_cell (TenboChartRow *self,
                                int            column);

/* All of it, to be read aloud. Transfer full. */
char *tenbo_chart_row_dup_text (TenboChartRow *self);

/* The points of a chart; a row is made when it is asked for. */
#define TENBO_TYPE_CHART_ROWS (tenbo_chart_rows_get_type ())
G_DECLARE_FINAL_TYPE (TenboChartRows, tenbo_chart_rows, TENBO, CHART_ROWS, GObject)

TenboChartRows *tenbo_chart_rows_new (TenboChart *chart);

G_END_DECLS
