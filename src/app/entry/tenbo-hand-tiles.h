/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* A hand during entry: its closed tiles with empty slots for the missing ones, the winning tile,
 * the melds, and below them the indicators and the tiles set aside. Pressing a tile removes it;
 * pressing the empty slot of the winning tile or of an indicator selects it as the next target. */
#define TENBO_TYPE_HAND_TILES (tenbo_hand_tiles_get_type ())
G_DECLARE_FINAL_TYPE (TenboHandTiles, tenbo_hand_tiles, TENBO, HAND_TILES, GtkWidget)

/* Shows the current hand of @entry. */
void tenbo_hand_tiles_show (TenboHandTiles *self,
                            TenboEntry     *entry);

/* Makes the closed tiles small enough for one line of a narrow window. */
void tenbo_hand_tiles_set_narrow (TenboHandTiles *self,
                                  gboolean        narrow);

G_END_DECLS
