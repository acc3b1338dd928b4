/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "view-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"

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

/* Everybody compared with one player, and one whose score is nearly gone. */
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
