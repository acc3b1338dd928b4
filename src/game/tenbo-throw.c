/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-throw.h"

#define DIE_SIDES 6

/* Returns the wall that is @steps walls counterclockwise from the dealer's own wall; the empty side
 * counts only with @empty_side. */
static TbSide
count_wall (const TenboSeating *seating,
            TbPlayer            dealer,
            gboolean            empty_side,
            int                 steps)
{
  TbSide wall = seating->sides[dealer];

  for (int i = 0; i < steps; i++)
    do
      wall = tenbo_table_side_get_next (wall);
    while (!empty_side && tenbo_seating_find_player (seating, wall) < 0);

  return wall;
}

void
tenbo_throw_make (const TenboThrowRules *rules,
                  const TenboSeating    *seating,
                  TbPlayer               dealer,
                  const TenboChance     *chance,
                  TenboThrow            *out)
{
  int steps;

  g_return_if_fail (rules->n_dice >= 0 && rules->n_dice <= TENBO_MAX_DICE);
  g_return_if_fail (dealer < seating->n_players);

  *out = (TenboThrow) { .n_dice = rules->n_dice };

  for (int i = 0; i < rules->n_dice; i++)
    {
      out->dice[i] = (int) tenbo_chance_below (chance, DIE_SIDES) + 1;
      out->number += out->dice[i];
    }

  /* The dealer's own wall is 1. */
  steps = out->number - 1;
  if (rules->n_dice == 0)
    {
      /* Counting by the number would open some walls more often than others. */
      out->number = (int) tenbo_chance_below (chance, (guint) rules->max) + 1;
      steps = (int) tenbo_chance_below (chance, rules->empty_side ? TB_N_SIDES
                                                                  : (guint) seating->n_players);
    }

  out->wall = count_wall (seating, dealer, rules->empty_side, steps);
}
