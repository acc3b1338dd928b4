/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections of earlier hands, seats and rules: the list of differences before saving, and the
 * result. */

#include "app-fixture.h"
#include "tenbo-changes-dialog.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-game-page.h"
#include "tenbo-hand-log.h"
#include "tenbo-note-dialog.h"
#include "tenbo-player-toggles.h"
#include "tenbo-result-page.h"
#include "tenbo-ruleset-chooser.h"
#include "tenbo-seat-row.h"
#include "tenbo-seats-dialog.h"
#include "tenbo-steps-dialog.h"
#include "tenbo-table-page.h"

/* Four hands: Ben ron off Dai, Chie ron off Aki, a draw, Dai ron off Ben. */
static void
set_up (AppFixture   *fixture,
        gconstpointer ruleset)
{
  app_fixture_set_up (fixture, ruleset);
  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  app_test_play_ron (fixture->game, 2, 0, 2, 30);
  app_test_play_draw (fixture->game, TB_PLAYER_BIT (2) | TB_PLAYER_BIT (3));
  app_test_play_ron (fixture->game, 3, 1, 4, 30);
  app_fixture_show_table (fixture);
}

/* Whether there is a row with this title and subtitle. */
static gboolean
has_row (gpointer    root,
         const char *title,
         const char *subtitle)
{
  GtkWidget *row = app_test_find (root, ADW_TYPE_ACTION_ROW, title);

  g_test_message ("%s", adw_action_row_get_subtitle (ADW_ACTION_ROW (row)));

  return g_strcmp0 (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), subtitle) == 0;
}

static void
save (AppFixture *fixture,
      GtkWidget  *changes)
{
  app_test_press (changes, "Save");
  app_fixture_wait_closed (fixture);
}

static GtkWidget *
open_edit (AppFixture *fixture,
           guint       index)
{
  gtk_widget_activate_action (fixture->page, "edit.hand", "u", index);

  return app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
}

/* From the log: a hand is edited, its differences are read, saved, undone and redone. */
static void
test_edit (AppFixture   *fixture,
           gconstpointer data)
{
  GtkWidget *log = app_test_find (fixture->page, TENBO_TYPE_HAND_LOG, NULL);
  GtkWidget *row = app_test_find (log, ADW_TYPE_EXPANDER_ROW, "East 2");
  GtkWidget *button;
  GtkWidget *sheet;
  GtkWidget *changes;

  app_test_check_scores (fixture->game, 21500, 19100, 28500, 30900);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  /* The next focused widget can be pressed: there is no row around it. */
  button = app_test_find (row, GTK_TYPE_BUTTON, "Edit…");
  g_assert_false (
    gtk_widget_get_focusable (gtk_widget_get_ancestor (button, GTK_TYPE_LIST_BOX_ROW)));
  app_test_press (row, "Edit…");
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_test_check_controls (sheet);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (sheet)), ==, "Edit Hand");

  app_fixture_choose (sheet, "From", "Ben");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_check_controls (changes);
  g_assert_true (has_row (changes, "Edited: East 2",
                          "Was: Chie ron off Aki, 2 han 30 fu\n"
                          "Now: Chie ron off Ben, 2 han 30 fu"));
  app_test_find (changes, ADW_TYPE_ACTION_ROW, "Aki: 21,500 → 23,500");
  g_assert_true (app_test_can_press (changes, "Save"));
  app_test_check_scores (fixture->game, 21500, 19100, 28500, 30900);

  save (fixture, changes);
  app_test_check_scores (fixture->game, 23500, 17100, 28500, 30900);
  g_assert_nonnull (app_test_look_for (log, ADW_TYPE_EXPANDER_ROW, "East 2"));
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  WAIT_UNTIL (tenbo_game_get_can_redo (fixture->game));
  app_test_find (fixture->page, GTK_TYPE_INSCRIPTION, "Undone: edit of East 2");
  app_test_check_scores (fixture->game, 21500, 19100, 28500, 30900);
  gtk_widget_activate_action (fixture->page, "table.redo", NULL);
  WAIT_UNTIL (!tenbo_game_get_can_redo (fixture->game));
  app_test_check_scores (fixture->game, 23500, 17100, 28500, 30900);
}

/* Confirming an unchanged sheet changes nothing. */
static void
test_nothing_changed (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 2);

  g_assert_true (app_test_can_press (sheet, "Review…"));
  app_test_press (sheet, "Review…");
  app_fixture_wait_closed (fixture);
  g_assert_false (tenbo_game_get_can_redo (fixture->game));
  app_test_check_scores (fixture->game, 21500, 19100, 28500, 30900);
}

