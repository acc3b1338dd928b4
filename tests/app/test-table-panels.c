/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of a panel besides the score: the difference to another player, and how close the game
 * is to an end. */

#include "app-fixture.h"
#include "tenbo-near-end.h"
#include "tenbo-reach-label.h"
#include "tenbo-table-area.h"
#include "tenbo-table-zoom.h"

#define FOUR_PLAYERS "b-rule" /* busts below zero */
#define EXTENSION    "tenhou-tonpuu"

static void
compare (AppFixture *fixture,
         int         player)
{
  gtk_widget_activate_action (fixture->page, "table.compare", "i", player);
  app_test_settle ();
}

static void
test_compares_with_a_player (AppFixture   *fixture,
                             gconstpointer data)
{
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  compare (fixture, 0);
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "+5,200"));
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "30,200"));
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Chie"), "0"));
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Dai"), "\u22125,200"));
  g_assert_false (app_test_shows (app_fixture_find_panel (fixture, "Aki"), "0"));
  g_assert_true (gtk_widget_has_css_class (app_fixture_find_panel (fixture, "Aki"), "rival"));
  gtk_test_accessible_assert_property (app_fixture_find_panel (fixture, "Ben"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "5,200 ahead of Aki");
  gtk_test_accessible_assert_property (app_fixture_find_panel (fixture, "Chie"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Same score as Aki");
  gtk_test_accessible_assert_property (app_fixture_find_panel (fixture, "Dai"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "5,200 behind Aki");

  /* It follows the game, and selecting the same player again ends it. */
  app_test_play_ron (fixture->game, 0, 1, 1, 30);
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "+3,200"));
  compare (fixture, 1);
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Aki"), "\u22123,200"));
  compare (fixture, 1);
  g_assert_false (app_test_shows (app_fixture_find_panel (fixture, "Aki"), "\u22123,200"));
}

/* If there is no space for both, the difference replaces the score. */
static void
test_a_tile_shows_one_number (AppFixture   *fixture,
                              gconstpointer data)
{
  GtkWidget *area = app_test_find (fixture->page, TENBO_TYPE_TABLE_AREA, NULL);

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  compare (fixture, 3);
  g_object_set (area, "arrangement", TENBO_ARRANGEMENT_TILES, NULL);
  app_test_settle ();
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "+10,400"));
  g_assert_false (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "30,200"));
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Dai"), "19,800"));
  compare (fixture, 3);
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "30,200"));
}

/* How many items of @menu, and of the menus in it, activate @action with a target of @type. */
static guint
count_items (GMenuModel         *menu,
             const char         *action,
             const GVariantType *type)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };
  guint                    n = 0;

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target =
        g_menu_model_get_item_attribute_value (menu, i, G_MENU_ATTRIBUTE_TARGET, type);

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &name);
      if (target != NULL && g_strcmp0 (name, action) == 0)
        n++;
      for (gsize j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr (GMenuModel) linked = g_menu_model_get_item_link (menu, i, links[j]);

          if (linked != NULL)
            n += count_items (linked, action, type);
        }
    }

  return n;
}

static GMenuModel *
open_menu (GtkMenuButton *button)
{
  gtk_menu_button_popup (button);
  gtk_menu_button_popdown (button);

  return gtk_menu_button_get_menu_model (button);
}

/* Each player and nobody, and each of the three views. */
static void
test_menu_has_the_players (AppFixture   *fixture,
                           gconstpointer data)
{
  GtkMenuButton *button = GTK_MENU_BUTTON (app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON,
                                                          "More"));
  GtkMenuButton *main_menu = GTK_MENU_BUTTON (app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON,
                                                             "Main Menu"));
  GMenuModel    *menu;

  /* A menu exists when it was opened. */
  g_assert_null (gtk_menu_button_get_popover (button));
  menu = open_menu (button);
  g_assert_cmpuint (count_items (menu, "table.rival", G_VARIANT_TYPE_INT32), ==,
                    TB_MAX_PLAYERS + 1);
  g_assert_cmpuint (count_items (menu, "table.view", G_VARIANT_TYPE_STRING), ==, 3);

  /* Without the bar, the main menu has them too. */
  menu = open_menu (main_menu);
  g_assert_cmpuint (count_items (menu, "table.view", G_VARIANT_TYPE_STRING), ==, 0);
  gtk_widget_activate_action (fixture->page, "table.view", "s", "far");
  menu = open_menu (main_menu);
  g_assert_cmpuint (count_items (menu, "table.view", G_VARIANT_TYPE_STRING), ==, 3);
}

