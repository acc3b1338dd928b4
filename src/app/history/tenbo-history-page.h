/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* All games: those that have not ended on top, then the others by session, newest first. One that
 * has ended opens hand by hand, one that has not goes on at the table. Typing searches; what is
 * filtered is said and can be taken away. Each game has a menu, and some can be chosen and deleted,
 * moved or not counted together. */
#define TENBO_TYPE_HISTORY_PAGE (tenbo_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, TENBO, HISTORY_PAGE, AdwNavigationPage)

/* The games of @store; they are read anew each time the page is shown. */
AdwNavigationPage *tenbo_history_page_new (TenboStore *store);

/* Reads the games again: some of them were changed. */
void tenbo_history_page_reload (TenboHistoryPage *self);

/* Gives the focus to a row in sight, so that nothing is scrolled: where the game was that was
 * changed, else the first one. FALSE if there is none. */
gboolean tenbo_history_page_take_focus (TenboHistoryPage *self);

/* Asks for the games of nothing but @person_id, who is called @name; or of nothing but the evening
 * @session_id. */
void tenbo_history_page_show_person (TenboHistoryPage *self,
                                     gint64            person_id,
                                     const char       *name);
void tenbo_history_page_show_session (TenboHistoryPage *self,
                                      gint64            session_id,
                                      const char       *name);

G_END_DECLS
