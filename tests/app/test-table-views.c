/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The three views of the table: the seats, and presses on turned controls. */

#include "app-fixture.h"
#include "tenbo-entry-dialog.h"
#include "tenbo-player-panel.h"
#include "tenbo-player-toggles.h"
#include "tenbo-riichi-stick.h"
#include "tenbo-score-label.h"
#include "tenbo-shell.h"
#include "tenbo-table-area.h"
#include "tenbo-table-centre.h"
#include "tenbo-table-page.h"

#define FOUR_PLAYERS  "b-rule"
#define THREE_PLAYERS "sanma-parlor"

/* GTK's default text size: 96 dots per inch, in 1024ths. */
#define USUAL_DPI (96 * 1024)

#define RON "A player won on a discard"

static void
look (AppFixture *fixture,
      const char *view)
{
  gtk_widget_activate_action (fixture->page, "table.view", "s", view);
  app_test_settle ();
}

/* Returns the position on the page of the point of @widget at @x and @y (fractions) from its upper
 * left corner. */
static graphene_point_t
find_point (AppFixture *fixture,
            GtkWidget  *widget,
            float       x,
            float       y)
{
  graphene_point_t inside = GRAPHENE_POINT_INIT (x * (float) gtk_widget_get_width (widget),
                                                 y * (float) gtk_widget_get_height (widget));
  graphene_point_t point;

  g_assert_true (gtk_widget_compute_point (widget, fixture->page, &inside, &point));

  return point;
}

/* Asserts how far right and below the middle of @widget its lower edge is: -1, 0 or 1. */
static void
assert_turned (AppFixture *fixture,
               GtkWidget  *widget,
               int         right,
               int         below)
{
  graphene_point_t middle = find_point (fixture, widget, 0.5f, 0.5f);
  graphene_point_t edge = find_point (fixture, widget, 0.5f, 1);
  float            x = edge.x - middle.x;
  float            y = edge.y - middle.y;

  g_assert_cmpint ((x > 1) - (x < -1), ==, right);
  g_assert_cmpint ((y > 1) - (y < -1), ==, below);
}

static void
assert_faces (AppFixture *fixture,
              const char *name,
              int         right,
              int         below)
{
  assert_turned (fixture, app_fixture_find_panel (fixture, name), right, below);
}

/* Asserts that a pointer in the middle of the button @button of @panel reaches that button. */
static void
assert_reached (AppFixture *fixture,
                GtkWidget  *panel,
                const char *button)
{
  GtkWidget       *widget = app_test_find (panel, GTK_TYPE_BUTTON, button);
  graphene_point_t point = find_point (fixture, widget, 0.5f, 0.5f);
  GtkWidget       *picked = gtk_widget_pick (fixture->page, point.x, point.y, GTK_PICK_DEFAULT);

  g_assert_nonnull (picked);
  g_assert_true (picked == widget || gtk_widget_is_ancestor (picked, widget));
}

static void
test_turns_to_the_players (AppFixture   *fixture,
                           gconstpointer data)
{
  assert_faces (fixture, "Aki", 0, 1);
  assert_faces (fixture, "Ben", 0, 1);
  look (fixture, "flat");
  assert_faces (fixture, "Aki", 0, 1);
  assert_faces (fixture, "Ben", 1, 0);
  assert_faces (fixture, "Chie", 0, -1);
  assert_faces (fixture, "Dai", -1, 0);
  look (fixture, "beside");
  assert_faces (fixture, "Dai", 0, 1);
}

/* In the flat view, each player reads the round, the honba and the pot at their own edge of the
 * center. Screen readers find them once. */
static void
test_repeats_the_center (AppFixture   *fixture,
                         gconstpointer data)
{
  GtkWidget *centre = app_test_find (fixture->page, TENBO_TYPE_TABLE_CENTRE, NULL);
  GtkWidget *round = gtk_widget_get_next_sibling (centre);

  look (fixture, "beside");
  g_assert_false (gtk_widget_get_visible (round));

  look (fixture, "flat");
  app_fixture_resize (fixture, 1280, 800);
  for (int side = 1; side < TB_MAX_PLAYERS; side++)
    {
      g_assert_true (TENBO_IS_TABLE_CENTRE (round));
      g_assert_true (app_test_shows (round, "East 1"));
      g_assert_true (app_test_shows (round, "0 honba"));
      g_assert_true (app_test_shows (round, "Pot 0"));
      g_assert_false (app_test_shows (round, "Σ 100,000 ✓"));
      gtk_test_accessible_assert_role (round, GTK_ACCESSIBLE_ROLE_PRESENTATION);
      assert_turned (fixture, round, (side == 1) - (side == 3), -(side == 2));
      round = gtk_widget_get_next_sibling (round);
    }
}

