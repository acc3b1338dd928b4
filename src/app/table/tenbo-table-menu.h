/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The main menu as it is at the table of @game: the views, differences to a player, everything that
 * can be entered, and what the main menu always has. Transfer full. */
GMenuModel *tenbo_table_menu_create (TenboGame *game);

G_END_DECLS
