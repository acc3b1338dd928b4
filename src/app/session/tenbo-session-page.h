/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* A page for a session: the totals, its games, the rate and fee, and who pays whom.
 *
 * Actions: session.edit (names), session.money (rate and fee), session.games (its games in the
 * history), session.copy (everything as text), session.copy-picture, session.save-picture,
 * session.save-sheet (PDF) and session.print-sheet. */
#define TENBO_TYPE_SESSION_PAGE (tenbo_session_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboSessionPage,
                      tenbo_session_page,
                      TENBO,
                      SESSION_PAGE,
                      AdwNavigationPage)

/* Creates a page for the session @session_id of @store, which it reads again each time the page is
 * shown. */
AdwNavigationPage *tenbo_session_page_new (TenboStore *store,
                                           gint64      session_id);

G_END_DECLS
