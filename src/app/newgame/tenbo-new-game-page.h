/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"
#include "tenbo-ruleset-list.h"

G_BEGIN_DECLS

/* The form of a new game: the ruleset, and who sits where.
 *
 * Actions: new-game.draw and new-game.turn (the seats), new-game.dice, new-game.add (one who sits
 * out), new-game.last (who plays after the last game).
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

/* Where people sit after a game. */
typedef enum
{
  TENBO_NEXT_SEATS_SAME,
  TENBO_NEXT_SEATS_TURNED, /* all stay, and the next player is first dealer */
  TENBO_NEXT_SEATS_DRAWN,
} TenboNextSeats;

/* Fills in the ruleset of @game and who plays after it: those who played, or, where there are more
 * people than seats, those whose turn it is (tenbo-rota.h). */
void tenbo_new_game_page_set_like (TenboNewGamePage *self,
                                   TenboGame        *game,
                                   TenboNextSeats    seats);

/* How the same people sit in the game after the game @game_id: the menu of a button that begins it.
 * Transfer full. */
GMenuModel *tenbo_next_menu_new (gint64 game_id);

G_END_DECLS
