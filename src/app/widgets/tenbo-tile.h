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

/* Creates a tile that shows @tile, or a back (TB_TILE_NONE). @height is that of the upright tile,
 * in pixels; @sideways: turned onto its left side, like a called tile. Floating. */
GtkWidget *tenbo_tile_new (TbTile   tile,
                           int      height,
                           gboolean sideways);

TbTile tenbo_tile_get_tile (TenboTile *self);
void   tenbo_tile_set_height (TenboTile *self,
                              int        height);

G_END_DECLS
