/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The number of taps for each common hand, as docs/visual-language.md promises. */

#include "app-fixture.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-player-toggles.h"
#include "tenbo-value-grid.h"

#include <string.h>

static int n_taps;

static void
tap (gpointer    root,
     const char *name)
{
  app_test_press (root, name);
  n_taps++;
}

static GtkWidget *
get_sheet (AppFixture *fixture)
{
  return app_fixture_find_dialog (fixture, TENBO_TYPE_ENTRY_DIALOG);
}

static void
tap_player (AppFixture *fixture,
            const char *row,
            const char *player)
{
  tap (app_test_find (get_sheet (fixture), TENBO_TYPE_PLAYER_TOGGLES, row), player);
}

static void
tap_value (AppFixture *fixture,
           const char *value)
{
  tap (app_test_find (get_sheet (fixture), TENBO_TYPE_VALUE_GRID, NULL), value);
}

/* Returns the gesture of the secondary button of the row of toggles @row. */
static GtkGesture *
find_gesture (GtkWidget *row)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        return GTK_GESTURE (controller);
    }

  g_assert_not_reached ();
}

/* Holds the toggle of @player among the winners. */
static void
hold_winner (AppFixture *fixture,
             const char *player)
{
  GtkWidget       *row = app_test_find (get_sheet (fixture), TENBO_TYPE_PLAYER_TOGGLES, "Winner");
  GtkWidget       *button = app_test_find (row, GTK_TYPE_BUTTON, player);
  GtkWidget       *box = gtk_widget_get_parent (button);
  graphene_point_t middle = GRAPHENE_POINT_INIT ((float) gtk_widget_get_width (button) / 2,
                                                 (float) gtk_widget_get_height (button) / 2);
  graphene_point_t point;

  app_test_settle ();
  g_assert_true (gtk_widget_compute_point (button, box, &middle, &point));
  g_signal_emit_by_name (find_gesture (box), "pressed", 1, (double) point.x, (double) point.y);
  n_taps++;
}

/* Confirms the sheet and asserts the number of taps since the last hand. */
static void
confirm (AppFixture *fixture,
         int         expected)
{
  app_fixture_confirm (fixture, get_sheet (fixture));
  g_assert_cmpint (n_taps + 1, ==, expected);
  n_taps = 0;
}

static void
test_wins (AppFixture   *fixture,
           gconstpointer data)
{
  tap (app_fixture_find_panel (fixture, "Ben"), "Win");
  tap_player (fixture, "From", "Dai");
  tap_value (fixture, "3,900");
  confirm (fixture, 4);
  app_test_check_scores (fixture->game, 25000, 28900, 25000, 21100);

  /* The same value again: the recent values come before the others. */
  tap (app_fixture_find_panel (fixture, "Chie"), "Win");
  tap_player (fixture, "From", "Aki");
  app_test_find (get_sheet (fixture), GTK_TYPE_LABEL, "Recent");
  tap_value (fixture, "3,900");
  confirm (fixture, 4);
  app_test_check_scores (fixture->game, 21100, 28900, 28900, 21100);

  tap (app_fixture_find_panel (fixture, "Dai"), "Win");
  tap_player (fixture, "From", "Tsumo");
  tap_value (fixture, "mangan");
  confirm (fixture, 4);
  app_test_check_scores (fixture->game, 19100, 26900, 24900, 29100);
}

static void
test_riichi (AppFixture   *fixture,
             gconstpointer data)
{
  tap (app_fixture_find_panel (fixture, "Ben"), "Ben declares riichi");
  tap (app_fixture_find_panel (fixture, "Ben"), "Win");
  tap_player (fixture, "From", "Dai");
  tap_value (fixture, "3,900");
  confirm (fixture, 5);
  app_test_check_scores (fixture->game, 25000, 28900, 25000, 21100);
}

/* Two winners: the second one is added by holding the name. */
static void
test_double_ron (AppFixture   *fixture,
                 gconstpointer data)
{
  tap (app_fixture_find_panel (fixture, "Ben"), "Win");
  hold_winner (fixture, "Chie");
  tap_player (fixture, "From", "Dai");
  tap_value (fixture, "2,000");
  tap_value (fixture, "3,900");
  confirm (fixture, 6);
  app_test_check_scores (fixture->game, 25000, 27000, 28900, 19100);
}

/* Holding the only winner, or a player before there is one, adds nobody. */
static void
test_hold_nobody (AppFixture   *fixture,
                  gconstpointer data)
{
  TenboPlayerToggles *row;

  tap (fixture->page, "A player won on a discard");
  row = TENBO_PLAYER_TOGGLES (
    app_test_find (get_sheet (fixture), TENBO_TYPE_PLAYER_TOGGLES, "Winner"));
  hold_winner (fixture, "Ben");
  g_assert_cmpuint (tenbo_player_toggles_get_active (row), ==, 0);
  tap_player (fixture, "Winner", "Ben");
  hold_winner (fixture, "Ben");
  g_assert_cmpuint (tenbo_player_toggles_get_active (row), ==, TB_PLAYER_BIT (1));
  n_taps = 0;
}

static void
test_draw_and_foul (AppFixture   *fixture,
                    gconstpointer data)
{
  tap (fixture->page, "The wall is used up and no player won");
  tap_player (fixture, "Tenpai", "Ben");
  tap_player (fixture, "Tenpai", "Chie");
  confirm (fixture, 4);
  app_test_check_scores (fixture->game, 23500, 26500, 26500, 23500);

  tap (fixture->page, "A player broke a rule");
  tap_player (fixture, "Committed By", "Dai");
  app_test_activate_row (get_sheet (fixture), "Dead hand");
  n_taps++;
  confirm (fixture, 4);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_fouls +
                     (int) tenbo_game_get_n_hands (fixture->game),
                   ==, 2);
}

static void
add (const char    *path,
     AppFixtureFunc test)
{
  g_test_add (path, AppFixture, "b-rule", app_fixture_set_up_settled_table, test,
              app_fixture_tear_down);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("/app/taps/wins", test_wins);
  add ("/app/taps/riichi", test_riichi);
  add ("/app/taps/double-ron", test_double_ron);
  add ("/app/taps/hold-nobody", test_hold_nobody);
  add ("/app/taps/draw-and-foul", test_draw_and_foul);

  return g_test_run ();
}
