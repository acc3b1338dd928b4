/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-table.h"

void
tb_ranks (const TbRules *rules,
          const int32_t *scores,
          uint8_t       *ranks)
{
  bool by_seat = rules->ties == TB_TIES_BY_SEAT;

  for (TbPlayer player = 0; player < rules->players; player++)
    {
      uint8_t better = 0;

      for (TbPlayer other = 0; other < rules->players; other++)
        better = (uint8_t) (better + (scores[other] > scores[player]) +
                            (by_seat && other < player && scores[other] == scores[player]));

      ranks[player] = (uint8_t) (better + 1);
    }
}
