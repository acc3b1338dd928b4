/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"

#include "tenbo-games.h"
#include "tenbo-result-page.h"
#include "tenbo-table-page.h"

#include <glib/gstdio.h>

static void
test_first_start (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *button;

  fixture->window = app_test_open_window (fixture->application);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Ready for the First Game");
  button = app_test_find (fixture->window, GTK_TYPE_BUTTON, "New Game");
  gtk_test_accessible_assert_role (button, GTK_ACCESSIBLE_ROLE_BUTTON);
  app_test_find (fixture->window, GTK_TYPE_MENU_BUTTON, "Main Menu");
  app_test_check_controls (fixture->window);
}

static void
test_lists (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) finished = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) running = NULL;
  GtkWidget *row;

  app_test_finish_game (finished);
  running = app_test_create_game (fixture->store, "mleague");
  app_test_play_ron (running, 1, 3, 3, 30);

  fixture->window = app_test_open_window (fixture->application);
  row = app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Aki, Ben, Chie, Dai");
  gtk_test_accessible_assert_role (row, GTK_ACCESSIBLE_ROLE_LIST_ITEM);
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "East 2"));
  app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "People");
  g_assert_cmpuint (app_test_count (fixture->window, ADW_TYPE_ACTION_ROW), ==, 5);
  app_test_check_controls (fixture->window);
}

static void
test_continue (AppFixture   *fixture,
               gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  app_test_play_ron (game, 1, 3, 3, 30);
  fixture->window = app_test_open_window (fixture->application);
  app_test_activate_row (fixture->window, "Aki, Ben, Chie, Dai");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 2");
}

/* A sample game is a complete game, of which nothing remains. */
static void
test_sample_game (AppFixture   *fixture,
                  gconstpointer data)
{
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) stored = NULL;
  AdwNavigationView *view;
  GtkWidget         *page;

  fixture->window = app_test_open_window (fixture->application);
  app_test_press (fixture->window, "Try a Sample Game");
  page = app_test_find (fixture->window, TENBO_TYPE_TABLE_PAGE, "Sample Game");
  app_test_find (page, GTK_TYPE_LABEL, "Nothing is kept");
  app_test_check_controls (fixture->window);

  /* All of its hands are possible under the default ruleset. */
  game = g_object_ref (tenbo_table_page_get_game (TENBO_TABLE_PAGE (page)));
  g_assert_true (tenbo_game_get_transient (game));
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 3);
  g_assert_cmpint (tenbo_game_get_partial (game)->n_riichi, ==, 1);

  app_test_play_ron (game, 3, 0, 2, 30);
  app_test_find (page, GTK_TYPE_LABEL, "East 4");
  gtk_widget_activate_action (page, "table.undo", NULL);
  app_test_find (page, GTK_TYPE_LABEL, "East 3");

  app_test_finish_game (game);
  page = app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, NULL);
  app_test_check_controls (page);
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "Next Game"));
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "Session"));
  app_test_find (page, GTK_TYPE_BUTTON, "New Game");

  view = ADW_NAVIGATION_VIEW (app_test_find (fixture->window, ADW_TYPE_NAVIGATION_VIEW, NULL));
  adw_navigation_view_pop (view);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Ready for the First Game");
  read = tenbo_store_read_begin (fixture->store, NULL, NULL);
  stored = tenbo_games_list_finished (read, NULL, 10, NULL);
  g_assert_true (stored == NULL || stored->len == 0);
  g_clear_pointer (&stored, g_ptr_array_unref);
  stored = tenbo_games_list_unfinished (read, 10, NULL);
  g_assert_true (stored == NULL || stored->len == 0);
}

/* Enter starts the first game; later it continues the unfinished one. */
static void
test_focus (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) game = NULL;
  GtkWidget *focus;

  fixture->window = app_test_open_window (fixture->application);
  focus = app_test_find (fixture->window, GTK_TYPE_BUTTON, "New Game");
  WAIT_UNTIL (gtk_widget_has_focus (focus));
  app_test_close_window (fixture->window);

  game = app_test_create_game (fixture->store, "b-rule");
  fixture->window = app_test_open_window (fixture->application);
  focus = app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Aki, Ben, Chie, Dai");
  WAIT_UNTIL (gtk_widget_has_focus (focus));
}

/* The page shows the current store, also after a change by a page above. */
static void
test_comes_back (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *page;
  g_autoptr (TenboGame) game = NULL;

  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  page = app_test_find (fixture->window, GTK_TYPE_LABEL, "No Games Yet");
  game = app_test_create_game (fixture->store, "b-rule");
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Aki, Ben, Chie, Dai");
}

/* The focus is restored on return, even though the games were read again. */
static void
test_focus_comes_back (AppFixture   *fixture,
                       gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  GtkWidget *page;
  GtkWidget *row;

  fixture->window = app_test_open_window (fixture->application);
  row = app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Aki, Ben, Chie, Dai");
  WAIT_UNTIL (gtk_widget_has_focus (row));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  page = app_test_find (fixture->window, g_type_from_name ("TenboHistoryPage"), NULL);
  WAIT_UNTIL (!gtk_widget_has_focus (row));
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  WAIT_UNTIL (gtk_widget_has_focus (
    app_test_find (fixture->window, ADW_TYPE_ACTION_ROW, "Aki, Ben, Chie, Dai")));
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/start/first-start", test_first_start);
  app_fixture_add ("/app/start/lists", test_lists);
  app_fixture_add ("/app/start/continue", test_continue);
  app_fixture_add ("/app/start/focus", test_focus);
  app_fixture_add ("/app/start/comes-back", test_comes_back);
  app_fixture_add ("/app/start/sample-game", test_sample_game);
  app_fixture_add ("/app/start/focus-comes-back", test_focus_comes_back);

  return g_test_run ();
}
