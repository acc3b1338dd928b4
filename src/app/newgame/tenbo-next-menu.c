/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-next-menu.h"

#include <glib/gi18n.h>

static void
append (GMenu      *menu,
        const char *label,
        gint64      game_id,
        const char *seats)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "win.next-game", "(xs)", game_id, seats);
  g_menu_append_item (menu, item);
}

GMenuModel *
tenbo_next_menu_new (gint64 game_id)
{
  GMenu *menu = g_menu_new ();

  append (menu, _ ("_Same Seats"), game_id, "same");
  append (menu, _ ("_Turn: Next Player Deals First"), game_id, "turned");
  append (menu, _ ("_Draw Seats"), game_id, "drawn");

  return G_MENU_MODEL (menu);
}
