/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-table-tools.h"

#include "tenbo-dice-dialog.h"
#include "tenbo-game-seating.h"
#include "tenbo-sticks-dialog.h"
#include "tenbo-table-page.h"

static void
dice_action (GtkWidget  *widget,
             const char *action_name,
             GVariant   *parameter)
{
  TenboGame     *game = tenbo_table_page_get_game (TENBO_TABLE_PAGE (widget));
  const TbTable *table = tenbo_game_get_table (game);
  const char    *names[TB_MAX_PLAYERS];
  TenboSeating   seating;

  for (TbPlayer player = 0; player < table->rules->players; player++)
    names[player] = tenbo_game_get_player_name (game, player);

  tenbo_game_get_seating (game, &seating);
  tenbo_dice_dialog_present (widget, &seating, names, table->next.dealer);
}

static void
sticks_action (GtkWidget  *widget,
               const char *action_name,
               GVariant   *parameter)
{
  TenboGame *game = tenbo_table_page_get_game (TENBO_TABLE_PAGE (widget));

  adw_dialog_present (ADW_DIALOG (tenbo_sticks_dialog_new (game)), widget);
}

void
tenbo_table_tools_install (GtkWidgetClass *page_class)
{
  gtk_widget_class_install_action (page_class, "table.dice", NULL, dice_action);
  gtk_widget_class_install_action (page_class, "table.sticks", NULL, sticks_action);
}

void
tenbo_table_tools_update (GtkWidget *page)
{
  TenboGame *game = tenbo_table_page_get_game (TENBO_TABLE_PAGE (page));

  gtk_widget_action_set_enabled (page, "table.sticks", tenbo_sticks_dialog_is_for (game));
}
