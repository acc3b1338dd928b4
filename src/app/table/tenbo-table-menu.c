/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-menu.h"

#include "tenbo-describe.h"
#include "tenbo-edit.h"
#include "tenbo-main-menu.h"

#include <glib/gi18n.h>

static GMenuModel *
create_views (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("_Beside the Table"), "table.view::beside");
  g_menu_append (menu, _ ("F_lat on the Table"), "table.view::flat");
  g_menu_append (menu, _ ("From A_far"), "table.view::far");

  return G_MENU_MODEL (menu);
}

static void
append_rival (GMenu      *menu,
              const char *label,
              int         player)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);

  g_menu_item_set_action_and_target (item, "table.rival", "i", player);
  g_menu_append_item (menu, item);
}

/* A name is not a label: what looks like a mnemonic in it is none. */
static char *
escape_mnemonics (const char *name)
{
  g_auto (GStrv) parts = g_strsplit (name, "_", -1);

  return g_strjoinv ("__", parts);
}

static GMenuModel *
create_rivals (TenboGame *game)
{
  GMenu *menu = g_menu_new ();

  append_rival (menu, _ ("_None"), -1);
  for (TbPlayer player = 0; player < tenbo_game_get_table (game)->rules->players; player++)
    {
      g_autofree char *name = escape_mnemonics (tenbo_game_get_player_name (game, player));

      append_rival (menu, name, (int) player);
    }

  return G_MENU_MODEL (menu);
}

static GMenuModel *
create_entries (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("Ron"), "table.ron");
  g_menu_append (menu, _ ("Tsumo"), "table.tsumo");
  g_menu_append (menu, _ ("Draw"), "table.draw");
  g_menu_append (menu, _ ("Foul…"), "table.foul");
  g_menu_append (menu, _ ("Correction…"), "table.adjust");
  g_menu_append (menu, _ ("End Game Here…"), "table.stop");

  return G_MENU_MODEL (menu);
}

static GMenuModel *
create_menu (TenboGame *game)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) table = g_menu_new ();
  g_autoptr (GMenuModel) views = create_views ();
  g_autoptr (GMenuModel) rivals = create_rivals (game);
  g_autoptr (GMenuModel) entries = create_entries ();
  g_autoptr (GMenuModel) edit = tenbo_edit_create_menu ();
  g_autoptr (GMenuModel) common = tenbo_main_menu_new ();

  g_menu_append (table, _ ("_Hands"), "table.log");
  g_menu_append (table, _ ("What Do I Need?"), "table.needs");
  g_menu_append (table, _ ("_Dice…"), "table.dice");
  g_menu_append (table, _ ("_Sticks…"), "table.sticks");
  g_menu_append_submenu (table, _ ("_Differences To"), rivals);
  g_menu_append_submenu (table, _ ("_Enter"), entries);
  g_menu_append_section (menu, _ ("View"), views);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (table));
  g_menu_append_section (menu, NULL, edit);
  g_menu_append_section (menu, NULL, common);

  return G_MENU_MODEL (g_steal_pointer (&menu));
}

void
tenbo_table_menu_update (GtkMenuButton *button,
                         TenboGame     *game)
{
  int              players = tenbo_game_get_table (game)->rules->players;
  g_autofree char *people = tenbo_describe_players (game, (TbPlayerSet) ((1u << players) - 1));
  g_autoptr (GMenuModel) menu = NULL;

  if (g_strcmp0 (people, g_object_get_data (G_OBJECT (button), "people")) == 0)
    return;

  menu = create_menu (game);
  gtk_menu_button_set_menu_model (button, menu);
  g_object_set_data_full (G_OBJECT (button), "people", g_steal_pointer (&people), g_free);
}
