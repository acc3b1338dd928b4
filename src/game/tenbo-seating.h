/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"
#include "tenbo-chance.h"

G_BEGIN_DECLS

/* Who sits where: the place of each player, in turn order from the first dealer. Turns go against
 * the clock, so each sits at the next place that way which is taken. Where three play, one place
 * is empty. */
typedef struct
{
  int     n_players;
  TbPlace places[TB_MAX_PLAYERS];
} TenboSeating;

/* The place of @player if the first dealer sits at the blue one. Turns go against the clock, so
 * the second player sits at the last place. */
TbPlace tenbo_place_of_player (TbPlayer player);

/* "blue", "red", "green", "yellow", as the style sheet calls them. Static text. */
const char *tenbo_place_css_class (TbPlace place);

/* The place that comes next against the clock. */
TbPlace tenbo_place_get_next (TbPlace place);

/* "Blue", "Red", "Green", "Yellow", in the language of the user. Static text. */
const char *tenbo_place_get_name (TbPlace place);

/* The first dealer sits at @first; where three play, nobody sits at @empty (which is not @first,
 * and of no meaning where four play). */
void tenbo_seating_init (TenboSeating *seating,
                         int           n_players,
                         TbPlace       first,
                         TbPlace       empty);

/* The places that were recorded with a game; the usual ones (the first dealer at the blue place)
 * where @places has none (-1) or not each in turn order. */
void tenbo_seating_init_recorded (TenboSeating *seating,
                                  int           n_players,
                                  const int    *places);

/* The player at @place, or -1. */
int tenbo_seating_find_player (const TenboSeating *seating,
                               TbPlace             place);

/* All stay where they sit, and the second player is the first dealer now. */
void tenbo_seating_turn (TenboSeating *seating);

/* Draws where the first dealer sits and, where three play and @with_empty_side, which place is
 * empty. */
void tenbo_seating_draw (TenboSeating      *seating,
                         gboolean           with_empty_side,
                         const TenboChance *chance);

G_END_DECLS
