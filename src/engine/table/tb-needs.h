/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* "What do I need?": the least with which a player comes to a better place by the hand that is
 * being played. Every answer was played: of all that a hand can be worth, and of all who can be
 * tenpai at a draw, those are taken whose hand, applied to a copy of the table, gives the place. So
 * honba, pots, splits, ties, busts, targets and the dealer's repeat count as they do in a game.
 *
 * A place is that of the scores (tb_ranks()), and nothing else decides it: uma, oka, leftover pots
 * and prizes move no ranks (docs/scoring.md, The settlement). Who has a better one has this one
 * too. */

/* What is wanted of a hand. */
typedef enum
{
  TB_GOAL_PLACE,  /* to have the place after it */
  TB_GOAL_RESULT, /* to have it, and the game over by this hand: to have it in the result */
  TB_N_GOALS,
} TbGoal;

/* The cheapest win of one kind. `points` is the least, honba, stakes and pots apart; of values that
 * are worth the same the first in the order of tb_value_cells(). */
typedef struct
{
  bool         exists;                 /* false: no value does, and the rest is undefined */
  TbValueEntry value;                  /* a cell of tb_value_cells(), or the least sum of tai */
  int32_t      points;                 /* what the others pay for it */
  int32_t      scores[TB_MAX_PLAYERS]; /* after the hand */
  uint8_t      rank;                   /* of the player then: the place or a better one */
  TbEndReason  end;                    /* TB_END_NONE: the game goes on */
  TbChoice     choice;                 /* the dealer's that leads there; see tb_table_needs() */
} TbNeedWin;

/* Every set of players who can be tenpai. */
#define TB_N_TENPAI_SETS (1 << TB_MAX_PLAYERS)

/* Draws at which all of `tenpai` are, none of `noten` is, and the others may be or not. A player
 * whom the running hand leaves no choice (who declared riichi) is in neither. */
typedef struct
{
  TbPlayerSet tenpai;
  TbPlayerSet noten;
} TbNeedDraw;

/* Some draws: each as a bit, and all of them as a list of which each entry adds some, those that
 * ask least first. An entry that asks nothing stands for every draw. */
typedef struct
{
  uint16_t   sets; /* bit n: the draw at which the players of the set n are tenpai */
  int32_t    n;
  TbNeedDraw list[TB_N_TENPAI_SETS];
} TbNeedDraws;

/* All ways to one place. */
typedef struct
{
  TbNeedWin   tsumo;
  TbNeedWin   ron[TB_MAX_PLAYERS]; /* by discarder; none from oneself */
  TbNeedDraws draw;
  TbNeedDraws nagashi; /* claimed by this player alone; where it is played */
} TbNeedWays;

typedef struct
{
  int32_t    behind; /* the points that lack to the score that has this place now; 0: a tie */
  TbNeedWays ways[TB_N_GOALS];
} TbNeed;

typedef struct
{
  TbPlayer player;
  uint8_t  rank;                       /* now, stakes and deposits of the running hand taken off */
  TbNeed   places[TB_MAX_PLAYERS - 1]; /* place n at n - 1; those above `rank` */
} TbNeeds;

/* Finds what @player, who sits at the table, needs in the hand that @table waits for and of which
 * @partial has happened. Wins are ordinary ones: of one player, without pao, of no tile that
 * declared riichi or was robbed, nor the last one; where `wareme` is played, nobody's wall is
 * broken. The values are those of the grid up to an ordinary yakuman; of tai as many as all items
 * of the ruleset make together. Where the ruleset leaves the dealer a choice, he ends the game if
 * he is 1st and can, and plays on otherwise; `choice` is TB_CHOICE_DECLINE where he ends it so.
 *
 * Refuses as tb_table_open_hand() does, with @out undefined. @problem is set on every path. */
TbStatus tb_table_needs (const TbTable       *table,
                         const TbPartialHand *partial,
                         TbPlayer             player,
                         TbNeeds             *out,
                         TbProblem           *problem);
