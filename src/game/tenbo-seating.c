/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seating.h"

#include "tenbo-rows.h"

#include <glib/gi18n-lib.h>

TbSide
tenbo_table_side_of_player (TbPlayer player)
{
  g_return_val_if_fail (player < TB_N_SIDES, TB_SIDE_BLUE);

  return (TbSide) tenbo_stored_side (-1, player);
}

TbSide
tenbo_table_side_get_next (TbSide side)
{
  return (TbSide) (((int) side + TB_N_SIDES - 1) % TB_N_SIDES);
}

const char *
tenbo_table_side_get_name (TbSide side)
{
  switch (side)
    {
    case TB_SIDE_BLUE:
      return C_ ("side of the table", "Blue");
    case TB_SIDE_RED:
      return C_ ("side of the table", "Red");
    case TB_SIDE_GREEN:
      return C_ ("side of the table", "Green");
    case TB_SIDE_YELLOW:
      return C_ ("side of the table", "Yellow");
    }

  g_return_val_if_reached ("");
}

void
tenbo_seating_init (TenboSeating *seating,
                    int           n_players,
                    TbSide        first,
                    TbSide        empty)
{
  TbSide side = first;

  g_return_if_fail (n_players == TB_MAX_PLAYERS || first != empty);

  *seating = (TenboSeating) { .n_players = n_players };

  for (int player = 0; player < n_players; player++)
    {
      if (n_players < TB_MAX_PLAYERS && side == empty)
        side = tenbo_table_side_get_next (side);

      seating->sides[player] = side;
      side = tenbo_table_side_get_next (side);
    }
}

/* Returns the empty side of the table; with four players any one. */
static TbSide
find_empty (int        n_players,
            const int *sides)
{
  TbSide empty = TB_SIDE_BLUE;

  for (int side = 0; side < TB_N_SIDES; side++)
    {
      gboolean taken = FALSE;

      for (int player = 0; player < n_players; player++)
        taken = taken || sides[player] == side;

      if (!taken)
        empty = (TbSide) side;
    }

  return empty;
}

void
tenbo_seating_init_recorded (TenboSeating *seating,
                             int           n_players,
                             const int    *sides)
{
  gboolean known = TRUE;

  for (int player = 0; player < n_players; player++)
    known = known && sides[player] >= 0 && sides[player] < TB_N_SIDES;

  if (known)
    {
      TbSide empty = find_empty (n_players, sides);

      tenbo_seating_init (seating, n_players, (TbSide) sides[0], empty);
      for (int player = 0; player < n_players; player++)
        known = known && (int) seating->sides[player] == sides[player];
    }

  if (!known)
    tenbo_seating_init (seating, n_players, TB_SIDE_BLUE, TB_SIDE_RED);
}

int
tenbo_seating_find_player (const TenboSeating *seating,
                           TbSide              side)
{
  for (int player = 0; player < seating->n_players; player++)
    if (seating->sides[player] == side)
      return player;

  return -1;
}

/* Does the same for @seating. */
static TbSide
get_empty (const TenboSeating *seating)
{
  int sides[TB_MAX_PLAYERS];

  for (int player = 0; player < seating->n_players; player++)
    sides[player] = (int) seating->sides[player];

  return find_empty (seating->n_players, sides);
}

void
tenbo_seating_turn (TenboSeating *seating)
{
  tenbo_seating_init (seating,
                      seating->n_players,
                      seating->sides[1],
                      get_empty (seating));
}

void
tenbo_seating_draw (TenboSeating      *seating,
                    gboolean           with_empty_side,
                    const TenboChance *chance)
{
  TbSide empty = get_empty (seating);
  TbSide first;

  if (with_empty_side)
    empty = (TbSide) tenbo_chance_below (chance, TB_N_SIDES);

  first = empty;
  for (guint step = tenbo_chance_below (chance, (guint) seating->n_players) + 1; step > 0; step--)
    first = tenbo_table_side_get_next (first);

  tenbo_seating_init (seating, seating->n_players, first, empty);
}
