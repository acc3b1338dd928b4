/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-chart-view.h"
#include "tenbo-days-dialog.h"
#include "tenbo-game-page.h"
#include "tenbo-history-page.h"
#include "tenbo-key-statistics.h"
#include "tenbo-opponent-list.h"
#include "tenbo-paper-actions.h"
#include "tenbo-people-pages.h"
#include "tenbo-period.h"
#include "tenbo-person-dialog.h"
#include "tenbo-person-mark.h"
#include "tenbo-person-statistics-view.h"
#include "tenbo-save.h"
#include "tenbo-statistic-list.h"

/* --- The page --- */

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

static gint64
find_id (AppFixture *fixture,
         const char *name)
{
  g_autoptr (GPtrArray) people = store_test_find_people (fixture->store, name, NULL);

  g_assert_cmpuint (people->len, >, 0);

  return ((TenboStoredPerson *) people->pdata[0])->id;
}

/* Expands all sections of the statistics. */
static void
open_sections (GtkWidget *widget)
{
  if (ADW_IS_EXPANDER_ROW (widget))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    open_sections (child);
}

/* Opens the page of @name, with its statistics read. */
static void
open_person (AppFixture *fixture,
             const char *name)
{
  if (fixture->window == NULL)
    fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.person", "x",
                              find_id (fixture, name));
  fixture->page = app_test_find (fixture->window, TENBO_TYPE_PERSON_PAGE, NULL);
  app_test_find (fixture->page, TENBO_TYPE_STATISTIC_LIST, NULL);
  open_sections (app_test_find (fixture->page, TENBO_TYPE_STATISTIC_LIST, NULL));
}

static GtkWidget *
find_row (AppFixture *fixture,
          const char *title)
{
  return app_test_find (fixture->page, TENBO_TYPE_STATISTIC_ROW, title);
}

/* Returns the accessible text. Transfer full. */
static gboolean
reads (GtkWidget  *row,
       const char *label)
{
  g_autofree char *wrong = gtk_test_accessible_check_property (
    GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, label);

  return wrong == NULL;
}

static void
check_row (AppFixture *fixture,
           const char *title,
           const char *label)
{
  gtk_test_accessible_assert_property (find_row (fixture, title), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       label);
}

/* Each number has its base; unrecorded data is marked. */
static void
test_statistics (AppFixture   *fixture,
                 gconstpointer data)
{
  GtkWidget *row;
  GtkWidget *key;

  play_game (fixture);
  open_person (fixture, "Ben");
  check_row (fixture, "Games", "Games, 1");
  check_row (fixture, "Average Rank", "Average Rank, 3.00, of 1 game");
  check_row (fixture, "Win Rate", "Win Rate, 50.0%, of 4 hands");
  check_row (fixture, "Deal-In Rate", "Deal-In Rate, 25.0%, of 4 hands");
  check_row (fixture, "Fourth Places", "Fourth Places, 0.0%, of 1 game");
  g_assert_null (app_test_look_for (fixture->page, TENBO_TYPE_STATISTIC_ROW, "Last Places"));
  check_row (fixture, "Ippatsu", "Ippatsu, not recorded for any win");

  /* The most important ones are above all groups. */
  key = app_test_find (fixture->page, TENBO_TYPE_KEY_STATISTICS, NULL);
  gtk_test_accessible_assert_property (app_test_find (key, GTK_TYPE_FLOW_BOX_CHILD, NULL),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Average Rank: 3.00");
  app_test_find (key, GTK_TYPE_LABEL, "50.0%");
  app_test_find (key, GTK_TYPE_LABEL, "25.0%");
  app_test_find (fixture->page, GTK_TYPE_LABEL,
                 "1st 0.0% \u00b7 2nd 0.0% \u00b7 3rd 100.0% \u00b7 4th 0.0%");

  /* No section for three players, since they never played that way. */
  g_assert_null (app_test_look_for (fixture->page, TENBO_TYPE_STATISTIC_ROW,
                                    "Average Rank \u00b7 Three players"));
  app_test_check_controls (fixture->window);

  /* The best game opens its hands. */
  row = find_row (fixture, "Best Game");
  gtk_widget_activate (row);
  app_test_find (fixture->window, TENBO_TYPE_GAME_PAGE, NULL);
}

static void
choose (AppFixture *fixture,
        const char *name,
        guint       selected)
{
  GtkWidget *down = app_test_find (fixture->page, GTK_TYPE_DROP_DOWN, name);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (down), selected);
}

