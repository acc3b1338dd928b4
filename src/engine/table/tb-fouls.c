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
  int32_t share = (fine + 100 * parts - 1) / (100 * parts) * 100;
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

static void
share_fine (const TbHand *hand,
            int32_t       foul,
            TbShares     *out)
{
  tb_fine_split (hand->rules, hand->fines[foul], hand->event->fouls[foul].player, hand->dealer,
                 out);
}

static void
pay_others (TbHand  *hand,
            int32_t  foul,
            TbReason reason)
{
  TbPlayer offender = hand->event->fouls[foul].player;
  TbShares shares;

  share_fine (hand, foul, &shares);
  for (TbPlayer player = 0; player < hand->rules->players; player++)
    if (player != offender)
      tb_ledger_move (&hand->out->ledger,
                      (TbLedgerLine) {
                        .from = TB_ACCOUNT_PLAYER (offender),
                        .to = TB_ACCOUNT_PLAYER (player),
                        .points = shares.points[player],
                        .reason = reason,
                        .field = TB_FIELD_FOULS,
                      });
}

/* Pays the foul @foul. Returns whether points moved now. */
static bool
pay (TbHand  *hand,
     int32_t  foul,
     TbReason reason)
{
  TbPlayer offender = hand->event->fouls[foul].player;
  TbFoulTo to = tb_hand_foul_rule (hand, foul)->to;

  if (to == TB_FOUL_TO_SETTLEMENT)
    {
      hand->out->prizes[offender] -= hand->fines[foul];
      return false;
    }

  if (to == TB_FOUL_TO_OTHERS)
    pay_others (hand, foul, reason);
  else
    tb_ledger_move (&hand->out->ledger,
                    (TbLedgerLine) {
                      .from = TB_ACCOUNT_PLAYER (offender),
                      .to = TB_ACCOUNT_POT,
                      .points = hand->fines[foul],
                      .reason = reason,
                      .field = TB_FIELD_FOULS,
                    });

  return true;
}

void
tb_fouls_pay_deposits (TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    if (tb_hand_foul_rule (hand, i)->due == TB_FOUL_DUE_AT_ONCE &&
        pay (hand, i, TB_REASON_DEPOSIT))
      hand->deposited |= TB_PLAYER_BIT (hand->event->fouls[i].player);
}

void
tb_fouls_pay_fines (TbHand *hand)
{
  for (int32_t i = 0; i < hand->event->n_fouls; i++)
    {
      const TbFoulRule *rule = tb_hand_foul_rule (hand, i);
      TbPlayerSet       offender = TB_PLAYER_BIT (hand->event->fouls[i].player);

      if (rule->due == TB_FOUL_DUE_AT_ONCE)
        continue;

      hand->offenders |= offender;
      if (pay (hand, i, TB_REASON_FINE))
        hand->fined |= offender;
      if (rule->due == TB_FOUL_DUE_ENDS_HAND && rule->replay)
        hand->replay = true;
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
      TbShares          shares = { 0 };

      if (rule->due == TB_FOUL_DUE_AT_ONCE || rule->to == TB_FOUL_TO_SETTLEMENT)
        continue;

      if (rule->to == TB_FOUL_TO_OTHERS)
        share_fine (hand, i, &shares);
      else
        balance[offender] -= hand->fines[i];

      for (TbPlayer player = 0; player < hand->rules->players; player++)
        {
          balance[offender] -= shares.points[player];
          balance[player] += shares.points[player];
        }
    }
}
