/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* The drawn faces of tiles: data/tiles, which is among the program's resources. A file is read when
 * its tile is first drawn; its texture is kept for each size, so that drawing a tile again costs
 * nothing. Only the main thread may call this. */

/* How wide an upright tile is that is @height high, in the same unit. */
int tenbo_tile_art_get_width (int height);

/* The face of @tile (TB_TILE_NONE: its back), without its body, as a texture that is @height pixels
 * high and clear around the drawing. Borrowed until
 * the next call. */
GdkTexture *tenbo_tile_art_get_texture (TbTile tile,
                                        int    height);

G_END_DECLS