/* With games of both sizes there is the largest number of rows and filters; they all fit on a
 * phone, and the menu has the actions that do not fit next to the name. */
static void
test_narrow (AppFixture   *fixture,
             gconstpointer data)
{
  g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");
  GtkWidget *bin;
  int        minimum;

  play_game (fixture);
  app_test_play_ron (three, 1, 2, 3, 30);
  app_test_stop_game (three);
  open_person (fixture, "Ben");
  find_row (fixture, "Average Rank");
  choose (fixture, "Number of Players", 0);
  find_row (fixture, "Average Rank \u00b7 Three players");
  app_test_find (fixture->page, GTK_TYPE_BUTTON, "Edit Person");

  app_fixture_resize (fixture, 360, 640);
  WAIT_UNTIL (app_test_look_for (fixture->page, GTK_TYPE_BUTTON, "Edit Person") == NULL);
  bin = app_test_find (fixture->page, ADW_TYPE_BREAKPOINT_BIN, NULL);
  gtk_widget_measure (adw_breakpoint_bin_get_child (ADW_BREAKPOINT_BIN (bin)),
                      GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

static gboolean
can_choose (AppFixture *fixture,
            const char *name)
{
  return app_test_look_for (fixture->page, GTK_TYPE_DROP_DOWN, name) != NULL;
}

/* Returns the number of rows of statistics, also of those in collapsed sections. */
static guint
count_rows (GtkWidget *root)
{
  guint n = TENBO_IS_STATISTIC_ROW (root) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);

  return n;
}

/* The rows of all sections take most of the time in which the page opens. */
static void
test_creates_rows_when_expanded (AppFixture   *fixture,
                                 gconstpointer data)
{
  GtkWidget *list;
  guint      n;
  guint      all;

  play_game (fixture);
  fixture->window = app_test_open_window (fixture->application);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.person", "x",
                              find_id (fixture, "Ben"));
  list = app_test_find (fixture->window, TENBO_TYPE_STATISTIC_LIST, NULL);
  n = count_rows (list);
  g_assert_cmpuint (n, >, 0);

  open_sections (list);
  all = count_rows (list);
  g_assert_cmpuint (n, <, all / 2);
  open_sections (list);
  g_assert_cmpuint (count_rows (list), ==, all);
}

/* The previous content stays until the new statistics are there; rows are reused. Games of three
 * and of four are counted together only on request. */
static void
test_players (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");
  GtkWidget  *row;
  GtkWidget  *rate;
  const char *mixed = "Three- and four-player games are combined here.";

  play_game (fixture);
  play_game (fixture);
  app_test_play_ron (three, 1, 2, 3, 30);
  app_test_stop_game (three);
  open_person (fixture, "Ben");
  row = find_row (fixture, "Average Rank");
  rate = find_row (fixture, "Win Rate");
  g_assert_true (reads (rate, "Win Rate, 50.0%, of 8 hands"));
  g_assert_false (app_test_shows (fixture->page, mixed));

  choose (fixture, "Number of Players", 0);
  g_assert_true (reads (rate, "Win Rate, 50.0%, of 8 hands"));
  WAIT_UNTIL (reads (rate, "Win Rate, 55.6%, of 9 hands"));
  g_assert_true (app_test_shows (fixture->page, mixed));
  g_assert_true (find_row (fixture, "Average Rank \u00b7 Four players") == row);
  find_row (fixture, "Average Rank \u00b7 Three players");
  choose (fixture, "Number of Players", 2);
  WAIT_UNTIL (reads (rate, "Win Rate, 100.0%, of 1 hand"));
}

