/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* The faces of tiles, drawn from data/tiles in the resources of the program. A file is read when
 * its tile is first drawn, and its texture is cached for each size, so drawing a tile again is
 * cheap. Only for the main thread. */

/* Returns the width of an upright tile with the height @height, in the same unit. */
int tenbo_tile_art_get_width (int height);

/* Returns the face of @tile (TB_TILE_NONE: its back), without its body, as a texture @height pixels
 * high, transparent around the drawing. Borrowed until the next call. */
GdkTexture *tenbo_tile_art_get_texture (TbTile tile,
                                        int    height);

G_END_DECLS
