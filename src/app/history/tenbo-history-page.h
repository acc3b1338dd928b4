/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-history-filter.h"

G_BEGIN_DECLS

/* The page with all games: unfinished games on top, then the others by session, newest first.
 * Activating a finished game shows its hands; activating an unfinished game continues it at the
 * table. Typing starts a search. Active filters are shown and can be removed. Each game has a menu,
 * and the user can select several games to delete them, move them or make them void.
 *
 * Read-only property: "found" (the number of games found: "3 games"). */
#define TENBO_TYPE_HISTORY_PAGE (tenbo_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, TENBO, HISTORY_PAGE, AdwNavigationPage)

/* Creates a page with the games of @store, which it reads again each time it is shown. */
AdwNavigationPage *tenbo_history_page_new (TenboStore *store);

/* Focuses a visible row, so that the list does not scroll: the game that was changed last if it is
 * visible, otherwise the first visible game. Returns FALSE if there is no row. */
gboolean tenbo_history_page_take_focus (TenboHistoryPage *self);

/* Makes @term the only filter. */
void tenbo_history_page_show_only (TenboHistoryPage      *self,
                                   const TenboFilterTerm *term);

/* Removes all filters and searches for @words. */
void tenbo_history_page_find (TenboHistoryPage *self,
                              const char       *words);

G_END_DECLS
