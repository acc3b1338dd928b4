/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Using the entry sheet: the presses of a hand, its preview, and the record. */

#include "app-fixture.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-entry-preview.h"
#include "tenbo-player-panel.h"
#include "tenbo-player-toggles.h"
#include "tenbo-result-page.h"
#include "tenbo-value-grid.h"
#include "tenbo-words.h"

/* Of the shipped rulesets. */
#define B_RULE  "b-rule"
#define MLEAGUE "mleague"

/* Five quarters of GTK's default text size, in 1024ths of a dot per inch */
#define LARGE_DPI (120 * 1024)

static void
test_ron_in_four_presses (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *cell;

  app_test_press (app_test_find (fixture->page, TENBO_TYPE_PLAYER_PANEL, "South"), "Win");
  dialog = app_test_find (fixture->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  g_assert_true (app_test_shows (dialog, "Who discarded the winning tile?"));

  app_fixture_choose (dialog, "From", "Dai");
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  g_assert_true (app_test_shows (dialog, "What is the hand worth?"));

  cell = app_test_find (dialog, GTK_TYPE_BUTTON, "5,200");
  app_test_press (dialog, "5,200");
  gtk_test_accessible_assert_state (cell, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_true (app_test_can_press (dialog, "Confirm"));
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 0);
  app_test_check_controls (dialog);

  app_fixture_confirm (fixture, dialog);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);
  app_test_check_scores (fixture->game, 25000, 30200, 25000, 19800);
}

static void
test_cells_have_names (AppFixture   *fixture,
                       gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");
  GtkWidget *grid = app_test_find (dialog, TENBO_TYPE_VALUE_GRID, NULL);

  app_fixture_choose (dialog, "Winner", "Ben");
  gtk_test_accessible_assert_property (app_test_find (grid, GTK_TYPE_BUTTON, "7,700"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "4 han 30 fu, 7,700");
  gtk_test_accessible_assert_property (app_test_find (grid, GTK_TYPE_BUTTON, "mangan"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "mangan, 8,000");
  app_fixture_choose (dialog, "Winner", "Aki");
  gtk_test_accessible_assert_property (app_test_find (grid, GTK_TYPE_BUTTON, "11,600"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "4 han 30 fu, 11,600");
  app_fixture_choose (dialog, "From", "Tsumo");
  gtk_test_accessible_assert_property (app_test_find (grid, GTK_TYPE_BUTTON, "3,900 all"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "4 han 30 fu, 3,900 all");
}

static void
test_preview_is_complete (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *preview;

  app_test_press (fixture->page, "Ben declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  dialog = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "7,700");

  preview = app_test_find (dialog, TENBO_TYPE_ENTRY_PREVIEW, NULL);
  g_assert_true (app_test_shows (preview, "Ben ron off Dai, 4 han 30 fu"));
  g_assert_true (app_test_shows (preview, "4 han 30 fu"));
  /* The changes add up from the scores at the table, where the stick is paid already. */
  g_assert_false (app_test_shows (preview, "riichi stick"));
  g_assert_true (app_test_shows (preview, "32,700"));
  g_assert_true (app_test_shows (preview, "+8,700"));
  g_assert_true (app_test_shows (preview, "17,300"));
  g_assert_true (app_test_shows (preview, "Next: East 2, dealer Ben"));
}

static void
test_chips (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");
  GtkWidget *ippatsu;

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "3,900");
  ippatsu = app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Ippatsu");
  g_assert_false (gtk_widget_is_sensitive (ippatsu));

  app_fixture_choose (dialog, "Riichi", "Ben");
  g_assert_true (gtk_widget_is_sensitive (ippatsu));
  adw_switch_row_set_active (ADW_SWITCH_ROW (ippatsu), TRUE);
  adw_spin_row_set_value (ADW_SPIN_ROW (app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Ura Dora")), 2);
  app_fixture_confirm (fixture, dialog);

  g_assert_cmpint (tenbo_game_get_table (fixture->game)->chips[1], ==, 15000);
  app_test_check_scores (fixture->game, 25000, 28900, 25000, 21100);
}

/* Checks the value that the toggle of @name shows and describes itself with. */
static void
check_value_of (GtkWidget  *owners,
                const char *name,
                const char *value)
{
  GtkWidget *toggle = app_test_find (owners, GTK_TYPE_BUTTON, name);

  g_assert_true (app_test_shows (toggle, value));
  gtk_test_accessible_assert_property (toggle, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, value);
}

static void
test_two_winners (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");
  GtkWidget *owners;
  int        height;

  app_fixture_choose (dialog, "Winner", "Ben");
  app_test_press (dialog, "Add Winner");
  g_assert_true (app_test_shows (dialog, "Who else won?"));
  app_fixture_choose (dialog, "Winner", "Chie");
  app_fixture_choose (dialog, "From", "Dai");
  app_fixture_choose (dialog, "Enter Value For", "Chie");
  g_assert_true (app_test_shows (dialog, "What is Chie’s hand worth?"));
  app_fixture_choose (dialog, "Enter Value For", "Ben");
  g_assert_true (app_test_shows (dialog, "What is Ben’s hand worth?"));
  owners = app_test_find (dialog, TENBO_TYPE_PLAYER_TOGGLES, "Enter Value For");
  height = gtk_widget_get_height (owners);
  app_test_press (dialog, "haneman");
  g_assert_true (app_test_shows (dialog, "What is Chie’s hand worth?"));
  check_value_of (owners, "Ben", "haneman");
  app_test_press (dialog, "mangan");
  check_value_of (owners, "Ben", "haneman");
  check_value_of (owners, "Chie", "mangan");
  app_test_tick ();
  g_assert_cmpint (gtk_widget_get_height (owners), ==, height);
  app_test_press (owners, "Ben");
  app_test_press (dialog, "3,900");
  check_value_of (owners, "Ben", "3 han 30 fu");
  app_test_press (dialog, "haneman");
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 25000, 37000, 33000, 5000);
}

static void
test_one_winner_only (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (dialog, "Winner", "Ben");
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Add Winner"));
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_SWITCH_ROW, "Ippatsu"));
}

static void
test_dealer_chooses (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.draw");
  GtkWidget *choice;

  app_fixture_choose (dialog, "Tenpai", "Aki");
  choice = app_test_find (dialog, ADW_TYPE_TOGGLE_GROUP, NULL);
  g_assert_true (app_test_shows (dialog, "Next: East 1, 1 honba, dealer Aki"));
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (choice), "pass");
  g_assert_true (app_test_shows (dialog, "Next: East 2, 1 honba, dealer Ben"));
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->next.dealer, ==, 1);
  app_test_check_scores (fixture->game, 28000, 24000, 24000, 24000);
}

static void
test_does_not_ask_without_a_choice (AppFixture   *fixture,
                                    gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.draw");

  app_fixture_choose (dialog, "Tenpai", "Ben");
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_TOGGLE_GROUP, NULL));
}

