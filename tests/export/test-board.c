/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The board: its tables, results and standings, and the page for a browser. */

#include "game-test.h"
#include "store-test.h"
#include "tenbo-board-html.h"

#include <locale.h>
#include <string.h>

#define HOUR G_GINT64_CONSTANT (3600000)

typedef struct
{
  StoreTest     base;
  TenboStore   *store;
  TenboRuleset *ruleset;
} BoardTest;

static void
set_up (BoardTest    *test,
        gconstpointer data)
{
  store_test_set_up (&test->base, NULL);
  test->store = store_test_open (&test->base);
  test->ruleset = game_test_find_ruleset ("mleague");
}

static void
tear_down (BoardTest    *test,
           gconstpointer data)
{
  g_object_unref (test->ruleset);
  g_object_unref (test->store);
  store_test_tear_down (&test->base, NULL);
}

/* Reads the board as it is @later hours from now. Transfer full. */
static TenboBoard *
read_board (BoardTest      *test,
            TenboBoardScope scope,
            int             later)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (test->store, NULL, &error);
  TenboBoardQuery query = { .now = tenbo_stored_now (), .scope = scope, .has_standings = TRUE };
  TenboBoard     *board;

  query.now.msec += later * HOUR;
  board = tenbo_board_read (read, &query, &error);
  g_assert_no_error (error);

  return board;
}

/* Returns "title | detail | *Aki 25,000, Ben 24,000": a star precedes the first one. */
static char *
describe (const TenboBoardCard *card)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%s | %s |", card->title, card->detail);
  for (guint i = 0; i < card->rows->len; i++)
    {
      const TenboBoardRow *row = &g_array_index (card->rows, TenboBoardRow, i);

      g_string_append_printf (text, "%s %s%s%s%s %s", i > 0 ? "," : "", row->is_first ? "*" : "",
                              row->mark, *row->mark != '\0' ? " " : "", row->name, row->value);
    }

  return g_string_free_and_steal (text);
}

static void
assert_card (const TenboBoardCard *card,
             const char           *expected)
{
  g_autofree char *text = describe (card);

  g_assert_cmpstr (text, ==, expected);
}

static void
commit (BoardTest  *test,
        TenboWrite *write)
{
  store_test_commit (test->store, write);
}

static TenboWriteTarget
get_target (TenboGame *game)
{
  return (TenboWriteTarget) { tenbo_game_get_id (game), tenbo_game_get_summary (game)->revision };
}

/* --- Tables --- */

static void
test_table (BoardTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboGame) game = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboGame) later = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboBoard) board = read_board (test, TENBO_BOARD_LEAGUE, 0);
  g_autoptr (TenboBoard) changed = NULL;

  /* Nobody leads when a game begins. */
  g_assert_cmpuint (board->tables->len, ==, 2);
  assert_card (board->tables->pdata[0],
               "M.League | East 1 | Aki 25,000, Ben 25,000, Chie 25,000, Dai 25,000");

  game_test_draw (game);
  game_test_riichi (game, 2);
  store_test_set_title (test->store, tenbo_game_get_id (game), "Table 1");
  changed = read_board (test, TENBO_BOARD_LEAGUE, 0);
  assert_card (changed->tables->pdata[0], "Table 1 | East 2, 1 honba \u00b7 Pot 1,000 |"
                                          " *Aki 25,000, *Ben 25,000, Chie 24,000, *Dai 25,000");
  g_assert_cmpint (((TenboBoardCard *) changed->tables->pdata[1])->game_id, ==,
                   tenbo_game_get_id (later));
  g_assert_true (tenbo_board_has_table (changed, tenbo_game_get_id (game)));
  g_assert_false (tenbo_board_has_table (changed, 1000));
}

/* The minutes of a game with a time limit count down; a page has the time at which they end. */
static void
test_time_limit (BoardTest    *test,
                 gconstpointer data)
{
  const TenboNewGame new_game = {
    .ruleset = test->ruleset,
    .names = { "Aki", "Ben", "Chie", "Dai" },
    .time_limit_minutes = 90,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = apply_test_create (test->store, &new_game, &error);
  g_autoptr (TenboBoard) board = read_board (test, TENBO_BOARD_LEAGUE, 0);
  const TenboBoardCard *card = board->tables->pdata[0];
  gint64                start_msec = tenbo_game_get_summary (game)->started.msec;
  static const struct
  {
    int         minutes;
    const char *detail;
  } cases[] = {
    { 0, "East 1 \u00b7 90 min left" },
    { 30, "East 1 \u00b7 60 min left" },
    { 89, "East 1 \u00b7 1 min left" },
    { 90, "East 1 \u00b7 Time is up" },
    { 150, "East 1 \u00b7 Time is up" },
    { 151, "East 1" },
  };
  g_autofree char *page = tenbo_board_card_dup_detail (card, 0);
  g_autofree char *after = NULL;

  g_assert_no_error (error);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *detail =
        tenbo_board_card_dup_detail (card, start_msec + cases[i].minutes * 60000);

      g_assert_cmpstr (detail, ==, cases[i].detail);
    }
  g_assert_true (g_regex_match_simple ("^East 1 \u00b7 Until \\d\\d:\\d\\d$", page, 0, 0));

  commit (test, tenbo_write_time_limit (get_target (game), 0));
  g_clear_pointer (&board, tenbo_board_unref);
  board = read_board (test, TENBO_BOARD_LEAGUE, 0);
  after = tenbo_board_card_dup_detail (board->tables->pdata[0], 0);
  g_assert_cmpstr (after, ==, "East 1");
}

