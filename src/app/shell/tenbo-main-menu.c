/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-main-menu.h"

#include <glib/gi18n.h>

/* Appends an item that is hidden if the window does not have its action. */
static void
append_if_available (GMenu      *menu,
                     const char *label,
                     const char *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, action);

  g_menu_item_set_attribute (item, "hidden-when", "s", "action-missing");
  g_menu_append_item (menu, item);
}

GMenuModel *
tenbo_main_menu_new (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenu) pages = g_menu_new ();
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();

  g_menu_append (pages, _ ("_New Game"), "win.new-game");
  g_menu_append (pages, _ ("_History"), "win.history");
  append_if_available (pages, _ ("P_eople"), "win.people");
  append_if_available (pages, _ ("New _Ruleset…"), "win.new-ruleset");
  g_menu_append (pages, _ ("_Full Screen"), "win.fullscreen");
  append_if_available (files, _ ("_Import…"), "win.import");
  append_if_available (files, _ ("E_xport…"), "win.export");
  append_if_available (files, _ ("_Back Up…"), "win.backup");
  append_if_available (files, _ ("Res_tore…"), "win.restore");
  g_menu_append (program, _ ("_Keyboard Shortcuts"), "app.shortcuts");
  g_menu_append (program, _ ("Hel_p"), "win.help");
  g_menu_append (program, _ ("_About Tenbo"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (pages));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (files));
  g_menu_append_section (menu, NULL, G_MENU_MODEL (program));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
