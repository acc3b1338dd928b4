/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-refuse.h"
#include "tb-table.h"

/* One hand while it is being applied; only the engine's own files include this. The checks fill the
 * first half of the struct, the steps of the hand the second. */

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
  TbPlayerSet noten;                /* cannot be tenpai, by a foul */
  TbPlayerSet noten_riichi;         /* declared riichi and need not be tenpai, by a foul */
  TbPlayerSet no_win;               /* can neither win nor declare riichi, by a foul */
  TbPlayerSet no_penalty_pot;       /* cannot take the penalty pot, by a foul */
  bool        voids_draw;           /* a foul leaves neither noten payments nor nagashi at a draw */
  TbPlayerSet nagashi;              /* who claim it */
  TbValue     values[TB_MAX_WINS];  /* of event->wins */
  TbPlayer    payers[TB_MAX_WINS];  /* who pays a ron; TB_NOBODY: each pays a share */
  int32_t     nearest[TB_MAX_WINS]; /* indices of event->wins, the nearest winner first */
  int32_t     fines[TB_MAX_FOULS];  /* what each foul costs */

  /* Found by the payments */
  TbPlayerSet deposited; /* by fouls that leave the hand running */
  TbPlayerSet offenders; /* of fouls paid when the hand was over that decide the deal */
  TbPlayerSet fined;     /* who paid points for a foul then, and not only at the settlement */
  TbPlayerSet paid_noten;
  TbPlayerSet paid[TB_MAX_PLAYERS]; /* the winners that each player paid */
  bool        ended_by_dealer;      /* by a foul of his that decides the deal */
  bool        replay;
  bool        restore;               /* stakes and deposits of the hand went back */
  uint8_t     ranks[TB_MAX_PLAYERS]; /* after the payments */
} TbHand;

/* The checks: what is refused whatever the payments turn out to be. Each looks at one part of the
 * event and fills in what it found. */

/* The whole event. */
TbStatus tb_check_event (TbHand    *hand,
                         TbProblem *problem);

/* What there is while the hand is being played: the game goes on, riichi, fouls. */
TbStatus tb_check_running (TbHand    *hand,
                           TbProblem *problem);

/* The fouls, what they cost and what they do to the offenders. */
TbStatus tb_check_fouls (TbHand    *hand,
                         TbProblem *problem);

/* The wins, what they are worth and who pays them. */
TbStatus tb_check_wins (TbHand    *hand,
                        TbProblem *problem);

/* Refuses an @event that contradicts itself. It was accepted on @table, which stands before it. */
TbStatus tb_check_contradictions (const TbTable *table,
                                  const TbEvent *event,
                                  TbProblem     *problem);

/* Refuses the player @player at the place @at below the index @index if there is no such player. */
TbStatus tb_check_player (const TbHand *hand,
                          TbPlayer      player,
                          TbProblemAt   at,
                          int32_t       index,
                          TbProblem    *problem);

/* The rule of open wins in the last hand, which needs the ranks after all payments. */
TbStatus tb_check_open_wins (const TbHand *hand,
                             TbProblem    *problem);

/* The steps of a hand that passed the checks, in the order in which they are taken. */

/* Each riichi puts its stake in the pot, but for one whose declaring tile was ronned where the
 * ruleset says so. */
void tb_stakes_pay (TbHand *hand);

/* Fouls that are paid at once and leave the hand running. */
void tb_fouls_pay_deposits (TbHand *hand);

/* One of three: the wins and the pots; or noten payments or nagashi, then the fines due at a draw;
 * or the fines of a hand that a foul ended. */
void tb_wins_pay (TbHand *hand);
void tb_draw_pay (TbHand *hand);
void tb_fouls_pay_fines (TbHand *hand);

/* After a foul that has the hand played again, or what was staked restored. */
void tb_stakes_give_back (TbHand *hand);

/* Finds who is below or above the scores that end the game, and sets the end if anybody is. */
void tb_end_test (TbHand *hand);

/* Finds who takes the bust fee of each who is busted, where there is one. */
void tb_bust_find_takers (TbHand *hand);

/* Chips and prizes, which look at who is busted. */
void tb_chips_pay (TbHand *hand);

/* Finds whether the dealer repeats and what comes next, or ends the game after a deposit that
 * busted its player at once; refuses a choice that the dealer does not have. */
TbStatus tb_next_hand (TbHand    *hand,
                       TbProblem *problem);

/* What several steps ask. */

/* Gives the pots to the @n winners @receivers, at least one, the nearest first. Each winner gets
 * the own stake back if the ruleset says so. The nearest gets the rest of the pot; that ledger line
 * cites @field. The nearest player who may take it gets the penalty pot. */
void tb_pots_give (TbHand         *hand,
                   const TbPlayer *receivers,
                   int32_t         n,
                   TbField         field);

/* Pays what @shares say to @winner of a win, twice where `wareme` doubles it. */
void tb_win_move_shares (TbHand         *hand,
                         const TbShares *shares,
                         TbPlayer        winner,
                         TbReason        reason,
                         TbField         field);

/* Pays @winner the honba of this hand on a tsumo worth @value: all of it from @liable, or if that
 * is TB_NOBODY, from each. */
void tb_win_pay_self_draw_honba (TbHand        *hand,
                                 const TbValue *value,
                                 TbPlayer       winner,
                                 TbPlayer       liable);

/* Takes all fines of the hand that are not paid yet off @balance, a copy of the players' accounts,
 * and gives them to those who receive them. */
void tb_fouls_foresee_fines (const TbHand *hand,
                             int32_t      *balance);

/* The index of the first foul that ends the hand, or -1. */
int32_t tb_fouls_find_ending (const TbHand *hand);

/* The rule that the foul @foul breaks. */
const TbFoulRule *tb_hand_foul_rule (const TbHand *hand,
                                     int32_t       foul);

/* The player nearest the first dealer who is 1st after the payments. */
TbPlayer tb_hand_first (const TbHand *hand);

/* The winner nearest the discarder, or nearest the dealer where nobody discarded; there is one. */
TbPlayer tb_hand_nearest_winner (const TbHand *hand);

/* Whether @score is below what the ruleset lets a player hold, or above. */
bool tb_end_is_bust (const TbRules *rules,
                     int32_t        score);
bool tb_end_is_ceiling (const TbRules *rules,
                        int32_t        score);
