/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* What a tile is called: "5 of pinzu, red", "East wind", "Plum"; TB_TILE_NONE is a tile that lies
 * face down. Static text in the user's language, NULL if @tile is no tile. */
const char *tenbo_tile_get_name (TbTile tile);

/* What a kind of meld is called: "Pon", "Concealed kan". Static text. */
const char *tenbo_tile_get_meld_name (TbMeldKind kind);

G_END_DECLS
