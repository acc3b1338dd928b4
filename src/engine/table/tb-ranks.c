/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-table.h"

/* Each pair is compared once: this is called for every hand. */
void
tb_ranks (const TbRules *rules,
          const int32_t *scores,
          uint8_t       *ranks)
{
  bool by_seat = rules->ties == TB_TIES_BY_SEAT;

  for (TbPlayer player = 0; player < rules->players; player++)
    ranks[player] = 1;

  for (TbPlayer player = 0; player < rules->players; player++)
    for (TbPlayer other = player + 1; other < rules->players; other++)
      {
        bool is_ahead = scores[player] > scores[other] ||
                        (by_seat && scores[player] == scores[other]);

        ranks[other] = (uint8_t) (ranks[other] + is_ahead);
        ranks[player] = (uint8_t) (ranks[player] + (scores[other] > scores[player]));
      }
}
