/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-person-statistics.h"

G_BEGIN_DECLS

/* A list of all statistics of a person in groups, each with its denominator. Statistics without
 * recorded data show a dash and the reason; those based on too few games are dimmed. The rows keep
 * their positions when the filter changes; only their numbers change. The values of wins have a
 * chart instead. */
#define TENBO_TYPE_STATISTIC_LIST (tenbo_statistic_list_get_type ())
G_DECLARE_FINAL_TYPE (TenboStatisticList, tenbo_statistic_list, TENBO, STATISTIC_LIST, GtkBox)

/* Shows @statistics. @minimum is the minimum number of games. */
void tenbo_statistic_list_show (TenboStatisticList    *self,
                                TenboPersonStatistics *statistics,
                                guint                  minimum);

/* A row with a statistic: its name, denominator and value. If a statistic belongs to one game,
 * activating the row opens that game (win.show-hands). */
#define TENBO_TYPE_STATISTIC_ROW (tenbo_statistic_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboStatisticRow, tenbo_statistic_row, TENBO, STATISTIC_ROW, AdwActionRow)

G_END_DECLS
