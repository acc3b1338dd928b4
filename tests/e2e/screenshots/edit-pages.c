/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "edit-pages.h"

#include "stage.h"

#include "tenbo-app-test.h"
#include "tenbo-changes-dialog.h"
#include "tenbo-draft.h"
#include "tenbo-note-dialog.h"

/* Five hands, up to East 4 with a honba; in the last one Aki declares riichi. */
static void
play_hands (Stage *stage)
{
  stage->game = stage_create_game_under (stage, "mleague");
  app_test_play_ron (stage->game, BEN, DAI, 3, 30);
  app_test_play_ron (stage->game, CHIE, AKI, 2, 30);
  app_test_play_draw (stage->game, TB_PLAYER_BIT (CHIE) | TB_PLAYER_BIT (DAI));
  app_test_play_ron (stage->game, DAI, BEN, 4, 30);
  app_test_play_record (stage->game,
                        "{\"result\": \"draw\", \"riichi\": [0], \"tenpai\": [0, 3]}");
}

/* A draft in which Chie won a higher hand off Aki than recorded. */
static TenboDraft *
make_higher_valued (Stage  *stage,
                    TbLimit limit)
{
  TenboDraft *draft = tenbo_draft_new (stage->game);
  TbEvent     event = *tenbo_game_get_event (stage->game, 1);

  event.wins[0].value = (TbValueEntry) { .form = TB_VALUE_LIMIT, .limit = limit };
  tenbo_draft_set_event (draft, 1, &event);

  return draft;
}

static void
show_changes (Stage      *stage,
              TenboDraft *draft)
{
  GtkWidget *page = stage_open_table (stage);

  adw_dialog_present (tenbo_changes_dialog_new (draft), page);
}

void
show_edit_hand (Stage *stage)
{
  play_hands (stage);
  gtk_widget_activate_action (stage_open_table (stage), "edit.hand", "u", 1u);
}

void
show_edit_review (Stage *stage)
{
  g_autoptr (TenboDraft) draft = NULL;
  TbEvent event;

  play_hands (stage);
  draft = tenbo_draft_new (stage->game);
  event = *tenbo_game_get_event (stage->game, 2);
  event.n_tenpai = 1;
  event.tenpai[0] = DAI;
  tenbo_draft_set_event (draft, 2, &event);
  show_changes (stage, draft);
}

/* After losing that much, Aki could not have declared riichi later. */
void
show_edit_review_refused (Stage *stage)
{
  g_autoptr (TenboDraft) draft = NULL;

  play_hands (stage);
  draft = make_higher_valued (stage, TB_LIMIT_SANBAIMAN);
  show_changes (stage, draft);
}

/* The players had agreed to stop, and did not. */
void
show_edit_review_end (Stage *stage)
{
  g_autoptr (TenboDraft) draft = NULL;

  play_hands (stage);
  app_test_stop_game (stage->game);
  draft = make_higher_valued (stage, TB_LIMIT_MANGAN);
  tenbo_draft_delete_hand (draft, 5);
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-hands", "x",
                              tenbo_game_get_id (stage->game));
  adw_dialog_present (tenbo_changes_dialog_new (draft), GTK_WIDGET (stage->window));
}

void
show_edit_seats (Stage *stage)
{
  play_hands (stage);
  gtk_widget_activate_action (stage_open_table (stage), "edit.seats", NULL);
}

void
show_edit_steps (Stage *stage)
{
  g_autoptr (TenboDraft) draft = NULL;

  play_hands (stage);
  draft = make_higher_valued (stage, TB_LIMIT_MANGAN);
  g_assert_true (apply_test (stage->game, tenbo_game_change_draft (draft), NULL));
  g_assert_true (apply_test (stage->game, tenbo_game_change_undo (), NULL));
  gtk_widget_activate_action (stage_open_table (stage), "edit.steps", NULL);
}

void
show_edit_note (Stage *stage)
{
  play_hands (stage);
  tenbo_note_dialog_ask_hand (stage_open_table (stage), stage->game, 1);
}

void
show_hands_edit (Stage *stage)
{
  GtkWidget *page;
  GtkWidget *row;

  play_hands (stage);
  g_assert_true (apply_test (stage->game,
                             tenbo_game_change_hand_note (0, "Riichi, tanyao, dora"), NULL));
  gtk_widget_activate_action (GTK_WIDGET (stage->window), "win.show-hands", "x",
                              tenbo_game_get_id (stage->game));
  app_test_tick ();
  page = app_test_find (stage->window, g_type_from_name ("TenboGamePage"), NULL);
  row = app_test_find (page, ADW_TYPE_EXPANDER_ROW, NULL);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
}
