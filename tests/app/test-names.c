/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "app-fixture.h"
#include "store-reads.h"
#include "tenbo-board-page.h"
#include "tenbo-game-page.h"
#include "tenbo-history-page.h"
#include "tenbo-history-row.h"
#include "tenbo-new-game-page.h"
#include "tenbo-people-pages.h"
#include "tenbo-result-page.h"
#include "tenbo-session-page.h"
#include "tenbo-statistic-list.h"
#include "tenbo-table-page.h"

/* Each page with the longest names and with names that change the direction of writing, as in an
 * older database: no page is wider than a phone, and no name changes the order of the text next to
 * it. */

#define NARROW 360

typedef struct
{
  AppFixture app;
  gint64     finished; /* ids of games */
  gint64     running;
} NamesTest;

static char *
repeat (const char *text)
{
  GString *repeated = g_string_new (NULL);

  while (g_utf8_strlen (repeated->str, -1) < TENBO_MAX_NAME)
    g_string_append (repeated, text);

  return g_string_free_and_steal (repeated);
}

static void
set_up (NamesTest    *test,
        gconstpointer data)
{
  g_autofree char  *word = repeat ("W");
  g_autofree char  *kanji = repeat ("寿");
  g_autofree char  *hebrew = repeat ("\u05d0");
  const char *const names[] = { word, "\u202eevil\u2066", kanji, hebrew };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboGame) finished = NULL;
  g_autoptr (TenboGame) running = NULL;

  app_fixture_set_up (&test->app, NULL);
  finished = app_test_create_game_of (test->app.store, "b-rule", names);
  app_test_play_ron (finished, 1, 3, 3, 30);
  app_test_play_ron (finished, 0, 2, 3, 30);
  app_test_play_draw (finished, TB_PLAYER_BIT (0) | TB_PLAYER_BIT (3));
  app_test_stop_game (finished);
  running = app_test_create_game_of (test->app.store, "b-rule", names);
  app_test_play_ron (running, 3, 1, 3, 30);
  test->finished = tenbo_game_get_id (finished);
  test->running = tenbo_game_get_id (running);

  session = store_test_read_session (test->app.store, 1, &error);
  g_assert_no_error (error);
  g_set_str (&session->title, word);
  g_set_str (&session->venue, kanji);
  g_set_str (&session->unit, "\u202e");
  session->rate = 100;
  session->fee = 1000;
  tenbo_store_commit (test->app.store, tenbo_write_session (session), NULL, &error);
  g_assert_no_error (error);

  test->app.window = app_test_open_window (test->app.application);
  app_fixture_resize (&test->app, NARROW, 720);
}

static void
tear_down (NamesTest    *test,
           gconstpointer data)
{
  app_fixture_tear_down (&test->app, data);
}

/* Asserts that nothing in @text, which may be NULL, changes the direction of the following text. */
static void
check_text (const char *text)
{
  int depth = 0;

  for (const char *p = text; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == 0x2068)
        depth++;
      else if (c == 0x2069)
        depth--;
      else if (c >= 0x0590 && c <= 0x08ff && depth == 0)
        g_error ("not isolated: %s", text);
      else if ((c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2067))
        g_error ("changes the direction: %s", text);
      g_assert_cmpint (depth, >=, 0);
    }

  g_assert_cmpint (depth, ==, 0);
}

/* Checks each label below @widget. Returns the number of names among them. */
static guint
check_labels (GtkWidget *widget)
{
  guint n_names = 0;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget))
    {
      const char *text = gtk_label_get_text (GTK_LABEL (widget));

      check_text (text);
      n_names += strstr (text, "WWWW") != NULL || strstr (text, "evil") != NULL ||
                 strstr (text, "寿寿") != NULL || strstr (text, "\u05d0\u05d0") != NULL;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_names += check_labels (child);

  return n_names;
}

