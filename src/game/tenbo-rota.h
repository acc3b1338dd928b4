/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Who plays next where there are more people than seats.
 *
 * Those who sit out come in, each for one who goes out, and takes that seat. It is those who have
 * played the most games in a row who go out; of several the one who has played most in all; and of
 * several of these, the one who was dealer earlier in the last game. So five people at a table of
 * four each sit out one game in five. */

/* The seating after @games, the newest first, each a list of names in turn order; there is at least
 * one. @sitting_out are those who sat out of the newest, who is to come in first before; NULL where
 * that is not known: then they are those who played earlier and not in the newest, who sat out
 * longest before.
 *
 * Returns the names of the players in turn order and then of those who sit out, in the order in
 * which they come in. Transfer full. */
GStrv tenbo_rota_seat_next (const GStrv       *games,
                            guint              n_games,
                            const char *const *sitting_out);

G_END_DECLS
