/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-settling.h"

#include <string.h>

/* Oka and uma. */

void
tb_settle_oka (const TbSettling *settling,
               TbSettlement     *out)
{
  int32_t stake = settling->rules->return_points - settling->rules->start_points;
  int32_t oka[TB_MAX_PLAYERS] = { 0 };
  int32_t net[TB_MAX_PLAYERS] = { 0 };

  tb_settling_share (settling, 1, stake * settling->rules->players, oka);
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      out->players[player].oka = oka[player];
      net[player] = oka[player] - stake;
    }

  tb_ledger_spread (&out->ledger, net, TB_REASON_OKA, TB_FIELD_RETURN_POINTS);
}

/* Who has the line or more, leftover pots apart. */
static TbPlayerSet
find_floating (const TbSettling *settling)
{
  const TbRules *rules = settling->rules;
  TbPlayerSet    floating = 0;

  for (TbPlayer player = 0; player < rules->players && rules->float_line > 0; player++)
    if (settling->table->scores[player] >= rules->float_line)
      floating |= TB_PLAYER_BIT (player);

  return floating;
}

/* The row of the uma that holds with @n_floating players afloat, and the field it stands in. */
static const int32_t *
find_row (const TbRules *rules,
          int32_t        n_floating,
          TbField       *field)
{
  *field = TB_FIELD_FLOATING_UMA;
  for (int32_t i = 0; i < rules->n_floating_uma; i++)
    if (rules->floating_uma[i].floating == n_floating)
      return rules->floating_uma[i].uma;

  *field = TB_FIELD_UMA;

  return rules->uma;
}

/* The uma by rank; tied players share what their ranks get. */
static void
share_uma (const TbSettling *settling,
           const int32_t    *row,
           int32_t          *shares)
{
  for (int32_t rank = 1; rank <= settling->rules->players;)
    {
      int32_t n = tb_settling_count_rank (settling, (uint8_t) rank);
      int32_t sum = 0;

      for (int32_t i = rank - 1; i < rank - 1 + n; i++)
        sum += row[i];
      tb_settling_share (settling, (uint8_t) rank, sum, shares);
      rank += n;
    }
}

void
tb_settle_uma (const TbSettling *settling,
               TbSettlement     *out)
{
  int32_t shares[TB_MAX_PLAYERS] = { 0 };
  TbField field;

  out->floating = find_floating (settling);
  memcpy (out->uma, find_row (settling->rules, tb_player_set_count (out->floating), &field),
          sizeof out->uma);
  share_uma (settling, out->uma, shares);
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    out->players[player].uma = shares[player];

  tb_ledger_spread (&out->ledger, shares, TB_REASON_UMA, field);
}