static void
test_not_running (BoardTest    *test,
                  gconstpointer data)
{
  g_autoptr (TenboGame) is_void = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboGame) deleted = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboGame) running = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboBoard) now = NULL;
  g_autoptr (TenboBoard) soon = NULL;
  g_autoptr (TenboBoard) too_late = NULL;

  commit (test, tenbo_write_void (get_target (is_void), TRUE));
  commit (test, tenbo_write_delete (get_target (deleted)));
  now = read_board (test, TENBO_BOARD_LEAGUE, 0);
  g_assert_cmpuint (now->tables->len, ==, 1);
  g_assert_true (tenbo_board_has_table (now, tenbo_game_get_id (running)));
  soon = read_board (test, TENBO_BOARD_LEAGUE, 11);
  g_assert_cmpuint (soon->tables->len, ==, 1);
  too_late = read_board (test, TENBO_BOARD_LEAGUE, 13);
  g_assert_cmpuint (too_late->tables->len, ==, 0);
}

/* The rows for lists show a game that cannot be played. */
static void
test_damaged (BoardTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboBoard) board = NULL;

  store_test_insert (test->store, store_test_played_game ("A,B,C,D", 1, FALSE));
  board = read_board (test, TENBO_BOARD_LEAGUE, 0);
  g_assert_cmpuint (board->tables->len, ==, 1);
  g_assert_cmpuint (((TenboBoardCard *) board->tables->pdata[0])->rows->len, ==, 4);
}

/* --- Results and standings --- */

static void
test_results (BoardTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboGame) game = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboGame) later = NULL;
  g_autoptr (TenboBoard) board = NULL;
  g_autoptr (TenboBoard) next_day = NULL;
  const TenboBoardCard *card;
  const TenboBoardRow  *row;

  game_test_ron (game, 1, 3);
  game_test_stop (game);
  g_usleep (2000); /* times have a resolution of a millisecond */
  later = game_test_create (test->store, test->ruleset);
  game_test_stop (later);

  board = read_board (test, TENBO_BOARD_LEAGUE, 0);
  g_assert_cmpuint (board->tables->len, ==, 0);
  g_assert_cmpuint (board->results->len, ==, 2);
  card = board->results->pdata[1];
  g_assert_cmpint (card->game_id, ==, tenbo_game_get_id (game));
  g_assert_cmpuint (card->rows->len, ==, 4);
  row = &g_array_index (card->rows, TenboBoardRow, 0);
  g_assert_cmpstr (row->mark, ==, "1");
  g_assert_cmpstr (row->name, ==, "Ben");
  g_assert_cmpstr (row->value, ==, "+53.0");
  g_assert_true (row->is_first);

  next_day = read_board (test, TENBO_BOARD_LEAGUE, 25);
  g_assert_cmpuint (next_day->results->len, ==, 0);

  commit (test, tenbo_write_void (get_target (game), TRUE));
  g_clear_pointer (&board, tenbo_board_unref);
  board = read_board (test, TENBO_BOARD_LEAGUE, 0);
  g_assert_cmpuint (board->results->len, ==, 1);
}

static void
test_standings (BoardTest    *test,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (TenboBoard) without = NULL;
  const TenboBoardQuery query = { .now = tenbo_stored_now () };

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboGame) game = game_test_create (test->store, test->ruleset);

      game_test_ron (game, 1, 3);
      game_test_stop (game);
    }

  for (int scope = 0; scope < TENBO_N_BOARD_SCOPES; scope++)
    {
      g_autoptr (TenboBoard) board = read_board (test, (TenboBoardScope) scope, 0);
      g_autoptr (TenboBoard) two_months = read_board (test, (TenboBoardScope) scope, 62 * 24);
      g_autofree char *expected =
        g_strdup_printf ("Standings | %s | *1 Ben +106.0, 2 Aki \u221210.0, 3 Chie \u221210.0,"
                         " 4 Dai \u221286.0",
                         tenbo_board_scope_get_name ((TenboBoardScope) scope));

      assert_card (board->standings, expected);
      g_assert_cmpuint (two_months->standings->rows->len, ==, scope == TENBO_BOARD_LEAGUE ? 4 : 0);
    }

  read = tenbo_store_read_begin (test->store, NULL, &error);
  without = tenbo_board_read (read, &query, &error);
  g_assert_no_error (error);
  g_assert_null (without->standings);
  g_assert_cmpuint (without->results->len, ==, 2);
}

/* --- The page --- */

/* The parsed page */
typedef struct
{
  GPtrArray *names;   /* texts of header cells, of char * */
  gboolean   in_name; /* in a header cell */
  guint      n_sections;
} Page;

