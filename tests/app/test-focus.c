/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The focus on pages and after sheets: it is always somewhere, and never on a control that does
 * damage after a stray Enter. */

#include "app-fixture.h"
#include "tenbo-game-page.h"
#include "tenbo-player-panel.h"
#include "tenbo-table-area.h"

/* More than the focusable widgets at a table. */
#define MAX_STEPS 40

static GtkWidget *
get_focus (AppFixture *fixture)
{
  return gtk_window_get_focus (GTK_WINDOW (fixture->window));
}

static void
wait_for_the_table (AppFixture *fixture)
{
  WAIT_UNTIL (TENBO_IS_TABLE_AREA (get_focus (fixture)));
}

/* Asserts that the focus stays on the table after all animations. */
static void
check_the_table (AppFixture *fixture)
{
  wait_for_the_table (fixture);
  app_test_settle ();
  g_assert_true (TENBO_IS_TABLE_AREA (get_focus (fixture)));
}

static void
test_table (AppFixture   *fixture,
            gconstpointer data)
{
  check_the_table (fixture);
  gtk_test_accessible_assert_property (get_focus (fixture), GTK_ACCESSIBLE_PROPERTY_LABEL, "Table");

  /* Tab moves on to the players. */
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (fixture->window), GTK_DIR_TAB_FORWARD));
  g_assert_nonnull (gtk_widget_get_ancestor (get_focus (fixture), TENBO_TYPE_PLAYER_PANEL));
}

/* Tab alone reaches the whole page, including the widgets before the table. */
static void
test_round (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *menu = app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Main Menu");
  gboolean   passed = FALSE;

  check_the_table (fixture);
  for (int i = 0; i < MAX_STEPS && !passed; i++)
    {
      g_signal_emit_by_name (fixture->window, "move-focus", GTK_DIR_TAB_FORWARD);
      app_test_settle ();
      passed = get_focus (fixture) != NULL && gtk_widget_is_ancestor (get_focus (fixture), menu);
    }
  g_assert_true (passed);
}

static void
test_after_a_hand (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *stick = app_test_find (fixture->page, GTK_TYPE_BUTTON, "Aki declares riichi");
  GtkWidget *sheet;

  check_the_table (fixture);
  g_assert_true (gtk_widget_grab_focus (stick));
  sheet = app_fixture_open_entry (fixture, "table.draw");
  app_fixture_confirm (fixture, sheet);
  check_the_table (fixture);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);
}

static void
test_after_no_hand (AppFixture   *fixture,
                    gconstpointer data)
{
  check_the_table (fixture);
  app_fixture_open_entry (fixture, "table.draw");
  adw_dialog_close (ADW_DIALOG (fixture->sheet));
  app_fixture_wait_closed (fixture);
  check_the_table (fixture);
}

static void
test_from_afar (AppFixture   *fixture,
                gconstpointer data)
{
  gtk_widget_activate_action (fixture->page, "table.view", "s", "far");
  gtk_window_set_focus (GTK_WINDOW (fixture->window), NULL);
  check_the_table (fixture);
}

/* While a riichi is saved its stick is insensitive, and loses the focus. */
static void
test_after_a_riichi (AppFixture   *fixture,
                     gconstpointer data)
{
  check_the_table (fixture);
  g_assert_true (gtk_widget_grab_focus (
    app_test_find (fixture->page, GTK_TYPE_BUTTON, "Aki declares riichi")));
  app_test_press (fixture->page, "Aki declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  WAIT_UNTIL (get_focus (fixture) != NULL);
  g_assert_true (gtk_widget_is_ancestor (get_focus (fixture), fixture->page));
}

/* The rows of the hands are rebuilt when one of them changes. */
static void
test_rebuilt_rows (AppFixture   *fixture,
                   gconstpointer data)
{
  GtkWidget *page;

  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.show-hands",
                              "x",
                              tenbo_game_get_id (fixture->game));
  page = app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game");
  app_test_settle ();
  g_assert_true (
    gtk_widget_grab_focus (app_test_find (page, ADW_TYPE_EXPANDER_ROW, "East 1")));
  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  WAIT_UNTIL (get_focus (fixture) != NULL && gtk_widget_is_ancestor (get_focus (fixture), page));
}

int
main (int   argc,
      char *argv[])
{
  app_test_init (&argc, &argv);

#define ADD(name, test)                                                                 \
  g_test_add ("/app/focus/" name, AppFixture, "b-rule", app_fixture_set_up_table, test, \
              app_fixture_tear_down)

  ADD ("table", test_table);
  ADD ("round", test_round);
  ADD ("after-a-hand", test_after_a_hand);
  ADD ("after-no-hand", test_after_no_hand);
  ADD ("from-afar", test_from_afar);
  ADD ("after-a-riichi", test_after_a_riichi);
  ADD ("rebuilt-rows", test_rebuilt_rows);

  return g_test_run ();
}
