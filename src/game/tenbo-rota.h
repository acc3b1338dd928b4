/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Decides who plays next if there are more people than seats.
 *
 * People who sat out come in, and each takes the seat of a player who goes out. The players who go
 * out are those who have played the most games in a row; on a tie, those who have played the most
 * in total; then those who were dealer earlier in the last game. So of five people at a table of
 * four, each sits out one game in five. */

/* Returns the seating after @games, the newest first, each a list of names in turn order; there is
 * at least one. @sitting_out lists the people who sat out of the newest, the first to come in
 * first. If it is NULL, they are the people who played earlier and not in the newest, those who sat
 * out longest first.
 *
 * Returns the names of the players in turn order, followed by the people who sit out, in the order
 * in which they come in. Transfer full. */
GStrv tenbo_rota_seat_next (const GStrv       *games,
                            guint              n_games,
                            const char *const *sitting_out);

G_END_DECLS