/* A riichi without tenpai: refused, with the remedy of the rules. */
static void
test_records_as_a_foul (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *dialog;

  app_test_press (fixture->page, "Ben declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  dialog = app_fixture_open_entry (fixture, "table.draw");
  g_assert_true (app_test_can_press (dialog, "Confirm"));
  app_fixture_choose (dialog, "Tenpai", "Ben");
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  app_test_press (dialog, "Record “Chombo”");
  g_assert_true (app_test_can_press (dialog, "Confirm"));
  app_fixture_confirm (fixture, dialog);

  g_assert_cmpint (tenbo_game_get_event (fixture->game, 0)->n_fouls, ==, 1);
  app_test_check_scores (fixture->game, 29000, 16000, 27000, 27000);
}

static void
test_running_foul (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.foul");

  app_fixture_choose (dialog, "Committed By", "Chie");
  app_test_activate_row (dialog, "Deposit");
  g_assert_true (app_test_shows (dialog, "pot"));
  g_assert_true (app_test_shows (dialog, "24,000"));
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_fouls, ==, 1);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 0);

  dialog = app_fixture_open_entry (fixture, "table.foul");
  app_test_press (dialog, "Remove foul: Deposit by Chie");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_fouls == 0);
  WAIT_UNTIL (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Remove foul: Deposit by Chie") == NULL);
}

static void
test_foul_with_hands_shown (AppFixture   *fixture,
                            gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.foul");

  app_fixture_choose (dialog, "Committed By", "Ben");
  app_test_activate_row (dialog, "Chombo");
  g_assert_true (app_test_can_press (dialog, "Confirm"));
  app_fixture_choose (dialog, "Shown Tenpai Hands", "Chie");
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  app_test_press (dialog, "haneman");
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 31000, 13000, 28000, 28000);
}

