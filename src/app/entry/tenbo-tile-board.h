/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry-tiles.h"

G_BEGIN_DECLS

/* A keyboard of tiles: all kinds of the ruleset, with its red fives and flowers, nine in a row.
 * Impossible tiles are insensitive. Signal "pressed" (guint: a TbTile). */
#define TENBO_TYPE_TILE_BOARD (tenbo_tile_board_get_type ())
G_DECLARE_FINAL_TYPE (TenboTileBoard, tenbo_tile_board, TENBO, TILE_BOARD, GtkWidget)

/* Shows which tiles can be pressed for the hand of `current`, and marks the @n_waits tiles @waits.
 * @model is borrowed and must outlive the board. */
void tenbo_tile_board_show (TenboTileBoard        *self,
                            const TenboEntryModel *model,
                            const TenboTileWait   *waits,
                            size_t                 n_waits);

/* Sets whether the board fills the width of a narrow window. */
void tenbo_tile_board_set_narrow (TenboTileBoard *self,
                                  gboolean        narrow);

G_END_DECLS
