/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-entry-sheet.h"

#include "tenbo-score-label.h"
#include "tenbo-table-pane.h"
#include <glib/gi18n.h>

static GtkWidget *
open_view (Stage      *stage,
           const char *ruleset,
           const char *view)
{
  GtkWidget *page;

  stage->game = stage_create_game_under (stage, ruleset);
  app_test_play_ron (stage->game, BEN, CHIE, 3, 40);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (BEN) | TB_PLAYER_BIT (CHIE));
  stage_declare_riichi (stage->game, BEN);
  page = stage_open_table (stage);
  gtk_widget_activate_action (page, "table.view", "s", view);

  return page;
}

void
show_table_flat (Stage *stage)
{
  open_view (stage, "b-rule", "flat");
}

/* Opens the entry of @winner, at their side, of a ron. */
static void
open_flat_entry (Stage   *stage,
                 TbPlayer winner)
{
  GtkWidget *page = open_view (stage, "b-rule", "flat");
  GtkWidget *sheet;

  gtk_widget_activate_action (page, "table.win", "i", winner);
  sheet = app_test_find (stage->window, TENBO_TYPE_ENTRY_SHEET, NULL);
  stage_choose (sheet, _ ("From"), winner == AKI ? DAI : AKI);
  stage_choose_value (sheet, winner == BEN ? "5,800" : "3,900");
}

void
show_flat_entry (Stage *stage)
{
  open_flat_entry (stage, AKI);
}

void
show_flat_entry_right (Stage *stage)
{
  open_flat_entry (stage, BEN);
}

void
show_flat_entry_top (Stage *stage)
{
  open_flat_entry (stage, CHIE);
}

void
show_flat_entry_left (Stage *stage)
{
  open_flat_entry (stage, DAI);
}

void
show_flat_draw (Stage *stage)
{
  gtk_widget_activate_action (open_view (stage, "b-rule", "flat"), "table.draw", NULL);
}

/* A stick of a player without the points for it. */
void
show_flat_note (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game_under (stage, "mizukawa-hanchan");
  stage_move_points (stage->game, DAI, CHIE, 25000);
  page = stage_open_table (stage);
  gtk_widget_activate_action (page, "table.view", "s", "flat");
  gtk_widget_activate_action (page, "table.riichi", "i", DAI);
}

void
show_table_flat_three (Stage *stage)
{
  open_view (stage, "sanma-parlor", "flat");
}

void
show_table_far (Stage *stage)
{
  open_view (stage, "b-rule", "far");
}

void
show_table_far_three (Stage *stage)
{
  open_view (stage, "sanma-parlor", "far");
}

/* Everybody compared with one player, and one whose score is nearly zero. */
static void
open_differences (Stage      *stage,
                  const char *view)
{
  GtkWidget *page;

  stage->game = stage_create_game (stage);
  stage_move_points (stage->game, DAI, CHIE, 21500);
  app_test_play_ron (stage->game, BEN, CHIE, 3, 40);
  page = stage_open_table (stage);
  gtk_widget_activate_action (page, "table.view", "s", view);
  gtk_widget_activate_action (page, "table.compare", "i", BEN);
}

/* The side pane with the requested tab, in the last hand; a small window shows it over the
 * table. */
static void
open_pane (Stage      *stage,
           const char *ruleset,
           const char *tab)
{
  GtkWidget *page;
  GtkWidget *pane;

  stage->game = stage_create_game_under (stage, ruleset);
  app_test_play_ron (stage->game, BEN, AKI, 3, 40);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (BEN) | TB_PLAYER_BIT (CHIE));
  app_test_play_ron (stage->game, CHIE, BEN, 2, 30);
  app_test_play_ron (stage->game, AKI, CHIE, 1, 40);
  while (!tb_table_is_last_hand (tenbo_game_get_table (stage->game)))
    {
      const TbTable *table = tenbo_game_get_table (stage->game);
      TbPlayer       dealer = table->next.dealer;

      app_test_play_ron (stage->game, (TbPlayer) ((dealer + 1) % table->rules->players), dealer, 1,
                         40);
    }
  page = stage_open_table (stage);
  for (int i = 0; i < 10; i++)
    app_test_tick ();
  if (app_test_look_for (page, TENBO_TYPE_TABLE_PANE, NULL) == NULL)
    gtk_widget_activate_action (page, "table.log", NULL);
  pane = app_test_find (page, TENBO_TYPE_TABLE_PANE, NULL);
  adw_toggle_group_set_active_name (
    ADW_TOGGLE_GROUP (app_test_find (pane, ADW_TYPE_TOGGLE_GROUP, NULL)), tab);
}

void
show_table_graph (Stage *stage)
{
  open_pane (stage, "b-rule", "graph");
}

void
show_table_graph_three (Stage *stage)
{
  open_pane (stage, "sanma-parlor", "graph");
}

void
show_table_needs (Stage *stage)
{
  open_pane (stage, "b-rule", "needs");
}

void
show_table_differences (Stage *stage)
{
  open_differences (stage, "beside");
}

void
show_table_differences_flat (Stage *stage)
{
  open_differences (stage, "flat");
}

void
show_table_differences_far (Stage *stage)
{
  open_differences (stage, "far");
}

/* Flying points, about in the middle of the animation when the picture is taken. */
static void
open_transfers (Stage      *stage,
                const char *view)
{
  GtkWidget *page;
  gint64     begin;

  stage->game = stage_create_game (stage);
  stage_declare_riichi (stage->game, CHIE);
  page = stage_open_table (stage);
  gtk_widget_activate_action (page, "table.view", "s", view);
  app_test_settle ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  begin = g_get_monotonic_time ();
  app_test_play_record (stage->game,
                        "{\"result\": \"win\", \"riichi\": [2], \"wins\": [{\"player\": 2, "
                        "\"value\": {\"han\": 3, \"fu\": 40}}]}");
  while (g_get_monotonic_time () - begin < TENBO_SCORE_MSEC * 1000 / 3)
    app_test_tick ();
}

void
show_table_transfers (Stage *stage)
{
  open_transfers (stage, "beside");
}

void
show_table_transfers_flat (Stage *stage)
{
  open_transfers (stage, "flat");
}

void
show_table_transfers_far (Stage *stage)
{
  open_transfers (stage, "far");
}
