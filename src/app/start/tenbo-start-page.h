/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The root page: a new game, the unfinished games, the last games that ended, the history.
 *
 * Properties: "store" (TenboStore with the games to show; NULL while there is none), "notice"
 * (string for a banner; NULL: none), "folder" (TenboFolderService whose problems the page shows;
 * NULL: none). */
#define TENBO_TYPE_START_PAGE (tenbo_start_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboStartPage, tenbo_start_page, TENBO, START_PAGE, AdwNavigationPage)

G_END_DECLS