/* A ruleset fixes the number of players: the ruleset with the most games comes first. */
static void
test_ruleset (AppFixture   *fixture,
              gconstpointer data)
{
  g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");
  GtkWidget *rate;

  play_game (fixture);
  play_game (fixture);
  app_test_play_ron (three, 1, 2, 3, 30);
  app_test_stop_game (three);
  open_person (fixture, "Ben");
  rate = find_row (fixture, "Win Rate");
  choose (fixture, "Number of Players", 0);
  WAIT_UNTIL (reads (rate, "Win Rate, 55.6%, of 9 hands"));

  choose (fixture, "Ruleset", 1);
  WAIT_UNTIL (reads (rate, "Win Rate, 50.0%, of 8 hands"));
  g_assert_false (can_choose (fixture, "Number of Players"));
  choose (fixture, "Ruleset", 2);
  WAIT_UNTIL (reads (rate, "Win Rate, 100.0%, of 1 hand"));
  choose (fixture, "Ruleset", 0);
  WAIT_UNTIL (reads (rate, "Win Rate, 55.6%, of 9 hands"));
  g_assert_true (can_choose (fixture, "Number of Players"));
}

/* A ruleset without games cannot be chosen, and is deselected. */
static void
test_ruleset_gone (AppFixture   *fixture,
                   gconstpointer data)
{
  g_autoptr (TenboGame) three = app_test_create_game (fixture->store, "sanma-parlor");
  g_autoptr (TenboStoredGame) stored = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *rate;

  play_game (fixture);
  play_game (fixture);
  app_test_play_ron (three, 1, 2, 3, 30);
  app_test_stop_game (three);
  open_person (fixture, "Ben");
  rate = find_row (fixture, "Win Rate");
  choose (fixture, "Ruleset", 2);
  WAIT_UNTIL (reads (rate, "Win Rate, 100.0%, of 1 hand"));

  stored = store_test_read_game (fixture->store, tenbo_game_get_id (three), &error);
  g_assert_no_error (error);
  tenbo_store_commit (
    fixture->store,
    tenbo_write_delete ((TenboWriteTarget) { stored->summary.id, stored->summary.revision }), NULL,
    &error);
  g_assert_no_error (error);
  WAIT_UNTIL (reads (rate, "Win Rate, 50.0%, of 8 hands"));
  g_assert_true (gtk_widget_get_mapped (rate));
}

static void
test_minimum (AppFixture   *fixture,
              gconstpointer data)
{
  GtkWidget *label;

  play_game (fixture);
  open_person (fixture, "Ben");
  label = app_test_find (find_row (fixture, "Win Rate"), GTK_TYPE_LABEL, "50.0%");
  g_assert_false (gtk_widget_has_css_class (label, "dimmed"));
  choose (fixture, "Minimum Number of Games", 1);
  WAIT_UNTIL (gtk_widget_has_css_class (label, "dimmed"));
}

