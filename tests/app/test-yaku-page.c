/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Using the list of yaku in the entry sheet: presses, the sum, the yaku that disappear and those
 * that stay in place, and the record. */

#include "app-fixture.h"
#include "tenbo-choice.h"
#include "tenbo-tai-page.h"
#include "tenbo-value-grid.h"
#include "tenbo-yaku-page.h"

/* Opens the sheet of a ron. */
static void
set_up (AppFixture   *fixture,
        gconstpointer ruleset)
{
  app_fixture_set_up_table (fixture, ruleset);
  app_fixture_open_entry (fixture, "table.ron");
}

/* The pages have the name of the first of them. */
static void
open_value_page (AppFixture      *fixture,
                 TenboEntryMethod method)
{
  GtkWidget *methods = app_test_find (fixture->sheet, ADW_TYPE_TOGGLE_GROUP, "Table");

  adw_toggle_group_set_active (ADW_TOGGLE_GROUP (methods), method);
  app_test_tick ();
}

static GtkWidget *
open_list (AppFixture *fixture)
{
  app_fixture_choose (fixture->sheet, "Winner", "Ben");
  app_fixture_choose (fixture->sheet, "From", "Dai");
  open_value_page (fixture, TENBO_ENTRY_METHOD_YAKU);

  return app_test_find (fixture->sheet, TENBO_TYPE_YAKU_PAGE, NULL);
}

static GtkWidget *
find_chip (GtkWidget  *page,
           const char *name)
{
  return app_test_find (page, GTK_TYPE_BUTTON, name);
}

/* An excluded yaku keeps its position, dimmed. */
static gboolean
is_there (GtkWidget *chip)
{
  g_assert_true (gtk_widget_get_mapped (chip));

  return gtk_widget_is_sensitive (chip);
}

static void
check_pressed (GtkWidget *chip,
               gboolean   sensitive)
{
  gtk_test_accessible_assert_state (chip, GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  g_assert_cmpint (gtk_widget_is_sensitive (chip), ==, sensitive);
}

static void
test_ron (AppFixture   *fixture,
          gconstpointer data)
{
  GtkWidget *page = open_list (fixture);

  g_assert_true (app_test_shows (page, "Which yaku?"));
  app_test_press (page, "Pinfu");
  g_assert_true (app_test_shows (page, "1 han 30 fu"));
  g_assert_true (app_test_shows (page, "1,000"));
  app_test_press (page, "Tanyao");
  app_test_press (page, "Iipeikou");
  g_assert_true (app_test_shows (page, "3 han 30 fu"));
  g_assert_true (app_test_shows (page, "3,900"));
  check_pressed (find_chip (page, "Pinfu"), TRUE);
  app_test_check_controls (page);

  app_fixture_confirm (fixture, fixture->sheet);
  app_test_check_scores (fixture->game, 25000, 28900, 25000, 21100);
}

/* Returns the position of a chip on the page. */
static graphene_rect_t
measure (GtkWidget *chip,
         GtkWidget *page)
{
  graphene_rect_t bounds;

  app_test_settle ();
  g_assert_true (gtk_widget_compute_bounds (chip, page, &bounds));

  return bounds;
}

static void
test_nothing_moves (AppFixture   *fixture,
                    gconstpointer data)
{
  GtkWidget      *page = open_list (fixture);
  GtkWidget      *chip = find_chip (page, "Honroutou");
  graphene_rect_t before = measure (chip, page);
  graphene_rect_t after;

  app_test_press (page, "Toitoi");
  g_assert_true (is_there (chip));
  g_assert_false (is_there (find_chip (page, "Pinfu")));
  g_assert_false (is_there (find_chip (page, "Seven pairs")));
  g_assert_true (is_there (find_chip (page, "White dragon")));
  after = measure (chip, page);
  g_assert_true (graphene_rect_equal (&before, &after));

  app_test_press (page, "Toitoi");
  g_assert_true (is_there (find_chip (page, "Pinfu")));
}

static void
test_asks_for_fu (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *page = open_list (fixture);

  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "40 fu"));
  app_test_press (page, "Open hand");
  app_test_press (page, "Honitsu");
  g_assert_true (app_test_shows (page, "2 han"));
  g_assert_true (app_test_shows (page, "How many fu?"));
  g_assert_true (app_test_shows (fixture->sheet, "How many fu does the hand have?"));
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "25 fu"));
  app_test_press (page, "40 fu");
  g_assert_true (app_test_shows (page, "2 han 40 fu"));

  adw_spin_row_set_value (ADW_SPIN_ROW (app_test_find (page, ADW_TYPE_SPIN_ROW, "Dora")), 3);
  app_test_tick ();
  g_assert_true (app_test_shows (page, "8,000"));
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "40 fu"));
  app_fixture_confirm (fixture, fixture->sheet);
  app_test_check_scores (fixture->game, 25000, 33000, 25000, 17000);
}

