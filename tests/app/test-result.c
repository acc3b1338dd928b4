/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "tenbo-best-hands.h"
#include "tenbo-chart-canvas.h"
#include "tenbo-describe.h"
#include "tenbo-result-page.h"
#include "tenbo-settlement-words.h"
#include "tenbo-words.h"

/* Rulesets with the tested features. */
#define THREE_PLAYERS "sanma-parlor"
#define TAI           "fenghua"
#define SHARED_RANKS  "wrc-2025"

/* Plays the tested game to its end. */
static void
finish (TenboGame  *game,
        const char *ruleset)
{
  if (g_str_equal (ruleset, "b-rule") || g_str_equal (ruleset, "mleague"))
    {
      app_test_finish_game (game);
      return;
    }

  if (g_str_equal (ruleset, TAI))
    app_test_play_tai (game, 1, 3, 14);
  else
    app_test_play_ron (game,
                       1,
                       (TbPlayer) (tenbo_game_get_table (game)->rules->players - 1),
                       3,
                       40);

  if (!g_str_equal (ruleset, THREE_PLAYERS))
    app_test_stop_game (game);

  while (tenbo_game_get_table (game)->end.reason == TB_END_NONE)
    app_test_play_ron (game, 1, 2, 6, 30);
}

static void
open_result (AppFixture *fixture)
{
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window),
                              "win.open-game",
                              "x",
                              tenbo_game_get_id (fixture->game));
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, "Result");
}

static void
set_up (AppFixture   *fixture,
        gconstpointer ruleset)
{
  app_fixture_set_up (fixture, ruleset);
  finish (fixture->game, ruleset);
  open_result (fixture);
}

static void
test_controls (AppFixture   *fixture,
               gconstpointer data)
{
  app_test_find (fixture->page, GTK_TYPE_BUTTON, "Next Game");
  app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Other Seats");
  app_test_find (fixture->page, GTK_TYPE_BUTTON, "Hands");
  app_test_find (app_test_find (fixture->page, ADW_TYPE_HEADER_BAR, NULL), GTK_TYPE_MENU_BUTTON,
                 "Share");
  app_test_find (fixture->page, GTK_TYPE_BUTTON, "Undo Last Hand");
  app_test_check_controls (fixture->page);
}

/* Each player has a row in the order of the ranks, with rank, name, points and total. */
static void
test_ranking (AppFixture   *fixture,
              gconstpointer data)
{
  const TbRules *rules = tenbo_game_get_table (fixture->game)->rules;
  TbSettlement   settlement;
  TbPlayer       order[TB_MAX_PLAYERS];
  GtkWidget     *row = NULL;

  tenbo_game_get_settlement (fixture->game, &settlement);
  tenbo_result_items_sort_players (&settlement, 4, order);
  g_assert_cmpuint (app_test_count (fixture->page, ADW_TYPE_EXPANDER_ROW), ==, 4);

  for (int i = 0; i < 4; i++)
    {
      const TbFinal   *final = &settlement.players[order[i]];
      const char      *name = tenbo_game_get_player_name (fixture->game, order[i]);
      g_autofree char *points =
        tenbo_result_item_describe (TENBO_RESULT_ITEM_POINTS, rules, final);
      g_autofree char *total =
        tenbo_result_item_describe (TENBO_RESULT_ITEM_TOTAL, rules, final);
      g_autofree char *label = NULL;
      GtkWidget       *next = app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, name);

      label = g_strdup_printf ("%s %s, %s points, total %s",
                               tenbo_words_rank (final->rank),
                               name,
                               points,
                               total);
      gtk_test_accessible_assert_property (next, GTK_ACCESSIBLE_PROPERTY_LABEL, label);
      app_test_find (next, GTK_TYPE_LABEL, total);

      if (row != NULL)
        g_assert_true (gtk_widget_get_next_sibling (row) == next);

      row = next;
    }
}

