/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* Returns the name of a tile: "5 of pinzu, red", "East wind", "Plum"; TB_TILE_NONE is a face-down
 * tile. Static text in the user's language; NULL if @tile is invalid. */
const char *tenbo_tile_get_name (TbTile tile);

/* Returns the name of a kind of meld: "Pon", "Concealed kan". Static text. */
const char *tenbo_tile_get_meld_name (TbMeldKind kind);

G_END_DECLS
