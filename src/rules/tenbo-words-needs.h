/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-needs.h"
#include "tenbo-words.h"

G_BEGIN_DECLS

/* "What do I need?" in words, in the user's language. @table is the one that was asked, @names are
 * those of its players by number. All texts are transfer full. */

/* How far a place is: "1st, 4,000 ahead", "2nd, level". */
char *tenbo_words_need_place (const TbNeeds *needs,
                              int            place);

/* A win of @player from @from, TB_NOBODY for a tsumo, and what has to be said of the game after it:
 * in a last hand if it goes on, in another if it ends. "Ron from Aki: 2,300 (1 han 70 fu); the game
 * goes on"; "Ron from Aki: no hand is enough". */
char *tenbo_words_need_win (const TbTable     *table,
                            const char *const *names,
                            TbPlayer           player,
                            TbPlayer           from,
                            const TbNeedWin   *need);

/* One entry of a list of draws: "Draw, tenpai: Ben; noten: Aki, Chie", "Any draw"; with @nagashi
 * that the player claims it there. */
char *tenbo_words_need_draw (const char *const *names,
                             TbNeedDraw         draw,
                             gboolean           nagashi);

/* All ways to @place, a better one than that of @needs: the tsumo, the ron from each in turn order,
 * the draws. In a last hand those that leave the game running are followed by what ends it. */
GStrv tenbo_words_needs (const TbTable     *table,
                         const char *const *names,
                         const TbNeeds     *needs,
                         int                place);

G_END_DECLS
