/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-near-end.h"

/* Plays a mangan of @winner from @from. Returns false if the ruleset has none or refuses it. */
static bool
play_mangan (const TbTable       *table,
             const TbPartialHand *partial,
             TbPlayer             winner,
             TbPlayer             from,
             TbHandResult        *out)
{
  TbTable   copy = *table;
  TbEvent   event;
  TbProblem problem;

  tb_event_begin (&event, TB_RESULT_WIN, partial);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], winner);
  event.wins[0].from = from;
  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_LIMIT, .limit = TB_LIMIT_MANGAN };

  return tb_table_apply (&copy, &event, out, &problem) == TB_OK;
}

TenboNearEnd
tenbo_near_end_find (const TbTable       *table,
                     const TbPartialHand *partial,
                     TbPlayer             player)
{
  if (table->end.reason != TB_END_NONE)
    return TENBO_NEAR_NOTHING;

  for (TbPlayer other = 0; other < table->rules->players; other++)
    {
      TbHandResult result;

      if (other == player)
        continue;
      if (play_mangan (table, partial, other, player, &result) &&
          (result.busted & TB_PLAYER_BIT (player)) != 0)
        return TENBO_NEAR_BUST;
      if (!play_mangan (table, partial, player, other, &result))
        continue;
      if (result.end.reason == TB_END_CEILING && (result.end.players & TB_PLAYER_BIT (player)) != 0)
        return TENBO_NEAR_CEILING;
      if (result.end.reason == TB_END_TARGET && result.scores[player] >= table->rules->target)
        return TENBO_NEAR_TARGET;
    }

  return TENBO_NEAR_NOTHING;
}
