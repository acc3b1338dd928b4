/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* All figures of a person in groups, each with what it is of. Where nothing was recorded there is a
 * dash with the reason; what rests on fewer games than the reader asks for is dimmed. Rows stay
 * where they are while other games are chosen, only their numbers change. The values of wins are in
 * a chart and not among them. */
#define TENBO_TYPE_FIGURE_LIST (tenbo_figure_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboFigureList, tenbo_figure_list, TENBO, FIGURE_LIST, GtkWidget)

/* Shows the figures of @statistics, which is not kept; @minimum is the least number of games. */
void tenbo_figure_list_show (TenboFigureList       *self,
                             const TenboStatistics *statistics,
                             guint                  minimum);

G_END_DECLS
