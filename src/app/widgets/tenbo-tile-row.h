/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* Tiles in a row, from left to right in every language. A whole hand lies as at the table: the
 * closed tiles, the winning tile, the melds with the called tile sideways, and what was set aside,
 * each group apart. Where there is no room beside it a group goes into the next line, but stays in
 * one piece: thirteen tiles in a row are as wide as ten are high. */
#define TENBO_TYPE_TILE_ROW (tenbo_tile_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboTileRow, tenbo_tile_row, TENBO, TILE_ROW, AdwBin)

/* An empty row. */
GtkWidget *tenbo_tile_row_new (void);

/* Shows @n_tiles tiles in the order they are in, in as many lines as they need; 0: an empty row. */
void tenbo_tile_row_set_tiles (TenboTileRow *self,
                               const TbTile *tiles,
                               size_t        n_tiles);

/* Shows @hand, its closed tiles in order, its melds as they are listed; not the indicators. */
void tenbo_tile_row_set_hand (TenboTileRow     *self,
                              const TbTileHand *hand);

/* The height of an upright tile in pixels, as for a tile; TENBO_TILE_HEIGHT unless it is set. */
void tenbo_tile_row_set_tile_height (TenboTileRow *self,
                                     int           height);

G_END_DECLS
