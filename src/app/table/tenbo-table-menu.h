/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Gives @button the main menu as it is at the table of @game: the views, differences to a player,
 * everything that can be entered or put right, and what the main menu always has. Where the players
 * are who they were it stays as it is. */
void tenbo_table_menu_update (GtkMenuButton *button,
                              TenboGame     *game);

G_END_DECLS
