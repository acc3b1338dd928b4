/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-log.h"

G_BEGIN_DECLS

/* Inside the game layer: what happened in the hands of a game, counted for statistics. What each
 * counter means is said in docs/database.md; what counts as recorded is decided here alone, so that
 * what was not recorded in a hand is never taken for zero. */

/* Goes up when a counter comes to count something else: games counted by another revision are
 * counted anew (tenbo-rebuild.h). */
#define TENBO_COUNTS_REVISION 2

/* Counts what the players of @log, which has ended, did: all of @results from `hands` on, one for
 * each player, and into @yaku for each player the yaku of their wins as far as they are known (of
 * TenboStoredYaku, by id; NULL: none). Transfer full of the lists. @yaku NULL: they are not asked
 * for. */
void tenbo_counts_compute (const TenboLog    *log,
                           TenboStoredResult *results,
                           GPtrArray        **yaku);

G_END_DECLS
