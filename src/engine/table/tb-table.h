/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"
#include "tb-ledger.h"

/* The table: a reducer. The state after a game's events is a pure function of the ruleset and the
 * events; a copy of the struct is a copy of the game, so a preview is an apply on a copy. */

/* The revision of what the engine computes. It is stored beside each result, so that a check of an
 * old game can tell a result of another engine from a wrong one. Raise it by one with every change
 * after which the same ruleset and the same events can give other payments, other ranks or another
 * settlement, or another count of what a player did: a mended rule, another rounding, a new count.
 * A change that only accepts or refuses more leaves it alone. */
#define TB_ENGINE_REVISION 1

/* Where a hand stands before it is played. */
typedef struct
{
  TbRound  round;
  int32_t  honba;
  TbPlayer dealer;
} TbNext;

/* The value of the win @win of @event, which is played as @hand, into @out: as it was entered, but
 * that of tiles with what the event says of them (tb_value_place()), and a list of yaku open if the
 * win is. Nothing of the event but the index needs to be right. */
void tb_win_value (const TbRules *rules,
                   const TbNext  *hand,
                   const TbEvent *event,
                   int32_t        win,
                   TbValueEntry  *out);

typedef enum
{
  TB_END_NONE,         /* the game goes on */
  TB_END_BUST,         /* somebody is below the line */
  TB_END_CEILING,      /* somebody is above the ceiling */
  TB_END_DEALER_LEADS, /* the last dealer is 1st and stops */
  TB_END_ROUNDS,       /* the last hand is over */
  TB_END_STOP,         /* the players agreed to stop */
  TB_END_TARGET,       /* somebody has the target in an extension */
  TB_N_ENDS,
} TbEndReason;

/* The name of @reason in records ("dealer-leads"); NULL for TB_END_NONE. */
const char *tb_end_reason_id (TbEndReason reason);

typedef struct
{
  TbEndReason reason;
  TbPlayerSet players; /* those it is said of: the busted, those above the ceiling, the dealer */
} TbEnd;

/* What the dealer could say after a hand. */
typedef enum
{
  TB_RIGHT_NONE,          /* no choice: `continue` is refused */
  TB_RIGHT_FREE,          /* may repeat or pass; the hand gives it, also when it ends the game */
  TB_RIGHT_MUST_CONTINUE, /* has the right and must use it: only `continue: true` is accepted */
} TbRight;

/* A running game. Only tb-table.c and its siblings write here. */
typedef struct
{
  const TbRules *rules; /* borrowed; outlives the table */
  int32_t        scores[TB_MAX_PLAYERS];
  int32_t        pot;
  int32_t        penalty_pot;
  int32_t        chips[TB_MAX_PLAYERS];     /* point equivalents, totals so far */
  int32_t        prizes[TB_MAX_PLAYERS];    /* settlement-only payments of fouls so far */
  TbPlayer       busted_by[TB_MAX_PLAYERS]; /* who takes the bust fee of each, or TB_NOBODY */
  TbNext         next;                      /* the hand to play */
  TbEnd          end;
} TbTable;

/* No game comes near these; they keep every sum of an endless or hostile record within an
 * int32_t. An event that would take an account beyond TB_MAX_ACCOUNT, or the repeat counters
 * beyond TB_MAX_HONBA, is refused. */
#define TB_MAX_ACCOUNT 100000000
#define TB_MAX_HONBA   999

/* What one event did. */
typedef struct
{
  TbNext      hand; /* as it was played */
  int32_t     deltas[TB_MAX_PLAYERS];
  int32_t     chips[TB_MAX_PLAYERS];
  int32_t     prizes[TB_MAX_PLAYERS]; /* settlement-only payments of this hand */
  int32_t     scores[TB_MAX_PLAYERS]; /* after the hand */
  int32_t     pot;
  int32_t     penalty_pot;
  TbLedger    ledger;
  TbLedger    chip_ledger;
  TbPlayerSet busted;
  TbPlayer    busted_by[TB_MAX_PLAYERS]; /* who takes the bust fee of each, or TB_NOBODY */
  bool        cut_short;                 /* a deposit busted its player: nothing else was paid */
  TbRight     right;                     /* what `continue` may be in this event */
  bool        repeats;                   /* the dealer stays */
  TbNext      next;                      /* meaningful while end.reason is TB_END_NONE */
  TbEnd       end;
} TbHandResult;

