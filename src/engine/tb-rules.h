/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-yaku.h"

/* A ruleset: one struct of typed fields, filled from a file by the rules layer through the field
 * table (tb-rule-fields.h), which documents each. Plain data, copied by assignment. The engine
 * never asks which ruleset it is. */

/* Who ranks higher of those with the same score. */
typedef enum
{
  TB_TIES_BY_SEAT, /* the player nearer the first dealer ranks higher */
  TB_TIES_SHARED,  /* equal scores share rank, uma, oka and a leftover pot */
} TbTies;

/* Who gets what lies in the pots when the game ends. */
typedef enum
{
  TB_LEFTOVER_FIRST,
  TB_LEFTOVER_NOBODY,
} TbLeftoverPot;

/* Which score ends the game. */
typedef enum
{
  TB_BUST_NONE,
  TB_BUST_BELOW_ZERO, /* tested after each hand; exactly 0 goes on */
} TbBust;

/* What the dealer does after something that may keep the deal. */
typedef enum
{
  TB_DEALER_PASSES,
  TB_DEALER_CHOOSES,
  TB_DEALER_REPEATS,
} TbDealer;

/* What the dealer of the last hand does. */
typedef enum
{
  TB_LAST_DEALER_ORDINARY,
  TB_LAST_DEALER_MUST_UNLESS_FIRST, /* with the right to repeat: must, unless 1st, who chooses */
} TbLastDealer;

/* Who of several winners gets the honba. */
typedef enum
{
  TB_HONBA_NEAREST,
  TB_HONBA_EVERY_WINNER,
} TbHonbaReceivers;

/* What several yakuman in one hand are worth together. */
typedef enum
{
  TB_SEVERAL_YAKUMAN_SUM,
  TB_SEVERAL_YAKUMAN_HIGHEST_PLUS_TWO, /* the highest, and two mangan for each further one */
  TB_SEVERAL_YAKUMAN_HIGHEST,
} TbSeveralYakuman;

/* The fu of an open hand of pinfu shape. */
typedef enum
{
  TB_OPEN_PINFU_THIRTY,
  TB_OPEN_PINFU_TWENTY,        /* 20 on ron; the tsumo fu still make it 30 */
  TB_OPEN_PINFU_TWENTY_ALWAYS, /* 20 on tsumo too */
} TbOpenPinfu;

/* What the liable player answers for. */
typedef enum
{
  TB_PAO_WHOLE_HAND,
  TB_PAO_LIABLE_YAKUMAN, /* only the share of the yakuman named in `for` */
} TbPaoShare;

/* What the feeder of a called kan pays when the replacement tile wins. */
typedef enum
{
  TB_KAN_FEEDER_NONE,
  TB_KAN_FEEDER_TSUMO, /* all of the tsumo */
  TB_KAN_FEEDER_RON,   /* as if he had dealt in, chips included */
} TbKanFeeder;

/* What a foul costs. */
typedef enum
{
  TB_FOUL_AMOUNT_FIXED,       /* `points` */
  TB_FOUL_AMOUNT_MANGAN,      /* the offender's own mangan */
  TB_FOUL_AMOUNT_SHOWN_HANDS, /* the larger of his own mangan and the dearest hand in `against` */
} TbFoulAmount;

/* Where it goes. */
typedef enum
{
  TB_FOUL_TO_POT,
  TB_FOUL_TO_OTHERS,     /* split as a mangan: the dealer takes what the children leave */
  TB_FOUL_TO_SETTLEMENT, /* taken off the final result, to nobody */
} TbFoulTo;

/* When it is paid. */
typedef enum
{
  TB_FOUL_DUE_AT_ONCE,   /* play goes on, paid before anything else of the hand */
  TB_FOUL_DUE_AT_DRAW,   /* play goes on; paid at a draw or beside one that ends the hand */
  TB_FOUL_DUE_ENDS_HAND, /* ends the hand; paid there */
} TbFoulDue;

