/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The standings: the table of everybody, the totals of months, the records. */

#include "app-fixture.h"
#include "tenbo-game-page.h"
#include "tenbo-people-pages.h"
#include "tenbo-period.h"

/* Ben wins off Dai twice, Aki once off Ben; then a draw with Aki tenpai. */
static void
play_game (AppFixture *fixture)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  app_test_play_ron (game, 1, 3, 3, 30);
  app_test_play_ron (game, 1, 3, 2, 30);
  app_test_play_ron (game, 0, 1, 4, 30);
  app_test_play_draw (game, TB_PLAYER_BIT (0));
  app_test_stop_game (game);
}

static void
choose (AppFixture *fixture,
        const char *name,
        guint       selected)
{
  GtkWidget *down = app_test_find (fixture->page, GTK_TYPE_DROP_DOWN, name);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), selected);
}

static GtkWidget *
open_standings (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.standings", NULL);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_STANDINGS_PAGE, NULL);

  return app_test_find (fixture->page, GTK_TYPE_COLUMN_VIEW, NULL);
}

static GListModel *
get_model (GtkWidget *view)
{
  return G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (view)));
}

static gboolean
is_at (GtkWidget  *view,
       guint       position,
       const char *label)
{
  g_autoptr (GObject) item = g_list_model_get_item (get_model (view), position);
  g_autofree char *own = NULL;

  if (item != NULL)
    g_object_get (item, "label", &own, NULL);

  return g_strcmp0 (own, label) == 0;
}

static gboolean
is_first (GtkWidget  *view,
          const char *label)
{
  return is_at (view, 0, label);
}

/* Returns the column with the title, borrowed; NULL if there is none. */
static GtkColumnViewColumn *
find_column (GtkWidget  *view,
             const char *title)
{
  GListModel *columns = gtk_column_view_get_columns (GTK_COLUMN_VIEW (view));

  for (guint i = 0; i < g_list_model_get_n_items (columns); i++)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, i);

      if (g_strcmp0 (gtk_column_view_column_get_title (column), title) == 0)
        return column;
    }

  return NULL;
}

static void
sort_by (GtkWidget  *view,
         const char *title,
         GtkSortType order)
{
  gtk_column_view_sort_by_column (GTK_COLUMN_VIEW (view), find_column (view, title), order);
}

#define NO_RANKS "Nobody has 5 games, so nobody is ranked"

/* In a longer history, people with few games have no rank. The user may choose another minimum. */
static void
test_minimum (AppFixture   *fixture,
              gconstpointer data)
{
  static const char *const others[] = { "Ben", "Emi", "Fumi", "Goro" };
  GtkWidget               *view;

  for (int i = 0; i < 10; i++)
    {
      g_autoptr (TenboGame) game = app_test_create_game_of (fixture->store, "b-rule",
                                                            i == 0 ? others : app_test_names);

      app_test_play_ron (game, 1, 3, 3, 30);
      app_test_stop_game (game);
    }
  view = open_standings (fixture);
  WAIT_UNTIL (is_first (view, "1: Ben, 1.10, of 10 games"));
  g_assert_true (is_at (view, 6, "Goro, not ranked, of 1 game"));
  app_test_find (fixture->page, GTK_TYPE_LABEL, "People with fewer than 10 games are not ranked");

  choose (fixture, "Minimum Number of Games", 0);
  WAIT_UNTIL (is_first (view, "1: Emi, 1.00, of 1 game"));
  play_game (fixture);
  WAIT_UNTIL (is_at (view, 1, "2: Ben, 1.27, of 11 games"));
  g_assert_true (is_first (view, "1: Emi, 1.00, of 1 game"));
}

/* People with enough games are in order, the others come after them, in both directions. */
static void
test_order (AppFixture   *fixture,
            gconstpointer data)
{
  static const char *const others[] = { "Ben", "Emi", "Fumi", "Goro" };
  g_autoptr (TenboGame) game = NULL;
  GtkWidget *view;

  play_game (fixture);
  game = app_test_create_game_of (fixture->store, "b-rule", others);
  app_test_play_ron (game, 0, 1, 3, 30);
  app_test_stop_game (game);
  view = open_standings (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (get_model (view)), ==, 7);

  /* Nobody has many games: everybody is ranked. */
  WAIT_UNTIL (is_first (view, "1: Aki, 1.00, of 1 game"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_LABEL, NO_RANKS));
  app_test_check_controls (fixture->window);

  choose (fixture, "Minimum Number of Games", 1);
  app_test_find (fixture->page, GTK_TYPE_LABEL, NO_RANKS);
  g_assert_true (is_first (view, "Aki, not ranked, of 1 game"));
  app_test_press (fixture->page, "Records");
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_LABEL, NO_RANKS));
  app_test_press (fixture->page, "Table");
  choose (fixture, "Minimum Number of Games", 0);
  WAIT_UNTIL (is_first (view, "1: Aki, 1.00, of 1 game"));
  sort_by (view, "Games", GTK_SORT_ASCENDING);
  g_assert_true (is_first (view, "1: Ben, 2, "));
  sort_by (view, "Games", GTK_SORT_DESCENDING);
  g_assert_true (is_at (view, 6, "1: Ben, 2, "));
  sort_by (view, "Win Rate", GTK_SORT_ASCENDING);
  g_assert_true (is_first (view, "1: Ben, 60.0%, of 5 hands"));
  sort_by (view, "Name", GTK_SORT_DESCENDING);
  g_assert_true (is_at (view, 5, "1: Ben, 60.0%, of 5 hands"));
  choose (fixture, "Period", TENBO_PERIOD_THIS_YEAR);
  app_test_settle ();
  g_assert_true (is_at (view, 5, "1: Ben, 60.0%, of 5 hands"));

  g_signal_emit_by_name (view, "activate", 5);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
  WAIT_UNTIL (app_test_shows (fixture->page, "Ben"));
}

