/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The fouls of a ruleset: what each costs, when it is paid and to whom, and its other effects. */

/* Cost of a foul. */
typedef enum
{
  TB_FOUL_AMOUNT_FIXED,       /* `points` */
  TB_FOUL_AMOUNT_MANGAN,      /* the offender's own mangan */
  TB_FOUL_AMOUNT_SHOWN_HANDS, /* the larger of the own mangan and the highest hand in `against` */
  TB_FOUL_AMOUNT_NONE,        /* no points; only other effects */
  TB_FOUL_AMOUNT_HANEMAN,     /* the offender's own haneman; likewise: */
  TB_FOUL_AMOUNT_BAIMAN,
  TB_FOUL_AMOUNT_YAKUMAN,
} TbFoulAmount;

/* Receiver of the cost. */
typedef enum
{
  TB_FOUL_TO_POT,
  TB_FOUL_TO_OTHERS,     /* split like a mangan: the dealer takes the remainder */
  TB_FOUL_TO_SETTLEMENT, /* deducted from the final result; nobody receives it */
  TB_FOUL_TO_PENALTY_POT,
  TB_FOUL_TO_EACH, /* the amount to each of the others */
} TbFoulTo;

/* Time of payment. */
typedef enum
{
  TB_FOUL_DUE_AT_ONCE,      /* play continues; paid before all other payments of the hand */
  TB_FOUL_DUE_AT_DRAW,      /* play continues; paid at a draw or with a foul that ends the hand */
  TB_FOUL_DUE_ENDS_HAND,    /* ends the hand and is paid then */
  TB_FOUL_DUE_ONLY_AT_DRAW, /* play continues; paid at a draw, void with any other result */
} TbFoulDue;

/* Size of the longest id of a foul, including the final NUL. */
#define TB_FOUL_ID_SIZE 24

/* One foul of the ruleset. */
typedef struct
{
  char         id[TB_FOUL_ID_SIZE];
  TbFoulDue    due;
  TbFoulAmount amount;
  int32_t      points; /* of a fixed amount */
  TbFoulTo     to;
  bool         noten;             /* the offender counts as noten at a draw */
  bool         no_win;            /* the offender can neither win nor claim nagashi in this hand */
  bool         noten_riichi;      /* allows a riichi of an offender who is not tenpai at a draw */
  bool         replay;            /* the hand is replayed and its stakes are returned */
  bool         beside;            /* ends the hand; also with a win (void) or a draw (paid) */
  bool         counts_up;         /* `count` in the record multiplies the amount */
  bool         decides_deal;      /* paid after the hand: decides who deals next */
  bool         restore;           /* stakes and deposits are returned; the honba do not increase */
  bool         voids_draw;        /* found at a draw: no noten payments, no nagashi */
  bool         no_penalty_pot;    /* the offender cannot take the penalty pot in this hand */
  bool         only_noten_riichi; /* valid only at a draw, for a player who declared riichi */
} TbFoulRule;

/* Most fouls of one ruleset; the longest document has seven. */
#define TB_MAX_FOUL_RULES 12
