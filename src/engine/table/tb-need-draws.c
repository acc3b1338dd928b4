/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tb-need-draws.h"

/* The draws of @possible that @draw means. */
static uint16_t
find_sets (uint16_t   possible,
           TbNeedDraw draw)
{
  uint16_t sets = 0;

  for (uint32_t set = 0; set < TB_N_TENPAI_SETS; set++)
    if ((set & draw.tenpai) == draw.tenpai && (set & draw.noten) == 0)
      sets |= (uint16_t) (1u << set);

  return sets & possible;
}

/* Adds to the list each condition on @n_named players, if it means no other draws than those of
 * @draws, and some that are not in the list. Returns what the list holds then, which is @listed
 * before. */
static uint16_t
list_conditions (uint16_t     possible,
                 int32_t      players,
                 int32_t      n_named,
                 uint16_t     listed,
                 TbNeedDraws *draws)
{
  uint32_t n_sets = 1u << players;

  for (uint32_t named = 0; named < n_sets; named++)
    for (uint32_t tenpai = 0; tenpai < n_sets; tenpai++)
      {
        TbNeedDraw draw = { (TbPlayerSet) tenpai, (TbPlayerSet) (named & ~tenpai) };
        uint16_t   sets;

        if ((tenpai & ~named) != 0 || tb_player_set_count ((TbPlayerSet) named) != n_named)
          continue;

        sets = find_sets (possible, draw);
        if ((sets & ~draws->sets) != 0 || (sets & ~listed) == 0)
          continue;

        listed |= sets;
        draws->list[draws->n++] = draw;
      }

  return listed;
}

void
tb_need_draws_list (uint16_t     possible,
                    int32_t      players,
                    TbNeedDraws *draws)
{
  uint16_t listed = 0;

  /* Conditions that name fewer players come first, so that none is listed of which a part says it
   * already; the ones that name all players say each draw by itself, so that none is left. */
  draws->n = 0;
  for (int32_t n_named = 0; listed != draws->sets; n_named++)
    listed = list_conditions (possible, players, n_named, listed, draws);
}
