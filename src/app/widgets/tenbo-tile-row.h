/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* A row of tiles, left to right in every language. It arranges a hand as at the table: the closed
 * tiles, the winning tile, the melds with the called tile sideways, and the tiles set aside, each
 * as a separate group. A group that does not fit wraps to the next line as a whole; thirteen tiles
 * in a row are as wide as ten are high. */
#define TENBO_TYPE_TILE_ROW (tenbo_tile_row_get_type ())
G_DECLARE_FINAL_TYPE (TenboTileRow, tenbo_tile_row, TENBO, TILE_ROW, AdwBin)

/* Creates an empty row. */
GtkWidget *tenbo_tile_row_new (void);

/* Shows @n_tiles tiles in the given order, wrapped as needed; 0: none. */
void tenbo_tile_row_set_tiles (TenboTileRow *self,
                               const TbTile *tiles,
                               size_t        n_tiles);

/* Shows @hand: its closed tiles sorted, its melds in their order, and no dora indicators. */
void tenbo_tile_row_set_hand (TenboTileRow     *self,
                              const TbTileHand *hand);

/* Sets the height of an upright tile in pixels, like that of a tile; TENBO_TILE_HEIGHT by
 * default. */
void tenbo_tile_row_set_tile_height (TenboTileRow *self,
                                     int           height);

G_END_DECLS
