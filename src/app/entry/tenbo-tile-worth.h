/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-tiles.h"

G_BEGIN_DECLS

/* Explains the value of tiles: a complete hand by its yaku or items and its fu, and a hand that
 * waits for its winning tile by the value with each possible tile. Signal "wait-chosen" (guint: a
 * TbTile). */
#define TENBO_TYPE_TILE_WORTH (tenbo_tile_worth_get_type ())
G_DECLARE_FINAL_TYPE (TenboTileWorth, tenbo_tile_worth, TENBO, TILE_WORTH, GtkWidget)

/* Explains @hand, the hand of `current`, if it is complete; else shows the @n_waits tiles
 * @waits. */
void tenbo_tile_worth_show (TenboTileWorth        *self,
                            const TenboEntryModel *model,
                            const TbTileHand      *hand,
                            gboolean               whole,
                            const TenboTileWait   *waits,
                            size_t                 n_waits);

G_END_DECLS
