/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* The form of a new game: the ruleset, and who sits where.
 *
 * Signal: "created" (TenboGame): the game is in the store. */
#define TENBO_TYPE_NEW_GAME_PAGE (tenbo_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboNewGamePage,
                      tenbo_new_game_page,
                      TENBO,
                      NEW_GAME_PAGE,
                      AdwNavigationPage)

/* A form for a game in @store under one of @rulesets; @settings knows the ruleset used last. */
AdwNavigationPage *tenbo_new_game_page_new (TenboStore       *store,
                                            TenboRulesetList *rulesets,
                                            GSettings        *settings);

/* Fills in the people and the ruleset of @game. */
void tenbo_new_game_page_set_like (TenboNewGamePage *self,
                                   TenboGame        *game);

G_END_DECLS
