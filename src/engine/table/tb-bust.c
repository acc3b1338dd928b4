/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* Who busted whom, for the fee that is paid at the settlement (sanma-parlor.txt; docs/scoring.md,
 * The bust fee). */

/* What @player had before the payments of the hand: stakes and deposits taken off, or back again
 * after a foul that restores them. */
static int32_t
find_balance_before (const TbHand *hand,
                     TbPlayer      player)
{
  const TbLedger *ledger = &hand->out->ledger;
  int32_t         balance = hand->table->scores[player];

  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      if (line->reason != TB_REASON_RIICHI && line->reason != TB_REASON_DEPOSIT &&
          line->reason != TB_REASON_STAKE_BACK)
        continue;

      balance -= line->from == TB_ACCOUNT_PLAYER (player) ? line->points : 0;
      balance += line->to == TB_ACCOUNT_PLAYER (player) ? line->points : 0;
    }

  return balance;
}

/* What @player paid to each of the others for the hand: wins, noten, nagashi, fines. */
static void
find_payments (const TbHand *hand,
               TbPlayer      player,
               TbShares     *out)
{
  const TbLedger *ledger = &hand->out->ledger;

  *out = (TbShares) { 0 };
  for (int32_t i = 0; i < ledger->n_lines; i++)
    {
      const TbLedgerLine *line = &ledger->lines[i];

      if (line->from == TB_ACCOUNT_PLAYER (player) &&
          line->to < TB_ACCOUNT_PLAYER (TB_MAX_PLAYERS) &&
          line->reason != TB_REASON_DEPOSIT)
        out->points[line->to] += line->points;
    }
}

/* The nearest winner of the hand, else the 1st; nobody has busted himself. */
static TbPlayer
find_taker_of_unpaid (const TbHand *hand,
                      TbPlayer      player)
{
  TbPlayer taker = hand->winners != 0 ? tb_hand_nearest_winner (hand) : tb_hand_first (hand);

  return taker == player ? TB_NOBODY : taker;
}

/* The receiver at whose payment @player first fell below 0, in turn order from his next seat, or
 * the last. */
static TbPlayer
find_taker (const TbHand *hand,
            TbPlayer      player)
{
  int32_t  balance = find_balance_before (hand, player);
  TbPlayer last = TB_NOBODY;
  TbShares paid;

  find_payments (hand, player, &paid);
  for (int32_t step = 1; step < hand->rules->players; step++)
    {
      TbPlayer receiver = (TbPlayer) ((player + step) % hand->rules->players);

      if (paid.points[receiver] == 0)
        continue;

      last = receiver;
      balance -= paid.points[receiver];
      if (balance < 0)
        break;
    }

  return last == TB_NOBODY ? find_taker_of_unpaid (hand, player) : last;
}

void
tb_bust_find_takers (TbHand *hand)
{
  if (hand->rules->bust_fee == 0)
    return;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (hand->out->busted & TB_PLAYER_BIT (player))
      hand->out->busted_by[player] = find_taker (hand, player);
}
