/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* All figures of a person in groups, each with what it is of. Where nothing was recorded there is a
 * dash with the reason; what rests on fewer games than the reader asks for is dimmed. Rows stay
 * where they are while other games are chosen, only their numbers change. The values of wins are in
 * a chart and not among them. */
#define TENBO_TYPE_FIGURE_LIST (tenbo_figure_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboFigureList, tenbo_figure_list, TENBO, FIGURE_LIST, GtkBox)

/* Shows the figures of @statistics, which is not kept; @minimum is the least number of games. */
void tenbo_figure_list_show (TenboFigureList       *self,
                             const TenboStatistics *statistics,
                             guint                  minimum);

/* A figure in the list: its name, what it is of, its number. One that is of a certain game opens it
 * (win.show-hands). */
#define TENBO_TYPE_FIGURE_ROW (tenbo_figure_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboFigureRow, tenbo_figure_row, TENBO, FIGURE_ROW, AdwActionRow)

G_END_DECLS
