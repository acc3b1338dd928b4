/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* The height of a tile unless another is asked for: the least in which all are plain to see. */
#define TENBO_TILE_HEIGHT 32

/* The heights that can be asked for. */
#define TENBO_TILE_MIN_HEIGHT 12
#define TENBO_TILE_MAX_HEIGHT 512

/* A drawn tile, called by its name for who does not see it. It is as ivory in the dark as a real
 * one, and pale where it is insensitive. */
#define TENBO_TYPE_TILE (tenbo_tile_get_type ())
G_DECLARE_FINAL_TYPE (TenboTile, tenbo_tile, TENBO, TILE, GtkWidget)

/* Shows @tile, or the back of one (TB_TILE_NONE). */
GtkWidget *tenbo_tile_new (TbTile tile);

/* Property "tile" (uint, a TbTile). What is no tile is refused. */
TbTile tenbo_tile_get_tile (TenboTile *self);
void   tenbo_tile_set_tile (TenboTile *self,
                            TbTile     tile);

/* Property "height" (int, pixels): of the upright tile. */
void tenbo_tile_set_height (TenboTile *self,
                            int        height);

/* Property "sideways" (boolean): whether the tile lies on its left side, as one that was called. */
gboolean tenbo_tile_get_sideways (TenboTile *self);
void     tenbo_tile_set_sideways (TenboTile *self,
                                  gboolean   sideways);

G_END_DECLS
