/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-filter.h"

G_BEGIN_DECLS

/* All games: those that have not ended on top, then the others by session, newest first. A game
 * that has ended opens hand by hand, one that has not goes on at the table. Typing searches; the
 * filters are shown and can be removed. Each game has a menu, and several can be selected and
 * deleted, moved or not counted together.
 *
 * Property, read-only: "found" (how many games were found: "3 games"). */
#define TENBO_TYPE_HISTORY_PAGE (tenbo_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, TENBO, HISTORY_PAGE, AdwNavigationPage)

/* The games of @store; they are read again each time the page is shown. */
AdwNavigationPage *tenbo_history_page_new (TenboStore *store);

/* Gives the focus to a row in sight, so that nothing is scrolled: to the game that was changed last
 * if it is there, else to the first one. FALSE if there is none. */
gboolean tenbo_history_page_take_focus (TenboHistoryPage *self);

/* Makes @term the only filter. */
void tenbo_history_page_show_only (TenboHistoryPage      *self,
                                   const TenboFilterTerm *term);

G_END_DECLS
