/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-chart-drawing.h"

G_BEGIN_DECLS

/* What a chart, or the mark of a line, has to stand out against on @widget now: light or dark, with
 * high contrast or without. */
TenboChartGround tenbo_chart_ground_find (GtkWidget *widget);

/* Has @widget drawn again whenever that changes. */
void tenbo_chart_ground_follow (GtkWidget *widget);

G_END_DECLS