/* On a phone only taps are needed: the values below the edge scroll into view. */
static void
test_values_scroll_into_view (AppFixture   *fixture,
                              gconstpointer data)
{
  GtkWidget      *dialog;
  GtkWidget      *cell;
  GtkWidget      *viewport;
  graphene_rect_t place;

  app_fixture_resize (fixture, 380, 660);
  dialog = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_settle ();
  cell = app_test_find (dialog, GTK_TYPE_BUTTON, "1,000");
  viewport = gtk_widget_get_ancestor (cell, GTK_TYPE_VIEWPORT);
  g_assert_true (gtk_widget_compute_bounds (cell, viewport, &place));
  g_assert_cmpfloat (place.origin.y, >=, 0);
  g_assert_cmpfloat (place.origin.y + place.size.height, <=, gtk_widget_get_height (viewport));
}

/* In a window of the first size, most values are visible: an answer does not move them away from
 * the pointer. */
static void
test_values_stay_in_place (AppFixture   *fixture,
                           gconstpointer data)
{
  GtkWidget      *dialog;
  GtkWidget      *cell;
  graphene_rect_t before;
  graphene_rect_t after;

  app_fixture_resize (fixture, 900, 640);
  dialog = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (dialog, "Winner", "Ben");
  app_test_settle ();
  cell = app_test_find (dialog, GTK_TYPE_BUTTON, "1,000");
  g_assert_true (gtk_widget_compute_bounds (cell, dialog, &before));
  app_fixture_choose (dialog, "From", "Dai");
  app_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (cell, dialog, &after));
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y);
}

static void
test_correction (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.adjust");
  GtkWidget *amount;

  app_fixture_choose (dialog, "From", "Ben");
  app_fixture_choose (dialog, "To", "Dai");
  amount = app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Amount");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (amount)), ==, "1,000");
  gtk_editable_set_text (GTK_EDITABLE (amount), "12,300");
  adw_spin_row_update (ADW_SPIN_ROW (amount));
  g_assert_cmpfloat (adw_spin_row_get_value (ADW_SPIN_ROW (amount)), ==, 12300);
  adw_spin_row_set_value (ADW_SPIN_ROW (amount), 300);
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 25000, 24700, 25000, 25300);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->next.dealer, ==, 0);
}

/* Asserts that the dialog shows all of its content, with less than @most free pixels below it. */
static void
check_fits (GtkWidget *dialog,
            int        most)
{
  GtkWidget     *scrolled = app_test_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment *place = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  int            natural;

  app_test_settle ();
  gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scrolled)),
                      GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (scrolled), NULL, &natural,
                      NULL, NULL);
  g_assert_cmpfloat (gtk_adjustment_get_upper (place), <=, gtk_adjustment_get_page_size (place));
  g_assert_cmpfloat (gtk_adjustment_get_page_size (place) - natural, <, most);
}

/* A sheet with few questions is not as large as that of a win. */
static void
test_small_sheets (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.stop");

  check_fits (dialog, 100);
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);
  dialog = app_fixture_open_entry (fixture, "table.adjust");
  app_fixture_choose (dialog, "From", "Aki");
  app_fixture_choose (dialog, "To", "Ben");
  check_fits (dialog, 180);
}

static void
test_stop_shows_the_result (AppFixture   *fixture,
                            gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.stop");

  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Confirm"));
  app_test_press (dialog, "End Game");
  app_fixture_wait_closed (fixture);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->end.reason, ==, TB_END_STOP);
  WAIT_UNTIL (app_test_look_for (fixture->window, TENBO_TYPE_RESULT_PAGE, NULL) != NULL);
}

/* Another program has changed the game meanwhile: nothing is lost and the entry stays. */
static void
test_keeps_an_unsaved_entry (AppFixture   *fixture,
                             gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "7,700");
  app_test_change_note (fixture->store, tenbo_game_get_id (fixture->game), "Elsewhere");
  app_test_press (dialog, "Confirm");
  WAIT_UNTIL (tenbo_game_get_note (fixture->game) != NULL);
  WAIT_UNTIL (app_test_can_press (dialog, "Confirm"));
  g_assert_nonnull (app_fixture_get_dialog (fixture));
  g_assert_true (app_test_shows (dialog, "Ben ron off Dai, 4 han 30 fu"));

  app_fixture_confirm (fixture, dialog);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);
}

