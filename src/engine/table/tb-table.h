/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"
#include "tb-ledger.h"

/* The table is a reducer: the state after a game's events is a pure function of the ruleset and the
 * events. A copy of the struct is a copy of the game, so a preview applies an event to a copy. */

/* The revision of the engine's computations. It is stored with each result, so that a check of an
 * old game can distinguish a result of another engine from a wrong one. Increase it by one with
 * every change after which the same ruleset and events can give other payments, ranks, settlements
 * or counts of players' actions: a corrected rule, other rounding, a new count. Do not change it if
 * only acceptance or refusal of events changes. */
#define TB_ENGINE_REVISION 1

/* State of a game before a hand. */
typedef struct
{
  TbRound  round;
  int32_t  honba;
  TbPlayer dealer;
} TbNext;

/* Stores the value of the win @win of @event, which is played as @hand, in @out: as entered, but a
 * value of tiles with the facts of the event (tb_value_complete()), and a list of yaku as open if
 * the win is. Only the index needs to be valid. */
void tb_win_value (const TbRules *rules,
                   const TbNext  *hand,
                   const TbEvent *event,
                   int32_t        win,
                   TbValueEntry  *out);

typedef enum
{
  TB_END_NONE,         /* the game continues */
  TB_END_BUST,         /* a player is below the line */
  TB_END_CEILING,      /* a player is above the ceiling */
  TB_END_DEALER_LEADS, /* the last dealer is 1st and stops */
  TB_END_ROUNDS,       /* the last hand is over */
  TB_END_STOP,         /* the players agreed to stop */
  TB_END_TARGET,       /* a player has the target in an extension */
  TB_END_DEALER_STOPS, /* the last dealer, who is not 1st, stops */
  TB_N_ENDS,
} TbEndReason;

/* Returns the name of @reason in records ("dealer-leads"); NULL for TB_END_NONE. */
const char *tb_end_reason_id (TbEndReason reason);

typedef struct
{
  TbEndReason reason;
  TbPlayerSet players; /* the busted, those above the ceiling, or the dealer */
} TbEnd;

/* Options of the dealer after a hand. */
typedef enum
{
  TB_RIGHT_NONE,          /* no choice: `continue` is refused */
  TB_RIGHT_FREE,          /* may repeat or pass; stored also if the hand ends the game */
  TB_RIGHT_MUST_CONTINUE, /* has the right and must use it: only `continue: true` is accepted */
} TbRight;

/* When each player won, as numbers of the hands of the game from 1; 0: never. Nagashi is a win if
 * the ruleset plays it as one. */
typedef struct
{
  int32_t hands; /* hands so far */
  int32_t first[TB_MAX_PLAYERS];
  int32_t last[TB_MAX_PLAYERS];
} TbWinTimes;

/* A running game. Only tb-table.c and its siblings write to it. */
typedef struct
{
  const TbRules *rules; /* borrowed; outlives the table */
  int32_t        scores[TB_MAX_PLAYERS];
  int32_t        pot;
  int32_t        penalty_pot;
  int32_t        chips[TB_MAX_PLAYERS];     /* point equivalents, totals so far */
  int32_t        prizes[TB_MAX_PLAYERS];    /* settlement-only payments of fouls so far */
  TbPlayer       busted_by[TB_MAX_PLAYERS]; /* taker of each player's bust fee, or TB_NOBODY */
  TbWinTimes     won;
  TbNext         next; /* the hand to play */
  TbEnd          end;
} TbTable;

/* No game comes near these limits. They keep every sum of an endless or hostile record within an
 * int32_t. An event that would take an account beyond TB_MAX_ACCOUNT, or the repeat counters beyond
 * TB_MAX_HONBA, is refused. */
#define TB_MAX_ACCOUNT 100000000
#define TB_MAX_HONBA   999

/* The effects of one event. */
typedef struct
{
  TbNext      hand; /* the hand as played */
  int32_t     deltas[TB_MAX_PLAYERS];
  int32_t     chips[TB_MAX_PLAYERS];
  int32_t     prizes[TB_MAX_PLAYERS]; /* settlement-only payments of this hand */
  int32_t     scores[TB_MAX_PLAYERS]; /* after the hand */
  int32_t     pot;
  int32_t     penalty_pot;
  TbLedger    ledger;
  TbLedger    chip_ledger;
  TbPlayerSet busted;
  TbPlayer    busted_by[TB_MAX_PLAYERS]; /* taker of each player's bust fee, or TB_NOBODY */
  TbWinTimes  won;                       /* after the hand */
  bool        cut_short;                 /* a deposit busted its player: nothing else was paid */
  TbRight     right;                     /* valid values of `continue` in this event */
  bool        repeats;                   /* the dealer repeats */
  TbNext      next;                      /* meaningful while end.reason is TB_END_NONE */
  TbEnd       end;
} TbHandResult;