static TenboNearEnd
near_end (AppFixture *fixture,
          TbPlayer    player)
{
  return tenbo_near_end_find (tenbo_game_get_table (fixture->game),
                              tenbo_game_get_partial (fixture->game), player);
}

/* 8,000 of a child and 12,000 of the dealer: a score of 0 is not busted. */
static void
test_shows_players_who_can_bust (AppFixture   *fixture,
                                 gconstpointer data)
{
  GtkWidget *sign;

  app_test_move_points (fixture->game, 1, 0, 13000);
  g_assert_cmpint (near_end (fixture, 1), ==, TENBO_NEAR_NOTHING);
  app_test_move_points (fixture->game, 1, 0, 1);
  g_assert_cmpint (near_end (fixture, 1), ==, TENBO_NEAR_BUST);
  g_assert_cmpint (near_end (fixture, 2), ==, TENBO_NEAR_NOTHING);

  app_test_find (app_fixture_find_panel (fixture, "Ben"), GTK_TYPE_LABEL, "near bust");
  sign = app_test_find (app_fixture_find_panel (fixture, "Ben"), TENBO_TYPE_REACH_LABEL, NULL);
  gtk_test_accessible_assert_property (sign, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "A mangan can bust Ben");
  gtk_test_accessible_assert_property (app_fixture_find_panel (fixture, "Ben"),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "A mangan can bust Ben");
  g_assert_false (app_test_shows (app_fixture_find_panel (fixture, "Chie"), "near bust"));
}

/* The label asks for the space of the sign, and shows the words if there is more. */
static void
test_the_sign_takes_less_space (AppFixture   *fixture,
                                gconstpointer data)
{
  g_autoptr (GtkWidget) label = g_object_ref_sink (g_object_new (TENBO_TYPE_REACH_LABEL, NULL));
  int minimum, natural;

  tenbo_reach_label_set_text (TENBO_REACH_LABEL (label), "near bust", "\u25bd");
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, natural);
  gtk_widget_allocate (label, 8 * natural, 40, -1, NULL);
  g_assert_true (app_test_shows (label, "near bust"));
  g_assert_false (app_test_shows (label, "\u25bd"));
  gtk_widget_allocate (label, natural, 40, -1, NULL);
  g_assert_false (app_test_shows (label, "near bust"));
  g_assert_true (app_test_shows (label, "\u25bd"));
}

/* The dealer pays a child's tsumo. */
static void
test_counts_the_honba (AppFixture   *fixture,
                       gconstpointer data)
{
  app_test_move_points (fixture->game, 0, 1, 17000);
  g_assert_cmpint (near_end (fixture, 0), ==, TENBO_NEAR_NOTHING);
  app_test_play_draw (fixture->game, 0xf);
  g_assert_cmpint (tenbo_game_get_table (fixture->game)->next.honba, ==, 1);
  g_assert_cmpint (near_end (fixture, 0), ==, TENBO_NEAR_BUST);
}

/* South of an East game: reaching 30,000 ends it. */
static void
test_shows_players_who_reach_the_target (AppFixture   *fixture,
                                         gconstpointer data)
{
  for (int hand = 0; hand < 4; hand++)
    app_test_play_draw (fixture->game, 0);
  g_assert_true (tb_table_is_extension (tenbo_game_get_table (fixture->game)));
  g_assert_cmpint (near_end (fixture, 1), ==, TENBO_NEAR_TARGET);
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "near end"));
  app_test_move_points (fixture->game, 1, 2, 6000);
  g_assert_cmpint (near_end (fixture, 1), ==, TENBO_NEAR_NOTHING);
}

static void
animate (gboolean animated)
{
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", animated, NULL);
}

/* Scores are animated to their new values, which a screen reader gets at once, and input during the
 * animation works. */
