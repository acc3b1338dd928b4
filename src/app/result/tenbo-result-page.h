/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The settlement of a game that has ended: ranks, points and all that makes the total, where each
 * figure comes from, and what one does next.
 *
 * Signal: "reopened": the game goes on, because its last hand was taken back, here or elsewhere. */
#define TENBO_TYPE_RESULT_PAGE (tenbo_result_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboResultPage, tenbo_result_page, TENBO, RESULT_PAGE, AdwNavigationPage)

/* @game has ended. */
AdwNavigationPage *tenbo_result_page_new (TenboGame *game);

/* The game of the page. Borrowed. */
TenboGame *tenbo_result_page_get_game (TenboResultPage *self);

G_END_DECLS
