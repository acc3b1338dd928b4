/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The pane next to the table: hands, graph and needs. */

#include "app-fixture.h"
#include "tenbo-chart-canvas.h"
#include "tenbo-hand-log.h"
#include "tenbo-needs-pane.h"
#include "tenbo-table-centre.h"
#include "tenbo-table-page.h"
#include "tenbo-table-pane.h"

#define FOUR_PLAYERS  "b-rule"
#define THREE_PLAYERS "sanma-parlor"

static AdwToggleGroup *
find_tabs (AppFixture *fixture)
{
  GtkWidget *pane = app_test_find (fixture->page, TENBO_TYPE_TABLE_PANE, NULL);

  return ADW_TOGGLE_GROUP (app_test_find (pane, ADW_TYPE_TOGGLE_GROUP, NULL));
}

static void
show_tab (AppFixture *fixture,
          const char *name)
{
  if (app_test_look_for (fixture->page, TENBO_TYPE_TABLE_PANE, NULL) == NULL)
    gtk_widget_activate_action (fixture->page, "table.log", NULL);
  adw_toggle_group_set_active_name (find_tabs (fixture), name);
  app_test_settle ();
}

static const char *
get_tab (AppFixture *fixture)
{
  return adw_toggle_group_get_active_name (find_tabs (fixture));
}

static void
test_has_three_tabs (AppFixture   *fixture,
                     gconstpointer data)
{
  show_tab (fixture, "hands");
  app_test_find (fixture->page, TENBO_TYPE_HAND_LOG, NULL);
  show_tab (fixture, "graph");
  app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  app_test_check_controls (fixture->page);
  show_tab (fixture, "needs");
  app_test_find (fixture->page, TENBO_TYPE_NEEDS_PANE, NULL);
  app_test_check_controls (fixture->page);
}

/* The accessible description, hand by hand. */
static void
test_describes_the_graph (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *graph;

  show_tab (fixture, "graph");
  graph = app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  gtk_test_accessible_assert_role (graph, GTK_ACCESSIBLE_ROLE_IMG);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_play_ron (fixture->game, 0, 1, 1, 30);
  app_test_settle ();
  gtk_test_accessible_assert_property (
    graph, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Start: Aki 25,000, Ben 25,000, Chie 25,000, Dai 25,000\n"
    "East 1: Aki 25,000, Ben 30,200, Chie 25,000, Dai 19,800\n"
    "East 2: Aki 26,000, Ben 29,200, Chie 25,000, Dai 19,800");
  app_test_find (fixture->page, GTK_TYPE_LABEL,
                 "East 2: Aki 26,000, Ben 29,200, Chie 25,000, Dai 19,800");
}

static void
test_graph_of_three (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *graph;

  app_test_play_ron (fixture->game, 1, 2, 3, 30);
  show_tab (fixture, "graph");
  graph = app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  gtk_test_accessible_assert_property (graph, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Start: Aki 35,000, Ben 35,000, Chie 35,000\n"
                                       "East 1: Aki 35,000, Ben 39,000, Chie 31,000");
}

/* Whether the row of the pane with the title @place has the line @way. */
static gboolean
needs (AppFixture *fixture,
       const char *place,
       const char *way)
{
  GtkWidget *pane = app_test_find (fixture->page, TENBO_TYPE_NEEDS_PANE, NULL);
  GtkWidget *row = app_test_look_for (pane, ADW_TYPE_ACTION_ROW, place);

  if (row == NULL)
    return FALSE;

  return strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), way) != NULL;
}

static void
test_shows_the_needs (AppFixture   *fixture,
                      gconstpointer data)
{
  show_tab (fixture, "needs");
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_settle ();
  g_assert_true (needs (fixture, "To 3rd: 5,200 behind", "Ron off Aki or Chie: 2,900"));
  g_assert_true (needs (fixture, "To 1st: 10,400 behind", "Tsumo: "));
  g_assert_cmpuint (app_test_count (fixture->page, GTK_TYPE_LIST_BOX), >=, 3);

  /* It follows every change, also of the running hand. */
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  WAIT_UNTIL (tenbo_game_get_n_hands (fixture->game) == 0);
  app_test_settle ();
  g_assert_false (needs (fixture, "To 3rd: 5,200 behind", ""));
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 0);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  app_test_settle ();
  g_assert_true (needs (fixture, "To 3rd: 1,000 behind", "Tsumo"));
}

/* An invisible tab is not computed, and is correct when it is shown. */
static void
test_is_correct_when_shown (AppFixture   *fixture,
                            gconstpointer data)
{
  GtkWidget *graph;

  show_tab (fixture, "graph");
  graph = app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL);
  show_tab (fixture, "needs");
  show_tab (fixture, "hands");
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  app_test_settle ();
  gtk_test_accessible_assert_property (
    graph, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Start: Aki 25,000, Ben 25,000, Chie 25,000, Dai 25,000");
  show_tab (fixture, "graph");
  gtk_test_accessible_assert_property (
    graph, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    "Start: Aki 25,000, Ben 25,000, Chie 25,000, Dai 25,000\n"
    "East 1: Aki 25,000, Ben 30,200, Chie 25,000, Dai 19,800");
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  show_tab (fixture, "needs");
  g_assert_true (needs (fixture, "To 3rd: 12,900 behind", "Tsumo: "));
  show_tab (fixture, "hands");
  app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, "East 2");
}

