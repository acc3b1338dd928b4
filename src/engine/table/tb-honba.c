/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* What each pays more because the honba was added to the value before it was split. */
static void
share_before_split (const TbHand  *hand,
                    const TbValue *value,
                    int32_t        honba,
                    TbPlayer       winner,
                    TbShares      *out)
{
  TbShares without;

  tb_shares_of_self_draw (hand->rules, value, honba, hand->dealer, winner, out);
  tb_shares_of_self_draw (hand->rules, value, 0, hand->dealer, winner, &without);
  for (TbPlayer payer = 0; payer < hand->rules->players; payer++)
    out->points[payer] -= without.points[payer];
}

void
tb_honba_shares_of_self_draw (const TbHand  *hand,
                              const TbValue *value,
                              TbPlayer       winner,
                              TbShares      *out)
{
  const TbRules *rules = hand->rules;
  int32_t        honba = hand->out->hand.honba;

  if (rules->honba_before_split)
    {
      share_before_split (hand, value, rules->honba_ron * honba, winner, out);
      return;
    }

  for (TbPlayer payer = 0; payer < rules->players; payer++)
    out->points[payer] = payer == winner ? 0 : rules->honba_tsumo * honba;
}
