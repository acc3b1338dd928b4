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

/* The amounts at a draw of one player of each kind. */
typedef struct
{
  int32_t pays;     /* a noten player in all */
  int32_t receives; /* a tenpai player in all */
  bool    to_pot;
} NotenAmounts;

static NotenAmounts
find_amounts (const TbRules *rules,
              int32_t        n_tenpai,
              int32_t        n_noten)
{
  int32_t pool = rules->noten_pool;

  switch (rules->noten_payments)
    {
    case TB_NOTEN_EACH_TO_EACH:
      return (NotenAmounts) { pool * n_tenpai, pool * n_noten, false };
    case TB_NOTEN_POOL_TO_POT:
      return (NotenAmounts) { pool / n_noten, 0, true };
    case TB_NOTEN_EACH_TO_POT:
      return (NotenAmounts) { pool, 0, true };
    case TB_NOTEN_POOL:
    default:
      break;
    }

  return (NotenAmounts) { pool / n_noten, pool / n_tenpai, false };
}

/* Moves what @payer pays to the pot, or in equal parts to the tenpai players. */
static void
pay_others (TbHand             *hand,
            TbPlayer            payer,
            const NotenAmounts *amounts)
{
  TbLedgerLine line = {
    .from = TB_ACCOUNT_PLAYER (payer),
    .to = TB_ACCOUNT_POT,
    .points = amounts->pays,
    .reason = TB_REASON_NOTEN,
    .field = TB_FIELD_NOTEN_PAYMENTS,
  };

  if (amounts->to_pot)
    tb_ledger_move (&hand->out->ledger, line);

  line.points = hand->rules->noten_pool;
  for (TbPlayer player = 0; player < hand->rules->players && !amounts->to_pot; player++)
    if (hand->tenpai & TB_PLAYER_BIT (player))
      {
        line.to = TB_ACCOUNT_PLAYER (player);
        tb_ledger_move (&hand->out->ledger, line);
      }
}

/* The noten players pay the pool or other amounts. No points move if nobody or everybody is
 * tenpai. */
static void
pay_noten (TbHand *hand)
{
  const TbRules *rules = hand->rules;
  int32_t        n_tenpai = tb_player_set_count (hand->tenpai);
  int32_t        n_noten = rules->players - n_tenpai;
  int32_t        net[TB_MAX_PLAYERS] = { 0 };
  NotenAmounts   amounts;

  if (n_tenpai == 0 || n_noten == 0 || rules->noten_pool == 0)
    return;

  amounts = find_amounts (rules, n_tenpai, n_noten);
  for (TbPlayer player = 0; player < rules->players; player++)
    net[player] = hand->tenpai & TB_PLAYER_BIT (player) ? amounts.receives : -amounts.pays;
  if (rules->noten_void_at_double_bust && is_double_bust (hand, net))
    return;

  for (TbPlayer player = 0; player < rules->players; player++)
    if (net[player] < 0)
      {
        hand->paid_noten |= TB_PLAYER_BIT (player);
        if (rules->noten_payments != TB_NOTEN_POOL)
          pay_others (hand, player, &amounts);
      }
  if (rules->noten_payments == TB_NOTEN_POOL)
    tb_ledger_spread (&hand->out->ledger, net, TB_REASON_NOTEN, TB_FIELD_NOTEN_POOL);
}

/* --- Nagashi --- */

/* Divides the payments of the @n claimants among the others in equal parts, rounded up as every
 * payment is. */
static void
share_out (const TbHand *hand,
           int32_t       n,
           TbShares     *shares)
{
  int32_t n_others = hand->rules->players - n;
  int32_t unit = tb_rules_win_unit (hand->rules);
  int32_t unpaid = 0;

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (hand->nagashi & TB_PLAYER_BIT (player))
      {
        unpaid += shares->points[player];
        shares->points[player] = 0;
      }

  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (!(hand->nagashi & TB_PLAYER_BIT (player)))
      /* NOLINTNEXTLINE(*.DivideZero): this player pays, so n_others > 0 */
      shares->points[player] += (unpaid + unit * n_others - 1) / (unit * n_others) * unit;
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

  tb_value_of_limit (rules, tb_nagashi_limit (rules), &value);
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
