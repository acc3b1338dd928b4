/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-worth.h"

G_BEGIN_DECLS

/* Hands drawn with the lines and letters of a terminal, at most 78 cells wide: tiles side by side,
 * those of a set together, below them who won how and which sets were called. */

/* Draws the hand of @worth, which is of tiles: as it is read where it is worth something, else as
 * it lies. */
void tenbo_hand_draw_reading (const TenboWorth *worth,
                              GString          *out);

/* Draws @hand as it lies; without a winning tile only what there is. */
void tenbo_hand_draw (const TbTileHand *hand,
                      GString          *out);

G_END_DECLS
