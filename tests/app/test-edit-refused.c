/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Later hands that are no longer possible after the correction of an earlier one, and their dropped
 * parts. */

#include "app-fixture.h"
#include "tenbo-changes-dialog.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-game-page.h"

#define DEALER_CHOOSES "b-rule"

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

static void
save (AppFixture *fixture,
      GtkWidget  *changes)
{
  app_test_press (changes, "Save");
  app_fixture_wait_closed (fixture);
}

/* A riichi that is no longer possible blocks Save until its hand is deleted. */
static void
test_refused (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget *sheet;
  GtkWidget *changes;

  app_test_play_record (fixture->game,
                        "{\"result\": \"draw\", \"riichi\": [0], \"tenpai\": [0]}");
  gtk_widget_activate_action (fixture->page, "edit.hand", "u", 1u);
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_test_press (sheet, "sanbaiman");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_check_controls (changes);
  app_test_find (changes, GTK_TYPE_LABEL, "Hands to Fix");
  g_assert_false (app_test_can_press (changes, "Save"));

  app_test_press (changes, "Delete East 4");
  WAIT_UNTIL (app_test_can_press (changes, "Save"));
  g_assert_null (app_test_look_for (changes, GTK_TYPE_LABEL, "Hands to Fix"));
  save (fixture, changes);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 4);
}

/* Editing the same hand instead, from the list of differences. */
static void
test_refused_edited (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *sheet;
  GtkWidget *changes;

  app_test_play_record (fixture->game,
                        "{\"result\": \"draw\", \"riichi\": [0], \"tenpai\": [0]}");
  gtk_widget_activate_action (fixture->page, "edit.hand", "u", 1u);
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_test_press (sheet, "sanbaiman");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_press (changes, "Edit East 4");
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  g_assert_false (app_test_can_press (sheet, "Review…"));
  app_fixture_choose (sheet, "Riichi", "Aki");
  app_test_press (sheet, "Review…");
  WAIT_UNTIL (app_fixture_get_dialog (fixture) == changes);
  g_assert_true (app_test_can_press (changes, "Save"));
  save (fixture, changes);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 5);
}

/* A choice of the dealer that no longer exists does not block anything. */
static void
test_moot (AppFixture   *fixture,
           gconstpointer data)
{
  GtkWidget *changes;
  GtkWidget *sheet;

  app_test_play_record (fixture->game,
                        "{\"result\": \"draw\", \"tenpai\": [3], \"continue\": true}");
  gtk_widget_activate_action (fixture->page, "edit.insert", "u", 4u);
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_fixture_choose (sheet, "Winner", "Chie");
  app_fixture_choose (sheet, "From", "Dai");
  app_test_press (sheet, "mangan");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  g_assert_null (app_test_look_for (changes, GTK_TYPE_LABEL, "Hands to Fix"));
  app_test_find (changes, ADW_TYPE_ACTION_ROW,
                 "East 4: “Repeat” no longer applies and will be removed");
  save (fixture, changes);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 6);
  g_assert_cmpint (tenbo_game_get_event (fixture->game, 5)->choice, ==, TB_CHOICE_ABSENT);
}

/* The last dealer was first and ended the game. If they are not first, they have to repeat: the
 * sheet shows that, and confirming it is enough. */
static void
test_refused_confirmed (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget *hands;
  GtkWidget *changes;
  GtkWidget *sheet;

  app_test_play_ron (fixture->game, 0, 2, 1, 30);
  for (TbPlayer dealer = 0; dealer < 3; dealer++)
    app_test_play_ron (fixture->game, 3, dealer, 1, 30);
  app_test_play_record (fixture->game,
                        "{\"result\": \"draw\", \"tenpai\": [3], \"continue\": false}");
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->end.reason, ==, TB_END_DEALER_LEADS);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-hands", "x",
                              tenbo_game_get_id (fixture->game));
  hands = app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (hands));
  gtk_widget_activate_action (hands, "edit.hand", "u", 3u);
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_fixture_choose (sheet, "Winner", "Aki");
  app_fixture_choose (sheet, "From", "Dai");
  app_test_press (sheet, "haneman");
  app_test_press (sheet, "Review…");
  changes = app_fixture_find_dialog (fixture, TENBO_TYPE_CHANGES_DIALOG);
  app_test_find (changes, GTK_TYPE_LABEL, "Hands to Fix");
  g_assert_false (app_test_can_press (changes, "Save"));

  app_test_press (changes, "Edit South 4");
  sheet = app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
  app_test_find (sheet, GTK_TYPE_LABEL, "Dai, the dealer, must repeat");
  app_test_press (sheet, "Review…");
  WAIT_UNTIL (app_fixture_get_dialog (fixture) == changes);
  g_assert_null (app_test_look_for (changes, GTK_TYPE_LABEL, "Hands to Fix"));
  save (fixture, changes);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->end.reason, ==, TB_END_NONE);
}

int
main (int   argc,
      char *argv[])
{
  app_test_init (&argc, &argv);

#define ADD(name, ruleset, test) \
  g_test_add ("/app/edit-refused/" name, AppFixture, ruleset, set_up, test, app_fixture_tear_down)
  ADD ("deleted", "mleague", test_refused);
  ADD ("edited", "mleague", test_refused_edited);
  ADD ("confirmed", DEALER_CHOOSES, test_refused_confirmed);
  ADD ("dropped", DEALER_CHOOSES, test_moot);
#undef ADD

  return g_test_run ();
}
