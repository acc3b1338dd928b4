/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-tiles.h"

G_BEGIN_DECLS

/* What tiles are worth, explained: of a whole hand its yaku or items and its fu line by line; of
 * one that waits for its winning tile what each tile would make it worth. Signal "wait-chosen"
 * (guint: a TbTile). */
#define TENBO_TYPE_TILE_WORTH (tenbo_tile_worth_get_type ())
G_DECLARE_FINAL_TYPE (TenboTileWorth, tenbo_tile_worth, TENBO, TILE_WORTH, GtkWidget)

/* Explains @hand, the hand of `current`, if it is whole; else shows the @n_waits tiles @waits. */
void tenbo_tile_worth_show (TenboTileWorth        *self,
                            const TenboEntryModel *model,
                            const TbTileHand      *hand,
                            gboolean               whole,
                            const TenboTileWait   *waits,
                            size_t                 n_waits);

G_END_DECLS
