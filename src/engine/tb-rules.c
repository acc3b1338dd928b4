/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-rules.h"

const TbYakuRule *
tb_rules_find_yaku (const TbRules *rules,
                    TbYaku         yaku)
{
  for (int32_t i = 0; i < rules->n_yaku; i++)
    if (rules->yaku[i].yaku == yaku)
      return &rules->yaku[i];

  return NULL;
}
