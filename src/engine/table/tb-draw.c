/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include <string.h>

/* --- Noten payments --- */

/* Whether the noten payments @net alone would put a payer below the line, and all fines of the hand
 * alone an offender. */
static bool
is_double_bust (const TbHand  *hand,
                const int32_t *net)
{
  const TbRules *rules = hand->rules;
  int32_t        balance[TB_MAX_PLAYERS];
  bool           payer_busts = false;

  memcpy (balance, hand->out->ledger.balance, sizeof balance);
  for (TbPlayer player = 0; player < rules->players; player++)
    payer_busts |= net[player] < 0 && tb_end_is_bust (rules, balance[player] + net[player]);
  if (!payer_busts)
    return false;

  tb_fouls_foresee_fines (hand, balance);
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    if (tb_hand_foul_rule (hand, i)->due != TB_FOUL_DUE_AT_ONCE &&
        tb_end_is_bust (rules, balance[hand->event->fouls[i].player]))
      return true;

  return false;
}

/* The noten players pay the pool in equal parts, and the tenpai players receive it in equal parts.
 * No points move if nobody or everybody is tenpai. */
static void
pay_noten (TbHand *hand)
{
  const TbRules *rules = hand->rules;
  int32_t        n_tenpai = tb_player_set_count (hand->tenpai);
  int32_t        n_noten = rules->players - n_tenpai;
  int32_t        net[TB_MAX_PLAYERS] = { 0 };

  if (n_tenpai == 0 || n_noten == 0)
    return;

  for (TbPlayer player = 0; player < rules->players; player++)
    net[player] = hand->tenpai & TB_PLAYER_BIT (player) ? rules->noten_pool / n_tenpai
                                                        : -rules->noten_pool / n_noten;
  if (rules->noten_void_at_double_bust && is_double_bust (hand, net))
    return;

  for (TbPlayer player = 0; player < rules->players; player++)
    if (net[player] < 0)
      hand->paid_noten |= TB_PLAYER_BIT (player);
  tb_ledger_spread (&hand->out->ledger, net, TB_REASON_NOTEN, TB_FIELD_NOTEN_POOL);
}

/* --- Nagashi --- */

/* Divides the payments of the @n claimants among the others in equal parts. The division is always
 * exact: four players pay shares of a limit, each a multiple of 200, and of three players only one
 * is left. */
static void
share_out (const TbHand *hand,
           int32_t       n,
           TbShares     *shares)
{
  int32_t n_others = hand->rules->players - n;
  int32_t unpaid = 0;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (hand->nagashi & TB_PLAYER_BIT (player))
      {
        unpaid += shares->points[player];
        shares->points[player] = 0;
      }

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (!(hand->nagashi & TB_PLAYER_BIT (player)))
      shares->points[player] += unpaid / n_others;
}

/* Pays nagashi, which at least one player claims, as a self-drawn win: all others pay, or the
 * players who do not claim it share the payment. If it counts as a win, the claimants are the
 * winners from here on. */
static void
pay_nagashi (TbHand *hand)
{
  const TbRules *rules = hand->rules;
  TbPlayer       claimants[TB_MAX_PLAYERS]; /* the dealer first, then the nearest to the dealer */
  int32_t        n = 0;
  bool           is_win = rules->nagashi == TB_NAGASHI_WIN;
  bool           shared;
  TbValue        value;

  tb_value_of_limit (rules,
                     rules->nagashi_value == TB_NAGASHI_MANGAN ? TB_LIMIT_MANGAN : TB_LIMIT_YAKUMAN,
                     &value);
  for (int32_t step = 0; step < rules->players; step++)
    {
      TbPlayer player = (TbPlayer) ((hand->dealer + step) % rules->players);

      if (hand->nagashi & TB_PLAYER_BIT (player))
        claimants[n++] = player;
    }

  shared = n > 1 && rules->nagashi_several == TB_NAGASHI_OTHERS_SHARE;
  if (is_win)
    hand->winners = hand->nagashi;
  if (shared && n == rules->players)
    return;

  for (int32_t i = 0; i < n; i++)
    {
      TbShares shares;

      tb_shares_of_self_draw (rules, &value, 0, hand->dealer, claimants[i], &shares);
      if (shared)
        share_out (hand, n, &shares);
      tb_win_move_shares (hand, &shares, claimants[i], TB_REASON_NAGASHI,
                          n > 1 ? TB_FIELD_NAGASHI_SEVERAL : TB_FIELD_NAGASHI_VALUE);

      /* The nearest claimant receives honba as for a self-drawn win. */
      if (i == 0 && is_win && !shared)
        tb_win_pay_self_draw_honba (hand, &value, claimants[0], TB_NOBODY);
    }

  if (is_win)
    tb_pots_give (hand, claimants, n, TB_FIELD_NAGASHI);
}

void
tb_draw_pay (TbHand *hand)
{
  /* After a foul that ends the hand or voids the draw, no payments remain (b-rule.txt 44). */
  if (!hand->voids_draw && hand->nagashi != 0)
    pay_nagashi (hand);
  else if (!hand->voids_draw)
    pay_noten (hand);

  tb_fouls_pay_fines (hand);
}