/* A dialog asks for days; without an answer the period stays. */
static void
test_days (AppFixture   *fixture,
           gconstpointer data)
{
  GtkWidget *dialog;

  play_game (fixture);
  open_person (fixture, "Ben");
  find_row (fixture, "Win Rate");
  choose (fixture, "Period", TENBO_PERIOD_DAYS);
  dialog = app_test_find (fixture->window, TENBO_TYPE_DAYS_DIALOG, NULL);
  app_test_press (dialog, "Cancel");
  app_fixture_wait_closed (fixture);
  g_assert_cmpuint (gtk_drop_down_get_selected (GTK_DROP_DOWN (
                      app_test_find (fixture->page, GTK_TYPE_DROP_DOWN, "Period"))),
                    ==, TENBO_PERIOD_ANY);

  choose (fixture, "Period", TENBO_PERIOD_DAYS);
  dialog = app_test_find (fixture->window, TENBO_TYPE_DAYS_DIALOG, NULL);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GDateTime) day = g_date_time_new_local (2020 + (int) i, 5, 1, 0, 0, 0);
      GtkWidget *calendar = app_test_find (dialog, GTK_TYPE_CALENDAR, NULL);

      if (i == 1)
        calendar = gtk_widget_get_last_child (gtk_widget_get_parent (calendar));
      gtk_calendar_select_day (GTK_CALENDAR (calendar), day);
    }
  app_test_press (dialog, "Show");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "No games match these filters");
  app_test_find (fixture->page, GTK_TYPE_LABEL, "1 May 2020 to 1 May 2021");

  choose (fixture, "Period", TENBO_PERIOD_THIS_YEAR);
  find_row (fixture, "Win Rate");
}

static void
show_view (AppFixture *fixture,
           const char *name)
{
  adw_toggle_group_set_active_name (
    ADW_TOGGLE_GROUP (app_test_find (fixture->page, ADW_TYPE_TOGGLE_GROUP, NULL)), name);
  app_test_settle ();
}

/* A row of the list opens that pair. */
static void
test_opponents (AppFixture   *fixture,
                gconstpointer data)
{
  static const char *const others[] = { "Ben", "Emi", "Fumi", "Goro" };
  g_autoptr (TenboGame) game = NULL;
  GtkWidget *list;
  GtkWidget *row;

  play_game (fixture);
  game = app_test_create_game_of (fixture->store, "b-rule", others);
  app_test_play_ron (game, 0, 1, 3, 30);
  app_test_stop_game (game);
  open_person (fixture, "Ben");
  show_view (fixture, "opponents");
  list = app_test_find (fixture->page, TENBO_TYPE_OPPONENT_LIST, NULL);
  g_assert_cmpuint (app_test_count (list, ADW_TYPE_ACTION_ROW), ==, 6);
  app_test_check_controls (fixture->window);

  row = app_test_find (list, ADW_TYPE_ACTION_ROW, "Dai");
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)),
                            "1 game \u00b7 ahead in 1 (100.0%)"));
  g_assert_nonnull (strstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), "they: 2\u00d7"));
  gtk_widget_activate (row);
  WAIT_UNTIL (app_test_count (list, ADW_TYPE_ACTION_ROW) == 1);
  show_view (fixture, "figures");
  check_row (fixture, "Games", "Games, 1");
}

/* Shows a few of many, and all on request. */
static void
test_many_opponents (AppFixture   *fixture,
                     gconstpointer data)
{
  GtkWidget *list;

  for (int i = 0; i < 4; i++)
    {
      g_autofree char  *one = g_strdup_printf ("A%d", i);
      g_autofree char  *other = g_strdup_printf ("B%d", i);
      g_autofree char  *third = g_strdup_printf ("C%d", i);
      const char *const names[] = { "Ben", one, other, third };
      g_autoptr (TenboGame) game = app_test_create_game_of (fixture->store, "b-rule", names);

      app_test_play_ron (game, 0, 1, 3, 30);
      app_test_stop_game (game);
    }
  open_person (fixture, "Ben");
  show_view (fixture, "opponents");
  list = app_test_find (fixture->page, TENBO_TYPE_OPPONENT_LIST, NULL);
  g_assert_cmpuint (app_test_count (list, ADW_TYPE_ACTION_ROW), ==, 8);
  g_signal_emit_by_name (app_test_find (list, ADW_TYPE_BUTTON_ROW, "Show All"), "activated");
  g_assert_cmpuint (app_test_count (list, ADW_TYPE_ACTION_ROW), ==, 12);
  g_assert_null (app_test_look_for (list, ADW_TYPE_BUTTON_ROW, "Show All"));
}

