/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-refuse.h"
#include "tb-table.h"

/* One hand while it is being applied. Only the engine's own files include this header. */

typedef struct
{
  const TbRules *rules;
  const TbTable *table;
  const TbEvent *event;
  TbHandResult  *out; /* its ledgers are the accounts during the payments */
  TbPlayer       dealer;

  /* Set by the checks */
  TbPlayerSet riichi;
  TbPlayerSet open_riichi;
  TbPlayerSet winners;
  TbPlayerSet tenpai;
  TbPlayerSet noten;          /* cannot be tenpai because of a foul */
  TbPlayerSet noten_riichi;   /* declared riichi and need not be tenpai because of a foul */
  TbPlayerSet no_win;         /* can neither win nor declare riichi because of a foul */
  TbPlayerSet no_penalty_pot; /* cannot take the penalty pot because of a foul */
  bool        voids_draw;     /* a foul cancels noten payments and nagashi at a draw */
  TbPlayerSet nagashi;        /* the claimants */

  /* Set by the payments */
  TbPlayerSet deposited; /* by fouls that leave the hand running */
  TbPlayerSet offenders; /* of fouls paid after the hand that decide the deal */
  TbPlayerSet fined;     /* paid points for a foul at that time, not only at the settlement */
  TbPlayerSet paid_noten;
  TbPlayerSet paid[TB_MAX_PLAYERS]; /* the winners that each player paid */
  bool        ended_by_dealer;      /* by a foul of the dealer that decides the deal */
  bool        replay;
  bool        restore;               /* stakes and deposits of the hand were returned */
  uint8_t     ranks[TB_MAX_PLAYERS]; /* after the payments */

  /* Set by the checks: an entry for each win or foul of the event, the others are uninitialized */
  TbValue  values[TB_MAX_WINS];
  TbPlayer payers[TB_MAX_WINS];  /* payer of a ron; TB_NOBODY: each pays a share */
  int32_t  nearest[TB_MAX_WINS]; /* indices of event->wins, the nearest winner first */
  int32_t  fines[TB_MAX_FOULS];  /* cost of each foul */
} TbHand;

/* The checks, which refuse events regardless of the payments. Each examines one part of the event
 * and stores its findings. */

/* Checks the whole event. */
TbStatus tb_check_event (TbHand    *hand,
                         TbProblem *problem);

/* Checks a hand in progress: whether the game continues, riichi, fouls. */
TbStatus tb_check_running (TbHand    *hand,
                           TbProblem *problem);

/* Checks the fouls, their costs and their effects on the offenders. */
TbStatus tb_check_fouls (TbHand    *hand,
                         TbProblem *problem);

/* Checks the wins, their values and their payers. */
TbStatus tb_check_wins (TbHand    *hand,
                        TbProblem *problem);

/* Refuses an event that contradicts itself. @hand passed the other checks. */
TbStatus tb_check_contradictions (const TbHand *hand,
                                  TbProblem    *problem);

/* Refuses the player @player at the location @at, below the index @index, if there is no such
 * player. */
TbStatus tb_check_player (const TbHand *hand,
                          TbPlayer      player,
                          TbProblemAt   at,
                          int32_t       index,
                          TbProblem    *problem);

/* Checks the rule of open wins in the last hand, which needs the ranks after all payments. */
TbStatus tb_check_open_wins (const TbHand *hand,
                             TbProblem    *problem);

/* The steps of a hand that passed the checks, in order. */

/* Each riichi puts its stake in the pot, except one whose declaring tile was ronned if the ruleset
 * exempts it. */
void tb_stakes_pay (TbHand *hand);

/* Pays the fouls that are due at once and do not end the hand. */
void tb_fouls_pay_deposits (TbHand *hand);

/* One of three: wins and pots; noten payments or nagashi, then the fines due at a draw; the fines
 * of a hand that ended by a foul. */
void tb_wins_pay (TbHand *hand);
void tb_draw_pay (TbHand *hand);
void tb_fouls_pay_fines (TbHand *hand);

/* Returns stakes after a foul that makes the players replay the hand or restores the stakes. */
void tb_stakes_give_back (TbHand *hand);

/* Finds the players below or above the scores that end the game, and sets the end if there are
 * any. */
void tb_end_test (TbHand *hand);

/* Finds the player who takes the bust fee of each busted player, if the ruleset has one. */
void tb_bust_find_takers (TbHand *hand);

/* Pays chips and prizes, which depend on the busted players. */
void tb_chips_pay (TbHand *hand);

/* Finds whether the dealer repeats and the next hand, or ends the game after a deposit that busted
 * its player at once. Refuses a choice that the dealer does not have. */
TbStatus tb_next_hand (TbHand    *hand,
                       TbProblem *problem);

/* Functions shared by several steps. */

/* Gives the pots to the @n winners @receivers, at least one, the nearest first. Under some rulesets
 * each winner receives their own stake. The nearest takes the rest of the pot; that ledger line
 * cites @field. The nearest player who may take the penalty pot receives it. */
void tb_pots_give (TbHand         *hand,
                   const TbPlayer *receivers,
                   int32_t         n,
                   TbField         field);

/* Pays @shares to @winner of a win, twice if `wareme` doubles it. */
void tb_win_move_shares (TbHand         *hand,
                         const TbShares *shares,
                         TbPlayer        winner,
                         TbReason        reason,
                         TbField         field);

/* Pays @winner the honba of this hand on a tsumo worth @value: all from @liable, or from each
 * player if @liable is TB_NOBODY. */
void tb_win_pay_self_draw_honba (TbHand        *hand,
                                 const TbValue *value,
                                 TbPlayer       winner,
                                 TbPlayer       liable);

/* Deducts all unpaid fines of the hand from @balance, a copy of the players' accounts, and adds
 * them to their receivers. */
void tb_fouls_foresee_fines (const TbHand *hand,
                             int32_t      *balance);

/* Returns the index of the first foul that ends the hand, or -1. */
int32_t tb_fouls_find_ending (const TbHand *hand);

/* Returns the rule that the foul @foul breaks. */
const TbFoulRule *tb_hand_foul_rule (const TbHand *hand,
                                     int32_t       foul);

/* Looks up the value that @shown, a hand shown after a foul, would have as a ron. On refusal, sets
 * @problem like tb_value_resolve(). */
TbStatus tb_shown_value (const TbHand      *hand,
                         const TbShownHand *shown,
                         TbValue           *out,
                         TbProblem         *problem);

/* Returns the player nearest the first dealer who is 1st after the payments. */
TbPlayer tb_hand_first (const TbHand *hand);

/* Returns the winner nearest the discarder, or nearest the dealer if nobody discarded. At least one
 * winner is required. */
TbPlayer tb_hand_nearest_winner (const TbHand *hand);

/* Returns all players of @rules. */
static inline TbPlayerSet
tb_players (const TbRules *rules)
{
  return (TbPlayerSet) (TB_PLAYER_BIT (rules->players) - 1);
}

/* Returns the players whose score is at least @least. */
TbPlayerSet tb_players_from (const TbRules *rules,
                             const int32_t *scores,
                             int32_t        least);

/* Whether @score is below or above the limits of the ruleset. */
bool tb_end_is_bust (const TbRules *rules,
                     int32_t        score);
bool tb_end_is_ceiling (const TbRules *rules,
                        int32_t        score);
