/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* All games: the unfinished ones on top, then the others by session, newest first. One that has
 * ended opens hand by hand, one that has not goes on at the table. */
#define TENBO_TYPE_HISTORY_PAGE (tenbo_history_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboHistoryPage, tenbo_history_page, TENBO, HISTORY_PAGE, AdwNavigationPage)

/* The games of @store; they are read anew each time the page is shown. */
AdwNavigationPage *tenbo_history_page_new (TenboStore *store);

G_END_DECLS