static void
set_kind (GtkWidget *sheet,
          guint      kind)
{
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_test_find (sheet, GTK_TYPE_DROP_DOWN, NULL)),
                              kind);
}

/* The dealer of the first hand actually won it: every later hand becomes a different one. */
static void
test_another_kind (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 0);
  GtkWidget *changes;

  set_kind (sheet, 1);
  g_assert_null (app_test_look_for (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Winner"));
  app_fixture_choose (sheet, "Tenpai", "Aki");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  g_assert_true (has_row (changes, "Edited: East 1",
                          "Was: Ben ron off Dai, 3 han 30 fu\nNow: Draw, Aki tenpai"));
  app_test_find (changes, ADW_TYPE_ACTION_ROW, "Scores change in 3 later hands");
  app_test_press (changes, "Discard");
  app_fixture_wait_closed (fixture);
  app_test_check_scores (fixture->game, 21500, 19100, 28500, 30900);
}

/* A foul that leaves the hand running belongs to the edited hand, and can be removed from it. */
static void
test_running_foul (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 2);
  GtkWidget *changes;

  set_kind (sheet, 2);
  app_fixture_choose (sheet, "Committed By", "Aki");
  app_test_activate_row (sheet, "Dead hand");
  app_test_press (sheet, "Confirm");
  WAIT_UNTIL (app_test_look_for (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Tenpai") != NULL);
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  save (fixture, changes);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 2)->result, ==, TB_RESULT_DRAW);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 2)->n_fouls, ==, 1);

  sheet = open_edit (fixture, 2);
  app_test_press (sheet, "Remove foul: Dead hand by Aki");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  save (fixture, changes);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 2)->n_fouls, ==, 0);
}

/* A player who sees another error among the differences continues from there. */
static void
test_edited_once_more (AppFixture   *fixture,
                       gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 1);
  GtkWidget *changes;

  app_fixture_choose (sheet, "From", "Ben");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_press (changes, "Edit East 2");
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_test_press (sheet, "mangan");
  app_test_press (sheet, "Review…");
  WAIT_UNTIL (app_fixture_get_dialog (fixture) == changes);
  g_assert_true (has_row (changes, "Edited: East 2",
                          "Was: Chie ron off Aki, 2 han 30 fu\n"
                          "Now: Chie ron off Ben, mangan"));
  save (fixture, changes);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 1)->wins[0].from, ==, 1);
}

static int
find_top (GtkWidget *sheet,
          GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, sheet, &bounds));

  return (int) bounds.origin.y;
}

/* The question about a forgotten riichi comes right after the discarder, before the value. */
static void
test_riichi_comes_early (AppFixture   *fixture,
                         gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 1);
  int        riichi;

  app_test_settle ();
  riichi = find_top (sheet, app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Riichi"));
  g_assert_cmpint (riichi, >,
                   find_top (sheet, app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "From")));
  g_assert_cmpint (riichi, <, find_top (sheet, app_test_find (sheet, GTK_TYPE_BUTTON, "mangan")));
  app_test_press (sheet, "Cancel");
  app_fixture_wait_closed (fixture);
}

/* Details that the sentence for a hand omits are shown next to it, or instead of it. */
static void
test_riichi_was_forgotten (AppFixture   *fixture,
                           gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 1);
  GtkWidget *changes;

  app_fixture_choose (sheet, "Riichi", "Ben");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  g_assert_true (has_row (changes, "Edited: East 2", "Riichi: Ben"));
  app_test_press (changes, "Edit East 2");
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_fixture_choose (sheet, "From", "Ben");
  app_test_press (sheet, "Review…");
  WAIT_UNTIL (app_fixture_get_dialog (fixture) == changes);
  g_assert_true (has_row (changes, "Edited: East 2",
                          "Was: Chie ron off Aki, 2 han 30 fu\n"
                          "Now: Chie ron off Ben, 2 han 30 fu\n"
                          "Riichi: Ben"));
  save (fixture, changes);

  /* The change includes the stick of the recorded hand. */
  sheet = open_edit (fixture, 1);
  app_test_find (sheet, GTK_TYPE_LABEL, "\u22123,000");
  app_fixture_choose (sheet, "Riichi", "Ben");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  g_assert_true (has_row (changes, "Edited: East 2", "Riichi: nobody"));
  save (fixture, changes);
}