/* The riichi of a placed stick and the self-draw of a closed hand are in the list automatically. */
static void
test_implied (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget *page = open_list (fixture);
  GtkWidget *tsumo;

  app_fixture_choose (fixture->sheet, "Riichi", "Ben");
  check_pressed (find_chip (page, "Riichi"), FALSE);
  g_assert_null (app_test_look_for (page, GTK_TYPE_BUTTON, "Closed tsumo"));

  app_fixture_choose (fixture->sheet, "From", "Tsumo");
  tsumo = find_chip (page, "Closed tsumo");
  check_pressed (tsumo, FALSE);
  g_assert_false (gtk_widget_is_sensitive (find_chip (page, "Open hand")));
  app_test_press (page, "Ippatsu");
  app_test_press (page, "Pinfu");
  g_assert_true (app_test_shows (page, "4 han 20 fu"));
  g_assert_true (app_test_shows (page, "1,300/2,600"));
  app_fixture_confirm (fixture, fixture->sheet);
  app_test_check_scores (fixture->game, 22400, 30200, 23700, 23700);
}

/* The three pages lead to the same value. */
static void
test_value_pages (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *page = open_list (fixture);
  GtkWidget *grid;

  app_test_press (page, "Seven pairs");
  app_test_press (page, "Tanyao");
  open_value_page (fixture, TENBO_ENTRY_METHOD_TABLE);
  grid = app_test_find (fixture->sheet, TENBO_TYPE_VALUE_GRID, NULL);
  g_assert_true (tenbo_choice_get_active (app_test_find (grid, GTK_TYPE_BUTTON, "3,200")));

  app_test_press (grid, "5,200");
  open_value_page (fixture, TENBO_ENTRY_METHOD_YAKU);
  g_assert_true (app_test_shows (page, "3 han 40 fu"));
  g_assert_false (tenbo_choice_get_active (find_chip (page, "Tanyao")));

  app_test_press (page, "Yakuman");
  app_test_press (page, "Daisangen");
  g_assert_true (app_test_shows (page, "32,000"));
  g_assert_false (is_there (find_chip (page, "Shousuushi")));
  open_value_page (fixture, TENBO_ENTRY_METHOD_TABLE);
  g_assert_true (tenbo_choice_get_active (app_test_find (grid, GTK_TYPE_BUTTON, "Daisangen")));
  open_value_page (fixture, TENBO_ENTRY_METHOD_YAKU);
  app_test_press (page, "Clear");
  g_assert_true (app_test_shows (page, "Which yaku?"));
}

static void
test_no_yaku_with_tai (AppFixture   *fixture,
                       gconstpointer data)
{
  GtkWidget *methods;

  app_fixture_choose (fixture->sheet, "Winner", "Ben");
  app_fixture_choose (fixture->sheet, "From", "Dai");
  methods = app_test_find (fixture->sheet, ADW_TYPE_TOGGLE_GROUP, "Items");
  g_assert_true (app_test_shows (methods, "Tiles"));
  g_assert_false (app_test_shows (methods, "Yaku"));
  g_assert_nonnull (app_test_look_for (fixture->sheet, TENBO_TYPE_TAI_PAGE, NULL));
}

#define ADD(name, ruleset, func) \
  g_test_add ("/app/yaku-page/" name, AppFixture, ruleset, set_up, func, app_fixture_tear_down)

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  ADD ("ron", "mleague", test_ron);
  ADD ("nothing-moves", "mleague", test_nothing_moves);
  ADD ("asks-for-fu", "mleague", test_asks_for_fu);
  ADD ("implied", "mleague", test_implied);
  ADD ("value-pages", "mleague", test_value_pages);
  ADD ("no-yaku-with-tai", "fenghua", test_no_yaku_with_tai);

  return g_test_run ();
}
