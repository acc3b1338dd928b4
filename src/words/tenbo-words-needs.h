/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-needs.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* Texts of the needs of a player: the results that are enough for a better rank. @table is the
 * table for which they were computed. All texts are transfer full. */

/* Formats the distance to a rank: "To 1st: 4,000 behind", "2nd: equal points". */
char *tenbo_words_need_rank (const TbNeeds *needs,
                             int            rank);

/* Lists all ways to the rank @rank, which is better than that of @needs: tsumo, rons in turn order
 * (one line for discarders with the same minimum), draws: "Tsumo: 1,000/2,000 (3 han 30 fu)", "Ron
 * off Aki or Ben: no hand is enough", "Any ron: 2,000 (2 han 30 fu)", "Draw, tenpai: Ben; noten:
 * Aki". In a last hand, a win after which the game continues also has the minimum that ends it.
 *
 * The minimum is that of the usual values; if a rare one is lower, a line at the end has it: "Rare:
 * Tsumo: 900/1,800 (1 han 110 fu)". */
GStrv tenbo_words_needs (const TbTable        *table,
                         const TenboWordsGame *game,
                         const TbNeeds        *needs,
                         int                   rank);

G_END_DECLS
