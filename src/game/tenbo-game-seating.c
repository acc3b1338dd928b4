/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-game-seating.h"

void
tenbo_game_get_seating (TenboGame    *game,
                        TenboSeating *out)
{
  int n_players;
  int places[TB_MAX_PLAYERS];

  g_return_if_fail (TENBO_IS_GAME (game));

  n_players = tenbo_game_get_table (game)->rules->players;
  for (int player = 0; player < n_players; player++)
    places[player] = tenbo_game_get_player_place (game, (TbPlayer) player);

  tenbo_seating_init_recorded (out, n_players, places);
}

TbPlace
tenbo_game_get_place (TenboGame *game,
                      TbPlayer   player)
{
  TenboSeating seating;

  tenbo_game_get_seating (game, &seating);

  return seating.places[player];
}
