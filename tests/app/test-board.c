/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The board: all running tables, the latest results and the standings, which change while it is
 * open. */

#include "app-fixture.h"
#include "tenbo-board-card-view.h"
#include "tenbo-board-file.h"
#include "tenbo-board-grid.h"
#include "tenbo-board-page.h"
#include "tenbo-save.h"

#include <string.h>

static void
open_board (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.board", NULL);
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_BOARD_PAGE, NULL);
}

static TenboBoardGrid *
find_grid (AppFixture *fixture)
{
  return TENBO_BOARD_GRID (app_test_find (fixture->page, TENBO_TYPE_BOARD_GRID, NULL));
}

static guint
count_cards (AppFixture *fixture)
{
  return app_test_count (fixture->page, TENBO_TYPE_BOARD_CARD_VIEW);
}

/* The board is empty in words, and shows a game as soon as it begins. */
static void
test_empty (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) game = NULL;

  open_board (fixture);
  WAIT_UNTIL (app_test_shows (fixture->page, "No Running Games"));
  app_test_check_controls (fixture->window);

  game = app_test_create_game (fixture->store, "mleague");
  WAIT_UNTIL (app_test_shows (fixture->page, "East 1"));
  g_assert_cmpuint (count_cards (fixture), ==, 1);
  g_assert_false (app_test_shows (fixture->page, "No Running Games"));
}

/* A hand changes the labels of its table, which remain the same widgets. */
static void
test_live (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) first = app_test_create_game (fixture->store, "mleague");
  g_autoptr (TenboGame) second = app_test_create_game (fixture->store, "mleague");
  GtkWidget *card;
  GtkWidget *label;

  open_board (fixture);
  WAIT_UNTIL (app_test_shows (fixture->page, "East 1"));
  g_assert_cmpuint (count_cards (fixture), ==, 2);
  card = app_test_find (fixture->page, TENBO_TYPE_BOARD_CARD_VIEW, "M.League");
  label = app_test_find (card, GTK_TYPE_LABEL, "East 1");
  g_assert_false (app_test_shows (fixture->page, "\u2605"));

  app_test_play_ron (first, 1, 3, 3, 30);
  WAIT_UNTIL (app_test_shows (card, "28,900"));
  g_assert_true (app_test_shows (card, "\u2605"));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, "East 2");
  g_assert_true (gtk_widget_get_first_child (GTK_WIDGET (find_grid (fixture))) == card);
  app_test_check_controls (fixture->window);

  /* The second table stays where it is. */
  app_test_play_draw (second, 0);
  WAIT_UNTIL (app_test_shows (fixture->page, "East 2, 1 honba"));
  g_assert_true (gtk_widget_get_first_child (GTK_WIDGET (find_grid (fixture))) == card);
}

/* A game that ends becomes a result, and the standings appear. */
static void
test_ends (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "mleague");
  g_autoptr (TenboGame) other = app_test_create_game (fixture->store, "mleague");
  GtkWidget *standings;

  app_test_play_ron (game, 1, 3, 3, 30);
  open_board (fixture);
  WAIT_UNTIL (app_test_shows (fixture->page, "28,900"));
  app_test_stop_game (game);
  standings = app_test_find (fixture->page, TENBO_TYPE_BOARD_CARD_VIEW, "Standings");
  g_assert_true (app_test_shows (standings, "+48.9"));
  g_assert_true (app_test_shows (standings, "Session"));
  g_assert_cmpuint (count_cards (fixture), ==, 3);

  app_test_press (fixture->page, "League");
  WAIT_UNTIL (app_test_shows (standings, "League"));
  g_assert_true (app_test_shows (standings, "+48.9"));
  app_test_press (fixture->page, "Month");
  WAIT_UNTIL (app_test_shows (standings, "Month"));

  /* A hand at the other table leaves the standings as they are. */
  app_test_play_draw (other, 0);
  WAIT_UNTIL (app_test_shows (fixture->page, "East 2, 1 honba"));
  g_assert_true (app_test_shows (standings, "+48.9"));
  app_test_play_ron (other, 0, 1, 3, 30);
  app_test_stop_game (other);
  WAIT_UNTIL (count_cards (fixture) == 3 && !app_test_shows (fixture->page, "East 2, 1 honba"));
  WAIT_UNTIL (!app_test_shows (standings, "+48.9"));
}

/* Returns the factor by which the cards are enlarged. */
static float
get_scale (TenboBoardGrid *grid)
{
  GtkWidget      *card = gtk_widget_get_first_child (GTK_WIDGET (grid));
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, GTK_WIDGET (grid), &bounds));
  return bounds.size.width / (float) gtk_widget_get_width (card);
}

