/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* How the same people sit in the game after the game @game_id: the menu of a button that begins it.
 * Transfer full. */
GMenuModel *tenbo_next_menu_new (gint64 game_id);

G_END_DECLS
