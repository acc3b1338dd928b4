/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The lowest page: a new game, the unfinished games, the last ones that ended, the history. */
#define TENBO_TYPE_START_PAGE (tenbo_start_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboStartPage, tenbo_start_page, TENBO, START_PAGE, AdwNavigationPage)

/* Shows the games of @store; NULL while there is none. */
void tenbo_start_page_set_store (TenboStartPage *self,
                                 TenboStore     *store);

/* Says @notice in a banner; NULL takes it away. */
void tenbo_start_page_set_notice (TenboStartPage *self,
                                  const char     *notice);

G_END_DECLS
