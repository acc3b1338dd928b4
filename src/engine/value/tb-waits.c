/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-valuing.h"

size_t
tb_tiles_waits (const TbScorer   *scorer,
                const TbTileHand *hand,
                TbTileWait       *out)
{
  TbTileHand complete = *hand;
  TbKindSet  left = tb_kinds_played (scorer->rules);
  size_t     n = 0;

  for (; left != 0; left &= left - 1)
    {
      TbTileWait *wait = &out[n];

      wait->tile = tb_lowest_kind (left);
      complete.win = wait->tile;
      complete.self_draw = false;
      tb_scorer_value (scorer, &complete, &wait->ron);
      if (wait->ron.error != TB_HAND_FINE && wait->ron.error != TB_HAND_NO_YAKU)
        continue;

      complete.self_draw = true;
      tb_scorer_value (scorer, &complete, &wait->self_draw);
      n++;
    }

  return n;
}
