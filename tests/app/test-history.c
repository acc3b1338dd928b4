/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "tenbo-describe.h"
#include "tenbo-game-page.h"
#include "tenbo-hand-picture.h"
#include "tenbo-history-page.h"
#include "tenbo-side-mark.h"
#include "tenbo-summary.h"

static void
open_history (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, "History");
}

static void
test_controls (AppFixture   *fixture,
               gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");

  app_test_finish_game (game);
  open_history (fixture);
  gtk_test_accessible_assert_role (app_test_find (fixture->window, GTK_TYPE_LIST_VIEW, NULL),
                                   GTK_ACCESSIBLE_ROLE_LIST);
  app_test_check_controls (fixture->window);
}

/* An ended game opens hand by hand, a running one continues. */
static void
test_opens (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) running = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) finished = app_test_create_game (fixture->store, "b-rule");
  GtkWidget *list;

  app_test_finish_game (finished);
  open_history (fixture);
  list = app_test_find (fixture->window, GTK_TYPE_LIST_VIEW, NULL);
  g_signal_emit_by_name (list, "activate", 1);
  app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game");
  app_test_press (fixture->window, "Result");
  app_test_find (fixture->window, g_type_from_name ("TenboResultPage"), NULL);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  list = app_test_find (fixture->window, GTK_TYPE_LIST_VIEW, NULL);
  g_signal_emit_by_name (list, "activate", 0);
  app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);
}

static const char riichi_draw[] =
  "{\"result\": \"draw\", \"tenpai\": [1, 2], \"riichi\": [1, 2]}";

/* A game shows its result, then its hands with riichi and scores; buttons lead to its neighbors in
 * the session, and one step back leads to the list. */
static void
test_game_page (AppFixture   *fixture,
                gconstpointer data)
{
  g_autoptr (TenboGame) first = app_test_create_game (fixture->store, "b-rule");
  g_autoptr (TenboGame) second = NULL;
  g_autofree char *shown = NULL;
  GtkWidget       *page;
  GtkWidget       *row;
  const char      *scores =
    "Draw, Ben and Chie tenpai\nRiichi: Ben and Chie\n"
    "Aki\u00a023,500 (\u22121,500), Ben\u00a025,500 (+500), Chie\u00a025,500 (+500), "
    "Dai\u00a023,500 (\u22121,500)";

  app_test_play_record (first, riichi_draw);
  app_test_finish_game (first);
  second = app_test_create_game (fixture->store, "b-rule");
  app_test_finish_game (second);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.history", NULL);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-hands", "x",
                              tenbo_game_get_id (first));
  page = app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game");
  row = app_test_find (page, ADW_TYPE_EXPANDER_ROW, "East 1");
  g_assert_true (pango_parse_markup (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)), -1, 0,
                                     NULL, &shown, NULL, NULL));
  g_assert_cmpstr (shown, ==, scores);
  row = app_test_find (page, ADW_TYPE_ACTION_ROW, "Ben");
  app_test_find (row, TENBO_TYPE_SIDE_MARK, NULL);
  g_assert_cmpuint (app_test_count (page, TENBO_TYPE_SIDE_MARK), ==, 4);
  g_assert_false (app_test_can_press (page, "Previous Game"));

  app_test_press (page, "Next Game");
  WAIT_UNTIL (tenbo_game_page_get_game (TENBO_GAME_PAGE (
                app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game"))) != first);
  page = app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game");
  g_assert_cmpint (tenbo_game_get_id (tenbo_game_page_get_game (TENBO_GAME_PAGE (page))), ==,
                   tenbo_game_get_id (second));
  g_assert_false (app_test_can_press (page, "Next Game"));
  gtk_widget_activate_action (page, "navigation.pop", NULL);
  app_test_find (fixture->window, g_type_from_name ("TenboHistoryPage"), NULL);
}

/* The row of a hand has its result; expanded, every score and every payment. */
static void
test_hands (AppFixture   *fixture,
            gconstpointer data)
{
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "b-rule");
  const TbHandResult *result;
  GtkWidget          *row;

  app_test_play_ron (game, 1, 3, 3, 30);
  app_test_play_draw (game, TB_PLAYER_BIT (2));
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.show-hands",
                              "x",
                              tenbo_game_get_id (game));
  app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game");
  g_assert_cmpuint (app_test_count (fixture->window, ADW_TYPE_EXPANDER_ROW), ==, 2);
  app_test_check_controls (fixture->window);

  row = app_test_find (fixture->window, ADW_TYPE_EXPANDER_ROW, "East 1");
  gtk_test_accessible_assert_property (row,
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "East 1: Ben ron off Dai, 3 han 30 fu");
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  result = tenbo_game_get_result (game, 0);

  for (TbPlayer player = 0; player < 4; player++)
    app_test_find (row, ADW_TYPE_ACTION_ROW, tenbo_game_get_player_name (game, player));

  for (int i = 0; i < result->ledger.n_lines; i++)
    {
      g_autofree char *sentence = tenbo_describe_ledger_line (tenbo_game_get_words (game),
                                                              &result->ledger.lines[i]);

      app_test_find (row, ADW_TYPE_ACTION_ROW, sentence);
    }

  app_test_find (row, ADW_TYPE_ACTION_ROW, "Next: East 2, dealer Ben");
  app_test_press (fixture->window, "Continue Game");
  app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);
}

