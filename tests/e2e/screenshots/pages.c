/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "pages.h"

#include "chart-pages.h"
#include "edit-pages.h"
#include "entry-pages.h"
#include "entry-tiles-pages.h"
#include "exchange-pages.h"
#include "folder-pages.h"
#include "hand-pages.h"
#include "help-pages.h"
#include "history-pages.h"
#include "people-pages.h"
#include "ruleset-pages.h"
#include "session-pages.h"
#include "stage.h"
#include "tile-pages.h"
#include "tool-pages.h"
#include "view-pages.h"
#include "yaku-pages.h"

#include "tenbo-app-test.h"
#include "tenbo-value-grid.h"

#include <glib/gi18n.h>

/* Plays some hands of a session, up to South 1 with a honba and a stake in the pot. */
static void
play_some_hands (TenboGame *game)
{
  app_test_play_ron (game, BEN, DAI, 3, 40);
  app_test_play_draw (game, TB_PLAYER_BIT (BEN) | TB_PLAYER_BIT (CHIE));
  app_test_play_ron (game, CHIE, AKI, 2, 30);
  app_test_play_ron (game, DAI, BEN, 4, 30);
  app_test_play_ron (game, AKI, CHIE, 3, 30);
  stage_declare_riichi (game, CHIE);
  app_test_play_draw (game, TB_PLAYER_BIT (CHIE));
}

static void
show_start_empty (Stage *stage)
{
  app_test_find (stage->window, GTK_TYPE_LABEL, _ ("Ready for the First Game"));
}

static void
show_start_games (Stage *stage)
{
  g_autoptr (TenboGame) finished = stage_create_game (stage);
  g_autoptr (TenboGame) running = stage_create_game (stage);

  app_test_finish_game (finished);
  play_some_hands (running);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.history", NULL);
  app_test_tick ();
  adw_navigation_view_pop (
    ADW_NAVIGATION_VIEW (app_test_find (stage->window, ADW_TYPE_NAVIGATION_VIEW, NULL)));
}

static void
show_sample_game (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.sample-game", NULL);
}

static void
show_new_game (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.new-game", NULL);
}

static void
show_table_first (Stage *stage)
{
  stage->game = stage_create_game (stage);
  stage_open_table (stage);
}

static void
show_table_running (Stage *stage)
{
  stage->game = stage_create_game (stage);
  play_some_hands (stage->game);
  stage_declare_riichi (stage->game, BEN);
  stage_declare_riichi (stage->game, DAI);
  stage_open_table (stage);
}

/* A foul that leaves the hand running is shown on its player's panel. */
static void
show_table_foul (Stage *stage)
{
  g_autoptr (GError) error = NULL;
  TbPartialHand partial = { .n_fouls = 1, .fouls = { { .player = BEN, .rule = 0, .count = 1 } } };

  stage->game = stage_create_game (stage);
  apply_test (stage->game, tenbo_game_change_partial (&partial), &error);
  g_assert_no_error (error);
  stage_open_table (stage);
}

static void
show_table_hands (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game (stage);
  play_some_hands (stage->game);
  page = stage_open_table (stage);
  if (!stage->small)
    return;

  /* A small window closes the list of hands at its first layout. */
  for (int i = 0; i < 10; i++)
    app_test_tick ();
  gtk_widget_activate_action (page, "table.log", NULL);
}

static void
show_more_menu (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game (stage);
  page = stage_open_table (stage);
  gtk_menu_button_popup (GTK_MENU_BUTTON (app_test_find (page, GTK_TYPE_MENU_BUTTON, _ ("More"))));
}

static void
show_entry_empty (Stage *stage)
{
  stage->game = stage_create_game (stage);
  stage_open_sheet (stage, "table.ron");
}

static void
show_entry_ron (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  play_some_hands (stage->game);
  stage_declare_riichi (stage->game, CHIE);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), CHIE);
  stage_choose (sheet, _ ("From"), DAI);
  stage_choose_value (sheet, "3,900");
  adw_switch_row_set_active (
    ADW_SWITCH_ROW (app_test_find (sheet, ADW_TYPE_SWITCH_ROW, _ ("Ippatsu"))), TRUE);
}

static void
show_entry_tsumo (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.tsumo");
  stage_choose (sheet, _ ("Winner"), CHIE);
  stage_choose_value (sheet, _ ("haneman"));
}