static void
activate_row (GtkWidget  *dialog,
              const char *title)
{
  adw_action_row_activate (ADW_ACTION_ROW (app_test_find (dialog, ADW_TYPE_ACTION_ROW, title)));
  app_test_tick ();
}

/* The items are buttons with their tai; the sum follows them. */
static void
test_tai (AppFixture   *fixture,
          gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");
  GtkWidget *dragon;

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Chie");
  g_assert_null (app_test_look_for (dialog, TENBO_TYPE_VALUE_GRID, NULL));
  g_assert_true (app_test_shows (dialog, "0 tai"));
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Self-draw"));

  dragon = app_test_find (dialog, GTK_TYPE_BUTTON, "Dragon triplet");
  app_test_press (dialog, "Dragon triplet");
  app_test_press (dialog, "Dragon triplet");
  g_assert_true (app_test_shows (dialog, "3 tai → 10"));
  g_assert_true (app_test_shows (dialog, "This win needs 4 tai."));
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  gtk_test_accessible_assert_property (dragon, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Dragon triplet ×2, 1 tai");

  app_test_press (dialog, "Half flush");
  g_assert_true (app_test_shows (dialog, "73 tai → 80"));
  g_assert_false (app_test_can_press (dialog, "Full flush"));
  app_test_check_controls (dialog);
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, -80, 320, -160, -80);
}

static void
test_tai_of_a_robbed_kan (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");
  GtkWidget *sum;
  GtkWidget *robbed;

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Chie");
  gtk_expander_set_expanded (GTK_EXPANDER (app_test_find (dialog, GTK_TYPE_EXPANDER, NULL)), TRUE);
  sum = app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Sum Instead of Items");
  adw_spin_row_set_value (ADW_SPIN_ROW (sum), 2);
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  robbed = app_test_find (dialog, ADW_TYPE_SWITCH_ROW, "Robbed Kan");
  adw_switch_row_set_active (ADW_SWITCH_ROW (robbed), TRUE);
  g_assert_true (app_test_can_press (dialog, "Confirm"));
  g_assert_null (app_test_look_for (dialog, TENBO_TYPE_PLAYER_TOGGLES, "Pao"));
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 0, 60, -60, 0);
}

/* Values of earlier hands of the game come first, with this winner's points; the row stays for
 * every winner, so that nothing below it moves. */
static void
test_recent_values (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *grid;
  GtkWidget *recent;

  dialog = app_fixture_open_entry (fixture, "table.ron");
  g_assert_false (app_test_shows (dialog, "Recent"));
  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "5,200");
  app_fixture_confirm (fixture, dialog);

  dialog = app_fixture_open_entry (fixture, "table.ron");
  grid = app_test_find (dialog, TENBO_TYPE_VALUE_GRID, NULL);
  g_assert_true (app_test_shows (grid, "Recent"));
  app_fixture_choose (dialog, "Winner", "Chie");
  app_fixture_choose (dialog, "From", "Dai");
  recent = app_test_find (grid, GTK_TYPE_BUTTON, "5,200");
  gtk_test_accessible_assert_property (recent, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Recent: 4 han 20 fu, 5,200");
  app_fixture_choose (dialog, "Winner", "Ben");
  recent = app_test_find (grid, GTK_TYPE_BUTTON, "7,700");
  gtk_test_accessible_assert_property (recent, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Recent: 4 han 20 fu, 7,700");
  app_test_press (grid, "7,700");
  gtk_test_accessible_assert_state (recent, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  app_test_check_controls (dialog);
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 25000, 37900, 25000, 12100);
}

/* With tai, the items of the last hands come first. */
static void
test_recent_items (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Chie");
  g_assert_false (app_test_shows (dialog, "Recent"));
  app_test_press (dialog, "Half flush");
  app_fixture_confirm (fixture, dialog);

  dialog = app_fixture_open_entry (fixture, "table.ron");
  app_test_find (dialog, GTK_TYPE_LABEL, "Recent");
  app_fixture_choose (dialog, "Winner", "Aki");
  app_fixture_choose (dialog, "From", "Chie");
  app_test_press (dialog, "Half flush");
  g_assert_true (app_test_shows (dialog, "71 tai → 80"));
  app_test_check_controls (dialog);
}

/* Three players, han without fu, and different payments of the two others to a dealer. */
static void
test_three_players (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.tsumo");
  GtkWidget *row = app_test_find (dialog, TENBO_TYPE_PLAYER_TOGGLES, "Winner");
  GtkWidget *grid = app_test_find (dialog, TENBO_TYPE_VALUE_GRID, NULL);

  g_assert_cmpuint (app_test_count (row, GTK_TYPE_BUTTON), ==, 3);
  g_assert_null (app_test_look_for (dialog, GTK_TYPE_BUTTON, "Add Winner"));
  app_fixture_choose (dialog, "Winner", "Aki");
  g_assert_null (app_test_look_for (grid, GTK_TYPE_BUTTON, "70+ fu"));
  gtk_test_accessible_assert_property (app_test_find (grid, GTK_TYPE_BUTTON, "5 han"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "5 han, 8,000/7,000");
  app_test_press (grid, "5 han");
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 55000, 32000, 33000, 0);
}

static void
test_third_ron_aborts (AppFixture   *fixture,
                       gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_choose (dialog, "Winner", "Aki");
  app_test_press (dialog, "Add Winner");
  app_fixture_choose (dialog, "Winner", "Ben");
  g_assert_false (app_test_can_press (dialog, "Confirm"));
  app_fixture_choose (dialog, "Winner", "Chie");
  g_assert_null (app_test_look_for (dialog, TENBO_TYPE_VALUE_GRID, NULL));
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 0)->result, ==, TB_RESULT_ABORT);
  app_test_check_scores (fixture->game, 25000, 25000, 25000, 25000);
}

