/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

#include "tb-limits.h"

/* One win being paid. */
typedef struct
{
  TbPlayer       winner;
  TbPlayer       payer;  /* TB_NOBODY: paid as a tsumo */
  TbPlayer       liable; /* TB_NOBODY: no pao, or the liable player pays the ron anyway */
  const TbValue *value;
  TbValue        liable_value; /* of the part that is paid under pao */
  bool           is_all_liable;
  bool           has_honba; /* of a ron */
  TbField        field;
} Payment;

/* The field that decides what the win is worth; for an ordinary one the han of its yaku do. */
static TbField
field_of_value (const TbHand  *hand,
                const TbWin   *win,
                const Payment *payment)
{
  const TbValue *value = payment->value;

  if (payment->payer != win->from)
    return TB_FIELD_PAO_KAN_FEEDER;

  if (value->yakuman > 0)
    {
      if (value->listed & (value->listed - 1))
        return TB_FIELD_SEVERAL_YAKUMAN;
      if (value->listed & hand->rules->double_yakuman)
        return TB_FIELD_DOUBLE_YAKUMAN;

      return value->listed & hand->rules->great_yakuman ? TB_FIELD_GREAT_YAKUMAN : TB_FIELD_YAKUMAN;
    }

  if (value->han >= TB_SANBAIMAN_HAN)
    return TB_FIELD_COUNTED_YAKUMAN;

  return tb_limits_is_kiriage (value->han, value->fu) ? TB_FIELD_KIRIAGE_MANGAN : TB_FIELD_YAKU;
}

/* Whether @pao stands for the whole hand: the ruleset says so, or nothing is named, or the
 * liability is that of a kan's feeder, which knows no yakuman. */
static bool
is_for_whole_hand (const TbHand *hand,
                   const TbPao  *pao)
{
  if (hand->rules->pao_share == TB_PAO_WHOLE_HAND || pao->n_for == 0)
    return true;

  for (int32_t i = 0; i < pao->n_for; i++)
    if (pao->for_yakuman[i] == TB_YAKU_RINSHAN)
      return true;

  return false;
}

static void
find_liable_part (const TbHand *hand,
                  const TbPao  *pao,
                  Payment      *payment)
{
  TbYakuSet liable = 0;

  payment->liable_value = *payment->value;
  if (!is_for_whole_hand (hand, pao))
    {
      for (int32_t i = 0; i < pao->n_for; i++)
        liable |= TB_YAKU_BIT (pao->for_yakuman[i]);
      tb_limits_value_of_yakuman (hand->rules, liable, &payment->liable_value);
    }

  payment->is_all_liable = payment->liable_value.base == payment->value->base;
}

static void
pay_winner (TbHand        *hand,
            const Payment *payment,
            TbPlayer       from,
            int32_t        points,
            TbReason       reason,
            TbField        field)
{
  tb_ledger_move (&hand->out->ledger,
                  (TbLedgerLine) {
                    .from = TB_ACCOUNT_PLAYER (from),
                    .to = TB_ACCOUNT_PLAYER (payment->winner),
                    .points = points,
                    .reason = reason,
                    .field = field,
                  });
  hand->paid[from] |= points > 0 ? TB_PLAYER_BIT (payment->winner) : 0;
}

/* Ron: the discarder pays, and half of what is under pao is the liable player's; the odd hundred
 * and the honba stay with the discarder (docs/scoring.md, Pao). */
static void
pay_ron (TbHand        *hand,
         const Payment *payment)
{
  bool    is_dealer = payment->winner == hand->dealer;
  int32_t points = tb_value_ron (hand->rules, payment->value, is_dealer);
  int32_t half = 0;

  if (payment->liable != TB_NOBODY)
    half = tb_value_ron (hand->rules, &payment->liable_value, is_dealer) / 200 * 100;

  pay_winner (hand, payment, payment->payer, points - half, TB_REASON_WIN, payment->field);
  if (payment->liable != TB_NOBODY)
    pay_winner (hand, payment, payment->liable, half, TB_REASON_PAO, TB_FIELD_PAO_SHARE);
  if (payment->has_honba)
    pay_winner (hand, payment, payment->payer, hand->rules->honba_ron * hand->out->hand.honba,
                TB_REASON_HONBA, TB_FIELD_HONBA_RON);
}

/* The honba of a tsumo: from each, or all from the liable player if nothing of the win is paid
 * by the others. */
static void
pay_self_draw_honba (TbHand        *hand,
                     const Payment *payment)
{
  int32_t share = hand->rules->honba_tsumo * hand->out->hand.honba;

  if (payment->liable != TB_NOBODY && payment->is_all_liable)
    {
      pay_winner (hand, payment, payment->liable, share * (hand->rules->players - 1),
                  TB_REASON_HONBA, TB_FIELD_HONBA_TSUMO);
      return;
    }

  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    if (payer != payment->winner)
      pay_winner (hand, payment, payer, share, TB_REASON_HONBA, TB_FIELD_HONBA_TSUMO);
}

/* Tsumo: each pays a share, and the liable player also what is under pao in the shares of the
 * others. */
static void
pay_self_draw (TbHand        *hand,
               const Payment *payment)
{
  TbShares shares;
  TbShares liable_shares = { 0 };
  int32_t  in_place_of_others = 0;

  tb_shares_of_self_draw (hand->rules, payment->value, 0, hand->dealer, payment->winner, &shares);
  if (payment->liable != TB_NOBODY)
    tb_shares_of_self_draw (hand->rules, &payment->liable_value, 0, hand->dealer, payment->winner,
                            &liable_shares);

  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    {
      int32_t passed_on = payer != payment->liable ? liable_shares.points[payer] : 0;

      if (payer == payment->winner)
        continue;
      pay_winner (hand, payment, payer, shares.points[payer] - passed_on,
                  TB_REASON_WIN, payment->field);
      in_place_of_others += passed_on;
    }

  if (payment->liable != TB_NOBODY)
    pay_winner (hand, payment, payment->liable, in_place_of_others,
                TB_REASON_PAO, TB_FIELD_PAO_SHARE);
  pay_self_draw_honba (hand, payment); /* the only winner is the nearest */
}

static void
pay_win (TbHand *hand,
         int32_t index,
         bool    is_nearest)
{
  const TbWin *win = &hand->event->wins[index];
  Payment      payment;

  payment.winner = win->player;
  payment.payer = hand->payers[index];
  payment.liable = win->pao.player == payment.payer ? TB_NOBODY : win->pao.player;
  payment.value = &hand->values[index];
  payment.is_all_liable = false;
  payment.has_honba = is_nearest || hand->rules->honba_receivers == TB_HONBA_EVERY_WINNER;
  payment.field = field_of_value (hand, win, &payment);
  if (payment.liable != TB_NOBODY)
    find_liable_part (hand, &win->pao, &payment);

  if (payment.payer == TB_NOBODY)
    pay_self_draw (hand, &payment);
  else
    pay_ron (hand, &payment);
}

void
tb_wins_pay (TbHand *hand)
{
  TbPlayer receivers[TB_MAX_WINS];

  for (int32_t i = 0; i < hand->event->n_wins; i++)
    {
      pay_win (hand, hand->nearest[i], i == 0);
      receivers[i] = hand->event->wins[hand->nearest[i]].player;
    }

  tb_pots_give (hand, receivers, hand->event->n_wins);
}
