/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"

/* "What do I need?": the lowest results with which a player reaches a better rank by the hand in
 * progress. The search plays every answer: from all values that a hand can have, and all sets of
 * tenpai players at a draw, it keeps those that give the rank when applied to a copy of the table.
 * So honba, pots, splits, ties, busts, targets and the dealer's repeat count as they do in a game.
 *
 * A rank depends on the scores, and under some `ties` on the wins (tb_ranks()): uma, oka, leftover
 * pots and prizes move no ranks (docs/scoring.md, The settlement). A player with a better rank has
 * also reached this one. */

/* The goal of a hand. */
typedef enum
{
  TB_GOAL_RANK,   /* to have the rank after it */
  TB_GOAL_RESULT, /* the same, and this hand ends the game: to have it in the result */
  TB_N_GOALS,
} TbGoal;

/* The lowest win of one kind. `points` is the minimum without honba, stakes and pots; of values
 * with equal points, the first in the order of tb_value_cells(). */
typedef struct
{
  bool         exists;                 /* false: no value reaches it; the rest is undefined */
  TbValueEntry value;                  /* a cell of tb_value_cells(), or the smallest sum of tai */
  int32_t      points;                 /* payments of the others for it */
  int32_t      scores[TB_MAX_PLAYERS]; /* after the hand */
  uint8_t      rank;                   /* of the player after the hand: the rank or a better one */
  TbEndReason  end;                    /* TB_END_NONE: the game continues */
  TbChoice     choice;                 /* the dealer's choice for it; see tb_table_needs() */
} TbNeedWin;

/* The values among which the lowest win is searched. */
typedef enum
{
  TB_NEED_USUAL, /* values that are frequent: limits, 20, 25, 30 and 40 fu, and those without fu */
  TB_NEED_ANY,   /* all values, such as 1 han 110 fu */
  TB_N_NEED_KINDS,
} TbNeedKind;

/* The lowest wins of one kind. */
typedef struct
{
  TbNeedWin tsumo;
  TbNeedWin ron[TB_MAX_PLAYERS]; /* by discarder; the entry of the player is unused */
} TbNeedWins;

/* Number of sets of players who can be tenpai. */
#define TB_N_TENPAI_SETS (1 << TB_MAX_PLAYERS)

/* Draws at which all of `tenpai` and none of `noten` are tenpai; the others may be either. A player
 * without a choice in the hand in progress (who declared riichi) is in neither. */
typedef struct
{
  TbPlayerSet tenpai;
  TbPlayerSet noten;
} TbNeedDraw;

/* A set of draws: as bits, and as a list of conditions of which each adds some draws, the least
 * restrictive first. An entry without conditions matches every draw. */
typedef struct
{
  uint16_t   sets; /* bit n: the draw at which the players of the set n are tenpai */
  int32_t    n;
  TbNeedDraw list[TB_N_TENPAI_SETS];
} TbNeedDraws;

/* All ways to one rank. */
typedef struct
{
  TbNeedWins  wins[TB_N_NEED_KINDS];
  TbNeedDraws draw;
  TbNeedDraws nagashi; /* claimed by this player alone, if nagashi is played */
} TbNeedWays;

typedef struct
{
  int32_t    behind; /* missing points to the score that has this rank now; 0: a tie */
  TbNeedWays ways[TB_N_GOALS];
} TbNeed;

typedef struct
{
  TbPlayer player;
  uint8_t  rank;                      /* now, with stakes and deposits of the hand deducted */
  TbNeed   ranks[TB_MAX_PLAYERS - 1]; /* rank n at n - 1; those above `rank` */
} TbNeeds;

/* Finds what @player needs in the hand that @table waits for and that has progressed to @partial.
 * Wins are ordinary: of one player, without pao, not on a tile that declared riichi, was robbed, or
 * was the last one; under `wareme`, nobody's wall is broken. The values are those of the grid up to
 * an ordinary yakuman, or as many tai as all items of the ruleset add up to. If the ruleset gives
 * the dealer a choice, they end the game if they are 1st and can, and play on otherwise; if
 * `last-dealer` is `by-rank`, @player as the dealer ends it at a worse rank as well. `choice` is
 * TB_CHOICE_DECLINE if they end it this way.
 *
 * Refuses as tb_table_open_hand() does, with @out undefined. @problem is set on every path. */
TbStatus tb_table_needs (const TbTable       *table,
                         const TbPartialHand *partial,
                         TbPlayer             player,
                         TbNeeds             *out,
                         TbProblem           *problem);