/* Each player looks from their own side: the turned panels are in turn order counterclockwise. */
static void
test_seats_against_the_clock (AppFixture   *fixture,
                              gconstpointer data)
{
  graphene_point_t places[TB_MAX_PLAYERS];

  look (fixture, "flat");
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    places[player] = find_point (fixture,
                                 app_fixture_find_panel (fixture, app_test_names[player]),
                                 0.5f,
                                 0.5f);
  g_assert_cmpfloat (places[0].y, >, places[1].y);
  g_assert_cmpfloat (places[1].y, >, places[2].y);
  g_assert_cmpfloat (places[1].x, >, places[0].x);
  g_assert_cmpfloat (places[3].x, <, places[0].x);
}

/* Nothing moves under a finger when a stick, honba or a mark of a player appears. */
static void
test_panels_stay_in_place (AppFixture   *fixture,
                           gconstpointer data)
{
  graphene_point_t before[TB_MAX_PLAYERS];

  look (fixture, "beside");
  app_fixture_resize (fixture, 1280, 800);
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    before[player] = find_point (fixture,
                                 app_fixture_find_panel (fixture, app_test_names[player]), 1, 1);

  app_test_play_draw (fixture->game, TB_PLAYER_BIT (0));
  app_test_move_points (fixture->game, 3, 1, 20000);
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 1);
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  app_test_settle ();
  g_assert_true (app_test_shows (app_fixture_find_panel (fixture, "Dai"), "near bust"));
  g_assert_true (app_test_shows (fixture->page, "Pot 1,000"));
  for (int player = 0; player < TB_MAX_PLAYERS; player++)
    {
      graphene_point_t after =
        find_point (fixture, app_fixture_find_panel (fixture, app_test_names[player]), 1, 1);

      g_assert_cmpfloat (after.x, ==, before[player].x);
      g_assert_cmpfloat (after.y, ==, before[player].y);
    }
}

/* Shows the table of a game whose people sit at the sides @places, in turn order. */
static void
show_seated (AppFixture *fixture,
             const char *ruleset,
             const int  *places)
{
  g_autoptr (TenboRulesetList) list = tenbo_ruleset_list_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRuleset) chosen = tenbo_ruleset_list_find (list, ruleset, &error);
  TenboNewGame new_game = { .ruleset = chosen, .sides = places };

  g_assert_no_error (error);
  for (int player = 0; player < tenbo_ruleset_get_rules (chosen)->players; player++)
    new_game.names[player] = app_test_names[player];
  fixture->game = apply_test_create (fixture->store, &new_game, &error);
  g_assert_no_error (error);
  app_fixture_show_table (fixture);
  app_fixture_resize (fixture, 1000, 700);
  app_test_settle ();
}

/* After turning the seats the first dealer sits at the third side counterclockwise. */
static void
test_follows_the_seating (AppFixture   *fixture,
                          gconstpointer data)
{
  static const int places[] = { 2, 1, 0, 3 };
  graphene_point_t aki, ben;

  show_seated (fixture, FOUR_PLAYERS, places);
  aki = find_point (fixture, app_fixture_find_panel (fixture, "Aki"), 0.5f, 0.5f);
  ben = find_point (fixture, app_fixture_find_panel (fixture, "Ben"), 0.5f, 0.5f);
  g_assert_cmpfloat (aki.y, <, ben.y);
  g_assert_cmpfloat (ben.x, <, aki.x);
  look (fixture, "flat");
  assert_faces (fixture, "Aki", 0, -1);
  assert_faces (fixture, "Ben", -1, 0);
  assert_faces (fixture, "Chie", 0, 1);
  assert_faces (fixture, "Dai", 1, 0);
}

/* Each side of a table of three players can be the empty one. */
static void
test_any_side_may_be_empty (AppFixture   *fixture,
                            gconstpointer data)
{
  static const int places[] = { 3, 1, 0 }; /* nobody across from the first side */
  GtkWidget       *empty;
  graphene_point_t place;

  show_seated (fixture, THREE_PLAYERS, places);
  look (fixture, "flat");
  assert_faces (fixture, "Aki", 1, 0);
  assert_faces (fixture, "Ben", -1, 0);
  assert_faces (fixture, "Chie", 0, 1);
  empty = app_test_find (fixture->page, GTK_TYPE_LABEL, "Empty seat");
  place = find_point (fixture, empty, 0.5f, 0.5f);
  g_assert_cmpfloat (place.y, <,
                     find_point (fixture, app_fixture_find_panel (fixture, "Aki"), 0.5f, 0.5f).y);
  app_test_check_controls (fixture->page);
}

