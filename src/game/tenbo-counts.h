/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-log.h"

G_BEGIN_DECLS

/* Private to the game layer: counts the hands of a game for statistics. docs/database.md defines
 * each counter. Only this file decides whether a fact was recorded, so that an unrecorded fact
 * never counts as zero. */

/* Incremented when the meaning of a counter changes: games of another revision are counted again
 * (tenbo-rebuild.h). */
#define TENBO_COUNTS_REVISION 2

/* Counts the actions of the players of @log, which has ended: sets all members of @results from
 * `hands` on, one entry per player, and fills @yaku (or NULL) with the known yaku of each player's
 * wins (of TenboStoredYaku, by id; NULL: none). Transfer full of the lists. */
void tenbo_counts_compute (const TenboLog    *log,
                           TenboStoredResult *results,
                           GPtrArray        **yaku);

G_END_DECLS
