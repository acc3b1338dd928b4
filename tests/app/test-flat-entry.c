/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The entry of a player while the screen lies flat on the table: it is turned to the player, inside
 * the page, and a press at its visible position works. */

#include "app-fixture.h"
#include "tenbo-entry-sheet.h"
#include "tenbo-player-panel.h"
#include "tenbo-player-toggles.h"
#include "tenbo-table-host.h"
#include "tenbo-table-page.h"

#define FOUR_PLAYERS  "b-rule"
#define THREE_PLAYERS "sanma-parlor"
#define NO_DEBTS      "mizukawa-hanchan" /* a stick requires its points */

/* The side of each player, right and below the middle of the screen: -1, 0 or 1. */
static const struct
{
  int right;
  int below;
} sides[TB_MAX_PLAYERS] = { { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } };

static void
set_up (AppFixture   *fixture,
        gconstpointer ruleset)
{
  app_fixture_set_up_settled_table (fixture, ruleset);
  gtk_widget_activate_action (fixture->page, "table.view", "s", "flat");
  app_fixture_resize (fixture, 900, 700);
  app_test_settle ();
}

static GtkWidget *
get_open (AppFixture *fixture)
{
  GtkWidget *host = adw_navigation_page_get_child (ADW_NAVIGATION_PAGE (fixture->page));

  return tenbo_table_host_get_open (TENBO_TABLE_HOST (host));
}

static void
wait_closed (AppFixture *fixture)
{
  WAIT_UNTIL (get_open (fixture) == NULL);
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

static void
assert_faces (AppFixture *fixture,
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

/* Returns the button under a pointer at the visible middle of @widget, or NULL. */
static GtkWidget *
pick_button (AppFixture *fixture,
             GtkWidget  *widget)
{
  graphene_point_t point = find_point (fixture, widget, 0.5f, 0.5f);
  GtkWidget       *picked = gtk_widget_pick (fixture->page, point.x, point.y, GTK_PICK_INSENSITIVE);

  return picked != NULL ? gtk_widget_get_ancestor (picked, GTK_TYPE_BUTTON) : NULL;
}

/* Presses the button @name below @root at its visible position, as a pointer does. */
static void
press_visible (AppFixture *fixture,
               gpointer    root,
               const char *name)
{
  GtkWidget *button = app_test_find (root, GTK_TYPE_BUTTON, name);

  WAIT_UNTIL (gtk_widget_get_width (button) > 0 && gtk_widget_is_sensitive (button));
  g_assert_true (pick_button (fixture, button) == button);
  g_signal_emit_by_name (button, "clicked");
  app_test_settle ();
}

/* Returns the sheet opened by the win button of @player. */
static GtkWidget *
open_by_panel (AppFixture *fixture,
               TbPlayer    player)
{
  press_visible (fixture, app_fixture_find_panel (fixture, app_test_names[player]), "Win");
  g_assert_true (TENBO_IS_ENTRY_SHEET (get_open (fixture)));
  g_assert_null (app_fixture_get_dialog (fixture));

  return get_open (fixture);
}

static void
cancel (AppFixture *fixture,
        GtkWidget  *sheet)
{
  g_object_add_weak_pointer (G_OBJECT (sheet), (gpointer *) &sheet);
  gtk_widget_activate_action (sheet, "entry.cancel", NULL);
  wait_closed (fixture);
  WAIT_UNTIL (sheet == NULL);
}

static void
test_turns_to_the_touching_player (AppFixture   *fixture,
                                   gconstpointer data)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      GtkWidget *sheet = open_by_panel (fixture, player);
      GtkWidget *winners = app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Winner");

      assert_faces (fixture, sheet, sides[player].right, sides[player].below);
      g_assert_cmpint (tenbo_player_toggles_get_active (TENBO_PLAYER_TOGGLES (winners)), ==,
                       TB_PLAYER_BIT (player));
      app_test_check_controls (sheet);
      cancel (fixture, sheet);
    }
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 0);
}

