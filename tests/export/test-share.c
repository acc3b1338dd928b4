/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Exports of the pages of the window: results of games and sessions as messages and pictures, the
 * statistics of a person and the standings on paper and as tables. */

#include "import-test.h"
#include "statistics-test.h"
#include "store-reads.h"
#include "tenbo-export-job.h"
#include "tenbo-game-result.h"
#include "tenbo-person-statistics.h"
#include "tenbo-picture.h"
#include "tenbo-standings-sheet.h"

#include <locale.h>
#include <string.h>

#define PLAYERS "\"players\": [\"Aki\", \"Ben\", \"Chie\", \"Dai\"], "
#define WIN                                                        \
  "{\"result\": \"win\", \"wins\": [{\"player\": 0, \"from\": 1, " \
  "\"value\": {\"limit\": \"mangan\"}}]}"

/* --- Files --- */

/* Asserts that @bytes are a picture of the usual size. */
static void
assert_picture (GBytes *bytes)
{
  static const guint8 magic[] = { 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n' };
  gsize               length;
  const guint8       *data = g_bytes_get_data (bytes, &length);
  guint32             size[2];

  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpmem (data, sizeof magic, magic, sizeof magic);
  memcpy (size, data + 16, sizeof size);
  g_assert_cmpuint (GUINT32_FROM_BE (size[0]), ==, TENBO_PICTURE_WIDTH);
  g_assert_cmpuint (GUINT32_FROM_BE (size[1]), ==, TENBO_PICTURE_HEIGHT);
}

static void
assert_begins (GBytes     *bytes,
               const char *text)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_assert_cmpuint (length, >=, strlen (text));
  g_assert_cmpmem (data, strlen (text), text, strlen (text));
}

static void
assert_contains (GBytes     *bytes,
                 const char *text)
{
  gsize       length;
  const char *data = g_bytes_get_data (bytes, &length);

  g_assert_nonnull (g_strstr_len (data, (gssize) length, text));
}

static void
assert_pdf (TenboPaper *paper,
            int         n_pages)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) pdf = tenbo_paper_to_pdf (paper, &error);

  g_assert_no_error (error);
  assert_begins (pdf, "%PDF-");
  g_assert_cmpint (tenbo_paper_get_n_pages (paper), ==, n_pages);
}

/* --- Games --- */

typedef struct
{
  const char *name;
  const char *json; /* without the braces */
  const char *headline;
  const char *subhead;
  const char *text; /* the message */
} ShareCase;

static const ShareCase share_cases[] = {
  { "running, with everything",
    "\"ruleset\": \"tenhou-hanchan\", \"title\": \"Friday\", \"place\": \"Mori\", "
    "\"started\": \"2026-11-14T19:12:00+09:00\", " PLAYERS "\"hands\": [" WIN "]",
    "Friday",
    "14 November 2026, 19:12 · Mori · Tenhou hanchan\nNext: East 1, 1 honba, dealer Aki",
    "Friday · 14 November 2026, 19:12 · Mori · Tenhou hanchan\n"
    "Aki  37,000\n"
    "Chie  25,000\n"
    "Dai  25,000\n"
    "Ben  13,000\n"
    "Next: East 1, 1 honba, dealer Aki\n" },
  { "running, without details",
    "\"ruleset\": \"tenhou-hanchan\", " PLAYERS "\"hands\": []",
    "Tenhou hanchan",
    "Next: East 1, dealer Aki",
    "Tenhou hanchan\n"
    "Aki  25,000\n"
    "Ben  25,000\n"
    "Chie  25,000\n"
    "Dai  25,000\n"
    "Next: East 1, dealer Aki\n" },
  { "ended, with chips",
    "\"ruleset\": \"b-rule\", \"place\": \"Mori\", " PLAYERS
    "\"hands\": [{\"result\": \"win\", \"riichi\": [0], \"wins\": [{\"player\": 0, \"from\": 1, "
    "\"value\": {\"han\": 3, \"fu\": 30}, \"bonus\": {\"ura\": 1}}]}, " STOP "]",
    "Aki wins",
    "The players agreed to stop\nB rule · Mori",
    "B rule · Mori\n"
    "1st Aki  30,800  +25.8 (chips +5.0)\n"
    "2nd Chie  25,000  −5.0\n"
    "3rd Dai  25,000  −5.0\n"
    "4th Ben  19,200  −15.8 (chips −5.0)\n"
    "The game ends: the players agreed to stop\n" },
  { "ended, from 0",
    "\"ruleset\": \"fenghua\", \"title\": \"Friday\", " PLAYERS
    "\"hands\": [{\"result\": \"draw\"}, " STOP "]",
    "Aki wins",
    "The players agreed to stop\nFriday · Fenghua mahjong",
    "Friday · Fenghua mahjong\n"
    "1st Aki  0\n"
    "2nd Ben  0\n"
    "3rd Chie  0\n"
    "4th Dai  0\n"
    "The game ends: the players agreed to stop\n" },
};