/* Returns the innermost widget below @widget that is wider than a phone, or NULL. */
static GtkWidget *
find_wide (GtkWidget *widget)
{
  GtkWidget *wide = NULL;
  int        width;

  /* A table scrolls to both sides. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_COLUMN_VIEW (widget))
    return NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && wide == NULL;
       child = gtk_widget_get_next_sibling (child))
    wide = find_wide (child);

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);

  return wide == NULL && width > NARROW ? widget : wide;
}

/* Asserts that nothing below @page is wider than a phone. */
static void
check_width (GtkWidget *page)
{
  GtkWidget       *wide;
  g_autofree char *name = NULL;

  app_test_settle ();
  wide = find_wide (page);
  if (wide == NULL)
    return;

  name = app_test_get_name (wide);
  g_error ("too wide: %s “%.40s”", G_OBJECT_TYPE_NAME (wide), name != NULL ? name : "");
}

/* Waits for the page of @type, and checks it. */
static void
check_page (NamesTest *test,
            GType      type)
{
  GtkWidget *page = app_test_find (test->app.window, type, NULL);

  WAIT_UNTIL (check_labels (page) > 0);
  check_width (page);
}

static void
test_start (NamesTest    *test,
            gconstpointer data)
{
  check_page (test, g_type_from_name ("TenboStartPage"));
}

/* Checks the rows of the history, which draw their texts themselves. */
static void
check_rows (GtkWidget *widget)
{
  if (TENBO_IS_HISTORY_ROW (widget))
    {
      TenboSummary *summary = tenbo_history_row_get_summary (TENBO_HISTORY_ROW (widget));

      WAIT_UNTIL (tenbo_summary_get_stored (summary) != NULL);
      check_text (tenbo_summary_get_title (summary));
      check_text (tenbo_summary_get_subtitle (summary));
      check_text (tenbo_summary_get_section (summary));
      check_text (tenbo_summary_get_section_details (summary));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_rows (child);
}

static void
test_history (NamesTest    *test,
              gconstpointer data)
{
  GtkWidget *page;

  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.history", NULL);
  page = app_test_find (test->app.window, TENBO_TYPE_HISTORY_PAGE, NULL);
  WAIT_UNTIL (app_test_count (page, TENBO_TYPE_HISTORY_ROW) >= 2);
  check_rows (page);
  check_labels (page);
  check_width (page);
}

static void
test_hands (NamesTest    *test,
            gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.show-hands", "x",
                              test->finished);
  check_page (test, TENBO_TYPE_GAME_PAGE);
}

/* The rows of an expanded hand are created when it is expanded. */
static void
test_open_hand (NamesTest    *test,
                gconstpointer data)
{
  test_hands (test, data);
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (app_test_find (test->app.window, ADW_TYPE_EXPANDER_ROW, "East 1")), TRUE);
  check_page (test, TENBO_TYPE_GAME_PAGE);
}

/* The names are in entries, which show the whole text. */
static void
test_next_game (NamesTest    *test,
                gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.next-game", "(xs)",
                              test->finished, "same");
  check_width (app_test_find (test->app.window, TENBO_TYPE_NEW_GAME_PAGE, NULL));
}

static void
test_result (NamesTest    *test,
             gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.open-game", "x",
                              test->finished);
  check_page (test, TENBO_TYPE_RESULT_PAGE);
}

static void
test_table (NamesTest    *test,
            gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.open-game", "x",
                              test->running);
  check_page (test, TENBO_TYPE_TABLE_PAGE);
}

static void
test_entry (NamesTest    *test,
            gconstpointer data)
{
  GtkWidget *sheet;

  test_table (test, data);
  test->app.page = app_test_find (test->app.window, TENBO_TYPE_TABLE_PAGE, NULL);
  sheet = app_fixture_open_entry (&test->app, "table.ron");
  app_test_settle ();
  g_assert_cmpuint (check_labels (sheet), >, 0);
  check_width (sheet);
}

static void
test_session (NamesTest    *test,
              gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.show-session", "x",
                              G_GINT64_CONSTANT (1));
  check_page (test, TENBO_TYPE_SESSION_PAGE);
}

static void
test_people (NamesTest    *test,
             gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.people", NULL);
  check_page (test, TENBO_TYPE_PEOPLE_PAGE);
}

static void
test_standings (NamesTest    *test,
                gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.standings", NULL);
  check_page (test, TENBO_TYPE_STANDINGS_PAGE);
}

static void
test_board (NamesTest    *test,
            gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.board", NULL);
  check_page (test, TENBO_TYPE_BOARD_PAGE);
}

static void
test_person (NamesTest    *test,
             gconstpointer data)
{
  g_autoptr (GPtrArray) people = store_test_list_people (test->app.store, 0, NULL);

  for (guint i = 0; i < people->len; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (test->app.window), "win.person", "x",
                                  ((TenboStoredPerson *) people->pdata[i])->id);
      check_page (test, TENBO_TYPE_PERSON_PAGE);
      app_test_find (test->app.window, TENBO_TYPE_STATISTIC_LIST, NULL);
      check_page (test, TENBO_TYPE_PERSON_PAGE);
      gtk_widget_activate_action (app_test_find (test->app.window, TENBO_TYPE_PERSON_PAGE, NULL),
                                  "navigation.pop", NULL);
      app_test_settle ();
    }
}

int
main (int    argc,
      char **argv)
{
  const struct
  {
    const char *path;
    void (*run) (NamesTest *, gconstpointer);
  } tests[] = {
    { "/app/names/start", test_start },
    { "/app/names/history", test_history },
    { "/app/names/hands", test_hands },
    { "/app/names/open-hand", test_open_hand },
    { "/app/names/next-game", test_next_game },
    { "/app/names/result", test_result },
    { "/app/names/table", test_table },
    { "/app/names/entry", test_entry },
    { "/app/names/session", test_session },
    { "/app/names/people", test_people },
    { "/app/names/standings", test_standings },
    { "/app/names/board", test_board },
    { "/app/names/person", test_person },
  };

  app_test_init (&argc, &argv);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, NamesTest, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
