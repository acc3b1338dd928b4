/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* "What do I need?": for each player and each better rank, the cheapest wins and the draws that
 * reach it in this hand. */
#define TENBO_TYPE_NEEDS_PANE (tenbo_needs_pane_get_type ())
G_DECLARE_FINAL_TYPE (TenboNeedsPane, tenbo_needs_pane, TENBO, NEEDS_PANE, AdwBin)

/* Shows the current state of @game, with the riichi and fouls of the partial hand. */
void tenbo_needs_pane_show (TenboNeedsPane *self,
                            TenboGame      *game);

G_END_DECLS