static void
open_hands (AppFixture *fixture,
            TenboGame  *game)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.show-hands",
                              "x",
                              tenbo_game_get_id (game));
  app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, "Game");
}

/* Opens the hand @title and asserts that it contains each of @labels. Borrowed. */
static GtkWidget *
check_hand (AppFixture        *fixture,
            const char        *title,
            const char *const *labels)
{
  GtkWidget *row = app_test_find (fixture->window, ADW_TYPE_EXPANDER_ROW, title);

  g_assert_null (app_test_look_for (row, TENBO_TYPE_HAND_PICTURE, NULL));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  for (gsize i = 0; labels[i] != NULL; i++)
    app_test_find (row, GTK_TYPE_LABEL, labels[i]);

  return row;
}

/* The tiles of a hand are drawn and read, with their value next to them. */
static void
test_tiles (AppFixture   *fixture,
            gconstpointer data)
{
  static const char *const won[] = { "Riichi", "Dora", "Red fives", "Closed ron", "Sum", "32 fu",
                                     "Rounded up", "40 fu", "Ura dora", "4 han 40 fu, mangan",
                                     NULL };
  static const char *const both[] = { "Aki", "White dragon", "Open triplet of honors", "Chie",
                                      "Tanyao", "2 han 30 fu", NULL };
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "tenhou-hanchan");
  GtkWidget *row;

  app_test_play_record (game, "{\"result\": \"win\", \"riichi\": [1], \"wins\": [{\"player\": 1, "
                              "\"from\": 3, \"value\": {\"tiles\": {\"hand\": "
                              "\"123m067p2255s345p\", \"win\": \"5s\", \"dora\": [\"2m\"], "
                              "\"ura\": [\"9m\"]}}}]}");
  app_test_play_record (game, "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 3, "
                              "\"value\": {\"tiles\": {\"hand\": \"23m456p99s\", \"win\": \"4m\", "
                              "\"melds\": [\"pon 555z\", \"chi 789s\"]}}}, {\"player\": 2, "
                              "\"from\": 3, \"value\": {\"yaku\": [\"tanyao\"], \"dora\": 1, "
                              "\"fu\": 30, \"open\": true}}]}");
  app_test_play_ron (game, 1, 3, 3, 30);
  open_hands (fixture, game);

  row = check_hand (fixture, "East 1", won);
  gtk_test_accessible_assert_property (
    row,
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "East 1: Ben ron off Dai, 4 han 40 fu, mangan: Riichi, dora 3");
  gtk_test_accessible_assert_property (
    app_test_find (row, TENBO_TYPE_HAND_PICTURE, NULL),
    GTK_ACCESSIBLE_PROPERTY_LABEL,
    "Closed tiles: 1 of manzu, 2 of manzu, 3 of manzu, 3 of pinzu, 4 of pinzu, 5 of pinzu, red, "
    "5 of pinzu, 6 of pinzu, 7 of pinzu, 2 of souzu, 2 of souzu, 5 of souzu, 5 of souzu; "
    "Winning tile: 5 of souzu");
  app_test_check_controls (fixture->window);

  row = check_hand (fixture, "East 2", both);
  g_assert_cmpuint (app_test_count (row, TENBO_TYPE_HAND_PICTURE), ==, 1);

  /* If only the sum is known, no more is shown. */
  row = check_hand (fixture, "East 3", (const char *const[]) { NULL });
  g_assert_cmpuint (app_test_count (row, TENBO_TYPE_HAND_PICTURE), ==, 0);
  g_assert_cmpuint (app_test_count (row, GTK_TYPE_GRID), ==, 0);
}

