/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ruleset-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-new-ruleset-dialog.h"
#include "tenbo-result-page.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-ruleset-editor.h"
#include "tenbo-seat-row.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

/* The rulesets with the features to show. */
#define BUST_FEE     "sanma-parlor"
#define EXTENSION    "sanma-parlor"
#define PENALTY_POT  "mizukawa-hanchan"
#define FLOATING_UMA "mizukawa-sanma"
#define SHARED_RANKS "wrc-2025"
#define TAI          "fenghua"
#define TARGET       "tenhou-hanchan"

static GtkWidget *
open_form (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.new-game", NULL);

  return app_test_find (stage->window, ADW_TYPE_NAVIGATION_PAGE, _ ("New Game"));
}

static GtkWidget *
open_rulesets (Stage *stage)
{
  GtkWidget *form = open_form (stage);
  GtkWidget *row = app_test_find (form, ADW_TYPE_ACTION_ROW, NULL);

  adw_action_row_activate (ADW_ACTION_ROW (row));

  return app_test_find (stage->window, TENBO_TYPE_RULESET_CHOOSER, NULL);
}

void
show_rulesets (Stage *stage)
{
  open_rulesets (stage);
}

void
show_rulesets_found (Stage *stage)
{
  GtkWidget *chooser = open_rulesets (stage);
  GtkWidget *entry = app_test_find (chooser, GTK_TYPE_SEARCH_ENTRY, NULL);
  guint      n_rulesets = app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW);

  gtk_editable_set_text (GTK_EDITABLE (entry), "mizukawa");
  WAIT_UNTIL (app_test_count (chooser, GTK_TYPE_LIST_BOX_ROW) < n_rulesets);
}

void
show_new_ruleset (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.new-ruleset", NULL);
  app_test_find (stage->window, TENBO_TYPE_NEW_RULESET_DIALOG, NULL);
}

static GtkWidget *
open_editor (Stage      *stage,
             const char *ruleset)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.copy-ruleset", "s", ruleset);

  return app_test_find (stage->window, TENBO_TYPE_RULESET_EDITOR, NULL);
}

/* The names, the notes and the first rules of a ruleset. */
void
show_ruleset_editor_names (Stage *stage)
{
  open_editor (stage, SHARED_RANKS);
}

/* A list of fouls, the last of which is open. */
void
show_ruleset_editor_list (Stage *stage)
{
  GtkWidget *editor = open_editor (stage, PENALTY_POT);
  GtkWidget *list = app_test_find (editor, ADW_TYPE_EXPANDER_ROW,
                                   tenbo_words_field (TB_FIELD_FOULS));
  GtkWidget *foul;

  gtk_editable_set_text (GTK_EDITABLE (app_test_find (editor, GTK_TYPE_SEARCH_ENTRY, NULL)),
                         tb_rule_fields[TB_FIELD_FOULS].key);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (list), TRUE);
  app_test_settle ();
  foul = app_test_find (list, ADW_TYPE_EXPANDER_ROW, tenbo_words_foul ("tile-count"));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (foul), TRUE);
  app_test_settle ();
}

/* With a problem of the uma, whose numbers are shown. */
void
show_ruleset_editor (Stage *stage)
{
  GtkWidget     *editor = open_editor (stage, SHARED_RANKS);
  TenboRulePlace uma = TENBO_RULE_PLACE (TB_FIELD_UMA);
  g_autoptr (TenboRulesetDraft) draft = NULL;
  GtkWidget *row = app_test_find (editor, ADW_TYPE_EXPANDER_ROW, tenbo_words_field (TB_FIELD_UMA));

  g_object_get (editor, "draft", &draft, NULL);
  tenbo_ruleset_draft_set_number (draft, &uma, 20000);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (app_test_find (editor, GTK_TYPE_SEARCH_ENTRY, NULL)),
                         tb_rule_fields[TB_FIELD_UMA].key);
  app_test_settle ();
}

void
show_ruleset_trial (Stage *stage)
{
  gtk_widget_activate_action (open_editor (stage, SHARED_RANKS), "editor.try", NULL);
  app_test_find (stage->window, ADW_TYPE_PREFERENCES_GROUP, _ ("Result of a Sample Game"));
}

void
show_new_game_three (Stage *stage)
{
  GtkWidget *form;
  GtkWidget *chooser;
  GtkWidget *entry;

  form = open_form (stage);

  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      GtkWidget *row = app_test_find (form, TENBO_TYPE_SEAT_ROW, NULL);

      for (TbPlayer i = 0; i < player; i++)
        row = gtk_widget_get_next_sibling (row);
      tenbo_seat_row_set_name (TENBO_SEAT_ROW (row), stage_get_name (player));
    }

  adw_action_row_activate (ADW_ACTION_ROW (app_test_find (form, ADW_TYPE_ACTION_ROW, NULL)));
  chooser = app_test_find (stage->window, TENBO_TYPE_RULESET_CHOOSER, NULL);
  entry = app_test_find (chooser, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (entry), "sanma-parlor");
  g_signal_emit_by_name (entry, "activate");
  WAIT_UNTIL (adw_application_window_get_visible_dialog (
                ADW_APPLICATION_WINDOW (stage->window)) == NULL);
}

void
show_table_three (Stage *stage)
{
  stage->game = stage_create_game_under (stage, BUST_FEE);
  app_test_play_ron (stage->game, BEN, CHIE, 3, 30);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (BEN));
  stage_declare_riichi (stage->game, AKI);
  stage_note_foul (stage->game, CHIE, "deposit");
  stage_open_table (stage);
}

