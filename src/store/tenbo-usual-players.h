/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-statistics-queries.h"

G_BEGIN_DECLS

/* For `n_players` of a filter: whichever of 3 and 4 a person has played more games of, 4 of equally
 * many; 0 if the person has played none. */
#define TENBO_PLAYERS_USUAL (-1)

/* How many games of 3 and of 4 players count for the person of @filter, whatever else it asks for.
 * If it asks for the usual number of players, puts that in its place. FALSE with @error. */
gboolean tenbo_store_resolve_players (TenboStore        *self,
                                      TenboResultFilter *filter,
                                      guint              n_games[2],
                                      GError           **error);

G_END_DECLS