static void
test_insert_and_delete (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *sheet;
  GtkWidget *changes;

  gtk_widget_activate_action (fixture->page, "edit.insert", "u", 1u);
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (sheet)), ==, "Insert Hand");
  set_kind (sheet, 1);
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  g_assert_true (has_row (changes, "Inserted: East 2", "Draw, nobody tenpai"));
  save (fixture, changes);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 5);

  gtk_widget_activate_action (fixture->page, "edit.delete", "u", 1u);
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  g_assert_true (has_row (changes, "Deleted: East 2", "Draw, nobody tenpai"));
  save (fixture, changes);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 4);
  app_test_check_scores (fixture->game, 21500, 19100, 28500, 30900);
}

/* A game that ends by an edit shows its result, and after undo its table again. */
static void
test_end (AppFixture   *fixture,
          gconstpointer data)
{
  GtkWidget *sheet = open_edit (fixture, 3);
  GtkWidget *changes;
  GtkWidget *result;

  set_kind (sheet, 4);
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  save (fixture, changes);
  result = app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, NULL);
  g_assert_nonnull (result);
  g_assert_true (apply_test (fixture->game, tenbo_game_change_undo (), NULL));
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_TABLE_PAGE, NULL);
}

/* An ended game runs again from its hands in the history, above its page in the stack. */
static void
test_run_again (AppFixture   *fixture,
                gconstpointer data)
{
  GtkWidget *hands;
  GtkWidget *changes;

  app_test_stop_game (fixture->game);
  app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-hands", "x",
                              tenbo_game_get_id (fixture->game));
  hands = app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (hands));
  gtk_widget_activate_action (hands, "edit.delete", "u", 4u);
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  save (fixture, changes);
  g_assert_nonnull (app_test_find (hands, GTK_TYPE_BUTTON, "Continue Game"));
  app_test_press (hands, "Continue Game");
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_TABLE_PAGE, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (fixture->page));
  g_assert_true (tenbo_table_page_get_game (TENBO_TABLE_PAGE (fixture->page)) == fixture->game);
}

static GtkWidget *
open_seats (AppFixture *fixture)
{
  gtk_widget_activate_action (fixture->page, "edit.seats", NULL);

  return app_fixture_find_dialog (fixture, TENBO_TYPE_SEATS_DIALOG);
}

/* Chie was the first dealer. */
static void
test_first_dealer (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *seats = open_seats (fixture);
  GtkWidget *changes;

  app_test_check_controls (seats);
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_test_find (seats, ADW_TYPE_COMBO_ROW, NULL)), 2);
  app_test_press (seats, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_find (changes, ADW_TYPE_ACTION_ROW,
                 "Chie began as East instead of West");
  save (fixture, changes);
  g_assert_cmpstr (tenbo_game_get_player_name (fixture->game, 0), ==, "Chie");
  g_assert_cmpstr (tenbo_game_get_player_name (fixture->game, 2), ==, "Aki");
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 0)->wins[0].player, ==, 3);
}

static void
test_another_player (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *seats = open_seats (fixture);
  GtkWidget *review = app_test_find (seats, GTK_TYPE_BUTTON, "Review…");
  GtkWidget *row = app_test_find (seats, TENBO_TYPE_SEAT_ROW, "North");
  GtkWidget *changes;

  gtk_editable_set_text (GTK_EDITABLE (row), "Aki");
  g_assert_false (gtk_widget_is_sensitive (review));
  app_test_find (seats, GTK_TYPE_LABEL, "Aki is entered twice.");
  gtk_editable_set_text (GTK_EDITABLE (row), "Dan");
  g_assert_true (gtk_widget_is_sensitive (review));
  app_test_press (seats, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_find (changes, ADW_TYPE_ACTION_ROW, "Dan played instead of Dai");
  save (fixture, changes);
  g_assert_cmpstr (tenbo_game_get_player_name (fixture->game, 3), ==, "Dan");
}

static void
choose_ruleset (AppFixture *fixture,
                GtkWidget  *seats,
                const char *before,
                const char *name)
{
  GtkWidget *chooser;

  app_test_activate_row (seats, before);
  chooser = app_fixture_find_dialog (fixture, TENBO_TYPE_RULESET_CHOOSER);
  app_test_activate_row (chooser, name);
  WAIT_UNTIL (app_fixture_get_dialog (fixture) == seats);
}

/* Another ruleset for the same number of players can replace the ruleset; one for another number is
 * refused. */
static void
test_another_ruleset (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *seats = open_seats (fixture);
  GtkWidget *changes;

  choose_ruleset (fixture, seats, "M.League", "Allen sanma");
  app_test_find (seats, GTK_TYPE_LABEL, "Allen sanma is for three players.");
  choose_ruleset (fixture, seats, "M.League", "B rule");
  app_test_press (seats, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_find (changes, ADW_TYPE_ACTION_ROW, "Ruleset: M.League → B rule");
  save (fixture, changes);
  g_assert_cmpstr (tenbo_ruleset_get_id (tenbo_game_get_ruleset (fixture->game)), ==, "b-rule");
  g_assert_cmpstr (adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (fixture->page)), ==,
                   "B rule");
}

static void
test_steps (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *steps;
  GtkWidget *row;

  g_assert_true (apply_test (fixture->game, tenbo_game_change_hand_note (0, "first"), NULL));
  gtk_widget_activate_action (fixture->page, "edit.steps", NULL);
  steps = app_fixture_find_dialog (fixture, TENBO_TYPE_STEPS_DIALOG);
  app_test_check_controls (steps);
  g_assert_true (has_row (steps, "Note changed: East 1", "first"));
  row = app_test_find (steps, ADW_TYPE_ACTION_ROW, "East 2");
  gtk_widget_activate (row);
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 2);
  WAIT_UNTIL (!tenbo_game_get_busy (fixture->game));
  g_assert_true (has_row (steps, "Note changed: East 1", "first"));
  gtk_widget_activate (app_test_find (steps, ADW_TYPE_ACTION_ROW, "Note changed: East 1"));
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 4);
  WAIT_UNTIL (!tenbo_game_get_busy (fixture->game));
  g_assert_cmpstr (tenbo_game_get_hand_note (fixture->game, 0), ==, "first");
  gtk_widget_activate (app_test_find (steps, ADW_TYPE_ACTION_ROW, "Start of the Game"));
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 0);
  WAIT_UNTIL (!tenbo_game_get_busy (fixture->game));
}

