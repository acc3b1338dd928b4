/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Fills @menu with an item for each player of @game, and for nobody: the action "table.rival" with
 * their index or -1, which shows the differences of all scores to that player. */
void tenbo_rival_menu_fill (GMenu     *menu,
                            TenboGame *game);

G_END_DECLS
