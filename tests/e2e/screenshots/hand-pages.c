/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hand-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"

#include <glib/gi18n.h>

static const char closed_hand[] =
  "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, \"from\": 3, \"value\": {"
  "\"tiles\": {\"hand\": \"123m067p2255s345p\", \"win\": \"5s\", \"dora\": [\"2m\"], "
  "\"ura\": [\"9m\"]}}}]}";

static const char open_hands[] =
  "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 3, \"value\": {\"tiles\": {"
  "\"hand\": \"23m99s\", \"win\": \"4m\", \"melds\": [\"kakan 5555z\", \"chi 789s\", "
  "\"ankan 0555p\"], \"dora\": [\"4p\", \"9s\"]}}}, {\"player\": 2, \"from\": 3, \"value\": {"
  "\"yaku\": [\"tanyao\"], \"dora\": 1, \"fu\": 30, \"open\": true}}]}";

static const char tai_hand[] =
  "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {\"tiles\": {\"hand\": \"8999m\", "
  "\"win\": \"7m\", \"melds\": [\"chi 123s\", \"kan 1111z\", \"ankan 5555p\"], "
  "\"aside\": [\"2f\", \"7f\"], \"flags\": [\"rinshan\"]}, \"wild\": \"9m\"}}]}";

/* Opens the row @index of @list, a list of hands. */
static void
open_row (GObject *list,
          int      index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), index);

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}

static void
open_history (Stage *stage,
              int    index)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-hands", "x",
                              tenbo_game_get_id (stage->game));
  app_test_tick ();
  page = app_test_find (stage->window, g_type_from_name ("TenboGamePage"), NULL);
  open_row (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "hands_list"), index);
}

void
show_table_log_tiles (Stage *stage)
{
  GtkWidget *page;
  GtkWidget *log;

  stage->game = stage_create_game_under (stage, "tenhou-hanchan");
  app_test_play_record (stage->game, closed_hand);
  page = stage_open_table (stage);
  if (stage->small)
    {
      /* A small window closes the list of hands at its first layout. */
      for (int i = 0; i < 10; i++)
        app_test_tick ();
      gtk_widget_activate_action (page, "table.log", NULL);
    }
  log = app_test_find (stage->window, g_type_from_name ("TenboHandLog"), NULL);
  open_row (G_OBJECT (app_test_find (log, GTK_TYPE_LIST_BOX, NULL)), 0);
}

void
show_history_tiles (Stage *stage)
{
  stage->game = stage_create_game_under (stage, "tenhou-hanchan");
  app_test_play_record (stage->game, open_hands);
  app_test_play_record (stage->game, closed_hand);
  open_history (stage, 0);
}

void
show_history_tai_tiles (Stage *stage)
{
  stage->game = stage_create_game_under (stage, "fenghua");
  app_test_play_record (stage->game, tai_hand);
  open_history (stage, 0);
}

void
show_history_yaku (Stage *stage)
{
  stage->game = stage_create_game (stage);
  app_test_play_record (stage->game,
                        "{\"result\": \"win\", \"riichi\": [2], \"wins\": [{\"player\": 2, "
                        "\"value\": {\"yaku\": [\"riichi\", \"tsumo\", \"pinfu\"], \"dora\": 2, "
                        "\"fu\": 20}}]}");
  open_history (stage, 0);
}

void
show_result_best (Stage *stage)
{
  GtkWidget *group;
  GtkWidget *row;

  stage->game = stage_create_game_under (stage, "tenhou-hanchan");
  app_test_play_record (stage->game, closed_hand);
  app_test_finish_game (stage->game);
  tenbo_window_show_game (stage->window, stage->game);
  app_test_tick ();
  group = app_test_find (stage->window, ADW_TYPE_PREFERENCES_GROUP, _ ("Best Hands"));
  row = app_test_find (group, ADW_TYPE_EXPANDER_ROW, NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  app_test_settle ();
  gtk_widget_grab_focus (gtk_widget_get_last_child (gtk_widget_get_parent (row)));
}