static void
test_opens_automatically (AppFixture   *fixture,
                          gconstpointer data)
{
  show_tab (fixture, "graph");
  while (!tb_table_is_last_hand (tenbo_game_get_table (fixture->game)))
    {
      g_assert_cmpstr (get_tab (fixture), ==, "graph");
      app_test_play_draw (fixture->game, 0);
      app_test_settle ();
    }
  g_assert_cmpstr (get_tab (fixture), ==, "needs");

  /* Another tab can be selected there. */
  show_tab (fixture, "hands");
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 1);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  app_test_settle ();
  g_assert_cmpstr (get_tab (fixture), ==, "hands");
}

/* On a narrow screen it covers the table: Back then leads to the table and stays in the game. */
static void
test_leads_back_to_the_table (AppFixture   *fixture,
                              gconstpointer data)
{
  AdwNavigationPage *page = ADW_NAVIGATION_PAGE (fixture->page);
  GtkWidget         *split;

  app_fixture_resize (fixture, 380, 660);
  split = app_test_find (fixture->page, ADW_TYPE_OVERLAY_SPLIT_VIEW, NULL);
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Back to the Table"));
  g_assert_true (adw_navigation_page_get_can_pop (page));

  show_tab (fixture, "hands");
  g_assert_false (adw_navigation_page_get_can_pop (page));
  app_test_press (fixture->page, "Back to the Table");
  app_test_settle ();
  g_assert_false (adw_overlay_split_view_get_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (split)));
  g_assert_true (adw_navigation_page_get_can_pop (page));

  show_tab (fixture, "hands");
  app_fixture_resize (fixture, 1000, 800);
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Back to the Table"));
  g_assert_true (adw_navigation_page_get_can_pop (page));
}

static gboolean
is_pane_shown (AppFixture *fixture)
{
  GtkWidget *split = app_test_find (fixture->page, ADW_TYPE_OVERLAY_SPLIT_VIEW, NULL);

  return adw_overlay_split_view_get_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (split));
}

/* Returns the button in the middle with the name of the hand, or NULL. */
static GtkWidget *
look_for_hint (AppFixture *fixture)
{
  return app_test_look_for (app_test_find (fixture->page, TENBO_TYPE_TABLE_CENTRE, NULL),
                            GTK_TYPE_BUTTON, NULL);
}

static void
assert_finger_fits (GtkWidget *button)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, button, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  g_assert_cmpfloat (bounds.size.width, >=, 44);
}

/* "Last hand" in the middle opens the needs, in every view with a middle and on a phone. */
static void
test_last_hand_leads_to_the_needs (AppFixture   *fixture,
                                   gconstpointer data)
{
  static const char *const views[] = { "beside", "flat", "beside" };

  g_assert_null (look_for_hint (fixture));
  while (!tb_table_is_last_hand (tenbo_game_get_table (fixture->game)))
    app_test_play_draw (fixture->game, 0);
  app_test_settle ();

  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GtkWidget *button;

      if (i == 2)
        app_fixture_resize (fixture, 380, 660);
      gtk_widget_activate_action (fixture->page, "table.view", "s", views[i]);
      show_tab (fixture, "hands");
      gtk_widget_activate_action (fixture->page, "table.log", NULL);
      app_test_settle ();
      g_assert_false (is_pane_shown (fixture));
      button = look_for_hint (fixture);
      g_assert_nonnull (button);
      gtk_test_accessible_assert_property (button, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                           "Last hand. What Do I Need?");
      assert_finger_fits (button);
      g_signal_emit_by_name (button, "clicked");
      app_test_settle ();
      g_assert_true (is_pane_shown (fixture));
      g_assert_cmpstr (get_tab (fixture), ==, "needs");
    }
}

/* More has an item for them; an open pane stays open. */
static void
test_action_shows_the_needs (AppFixture   *fixture,
                             gconstpointer data)
{
  show_tab (fixture, "graph");
  gtk_widget_activate_action (fixture->page, "table.needs", NULL);
  app_test_settle ();
  g_assert_true (is_pane_shown (fixture));
  g_assert_cmpstr (get_tab (fixture), ==, "needs");
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD(name, ruleset, test)                                                          \
  g_test_add ("/table-pane/" name, AppFixture, ruleset, app_fixture_set_up_settled_table, \
              test, app_fixture_tear_down)
  ADD ("has-three-tabs", FOUR_PLAYERS, test_has_three_tabs);
  ADD ("describes-the-graph", FOUR_PLAYERS, test_describes_the_graph);
  ADD ("graph-of-three", THREE_PLAYERS, test_graph_of_three);
  ADD ("shows-the-needs", FOUR_PLAYERS, test_shows_the_needs);
  ADD ("is-correct-when-shown", FOUR_PLAYERS, test_is_correct_when_shown);
  ADD ("opens-automatically", FOUR_PLAYERS, test_opens_automatically);
  ADD ("leads-back-to-the-table", FOUR_PLAYERS, test_leads_back_to_the_table);
  ADD ("last-hand-leads-to-the-needs", FOUR_PLAYERS, test_last_hand_leads_to_the_needs);
  ADD ("action-shows-the-needs", FOUR_PLAYERS, test_action_shows_the_needs);
#undef ADD

  return g_test_run ();
}