static void
test_turned_buttons_are_reached (AppFixture   *fixture,
                                 gconstpointer data)
{
  look (fixture, "flat");
  for (gsize i = 0; i < G_N_ELEMENTS (app_test_names); i++)
    {
      g_autofree char *riichi = g_strdup_printf ("%s declares riichi", app_test_names[i]);

      assert_reached (fixture, app_fixture_find_panel (fixture, app_test_names[i]), riichi);
      assert_reached (fixture, app_fixture_find_panel (fixture, app_test_names[i]), "Win");
    }

  app_test_press (app_fixture_find_panel (fixture, "Chie"), "Chie declares riichi");
  WAIT_UNTIL (tenbo_game_get_partial (fixture->game)->n_riichi == 1);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->riichi[0], ==, 2);
  app_test_check_controls (fixture->page);
}

/* A line from the discarder to the winner. */
static void
test_a_line_is_a_ron (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *sheet;
  GtkWidget *winners;
  GtkWidget *discarders;

  gtk_widget_activate_action (fixture->page, "table.ron-from", "(ii)", 2, 0);
  sheet = app_test_find (fixture->window, TENBO_TYPE_ENTRY_DIALOG, NULL);
  winners = app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Winner");
  discarders = app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "From");
  g_assert_cmpint (tenbo_player_toggles_get_active (TENBO_PLAYER_TOGGLES (winners)), ==, 1 << 2);
  g_assert_cmpint (tenbo_player_toggles_get_active (TENBO_PLAYER_TOGGLES (discarders)), ==,
                   1 << 0);
  app_test_find (sheet, g_type_from_name ("TenboValueGrid"), NULL);
  adw_dialog_force_close (ADW_DIALOG (sheet));
  app_test_settle ();
}

static void
test_leaves_a_side_empty (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget       *empty;
  graphene_point_t place;
  graphene_point_t first;

  look (fixture, "flat");
  assert_faces (fixture, "Chie", 0, -1);
  empty = app_test_find (fixture->page, GTK_TYPE_LABEL, "Empty seat");
  place = find_point (fixture, empty, 0.5f, 0.5f);
  first = find_point (fixture, app_fixture_find_panel (fixture, "Aki"), 0, 0);
  g_assert_cmpfloat (place.x, <, first.x);
  look (fixture, "far");
  g_assert_cmpuint (app_test_count (fixture->page, TENBO_TYPE_PLAYER_PANEL), ==, 3);
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_LABEL, "Empty seat"));
}

/* Numbers and the round, with digits that grow with the window. */
static void
test_far_shows_numbers (AppFixture   *fixture,
                        gconstpointer data)
{
  GtkWidget       *score;
  graphene_point_t left, right;

  look (fixture, "far");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "East 1 · 0 honba\nΣ 100,000 ✓");
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Win"));
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, RON));
  g_assert_null (app_test_look_for (fixture->page, TENBO_TYPE_TABLE_CENTRE, NULL));
  app_fixture_resize (fixture, 900, 640);
  app_test_settle ();
  score = app_test_find (app_fixture_find_panel (fixture, "Aki"), GTK_TYPE_LABEL, "25,000");
  left = find_point (fixture, score, 0, 0);
  right = find_point (fixture, score, 1, 0);
  g_assert_cmpfloat (right.x - left.x, >, 300);

  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 1);
  app_test_find (fixture->page, GTK_TYPE_LABEL, "East 1 · 0 honba\nPot 1,000 · Σ 100,000 ✓");
  look (fixture, "beside");
  app_test_find (fixture->page, GTK_TYPE_BUTTON, RON);
  app_test_find (fixture->page, TENBO_TYPE_TABLE_CENTRE, NULL);
}

/* Asserts that every panel and button of the view is inside the window. */
static void
assert_inside (AppFixture *fixture,
               GtkWidget  *widget)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return;

  if (TENBO_IS_PLAYER_PANEL (widget) || GTK_IS_BUTTON (widget))
    {
      g_assert_true (gtk_widget_compute_bounds (widget, fixture->page, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.y, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                         gtk_widget_get_width (fixture->page));
      g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                         gtk_widget_get_height (fixture->page));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_inside (fixture, child);
}

