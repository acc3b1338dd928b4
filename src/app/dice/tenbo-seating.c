/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-seating.h"

#include <glib/gi18n.h>

TenboPlace
tenbo_place_get_next (TenboPlace place)
{
  return (TenboPlace) (((int) place + TENBO_N_PLACES - 1) % TENBO_N_PLACES);
}

const char *
tenbo_place_get_name (TenboPlace place)
{
  switch (place)
    {
    case TENBO_PLACE_BLUE:
      return C_ ("place at the table", "Blue");
    case TENBO_PLACE_RED:
      return C_ ("place at the table", "Red");
    case TENBO_PLACE_GREEN:
      return C_ ("place at the table", "Green");
    case TENBO_PLACE_YELLOW:
      return C_ ("place at the table", "Yellow");
    }

  g_return_val_if_reached ("");
}

void
tenbo_seating_init (TenboSeating *seating,
                    int           n_players,
                    TenboPlace    first,
                    TenboPlace    empty)
{
  TenboPlace place = first;

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

static TenboPlace
find_empty (int        n_players,
            const int *places)
{
  for (int place = TENBO_N_PLACES - 1; place >= 0; place--)
    {
      gboolean taken = FALSE;

      for (int player = 0; player < n_players; player++)
        taken = taken || places[player] == place;

      if (!taken)
        return (TenboPlace) place;
    }

  return tenbo_place_get_next ((TenboPlace) places[n_players - 1]);
}

void
tenbo_seating_init_recorded (TenboSeating *seating,
                             int           n_players,
                             const int    *places)
{
  gboolean known = TRUE;

  for (int player = 0; player < n_players; player++)
    known = known && places[player] >= 0 && places[player] < TENBO_N_PLACES;

  if (known)
    {
      TenboPlace empty = find_empty (n_players, places);

      tenbo_seating_init (seating, n_players, (TenboPlace) places[0], empty);
      for (int player = 0; player < n_players; player++)
        known = known && (int) seating->places[player] == places[player];
    }

  if (!known)
    tenbo_seating_init (seating, n_players, TENBO_PLACE_BLUE, TENBO_PLACE_RED);
}

int
tenbo_seating_find_player (const TenboSeating *seating,
                           TenboPlace          place)
{
  for (int player = 0; player < seating->n_players; player++)
    if (seating->places[player] == place)
      return player;

  return -1;
}

TenboPlace
tenbo_seating_get_empty (const TenboSeating *seating)
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
                      tenbo_seating_get_empty (seating));
}

void
tenbo_seating_draw (TenboSeating      *seating,
                    gboolean           with_empty_side,
                    const TenboChance *chance)
{
  TenboPlace empty = tenbo_seating_get_empty (seating);
  TenboPlace first;

  if (with_empty_side)
    empty = (TenboPlace) tenbo_chance_below (chance, TENBO_N_PLACES);

  first = empty;
  for (guint step = tenbo_chance_below (chance, (guint) seating->n_players) + 1; step > 0; step--)
    first = tenbo_place_get_next (first);

  tenbo_seating_init (seating, seating->n_players, first, empty);
}
