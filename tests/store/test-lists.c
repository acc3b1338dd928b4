/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <string.h>

/* People, sessions and the lists of games. */

#define MINUTE 60000
#define HOUR   (60 * MINUTE)

/* 2024-03-01, 19:00 in Tokyo. */
#define FRIDAY_EVENING (G_GINT64_CONSTANT (1709287200) * 1000)

static gint64
insert_at (TenboStore *store,
           const char *names,
           gint64      msec,
           gboolean    ended)
{
  TenboStoredGame *game = store_test_played_game (names, 1, ended);

  game->summary.started = (TenboStoredTime) { msec, 540 };
  if (ended)
    game->summary.ended = (TenboStoredTime) { msec + HOUR, 540 };

  return store_test_insert (store, game).game_id;
}

static gint64
session_of (TenboStore *store,
            gint64      game_id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, game_id, &error);

  g_assert_no_error (error);
  return game->summary.session_id;
}

static void
test_people_are_found_by_name (StoreTest    *test,
                               gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) people = NULL;
  g_autoptr (GError) error = NULL;
  const TenboStoredPerson *newest;

  insert_at (store, "Aki,Ben,Chie,Dai", FRIDAY_EVENING, FALSE);
  insert_at (store, "Ben,Aki,Dai,Eri", FRIDAY_EVENING + HOUR, FALSE);

  people = store_test_list_people (store, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (people->len, ==, 5);

  /* Sorted by the last game, latest first. */
  newest = people->pdata[0];
  g_assert_cmpstr (newest->name, ==, "Eri");
  g_assert_cmpint (newest->last_played.msec, ==, FRIDAY_EVENING + HOUR);
  g_assert_cmpstr (((TenboStoredPerson *) people->pdata[4])->name, ==, "Chie");

  g_ptr_array_unref (people);
  people = store_test_list_people (store, 2, &error);
  g_assert_cmpuint (people->len, ==, 2);
}

static void
test_two_people_of_one_name (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *people = NULL;

  insert_at (store, "Sato,Sato,Chie,Dai", FRIDAY_EVENING, FALSE);
  insert_at (store, "Sato,Chie,Sato,Dai", FRIDAY_EVENING + HOUR, FALSE);
  people = store_test_ask (test->path, "SELECT count(*) FROM people WHERE name = 'Sato'");
  g_assert_cmpstr (people, ==, "2");
}

static void
test_uuid_identifies_a_person (StoreTest    *test,
                               gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredGame) read = NULL;
  g_autoptr (GError) error = NULL;
  TenboStoredGame *first = store_test_new_game ("Aki,Ben,Chie,Dai");
  TenboStoredGame *second = store_test_new_game ("Aki,Akiko,Chie,Dai");

  first->summary.players[0].person_uuid = g_strdup ("aki-uuid");
  store_test_insert (store, first);

  /* The name of seat 0 and the uuid of seat 1 are those of Aki: seat 0 is a different person. */
  second->summary.players[1].person_uuid = g_strdup ("aki-uuid");
  read = store_test_read_game (store, store_test_insert (store, second).game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->summary.players[1].name, ==, "Aki");
  g_assert_cmpstr (read->summary.players[1].person_uuid, ==, "aki-uuid");
  g_assert_cmpint (read->summary.players[0].person_id, !=, read->summary.players[1].person_id);
  g_assert_cmpstr (read->summary.players[0].name, ==, "Aki");
}

/* The start of the second game, its players, and whether it is in the same session. */
typedef struct
{
  const char *name;
  const char *names;
  gint64      after_msec; /* since the start of the first game, which took an hour */
  gboolean    same;
} SessionCase;

static const SessionCase session_cases[] = {
  { "an-hour-later", "Aki,Ben,Chie,Dai", 90 * MINUTE, TRUE },
  { "other-seats", "Dai,Chie,Ben,Aki", 90 * MINUTE, TRUE },
  { "past-midnight", "Aki,Ben,Chie,Dai", 6 * HOUR, TRUE },
  { "next-morning", "Aki,Ben,Chie,Dai", 14 * HOUR, FALSE },
  { "somebody-else", "Aki,Ben,Chie,Eri", 90 * MINUTE, FALSE },
  { "an-earlier-one", "Aki,Ben,Chie,Dai", -HOUR, FALSE },
};

static void
test_session (StoreTest    *test,
              gconstpointer data)
{
  const SessionCase *session = data;
  g_autoptr (TenboStore) store = store_test_open (test);
  gint64 first = insert_at (store, "Aki,Ben,Chie,Dai", FRIDAY_EVENING, TRUE);
  gint64 second;

  second = insert_at (store, session->names, FRIDAY_EVENING + session->after_msec, FALSE);
  g_assert_cmpint (session_of (store, first) == session_of (store, second), ==, session->same);
}