/* Charts of the existing data, with their tables. */
static void
test_charts (AppFixture   *fixture,
             gconstpointer data)
{
  play_game (fixture);
  play_game (fixture);
  open_person (fixture, "Ben");
  show_view (fixture, "charts");
  g_assert_cmpuint (app_test_count (fixture->page, TENBO_TYPE_CHART_VIEW), >=, 3);
  app_test_check_controls (fixture->window);
}

static void
test_help (AppFixture   *fixture,
           gconstpointer data)
{
  play_game (fixture);
  open_person (fixture, "Ben");
  find_row (fixture, "Win Rate");
  app_test_press (fixture->page, "About these statistics: Riichi");
  app_test_find (app_fixture_get_dialog (fixture), ADW_TYPE_ACTION_ROW, "Riichi Rate");
}

/* A merge while the page is shown adds the games of the other person. */
static void
test_merged (AppFixture   *fixture,
             gconstpointer data)
{
  static const char *const others[] = { "Benny", "Emi", "Fumi", "Goro" };
  g_autoptr (TenboGame) game = app_test_create_game_of (fixture->store, "b-rule", others);
  g_autoptr (GError) error = NULL;

  app_test_play_ron (game, 0, 1, 3, 30);
  app_test_stop_game (game);
  play_game (fixture);
  tenbo_store_commit (fixture->store,
                      tenbo_write_merge (find_id (fixture, "Benny"), find_id (fixture, "Ben")),
                      NULL, &error);
  g_assert_no_error (error);
  open_person (fixture, "Ben");
  check_row (fixture, "Win Rate", "Win Rate, 60.0%, of 5 hands");
  app_test_press (fixture->page, "Separate Benny");
  WAIT_UNTIL (reads (find_row (fixture, "Win Rate"), "Win Rate, 50.0%, of 4 hands"));
}

/* The history of this person. */
static void
test_games (AppFixture   *fixture,
            gconstpointer data)
{
  play_game (fixture);
  open_person (fixture, "Ben");
  find_row (fixture, "Win Rate");
  gtk_widget_activate (app_test_find (fixture->page, ADW_TYPE_ACTION_ROW, "All Games"));
  app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, NULL);

  /* There is only one history page. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.person", "x",
                              find_id (fixture, "Aki"));
  app_test_settle ();
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.person-games", "(xs)",
                              find_id (fixture, "Aki"), "Aki");
  app_test_find (fixture->window, TENBO_TYPE_HISTORY_PAGE, NULL);
}

/* Returns the contents of @path, when its last line is there; NULL before that. Transfer full. */
static char *
read_whole (const char *path,
            const char *end)
{
  g_autofree char *content = NULL;
  gsize            length = 0;

  if (!g_file_get_contents (path, &content, &length, NULL) || length < 1000 ||
      memcmp (content + length - strlen (end), end, strlen (end)) != 0)
    return NULL;

  return g_steal_pointer (&content);
}

static TenboPersonPaper *
create_paper (AppFixture *fixture)
{
  g_autoptr (GPtrArray) people = store_test_find_people (fixture->store, "Ben", NULL);
  GtkWidget *view = app_test_find (fixture->page, TENBO_TYPE_PERSON_STATISTICS_VIEW, NULL);

  return tenbo_person_statistics_view_create_paper (TENBO_PERSON_STATISTICS_VIEW (view),
                                                    people->pdata[0]);
}

