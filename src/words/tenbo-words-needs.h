/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-needs.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* "What do I need?" in words, in the user's language. @table is the one that was asked. All texts
 * are transfer full. */

/* How far a place is: "1st, 4,000 ahead", "2nd, level". */
char *tenbo_words_need_place (const TbNeeds *needs,
                              int            place);

/* All ways to @place, a better one than that of @needs: the tsumo, the rons in turn order (those
 * from whom the same is enough together), the draws: "Tsumo: 1,000/2,000 (3 han 30 fu)", "Ron from
 * Aki or Ben: no hand is enough", "Any ron: 2,000 (2 han 30 fu)", "Draw, tenpai: Ben; noten: Aki".
 * In a last hand a win that leaves the game running also says what it takes to end it. */
GStrv tenbo_words_needs (const TbTable        *table,
                         const TenboWordsGame *game,
                         const TbNeeds        *needs,
                         int                   place);

G_END_DECLS
