/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-hand.h"

/* Where a hand stands in the game: the regular winds, and what may follow them. */

bool
tb_round_is_extension (const TbRules *rules,
                       const TbRound *round)
{
  return round->extension || (rules->winds > 0 && (int32_t) round->wind >= rules->winds);
}

bool
tb_round_is_final (const TbRules *rules,
                   const TbRound *round)
{
  if (rules->winds == 0)
    return true;

  return round->number == rules->players - 1 &&
         (round->extension || (int32_t) round->wind >= rules->winds - 1);
}

bool
tb_round_is_last (const TbRules *rules,
                  const TbRound *round)
{
  return tb_round_is_final (rules, round) ||
         (rules->extension_ends == TB_EXTENSION_ENDS_DEALER_PASSES &&
          tb_round_is_extension (rules, round));
}

bool
tb_table_is_extension (const TbTable *table)
{
  return tb_round_is_extension (table->rules, &table->next.round);
}

bool
tb_table_is_last_hand (const TbTable *table)
{
  return tb_round_is_last (table->rules, &table->next.round);
}

void
tb_round_pass (const TbRules *rules,
               TbRound       *round)
{
  round->number++;
  if (round->number < rules->players)
    return;

  round->number = 0;
  round->wind++;
}

void
tb_round_extend (const TbRules *rules,
                 TbRound       *round)
{
  if (rules->extension == TB_EXTENSION_EAST_AGAIN)
    *round = (TbRound) { .wind = TB_WIND_EAST, .extension = true };
  else
    tb_round_pass (rules, round);
}
