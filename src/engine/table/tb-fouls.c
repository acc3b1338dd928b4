/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

const TbFoulRule *
tb_hand_foul_rule (const TbHand *hand,
                   int32_t       foul)
{
  return &hand->rules->fouls[hand->event->fouls[foul].rule];
}

int32_t
tb_fouls_find_ending (const TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    if (tb_hand_foul_rule (hand, i)->due == TB_FOUL_DUE_ENDS_HAND)
      return i;

  return -1;
}

void
tb_fine_split (const TbRules *rules,
               int32_t        fine,
               TbPlayer       offender,
               TbPlayer       dealer,
               TbShares      *out)
{
  int32_t parts = rules->players - (offender == dealer);
  int32_t step = tb_rules_point_step (rules);
  int32_t share = (fine + step * parts - 1) / (step * parts) * step;
  int32_t rest = fine;

  *out = (TbShares) { 0 };
  for (TbPlayer player = 0; player < rules->players; player++)
    if (player != offender && player != dealer)
      {
        out->points[player] = offender == dealer || share < rest ? share : rest;
        rest -= out->points[player];
      }

  if (offender != dealer)
    out->points[dealer] = rest;
}

/* Pays each other player their part of the fine of @foul; nothing if the fine goes elsewhere. */
static void
share_fine (const TbHand *hand,
            int32_t       foul,
            TbShares     *out)
{
  TbPlayer offender = hand->event->fouls[foul].player;
  TbFoulTo to = tb_hand_foul_rule (hand, foul)->to;

  *out = (TbShares) { 0 };
  if (to == TB_FOUL_TO_OTHERS)
    tb_fine_split (hand->rules, hand->fines[foul], offender, hand->dealer, out);
  else if (to == TB_FOUL_TO_EACH)
    for (TbPlayer player = 0; player < hand->rules->players; player++)
      out->points[player] = player == offender ? 0 : hand->fines[foul];
}

/* Pays the foul @foul. Returns whether points moved now. */
static bool
pay (TbHand  *hand,
     int32_t  foul,
     TbReason reason)
{
  TbPlayer  offender = hand->event->fouls[foul].player;
  TbAccount from = TB_ACCOUNT_PLAYER (offender);
  TbFoulTo  to = tb_hand_foul_rule (hand, foul)->to;
  int32_t   fine = hand->fines[foul];
  TbShares  shares;

  if (to == TB_FOUL_TO_SETTLEMENT)
    {
      hand->out->prizes[offender] -= fine;
      return false;
    }

  if (to == TB_FOUL_TO_POT || to == TB_FOUL_TO_PENALTY_POT)
    {
      TbAccount pot = to == TB_FOUL_TO_POT ? TB_ACCOUNT_POT : TB_ACCOUNT_PENALTY_POT;

      tb_ledger_move (&hand->out->ledger,
                      (TbLedgerLine) { from, pot, fine, reason, TB_FIELD_FOULS });
      return fine > 0;
    }

  share_fine (hand, foul, &shares);
  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (shares.points[player] > 0)
      tb_ledger_move (&hand->out->ledger,
                      (TbLedgerLine) { from, TB_ACCOUNT_PLAYER (player), shares.points[player],
                                       reason, TB_FIELD_FOULS });

  return fine > 0;
}

void
tb_fouls_pay_deposits (TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    {
      TbPlayer offender = hand->event->fouls[i].player;

      if (tb_hand_foul_rule (hand, i)->due != TB_FOUL_DUE_AT_ONCE ||
          !pay (hand, i, TB_REASON_DEPOSIT))
        continue;

      hand->deposited |= TB_PLAYER_BIT (offender);
      if (hand->rules->bust_when == TB_BUST_AT_ONCE &&
          tb_end_is_bust (hand->rules, hand->out->ledger.balance[offender]))
        {
          hand->out->cut_short = true;
          hand->winners = 0;
          hand->out->busted = TB_PLAYER_BIT (offender);
          return;
        }
    }
}

/* Whether a foul of @rule is paid at the end of a hand that nobody won. */
static bool
is_fine (const TbHand     *hand,
         const TbFoulRule *rule)
{
  return rule->due == TB_FOUL_DUE_AT_DRAW || rule->due == TB_FOUL_DUE_ENDS_HAND ||
         (rule->due == TB_FOUL_DUE_ONLY_AT_DRAW && hand->event->result == TB_RESULT_DRAW);
}

void
tb_fouls_pay_fines (TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    {
      const TbFoulRule *rule = tb_hand_foul_rule (hand, i);
      TbPlayer          offender = hand->event->fouls[i].player;
      bool              ends_hand = rule->due == TB_FOUL_DUE_ENDS_HAND;

      if (!is_fine (hand, rule))
        continue;

      hand->restore |= rule->restore;
      hand->replay |= ends_hand && rule->replay;
      hand->ended_by_dealer |= ends_hand && rule->decides_deal && offender == hand->dealer;
      if (rule->decides_deal)
        hand->offenders |= TB_PLAYER_BIT (offender);
      if (pay (hand, i, TB_REASON_FINE))
        hand->fined |= TB_PLAYER_BIT (offender);
    }
}

void
tb_fouls_foresee_fines (const TbHand *hand,
                        int32_t      *balance)
{
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    {
      const TbFoulRule *rule = tb_hand_foul_rule (hand, i);
      TbPlayer          offender = hand->event->fouls[i].player;
      TbShares          shares;

      if (!is_fine (hand, rule))
        continue;

      if (rule->to == TB_FOUL_TO_POT || rule->to == TB_FOUL_TO_PENALTY_POT)
        balance[offender] -= hand->fines[i];

      share_fine (hand, i, &shares);
      for (TbPlayer player = 0; player < hand->rules->players; player++)
        {
          balance[offender] -= shares.points[player];
          balance[player] += shares.points[player];
        }
    }
}
