/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* Default height of a tile: the smallest at which all tiles are clearly recognizable */
#define TENBO_TILE_HEIGHT 32

/* Range of heights */
#define TENBO_TILE_MIN_HEIGHT 12
#define TENBO_TILE_MAX_HEIGHT 512

/* A drawing of a tile, labeled by its name for screen readers. It has the same ivory color in the
 * dark style, and is pale while insensitive. */
#define TENBO_TYPE_TILE (tenbo_tile_get_type ())
G_DECLARE_FINAL_TYPE (TenboTile, tenbo_tile, TENBO, TILE, GtkWidget)

/* Creates a tile that shows @tile, or a back (TB_TILE_NONE). */
GtkWidget *tenbo_tile_new (TbTile tile);

/* Property "tile" (uint, a TbTile); rejects invalid tiles */
TbTile tenbo_tile_get_tile (TenboTile *self);
void   tenbo_tile_set_tile (TenboTile *self,
                            TbTile     tile);

/* Property "height" (int, pixels): height of the upright tile */
void tenbo_tile_set_height (TenboTile *self,
                            int        height);

/* Property "sideways" (boolean): whether the tile is turned onto its left side, like a called
 * tile */
gboolean tenbo_tile_get_sideways (TenboTile *self);
void     tenbo_tile_set_sideways (TenboTile *self,
                                  gboolean   sideways);

G_END_DECLS