static TenboRecord *
parse (const char *members)
{
  g_autofree char *json = g_strdup_printf ("{\"format\": \"tenbo-game/1\", %s}", members);

  return import_test_parse (json);
}

static void
test_game (gconstpointer data)
{
  const ShareCase *test = data;
  g_autoptr (TenboRecord) record = parse (test->json);
  g_auto (TenboRecordProblem) problem = { 0 };
  g_autoptr (TenboGameResult) result = tenbo_game_result_new (record, &problem);
  g_autofree char *headline = NULL;
  g_autofree char *subhead = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) picture = NULL;
  g_autoptr (GBytes) again = NULL;

  g_assert_nonnull (result);
  headline = tenbo_game_result_dup_headline (result);
  subhead = tenbo_game_result_dup_subhead (result);
  text = tenbo_game_result_dup_share_text (result);
  g_assert_cmpstr (headline, ==, test->headline);
  g_assert_cmpstr (subhead, ==, test->subhead);
  g_assert_cmpstr (text, ==, test->text);

  picture = tenbo_picture_new_for_game (result, &error);
  g_assert_no_error (error);
  assert_picture (picture);
  again = tenbo_picture_new_for_game (result, &error);
  g_assert_true (g_bytes_equal (picture, again));
}

static void
test_refused_game (void)
{
  g_autoptr (TenboRecord) record = parse (
    "\"ruleset\": \"tenhou-hanchan\", " PLAYERS
    "\"hands\": [" STOP ", " DRAW "]");
  g_auto (TenboRecordProblem) problem = { 0 };

  g_assert_null (tenbo_game_result_new (record, &problem));
  g_assert_nonnull (strstr (problem.at, "hands[1]"));
}

/* --- Sessions --- */

static const char *const evening[] = { "Aki,Ben,Chie,Dai", "Ben,Aki,Dai,Chie", "Aki,Ben,Chie,Dai" };

/* Puts the games of the people @names, who have a rank each, and returns the session. */
static gint64
put_evening (TenboStore        *store,
             const char *const *names,
             gsize              n_games)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sessions = NULL;

  for (gsize i = 0; i < n_games; i++)
    statistics_test_put (store, &(StatisticsGame) { .names = names[i],
                                                    .day = 1,
                                                    .ranks = { 1, 2, 3, 4 },
                                                    .totals = { 45200, 5100, -15000, -35300 } });
  sessions = store_test_list_sessions (store, 0, &error);
  g_assert_no_error (error);

  return ((const TenboStoredSession *) sessions->pdata[0])->id;
}

static void
set_stakes (TenboStore *store,
            gint64      session_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredSession) session = store_test_read_session (store, session_id, &error);

  g_assert_no_error (error);
  g_set_str (&session->unit, "¥");
  g_set_str (&session->note, "At Mori’s");
  session->rate = 50;
  session->fee = 4000;
  store_test_commit (store, tenbo_write_session (session));
}

static GBytes *
export_session (TenboStore     *store,
                gint64          session_id,
                TenboExportForm form)
{
  TenboExportJob job = { .store = store, .form = form, .session_id = session_id };
  g_autoptr (GError) error = NULL;
  GBytes *bytes = tenbo_export_job_to_bytes (&job, &error);

  g_assert_no_error (error);
  return bytes;
}

static void
test_session (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  gint64 session_id = put_evening (store, evening, G_N_ELEMENTS (evening));
  g_autoptr (GBytes) ranks = export_session (store, session_id, TENBO_EXPORT_PNG);
  g_autoptr (GBytes) money = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GBytes) pdf = NULL;

  assert_picture (ranks);
  set_stakes (store, session_id);
  money = export_session (store, session_id, TENBO_EXPORT_PNG);
  assert_picture (money);
  g_assert_false (g_bytes_equal (ranks, money));

  text = export_session (store, session_id, TENBO_EXPORT_TEXT);
  assert_contains (text, "1. Aki");
  assert_contains (text, "¥");
  pdf = export_session (store, session_id, TENBO_EXPORT_PDF);
  assert_begins (pdf, "%PDF-");
}

