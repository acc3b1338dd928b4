/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-settlement-words.h"

G_BEGIN_DECLS

/* A game of Aki, Ben, Chie and, with four players, Dai without a store and a window: the fixture of
 * the tests of sentences. */
typedef struct
{
  TenboRuleset  *ruleset;
  TenboWordsGame game;
  TbTable        table;
  GPtrArray     *events;  /* of TbEvent */
  GPtrArray     *results; /* of TbHandResult */
  GArray        *hands;   /* of TenboWordsHand, of both */
} WordsTest;

/* Begins a game under the shipped ruleset with the id @ruleset, or under that of the file with this
 * path. */
void words_test_set_up (WordsTest    *self,
                        gconstpointer ruleset);
void words_test_tear_down (WordsTest    *self,
                           gconstpointer ruleset);

/* Begins the game again under the ruleset with @override (a JSON object of fields). */
void words_test_override (WordsTest  *self,
                          const char *override);

/* Plays one hand: @event; a ron of @player from @from; a draw with the players of @tenpai tenpai; a
 * correction; the end by agreement. */
void words_test_play (WordsTest     *self,
                      const TbEvent *event);
void words_test_play_ron (WordsTest *self,
                          TbPlayer   player,
                          TbPlayer   from,
                          int        han,
                          int        fu);
void words_test_play_draw (WordsTest  *self,
                           TbPlayerSet tenpai);
void words_test_move_points (WordsTest *self,
                             TbPlayer   from,
                             TbPlayer   to,
                             int        points);
void words_test_stop (WordsTest *self);

/* Makes @event a win of @player from @from, TB_NOBODY for a tsumo, with @value. */
void words_test_init_win (TbEvent     *event,
                          TbPlayer     player,
                          TbPlayer     from,
                          TbValueEntry value);

G_END_DECLS
