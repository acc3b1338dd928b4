/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seating.h"

#include <glib/gi18n-lib.h>

TbPlace
tenbo_place_of_player (TbPlayer player)
{
  g_return_val_if_fail (player < TB_N_TABLE_PLACES, TB_PLACE_BLUE);

  return (TbPlace) ((TB_N_TABLE_PLACES - player) % TB_N_TABLE_PLACES);
}

const char *
tenbo_place_css_class (TbPlace place)
{
  static const char *const classes[TB_N_TABLE_PLACES] = { "blue", "red", "green", "yellow" };

  g_return_val_if_fail ((guint) place < TB_N_TABLE_PLACES, classes[0]);

  return classes[place];
}

TbPlace
tenbo_place_get_next (TbPlace place)
{
  return (TbPlace) (((int) place + TB_N_TABLE_PLACES - 1) % TB_N_TABLE_PLACES);
}

const char *
tenbo_place_get_name (TbPlace place)
{
  switch (place)
    {
    case TB_PLACE_BLUE:
      return C_ ("place at the table", "Blue");
    case TB_PLACE_RED:
      return C_ ("place at the table", "Red");
    case TB_PLACE_GREEN:
      return C_ ("place at the table", "Green");
    case TB_PLACE_YELLOW:
      return C_ ("place at the table", "Yellow");
    }

  g_return_val_if_reached ("");
}

void
tenbo_seating_init (TenboSeating *seating,
                    int           n_players,
                    TbPlace       first,
                    TbPlace       empty)
{
  TbPlace place = first;

  g_return_if_fail (n_players == TB_MAX_PLAYERS || first != empty);

  *seating = (TenboSeating) { .n_players = n_players };

  for (int player = 0; player < n_players; player++)
    {
      if (n_players < TB_MAX_PLAYERS && place == empty)
        place = tenbo_place_get_next (place);

      seating->places[player] = place;
      place = tenbo_place_get_next (place);
    }
}

static TbPlace
find_empty (int        n_players,
            const int *places)
{
  for (int place = TB_N_TABLE_PLACES - 1; place >= 0; place--)
    {
      gboolean taken = FALSE;

      for (int player = 0; player < n_players; player++)
        taken = taken || places[player] == place;

      if (!taken)
        return (TbPlace) place;
    }

  return tenbo_place_get_next ((TbPlace) places[n_players - 1]);
}

void
tenbo_seating_init_recorded (TenboSeating *seating,
                             int           n_players,
                             const int    *places)
{
  gboolean known = TRUE;

  for (int player = 0; player < n_players; player++)
    known = known && places[player] >= 0 && places[player] < TB_N_TABLE_PLACES;

  if (known)
    {
      TbPlace empty = find_empty (n_players, places);

      tenbo_seating_init (seating, n_players, (TbPlace) places[0], empty);
      for (int player = 0; player < n_players; player++)
        known = known && (int) seating->places[player] == places[player];
    }

  if (!known)
    tenbo_seating_init (seating, n_players, TB_PLACE_BLUE, TB_PLACE_RED);
}

int
tenbo_seating_find_player (const TenboSeating *seating,
                           TbPlace             place)
{
  for (int player = 0; player < seating->n_players; player++)
    if (seating->places[player] == place)
      return player;

  return -1;
}

/* Returns the empty side of the table; for four players the side after the last player, which is
 * taken. */
static TbPlace
get_empty (const TenboSeating *seating)
{
  int places[TB_MAX_PLAYERS];

  for (int player = 0; player < seating->n_players; player++)
    places[player] = (int) seating->places[player];

  return find_empty (seating->n_players, places);
}

void
tenbo_seating_turn (TenboSeating *seating)
{
  tenbo_seating_init (seating,
                      seating->n_players,
                      seating->places[1],
                      get_empty (seating));
}

void
tenbo_seating_draw (TenboSeating      *seating,
                    gboolean           with_empty_side,
                    const TenboChance *chance)
{
  TbPlace empty = get_empty (seating);
  TbPlace first;

  if (with_empty_side)
    empty = (TbPlace) tenbo_chance_below (chance, TB_N_TABLE_PLACES);

  first = empty;
  for (guint step = tenbo_chance_below (chance, (guint) seating->n_players) + 1; step > 0; step--)
    first = tenbo_place_get_next (first);

  tenbo_seating_init (seating, seating->n_players, first, empty);
}
