/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-settling.h"

/* Payments that are no table points: they move neither ranks nor scores. */

/* Moves @net between players, and counts it in their prizes. */
static void
spread_prizes (const TbSettling *settling,
               int32_t          *net,
               TbReason          reason,
               TbField           field,
               TbSettlement     *out)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    out->players[player].prizes += net[player];

  tb_ledger_spread (&out->ledger, net, reason, field);
}

/* Who ends below the return points pays 1st (sanma-parlor.txt, settlement). */
static void
settle_sinking (const TbSettling *settling,
                TbSettlement     *out)
{
  const TbRules *rules = settling->rules;
  int32_t        net[TB_MAX_PLAYERS] = { 0 };
  int32_t        sum = 0;

  for (TbPlayer player = 0; player < rules->players; player++)
    if (settling->ranks[player] != 1 && settling->table->scores[player] < rules->return_points)
      {
        net[player] = -rules->sinking;
        sum += rules->sinking;
      }

  tb_settling_share (settling, 1, sum, net);
  spread_prizes (settling, net, TB_REASON_SINKING, TB_FIELD_SINKING, out);
}

static void
settle_bust_fees (const TbSettling *settling,
                  TbSettlement     *out)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      TbPlayer taker = settling->table->busted_by[player];
      int32_t  net[TB_MAX_PLAYERS] = { 0 };

      if (taker == TB_NOBODY)
        continue;

      net[player] = -settling->rules->bust_fee;
      net[taker] = settling->rules->bust_fee;
      spread_prizes (settling, net, TB_REASON_BUST_FEE, TB_FIELD_BUST_FEE, out);
    }
}

/* What a foul takes at the settlement goes to nobody: the one payment that is not zero-sum. */
static void
settle_fouls (const TbSettling *settling,
              TbSettlement     *out)
{
  for (TbPlayer player = 0; player < settling->rules->players; player++)
    {
      out->players[player].prizes += settling->table->prizes[player];
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

void
tb_settle_prizes (const TbSettling *settling,
                  TbSettlement     *out)
{
  settle_sinking (settling, out);
  settle_bust_fees (settling, out);
  settle_fouls (settling, out);
}
