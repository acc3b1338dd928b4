/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-ledger.h"

#include <assert.h>
#include <string.h>

static const char *const reason_ids[TB_N_REASONS] = {
  [TB_REASON_RIICHI] = "riichi",
  [TB_REASON_DEPOSIT] = "deposit",
  [TB_REASON_WIN] = "win",
  [TB_REASON_HONBA] = "honba",
  [TB_REASON_POT] = "pot",
  [TB_REASON_PENALTY_POT] = "penalty-pot",
  [TB_REASON_NOTEN] = "noten",
  [TB_REASON_NAGASHI] = "nagashi",
  [TB_REASON_FINE] = "fine",
  [TB_REASON_PAO] = "pao",
  [TB_REASON_STAKE_BACK] = "stake-back",
  [TB_REASON_ADJUST] = "adjust",
  [TB_REASON_IPPATSU] = "ippatsu",
  [TB_REASON_URA] = "ura",
  [TB_REASON_RED] = "red",
  [TB_REASON_SPECIAL_TILES] = "special-tiles",
  [TB_REASON_HOUSE_YAKU] = "house-yaku",
  [TB_REASON_YAKUMAN] = "yakuman",
  [TB_REASON_BUST] = "bust",
  [TB_REASON_EAST_EAST] = "east-east",
  [TB_REASON_OKA] = "oka",
  [TB_REASON_UMA] = "uma",
  [TB_REASON_SINKING] = "sinking",
  [TB_REASON_BUST_FEE] = "bust-fee",
  [TB_REASON_FOUL] = "foul",
  [TB_REASON_CHIPS] = "chips",
  [TB_REASON_ROUNDING] = "rounding",
  [TB_REASON_RESULT_BASE] = "result-base",
  [TB_REASON_SCORE_FLOOR] = "score-floor",
  [TB_REASON_PRIZE] = "prize",
  [TB_REASON_GAME_FEE] = "game-fee",
};

const char *
tb_reason_id (TbReason reason)
{
  assert (reason < TB_N_REASONS);

  return reason_ids[reason];
}

void
tb_ledger_open (TbLedger      *ledger,
                const int32_t *players,
                int32_t        pot,
                int32_t        penalty_pot)
{
  /* Leaves the lines uninitialized: the ledger is large, and nothing reads beyond the count. */
  ledger->n_lines = 0;
  memcpy (ledger->balance, players, TB_MAX_PLAYERS * sizeof *players);
  ledger->balance[TB_ACCOUNT_POT] = pot;
  ledger->balance[TB_ACCOUNT_PENALTY_POT] = penalty_pot;
  ledger->balance[TB_ACCOUNT_NOBODY] = 0;
}

void
tb_ledger_spread (TbLedger *ledger,
                  int32_t  *net,
                  TbReason  reason,
                  TbField   field)
{
  TbPlayer payer = 0;
  TbPlayer receiver = 0;

  while (true)
    {
      TbAccount from = TB_ACCOUNT_NOBODY;
      TbAccount to = TB_ACCOUNT_NOBODY;
      int32_t   points;

      while (payer < TB_MAX_PLAYERS && net[payer] >= 0)
        payer++;
      while (receiver < TB_MAX_PLAYERS && net[receiver] <= 0)
        receiver++;
      if (payer == TB_MAX_PLAYERS && receiver == TB_MAX_PLAYERS)
        break;

      if (payer < TB_MAX_PLAYERS)
        from = TB_ACCOUNT_PLAYER (payer);
      if (receiver < TB_MAX_PLAYERS)
        to = TB_ACCOUNT_PLAYER (receiver);
      if (to == TB_ACCOUNT_NOBODY || (from != TB_ACCOUNT_NOBODY && -net[payer] < net[receiver]))
        points = -net[payer];
      else
        points = net[receiver];
      if (from != TB_ACCOUNT_NOBODY)
        net[payer] += points;
      if (to != TB_ACCOUNT_NOBODY)
        net[receiver] -= points;
      tb_ledger_move (ledger, (TbLedgerLine) { from, to, points, reason, field });
    }
}