/* GTK warns about a child that does not fit, and a warning fails the test. */
static void
test_fits_every_size (AppFixture   *fixture,
                      gconstpointer data)
{
  static const int sizes[][2] = {
    { 360, 294 },
    { 360, 640 },
    { 640, 360 },
    { 620, 540 },
    { 900, 400 },
    { 700, 600 },
    { 619, 900 },
    { 460, 840 },
    { 620, 510 },
    { 1000, 700 },
  };
  static const char *const views[] = { "flat", "far", "beside" };

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (views); j++)
      {
        g_test_message ("%d x %d, %s", sizes[i][0], sizes[i][1], views[j]);
        look (fixture, views[j]);
        app_fixture_resize (fixture, sizes[i][0], sizes[i][1]);
        app_test_settle ();
        assert_inside (fixture, app_test_find (fixture->page, TENBO_TYPE_TABLE_AREA, NULL));
      }
}

/* Returns the height of the score's digits of the player at the bottom, with a text size of
 * @percent. */
static float
measure_statistics (AppFixture *fixture,
                    int         width,
                    int         height,
                    int         percent)
{
  GtkWidget       *score;
  graphene_point_t upper, lower;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", percent * USUAL_DPI / 100, NULL);
  app_fixture_resize (fixture, width, height);
  app_test_settle ();
  assert_inside (fixture, app_test_find (fixture->page, TENBO_TYPE_TABLE_AREA, NULL));
  score = app_test_find (app_fixture_find_panel (fixture, "Aki"),
                         g_type_from_name ("TenboScoreLabel"), NULL);
  upper = find_point (fixture, score, 0, 0);
  lower = find_point (fixture, score, 0, 1);

  return lower.y - upper.y;
}

/* A larger text size never makes the digits smaller, which fill the panel. */
static void
test_large_text_has_large_digits (AppFixture   *fixture,
                                  gconstpointer data)
{
  static const int sizes[][2] = { { 1280, 800 }, { 768, 1024 }, { 360, 640 } };

  look (fixture, "flat");
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      float usual = measure_statistics (fixture, sizes[i][0], sizes[i][1], 100);
      float large = measure_statistics (fixture, sizes[i][0], sizes[i][1], 150);

      g_test_message ("%d x %d: %g, %g", sizes[i][0], sizes[i][1], usual, large);
      g_assert_cmpfloat (usual, >, 0);
      g_assert_cmpfloat (large, >=, usual);
    }
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
}

/* The next game opens with the same view as the last one. */
static void
test_remembers_the_view (AppFixture   *fixture,
                         gconstpointer data)
{
  GSettings       *settings = app_test_get_settings (fixture->application);
  g_autofree char *remembered = NULL;

  look (fixture, "flat");
  remembered = g_settings_get_string (settings, "table-view");
  g_assert_cmpstr (remembered, ==, "flat");
  gtk_widget_activate_action (fixture->page, "navigation.pop", NULL);
  WAIT_UNTIL (app_test_look_for (fixture->window, TENBO_TYPE_TABLE_PAGE, NULL) == NULL);
  app_fixture_show_game (fixture);
  app_test_settle ();
  assert_faces (fixture, "Chie", 0, -1);
}

/* Whether the message in the middle of the table covers a part of @widget. */
static gboolean
is_covered (AppFixture *fixture,
            GtkWidget  *widget)
{
  GtkWidget      *notice = app_test_find (fixture->page, GTK_TYPE_INSCRIPTION, NULL);
  graphene_rect_t told, bounds;

  g_assert_true (gtk_widget_compute_bounds (notice, fixture->page, &told));
  g_assert_true (gtk_widget_compute_bounds (widget, fixture->page, &bounds));
  graphene_rect_inset (&told, 0.5f, 0.5f);

  return graphene_rect_intersection (&told, &bounds, NULL);
}