/* An expanded row has each amount of the ruleset, and the payments behind it. */
static void
test_explains (AppFixture   *fixture,
               gconstpointer data)
{
  const TbRules        *rules = tenbo_game_get_table (fixture->game)->rules;
  const TenboWordsGame *words = tenbo_game_get_words (fixture->game);
  TbSettlement          settlement;
  TbPlayer              order[TB_MAX_PLAYERS];
  gboolean              used[TENBO_N_RESULT_ITEMS] = { FALSE };
  GtkWidget            *row;
  TenboResultItem       items[TENBO_N_RESULT_ITEMS];
  guint                 n_items;

  tenbo_game_get_settlement (fixture->game, &settlement);
  tenbo_result_items_sort_players (&settlement, 4, order);
  row = app_test_find (fixture->page,
                       ADW_TYPE_EXPANDER_ROW,
                       tenbo_game_get_player_name (fixture->game, order[0]));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);

  n_items = tenbo_result_items_list (rules, &settlement, items);
  for (guint i = 0; i < n_items; i++)
    used[items[i]] = TRUE;

  for (TenboResultItem item = 0; item < TENBO_N_RESULT_ITEMS; item++)
    {
      const TbFinal   *final = &settlement.players[order[0]];
      g_autofree char *value = tenbo_result_item_describe (item, rules, final);

      if (used[item])
        {
          GtkWidget *item_row = app_test_find (row,
                                               ADW_TYPE_ACTION_ROW,
                                               tenbo_result_item_get_name (item, rules));

          app_test_find (item_row, GTK_TYPE_LABEL, value);
        }
      else
        g_assert_null (app_test_look_for (row,
                                          ADW_TYPE_ACTION_ROW,
                                          tenbo_result_item_get_name (item, rules)));
    }

  for (int i = 0; i < settlement.ledger.n_lines; i++)
    {
      const TbLedgerLine *line = &settlement.ledger.lines[i];
      g_autofree char    *sentence = tenbo_describe_ledger_line (words, line);

      if (line->from == TB_ACCOUNT_PLAYER (order[0]) || line->to == TB_ACCOUNT_PLAYER (order[0]))
        app_test_find (row, ADW_TYPE_ACTION_ROW, sentence);
    }
}

static void
test_sum (AppFixture   *fixture,
          gconstpointer data)
{
  app_test_find (fixture->page,
                 GTK_TYPE_LABEL,
                 "Sum of points 100,000 \u2713 \u00b7 sum of totals 0.0");
}

/* Returns the displayed amount as a number: "+46.7", "−3.6", "–" for none. */
static double
read_item (TenboResultItem item,
           const TbRules  *rules,
           const TbFinal  *final)
{
  g_autofree char *shown = tenbo_result_item_describe (item, rules, final);
  g_autoptr (GString) text = g_string_new (shown);

  g_string_replace (text, "\u2212", "-", 0);
  g_string_replace (text, "\u2013", "0", 0);

  return g_ascii_strtod (text->str, NULL);
}

/* The total is the sum of the amounts before it. */
static void
test_amounts_add_up (AppFixture   *fixture,
                     gconstpointer data)
{
  const TbRules *rules = tenbo_game_get_table (fixture->game)->rules;
  TbSettlement   settlement;

  tenbo_game_get_settlement (fixture->game, &settlement);

  for (TbPlayer player = 0; player < 4; player++)
    {
      const TbFinal *final = &settlement.players[player];
      double         sum = 0;

      for (TenboResultItem item = TENBO_RESULT_ITEM_BASE;
           item < TENBO_RESULT_ITEM_TOTAL; item++)
        sum += read_item (item, rules, final);

      g_assert_cmpfloat_with_epsilon (sum, read_item (TENBO_RESULT_ITEM_TOTAL, rules, final),
                                      0.01);
    }
}

/* An additional Enter at the end of the game does not leave the result. */
static void
test_focus (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *row = app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, NULL);

  WAIT_UNTIL (gtk_window_get_focus (window) != NULL);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (window), row) ||
                 gtk_window_get_focus (window) == row);
}

static const char double_ron[] =
  "{\"result\": \"win\", \"riichi\": [1], \"wins\": ["
  "{\"player\": 1, \"from\": 3, \"value\": {\"han\": 2, \"fu\": 30}}, "
  "{\"player\": 2, \"from\": 3, \"value\": {\"han\": 3, \"fu\": 30}}]}";

static const char two_han[] =
  "{\"result\": \"win\", \"wins\": ["
  "{\"player\": 3, \"from\": 0, \"value\": {\"han\": 2, \"fu\": 30}}]}";

static const char pao[] =
  "{\"result\": \"win\", \"wins\": [{\"player\": 3, \"from\": 1, \"open\": true, "
  "\"value\": {\"yakuman\": [\"daisangen\"]}, "
  "\"pao\": {\"player\": 2, \"for\": [\"daisangen\"]}}]}";