static void
test_session_of_morning_and_evening (StoreTest    *test,
                                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  gint64 morning = insert_at (store, "Aki,Ben,Chie,Dai", FRIDAY_EVENING - 10 * HOUR, TRUE);
  gint64 evening = insert_at (store, "Aki,Ben,Chie,Dai", FRIDAY_EVENING, TRUE);

  /* A long break in one day. */
  g_assert_cmpint (session_of (store, morning), ==, session_of (store, evening));
}

static void
test_requested_session (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  gint64           first = insert_at (store, "Aki,Ben,Chie,Dai", FRIDAY_EVENING, TRUE);
  TenboStoredGame *joined = store_test_new_game ("Eri,Fumi,Go,Hana");
  TenboStoredGame *lost = store_test_new_game ("Eri,Fumi,Go,Hana");
  TenboStoredGame *imported = store_test_new_game ("Aki,Ben,Chie,Dai");
  TenboStoredGame *imported_too = store_test_new_game ("Ito,Jun,Kei,Lin");
  gint64           session_id;
  gint64           too;

  joined->summary.session_id = session_of (store, first);
  session_id = session_of (store, store_test_insert (store, joined).game_id);
  g_assert_cmpint (session_id, ==, session_of (store, first));

  lost->summary.session_id = 77;
  g_assert_false (tenbo_store_commit (store, tenbo_write_game (lost), NULL, &error));
  assert_store_error (error, NOT_FOUND);

  imported->summary.session_uuid = g_strdup ("from-elsewhere");
  imported_too->summary.session_uuid = g_strdup ("from-elsewhere");
  session_id = session_of (store, store_test_insert (store, imported).game_id);
  g_assert_cmpint (session_id, !=, session_of (store, first));
  too = store_test_insert (store, imported_too).game_id;
  g_assert_cmpint (session_id, ==, session_of (store, too));
}

static void
test_unfinished_last_changed_first (StoreTest    *test,
                                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  const TenboStoredSummary *top;
  TenboWriteTarget          first = store_test_insert (store, store_test_new_game ("A,B,C,D"));

  store_test_insert (store, store_test_new_game ("A,B,C,D"));
  insert_at (store, "A,B,C,D", FRIDAY_EVENING, TRUE);
  g_usleep (2000); /* times have a resolution of a millisecond */
  store_test_add (store, &first, "one", 1);

  games = store_test_list_unfinished (store, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 2);
  top = games->pdata[0];
  g_assert_cmpint (top->id, ==, first.game_id);
  g_assert_cmpstr (top->ruleset_name, ==, "House rules");
  g_assert_cmpstr (top->players[2].name, ==, "C");
  g_assert_cmpint (top->players[2].points, ==, 25002);
  g_assert_cmpint (top->progress.n_hands, ==, 1);
  g_assert_cmpint (top->revision, ==, first.revision);
}

static void
describe_finished (GPtrArray *games,
                   GString   *out)
{
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];
      const char               *session = game->session_uuid + strlen ("session-");

      g_string_append_printf (out, "%s:%d ", session, (int) game->id);
    }
}

/* Sessions overlap in time, so that only grouping can keep their games together. */
static void
test_finished_by_session_in_pages (StoreTest    *test,
                                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GString) paged = g_string_new (NULL);
  g_autoptr (GPtrArray) whole = NULL;
  g_autoptr (GPtrArray) page = NULL;
  g_autoptr (GError) error = NULL;

  for (int i = 0; i < 12; i++)
    {
      TenboStoredGame *game = store_test_played_game ("A,B,C,D", 1, TRUE);

      game->summary.started = (TenboStoredTime) { FRIDAY_EVENING + i / 2 * HOUR, 540 };
      game->summary.session_uuid = g_strdup_printf ("session-%d", i % 3);
      store_test_insert (store, game);
    }

  insert_at (store, "A,B,C,D", FRIDAY_EVENING, FALSE);
  whole = store_test_list_finished (store, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (whole->len, ==, 12);
  describe_finished (whole, all);

  /* Session 2 began an hour after the other two; of those the later created is the newer. */
  g_assert_cmpstr (all->str, ==, "2:12 2:9 2:6 2:3 1:11 1:8 1:5 1:2 0:10 0:7 0:4 0:1 ");

  page = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_summary_free);
  do
    {
      const TenboStoredSummary *last = page->len > 0 ? page->pdata[page->len - 1] : NULL;
      GPtrArray                *next = store_test_list_finished (store, last, 5, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (next->len, <=, 5);
      g_ptr_array_unref (page);
      page = next;

      describe_finished (page, paged);
    }
  while (page->len > 0);

  g_assert_cmpstr (paged->str, ==, all->str);
}

