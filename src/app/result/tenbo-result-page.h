/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The settlement of a game that has ended: ranks, points and all parts of the total, the source of
 * each number, and the next actions.
 *
 * Signals: "reopened": the game continues, because its last hand was undone, here or elsewhere. */
#define TENBO_TYPE_RESULT_PAGE (tenbo_result_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboResultPage, tenbo_result_page, TENBO, RESULT_PAGE, AdwNavigationPage)

/* Creates the result page of @game, which has ended. Floating. */
AdwNavigationPage *tenbo_result_page_new (TenboGame *game);

/* Returns the game of the page. Borrowed. */
TenboGame *tenbo_result_page_get_game (TenboResultPage *self);

G_END_DECLS