static const char by_yaku[] =
  "{\"result\": \"win\", \"wins\": [{\"player\": 2, \"from\": 1, "
  "\"value\": {\"yaku\": [\"tanyao\", \"pinfu\"], \"fu\": 30}}]}";

/* The highest-valued first, two winners of one discard separately, whether a player was liable; for
 * the same value the older one first. */
static void
test_best_hands (AppFixture   *fixture,
                 gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) best = NULL;

  best = tenbo_best_hands_find (fixture->game, 9);
  g_assert_cmpuint (best->len, ==, 0);
  g_clear_pointer (&best, g_array_unref);

  app_test_play_draw (fixture->game, TB_PLAYER_BIT (0));
  app_test_play_record (fixture->game, double_ron);
  app_test_play_record (fixture->game, two_han);
  app_test_play_record (fixture->game, pao);
  best = tenbo_best_hands_find (fixture->game, 3);
  for (guint i = 0; i < best->len; i++)
    {
      const TenboBestHand *hand = &g_array_index (best, TenboBestHand, i);

      g_string_append_printf (text, "%u.%d %d ", hand->hand, hand->win, hand->points);
    }

  g_assert_cmpstr (text->str, ==, "3.0 32000 1.1 3900 1.0 2000 ");
}

static GtkListBox *
find_best_list (AppFixture *fixture)
{
  GtkWidget *group = app_test_find (fixture->page, ADW_TYPE_PREFERENCES_GROUP, "Best Hands");

  return GTK_LIST_BOX (gtk_widget_get_parent (app_test_find (group, ADW_TYPE_PREFERENCES_ROW,
                                                             NULL)));
}

static void
test_shows_best_hands (AppFixture   *fixture,
                       gconstpointer data)
{
  GtkListBox     *list = find_best_list (fixture);
  graphene_rect_t above;
  graphene_rect_t below;
  g_autoptr (GArray) best = tenbo_best_hands_find (fixture->game, 3);

  for (guint i = 0; i < 3; i++)
    {
      const TenboBestHand *hand = &g_array_index (best, TenboBestHand, i);
      const TbEvent       *event = tenbo_game_get_event (fixture->game, hand->hand);
      g_autofree char     *points = tenbo_words_points (hand->points, FALSE);
      const char          *name = NULL;
      GtkListBoxRow       *row;

      row = gtk_list_box_get_row_at_index (list, (int) i);
      name = tenbo_game_get_player_name (fixture->game, event->wins[hand->win].player);
      g_assert_cmpstr (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), ==, name);
      app_test_find (GTK_WIDGET (row), GTK_TYPE_LABEL, points);
    }

  g_assert_null (gtk_list_box_get_row_at_index (list, 3));

  /* The buttons come after all results. */
  app_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (list), fixture->page, &above));
  g_assert_true (gtk_widget_compute_bounds (
    app_test_find (fixture->page, GTK_TYPE_BUTTON, "Hands"), fixture->page, &below));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
}

/* Tiles, if they were entered, and a graph of the game. */
static void
test_opens_best_hand (AppFixture   *fixture,
                      gconstpointer data)
{
  GtkWidget *row;

  app_test_play_record (fixture->game, by_yaku);
  app_test_stop_game (fixture->game);
  open_result (fixture);
  row = GTK_WIDGET (gtk_list_box_get_row_at_index (find_best_list (fixture), 0));
  g_assert_true (ADW_IS_EXPANDER_ROW (row));
  app_test_find (row, GTK_TYPE_LABEL, "2,000");
  gtk_test_accessible_assert_property (app_test_find (fixture->page, TENBO_TYPE_CHART_CANVAS, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "Start: Aki 25,000, Ben 25,000, Chie 25,000, Dai 25,000\n"
                                       "East 1: Aki 25,000, Ben 23,000, Chie 27,000, Dai 25,000");
}

static void
test_without_wins (AppFixture   *fixture,
                   gconstpointer data)
{
  app_test_play_draw (fixture->game, TB_PLAYER_BIT (0));
  app_test_stop_game (fixture->game);
  open_result (fixture);
  g_assert_null (app_test_look_for (fixture->page, ADW_TYPE_PREFERENCES_GROUP, "Best Hands"));
}

static void
test_undo_reopens (AppFixture   *fixture,
                   gconstpointer data)
{
  app_test_press (fixture->page, "Undo Last Hand");
  app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);
  g_assert_null (app_test_look_for (fixture->window, TENBO_TYPE_RESULT_PAGE, NULL));
}

