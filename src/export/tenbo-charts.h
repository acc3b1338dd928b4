/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-chart.h"
#include "tenbo-session-totals.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* Which charts there are: of a game, of an evening, of a person. */

/* The scores of a game under @rules over its @n_hands hands, with what each left: a line for each
 * of the players @names, in the style of the physical place in @places; where that is not known
 * (-1) as if the first dealer sat at the first one. Transfer full. */
TenboChart *tenbo_game_chart_new (const TbRules             *rules,
                                  const char *const         *names,
                                  const int                 *places,
                                  const TbHandResult *const *hands,
                                  guint                      n_hands);

/* The totals of everybody over the games of an evening, all from 0 on; @in_thousands says them so.
 * Without points where no game has ended. Transfer full. */
TenboChart *tenbo_session_chart_new (const TenboSessionTotals *totals,
                                     gboolean                  in_thousands);

/* The charts of a person that have something to show: the total over the games, the average rank
 * over the games of four and of three, how often each place, what the wins were worth, the yaku. Of
 * TenboChart, in this order; transfer full. */
GPtrArray *tenbo_person_charts_new (const TenboStatistics *statistics);

G_END_DECLS
