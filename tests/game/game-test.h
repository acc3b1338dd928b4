/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "apply-test.h"
#include "tenbo-check.h"
#include "tenbo-game.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* Helpers of the game tests. */

/* Returns the shipped ruleset at @index of their list; NULL after the last. Transfer full. */
TenboRuleset *game_test_ruleset (guint index);

/* Returns the shipped ruleset with the id @id. Transfer full. */
TenboRuleset *game_test_find_ruleset (const char *id);

/* Returns a new game of Aki, Ben, Chie and, with four players, Dai under @ruleset, or fails the
 * test. */
TenboGame *game_test_create (TenboStore   *store,
                             TenboRuleset *ruleset);

/* Records a ron of @player from @from with a mangan, a draw with nobody tenpai, the end. */
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

/* Records a self-draw of player 2 with tanyao. */
void game_test_win_by_yaku (TenboGame *game);

/* Returns the state of a game in one line: hands, scores, pots, next hand, end, running hand.
 * Transfer full. */
char *game_test_describe (TenboGame *game);

/* Returns the same for the game read again from the store. */
char *game_test_describe_stored (TenboStore *store,
                                 gint64      game_id);

/* Returns the record of the stored game, as an export writes it. Transfer full. */
char *game_test_record (TenboStore *store,
                        gint64      game_id);

/* Prints a finding of the check. */
void game_test_say_finding (const TenboFinding *finding,
                            gpointer            user_data);

/* Asserts that the check has no findings in the whole store. */
void game_test_assert_sound (TenboStore *store);

G_END_DECLS
