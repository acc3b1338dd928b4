/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tb-tiles.h"

G_BEGIN_DECLS

/* The tiles of a hand, as large as space permits. In a narrow window, the tiles shrink before a set
 * wraps to the next line; they are never clipped. Screen readers treat it as one picture. */
#define TENBO_TYPE_HAND_PICTURE (tenbo_hand_picture_get_type ())
G_DECLARE_FINAL_TYPE (TenboHandPicture, tenbo_hand_picture, TENBO, HAND_PICTURE, GtkWidget)

/* Creates a picture of @hand. */
GtkWidget *tenbo_hand_picture_new (const TbTileHand *hand);

G_END_DECLS
