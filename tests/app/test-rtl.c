/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages in a right-to-left language: the direction of their arrows. */

#include "app-fixture.h"
#include "app-picture.h"
#include "tenbo-board-grid.h"
#include "tenbo-free-text.h"
#include "tenbo-history-row.h"

#define ICON_SIZE 16

/* A payment runs from right to left, and so does its arrow. */
static void
test_payment (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget      *sheet;
  GtkWidget      *arrow;
  graphene_rect_t from, arrow_place, to;

  sheet = app_fixture_open_entry (fixture, "table.ron");
  app_fixture_choose (sheet, "Winner", tenbo_free_text_isolate ("Ben"));
  app_fixture_choose (sheet, "From", tenbo_free_text_isolate ("Dai"));
  app_test_press (sheet, "7,700");
  arrow = app_test_find (sheet, GTK_TYPE_LABEL, "←");
  g_assert_false (app_test_shows (sheet, "→"));
  app_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_prev_sibling (arrow), sheet, &from));
  g_assert_true (gtk_widget_compute_bounds (arrow, sheet, &arrow_place));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (arrow), sheet, &to));
  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (gtk_widget_get_prev_sibling (arrow))), ==,
                   tenbo_free_text_isolate ("Dai"));
  g_assert_cmpfloat (from.origin.x, >, arrow_place.origin.x);
  g_assert_cmpfloat (arrow_place.origin.x, >, to.origin.x);
}

/* Returns the distance between the outermost drawn pixels of the column @x; -1: there are none. */
static int
get_spread (const AppPicture *picture,
            int               x)
{
  GdkRGBA ground = app_picture_get_color (picture, x, 0);
  int     first = -1;
  int     last = -1;

  for (int y = 0; y < picture->height; y++)
    {
      GdkRGBA color = app_picture_get_color (picture, x, y);

      if (gdk_rgba_equal (&color, &ground))
        continue;

      last = y;
      if (first < 0)
        first = y;
    }

  return last - first - (first < 0);
}

/* The chevron at the end of a row of the history points to the left: its two lines meet there. */
static void
test_chevron (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  g_auto (AppPicture) picture = { 0 };
  int left = 0;
  int right = ICON_SIZE - 1;

  app_test_finish_game (game);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  app_picture_take (&picture, app_test_find (fixture->window, TENBO_TYPE_HISTORY_ROW, NULL));

  while (left < right && get_spread (&picture, left) < 0)
    left++;
  while (right > left && get_spread (&picture, right) < 0)
    right--;

  g_assert_cmpint (right - left, >, 3);
  g_assert_cmpint (get_spread (&picture, left), <, get_spread (&picture, right));
}

/* The cards of the board begin at the right. */
static void
test_board (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) first = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) second = app_test_create_game (fixture->store, "b-rule");
  GtkWidget      *grid;
  GtkWidget      *card;
  graphene_rect_t right;
  graphene_rect_t left;

  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.board", NULL);
  grid = app_test_find (fixture->window, TENBO_TYPE_BOARD_GRID, NULL);
  app_fixture_resize (fixture, 900, 400);
  card = gtk_widget_get_first_child (grid);
  g_assert_true (gtk_widget_compute_bounds (card, grid, &right));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_next_sibling (card), grid, &left));
  g_assert_cmpfloat (left.origin.x + left.size.width, <=, right.origin.x);
  g_assert_cmpfloat (right.origin.x + right.size.width, <=, (float) gtk_widget_get_width (grid));
}

/* The titles of numbers are above their ends. */
static void
test_standings (AppFixture   *fixture,
                gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  GtkWidget *view;

  app_test_play_ron (game, 1, 3, 3, 30);
  app_test_stop_game (game);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.standings", NULL);
  view = app_test_find (fixture->window, GTK_TYPE_COLUMN_VIEW, NULL);
  app_test_check_ends (view, "Average Rank", "1.00");
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_assert_cmpint (gtk_widget_get_default_direction (), ==, GTK_TEXT_DIR_RTL);
  g_test_add ("/app/rtl/payment", AppFixture, "b-rule", app_fixture_set_up_table, test_payment,
              app_fixture_tear_down);
  app_fixture_add ("/app/rtl/chevron", test_chevron);
  app_fixture_add ("/app/rtl/board", test_board);
  app_fixture_add ("/app/rtl/standings", test_standings);

  return g_test_run ();
}
