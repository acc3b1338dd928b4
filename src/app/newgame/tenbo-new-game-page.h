/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* The form of a new game: the ruleset and the seats of the players.
 *
 * Actions: new-game.draw and new-game.turn (change the seats), new-game.dice, new-game.add (adds a
 * row for a person who sits out), new-game.last (fills in the seats after the last game).
 *
 * Signals: "created" (TenboGame): the game is in the store. */
#define TENBO_TYPE_NEW_GAME_PAGE (tenbo_new_game_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboNewGamePage,
                      tenbo_new_game_page,
                      TENBO,
                      NEW_GAME_PAGE,
                      AdwNavigationPage)

/* Creates a form for a game in @store under one of @rulesets; @settings stores the last ruleset. */
AdwNavigationPage *tenbo_new_game_page_new (TenboStore       *store,
                                            TenboRulesetList *rulesets,
                                            GSettings        *settings);

/* The seats after a game */
typedef enum
{
  TENBO_NEXT_SEATS_SAME,
  TENBO_NEXT_SEATS_TURNED, /* the same sides; the next player is the first dealer */
  TENBO_NEXT_SEATS_DRAWN,
} TenboNextSeats;

/* Fills in the ruleset of @game and the players after it: the same players or, if there are more
 * people than seats, the players whose turn it is (tenbo-rota.h). */
void tenbo_new_game_page_set_like (TenboNewGamePage *self,
                                   TenboGame        *game,
                                   TenboNextSeats    seats);

/* Starts the game, as the button of the form does. Does nothing if the form is not complete. */
void tenbo_new_game_page_start (TenboNewGamePage *self);

/* Creates the menu of a button that starts the game after @game_id: the ways to seat the same
 * people. Transfer full. */
GMenuModel *tenbo_next_menu_new (gint64 game_id);

G_END_DECLS
