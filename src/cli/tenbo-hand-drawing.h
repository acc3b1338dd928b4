/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-worth.h"

G_BEGIN_DECLS

/* Drawings of hands with box-drawing characters and letters, at most 78 cells wide. The tiles of a
 * set are next to each other; the kind of win and the called sets are marked below them. */

/* Draws the hand of @worth, which has tiles: as it is interpreted if it is worth something, else
 * without an interpretation. */
void tenbo_hand_draw_interpretation (const TenboWorth *worth,
                                     GString          *out);

/* Draws @hand without an interpretation. The winning tile is optional. */
void tenbo_hand_draw (const TbTileHand *hand,
                      GString          *out);

G_END_DECLS
