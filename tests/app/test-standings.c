/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Everybody in the order of a statistic. */

#include "app-fixture.h"
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

static gboolean
is_first (GListModel *model,
          const char *label)
{
  g_autoptr (GObject) item = g_list_model_get_item (model, 0);
  g_autofree char *own = NULL;

  if (item != NULL)
    g_object_get (item, "label", &own, NULL);

  return g_strcmp0 (own, label) == 0;
}

/* People with enough games are in order, the others come after them. */
static void
test_order (AppFixture   *fixture,
            gconstpointer data)
{
  static const char *const others[] = { "Ben", "Emi", "Fumi", "Goro" };
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GObject) last = NULL;
  GtkWidget  *page;
  GListModel *model;
  gboolean    is_ranked;

  play_game (fixture);
  game = app_test_create_game_of (fixture->store, "b-rule", others);
  app_test_play_ron (game, 0, 1, 3, 30);
  app_test_stop_game (game);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.standings", NULL);
  page = app_test_find (fixture->window, TENBO_TYPE_STANDINGS_PAGE, NULL);
  fixture->page = page;
  model = G_LIST_MODEL (gtk_list_view_get_model (
    GTK_LIST_VIEW (app_test_find (page, GTK_TYPE_LIST_VIEW, NULL))));
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 7);
  last = g_list_model_get_item (model, 0);
  g_object_get (last, "is-ranked", &is_ranked, NULL);
  g_assert_false (is_ranked);
  app_test_check_controls (fixture->window);

  choose (fixture, "Minimum Number of Games", 0);
  WAIT_UNTIL (is_first (model, "1: Aki, 1.00, of 1 game"));
  choose (fixture, "Statistic", 6);
  WAIT_UNTIL (is_first (model, "1: Ben, 2, "));
  choose (fixture, "Period", TENBO_PERIOD_THIS_YEAR);
  app_test_settle ();
  g_assert_true (is_first (model, "1: Ben, 2, "));

  g_signal_emit_by_name (app_test_find (page, GTK_TYPE_LIST_VIEW, NULL), "activate", 0);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
  WAIT_UNTIL (app_test_shows (fixture->page, "Ben"));
}

static gboolean
has_statistic (AppFixture *fixture,
               const char *name)
{
  GtkWidget       *down = app_test_find (fixture->page, GTK_TYPE_DROP_DOWN, "Statistic");
  GtkStringObject *item = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (down));

  return g_str_equal (gtk_string_object_get_string (item), name);
}

/* The standings are for the number of players of most games, unless the user chooses another. */
static void
test_players (AppFixture   *fixture,
              gconstpointer data)
{
  GListModel *model;

  play_game (fixture);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");

      app_test_play_ron (three, 2, 1, 3, 30);
      app_test_stop_game (three);
    }
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.standings", NULL);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_STANDINGS_PAGE, NULL);
  model = G_LIST_MODEL (gtk_list_view_get_model (
    GTK_LIST_VIEW (app_test_find (fixture->page, GTK_TYPE_LIST_VIEW, NULL))));
  choose (fixture, "Minimum Number of Games", 0);
  WAIT_UNTIL (is_first (model, "1: Chie, 1.00, of 2 games"));
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 3);
  g_assert_true (has_statistic (fixture, "Average Rank"));

  choose (fixture, "Number of Players", 1);
  WAIT_UNTIL (is_first (model, "1: Aki, 1.00, of 1 game"));
  g_assert_cmpuint (g_list_model_get_n_items (model), ==, 4);
  choose (fixture, "Number of Players", 0);
  WAIT_UNTIL (has_statistic (fixture, "Average Rank \u00b7 Four players"));
  choose (fixture, "Statistic", 1);
  WAIT_UNTIL (is_first (model, "1: Chie, 1.00, of 2 games"));
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/standings/order", test_order);
  app_fixture_add ("/app/standings/players", test_players);

  return g_test_run ();
}
