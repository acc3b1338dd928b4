/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-chart.h"
#include "tenbo-session-totals.h"
#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The charts of a game, of a session and of a person. */

/* Creates a chart of the scores of a game under @rules, at the start and after each of @n_hands
 * events. The agreement to stop has no point; a correction is named as one. The chart has a line
 * for each of the players @names, in the style of their side of the table in @sides. If the sides
 * are unknown (-1), the first dealer is assumed at the first side. Transfer full. */
TenboChart *tenbo_game_chart_new (const TbRules             *rules,
                                  const char *const         *names,
                                  const int                 *sides,
                                  const TbHandResult *const *hands,
                                  guint                      n_hands);

/* Creates a chart of the totals of all people over the games of a session, starting at 0, with the
 * mark of each person as the style of their line.
 * @in_thousands: the values are shown in thousands. Has no points if no game has ended. Transfer
 * full. */
TenboChart *tenbo_session_chart_new (const TenboSessionTotals *totals,
                                     gboolean                  in_thousands);

/* Creates the charts of a person that are not empty: total over the games and in each month,
 * average rank over the games of four and of three with the form, ranks, values of wins, yaku.
 * Returns TenboChart in this order; transfer full. */
GPtrArray *tenbo_person_charts_new (const TenboStatistics *statistics);

G_END_DECLS
