/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A game hand by hand, to be read: each hand opens to its payments, and each player leads to their
 * page. The button below leads to the result, or to the table while the game runs. */
#define TENBO_TYPE_GAME_PAGE (tenbo_game_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboGamePage, tenbo_game_page, TENBO, GAME_PAGE, AdwNavigationPage)

/* @game is one of @store. */
AdwNavigationPage *tenbo_game_page_new (TenboStore *store,
                                        TenboGame  *game);

TenboGame *tenbo_game_page_get_game (TenboGamePage *self); /* borrowed */

G_END_DECLS
