/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

static void
give (TbHand   *hand,
      TbAccount pot,
      TbPlayer  receiver,
      int32_t   points,
      TbReason  reason,
      TbField   field)
{
  tb_ledger_move (&hand->out->ledger,
                  (TbLedgerLine) {
                    .from = pot,
                    .to = TB_ACCOUNT_PLAYER (receiver),
                    .points = points,
                    .reason = reason,
                    .field = field,
                  });
}

/* Each of several winners who declared riichi takes the own stake back. A
 * winner has always paid it: the ronned tile was another's. */
static void
give_own_stakes_back (TbHand         *hand,
                      const TbPlayer *receivers,
                      int32_t         n)
{
  for (int32_t i = 0; i < n; i++)
    if (hand->riichi & TB_PLAYER_BIT (receivers[i]))
      give (hand, TB_ACCOUNT_POT, receivers[i], hand->rules->riichi_stake,
            TB_REASON_STAKE_BACK, TB_FIELD_POT_RECEIVERS);
}

/* The penalty pot goes to the nearest whom no foul bars from it; if there is none it stays. */
static void
give_penalty_pot (TbHand         *hand,
                  const TbPlayer *receivers,
                  int32_t         n)
{
  for (int32_t i = 0; i < n; i++)
    if (!(hand->no_penalty_pot & TB_PLAYER_BIT (receivers[i])))
      {
        give (hand, TB_ACCOUNT_PENALTY_POT, receivers[i],
              hand->out->ledger.balance[TB_ACCOUNT_PENALTY_POT],
              TB_REASON_PENALTY_POT, TB_FIELD_FOULS);
        return;
      }
}

void
tb_pots_give (TbHand         *hand,
              const TbPlayer *receivers,
              int32_t         n,
              TbField         field)
{
  if (n > 1 && hand->rules->pot_receivers == TB_POT_OWN_STAKE_BACK)
    give_own_stakes_back (hand, receivers, n);

  give (hand, TB_ACCOUNT_POT, receivers[0], hand->out->ledger.balance[TB_ACCOUNT_POT],
        TB_REASON_POT, field);
  give_penalty_pot (hand, receivers, n);
}