static void
test_scores_count (AppFixture   *fixture,
                   gconstpointer data)
{
  gint64 begin = g_get_monotonic_time ();

  animate (TRUE);
  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  g_assert_false (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "30,200"));
  gtk_test_accessible_assert_property (app_fixture_find_panel (fixture, "Ben"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Ben, East, dealer, 30,200, 1st");
  app_test_play_ron (fixture->game, 1, 3, 3, 30);
  WAIT_UNTIL (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "36,000"));
  g_assert_cmpint (g_get_monotonic_time () - begin, >, 500 * G_TIME_SPAN_MILLISECOND);
  WAIT_UNTIL (app_test_shows (app_fixture_find_panel (fixture, "Dai"), "14,000"));

  animate (FALSE);
  apply_test (fixture->game, tenbo_game_change_undo (), NULL);
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Ben"), "30,200"));
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Dai"), "19,800"));
}

/* A changed rank has an arrow while it fades in; a screen reader gets it at once. */
static void
test_ranks_move (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *winner, *loser;

  app_test_play_ron (fixture->game, 1, 3, 3, 40);
  winner = app_fixture_find_panel (fixture, "Dai");
  loser = app_fixture_find_panel (fixture, "Ben");
  g_assert_true (app_test_shows (winner, "4th"));
  animate (TRUE);
  app_test_play_ron (fixture->game, 3, 1, 3, 60);
  g_assert_true (app_test_shows (winner, "\u2191 1st"));
  g_assert_true (app_test_shows (loser, "\u2193 4th"));
  gtk_test_accessible_assert_property (winner, GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Dai, South, 27,500, 1st");
  WAIT_UNTIL (app_test_shows (winner, "1st"));
  g_assert_true (app_test_shows (loser, "4th"));

  animate (FALSE);
  apply_test (fixture->game, tenbo_game_change_undo (), NULL);
  g_assert_true (app_test_shows (winner, "4th"));
  g_assert_true (app_test_shows (loser, "1st"));
}

/* Asserts the width of the child of @zoom and its drawn width, in @width by @height. */
static void
assert_zooms (GtkWidget *zoom,
              int        width,
              int        height,
              int        child_width,
              int        drawn_width)
{
  graphene_rect_t bounds;
  GtkWidget      *child = gtk_widget_get_first_child (zoom);
  int             minimum, natural;

  gtk_widget_measure (zoom, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  gtk_widget_allocate (zoom, width, height, -1, NULL);
  g_assert_cmpint (gtk_widget_get_width (child), ==, child_width);
  g_assert_true (gtk_widget_compute_bounds (child, zoom, &bounds));
  g_assert_cmpfloat_with_epsilon (bounds.size.width, drawn_width, 2);
}

/* The table grows with a window that has more space than its natural size, here 900 by 600. */
static void
test_grows_with_the_screen (AppFixture   *fixture,
                            gconstpointer data)
{
  GtkWidget *child = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) zoom = g_object_ref_sink (g_object_new (TENBO_TYPE_TABLE_ZOOM,
                                                                "child", child,
                                                                NULL));

  gtk_widget_set_size_request (child, 900, 600);
  assert_zooms (zoom, 1000, 640, 1000, 1000);
  assert_zooms (zoom, 1800, 690, 1800, 1800);
  assert_zooms (zoom, 2070, 1380, 1035, 2070);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD(name, ruleset, test)                                                            \
  g_test_add ("/table-panels/" name, AppFixture, ruleset, app_fixture_set_up_settled_table, \
              test, app_fixture_tear_down)
  ADD ("compares-with-a-player", FOUR_PLAYERS, test_compares_with_a_player);
  ADD ("menu-has-the-players", FOUR_PLAYERS, test_menu_has_the_players);
  ADD ("a-tile-shows-one-number", FOUR_PLAYERS, test_a_tile_shows_one_number);
  ADD ("grows-with-the-screen", FOUR_PLAYERS, test_grows_with_the_screen);
  ADD ("scores-count", FOUR_PLAYERS, test_scores_count);
  ADD ("ranks-move", FOUR_PLAYERS, test_ranks_move);
  ADD ("shows-players-who-can-bust", FOUR_PLAYERS, test_shows_players_who_can_bust);
  ADD ("the-sign-takes-less-space", FOUR_PLAYERS, test_the_sign_takes_less_space);
  ADD ("counts-the-honba", FOUR_PLAYERS, test_counts_the_honba);
  ADD ("shows-players-who-reach-the-target", EXTENSION, test_shows_players_who_reach_the_target);
#undef ADD

  return g_test_run ();
}
