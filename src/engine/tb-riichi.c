/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-riichi.h"

bool
tb_rules_record_riichi (const TbRules *rules)
{
  return rules->riichi_stake > 0;
}

int32_t
tb_rules_open_riichi_minimum (const TbRules *rules)
{
  if (rules->riichi_minimum == 0 || rules->riichi_minimum > rules->open_riichi_stake)
    return rules->riichi_minimum;

  return rules->open_riichi_stake;
}
