/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-value.h"

static int32_t
round_up_to_hundred (int32_t points)
{
  return (points + 99) / 100 * 100;
}

int32_t
tb_value_ron (const TbRules *rules,
              const TbValue *value,
              bool           dealer)
{
  (void) rules;

  return round_up_to_hundred (value->base * (dealer ? 6 : 4));
}

void
tb_shares_of_self_draw (const TbRules *rules,
                        const TbValue *value,
                        int32_t        honba,
                        TbPlayer       dealer,
                        TbPlayer       winner,
                        TbShares      *out)
{
  int32_t single = round_up_to_hundred (value->base);
  int32_t twofold = round_up_to_hundred (2 * value->base);

  (void) honba;

  for (TbPlayer payer = 0; payer < rules->players; payer++)
    out->points[payer] = winner == dealer || payer == dealer ? twofold : single;

  out->points[winner] = 0;
}