/* Too many people for a line of each payment, and names that need the room of the details. */
static void
test_long_session (StoreTest    *test,
                   gconstpointer data)
{
  static const char *const names[] = {
    "Maximiliana Featherstonehaugh-Cholmondeley of Inverness,B,C,D", "E,F,G,H", "I,J,K,L",
    "M,N,O,P"
  };
  g_autoptr (TenboStore) store = store_test_open (test);
  gint64 first = put_evening (store, names, 1);
  g_autoptr (GBytes) picture = export_session (store, first, TENBO_EXPORT_PNG);
  g_autoptr (GBytes) many = NULL;
  g_autoptr (GError) error = NULL;
  GArray *ids = NULL;

  assert_picture (picture);
  put_evening (store, names + 1, G_N_ELEMENTS (names) - 1);
  ids = store_test_list_game_ids (store, &error);
  g_assert_no_error (error);
  store_test_commit (store, tenbo_write_move_games (&g_array_index (ids, gint64, 0), ids->len,
                                                    first));
  set_stakes (store, first);
  many = export_session (store, first, TENBO_EXPORT_PNG);
  assert_picture (many);
  g_assert_false (g_bytes_equal (picture, many));
  g_array_unref (ids);
}

/* --- The statistics of a person --- */

static void
check_person (TenboStore       *store,
              TenboResultFilter filter,
              const char       *scope,
              int               n_pages)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
  g_autoptr (TenboPersonStatistics) statistics = NULL;
  g_autoptr (TenboStoredPerson) person = statistics_test_find (store, "Aki");
  g_autoptr (TenboPaper) paper = NULL;
  g_autoptr (GBytes) table = NULL;
  TenboPersonPaper *content;

  filter.person_id = person->id;
  statistics = tenbo_person_statistics_read (read, &filter, &error);
  g_assert_no_error (error);
  g_assert_cmpint (statistics->n_players, ==, filter.n_players);

  content = tenbo_person_paper_new (person, scope, 3, statistics);
  paper = tenbo_person_paper_lay_out (content, TENBO_PAPER_A4, &error);
  g_assert_no_error (error);
  assert_pdf (paper, n_pages);

  table = tenbo_person_paper_make_table (content, &error);
  g_assert_no_error (error);
  assert_begins (table, "\xef\xbb\xbf");
  assert_contains (table, "Aki,");
  tenbo_person_paper_free (content);
}

static void
test_person (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = statistics_test_open (test);
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GError) error = NULL;
  TenboResultFilter nobody = { .person_id = 4711 };

  check_person (store, (TenboResultFilter) { .n_players = TENBO_PLAYERS_USUAL }, "2026", 3);
  check_person (store, (TenboResultFilter) { 0 }, "", 4);
  check_person (store, (TenboResultFilter) { .since_msec = 1000 * DAY }, NULL, 1);

  read = tenbo_store_read_begin (store, NULL, &error);
  g_assert_null (tenbo_person_statistics_read (read, &nobody, &error));
  assert_store_error (error, NOT_FOUND);
}

/* --- The standings --- */

static TenboStandingsSheet *
make_sheet (TenboStore *store,
            int         n_players,
            const char *scope)
{
  TenboStandingsFilter filter = { .order = TENBO_STATISTIC_TOTAL, .minimum = 1 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) standings = statistics_test_read_standings (store, &filter, &error);
  g_autoptr (GArray) columns = tenbo_standings_sheet_create_columns (n_players);

  g_assert_no_error (error);
  return tenbo_standings_sheet_new (standings, columns, scope, n_players);
}

static void
check_sheet (TenboStandingsSheet *sheet,
             int                  n_pages)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboPaper) paper = tenbo_standings_sheet_lay_out (sheet, TENBO_PAPER_LETTER, &error);
  g_autoptr (GBytes) table = tenbo_standings_sheet_make_table (sheet, &error);

  g_assert_no_error (error);
  assert_pdf (paper, n_pages);
  assert_begins (table, "\xef\xbb\xbf");
}

static void
test_standings (StoreTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStandingsSheet) none = make_sheet (store, 0, "");
  g_autoptr (TenboStandingsSheet) years = NULL;

  check_sheet (none, 1);
  for (int i = 0; i < 30; i++)
    statistics_test_put (store, &(StatisticsGame) { .names = "Aki,Ben,Chie,Dai",
                                                    .day = 31 * i,
                                                    .ranks = { 1, 2, 3, 4 },
                                                    .totals = { 45, 5, -15, -35 } });
  years = make_sheet (store, 4, "All years");
  check_sheet (years, 1);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (share_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/share/game/%s", share_cases[i].name);

      g_test_add_data_func (path, &share_cases[i], test_game);
    }
  g_test_add_func ("/share/game/refused", test_refused_game);
  store_test_add_func ("/share/session", test_session);
  store_test_add_func ("/share/session/long", test_long_session);
  store_test_add_func ("/share/person", test_person);
  store_test_add_func ("/share/standings", test_standings);

  return g_test_run ();
}
