/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-store.h"

G_BEGIN_DECLS

/* The board of a club for a screen that everybody sees: all running tables, also those of other
 * devices with the same history, the latest results, and standings.
 *
 * Actions: board.save. */
#define TENBO_TYPE_BOARD_PAGE (tenbo_board_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboBoardPage, tenbo_board_page, TENBO, BOARD_PAGE, AdwNavigationPage)

/* Creates the board of @store. While it is shown, it changes with each commit, and it keeps the
 * screen on if the user wants that for running games. */
AdwNavigationPage *tenbo_board_page_new (TenboStore *store);

G_END_DECLS
