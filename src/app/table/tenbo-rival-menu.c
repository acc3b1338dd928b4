/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-rival-menu.h"

#include <glib/gi18n.h>

static void
append_rival (GMenu      *menu,
              const char *label,
              int         player)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "table.rival", "i", player);
  g_menu_append_item (menu, item);
}

void
tenbo_rival_menu_fill (GMenu     *menu,
                       TenboGame *game)
{
  g_return_if_fail (G_IS_MENU (menu));
  g_return_if_fail (TENBO_IS_GAME (game));

  g_menu_remove_all (menu);
  /* Translators: menu item: no differences to any player */
  append_rival (menu, _ ("_None"), -1);
  for (TbPlayer player = 0; player < tenbo_game_get_table (game)->rules->players; player++)
    {
      g_autoptr (GString) name = g_string_new (tenbo_game_get_player_name (game, player));

      /* A name has no mnemonics. */
      g_string_replace (name, "_", "__", 0);
      append_rival (menu, name->str, (int) player);
    }
}
