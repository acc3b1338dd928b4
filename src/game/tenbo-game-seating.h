/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-seating.h"

G_BEGIN_DECLS

/* Where the players of @game sit; the usual places where that was not recorded. */
void tenbo_game_get_seating (TenboGame    *game,
                             TenboSeating *out);

/* The same for one player. */
TbPlace tenbo_game_get_place (TenboGame *game,
                              TbPlayer   player);

G_END_DECLS
