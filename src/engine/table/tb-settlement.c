/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-settlement.h"

#include <assert.h>
#include <string.h>

/* Rulesets and records hold points in hundreds; what does not divide is shared in such units. */
#define UNIT 100

/* A game being settled. */
typedef struct
{
  const TbTable *table;
  const TbRules *rules;
  uint8_t        ranks[TB_MAX_PLAYERS];
} Settling;

static int32_t
count_rank (const Settling *settling,
            uint8_t         rank)
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

/* Shares @points among those of the rank @rank: what does not divide goes in single units to the
 * seats nearer the first dealer. Only players of the rank are written in @shares. */
static void
share_points (const Settling *settling,
              uint8_t         rank,
              int32_t         points,
              int32_t        *shares)
{
  int32_t n = count_rank (settling, rank);
  int32_t units = points / UNIT;
  int32_t each = divide_down (units, n);
  int32_t rest = units - each * n;

  for (TbPlayer player = 0; player < settling->rules->players; player++)
    if (settling->ranks[player] == rank)
      shares[player] = (each + (rest-- > 0)) * UNIT;
}

/* The uma by rank; tied players share what their ranks get. */
static void
share_uma (const Settling *settling,
           int32_t        *uma)
{
  for (int32_t rank = 1; rank <= settling->rules->players;)
    {
      int32_t n = count_rank (settling, (uint8_t) rank);
      int32_t sum = 0;

      for (int32_t i = rank - 1; i < rank - 1 + n; i++)
        sum += settling->rules->uma[i];
      share_points (settling, (uint8_t) rank, sum, uma);
      rank += n;
    }
}

/* Both pots to 1st, or out of the game. */
static void
settle_pots (const Settling *settling,
             TbSettlement   *out)
{
  for (TbAccount pot = TB_ACCOUNT_POT; pot <= TB_ACCOUNT_PENALTY_POT; pot++)
    {
      int32_t shares[TB_MAX_PLAYERS] = { 0 };
      int32_t points = out->ledger.balance[pot];
      int32_t left = points;

      if (settling->rules->leftover_pot == TB_LEFTOVER_FIRST)
        share_points (settling, 1, points, shares);
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

/* What a foul takes at the settlement goes to nobody: the one payment that is not zero-sum. */
static void
settle_prizes (const Settling *settling,
               TbSettlement   *out)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      out->players[player].prizes = settling->table->prizes[player];
      tb_ledger_move (&out->ledger,
                      (TbLedgerLine) {
                        .from = TB_ACCOUNT_PLAYER (player),
                        .to = TB_ACCOUNT_NOBODY,
                        .points = -settling->table->prizes[player],
                        .reason = TB_REASON_FOUL,
                        .field = TB_FIELD_FOULS,
                      });
    }
}

/* Each puts in the difference between start and return, and 1st takes it all. */
static void
settle_oka (const Settling *settling,
            TbSettlement   *out)
{
  int32_t stake = settling->rules->return_points - settling->rules->start_points;
  int32_t oka[TB_MAX_PLAYERS] = { 0 };
  int32_t net[TB_MAX_PLAYERS] = { 0 };

  share_points (settling, 1, stake * settling->rules->players, oka);
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      out->players[player].oka = oka[player];
      net[player] = oka[player] - stake;
    }

  tb_ledger_spread (&out->ledger, net, TB_REASON_OKA, TB_FIELD_RETURN_POINTS);
}

static void
settle_uma (const Settling *settling,
            TbSettlement   *out)
{
  int32_t uma[TB_MAX_PLAYERS] = { 0 };

  share_uma (settling, uma);
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    out->players[player].uma = uma[player];

  tb_ledger_spread (&out->ledger, uma, TB_REASON_UMA, TB_FIELD_UMA);
}

/* Totals of chips: each was named with its field in the hand that paid it. */
static void
settle_chips (const Settling *settling,
              TbSettlement   *out)
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
  Settling settling = { .table = table, .rules = table->rules };

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
  settle_oka (&settling, out);
  settle_uma (&settling, out);
  settle_prizes (&settling, out);
  settle_chips (&settling, out);

  for (TbPlayer player = 0; player < table->rules->players; player++)
    {
      TbFinal *final = &out->players[player];

      final->base = final->points - table->rules->return_points;
      final->total = final->base + final->oka + final->uma + final->prizes + final->chips;
      assert (final->total == out->ledger.balance[player] - table->rules->start_points);
    }
}