/* The agreement to stop is not a hand. */
static void
test_continues (AppFixture   *fixture,
                gconstpointer data)
{
  app_test_play_draw (fixture->game, TB_PLAYER_BIT (0));
  app_test_stop_game (fixture->game);
  open_result (fixture);
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Undo Last Hand"));
  app_test_press (fixture->page, "Continue This Game");
  app_test_find (fixture->window, g_type_from_name ("TenboTablePage"), NULL);
  g_assert_cmpuint (tenbo_game_get_n_hands (fixture->game), ==, 1);
}

/* The row of a player leads to the statistics of the person. */
static void
test_leads_to_statistics (AppFixture   *fixture,
                          gconstpointer data)
{
  GtkWidget *row = app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, "Ben");

  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), TRUE);
  g_signal_emit_by_name (app_test_find (row, ADW_TYPE_ACTION_ROW, "Statistics"), "activate");
  app_test_find (fixture->window, ADW_TYPE_NAVIGATION_PAGE, "Ben");
}

static void
test_hands (AppFixture   *fixture,
            gconstpointer data)
{
  app_test_press (fixture->page, "Hands");
  app_test_find (fixture->window, ADW_TYPE_EXPANDER_ROW, "East 1");

  /* And back, to the page that already exists. */
  app_test_press (fixture->window, "Result");
  app_test_find (fixture->window, TENBO_TYPE_RESULT_PAGE, "Result");
}

static void
test_again (AppFixture   *fixture,
            gconstpointer data)
{
  GtkMenuButton *button;
  GMenuModel    *menu;
  GtkWidget     *seat;
  g_autoptr (GVariant) target = NULL;

  button = GTK_MENU_BUTTON (app_test_find (fixture->page, GTK_TYPE_MENU_BUTTON, "Other Seats"));
  gtk_menu_button_popup (button);
  menu = gtk_menu_button_get_menu_model (button);
  target = g_menu_model_get_item_attribute_value (menu, 0, G_MENU_ATTRIBUTE_TARGET, NULL);
  gtk_widget_activate_action_variant (fixture->page, "win.next-game", target);
  seat = app_test_find (fixture->window, ADW_TYPE_ENTRY_ROW, "East (first dealer)");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (seat)), ==, "Aki");
  app_test_press (fixture->window, "Start Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
}

/* One press starts the next game of the same people. */
static void
test_next (AppFixture   *fixture,
           gconstpointer data)
{
  app_test_press (fixture->page, "Next Game");
  app_test_find (fixture->window, GTK_TYPE_LABEL, "East 1");
  g_assert_true (app_test_shows (fixture->window, "Aki"));
  g_assert_null (app_test_look_for (fixture->window, GTK_TYPE_BUTTON, "Start Game"));
}

static void
assert_columns (AppFixture *fixture,
                const char *expected)
{
  const TbRules  *rules = tenbo_game_get_table (fixture->game)->rules;
  TbSettlement    settlement;
  TenboResultItem items[TENBO_N_RESULT_ITEMS];
  guint           n_items;
  g_autoptr (GString) names = g_string_new (NULL);

  tenbo_game_get_settlement (fixture->game, &settlement);
  n_items = tenbo_result_items_list (rules, &settlement, items);

  for (guint i = 0; i < n_items; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? " " : "",
                            tenbo_result_item_get_name (items[i], rules));

  g_assert_cmpstr (names->str, ==, expected);
}

/* Three players; the busted one pays, and the prizes are explained below the ranking. */
static void
test_three_players (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget *notes;

  g_assert_cmpuint (app_test_count (fixture->page, ADW_TYPE_EXPANDER_ROW), ==, 3);
  assert_columns (fixture, "Points Base Oka Prizes Total");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "Chie fell to zero or below");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "Settlement Details");
  notes = app_test_find (fixture->page, ADW_TYPE_ACTION_ROW, "Chie pays Ben 10,000: bust fee");
  g_assert_true (g_str_has_prefix (adw_action_row_get_subtitle (ADW_ACTION_ROW (notes)),
                                   "Chie went bust in "));
  app_test_find (fixture->page,
                 GTK_TYPE_LABEL,
                 "Sum of points 105,000 \u2713 \u00b7 sum of totals 0.0");
}

