/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* A read-only page of a game, hand by hand. Each hand expands to its payments, and each player
 * links to their page. The button below opens the result, or the table while the game is
 * running. */
#define TENBO_TYPE_GAME_PAGE (tenbo_game_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboGamePage, tenbo_game_page, TENBO, GAME_PAGE, AdwNavigationPage)

/* Creates a page for @game, a game of @store. */
AdwNavigationPage *tenbo_game_page_new (TenboStore *store,
                                        TenboGame  *game);

TenboGame *tenbo_game_page_get_game (TenboGamePage *self); /* borrowed */

G_END_DECLS