static void
test_abortive_draw (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.draw");
  GtkWidget *tenpai = app_test_find (dialog, TENBO_TYPE_PLAYER_TOGGLES, "Tenpai");

  activate_row (dialog, "Four winds");
  g_assert_true (app_test_shows (dialog, "The deal passes"));
  g_assert_true (app_test_shows (dialog, "Next: East 2, 1 honba, dealer Ben"));
  g_assert_false (app_test_can_press (tenpai, "Aki"));
  activate_row (dialog, "Exhaustive draw");
  app_fixture_choose (dialog, "Nagashi Mangan", "Chie");
  app_test_check_controls (dialog);
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 21000, 23000, 33000, 23000);
}

/* Four sticks on the table abort the hand under this ruleset; three do not. */
static void
test_four_riichi (AppFixture   *fixture,
                  gconstpointer data)
{
  static const char *const names[] = { "Aki", "Ben", "Chie", "Dai" };
  GtkWidget               *dialog;
  GtkWidget               *check;

  for (int32_t i = 0; i < TB_MAX_PLAYERS; i++)
    {
      g_autofree char *stick = g_strdup_printf ("%s declares riichi", names[i]);

      app_test_press (fixture->page, stick);
      WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == i + 1);
    }
  dialog = app_fixture_open_entry (fixture, "table.draw");
  check = app_test_find (app_test_find (dialog, ADW_TYPE_ACTION_ROW, "Four riichi"),
                         GTK_TYPE_CHECK_BUTTON, NULL);
  g_assert_true (gtk_check_button_get_active (GTK_CHECK_BUTTON (check)));
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 24000, 24000, 24000, 24000);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->pot, ==, 4000);
}

static void
test_noten_riichi (AppFixture   *fixture,
                   gconstpointer data)
{
  static const char foul[] = "Noten riichi: 10,000 to the penalty pot";
  GtkWidget        *dialog;

  app_test_press (fixture->page, "Ben declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  dialog = app_fixture_open_entry (fixture, "table.draw");
  app_fixture_choose (dialog, foul, "Ben");
  app_fixture_choose (dialog, "Tenpai", "Aki");
  app_fixture_confirm (fixture, dialog);
  app_test_check_scores (fixture->game, 28000, 13000, 24000, 24000);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->penalty_pot, ==, 10000);
}

/* A deposit that takes its player below zero ends the game if the rules require it. */
static void
test_foul_that_busts (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.foul");
  GtkWidget *count;

  app_fixture_choose (dialog, "Committed By", "Ben");
  g_assert_null (app_test_look_for (dialog, ADW_TYPE_ACTION_ROW, "Noten riichi"));
  activate_row (dialog, tenbo_words_foul ("tile-count"));
  count = app_test_find (dialog, ADW_TYPE_SPIN_ROW, "Count");
  adw_spin_row_set_value (ADW_SPIN_ROW (count), 5);
  g_assert_true (app_test_shows (dialog, "The penalty is paid now, and the hand continues.\n"
                                         "The player cannot take the penalty pot."));
  adw_spin_row_set_value (ADW_SPIN_ROW (count), 6);
  g_assert_true (app_test_shows (dialog, "The game ends: Ben fell below zero"));
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->end.reason, ==, TB_END_BUST);
}

