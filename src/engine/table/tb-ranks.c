/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-table.h"

/* Each pair is compared once, and nothing branches on who is ahead: this is called for every
 * hand. */
void
tb_ranks (const TbRules *rules,
          const int32_t *scores,
          uint8_t       *ranks)
{
  /* What the nearer to the first dealer has over another with the same score. */
  int32_t ahead = rules->ties == TB_TIES_BY_SEAT;

  for (TbPlayer player = 0; player < rules->players; player++)
    ranks[player] = 1;

  for (TbPlayer player = 0; player < rules->players; player++)
    for (TbPlayer other = player + 1; other < rules->players; other++)
      {
        ranks[other] = (uint8_t) (ranks[other] + (scores[player] + ahead > scores[other]));
        ranks[player] = (uint8_t) (ranks[player] + (scores[other] > scores[player]));
      }
}