/* With tai, the flowers and the indicator of the wild tiles are next to the hand. */
static void
test_tai_tiles (AppFixture   *fixture,
                gconstpointer data)
{
  static const char *const won[] = { "Wild indicator", "Called kong", "50 tai",
                                     "Own flower", "Sum", "357 tai", "Rounded up", "360 tai",
                                     NULL };
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "fenghua");
  GtkWidget *row;

  app_test_play_record (game, "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {"
                              "\"tiles\": {\"hand\": \"8999m\", \"win\": \"7m\", "
                              "\"melds\": [\"chi 123s\", "
                              "\"kan 1111z\", \"ankan 5555p\"], \"aside\": [\"2f\", \"7f\"], "
                              "\"flags\": [\"rinshan\"]}, \"wild\": \"9m\"}}]}");
  open_hands (fixture, game);
  row = check_hand (fixture, "East 1", won);

  gtk_test_accessible_assert_property (app_test_find (row, TENBO_TYPE_HAND_PICTURE, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Closed tiles: 8 of manzu, 9 of manzu, 9 of manzu, "
                                       "9 of manzu; Winning tile: 7 of manzu; "
                                       "Chi: 1 of souzu, 2 of souzu, 3 of souzu; "
                                       "Open kan: East wind, East wind, East wind, East wind; "
                                       "Concealed kan: 5 of pinzu, 5 of pinzu, 5 of pinzu, "
                                       "5 of pinzu; Set aside: Summer, Chrysanthemum");
}

/* A picture fits all its tiles into any width, and fills it. */
static void
test_picture (AppFixture   *fixture,
              gconstpointer data)
{
  static const int widths[] = { 600, 400, 320, 280, 230 };
  g_autoptr (TenboGame) game = app_test_create_game (fixture->store, "fenghua");
  const TbTileHand *hand;
  GtkWidget        *picture;
  int               before = 0;
  int               minimum;

  app_test_play_record (game, "{\"result\": \"win\", \"wins\": [{\"player\": 1, \"value\": {"
                              "\"tiles\": {\"hand\": \"147m369p1234567z\", \"win\": \"5s\"}}}]}");
  hand = &tenbo_game_get_event (game, 0)->wins[0].value.tiles;
  picture = g_object_ref_sink (tenbo_hand_picture_new (hand));
  gtk_widget_measure (picture, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, widths[G_N_ELEMENTS (widths) - 1]);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int height;

      gtk_widget_measure (picture, GTK_ORIENTATION_VERTICAL, widths[i], &height, NULL, NULL, NULL);
      g_assert_cmpint (height, >=, 19);
      g_assert_cmpint (height, <=, 2 * 32 + 4);
      before = height;
    }
  g_assert_cmpint (before, <, 2 * 32);
  g_assert_finalize_object (picture);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/history/controls", test_controls);
  app_fixture_add ("/app/history/opens", test_opens);
  app_fixture_add ("/app/history/game-page", test_game_page);
  app_fixture_add ("/app/history/hands", test_hands);
  app_fixture_add ("/app/history/tiles", test_tiles);
  app_fixture_add ("/app/history/tai-tiles", test_tai_tiles);
  app_fixture_add ("/app/history/picture", test_picture);

  return g_test_run ();
}