static void
assert_covers_nothing (AppFixture *fixture,
                       GtkWidget  *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (TENBO_IS_SCORE_LABEL (widget) || TENBO_IS_RIICHI_STICK (widget) || GTK_IS_BUTTON (widget))
    g_assert_false (is_covered (fixture, widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_covers_nothing (fixture, child);
}

/* With the message about an undone hand, the next one can be entered at once, and all scores are
 * visible. */
static void
test_message_in_the_middle (AppFixture   *fixture,
                            gconstpointer data)
{
  static const char *const views[] = { "beside", "flat", "far" };
  static const int         sizes[][2] = {
    { 360, 294 },
    { 360, 640 },
    { 620, 360 },
    { 700, 640 },
    { 768, 1024 },
    { 1280, 800 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (views) * G_N_ELEMENTS (sizes); i++)
    {
      const int *size = sizes[i / G_N_ELEMENTS (views)];

      app_fixture_resize (fixture, size[0], size[1]);
      look (fixture, views[i % G_N_ELEMENTS (views)]);
      g_test_message ("%d x %d, %s", size[0], size[1], views[i % G_N_ELEMENTS (views)]);
      app_test_play_ron (fixture->game, 1, 2, 3, 30);
      gtk_widget_activate_action (fixture->page, "table.undo", NULL);
      WAIT_UNTIL (app_test_look_for (fixture->page, GTK_TYPE_INSCRIPTION, NULL) != NULL);
      app_test_settle ();
      assert_covers_nothing (fixture, fixture->page);
    }
}

/* On a phone, one button shows the three views in turn, and it replaces Redo. */
static void
test_next_view (AppFixture   *fixture,
                gconstpointer data)
{
  static const struct
  {
    const char    *button;
    TenboTableView view;
  } views[] = {
    { "Flat on the Table", TENBO_TABLE_FLAT },
    { "Across the Room", TENBO_TABLE_FAR },
    { "Beside the Table", TENBO_TABLE_BESIDE },
  };

  look (fixture, "beside");
  app_fixture_resize (fixture, 360, 640);
  for (gsize i = 0; i < G_N_ELEMENTS (views); i++)
    {
      TenboTableView view;

      app_test_press (fixture->page, views[i].button);
      g_object_get (fixture->page, "view", &view, NULL);
      g_assert_cmpint (view, ==, views[i].view);
    }

  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Redo"));
}

/* The table shows only the title of a toast without a button. */
static void
test_toast_is_released (AppFixture   *fixture,
                        gconstpointer data)
{
  AdwToast *toast = NULL;

  g_set_weak_pointer (&toast, adw_toast_new ("Undone"));
  g_assert_true (tenbo_table_page_add_toast (TENBO_TABLE_PAGE (fixture->page), toast));
  g_assert_null (toast);
}

/* Also the toasts of a page that another one covers. */
static void
test_toasts_are_dismissed (AppFixture   *fixture,
                           gconstpointer data)
{
  TenboShell *shell = TENBO_SHELL (fixture->window);
  AdwToast   *toast = adw_toast_new ("Stays");
  g_autoptr (GtkWidget) page = g_object_ref (fixture->page);

  look (fixture, "beside");
  adw_toast_set_timeout (toast, 0);
  adw_toast_set_button_label (toast, "Undo");
  tenbo_shell_add_toast (shell, toast);
  app_test_find (fixture->page, GTK_TYPE_LABEL, "Stays");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  tenbo_shell_leave_pages (shell);
  WAIT_UNTIL (app_test_look_for (page, GTK_TYPE_LABEL, "Stays") == NULL);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD(name, ruleset, test)                                                           \
  g_test_add ("/table-views/" name, AppFixture, ruleset, app_fixture_set_up_settled_table, \
              test, app_fixture_tear_down)
  ADD ("turns-to-the-players", FOUR_PLAYERS, test_turns_to_the_players);
  ADD ("seats-against-the-clock", FOUR_PLAYERS, test_seats_against_the_clock);
  ADD ("panels-stay-in-place", FOUR_PLAYERS, test_panels_stay_in_place);
  ADD ("repeats-the-center", FOUR_PLAYERS, test_repeats_the_center);
  ADD ("turned-buttons-are-reached", FOUR_PLAYERS, test_turned_buttons_are_reached);
  ADD ("a-line-is-a-ron", FOUR_PLAYERS, test_a_line_is_a_ron);
  ADD ("leaves-a-side-empty", THREE_PLAYERS, test_leaves_a_side_empty);
  ADD ("message-in-the-middle", FOUR_PLAYERS, test_message_in_the_middle);
  ADD ("message-in-the-middle-three", THREE_PLAYERS, test_message_in_the_middle);
  ADD ("next-view", FOUR_PLAYERS, test_next_view);
  ADD ("toasts-are-dismissed", FOUR_PLAYERS, test_toasts_are_dismissed);
  ADD ("toast-is-released", FOUR_PLAYERS, test_toast_is_released);
  ADD ("far-shows-numbers", FOUR_PLAYERS, test_far_shows_numbers);
  ADD ("fits-every-size", FOUR_PLAYERS, test_fits_every_size);
  ADD ("fits-every-size-three", THREE_PLAYERS, test_fits_every_size);
  ADD ("large-text-has-large-digits", FOUR_PLAYERS, test_large_text_has_large_digits);
  ADD ("large-text-has-large-digits-three", THREE_PLAYERS, test_large_text_has_large_digits);
  ADD ("remembers-the-view", FOUR_PLAYERS, test_remembers_the_view);
  app_fixture_add ("/table-views/follows-the-seating", test_follows_the_seating);
  app_fixture_add ("/table-views/any-side-may-be-empty", test_any_side_may_be_empty);
#undef ADD

  return g_test_run ();
}
