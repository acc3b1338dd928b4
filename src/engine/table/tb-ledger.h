/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-rule-fields.h"
#include "tb-types.h"

#include <assert.h>

/* Double entry: each line moves points from one account to another, with a reason. */

/* The accounts: a player, a pot, or outside the table (settlement lines only). */
typedef enum
{
  TB_ACCOUNT_PLAYER_0,
  TB_ACCOUNT_PLAYER_1,
  TB_ACCOUNT_PLAYER_2,
  TB_ACCOUNT_PLAYER_3,
  TB_ACCOUNT_POT,
  TB_ACCOUNT_PENALTY_POT,
  TB_ACCOUNT_NOBODY,
  TB_N_ACCOUNTS,
} TbAccount;

#define TB_ACCOUNT_PLAYER(player) ((TbAccount) (player))

/* Reasons for moving points. Files store the ids: append, never renumber. */
typedef enum
{
  /* points */
  TB_REASON_RIICHI,
  TB_REASON_DEPOSIT,
  TB_REASON_WIN,
  TB_REASON_HONBA,
  TB_REASON_POT,
  TB_REASON_PENALTY_POT,
  TB_REASON_NOTEN,
  TB_REASON_NAGASHI,
  TB_REASON_FINE,
  TB_REASON_PAO, /* the liable player's part of a win */
  TB_REASON_STAKE_BACK,
  TB_REASON_ADJUST,
  /* chips */
  TB_REASON_IPPATSU,
  TB_REASON_URA,
  TB_REASON_RED,
  TB_REASON_SPECIAL_TILES,
  TB_REASON_HOUSE_YAKU,
  TB_REASON_YAKUMAN,
  TB_REASON_BUST,
  TB_REASON_EAST_EAST,
  /* settlement */
  TB_REASON_OKA,
  TB_REASON_UMA,
  TB_REASON_SINKING,
  TB_REASON_BUST_FEE,
  TB_REASON_FOUL,
  TB_REASON_CHIPS,
  TB_REASON_ROUNDING,
  TB_REASON_RESULT_BASE,
  TB_REASON_SCORE_FLOOR,
  TB_REASON_PRIZE,
  TB_REASON_GAME_FEE,
  TB_N_REASONS,
} TbReason;

/* Returns the name of @reason in files and records ("penalty-pot"). Static text. */
const char *tb_reason_id (TbReason reason);

/* One movement of points between two accounts. */
typedef struct
{
  TbAccount from;
  TbAccount to;
  int32_t   points; /* > 0 */
  TbReason  reason;
  TbField   field; /* the rule that caused it */
} TbLedgerLine;

/* The longest hand: 4 stakes, 8 fouls of at most 3 lines each, 3 winners of 3 lines each (value,
 * pao, honba), each twice under wareme, or 4 nagashi of 3 lines each and the honba of one, 2 pots
 * and 4 stakes of winners. If stakes and deposits are returned, there are as many lines again, and
 * no wins. Chips and settlements have fewer. */
#define TB_MAX_LEDGER_LINES 64

/* The accounts of a table and the lines of one hand that moved their points. */
typedef struct
{
  int32_t      balance[TB_N_ACCOUNTS];
  int32_t      n_lines;
  TbLedgerLine lines[TB_MAX_LEDGER_LINES];
} TbLedger;

/* Initializes @ledger without lines: @players are the balances of all TB_MAX_PLAYERS, and the
 * account outside the table is 0. */
void tb_ledger_open (TbLedger      *ledger,
                     const int32_t *players,
                     int32_t        pot,
                     int32_t        penalty_pot);

/* Moves points and writes the line. No other function changes an account. Skips lines of zero
 * points. Inline, because passing a line through memory costs more than the rest. */
static inline void
tb_ledger_move (TbLedger    *ledger,
                TbLedgerLine line)
{
  assert (line.points >= 0 && line.from != line.to);

  if (line.points == 0)
    return;

  assert (ledger->n_lines < TB_MAX_LEDGER_LINES);

  ledger->balance[line.from] -= line.points;
  ledger->balance[line.to] += line.points;
  ledger->lines[ledger->n_lines++] = line;
}

/* Moves the amounts @net between players, in as few lines as seat order allows: players with a
 * negative number pay those with a positive one. If the TB_MAX_PLAYERS numbers do not sum to zero,
 * TB_ACCOUNT_NOBODY pays or receives the rest. They are all zero afterwards. */
void tb_ledger_spread (TbLedger *ledger,
                       int32_t  *net,
                       TbReason  reason,
                       TbField   field);