/* The longest id of a foul, with its final NUL. */
#define TB_FOUL_ID_SIZE 24

/* One foul of the ruleset. */
typedef struct
{
  char         id[TB_FOUL_ID_SIZE];
  TbFoulDue    due;
  TbFoulAmount amount;
  int32_t      points; /* of a fixed amount */
  TbFoulTo     to;
  bool         noten;        /* the offender counts as noten at a draw */
  bool         no_win;       /* the offender can neither win nor claim nagashi in this hand */
  bool         noten_riichi; /* accounts for a riichi of the offender who is not tenpai at a draw */
  bool         replay;       /* the hand is played again as it was, its stakes go back */
  bool         beside;       /* a hand-ending one may stand beside a win (void) or a draw (paid) */
  bool         counts_up;    /* `count` in the record multiplies the amount */
} TbFoulRule;

/* The most fouls a ruleset defines; the richest document has seven. */
#define TB_MAX_FOUL_RULES 12

/* What a yaku is worth. */
typedef struct
{
  TbYaku  yaku;
  int32_t closed; /* han */
  int32_t open;   /* han; 0: closed hands only */
} TbYakuRule;

/* Every yaku that is not a yakuman could be in a ruleset. */
#define TB_MAX_YAKU_RULES 40

typedef struct
{
  /* Frame */
  int32_t       players;
  int32_t       winds;
  int32_t       start_points;
  int32_t       return_points;
  int32_t       uma[TB_MAX_PLAYERS];
  TbTies        ties;
  TbLeftoverPot leftover_pot;

  /* End of the game */
  TbBust  bust;
  int32_t ceiling; /* 0: none */
  bool    ceiling_inclusive;

  /* Dealer */
  TbDealer     dealer_win;
  TbDealer     dealer_tenpai;
  TbDealer     dealer_child_foul;
  TbLastDealer last_dealer;

  /* Honba, pots and winners */
  int32_t          honba_ron;
  int32_t          honba_tsumo; /* from each payer */
  TbHonbaReceivers honba_receivers;
  bool             honba_declined_win; /* after a dealer's win he declines: one more, not none */
  int32_t          max_winners;
  bool             last_hand_open_win; /* in the last hand: must improve a child's rank */

  /* Riichi and draws */
  int32_t riichi_stake;
  int32_t riichi_minimum;
  bool    stake_on_ronned_tile;
  int32_t noten_pool;
  bool    noten_void_at_double_bust;

  /* Value */
  bool             kiriage_mangan;
  int32_t          counted_yakuman; /* han; 0: none */
  TbYakuSet        yakuman;         /* all that are played */
  TbYakuSet        great_yakuman;   /* of these, worth one and a half */
  TbYakuSet        double_yakuman;  /* of these, worth two */
  TbSeveralYakuman several_yakuman;
  int32_t          n_yaku;
  TbYakuRule       yaku[TB_MAX_YAKU_RULES];
  bool             open_tanyao;
  int32_t          red_fives; /* a suit */
  TbOpenPinfu      open_pinfu;
  int32_t          double_wind_pair_fu;
  bool             rinshan_haitei_tsumo_fu;

  /* Pao */
  TbYakuSet   pao_yakuman;
  TbPaoShare  pao_share;
  bool        pao_single_tile;
  TbKanFeeder pao_kan_feeder;

  /* Chips, in point equivalents; 0: not played */
  int32_t chip_ippatsu;
  int32_t chip_ura;
  int32_t chip_red;
  int32_t chip_yakuman;
  int32_t chip_bust;
  int32_t chip_east_east;

  /* Fouls */
  int32_t    n_fouls;
  TbFoulRule fouls[TB_MAX_FOUL_RULES];
} TbRules;

/* Returns the rule of @yaku under @rules, or NULL if the ruleset does not play it as an ordinary
 * yaku. */
const TbYakuRule *tb_rules_find_yaku (const TbRules *rules,
                                      TbYaku         yaku);
