/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-window.h"

G_BEGIN_DECLS

/* What the window shows one upon the other, and the actions that lead there. */

/* Gives @self the actions that show pages. */
void tenbo_window_pages_add_actions (TenboWindow *self);

/* The game that @page is a table or a result of, or NULL. Borrowed. */
TenboGame *tenbo_window_pages_get_game (AdwNavigationPage *page);

G_END_DECLS
