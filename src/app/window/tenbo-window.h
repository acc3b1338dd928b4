/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-application.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* The window: the pages one upon the other, the start page lowest, and what they share (toasts, the
 * actions win.*, the wakefulness of the screen).
 *
 * Actions: win.new-game, win.next-game(xs) (the one after a game; its seats are "same", "turned" or
 * "drawn"), win.open-game(x) (the table of a running game, the result of one that has ended),
 * win.reopen-game(x) (takes back what ended it), win.show-hands(x), win.history, win.fullscreen,
 * win.help, win.help-page(s) (a page of TenboHelpDialog), win.show-notice. x is the id of a
 * game. win.show-session(x), and win.session-games(xs) (in the history; s is what the evening is
 * called): there x is the id of a session. win.people, win.standings, win.person(x), and
 * win.person-games(xs) (in the history; s is the name): there x is the id of a person. */
#define TENBO_TYPE_WINDOW (tenbo_window_get_type ())
G_DECLARE_FINAL_TYPE (TenboWindow, tenbo_window, TENBO, WINDOW, AdwApplicationWindow)

/* A new window of the application, not yet shown. */
TenboWindow *tenbo_window_new (TenboApplication *application);

/* Shows @game: its table while it runs, else its result. The page takes the place of those that
 * have had their turn (the form of a new game, the table of a game that has just ended). */
void tenbo_window_show_game (TenboWindow *self,
                             TenboGame   *game);

/* Where its pages lie one upon the other. Borrowed. */
AdwNavigationView *tenbo_window_get_navigation_view (TenboWindow *self);

G_END_DECLS