static void
show_entry_double_ron (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), BEN);
  app_test_press (sheet, _ ("Add Winner"));
  stage_choose (sheet, _ ("Winner"), CHIE);
  stage_choose (sheet, _ ("From"), DAI);
  stage_choose_value (sheet, _ ("mangan"));
  stage_choose_value (sheet, "2,000");
}

static void
show_entry_draw (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  stage_declare_riichi (stage->game, BEN);
  sheet = stage_open_sheet (stage, "table.draw");
  stage_choose (sheet, _ ("Tenpai"), AKI);
}

static void
show_entry_foul (Stage *stage)
{
  GtkWidget *sheet;
  GtkWidget *row;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.foul");
  stage_choose (sheet, _ ("Committed By"), DAI);
  row = app_test_find (sheet, ADW_TYPE_ACTION_ROW, _ ("Chombo"));
  adw_action_row_activate (ADW_ACTION_ROW (row));
  app_test_tick ();
  stage_choose (sheet, _ ("Shown Tenpai Hands"), CHIE);
  stage_choose_value (sheet, _ ("haneman"));
}

static void
show_entry_stop (Stage *stage)
{
  stage->game = stage_create_game (stage);
  stage_open_sheet (stage, "table.stop");
}

static void
show_entry_correction (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.adjust");
  stage_choose (sheet, _ ("From"), CHIE);
  stage_choose (sheet, _ ("To"), BEN);
}

static void
show_entry_yakuman (Stage *stage)
{
  GtkWidget *sheet;
  GtkWidget *grid;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), BEN);
  stage_choose (sheet, _ ("From"), AKI);
  grid = app_test_find (sheet, TENBO_TYPE_VALUE_GRID, NULL);
  app_test_press (grid, _ ("Yakuman…"));
  app_test_press (grid, _ ("Daisangen"));
}

/* Rule 07: an open win in South 4 that does not improve the winner's rank. */
static void
show_entry_refused (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  stage_move_points (stage->game, BEN, AKI, 20000);
  for (int hand = 0; hand < 7; hand++)
    app_test_play_draw (stage->game, 0);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), BEN);
  stage_choose (sheet, _ ("From"), AKI);
  stage_choose_value (sheet, "1,000");
  app_test_press (sheet, C_ ("hand", "Open"));
}

static void
show_entry_end (Stage *stage)
{
  GtkWidget *sheet;

  stage->game = stage_create_game (stage);
  sheet = stage_open_sheet (stage, "table.ron");
  stage_choose (sheet, _ ("Winner"), BEN);
  stage_choose (sheet, _ ("From"), DAI);
  stage_choose_value (sheet, _ ("yakuman"));
}

static void
show_riichi_refused (Stage *stage)
{
  GtkWidget *page;

  stage->game = stage_create_game (stage);
  stage_move_points (stage->game, BEN, AKI, 24300);
  page = stage_open_table (stage);
  gtk_widget_activate_action (page, "table.riichi", "i", BEN);
  app_test_tick ();
}

static void
show_result (Stage *stage)
{
  stage->game = stage_create_game (stage);
  app_test_finish_game (stage->game);
  tenbo_window_show_game (stage->window, stage->game);
}

static void
show_history (Stage *stage)
{
  for (int i = 0; i < 4; i++)
    {
      g_autoptr (TenboGame) game = stage_create_game (stage);

      if (i == 0)
        play_some_hands (game);
      else
        app_test_finish_game (game);
    }

  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.history", NULL);
}

static void
show_hands (Stage *stage)
{
  GtkWidget *row;

  stage->game = stage_create_game (stage);
  app_test_finish_game (stage->game);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-hands", "x",
                              tenbo_game_get_id (stage->game));
  app_test_tick ();
  row = app_test_find (stage->window, ADW_TYPE_EXPANDER_ROW, NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}

static void
show_main_menu (Stage *stage)
{
  gtk_menu_button_popup (
    GTK_MENU_BUTTON (app_test_find (stage->window, GTK_TYPE_MENU_BUTTON, _ ("Main Menu"))));
}

static void
show_preferences (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.preferences", NULL);
}

static void
show_shortcuts (Stage *stage)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->application), "shortcuts", NULL);
}

static void
show_about (Stage *stage)
{
  g_action_group_activate_action (G_ACTION_GROUP (stage->application), "about", NULL);
}