static void
test_recent_last_first (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) last = NULL;
  g_autoptr (GError) error = NULL;

  for (int hour = -1; hour < 3; hour++)
    insert_at (store, "A,B,C,D", FRIDAY_EVENING + hour * HOUR, TRUE);
  insert_at (store, "A,B,C,D", FRIDAY_EVENING + HOUR, FALSE);

  games = store_test_list_recent (store, FRIDAY_EVENING, 10, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (games->len, ==, 3);
  for (gsize i = 0; i < 3; i++)
    g_assert_cmpint (((TenboStoredSummary *) games->pdata[i])->started.msec, ==,
                     FRIDAY_EVENING + (2 - (gint64) i) * HOUR);

  last = store_test_list_recent (store, FRIDAY_EVENING, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (last->len, ==, 1);
  g_assert_cmpint (((TenboStoredSummary *) last->pdata[0])->started.msec, ==,
                   FRIDAY_EVENING + 2 * HOUR);
}

/* Returns the steps of SQLite's plan for @sql. */
static char *
explain (const char *path,
         const char *sql)
{
  g_autofree char *explained = g_strconcat ("EXPLAIN QUERY PLAN ", sql, NULL);
  GString         *plan = g_string_new (NULL);
  sqlite3_stmt    *statement;
  sqlite3         *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, explained, -1, &statement, NULL), ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    g_string_append_printf (plan, "%s\n", (const char *) sqlite3_column_text (statement, 3));

  sqlite3_finalize (statement);
  sqlite3_close (db);
  return g_string_free_and_steal (plan);
}

static int
collect_statement (unsigned kind,
                   void    *data,
                   void    *statement,
                   void    *unused)
{
  GPtrArray  *statements = data;
  const char *sql = sqlite3_sql (statement);

  if (g_str_has_prefix (sql, "SELECT"))
    g_ptr_array_add (statements, g_strdup (sql));

  return 0;
}

/* Every statement of the lists, on any connection. */
static GPtrArray *traced_statements;

static int
trace_connection (sqlite3    *db,
                  char      **message,
                  const void *api)
{
  return sqlite3_trace_v2 (db, SQLITE_TRACE_STMT, collect_statement, traced_statements);
}

static void
test_lists_answer_from_an_index (StoreTest    *test,
                                 gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) statements = g_ptr_array_new_with_free_func (g_free);
  gint64          person = 1;
  TenboGameKey    key = { .game_id = 1 };
  TenboGameFilter filter = {
    .flags = TENBO_FIND_UNFINISHED | TENBO_FIND_FINISHED | TENBO_FIND_DELETED,
    .people = &person,
    .n_people = 1,
    .ruleset_key = "house",
    .venue = "home",
    .since_msec = 1,
    .until_msec = 2,
    .counted = TENBO_FIND_VOID,
  };

  traced_statements = statements;
  sqlite3_auto_extension ((void (*) (void)) trace_connection);
  store = store_test_open (test);
  insert_at (store, "A,B,C,D", FRIDAY_EVENING, TRUE);
  insert_at (store, "A,B,C,D", FRIDAY_EVENING, FALSE);
  g_ptr_array_set_size (statements, 0);

  g_ptr_array_unref (store_test_list_people (store, 10, &error));
  g_ptr_array_unref (store_test_list_unfinished (store, 10, &error));
  g_ptr_array_unref (store_test_list_finished (store, NULL, 10, &error));
  g_ptr_array_unref (store_test_list_recent (store, FRIDAY_EVENING, 10, &error));
  tenbo_stored_game_free (store_test_read_game (store, 1, &error));
  store_test_find_game (store, "x", &error);
  g_array_unref (store_test_find_games (store, &filter, NULL, &error));
  g_ptr_array_unref (store_test_read_summaries (store, &key, 1, &error));
  g_assert_no_error (error);
  sqlite3_cancel_auto_extension ((void (*) (void)) trace_connection);
  g_assert_cmpuint (statements->len, >=, 9);

  for (guint i = 0; i < statements->len; i++)
    {
      g_autofree char *plan = explain (test->path, statements->pdata[i]);

      g_test_message ("%s\n%s", (const char *) statements->pdata[i], plan);

      /* Nothing is sorted, and no table is scanned without an index. */
      g_assert_null (strstr (plan, "TEMP B-TREE"));
      for (const char *scan = strstr (plan, "SCAN"); scan != NULL; scan = strstr (scan + 1, "SCAN"))
        {
          g_autofree char *line = g_strndup (scan, strcspn (scan, "\n"));

          g_assert_true (strstr (line, "INDEX") != NULL || strstr (line, "CONSTANT ROW") != NULL);
        }
    }
}