/* Each press is at its position for the player across the table. */
static void
test_upside_down_by_pointer (AppFixture   *fixture,
                             gconstpointer data)
{
  GtkWidget *sheet = open_by_panel (fixture, 2);

  press_visible (fixture, app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "From"), "Ben");
  press_visible (fixture, sheet, "2,000");
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 0);
  g_object_add_weak_pointer (G_OBJECT (sheet), (gpointer *) &sheet);
  press_visible (fixture, sheet, "Confirm");
  wait_closed (fixture);
  WAIT_UNTIL (sheet == NULL);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);
  app_test_check_scores (fixture->game, 25000, 23000, 27000, 25000);
}

/* In a view for everybody, and after a key, no player touched the screen: upright. */
static void
test_upright_for_all (AppFixture   *fixture,
                      gconstpointer data)
{
  static const char *const actions[] = { "table.ron", "table.tsumo", "table.draw", "table.foul",
                                         "table.adjust", "table.stop" };

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (fixture->page, actions[i], NULL);
      app_test_settle ();
      g_assert_true (TENBO_IS_ENTRY_SHEET (get_open (fixture)));
      assert_faces (fixture, get_open (fixture), 0, 1);
      cancel (fixture, get_open (fixture));
    }
}

/* The winner draws a line. */
static void
test_a_line_turns_to_the_winner (AppFixture   *fixture,
                                 gconstpointer data)
{
  gtk_widget_activate_action (fixture->page, "table.ron-from", "(ii)", 3, 0);
  app_test_settle ();
  assert_faces (fixture, get_open (fixture), sides[3].right, sides[3].below);
  cancel (fixture, get_open (fixture));
}

/* The table below is suspended, and continues afterwards. */
static void
test_the_table_waits (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *panel = app_fixture_find_panel (fixture, "Aki");
  GtkWidget *win = app_test_find (panel, GTK_TYPE_BUTTON, "Win");
  GtkWidget *sheet;
  GtkWidget *focus;

  gtk_widget_grab_focus (win);
  sheet = open_by_panel (fixture, 1);
  WAIT_UNTIL ((focus = gtk_root_get_focus (GTK_ROOT (fixture->window))) != NULL &&
              gtk_widget_is_ancestor (focus, sheet));
  g_assert_true (pick_button (fixture, win) != win);
  g_assert_false (gtk_widget_grab_focus (win));
  g_assert_false (adw_navigation_page_get_can_pop (ADW_NAVIGATION_PAGE (fixture->page)));
  gtk_widget_activate_action (fixture->page, "table.riichi", "i", 0);
  gtk_widget_activate_action (fixture->page, "table.win", "i", 0);
  app_test_settle ();
  g_assert_true (get_open (fixture) == sheet);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_riichi, ==, 0);
  gtk_test_accessible_assert_role (gtk_widget_get_parent (sheet), GTK_ACCESSIBLE_ROLE_DIALOG);
  gtk_test_accessible_assert_property (gtk_widget_get_parent (sheet),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Ron");

  cancel (fixture, sheet);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == win);
  g_assert_true (pick_button (fixture, win) == win);
  g_assert_true (adw_navigation_page_get_can_pop (ADW_NAVIGATION_PAGE (fixture->page)));
}

/* Asserts that the right edge of the button @name of @sheet is within @sheet. */
static void
assert_not_cut (GtkWidget  *sheet,
                const char *name)
{
  GtkWidget      *button = app_test_find (sheet, GTK_TYPE_BUTTON, name);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (button, sheet, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                     gtk_widget_get_width (sheet) + 0.5);
}

