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
  g_autoptr (GMenu) files = g_menu_new ();
  g_autoptr (GMenu) rulesets = g_menu_new ();
  g_autoptr (GMenu) transfer = g_menu_new ();
  g_autoptr (GMenu) program = g_menu_new ();

  append_if_available (rulesets, _ ("New _Ruleset…"), "win.new-ruleset");
  append_if_available (transfer, _ ("_Import…"), "win.import");
  append_if_available (transfer, _ ("E_xport…"), "win.export");
  append_if_available (transfer, _ ("_Back Up…"), "win.backup");
  append_if_available (transfer, _ ("Res_tore…"), "win.restore");
  g_menu_append_section (files, NULL, G_MENU_MODEL (rulesets));
  g_menu_append_section (files, NULL, G_MENU_MODEL (transfer));
  /* Translators: submenu: import, export, back up, restore, and rulesets */
  g_menu_append_submenu (menu, _ ("_Files and Rulesets"), G_MENU_MODEL (files));
  g_menu_append (program, _ ("_Preferences"), "win.preferences");
  g_menu_append (program, _ ("_Keyboard Shortcuts"), "app.shortcuts");
  g_menu_append (program, _ ("Hel_p"), "win.help");
  g_menu_append (program, _ ("_About Tenbo"), "app.about");
  g_menu_append_section (menu, NULL, G_MENU_MODEL (program));

  return G_MENU_MODEL (g_steal_pointer (&menu));
}