static void
type_note (GtkWidget  *dialog,
           const char *text)
{
  GtkWidget *view = app_test_find (dialog, GTK_TYPE_TEXT_VIEW, NULL);

  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), text, -1);
  app_test_press (dialog, "Save");
}

static void
test_notes (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *log = app_test_find (fixture->page, TENBO_TYPE_HAND_LOG, NULL);
  GtkWidget *row;

  tenbo_note_dialog_ask_hand (fixture->page, fixture->game, 1);
  type_note (app_fixture_find_dialog (fixture, ADW_TYPE_ALERT_DIALOG), " a < b ");
  WAIT_UNTIL (tenbo_game_get_hand_note (fixture->game, 1) != NULL);
  app_fixture_wait_closed (fixture);
  g_assert_cmpstr (tenbo_game_get_hand_note (fixture->game, 1), ==, "a < b");
  if (!gtk_widget_get_mapped (log))
    gtk_widget_activate_action (fixture->page, "table.log", NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (log));
  row = app_test_find (log, ADW_TYPE_EXPANDER_ROW, "East 2");
  g_assert_true (g_str_has_suffix (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)),
                                   "\na < b"));

  gtk_widget_activate_action (fixture->page, "edit.note", NULL);
  type_note (app_fixture_find_dialog (fixture, ADW_TYPE_ALERT_DIALOG), "At Mori's");
  WAIT_UNTIL (g_strcmp0 (tenbo_game_get_note (fixture->game), "At Mori's") == 0);
  app_fixture_wait_closed (fixture);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD(path, test) \
  g_test_add (path, AppFixture, "mleague", set_up, test, app_fixture_tear_down)
  ADD ("/app/edit/an-earlier-hand", test_edit);
  ADD ("/app/edit/nothing-changed", test_nothing_changed);
  ADD ("/app/edit/another-kind-of-hand", test_another_kind);
  ADD ("/app/edit/edited-once-more", test_edited_once_more);
  ADD ("/app/edit/riichi-was-forgotten", test_riichi_was_forgotten);
  ADD ("/app/edit/riichi-comes-early", test_riichi_comes_early);
  ADD ("/app/edit/inserted-and-deleted", test_insert_and_delete);
  ADD ("/app/edit/the-game-ends", test_end);
  ADD ("/app/edit/the-game-runs-again", test_run_again);
  ADD ("/app/edit/the-first-dealer", test_first_dealer);
  ADD ("/app/edit/another-player", test_another_player);
  ADD ("/app/edit/another-ruleset", test_another_ruleset);
  ADD ("/app/edit/steps", test_steps);
  ADD ("/app/edit/notes", test_notes);
  g_test_add ("/app/edit/a-foul-in-mid-hand", AppFixture, "b-rule", set_up, test_running_foul,
              app_fixture_tear_down);

  return g_test_run ();
}