/* Cancel and Confirm can be pressed at each side of each screen size. */
static void
test_fits_every_size (AppFixture   *fixture,
                      gconstpointer data)
{
  static const int sizes[][2] = {
    { 360, 294 },
    { 360, 640 },
    { 1280, 800 },
    { 768, 1024 },
    { 1000, 700 },
    { 1000, 745 },
  };
  int n_players = tenbo_game_get_table (fixture->game)->rules->players;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      app_fixture_resize (fixture, sizes[i][0], sizes[i][1]);
      for (int player = 0; player < n_players; player++)
        {
          GtkWidget      *sheet;
          graphene_rect_t bounds;

          g_test_message ("%d x %d, player %d", sizes[i][0], sizes[i][1], player);
          gtk_widget_activate_action (fixture->page, "table.win", "i", player);
          app_test_settle ();
          sheet = get_open (fixture);
          g_assert_true (gtk_widget_compute_bounds (sheet, fixture->page, &bounds));
          g_assert_cmpfloat (bounds.origin.x, >=, -0.5);
          g_assert_cmpfloat (bounds.origin.y, >=, -0.5);
          g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=,
                             gtk_widget_get_width (fixture->page) + 0.5);
          g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=,
                             gtk_widget_get_height (fixture->page) + 0.5);
          tenbo_entry_sheet_set_from (TENBO_ENTRY_SHEET (sheet),
                                      (TbPlayer) ((player + 1) % n_players));
          app_test_settle ();
          g_assert_nonnull (pick_button (fixture, app_test_find (sheet, GTK_TYPE_BUTTON,
                                                                 "Confirm")));
          /* Back, beside Cancel, would leave the table. */
          g_assert_false (adw_header_bar_get_show_back_button (
            ADW_HEADER_BAR (app_test_find (sheet, ADW_TYPE_HEADER_BAR, NULL))));
          /* All tiles of a suit are in a row; GTK warns about a child that does not fit. */
          tenbo_entry_sheet_press_key (TENBO_ENTRY_SHEET (sheet), GDK_KEY_3, GDK_ALT_MASK);
          app_test_settle ();
          assert_not_cut (sheet, "Confirm");
          tenbo_entry_sheet_press_key (TENBO_ENTRY_SHEET (sheet), GDK_KEY_1, GDK_ALT_MASK);
          /* The grid of a tsumo is the widest. */
          tenbo_entry_sheet_set_tsumo (TENBO_ENTRY_SHEET (sheet));
          app_test_settle ();
          assert_not_cut (sheet, "Confirm");
          press_visible (fixture, sheet, "Cancel");
          wait_closed (fixture);
        }
    }
}

/* Another view of the table below does not close it. */
static void
test_keeps_the_entry (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *sheet = open_by_panel (fixture, 3);

  press_visible (fixture, app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "From"), "Aki");
  gtk_widget_activate_action (fixture->page, "table.view", "s", "beside");
  app_test_settle ();
  g_assert_true (get_open (fixture) == sheet);
  press_visible (fixture, sheet, "3,900");
  press_visible (fixture, sheet, "Confirm");
  wait_closed (fixture);
  app_test_check_scores (fixture->game, 21100, 25000, 25000, 28900);
}

/* A list or a menu would be a separate surface, which does not turn. */
static void
assert_opens_nothing (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;

  if (GTK_IS_POPOVER (widget) || GTK_IS_MENU_BUTTON (widget) || GTK_IS_DROP_DOWN (widget) ||
      ADW_IS_COMBO_ROW (widget))
    g_error ("A %s in the sheet", G_OBJECT_TYPE_NAME (widget));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    assert_opens_nothing (child);
}

static void
test_opens_nothing_over_itself (AppFixture   *fixture,
                                gconstpointer data)
{
  static const char *const methods[] = { "Table", "Yaku", "Tiles" };
  GtkWidget               *sheet = open_by_panel (fixture, 2);

  press_visible (fixture, app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "From"), "Ben");
  press_visible (fixture, sheet, "2,000");
  app_test_find (sheet, TENBO_TYPE_PLAYER_TOGGLES, "Pao");
  assert_opens_nothing (sheet);
  for (gsize i = G_N_ELEMENTS (methods); i > 0; i--)
    {
      app_test_press (sheet, methods[i - 1]);
      app_test_settle ();
      assert_opens_nothing (sheet);
    }
  cancel (fixture, sheet);
}

/* Whether a key stops at the handler that holds the keys of the window. */
static gboolean
is_held (AppFixture     *fixture,
         guint           keyval,
         GdkModifierType state)
{
  g_autoptr (GListModel) controllers =
    gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  gboolean held = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (keys), "table-host") == 0)
        g_signal_emit_by_name (keys, "key-pressed", keyval, 0u, state, &held);
    }

  return held;
}

