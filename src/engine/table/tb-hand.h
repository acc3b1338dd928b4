/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-refuse.h"
#include "tb-table.h"

/* One hand while it is being applied; only the engine's own files include this. The checks fill the
 * first half, the steps of the hand the second, in the order in which they stand below. */

typedef struct
{
  const TbRules *rules;
  const TbTable *table;
  const TbEvent *event;
  TbHandResult  *out; /* its ledgers are the accounts while the hand is paid */
  TbPlayer       dealer;

  /* Found by the checks */
  TbPlayerSet riichi;
  TbPlayerSet winners;
  TbPlayerSet tenpai;
  TbValue     values[TB_MAX_WINS];  /* of event->wins */
  TbPlayer    payers[TB_MAX_WINS];  /* who pays a ron; TB_NOBODY: each pays a share */
  int32_t     nearest[TB_MAX_WINS]; /* indices of event->wins, the nearest winner first */
  int32_t     fines[TB_MAX_FOULS];  /* what each foul costs */

  /* Found by the payments */
  TbPlayerSet deposited; /* by fouls that leave the hand running */
  TbPlayerSet offenders; /* of fouls that were paid when the hand was over */
  TbPlayerSet fined;     /* of these, those who paid points and not only at the settlement */
  TbPlayerSet paid_noten;
  TbPlayerSet paid[TB_MAX_PLAYERS]; /* the winners that each player paid */
  bool        replay;
  uint8_t     ranks[TB_MAX_PLAYERS]; /* after the payments */
} TbHand;

/* Opens @hand on @table: accounts as they stand, nothing found yet. @out is written from here
 * on. */
void tb_hand_open (TbHand        *hand,
                   const TbTable *table,
                   const TbEvent *event,
                   TbHandResult  *out);

/* What is refused whatever the payments turn out to be. Each looks at one part of the event;
 * tb_check_running() at what there is while the hand is being played. */
TbStatus tb_check_event (TbHand    *hand,
                         TbProblem *problem);
TbStatus tb_check_running (TbHand    *hand,
                           TbProblem *problem);
TbStatus tb_check_fouls (TbHand    *hand,
                         TbProblem *problem);
TbStatus tb_check_wins (TbHand    *hand,
                        TbProblem *problem);
TbStatus tb_check_pao (TbHand    *hand,
                       int32_t    win,
                       TbProblem *problem);

/* Refuses the player @player at the place @at below the indices @first and @second if there is no
 * such player. */
TbStatus tb_check_player (const TbHand *hand,
                          TbPlayer      player,
                          TbProblemAt   at,
                          int32_t       first,
                          int32_t       second,
                          TbProblem    *problem);

/* Rule of open wins in the last hand, which needs the ranks after all payments. */
TbStatus tb_check_open_wins (const TbHand *hand,
                             TbProblem    *problem);

/* The steps of a hand. */
void     tb_stakes_pay (TbHand *hand);
void     tb_stakes_give_back (TbHand *hand);
void     tb_fouls_pay_deposits (TbHand *hand);
void     tb_fouls_pay_fines (TbHand *hand);
void     tb_wins_pay (TbHand *hand);
void     tb_draw_pay (TbHand *hand);
void     tb_chips_pay (TbHand *hand);
void     tb_end_test (TbHand *hand);
TbStatus tb_next_hand (TbHand    *hand,
                       TbProblem *problem);

/* Takes all fines of the hand that are due now off @balance, a copy of the accounts, and gives
 * them to those who receive them. */
void tb_fouls_foresee_fines (const TbHand *hand,
                             int32_t      *balance);

/* Whether @score is below what the ruleset lets a player hold, or above. */
bool tb_end_is_bust (const TbRules *rules,
                     int32_t        score);
bool tb_end_is_ceiling (const TbRules *rules,
                        int32_t        score);

/* The rule that the foul @foul breaks. */
const TbFoulRule *tb_hand_foul_rule (const TbHand *hand,
                                     int32_t       foul);

/* The index of the first foul that ends the hand, or -1. */
int32_t tb_fouls_find_ending (const TbHand *hand);

/* The player nearest the first dealer who is 1st. */
TbPlayer tb_hand_first (const TbHand *hand);
