/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"
#include "tenbo-chance.h"

G_BEGIN_DECLS

/* The seating: the side of the table of each player, in turn order from the first dealer. Turns go
 * counterclockwise, so each player sits at the next taken side in that direction. With three
 * players, one side is empty. */
typedef struct
{
  int    n_players;
  TbSide sides[TB_MAX_PLAYERS];
} TenboSeating;

/* Returns the side of @player if the first dealer sits at the blue one. Turns go counterclockwise,
 * so the second player sits at the last side. */
TbSide tenbo_table_side_of_player (TbPlayer player);

/* Returns the next side counterclockwise. */
TbSide tenbo_table_side_get_next (TbSide side);

/* Returns "Blue", "Red", "Green" or "Yellow" in the user's language. Static text. */
const char *tenbo_table_side_get_name (TbSide side);

/* Seats the first dealer at @first. With three players, @empty (which is not @first) stays empty;
 * with four players, it is ignored. */
void tenbo_seating_init (TenboSeating *seating,
                         int           n_players,
                         TbSide        first,
                         TbSide        empty);

/* Reads the sides that were recorded with a game. Uses the usual ones (the first dealer at the blue
 * side) if @sides has none (-1) or they are not in turn order. */
void tenbo_seating_init_recorded (TenboSeating *seating,
                                  int           n_players,
                                  const int    *sides);

/* Returns the player at @side, or -1. */
int tenbo_seating_find_player (const TenboSeating *seating,
                               TbSide              side);

/* Makes the second player the first dealer; everyone keeps their side. */
void tenbo_seating_turn (TenboSeating *seating);

/* Draws the side of the first dealer and, with three players and @with_empty_side, the empty side.
 * */
void tenbo_seating_draw (TenboSeating      *seating,
                         gboolean           with_empty_side,
                         const TenboChance *chance);

G_END_DECLS