static void
test_paper (AppFixture   *fixture,
            gconstpointer data)
{
  g_autofree char *pdf_path = g_build_filename (g_get_user_cache_dir (), "ben.pdf", NULL);
  g_autofree char *csv_path = g_build_filename (g_get_user_cache_dir (), "ben.csv", NULL);
  g_autoptr (GFile) pdf = g_file_new_for_path (pdf_path);
  g_autoptr (GFile) csv = g_file_new_for_path (csv_path);
  g_autofree char *page = NULL;
  g_autofree char *table = NULL;

  play_game (fixture);
  open_person (fixture, "Ben");
  find_row (fixture, "Win Rate");
  g_assert_cmpint (g_mkdir_with_parents (g_get_user_cache_dir (), 0700), ==, 0);
  tenbo_paper_actions_save_to (fixture->page, pdf, tenbo_person_paper_lay_out,
                               create_paper (fixture), tenbo_person_paper_free);
  WAIT_UNTIL ((page = read_whole (pdf_path, "%%EOF\n")) != NULL);
  g_assert_true (g_str_has_prefix (page, "%PDF-"));

  tenbo_save_to (fixture->page, csv, tenbo_person_paper_make_table, create_paper (fixture),
                 tenbo_person_paper_free);
  WAIT_UNTIL ((table = read_whole (csv_path, "\r\n")) != NULL);
  g_assert_true (g_str_has_prefix (table, "\uFEFFperson_id,name,"));
  g_assert_nonnull (strstr (table, ",Ben,"));
}

/* Set, shown next to the name, undone. */
static void
test_color (AppFixture   *fixture,
            gconstpointer data)
{
  GtkWidget *dialog;

  play_game (fixture);
  open_person (fixture, "Ben");
  WAIT_UNTIL (app_test_shows (fixture->page, "Ben"));
  g_assert_null (app_test_look_for (fixture->page, TENBO_TYPE_PERSON_MARK, NULL));
  gtk_widget_activate_action (fixture->page, "person.edit", NULL);
  dialog = app_test_find (fixture->window, TENBO_TYPE_PERSON_DIALOG, NULL);
  gtk_toggle_button_set_active (
    GTK_TOGGLE_BUTTON (app_test_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "Green disc")), TRUE);
  app_test_press (dialog, "Save");
  WAIT_UNTIL (app_test_look_for (fixture->page, TENBO_TYPE_PERSON_MARK, NULL) != NULL);
  app_test_press (fixture->window, "Undo");
  WAIT_UNTIL (app_test_look_for (fixture->page, TENBO_TYPE_PERSON_MARK, NULL) == NULL);
}

/* The menu of the periods is wider than its button, so that each period is on one line. */
static void
test_period_menu (AppFixture   *fixture,
                  gconstpointer data)
{
  GtkWidget *down;
  GtkWidget *popover;
  GtkWidget *label;

  play_game (fixture);
  open_person (fixture, "Ben");
  down = app_test_find (fixture->page, GTK_TYPE_DROP_DOWN, "Period");
  g_signal_emit_by_name (down, "activate");
  popover = app_test_find (down, GTK_TYPE_POPOVER, NULL);
  app_test_settle ();
  label = app_test_find (popover, GTK_TYPE_LABEL, "Last 3 Months");
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
  gtk_popover_popdown (GTK_POPOVER (popover));
  app_test_settle ();
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  app_fixture_add ("/app/person/statistics", test_statistics);
  app_fixture_add ("/app/person/creates-rows-when-expanded", test_creates_rows_when_expanded);
  app_fixture_add ("/app/person/players", test_players);
  app_fixture_add ("/app/person/ruleset", test_ruleset);
  app_fixture_add ("/app/person/ruleset-gone", test_ruleset_gone);
  app_fixture_add ("/app/person/minimum", test_minimum);
  app_fixture_add ("/app/person/days", test_days);
  app_fixture_add ("/app/person/opponents", test_opponents);
  app_fixture_add ("/app/person/many-opponents", test_many_opponents);
  app_fixture_add ("/app/person/charts", test_charts);
  app_fixture_add ("/app/person/help", test_help);
  app_fixture_add ("/app/person/merged", test_merged);
  app_fixture_add ("/app/person/games", test_games);
  app_fixture_add ("/app/person/paper", test_paper);
  app_fixture_add ("/app/person/color", test_color);
  app_fixture_add ("/app/person/period-menu", test_period_menu);
  /* This comes last: a window opens with the size of the previous one. */
  app_fixture_add ("/app/person/narrow", test_narrow);

  return g_test_run ();
}