static void
test_running_totals (AppFixture   *fixture,
                     gconstpointer data)
{
  assert_columns (fixture, "Total");
  gtk_test_accessible_assert_property (app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, "Ben"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "1st Ben, total +80");
  g_assert_null (app_test_look_for (fixture->page, GTK_TYPE_LABEL, "Settlement Details"));
}

static void
test_shared_ranks (AppFixture   *fixture,
                   gconstpointer data)
{
  gtk_test_accessible_assert_property (app_test_find (fixture->page, ADW_TYPE_EXPANDER_ROW, "Aki"),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "2nd Aki, 30,000 points, rank shared, total 0.0");
  app_test_find (fixture->page, ADW_TYPE_ACTION_ROW, "Aki and Chie share 2nd");
}

static void
add (const char *path,
     void (*test) (AppFixture   *fixture,
                   gconstpointer data))
{
  static const char *const rulesets[] = { "b-rule", "mleague" };

  for (guint i = 0; i < G_N_ELEMENTS (rulesets); i++)
    {
      g_autofree char *full = g_strdup_printf ("/app/result/%s/%s", path, rulesets[i]);

      g_test_add (full, AppFixture, rulesets[i], set_up, test, app_fixture_tear_down);
    }
}

#define ADD(name, ruleset, test) \
  g_test_add ("/app/result/" name, AppFixture, ruleset, set_up, test, app_fixture_tear_down)

/* The test plays the game and opens the page. */
#define BARE(name, test)                                                                   \
  g_test_add ("/app/result/" name, AppFixture, "tenhou-hanchan", app_fixture_set_up, test, \
              app_fixture_tear_down)

/* Returns the area of @widget in the window. */
static graphene_rect_t
get_area (AppFixture *fixture,
          GtkWidget  *widget)
{
  graphene_rect_t area;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (fixture->window), &area));
  return area;
}

/* A toast covers none of the buttons, even at the end of the page. */
static void
test_toast_covers_no_button (AppFixture   *fixture,
                             gconstpointer data)
{
  static const char *const names[] = { "Next Game", "Hands", "Undo Last Hand" };
  GtkWidget               *page = fixture->page;
  GtkWidget               *scrolled = app_test_find (page, GTK_TYPE_SCROLLED_WINDOW, NULL);
  GtkAdjustment           *position =
    gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled));
  GtkWidget *toast;

  app_fixture_resize (fixture, 500, 400);
  gtk_widget_activate_action (page, "result.copy-text", NULL);
  app_test_find (fixture->window, GTK_TYPE_LABEL, "Result copied");
  toast = app_test_find (fixture->window, g_type_from_name ("AdwToastWidget"), NULL);
  app_test_settle ();
  gtk_adjustment_set_value (position, gtk_adjustment_get_upper (position));
  app_test_settle ();
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      graphene_rect_t covered = get_area (fixture, toast);
      graphene_rect_t button = get_area (fixture, app_test_find (page, GTK_TYPE_BUTTON, names[i]));

      g_assert_cmpfloat (covered.size.height, >, 0);
      g_assert_false (graphene_rect_intersection (&covered, &button, NULL));
    }
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  add ("controls", test_controls);
  add ("ranking", test_ranking);
  add ("explanations", test_explains);
  add ("sum", test_sum);
  add ("amounts-add-up", test_amounts_add_up);
  add ("focus", test_focus);
  add ("shows-best-hands", test_shows_best_hands);
  add ("undo-reopens", test_undo_reopens);
  add ("leads-to-statistics", test_leads_to_statistics);
  add ("hands", test_hands);
  add ("again", test_again);
  add ("toast-covers-no-button", test_toast_covers_no_button);
  add ("next", test_next);
  BARE ("best-hands", test_best_hands);
  BARE ("opens-best-hand", test_opens_best_hand);
  BARE ("without-wins", test_without_wins);
  BARE ("continues", test_continues);
  ADD ("three-players", THREE_PLAYERS, test_three_players);
  ADD ("running-totals", TAI, test_running_totals);
  ADD ("shared-ranks", SHARED_RANKS, test_shared_ranks);

  return g_test_run ();
}