/* Whether all columns are visible without scrolling. */
static gboolean
fits (GtkWidget *view)
{
  GtkAdjustment *across = gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (view));

  return gtk_adjustment_get_page_size (across) > 0 &&
         gtk_adjustment_get_upper (across) <= gtk_adjustment_get_page_size (across);
}

/* The user chooses the columns; the last one stays. Those chosen at first fit in the window. */
static void
test_columns (AppFixture   *fixture,
              gconstpointer data)
{
  static const char *const shown[] = { "Games", "Average Rank", "Total", "First Places",
                                       "Last Places", "Win Rate", "Deal-In Rate" };
  g_autoptr (GSettings) settings = g_object_ref (app_test_get_settings (fixture->application));
  g_auto (GStrv) keys = NULL;
  GtkWidget *view;
  GtkWidget *row;

  play_game (fixture);
  view = open_standings (fixture);
  g_assert_nonnull (find_column (view, "Deal-In Rate"));
  g_assert_null (find_column (view, "Biggest Win"));
  app_fixture_resize (fixture, 900, 640);
  WAIT_UNTIL (fits (view));
  gtk_widget_activate_action (fixture->page, "standings.columns", NULL);
  row = app_test_find (fixture->window, ADW_TYPE_SWITCH_ROW, "Biggest Win");
  app_test_check_controls (fixture->window);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  g_assert_nonnull (find_column (view, "Biggest Win"));
  for (gsize i = 0; i < G_N_ELEMENTS (shown); i++)
    adw_switch_row_set_active (
      ADW_SWITCH_ROW (app_test_find (fixture->window, ADW_TYPE_SWITCH_ROW, shown[i])), FALSE);
  g_assert_null (find_column (view, "Games"));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), FALSE);
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  keys = g_settings_get_strv (settings, "standings-columns");
  g_assert_cmpuint (g_strv_length (keys), ==, 1);
  g_assert_cmpstr (keys[0], ==, "best_win");
  g_settings_reset (settings, "standings-columns");
}

/* The totals of months and years, and the records, which open their game. */
static void
test_views (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget       *view = NULL;
  GtkWidget       *row;
  g_autofree char *year = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  play_game (fixture);
  open_standings (fixture);
  app_test_press (fixture->page, "Totals");
  view = app_test_find (fixture->page, GTK_TYPE_COLUMN_VIEW, NULL);
  WAIT_UNTIL (is_first (view, "1: Aki, +27.2, of 1 game"));
  app_test_check_controls (fixture->window);
  /* Titles are above the ends of their numbers. */
  app_test_check_ends (view, "#", "1");
  app_test_check_ends (view, "Total", "+27.2");
  year = g_date_time_format (now, "%Y");
  g_assert_null (find_column (view, year));
  adw_toggle_group_set_active_name (
    ADW_TOGGLE_GROUP (app_test_find (fixture->page, ADW_TYPE_TOGGLE_GROUP, NULL)),
    "year");
  g_assert_nonnull (find_column (view, year));

  app_test_press (fixture->page, "Records");
  app_test_check_controls (fixture->window);
  row = app_test_find (fixture->page, ADW_TYPE_ACTION_ROW, "Aki");
  g_assert_true (gtk_widget_activate (row));
  app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, NULL);
}

/* The standings are for the number of players of most games, unless the user chooses another. */
static void
test_players (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget *view;

  play_game (fixture);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");

      app_test_play_ron (three, 2, 1, 3, 30);
      app_test_stop_game (three);
    }
  view = open_standings (fixture);
  WAIT_UNTIL (is_first (view, "1: Chie, 1.00, of 2 games"));
  g_assert_cmpuint (g_list_model_get_n_items (get_model (view)), ==, 3);
  g_assert_nonnull (find_column (view, "Average Rank"));

  choose (fixture, "Number of Players", 1);
  WAIT_UNTIL (is_first (view, "1: Aki, 1.00, of 1 game"));
  g_assert_cmpuint (g_list_model_get_n_items (get_model (view)), ==, 4);
  choose (fixture, "Number of Players", 0);
  WAIT_UNTIL (find_column (view, "Average Rank \u00b7 Four players") != NULL);
  sort_by (view, "Average Rank \u00b7 Three players", GTK_SORT_ASCENDING);
  g_assert_true (is_first (view, "1: Chie, 1.00, of 2 games"));
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/standings/order", test_order);
  app_fixture_add ("/app/standings/minimum", test_minimum);
  app_fixture_add ("/app/standings/columns", test_columns);
  app_fixture_add ("/app/standings/views", test_views);
  app_fixture_add ("/app/standings/players", test_players);

  return g_test_run ();
}
