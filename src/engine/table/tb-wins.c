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
  bool           has_honba;   /* of a ron */
  TbField        field;       /* the rule that decides the value of the win */
  TbField        pao_field;   /* the rule that decides how much the liable player pays */
  TbField        honba_field; /* the rule that decides who gets the honba of a ron */
} Payment;

static bool
names_rinshan (const TbPao *pao)
{
  for (int32_t i = 0; i < pao->n_for; i++)
    if (pao->for_yakuman[i] == TB_YAKU_RINSHAN)
      return true;

  return false;
}

/* Whether @pao stands for the whole hand: the ruleset says so, or nothing is named, or the
 * liability is that of a kan's feeder, which knows no yakuman. */
static bool
is_for_whole_hand (const TbHand *hand,
                   const TbPao  *pao)
{
  return hand->rules->pao_share == TB_PAO_WHOLE_HAND || pao->n_for == 0 || names_rinshan (pao);
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

void
tb_win_move (TbHand  *hand,
             TbPlayer from,
             TbPlayer winner,
             int32_t  points,
             TbReason reason,
             TbField  field)
{
  TbPlayer     wareme = hand->event->wareme;
  TbLedgerLine line = {
    .from = TB_ACCOUNT_PLAYER (from),
    .to = TB_ACCOUNT_PLAYER (winner),
    .points = points,
    .reason = reason,
    .field = field,
  };

  tb_ledger_move (&hand->out->ledger, line);
  if (wareme == from || wareme == winner)
    {
      line.field = TB_FIELD_WAREME;
      tb_ledger_move (&hand->out->ledger, line);
    }
  hand->paid[from] |= points > 0 ? TB_PLAYER_BIT (winner) : 0;
}

/* Ron: the discarder pays, and of what is under pao the liable player pays half or all; the odd
 * hundred of a half stays with the discarder, and so does the honba unless nothing else is left of
 * the win (docs/scoring.md, Pao). */
static void
pay_ron (TbHand        *hand,
         const Payment *payment)
{
  const TbRules *rules = hand->rules;
  bool           is_dealer = payment->winner == hand->dealer;
  int32_t        points = tb_value_ron (rules, payment->value, is_dealer);
  int32_t        honba = payment->has_honba ? rules->honba_ron * hand->out->hand.honba : 0;
  TbPlayer       payer_of_honba = payment->payer;

  if (payment->liable != TB_NOBODY)
    {
      int32_t part = tb_value_ron (rules, &payment->liable_value, is_dealer);
      TbField field_of_rest = payment->pao_field;

      if (rules->pao_ron == TB_PAO_RON_HALF)
        {
          part = part / 200 * 100;
          field_of_rest = TB_FIELD_PAO_RON;
        }
      else if (payment->is_all_liable)
        payer_of_honba = payment->liable;

      tb_win_move (hand, payment->payer, payment->winner, points - part, TB_REASON_WIN,
                   field_of_rest);
      tb_win_move (hand, payment->liable, payment->winner, part, TB_REASON_PAO, TB_FIELD_PAO_RON);
    }
  else
    tb_win_move (hand, payment->payer, payment->winner, points, TB_REASON_WIN, payment->field);

  tb_win_move (hand, payer_of_honba, payment->winner, honba, TB_REASON_HONBA,
               payment->honba_field);
}

/* The honba of a tsumo: from each, or all from the liable player if nothing of the win is paid
 * by the others. */
static void
pay_self_draw_honba (TbHand        *hand,
                     const Payment *payment)
{
  TbField  field = hand->rules->honba_before_split ? TB_FIELD_HONBA_BEFORE_SPLIT
                                                   : TB_FIELD_HONBA_TSUMO;
  bool     all_liable = payment->liable != TB_NOBODY && payment->is_all_liable;
  int32_t  of_liable = 0;
  TbShares shares;

  if (hand->out->hand.honba == 0)
    return;

  tb_honba_shares_of_self_draw (hand, payment->value, payment->winner, &shares);
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    {
      if (payer == payment->winner)
        continue;
      if (all_liable)
        of_liable += shares.points[payer];
      else
        tb_win_move (hand, payer, payment->winner, shares.points[payer], TB_REASON_HONBA, field);
    }

  if (all_liable)
    tb_win_move (hand, payment->liable, payment->winner, of_liable, TB_REASON_HONBA, field);
}

/* What @payer would pay of the part under pao, which the liable player pays in his place. No more
 * than his share: the rows of a table need not rise evenly. */
static int32_t
passed_on (const Payment  *payment,
           const TbShares *shares,
           const TbShares *liable_shares,
           TbPlayer        payer)
{
  if (payer == payment->liable)
    return 0;

  return liable_shares->points[payer] < shares->points[payer] ? liable_shares->points[payer]
                                                              : shares->points[payer];
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
      int32_t others = passed_on (payment, &shares, &liable_shares, payer);

      if (payer == payment->winner)
        continue;
      tb_win_move (hand, payer, payment->winner, shares.points[payer] - others, TB_REASON_WIN,
                   others > 0 ? payment->pao_field : payment->field);
      in_place_of_others += others;
    }

  if (payment->liable != TB_NOBODY)
    tb_win_move (hand, payment->liable, payment->winner, in_place_of_others, TB_REASON_PAO,
                 payment->pao_field);
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
  payment.field = tb_win_find_field (hand, index);
  payment.pao_field = names_rinshan (&win->pao) ? TB_FIELD_PAO_KAN_FEEDER : TB_FIELD_PAO_SHARE;
  payment.honba_field = hand->event->n_wins > 1 ? TB_FIELD_HONBA_RECEIVERS : TB_FIELD_HONBA_RON;
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
      if (hand->rules->scoring == TB_SCORING_TAI)
        tb_tai_win_pay (hand, hand->nearest[i]);
      else
        pay_win (hand, hand->nearest[i], i == 0);
      receivers[i] = hand->event->wins[hand->nearest[i]].player;
    }

  tb_pots_give (hand, receivers, hand->event->n_wins,
                hand->event->n_wins > 1 ? TB_FIELD_POT_RECEIVERS : TB_FIELD_RIICHI_STAKE);
}