static void
start_element (GMarkupParseContext *context,
               const char          *element,
               const char         **attributes,
               const char         **values,
               gpointer             user_data,
               GError             **error)
{
  Page *page = user_data;

  /* Nothing that loads or runs anything */
  g_assert_cmpstr (element, !=, "script");
  g_assert_cmpstr (element, !=, "link");
  g_assert_cmpstr (element, !=, "img");
  for (guint i = 0; attributes[i] != NULL; i++)
    {
      g_assert_false (g_str_has_prefix (attributes[i], "on"));
      g_assert_cmpstr (attributes[i], !=, "src");
      g_assert_cmpstr (attributes[i], !=, "href");
    }

  page->n_sections += g_str_equal (element, "section") ? 1 : 0;
  page->in_name = g_str_equal (element, "th");
}

static void
add_text (GMarkupParseContext *context,
          const char          *text,
          gsize                length,
          gpointer             user_data,
          GError             **error)
{
  Page *page = user_data;

  if (page->in_name)
    g_ptr_array_add (page->names, g_strndup (text, length));
}

static void
end_element (GMarkupParseContext *context,
             const char          *element,
             gpointer             user_data,
             GError             **error)
{
  ((Page *) user_data)->in_name = FALSE;
}

/* Parses the page of @board. Its elements are all closed. */
static void
parse (const TenboBoard *board,
       Page             *page)
{
  static const GMarkupParser parser = {
    .start_element = start_element,
    .end_element = end_element,
    .text = add_text,
  };
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GMarkupParseContext) context = NULL;
  g_autoptr (GError) error = NULL;

  *page = (Page) { .names = g_ptr_array_new_with_free_func (g_free) };
  context = g_markup_parse_context_new (&parser, 0, page, NULL);
  tenbo_board_html_write (board, board->standings, text);
  g_assert_true (g_str_has_prefix (text->str, "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">"));
  g_assert_nonnull (strstr (text->str, "<meta http-equiv=\"refresh\" content=\"10\"/>"));
  g_assert_null (strstr (text->str, "://"));
  g_markup_parse_context_parse (context, text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
}

#define HOSTILE "</th><script>alert(1)</script>&lt;\"'"

static void
test_page (BoardTest    *test,
           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (TenboGame) ended = game_test_create (test->store, test->ruleset);
  g_autoptr (TenboBoard) board = NULL;
  g_autoptr (TenboBoard) empty = read_board (test, TENBO_BOARD_LEAGUE, 24 * 40);
  TenboNewGame new_game = {
    .ruleset = test->ruleset,
    .names = { HOSTILE, "onload=\"x\"", "]]>", "\u05d0\u05d1" },
  };
  Page page;

  game_test_ron (ended, 0, 1);
  game_test_stop (ended);
  game = apply_test_create (test->store, &new_game, &error);
  g_assert_no_error (error);
  game_test_ron (game, 0, 1);
  store_test_set_title (test->store, tenbo_game_get_id (game), HOSTILE);

  board = read_board (test, TENBO_BOARD_SESSIONS, 0);
  parse (board, &page);
  g_assert_cmpuint (page.n_sections, ==, 3); /* the table, the standings, the result */
  g_assert_cmpstr (page.names->pdata[0], ==, HOSTILE);
  g_assert_cmpstr (page.names->pdata[1], ==, "onload=\"x\"");
  g_assert_cmpstr (page.names->pdata[2], ==, "]]>");
  g_assert_nonnull (strstr (page.names->pdata[3], "\u05d0\u05d1"));
  g_assert_cmpstr (page.names->pdata[4], ==, "Aki");
  g_ptr_array_unref (page.names);

  /* An empty board has one section with the reason. */
  parse (empty, &page);
  g_assert_cmpuint (page.n_sections, ==, 1);
  g_ptr_array_unref (page.names);
}

/* The page is the same until a game changes. */
static void
test_page_of_store (BoardTest    *test,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autofree char *empty = tenbo_board_html_read (test->store, &error);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autofree char *later = NULL;

  g_assert_no_error (error);
  g_assert_null (strstr (empty, "Last change"));
  game = game_test_create (test->store, test->ruleset);
  first = tenbo_board_html_read (test->store, &error);
  g_assert_nonnull (strstr (first, "Last change: "));
  g_usleep (2000);
  again = tenbo_board_html_read (test->store, &error);
  g_assert_cmpstr (again, ==, first);
  game_test_ron (game, 0, 1);
  later = tenbo_board_html_read (test->store, &error);
  g_assert_cmpstr (later, !=, first);
}

int
main (int    argc,
      char **argv)
{
  static const struct
  {
    const char *path;
    void (*run) (BoardTest *, gconstpointer);
  } tests[] = {
    { "/export/board/table", test_table },
    { "/export/board/time-limit", test_time_limit },
    { "/export/board/not-running", test_not_running },
    { "/export/board/damaged", test_damaged },
    { "/export/board/results", test_results },
    { "/export/board/standings", test_standings },
    { "/export/board/page", test_page },
    { "/export/board/page-of-store", test_page_of_store },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, BoardTest, NULL, set_up, tests[i].run, tear_down);

  return g_test_run ();
}