/* Nobody ever wins: the deal passes in East, stays in South, and continues in the extension. */
static void
play_to_extension (TenboGame *game)
{
  while (tenbo_game_get_table (game)->next.round.wind == TB_WIND_EAST)
    app_test_play_draw (game, 0);

  while (!tenbo_game_get_table (game)->next.round.extension)
    {
      TbPlayer dealer = tenbo_game_get_table (game)->next.dealer;

      app_test_play_ron (game, (TbPlayer) ((dealer + 1) % 3), dealer, 1, 30);
    }
}

void
show_table_extension (Stage *stage)
{
  stage->game = stage_create_game_under (stage, EXTENSION);
  play_to_extension (stage->game);
  stage_open_table (stage);
}

void
show_table_penalty (Stage *stage)
{
  stage->game = stage_create_game_under (stage, PENALTY_POT);
  app_test_play_ron (stage->game, BEN, DAI, 3, 40);
  stage_declare_riichi (stage->game, CHIE);
  stage_note_foul (stage->game, DAI, "early-draw");
  stage_note_foul (stage->game, AKI, "slip");
  stage_open_table (stage);
}

void
show_table_last_hand (Stage *stage)
{
  stage->game = stage_create_game_under (stage, TARGET);
  for (int hand = 0; hand < 7; hand++)
    app_test_play_draw (stage->game, 0);
  stage_declare_riichi (stage->game, BEN);
  stage_open_table (stage);
}

static void
play_tai (TenboGame *game,
          TbPlayer   player,
          TbPlayer   from,
          int        tai)
{
  TbEvent event;

  tenbo_game_begin_event (game, TB_RESULT_WIN, &event);
  event.n_wins = 1;
  tb_win_init (&event.wins[0], player);
  event.wins[0].from = from;
  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_TAI, .tai = tai };
  app_test_play (game, &event);
}

void
show_table_tai (Stage *stage)
{
  stage->game = stage_create_game_under (stage, TAI);
  play_tai (stage->game, BEN, DAI, 14);
  play_tai (stage->game, BEN, TB_NOBODY, 42);
  play_tai (stage->game, CHIE, AKI, 63);
  stage_open_table (stage);
}

static void
open_result (Stage *stage)
{
  GtkWidget *page;
  GtkWidget *row;

  tenbo_window_show_game (stage->window, stage->game);
  page = app_test_find (stage->window, TENBO_TYPE_RESULT_PAGE, NULL);
  row = app_test_find (page, ADW_TYPE_EXPANDER_ROW, NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}

/* A bust, and two players with less than they have to return. */
static void
play_bust (TenboGame *game)
{
  app_test_play_ron (game, BEN, CHIE, 6, 30);
  app_test_play_ron (game, AKI, CHIE, 6, 30);
  while (tenbo_game_get_table (game)->end.reason == TB_END_NONE)
    app_test_play_ron (game, BEN, CHIE, 6, 30);
}

void
show_result_three (Stage *stage)
{
  stage->game = stage_create_game_under (stage, BUST_FEE);
  play_bust (stage->game);
  open_result (stage);
}

/* The prizes are explained below the ranking. */
void
show_result_settled (Stage *stage)
{
  GtkWidget *page;
  GtkWidget *note;
  GtkWidget *viewport;

  stage->game = stage_create_game_under (stage, BUST_FEE);
  play_bust (stage->game);
  tenbo_window_show_game (stage->window, stage->game);
  page = app_test_find (stage->window, TENBO_TYPE_RESULT_PAGE, NULL);
  note = app_test_find (page, GTK_TYPE_LABEL, _ ("Settlement Details"));
  viewport = gtk_widget_get_ancestor (note, GTK_TYPE_VIEWPORT);
  for (int i = 0; i < 10; i++)
    app_test_tick ();
  gtk_viewport_scroll_to (GTK_VIEWPORT (viewport),
                          gtk_widget_get_ancestor (note, ADW_TYPE_PREFERENCES_GROUP), NULL);
}

void
show_result_floating (Stage *stage)
{
  stage->game = stage_create_game_under (stage, FLOATING_UMA);
  app_test_play_ron (stage->game, BEN, CHIE, 3, 30);
  stage_declare_riichi (stage->game, AKI);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (AKI));
  app_test_stop_game (stage->game);
  open_result (stage);
}

void
show_result_shared (Stage *stage)
{
  stage->game = stage_create_game_under (stage, SHARED_RANKS);
  app_test_play_ron (stage->game, CHIE, DAI, 3, 40);
  app_test_stop_game (stage->game);
  open_result (stage);
}

void
show_result_tai (Stage *stage)
{
  stage->game = stage_create_game_under (stage, TAI);
  play_tai (stage->game, BEN, DAI, 14);
  play_tai (stage->game, BEN, TB_NOBODY, 42);
  app_test_stop_game (stage->game);
  open_result (stage);
}

void
show_hands_three (Stage *stage)
{
  GtkWidget *row;
  TbEvent    event;

  stage->game = stage_create_game_under (stage, BUST_FEE);
  stage_note_foul (stage->game, CHIE, "deposit");
  tenbo_game_begin_event (stage->game, TB_RESULT_DRAW, &event);
  event.n_nagashi = 1;
  event.nagashi[0] = BEN;
  app_test_play (stage->game, &event);
  app_test_play_ron (stage->game, BEN, AKI, 3, 30);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-hands", "x",
                              tenbo_game_get_id (stage->game));
  app_test_tick ();
  row = app_test_find (stage->window, ADW_TYPE_EXPANDER_ROW, NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}