/* Starts a game under @rules at East 1. @rules is borrowed and has no conflicts
 * (tb_rules_find_conflicts()). */
void tb_table_start (TbTable       *table,
                     const TbRules *rules);

/* Returns whether the games of both tables have the same state. */
bool tb_table_is_same (const TbTable *a,
                       const TbTable *b);

/* Plays @event in the order of docs/scoring.md (stakes, deposits, wins or draw or fouls, chips,
 * tests for the end, next hand). On TB_OK, @table is the state after the event and @out holds its
 * effects. On TB_REFUSED, @table is unchanged, @out is undefined and @problem holds the reason and
 * the location. A hand after the end is refused. @problem is set on every path (TB_PROBLEM_NONE on
 * TB_OK).
 *
 * The counts of @event's lists must be within its arrays, and its results and choices valid enum
 * values; all other contents are checked. */
TbStatus tb_table_apply (TbTable       *table,
                         const TbEvent *event,
                         TbHandResult  *out,
                         TbProblem     *problem);

/* Like tb_table_apply(), for an event that is entered now. Also refuses an event that contradicts
 * itself: its facts cannot all be true of one hand, or no hand can have its fu
 * (docs/game-format.md, Contradictions). Games recorded earlier are replayed with tb_table_apply(),
 * because they may contain such events. */
TbStatus tb_table_enter (TbTable       *table,
                         const TbEvent *event,
                         TbHandResult  *out,
                         TbProblem     *problem);

/* State of the table during a hand. */
typedef struct
{
  int32_t     scores[TB_MAX_PLAYERS]; /* with stakes and deposits deducted */
  int32_t     pot;
  int32_t     penalty_pot;
  uint8_t     ranks[TB_MAX_PLAYERS]; /* 1 is 1st */
  TbPlayerSet riichi;
  TbPlayerSet open_riichi;     /* those of `riichi` who declared openly */
  TbPlayerSet can_riichi;      /* may declare now */
  TbPlayerSet can_open_riichi; /* may declare openly now, or have declared and may do it openly */
  bool        busts;           /* a deposit busted its player: the hand and the game end here */
} TbView;

/* Shows @table with the hand in progress @partial. Refuses as tb_table_apply() would (a riichi
 * without the points, a player twice, a foul that ends the hand), with @out undefined. If a deposit
 * busts its player at once, the hand is shown as ended: later deposits are not paid, nobody may
 * declare, and the event is a result `foul` with exactly these fouls. */
TbStatus tb_table_open_hand (const TbTable       *table,
                             const TbPartialHand *partial,
                             TbView              *out,
                             TbProblem           *problem);

/* Splits a fine of @fine points, which @offender pays while @dealer is dealer, among the others in
 * the same way as a mangan: another child's part is a quarter, rounded up to the unit of amounts
 * (tb_rules_point_step()), and the dealer takes the rest; a dealer pays every child a third,
 * rounded up (b-rule.txt 44, "so that the dealer loses 200 at most"). */
void tb_fine_split (const TbRules *rules,
                    int32_t        fine,
                    TbPlayer       offender,
                    TbPlayer       dealer,
                    TbShares      *out);

/* Computes the ranks of @scores under @rules, 1 for 1st: higher score first; ties by seat from the
 * first dealer, shared (1, 1, 3, 4), or by the wins @won of the game so far, then by seat. */
void tb_ranks (const TbRules    *rules,
               const int32_t    *scores,
               const TbWinTimes *won,
               uint8_t          *ranks);

/* Whether the game can end after the hand that @table waits for because its dealer passes or stops.
 * This is the last hand of the regular game (South 4 of a hanchan), and in an extension each hand
 * that can end it this way (`extension-ends`). */
bool tb_table_is_last_hand (const TbTable *table);

/* Whether that hand is part of an extension, beyond the regular winds. */
bool tb_table_is_extension (const TbTable *table);

/* Whether a hand of @round is part of an extension. */
bool tb_round_is_extension (const TbRound *round,
                            const TbRules *rules);

/* Returns the sum of all accounts (players' scores and pots), which no event changes. */
int32_t tb_table_total (const TbTable *table);
