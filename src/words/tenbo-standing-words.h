/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-period-totals.h"
#include "tenbo-standings.h"

G_BEGIN_DECLS

/* Texts about standings and about the totals of periods. All are transfer full. */

/* Returns the heading of a column in a table of games of @n_players: "Average Rank"; of all games,
 * 0, "Average Rank · Four players". */
char *tenbo_standing_column_dup_title (const TenboStandingColumn *column,
                                       int                        n_players);

/* Returns the key of a column in files: "average_rank_4", "total", "total_2026-11",
 * "total_2026". */
char *tenbo_standing_column_dup_key (const TenboStandingColumn *column);

/* Returns the text of a cell: "2.31", "" for a month without games. */
char *tenbo_standing_dup_cell (const TenboStanding       *standing,
                               const TenboStandingColumn *column);

/* Returns the period: "21 Nov 2026", "November 2026", "2026". */
char *tenbo_period_total_dup_name (const TenboPeriodTotal *total);

/* Returns the games of the period: "12 games · average rank 2.31"; with two averages if there are
 * games of three and of four players. */
char *tenbo_period_total_dup_games (const TenboPeriodTotal *total);

G_END_DECLS
