/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-settling.h"

#include <assert.h>
#include <string.h>

/* Rulesets and records hold points in hundreds; what does not divide is shared in such units. */
#define UNIT 100

int32_t
tb_settling_count_rank (const TbSettling *settling,
                        uint8_t           rank)
{
  int32_t n = 0;

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    n += settling->ranks[player] == rank;

  return n;
}

static int32_t
divide_down (int32_t number,
             int32_t by)
{
  int32_t quotient = number / by;

  return quotient - (number % by < 0);
}

void
tb_settling_share (const TbSettling *settling,
                   uint8_t           rank,
                   int32_t           points,
                   int32_t          *shares)
{
  int32_t n = tb_settling_count_rank (settling, rank);
  int32_t units = points / UNIT;
  int32_t each = divide_down (units, n);
  int32_t rest = units - each * n;

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    if (settling->ranks[player] == rank)
      shares[player] = (each + (rest-- > 0)) * UNIT;
}

/* Both pots to 1st, or out of the game. */
static void
settle_pots (const TbSettling *settling,
             TbSettlement     *out)
{
  for (TbAccount pot = TB_ACCOUNT_POT; pot <= TB_ACCOUNT_PENALTY_POT; pot++)
    {
      int32_t shares[TB_MAX_PLAYERS] = { 0 };
      int32_t points = out->ledger.balance[pot];
      int32_t left = points;

      if (settling->rules->leftover_pot == TB_LEFTOVER_FIRST)
        tb_settling_share (settling, 1, points, shares);
      for (TbPlayer player = 0; player < settling->rules->players; player++)
        {
          out->players[player].points += shares[player];
          left -= shares[player];
          tb_ledger_move (&out->ledger,
                          (TbLedgerLine) {
                            .from = pot,
                            .to = TB_ACCOUNT_PLAYER (player),
                            .points = shares[player],
                            .reason = TB_REASON_POT,
                            .field = TB_FIELD_LEFTOVER_POT,
                          });
        }
      tb_ledger_move (&out->ledger,
                      (TbLedgerLine) {
                        .from = pot,
                        .to = TB_ACCOUNT_NOBODY,
                        .points = left,
                        .reason = TB_REASON_POT,
                        .field = TB_FIELD_LEFTOVER_POT,
                      });
    }
}

/* @points to the nearest thousand, a half upwards. */
static int32_t
round_half_up (int32_t points)
{
  return divide_down (points + 500, 1000) * 1000;
}

/* Rounds everybody's base but that of 1st, who takes the difference. Of several 1st it is the one
 * nearest the first dealer. */
static void
round_bases (const TbSettling *settling,
             TbSettlement     *out)
{
  int32_t  net[TB_MAX_PLAYERS] = { 0 };
  TbPlayer first = 0;

  while (settling->ranks[first] != 1)
    first++;

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    if (player != first)
      {
        int32_t base = out->players[player].base;

        net[player] = round_half_up (base) - base;
        net[first] -= net[player];
      }

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    out->players[player].base += net[player];
  tb_ledger_spread (&out->ledger, net, TB_REASON_ROUNDING, TB_FIELD_RESULT_ROUNDING);
}

/* Base: points less return, rounded if the ruleset says so, at the cost of 1st. */
static void
settle_base (const TbSettling *settling,
             TbSettlement     *out)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    out->players[player].base = out->players[player].points - settling->rules->return_points;

  if (settling->rules->result_rounding == TB_ROUNDING_HALF_UP)
    round_bases (settling, out);
}

/* Totals of chips: each was named with its field in the hand that paid it. */
static void
settle_chips (const TbSettling *settling,
              TbSettlement     *out)
{
  int32_t net[TB_MAX_PLAYERS];

  memcpy (net, settling->table->chips, sizeof net);
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    out->players[player].chips = net[player];

  tb_ledger_spread (&out->ledger, net, TB_REASON_CHIPS, TB_FIELD_NONE);
}

void
tb_table_settle (const TbTable *table,
                 TbSettlement  *out)
{
  TbSettling settling = { .table = table, .rules = table->rules };

  assert (table->end.reason != TB_END_NONE);

  memset (out, 0, sizeof *out);
  memcpy (out->ledger.balance, table->scores, sizeof table->scores);
  out->ledger.balance[TB_ACCOUNT_POT] = table->pot;
  out->ledger.balance[TB_ACCOUNT_PENALTY_POT] = table->penalty_pot;
  tb_ranks (table->rules, table->scores, settling.ranks);

  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      out->players[player].rank = settling.ranks[player];
      out->players[player].points = table->scores[player];
    }

  settle_pots (&settling, out);
  settle_base (&settling, out);
  tb_settle_oka (&settling, out);
  tb_settle_uma (&settling, out);
  tb_settle_prizes (&settling, out);
  settle_chips (&settling, out);

  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      TbFinal *final = &out->players[player];

      final->total = final->base + final->oka + final->uma + final->prizes + final->chips;
      assert (final->total == out->ledger.balance[player] - table->rules->start_points);
    }
}