/* The last dealer, who would repeat and is 1st. */
static void
test_last_dealer_may_stop (AppFixture   *fixture,
                           gconstpointer data)
{
  GtkWidget *dialog;
  GtkWidget *choice;

  for (int hand = 0; hand < 7; hand++)
    app_test_play_draw (fixture->game, 0);
  dialog = app_fixture_open_entry (fixture, "table.tsumo");
  app_fixture_choose (dialog, "Winner", "Dai");
  app_test_press (dialog, "mangan");
  choice = app_test_find (dialog, ADW_TYPE_TOGGLE_GROUP, "Play On");
  g_assert_true (app_test_shows (dialog, "Dai, the last dealer, may end the game"));
  g_assert_true (app_test_shows (dialog, "Next: South 4, 8 honba, dealer Dai"));
  g_assert_true (app_test_shows (choice, "Play On"));
  adw_toggle_group_set_active_name (ADW_TOGGLE_GROUP (choice), "pass");
  g_assert_true (app_test_shows (choice, "End Game"));
  app_fixture_confirm (fixture, dialog);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->end.reason, ==, TB_END_DEALER_LEADS);
}

#define ADD(name, ruleset, func)                                                       \
  g_test_add ("/app/entry/" name, AppFixture, ruleset, app_fixture_set_up_table, func, \
              app_fixture_tear_down)

/* Winner and From have scrolled away: the line above Confirm shows both. It also asks the open
 * question, which the preview does not repeat. */
static void
test_summary_names_the_payer (AppFixture   *fixture,
                              gconstpointer data)
{
  GtkWidget *dialog = app_fixture_open_entry (fixture, "table.ron");

  app_fixture_resize (fixture, 360, 640);
  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  g_assert_true (app_test_shows (dialog, "What is the hand worth?"));
  g_assert_null (app_test_look_for (dialog, TENBO_TYPE_ENTRY_PREVIEW, NULL));
  app_test_press (dialog, "5,200");
  app_test_find (dialog, TENBO_TYPE_ENTRY_PREVIEW, NULL);
  WAIT_UNTIL (app_test_shows (dialog, "Ben\u00a0+5,200 off Dai · next East 2"));
  app_fixture_choose (dialog, "From", "Tsumo");
  g_assert_true (app_test_shows (dialog, "Ben\u00a0+5,200 by tsumo · next East 2"));
}

