/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-types.h"

/* Sets of players: bit n for player n. TB_NOBODY is in no set. */

static inline bool
tenbo_player_set_has (TbPlayerSet players,
                      TbPlayer    player)
{
  return player != TB_NOBODY && (players & TB_PLAYER_BIT (player)) != 0;
}

/* Returns the lowest player of @players, or TB_NOBODY if it is empty. */
static inline TbPlayer
tenbo_player_set_first (TbPlayerSet players)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    if (tenbo_player_set_has (players, player))
      return player;

  return TB_NOBODY;
}

/* Returns the set of the first @n players of @players. */
static inline TbPlayerSet
tenbo_player_set_of (const TbPlayer *players,
                     int             n)
{
  TbPlayerSet set = 0;

  for (int i = 0; i < n; i++)
    set |= TB_PLAYER_BIT (players[i]);

  return set;
}