/* A snapshot does not include later writes of others; the next one does. */
static void
test_snapshot_stays (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboRead) read = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  read = tenbo_store_read_begin (store, NULL, &error);
  g_assert_no_error (error);
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (GPtrArray) people = tenbo_people_list_all (read, &error);
      g_autoptr (GPtrArray) games = tenbo_games_list_finished (read, NULL, 0, &error);
      g_autoptr (GPtrArray) sessions = tenbo_sessions_list (read, 0, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (people->len, ==, 4);
      g_assert_cmpuint (games->len, ==, 1);
      g_assert_cmpuint (sessions->len, ==, 1);
      if (i == 0)
        store_test_insert (store, store_test_played_game ("E,F,G,H", 1, TRUE));
    }

  g_clear_pointer (&read, tenbo_read_end);
  read = tenbo_store_read_begin (store, NULL, &error);
  g_assert_cmpint (tenbo_games_find (read, "nobody has it", &error), ==, 0);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_sessions_find (read, "nobody has it", &error), ==, 0);
  g_assert_no_error (error);
  {
    g_autoptr (GPtrArray) people = tenbo_people_list_all (read, &error);

    g_assert_no_error (error);
    g_assert_cmpuint (people->len, ==, 8);
  }
}

/* All reads of a snapshot that could not begin fail with the original error. */
static void
test_no_snapshot (StoreTest    *test,
                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  TenboGameFilter filter = { .flags = TENBO_FIND_FINISHED };
  TenboGameKey    key = { .game_id = 1 };
  TenboRead      *read;
  int             n_games;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  g_cancellable_cancel (cancelled);
  read = tenbo_store_read_begin (store, cancelled, &error);
  g_assert_null (read);
  g_assert_null (tenbo_people_list (read, 0, &error));
  g_assert_null (tenbo_people_read (read, 1, &error));
  g_assert_false (tenbo_people_count_together (read, 1, 2, &n_games, &error));
  g_assert_null (tenbo_sessions_list (read, 0, &error));
  g_assert_cmpint (tenbo_sessions_find (read, "x", &error), ==, -1);
  g_assert_null (tenbo_games_list_finished (read, NULL, 0, &error));
  g_assert_null (tenbo_games_read (read, 1, &error));
  g_assert_null (tenbo_games_read_summaries (read, &key, 1, &error));
  g_assert_null (tenbo_games_search (read, &filter, &error));
  g_assert_null (tenbo_games_list_venues (read, &error));
  g_assert_null (tenbo_rulesets_list_played (read, &error));
  g_assert_null (tenbo_rulesets_list_recent (read, 1, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static const struct
{
  TenboStoredTime time;
  const char     *text;
} times[] = {
  { { G_GINT64_CONSTANT (1795089600123), 60 }, "2026-11-19 13:00:00.123000 +0100" },
  { { 0, G_MAXINT }, "1970-01-01 23:59:00.000000 +2359" },
  { { 0, G_MININT }, "1969-12-31 00:01:00.000000 -2359" },
  { { G_MAXINT64, G_MAXINT }, "9999-01-01 23:58:59.999000 +2359" },
  { { G_MININT64, G_MININT }, "1000-12-31 00:01:00.000000 -2359" },
};

/* A damaged time or offset has a date all the same. */
static void
test_times_outside_of_the_calendar (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (GDateTime) local = tenbo_stored_time_to_local (&times[i].time);
      g_autofree char *text = g_date_time_format (local, "%Y-%m-%d %H:%M:%S.%f %z");

      g_assert_cmpstr (text, ==, times[i].text);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/people/people are found by name", test_people_are_found_by_name);
  store_test_add_func ("/store/people/two people may share a name", test_two_people_of_one_name);
  store_test_add_func ("/store/people/a uuid identifies a person", test_uuid_identifies_a_person);

  for (gsize i = 0; i < G_N_ELEMENTS (session_cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/sessions/%s", session_cases[i].name);

      g_test_add (path, StoreTest, &session_cases[i],
                  store_test_set_up, test_session, store_test_tear_down);
    }

  store_test_add_func ("/store/sessions/morning and evening are one session",
                       test_session_of_morning_and_evening);
  store_test_add_func ("/store/sessions/a session can be requested", test_requested_session);
  store_test_add_func ("/store/lists/recent games, the last first", test_recent_last_first);
  store_test_add_func ("/store/lists/unfinished games, the last changed first",
                       test_unfinished_last_changed_first);
  store_test_add_func ("/store/lists/finished games by session, in pages",
                       test_finished_by_session_in_pages);
  store_test_add_func ("/store/lists/lists answer from an index", test_lists_answer_from_an_index);

  g_test_add_func ("/store/times/outside of the calendar", test_times_outside_of_the_calendar);
  store_test_add_func ("/store/reads/a snapshot does not change", test_snapshot_stays);
  store_test_add_func ("/store/reads/without a snapshot all reads fail", test_no_snapshot);

  return g_test_run ();
}