const Page pages[] = {
  { "start-empty", show_start_empty },
  { "start-games", show_start_games },
  { "sample-game", show_sample_game },
  { "new-game", show_new_game },
  { "new-game-three", show_new_game_three },
  { "new-game-five", show_new_game_five },
  { "new-game-plan", show_new_game_plan },
  { "rulesets", show_rulesets },
  { "rulesets-found", show_rulesets_found },
  { "new-ruleset", show_new_ruleset },
  { "ruleset-editor", show_ruleset_editor },
  { "ruleset-editor-names", show_ruleset_editor_names },
  { "ruleset-editor-list", show_ruleset_editor_list },
  { "ruleset-trial", show_ruleset_trial },
  { "table-first", show_table_first },
  { "table-running", show_table_running },
  { "table-foul", show_table_foul },
  { "table-hands", show_table_hands },
  { "table-more", show_more_menu },
  { "table-three", show_table_three },
  { "table-extension", show_table_extension },
  { "table-penalty", show_table_penalty },
  { "table-last-hand", show_table_last_hand },
  { "table-tai", show_table_tai },
  { "table-flat", show_table_flat },
  { "table-flat-three", show_table_flat_three },
  { "flat-entry", show_flat_entry },
  { "flat-entry-right", show_flat_entry_right },
  { "flat-entry-top", show_flat_entry_top },
  { "flat-entry-left", show_flat_entry_left },
  { "flat-draw", show_flat_draw },
  { "flat-note", show_flat_note },
  { "table-far", show_table_far },
  { "table-far-three", show_table_far_three },
  { "table-graph", show_table_graph },
  { "table-graph-three", show_table_graph_three },
  { "table-needs", show_table_needs },
  { "table-differences", show_table_differences },
  { "table-differences-flat", show_table_differences_flat },
  { "table-differences-far", show_table_differences_far },
  { "table-transfers", show_table_transfers },
  { "table-transfers-flat", show_table_transfers_flat },
  { "table-transfers-far", show_table_transfers_far },
  { "dice", show_dice },
  { "dice-three", show_dice_three },
  { "dice-number", show_dice_number },
  { "sticks", show_sticks },
  { "sticks-count", show_sticks_count },
  { "sticks-mend", show_sticks_mend },
  { "entry-empty", show_entry_empty },
  { "entry-ron", show_entry_ron },
  { "entry-tsumo", show_entry_tsumo },
  { "entry-double-ron", show_entry_double_ron },
  { "entry-draw", show_entry_draw },
  { "entry-foul", show_entry_foul },
  { "entry-tai", show_entry_tai },
  { "entry-tai-tsumo", show_entry_tai_tsumo },
  { "entry-tai-minimum", show_entry_tai_minimum },
  { "entry-tai-robbed", show_entry_tai_robbed },
  { "entry-yaku", show_entry_yaku },
  { "entry-yaku-fresh", show_entry_yaku_fresh },
  { "entry-yaku-fu", show_entry_yaku_fu },
  { "entry-yaku-open", show_entry_yaku_open },
  { "entry-yaku-sets", show_entry_yaku_sets },
  { "entry-yaku-yakuman", show_entry_yaku_yakuman },
  { "entry-yaku-three", show_entry_yaku_three },
  { "entry-han", show_entry_han },
  { "entry-han-tsumo", show_entry_han_tsumo },
  { "entry-thousands", show_entry_thousands },
  { "entry-tiles-empty", show_entry_tiles_empty },
  { "entry-tiles-some", show_entry_tiles_some },
  { "entry-tiles-waits", show_entry_tiles_waits },
  { "entry-tiles", show_entry_tiles },
  { "entry-tiles-melds", show_entry_tiles_melds },
  { "entry-tiles-three", show_entry_tiles_three },
  { "entry-tiles-tai", show_entry_tiles_tai },
  { "entry-tiles-tai-waits", show_entry_tiles_tai_waits },
  { "entry-triple-ron", show_entry_triple_ron },
  { "entry-abort", show_entry_abort },
  { "entry-nagashi", show_entry_nagashi },
  { "entry-noten-riichi", show_entry_noten_riichi },
  { "entry-nobody-won", show_entry_nobody_won },
  { "entry-foul-count", show_entry_foul_count },
  { "entry-foul-bust", show_entry_foul_bust },
  { "entry-correction", show_entry_correction },
  { "entry-stop", show_entry_stop },
  { "entry-yakuman", show_entry_yakuman },
  { "entry-refused", show_entry_refused },
  { "entry-end", show_entry_end },
  { "riichi-refused", show_riichi_refused },
  { "edit-hand", show_edit_hand },
  { "edit-review", show_edit_review },
  { "edit-review-refused", show_edit_review_refused },
  { "edit-review-end", show_edit_review_end },
  { "edit-seats", show_edit_seats },
  { "edit-steps", show_edit_steps },
  { "edit-note", show_edit_note },
  { "result", show_result },
  { "result-next", show_result_next },
  { "result-share", show_result_share },
  { "result-three", show_result_three },
  { "result-settled", show_result_settled },
  { "result-floating", show_result_floating },
  { "result-shared", show_result_shared },
  { "result-tai", show_result_tai },
  { "result-best", show_result_best },
  { "history", show_history },
  { "history-deleted", show_history_deleted },
  { "history-evening", show_history_session },
  { "history-export", show_history_export },
  { "history-filter-dialog", show_history_filter_dialog },
  { "history-filters", show_history_filters },
  { "history-menu", show_history_menu },
  { "history-move", show_history_move },
  { "history-nothing", show_history_nothing },
  { "history-purge", show_history_purge },
  { "history-search", show_history_search },
  { "history-selecting", show_history_selecting },
  { "history-sessions", show_history_sessions },
  { "history-undo", show_history_undo },
  { "hands", show_hands },
  { "hands-three", show_hands_three },
  { "hands-edit", show_hands_edit },
  { "table-log-tiles", show_table_log_tiles },
  { "history-tiles", show_history_tiles },
  { "history-tai-tiles", show_history_tai_tiles },
  { "history-yaku", show_history_yaku },
  { "people", show_people },
  { "board", show_board },
  { "board-empty", show_board_empty },
  { "standings", show_standings },
  { "standings-months", show_standings_months },
  { "standings-records", show_standings_records },
  { "standings-columns", show_standings_columns },
  { "people-none", show_people_none },
  { "people-empty", show_people_empty },
  { "person", show_person },
  { "person-hands", show_person_hands },
  { "person-charts", show_person_charts },
  { "person-opponents", show_person_opponents },
  { "person-help", show_person_help },
  { "person-period", show_person_period },
  { "person-edit", show_person_edit },
  { "person-merge", show_person_merge },
  { "person-merge-review", show_person_review },
  { "person-merge-refused", show_person_refused },
  { "session", show_session },
  { "session-below", show_session_below },
  { "session-plain", show_session_plain },
  { "session-tai", show_session_tai },
  { "session-three", show_session_three },
  { "session-money", show_session_money },
  { "session-names", show_session_names },
  { "tiles", show_tiles },
  { "tiles-large", show_tiles_large },
  { "tiles-hands", show_tiles_hands },
  { "chart-lines", show_chart_lines },
  { "chart-ranks", show_chart_ranks },
  { "chart-bars", show_chart_bars },
  { "chart-table", show_chart_table },
  { "exchange-menu", show_exchange_menu },
  { "exchange-import", show_exchange_import },
  { "exchange-refused", show_exchange_refused },
  { "exchange-export", show_exchange_export },
  { "exchange-progress", show_exchange_progress },
  { "exchange-restore", show_exchange_restore },
  { "exchange-restored", show_exchange_restored },
  { "exchange-lost", show_exchange_lost },
  { "folder-none", show_folder_none },
  { "folder-join", show_folder_join },
  { "folder", show_folder },
  { "folder-missing", show_folder_missing },
  { "folder-start", show_folder_start },
  { "folder-table", show_folder_table },
  { "folder-game", show_folder_game },
  { "folder-versions", show_folder_versions },
  { "folder-people", show_folder_people },
  { "folder-same-names", show_folder_same_names },
  { "help", show_help },
  { "help-guide", show_help_guide },
  { "help-rules", show_help_rules },
  { "help-differences", show_help_differences },
  { "help-terms", show_help_terms },
  { "help-yaku", show_help_yaku },
  { "help-yaku-end", show_help_yaku_end },
  { "help-tai", show_help_tai },
  { "help-scores", show_help_scores },
  { "help-scores-end", show_help_scores_end },
  { "help-scores-linear", show_help_scores_linear },
  { "help-scores-tai", show_help_scores_tai },
  { "help-fu", show_help_fu },
  { "main-menu", show_main_menu },
  { "preferences", show_preferences },
  { "shortcuts", show_shortcuts },
  { "about", show_about },
};

const guint n_pages = G_N_ELEMENTS (pages);
