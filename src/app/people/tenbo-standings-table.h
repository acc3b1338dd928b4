/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-standings.h"

G_BEGIN_DECLS

/* A table of people: rank, name, and a column for each statistic or month. The heading of a column
 * sorts by it, the best first, and again the other way round; people without a rank are always
 * last. Activating a row opens the person (win.person). */
#define TENBO_TYPE_STANDINGS_TABLE (tenbo_standings_table_get_type ())
G_DECLARE_FINAL_TYPE (TenboStandingsTable, tenbo_standings_table, TENBO, STANDINGS_TABLE, AdwBin)

/* Shows @standings with @columns (of TenboStandingColumn, not empty), which it references. The
 * table remains sorted by the same column; at first, or without it, by the first one that matches
 * @order, or else by the first one. */
void tenbo_standings_table_show (TenboStandingsTable *self,
                                 GPtrArray           *standings,
                                 GArray              *columns,
                                 int                  n_players,
                                 TenboStatisticId     order);

/* Returns the people in the shown order, of TenboStanding. Transfer full. */
GPtrArray *tenbo_standings_table_list (TenboStandingsTable *self);

G_END_DECLS