/* Starts a game under @rules at East 1. @rules is borrowed and has no conflicts
 * (tb_rules_find_conflicts()). */
void tb_table_start (TbTable       *table,
                     const TbRules *rules);

/* Plays @event in the order of docs/scoring.md (stakes, deposits, wins or draw or fouls, chips,
 * tests for the end, next hand). On TB_OK @table is the state after it and @out what it did; on
 * TB_REFUSED @table is untouched, @out is undefined and @problem says why and where. A hand after
 * the end is refused. @problem is set on every path (TB_PROBLEM_NONE on TB_OK).
 *
 * The counts of @event's lists are within its arrays and its results and choices among the enums;
 * everything else may be wrong and is refused then. */
TbStatus tb_table_apply (TbTable       *table,
                         const TbEvent *event,
                         TbHandResult  *out,
                         TbProblem     *problem);

/* The same for an event that is entered now. An event that contradicts itself is refused as well:
 * what it says cannot all be true of one hand, or no hand can have the fu that it says
 * (docs/game-format.md, Contradictions). A game that was recorded earlier is replayed with
 * tb_table_apply(), since it may hold such an event. */
TbStatus tb_table_enter (TbTable       *table,
                         const TbEvent *event,
                         TbHandResult  *out,
                         TbProblem     *problem);

/* What the table shows while a hand is being played. */
typedef struct
{
  int32_t     scores[TB_MAX_PLAYERS]; /* stakes and deposits taken off */
  int32_t     pot;
  int32_t     penalty_pot;
  uint8_t     ranks[TB_MAX_PLAYERS]; /* 1 is 1st */
  TbPlayerSet riichi;
  TbPlayerSet can_riichi; /* may declare now */
  bool        busts;      /* a deposit busted its player: the hand and the game end here */
} TbView;

/* Shows @table with the running hand @partial. Refuses as tb_table_apply() would (a riichi
 * without the points, a player twice, a foul that does not leave the hand running), with @out
 * undefined. Where a deposit busts its player at once the hand is shown as it ended: later ones are
 * not paid, nobody may declare, and a result `foul` with just these fouls is what happened. */
TbStatus tb_table_open_hand (const TbTable       *table,
                             const TbPartialHand *partial,
                             TbView              *out,
                             TbProblem           *problem);

/* Splits a fine of @fine points, which @offender pays while @dealer is dealer, among the others as
 * a mangan is split: another child's part is a quarter, rounded up to the hundred, and the dealer
 * takes the rest; a dealer pays every child a third, rounded up (b-rule.txt 44, "so that the dealer
 * loses 200 at most"). */
void tb_fine_split (const TbRules *rules,
                    int32_t        fine,
                    TbPlayer       offender,
                    TbPlayer       dealer,
                    TbShares      *out);

/* The ranks of @scores under @rules, 1 for 1st: higher score first, ties by seat from the first
 * dealer or shared (1, 1, 3, 4). */
void tb_ranks (const TbRules *rules,
               const int32_t *scores,
               uint8_t       *ranks);

/* Whether the hand that @table waits for is one after which the game can be over because its dealer
 * passes or stops: the last of the regular game (South 4 of a hanchan), and in an extension each
 * that can end it so (`extension-ends`). */
bool tb_table_is_last_hand (const TbTable *table);

/* Whether that hand is one of an extension, beyond the regular winds. */
bool tb_table_is_extension (const TbTable *table);

/* The sum of all accounts: players' scores and pots; the same after every event. */
int32_t tb_table_total (const TbTable *table);