/* The values of the last hands fit beside one another, also with large text. */
static void
test_last_values_fit (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *sheet;
  int        minimum;

  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  app_test_play_ron (fixture->game, 2, 3, 4, 30);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", LARGE_DPI, NULL);
  app_fixture_resize (fixture, 360, 640);
  sheet = app_test_find (app_fixture_open_entry (fixture, "table.ron"), TENBO_TYPE_ENTRY_SHEET,
                         NULL);
  WAIT_UNTIL (app_test_shows (sheet, "Recent"));
  app_test_settle ();
  gtk_widget_measure (adw_breakpoint_bin_get_child (ADW_BREAKPOINT_BIN (sheet)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* The table already shows Ben's score without the riichi stick, so the summary adds to that
 * score; in a draw the stick does not move again. */
static void
test_summary_begins_after_a_stick (AppFixture   *fixture,
                                   gconstpointer data)
{
  GtkWidget *dialog;

  app_test_press (fixture->page, "Ben declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  app_fixture_resize (fixture, 360, 640);
  dialog = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (dialog, "Winner", "Ben");
  app_fixture_choose (dialog, "From", "Dai");
  app_test_press (dialog, "7,700");
  WAIT_UNTIL (app_test_shows (dialog, "Ben\u00a0+8,700 off Dai · next East 2"));
  g_assert_true (app_test_shows (app_test_find (dialog, TENBO_TYPE_ENTRY_PREVIEW, NULL),
                                 "+8,700"));
}

static void
test_summary_of_a_draw_after_a_stick (AppFixture   *fixture,
                                      gconstpointer data)
{
  GtkWidget *dialog;

  app_test_press (fixture->page, "Ben declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  app_fixture_resize (fixture, 360, 640);
  dialog = app_fixture_open_entry (fixture, "table.draw");
  app_fixture_choose (dialog, "Tenpai", "Aki");
  app_fixture_choose (dialog, "Tenpai", "Chie");
  app_fixture_choose (dialog, "Tenpai", "Dai");
  WAIT_UNTIL (app_test_shows (dialog, "No points moved · next East 1, 1 honba"));
}

/* Almost every draw asks who is tenpai; a riichi not declared at the table is rare. */
static void
test_draw_asks_for_tenpai_first (AppFixture   *fixture,
                                 gconstpointer data)
{
  GtkWidget       *dialog = app_fixture_open_entry (fixture, "table.draw");
  GtkWidget       *tenpai = app_test_find (dialog, TENBO_TYPE_PLAYER_TOGGLES, "Tenpai");
  GtkWidget       *riichi = app_test_find (dialog, TENBO_TYPE_PLAYER_TOGGLES, "Riichi");
  graphene_point_t tenpai_top, riichi_top;

  g_assert_true (gtk_widget_compute_point (tenpai, dialog, &GRAPHENE_POINT_INIT_ZERO, &tenpai_top));
  g_assert_true (gtk_widget_compute_point (riichi, dialog, &GRAPHENE_POINT_INIT_ZERO, &riichi_top));
  g_assert_cmpfloat (tenpai_top.y, <, riichi_top.y);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("ron-in-four-presses", B_RULE, test_ron_in_four_presses);
  ADD ("cells-have-names", B_RULE, test_cells_have_names);
  ADD ("preview-is-complete", B_RULE, test_preview_is_complete);
  ADD ("draw-asks-for-tenpai-first", B_RULE, test_draw_asks_for_tenpai_first);
  ADD ("chips", B_RULE, test_chips);
  ADD ("two-winners", B_RULE, test_two_winners);
  ADD ("one-winner-only-if-one-is-paid", MLEAGUE, test_one_winner_only);
  ADD ("dealer-chooses", B_RULE, test_dealer_chooses);
  ADD ("does-not-ask-without-a-choice", B_RULE, test_does_not_ask_without_a_choice);
  ADD ("records-as-a-foul", B_RULE, test_records_as_a_foul);
  ADD ("running-foul", B_RULE, test_running_foul);
  ADD ("foul-with-hands-shown", B_RULE, test_foul_with_hands_shown);
  ADD ("correction", B_RULE, test_correction);
  ADD ("stop-shows-the-result", B_RULE, test_stop_shows_the_result);
  ADD ("small-sheets", B_RULE, test_small_sheets);
  ADD ("keeps-an-unsaved-entry", B_RULE, test_keeps_an_unsaved_entry);
  ADD ("tai", "fenghua", test_tai);
  ADD ("tai-of-a-robbed-kan", "fenghua", test_tai_of_a_robbed_kan);
  ADD ("recent-values", B_RULE, test_recent_values);
  ADD ("recent-items", "fenghua", test_recent_items);
  ADD ("three-players", "allen", test_three_players);
  ADD ("a-third-ron-aborts", "tenhou-hanchan", test_third_ron_aborts);
  ADD ("abortive-draw", "mizukawa-hanchan", test_abortive_draw);
  ADD ("four-riichi", "tenhou-hanchan", test_four_riichi);
  ADD ("noten-riichi", "mizukawa-hanchan", test_noten_riichi);
  ADD ("foul-that-busts", "mizukawa-hanchan", test_foul_that_busts);
  ADD ("last-dealer-may-stop", "free-parlor", test_last_dealer_may_stop);
  /* These come last: windows remember their size. */
  ADD ("values-stay-in-place", B_RULE, test_values_stay_in_place);
  ADD ("values-scroll-into-view", B_RULE, test_values_scroll_into_view);
  ADD ("last-values-fit", B_RULE, test_last_values_fit);
  ADD ("summary-names-the-payer", B_RULE, test_summary_names_the_payer);
  ADD ("summary-begins-after-a-stick", B_RULE, test_summary_begins_after_a_stick);
  ADD ("summary-of-a-draw-after-a-stick", B_RULE, test_summary_of_a_draw_after_a_stick);

  return g_test_run ();
}