/* Whether all cards are within the width of the grid. */
static gboolean
is_inside (TenboBoardGrid *grid)
{
  float width = (float) gtk_widget_get_width (GTK_WIDGET (grid));

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (grid)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t bounds;

      if (!gtk_widget_compute_bounds (card, GTK_WIDGET (grid), &bounds) || bounds.origin.x < 0 ||
          bounds.origin.x + bounds.size.width > width)
        return FALSE;
    }

  return TRUE;
}

/* The cards grow with the window; in a narrow one they have their usual size and scroll. */
static void
test_sizes (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func (g_object_unref);
  TenboBoardGrid *grid;
  float           wide;

  for (int i = 0; i < 4; i++)
    g_ptr_array_add (games, app_test_create_game (fixture->store, "mleague"));
  open_board (fixture);
  WAIT_UNTIL (app_test_shows (fixture->page, "East 1"));
  grid = find_grid (fixture);

  app_fixture_resize (fixture, 1200, 800);
  WAIT_UNTIL (get_scale (grid) > 1.3f);
  wide = get_scale (grid);
  g_assert_true (is_inside (grid));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (grid)), <, 800);

  app_fixture_resize (fixture, 800, 600);
  WAIT_UNTIL (get_scale (grid) < wide);
  g_assert_true (is_inside (grid));

  app_fixture_resize (fixture, 360, 400);
  WAIT_UNTIL (gtk_widget_get_height (GTK_WIDGET (grid)) > 400);
  g_assert_true (is_inside (grid));
  g_assert_cmpfloat (get_scale (grid), <, 1.1f);
  app_test_check_controls (fixture->window);
}

/* Returns the number of cards that are drawn. */
static guint
count_drawn (TenboBoardGrid *grid)
{
  guint n = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (GTK_WIDGET (grid)); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    n += gtk_widget_get_child_visible (card) ? 1 : 0;

  return n;
}

/* In a wide window, results that do not fit beside the tables are left out, so that the tables are
 * large. In a narrow one, the page scrolls to them. */
static void
test_wide (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) game = NULL;
  TenboBoardGrid *grid;
  graphene_rect_t table;
  graphene_rect_t standings;

  for (int i = 0; i < 14; i++)
    {
      g_autoptr (TenboGame) ended = app_test_create_game (fixture->store, "mleague");

      app_test_stop_game (ended);
    }
  game = app_test_create_game (fixture->store, "mleague");
  open_board (fixture);
  WAIT_UNTIL (app_test_shows (fixture->page, "East 1"));
  grid = find_grid (fixture);

  app_fixture_resize (fixture, 500, 400);
  WAIT_UNTIL (count_drawn (grid) == 14); /* the table, the standings, 12 results */

  app_fixture_resize (fixture, 1200, 800);
  WAIT_UNTIL (get_scale (grid) > 2);
  g_assert_cmpuint (count_drawn (grid), >=, 4);
  g_assert_cmpuint (count_drawn (grid), <, 14);
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (grid)), <, 800);
  g_assert_true (is_inside (grid));
  g_assert_true (gtk_widget_compute_bounds (gtk_widget_get_first_child (GTK_WIDGET (grid)),
                                            GTK_WIDGET (grid), &table));
  g_assert_true (gtk_widget_compute_bounds (
    app_test_find (fixture->page, TENBO_TYPE_BOARD_CARD_VIEW, "Standings"), GTK_WIDGET (grid),
    &standings));
  g_assert_cmpfloat (table.origin.x + table.size.width, <, standings.origin.x);
}

static void
test_save (AppFixture   *fixture,
           gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "mleague");
  const TenboBoardQuery query = { .now = tenbo_stored_now (), .has_standings = FALSE };
  g_autofree char      *path = g_build_filename (g_get_user_data_dir (), "board.html", NULL);
  g_autofree char      *content = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (fixture->store, NULL, &error);
  g_autoptr (TenboBoard) board = tenbo_board_read (read, &query, &error);

  g_assert_no_error (error);
  g_clear_pointer (&read, tenbo_read_end);
  open_board (fixture);
  tenbo_save_to (fixture->page, file, tenbo_board_file_make, tenbo_board_file_new (board, NULL),
                 tenbo_board_file_free);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "“board.html” saved");

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (content, "<!DOCTYPE html>"));
  g_assert_nonnull (strstr (content, "<th scope=\"row\">Aki</th><td>25,000</td>"));
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/board/empty", test_empty);
  app_fixture_add ("/app/board/live", test_live);
  app_fixture_add ("/app/board/ends", test_ends);
  app_fixture_add ("/app/board/sizes", test_sizes);
  app_fixture_add ("/app/board/wide", test_wide);
  app_fixture_add ("/app/board/save", test_save);

  return g_test_run ();
}
