/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-window.h"

G_BEGIN_DECLS

/* The navigation between the pages of the window */

/* Adds the actions that show pages to @self. */
void tenbo_window_pages_add_actions (TenboWindow *self);

/* Returns the game whose table or result @page shows, or NULL. Borrowed. */
TenboGame *tenbo_window_pages_get_game (AdwNavigationPage *page);

/* The same, also if @page shows the hands of a game. */
TenboGame *tenbo_window_pages_get_shown_game (AdwNavigationPage *page);

/* Returns the page of the help (TenboHelpDialog) about @page, which may be NULL; NULL: the first
 * one. Static. */
const char *tenbo_window_pages_get_help (AdwNavigationPage *page);

G_END_DECLS
