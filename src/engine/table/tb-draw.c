/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <string.h>

/* What each player gets or, negative, pays: the noten players the pool in equal parts, to the
 * tenpai players in equal parts. Nothing moves where nobody or everybody is tenpai. */
static void
find_noten_payments (const TbHand *hand,
                     int32_t      *net)
{
  int32_t n_tenpai = tb_player_set_count (hand->tenpai);
  int32_t n_noten = hand->rules->players - n_tenpai;

  memset (net, 0, sizeof (int32_t) * TB_MAX_PLAYERS);
  if (n_tenpai == 0 || n_noten == 0)
    return;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    net[player] = hand->tenpai & TB_PLAYER_BIT (player) ? hand->rules->noten_pool / n_tenpai
                                                        : -hand->rules->noten_pool / n_noten;
}

/* Whether the noten payments alone would put a payer below the line. */
static bool
noten_payments_bust (const TbHand  *hand,
                     const int32_t *net)
{
  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (net[player] < 0 &&
        tb_end_is_bust (hand->rules, hand->out->ledger.balance[player] + net[player]))
      return true;

  return false;
}

/* Whether the fines alone, all of the hand together, would put an offender below the line. */
static bool
fines_bust (const TbHand *hand)
{
  int32_t balance[TB_MAX_PLAYERS];

  memcpy (balance, hand->out->ledger.balance, sizeof balance);
  tb_fouls_foresee_fines (hand, balance);

  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    if (tb_hand_foul_rule (hand, i)->due != TB_FOUL_DUE_AT_ONCE &&
        tb_end_is_bust (hand->rules, balance[hand->event->fouls[i].player]))
      return true;

  return false;
}

static void
pay_noten (TbHand *hand)
{
  int32_t net[TB_MAX_PLAYERS];

  find_noten_payments (hand, net);
  if (hand->rules->noten_void_at_double_bust &&
      noten_payments_bust (hand, net) &&
      fines_bust (hand))
    return;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (net[player] < 0)
      hand->paid_noten |= TB_PLAYER_BIT (player);
  tb_ledger_spread (&hand->out->ledger, net, TB_REASON_NOTEN, TB_FIELD_NOTEN_POOL);
}

void
tb_draw_pay (TbHand *hand)
{
  /* A foul that ends the hand, or voids the draw, leaves nothing to pay (b-rule.txt 44). */
  if (!tb_fouls_void_draw (hand))
    {
      if (hand->nagashi != 0)
        tb_nagashi_pay (hand);
      else
        pay_noten (hand);
    }

  tb_fouls_pay_fines (hand);
}
