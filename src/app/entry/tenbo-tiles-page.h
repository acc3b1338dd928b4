/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-entry.h"

G_BEGIN_DECLS

/* The value of a hand by its tiles: the hand and its value so far, the target of the next tile, a
 * keyboard of tiles, the flags of the win, and the explained value */
#define TENBO_TYPE_TILES_PAGE (tenbo_tiles_page_get_type ())
G_DECLARE_FINAL_TYPE (TenboTilesPage, tenbo_tiles_page, TENBO, TILES_PAGE, GtkWidget)

/* Shows the current hand of @entry. */
void tenbo_tiles_page_show (TenboTilesPage *self,
                            TenboEntry     *entry);

/* Arranges the page for a narrow window. */
void tenbo_tiles_page_set_narrow (TenboTilesPage *self,
                                  gboolean        narrow);

/* Moves the hand and its value to the top of @strip, or back to the page if NULL. */
void tenbo_tiles_page_set_strip (TenboTilesPage *self,
                                 GtkBox         *strip);

G_END_DECLS