/* Keys of the window that would open a menu, a dialog or a page; others still work. */
static void
test_holds_the_keys_of_the_window (AppFixture   *fixture,
                                   gconstpointer data)
{
  static const struct
  {
    guint           keyval;
    GdkModifierType state;
    gboolean        held;
  } keys[] = {
    { GDK_KEY_F10, 0, TRUE },
    { GDK_KEY_F1, 0, TRUE },
    { GDK_KEY_n, GDK_CONTROL_MASK, TRUE },
    { GDK_KEY_N, GDK_CONTROL_MASK | GDK_LOCK_MASK, TRUE },
    { GDK_KEY_h, GDK_CONTROL_MASK, TRUE },
    { GDK_KEY_question, GDK_CONTROL_MASK | GDK_SHIFT_MASK, TRUE },
    { GDK_KEY_F11, 0, FALSE },
    { GDK_KEY_w, GDK_CONTROL_MASK, FALSE },
    { GDK_KEY_q, GDK_CONTROL_MASK, FALSE },
    { GDK_KEY_h, 0, FALSE },
    { GDK_KEY_2, 0, FALSE },
    { GDK_KEY_Return, 0, FALSE },
  };
  GtkWidget *sheet = open_by_panel (fixture, 2);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_test_message ("%s", gdk_keyval_name (keys[i].keyval));
      g_assert_cmpint (is_held (fixture, keys[i].keyval, keys[i].state), ==, keys[i].held);
    }
  cancel (fixture, sheet);
  g_assert_false (is_held (fixture, GDK_KEY_F10, 0));
}

/* The help is a dialog, which only the player at the bottom can read. */
static void
test_help_for_the_bottom_player (AppFixture   *fixture,
                                 gconstpointer data)
{
  for (TbPlayer player = 0; player < TB_MAX_PLAYERS; player++)
    {
      GtkWidget *sheet = open_by_panel (fixture, player);

      g_assert_cmpint (app_test_look_for (sheet, GTK_TYPE_BUTTON, "Help") != NULL, ==,
                       player == 0);
      cancel (fixture, sheet);
    }
}

/* A stick without its points: the message appears at the side of its player. */
static void
test_message_to_the_player (AppFixture   *fixture,
                            gconstpointer data)
{
  GtkWidget *note;

  app_test_move_points (fixture->game, 1, 2, 25000);
  app_test_settle ();
  press_visible (fixture, app_fixture_find_panel (fixture, "Ben"), "Ben declares riichi");
  note = get_open (fixture);
  app_test_find (note, GTK_TYPE_LABEL, "Riichi Not Possible");
  assert_faces (fixture, note, sides[1].right, sides[1].below);
  app_test_check_controls (note);
  g_object_add_weak_pointer (G_OBJECT (note), (gpointer *) &note);
  press_visible (fixture, note, "Close");
  wait_closed (fixture);
  WAIT_UNTIL (note == NULL);
  g_assert_cmpint (tenbo_game_get_partial (fixture->game)->n_riichi, ==, 0);
}

/* The window closes with everything that is open, and nothing leaks. */
static void
test_window_closes_over_it (AppFixture   *fixture,
                            gconstpointer data)
{
  open_by_panel (fixture, 1);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

#define ADD(name, ruleset, test) \
  g_test_add ("/flat-entry/" name, AppFixture, ruleset, set_up, test, app_fixture_tear_down)
  ADD ("turns-to-the-touching-player", FOUR_PLAYERS, test_turns_to_the_touching_player);
  ADD ("upside-down-by-pointer", FOUR_PLAYERS, test_upside_down_by_pointer);
  ADD ("upright-for-all", NO_DEBTS, test_upright_for_all);
  ADD ("a-line-turns-to-the-winner", FOUR_PLAYERS, test_a_line_turns_to_the_winner);
  ADD ("the-table-waits", FOUR_PLAYERS, test_the_table_waits);
  ADD ("fits-every-size", FOUR_PLAYERS, test_fits_every_size);
  ADD ("fits-every-size-three", THREE_PLAYERS, test_fits_every_size);
  ADD ("keeps-the-entry", FOUR_PLAYERS, test_keeps_the_entry);
  ADD ("opens-nothing-over-itself", FOUR_PLAYERS, test_opens_nothing_over_itself);
  ADD ("holds-the-keys-of-the-window", FOUR_PLAYERS, test_holds_the_keys_of_the_window);
  ADD ("help-for-the-bottom-player", FOUR_PLAYERS, test_help_for_the_bottom_player);
  ADD ("message-to-the-player", NO_DEBTS, test_message_to_the_player);
  ADD ("window-closes-over-it", FOUR_PLAYERS, test_window_closes_over_it);
#undef ADD

  return g_test_run ();
}
