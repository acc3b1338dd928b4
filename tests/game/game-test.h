/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "apply-test.h"
#include "tenbo-game.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* What the tests of the game layer share. */

/* The shipped ruleset at @index of their list; NULL beyond the last. Transfer full. */
TenboRuleset *game_test_ruleset (guint index);

/* The shipped ruleset with the id @id. Transfer full. */
TenboRuleset *game_test_find_ruleset (const char *id);

/* A new game of Aki, Ben, Chie and, where four play, Dai under @ruleset; fails the test if that
 * fails. */
TenboGame *game_test_create (TenboStore   *store,
                             TenboRuleset *ruleset);

/* Records a ron of @player from @from worth a mangan, a draw with nobody tenpai, the end. */
void game_test_ron (TenboGame *game,
                    TbPlayer   player,
                    TbPlayer   from);
void game_test_draw (TenboGame *game);
void game_test_stop (TenboGame *game);

/* Moves 500 points from player 0 to player 1. */
void game_test_correct (TenboGame *game);

/* Declares riichi for @player in the running hand. */
void game_test_riichi (TenboGame *game,
                       TbPlayer   player);

/* Where a game stands, in one line: hands, scores, pots, next hand, end, running hand. Transfer
 * full. */
char *game_test_describe (TenboGame *game);

/* The same of a game opened anew from the store. */
char *game_test_describe_stored (TenboStore *store,
                                 gint64      game_id);

/* The record of the stored game, as it is exported. Transfer full. */
char *game_test_record (TenboStore *store,
                        gint64      game_id);

/* The check finds nothing in the whole store. */
void game_test_assert_sound (TenboStore *store);

G_END_DECLS
