/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-application.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The window: a stack of pages with the start page at the bottom, and their shared parts (toasts,
 * the actions win.*, keeping the screen on).
 *
 * Actions: win.new-game, win.next-game(xs) (the game after x; its seats are "same", "turned" or
 * "drawn"), win.start-next-game(x) (starts it at the same seats), win.open-game(x) (the table of a
 * running game, the result of a finished one), win.continue-game (the table of the unfinished game
 * that was changed last), win.reopen-game(x) (undoes its end), win.show-hands(x) (in place of
 * another game's hands, if those are shown), win.board, win.history, win.find-games(s) (the
 * history, searched for s), win.preferences, win.fullscreen, win.help, win.help-page(s) (a page of
 * TenboHelpDialog, or a rule: "rules/honba-ron"), win.show-notice. x is the ID of a game.
 * win.show-session(x) and win.session-games(xs) (in the history; s is the name of the session): x
 * is the ID of a session. win.people, win.standings, win.person(x), and win.person-games(xs) (in
 * the history; s is the name): x is the ID of a person. The actions on rulesets are described in
 * tenbo-ruleset-actions.h. */
#define TENBO_TYPE_WINDOW (tenbo_window_get_type ())
G_DECLARE_FINAL_TYPE (TenboWindow, tenbo_window, TENBO, WINDOW, AdwApplicationWindow)

/* Creates a window of the application, not yet shown. */
TenboWindow *tenbo_window_new (TenboApplication *application);

/* Shows @game: its table while it is running, otherwise its result. The page replaces obsolete
 * pages (the form of a new game, the table of a game that has just ended). */
void tenbo_window_show_game (TenboWindow *self,
                             TenboGame   *game);

/* Returns the stack of pages. Borrowed. */
AdwNavigationView *tenbo_window_get_navigation_view (TenboWindow *self);

G_END_DECLS
