/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"
#include "tenbo-free-text.h"

#include "tenbo-store.h"

/* A session: its games, its name and its stakes. */

#define SESSION_START G_GINT64_CONSTANT (1763751600000)
#define MSEC_HOUR     (60 * 60 * G_GINT64_CONSTANT (1000))
#define PEOPLE        "A,B,C,D"
#define N_PAYERS      60

/* Plays a game in the session (0: the one of the previous game, or a new one) that begins after
 * @hours. */
static TenboWriteTarget
play_in (TenboStore *store,
         gint64      session_id,
         int         hours,
         gboolean    ended)
{
  TenboStoredGame *game = store_test_played_game (PEOPLE, 1, ended);

  game->summary.session_id = session_id;
  game->summary.started = (TenboStoredTime) { SESSION_START + hours * MSEC_HOUR, 540 };
  if (ended)
    game->summary.ended = (TenboStoredTime) { SESSION_START + (hours + 1) * MSEC_HOUR, 540 };
  for (int i = 0; ended && i < 4; i++)
    game->results.players[i].chips = 100 * i;

  return store_test_insert (store, game);
}

static TenboWriteTarget
play (TenboStore *store,
      int         hours,
      gboolean    ended)
{
  return play_in (store, 0, hours, ended);
}

/* Checks the ids of the games of the session in order, separated by commas. */
static void
assert_games (TenboStore *store,
              gint64      session_id,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = store_test_list_session_games (store, session_id, &error);
  g_autoptr (GString) found = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < games->len; i++)
    {
      const TenboStoredSummary *game = games->pdata[i];

      g_assert_cmpint (game->session_id, ==, session_id);
      g_string_append_printf (found, "%s%d", i > 0 ? "," : "", (int) game->id);
    }

  g_assert_cmpstr (found->str, ==, expected);
}

static void
test_games (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = NULL;
  const TenboStoredSummary *first;

  play (store, 1, TRUE);
  play_in (store, 1, 0, TRUE);
  store_test_commit (store, tenbo_write_delete (play (store, 2, TRUE)));
  play (store, 3, FALSE);
  store_test_commit (store, tenbo_write_void (play (store, 4, TRUE), TRUE));
  assert_games (store, 1, "2,1,4,5");
  assert_games (store, 2, "");

  games = store_test_list_session_games (store, 1, &error);
  g_assert_no_error (error);
  first = games->pdata[0];
  g_assert_cmpint (first->players[3].rank, ==, 4);
  g_assert_cmpint (first->players[3].total, ==, 3000);
  g_assert_cmpint (first->players[3].chips, ==, 300);
  g_assert_cmpint (((TenboStoredSummary *) games->pdata[2])->players[3].rank, ==, 0);
  g_assert_true (((TenboStoredSummary *) games->pdata[3])->is_void);
}

static void
test_read (StoreTest    *test,
           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) none = NULL;

  play (store, 0, TRUE);
  session = store_test_read_session (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (session->id, ==, 1);
  g_assert_cmpint (session->started.msec, ==, SESSION_START);
  g_assert_cmpint (session->started.offset_minutes, ==, 540);
  g_assert_null (session->title);
  g_assert_null (session->unit);
  g_assert_cmpint (session->rate, ==, -1);
  g_assert_cmpint (session->fee, ==, -1);
  g_assert_cmpint (session->fee_person_id, ==, 0);
  g_assert_cmpint (store_test_find_session (store, session->uuid, &error), ==, 1);
  g_assert_cmpint (store_test_find_session (store, "nowhere", &error), ==, 0);
  g_assert_no_error (error);

  g_assert_null (store_test_read_session (store, 2, &none));
  assert_store_error (none, NOT_FOUND);
}

static void
test_list (StoreTest    *test,
           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (GPtrArray) newest = NULL;
  TenboWriteTarget gone;

  play (store, 0, TRUE);
  play (store, 48, FALSE);
  gone = play (store, 96, TRUE);
  store_test_commit (store, tenbo_write_delete (gone));

  sessions = store_test_list_sessions (store, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sessions->len, ==, 2);
  g_assert_cmpint (((TenboStoredSession *) sessions->pdata[0])->id, ==, 2);
  g_assert_cmpint (((TenboStoredSession *) sessions->pdata[1])->id, ==, 1);
  newest = store_test_list_sessions (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (newest->len, ==, 1);
}

/* --- Texts of a session --- */

static TenboStoredSession *
read_session (TenboStore *store,
              gint64      session_id)
{
  g_autoptr (GError) error = NULL;
  TenboStoredSession *session = store_test_read_session (store, session_id, &error);

  g_assert_no_error (error);
  return session;
}

static void
test_write (StoreTest    *test,
            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboStoredSession) said = NULL;
  g_autoptr (TenboStoredSession) unsaid = NULL;
  g_autoptr (GError) error = NULL;

  play (store, 0, TRUE);
  session = read_session (store, 1);
  session->title = g_strdup ("忘年会");
  session->venue = g_strdup ("Shinjuku");
  session->note = g_strdup ("two\nlines");
  session->unit = g_strdup ("円");
  session->rate = 50;
  session->fee = 4000;
  session->fee_person_id = 3;
  session->started.msec = 1;
  store_test_commit (store, tenbo_write_session (session));

  said = read_session (store, 1);
  g_assert_cmpstr (said->title, ==, "忘年会");
  g_assert_cmpstr (said->venue, ==, "Shinjuku");
  g_assert_cmpstr (said->note, ==, "two\nlines");
  g_assert_cmpstr (said->unit, ==, "円");
  g_assert_cmpint (said->rate, ==, 50);
  g_assert_cmpint (said->fee, ==, 4000);
  g_assert_cmpint (said->fee_person_id, ==, 3);
  g_assert_cmpint (said->changed_msec, >, 0);
  g_assert_cmpint (said->started.msec, ==, SESSION_START);

  g_set_str (&said->title, "");
  g_clear_pointer (&said->unit, g_free);
  said->rate = 0;
  said->fee = -1;
  said->fee_person_id = 0;
  store_test_commit (store, tenbo_write_session (said));
  unsaid = read_session (store, 1);
  g_assert_null (unsaid->title);
  g_assert_null (unsaid->unit);
  g_assert_cmpstr (unsaid->venue, ==, "Shinjuku");
  g_assert_cmpint (unsaid->rate, ==, -1);
  g_assert_cmpint (unsaid->fee, ==, -1);
  g_assert_cmpint (unsaid->fee_person_id, ==, 0);

  unsaid->id = 9;
  g_assert_false (tenbo_store_commit (store, tenbo_write_session (unsaid), NULL, &error));
  assert_store_error (error, NOT_FOUND);
}

/* A payer under another spelling is the person it was merged into. */
static void
test_merged_payer (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboStoredSession) merged = NULL;
  g_autoptr (GError) error = NULL;

  store_test_insert (store, store_test_played_game ("A,B,C,D", 1, TRUE));
  store_test_insert (store, store_test_played_game ("E,F,G,H", 1, TRUE));
  session = read_session (store, 1);
  session->fee_person_id = 2;
  store_test_commit (store, tenbo_write_session (session));
  store_test_commit (store, tenbo_write_merge (2, 5));
  merged = read_session (store, 1);
  g_assert_cmpint (merged->fee_person_id, ==, 5);

  session->fee_person_id = 99;
  g_assert_false (tenbo_store_commit (store, tenbo_write_session (session), NULL, &error));
  assert_store_error (error, REFUSED);
}

/* --- Games that move to another session --- */

static gint64
move (TenboStore *store,
      gint64      first,
      gint64      second,
      gint64      session_id)
{
  const gint64 games[] = { first, second };
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  tenbo_store_commit (store, tenbo_write_move_games (games, second != 0 ? 2 : 1, session_id),
                      &outcome, &error);
  g_assert_no_error (error);
  return outcome.session_id;
}

static void
assert_start (TenboStore *store,
              gint64      session_id,
              int         hours)
{
  g_autoptr (TenboStoredSession) session = read_session (store, session_id);

  g_assert_cmpint (session->started.msec, ==, SESSION_START + hours * MSEC_HOUR);
}

static void
test_split_and_join (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboStoredSession) apart = NULL;

  for (int i = 0; i < 4; i++)
    play (store, i, TRUE);
  session = read_session (store, 1);
  session->venue = g_strdup ("Shinjuku");
  session->title = g_strdup ("Friday");
  session->rate = 50;
  session->fee = 100;
  store_test_commit (store, tenbo_write_session (session));

  /* The first two were another session. */
  g_assert_cmpint (move (store, 1, 2, 0), ==, 2);
  assert_games (store, 1, "3,4");
  assert_games (store, 2, "1,2");
  assert_start (store, 1, 2);
  assert_start (store, 2, 0);
  apart = read_session (store, 2);
  g_assert_cmpstr (apart->venue, ==, "Shinjuku");
  g_assert_cmpint (apart->rate, ==, 50);
  g_assert_null (apart->title);
  g_assert_cmpint (apart->fee, ==, -1);

  g_assert_cmpint (move (store, 2, 1, 1), ==, 1);
  assert_games (store, 1, "1,2,3,4");
  assert_start (store, 1, 0);
}

/* Games can move back; an empty session is removed by the next change that cleans up. */
static void
test_emptied (StoreTest    *test,
              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) sessions = NULL;
  g_autoptr (TenboStoredSession) session = NULL;

  play (store, 0, TRUE);
  play (store, 48, TRUE);
  play (store, 96, TRUE);
  session = read_session (store, 1);
  session->title = g_strdup ("Friday");
  store_test_commit (store, tenbo_write_session (session));

  move (store, 1, 0, 2);
  sessions = store_test_list_sessions (store, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sessions->len, ==, 2);
  assert_start (store, 2, 0);
  move (store, 1, 0, 1);
  assert_start (store, 2, 48);
  tenbo_stored_session_free (session);
  session = read_session (store, 1);
  g_assert_cmpstr (session->title, ==, "Friday");

  move (store, 1, 0, 2);
  g_assert_cmpint (move (store, 3, 0, 0), ==, 4);
  g_assert_null (store_test_read_session (store, 1, &error));
  assert_store_error (error, NOT_FOUND);
  g_clear_error (&error);
  g_assert_null (store_test_read_session (store, 3, &error));
  assert_store_error (error, NOT_FOUND);
  assert_games (store, 2, "1,2");
}

static void
test_move_refused (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) nowhere = NULL;
  g_autoptr (GError) deleted = NULL;
  const gint64     games[] = { 1, 2 };
  TenboWriteTarget second;

  play (store, 0, TRUE);
  second = play (store, 1, TRUE);
  g_assert_false (tenbo_store_commit (store, tenbo_write_move_games (games, 2, 7), NULL, &nowhere));
  assert_store_error (nowhere, NOT_FOUND);

  /* All or none. */
  store_test_commit (store, tenbo_write_delete (second));
  g_assert_false (tenbo_store_commit (store, tenbo_write_move_games (games, 2, 0), NULL, &deleted));
  assert_store_error (deleted, NOT_FOUND);
  assert_games (store, 1, "1");
  g_assert_cmpint (store_test_find_session (store, "x", &deleted), ==, 0);
}

/* --- Errors --- */

/* If the disk is full or the file is read-only, the session does not change. */
static void
test_faults (StoreTest    *test,
             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStore) reader = NULL;
  g_autoptr (TenboStoredSession) session = NULL;
  g_autoptr (TenboStoredSession) after = NULL;
  g_autoptr (GError) full = NULL;
  g_autoptr (GError) read_only = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *n_pages = NULL;
  const gint64     game = 1;

  play (store, 0, TRUE);
  play (store, 1, TRUE);
  session = read_session (store, 1);
  session->note = g_strnfill (TENBO_MAX_NOTE, 'x');
  session->rate = 50;
  n_pages = store_test_ask (test->path, "PRAGMA page_count");
  tenbo_store_set_pragma (store, "max_page_count", atoi (n_pages));
  g_assert_false (tenbo_store_commit (store, tenbo_write_session (session), NULL, &full));
  assert_store_error (full, FULL);
  after = read_session (store, 1);
  g_assert_null (after->note);
  g_assert_cmpint (after->rate, ==, -1);
  tenbo_store_set_pragma (store, "max_page_count", 100000);
  store_test_commit (store, tenbo_write_session (session));

  reader = tenbo_store_open (test->path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_false (
    tenbo_store_commit (reader, tenbo_write_move_games (&game, 1, 0), NULL, &read_only));
  assert_store_error (read_only, READ_ONLY);
  assert_games (reader, 1, "1,2");
}

/* --- Imports --- */

static void
import (TenboStore *store,
        int         hours,
        int         session_hours)
{
  TenboStoredGame *game = store_test_played_game (PEOPLE, 1, TRUE);

  game->summary.started = (TenboStoredTime) { SESSION_START + hours * MSEC_HOUR, 540 };
  game->summary.session_uuid = g_strdup ("the-session");
  game->summary.session_started =
    (TenboStoredTime) { SESSION_START + session_hours * MSEC_HOUR, 540 };
  store_test_insert (store, game);
}

static void
test_earlier_start_wins (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);

  import (store, 2, 2);
  assert_start (store, 1, 2);
  import (store, 1, 1);
  assert_start (store, 1, 1);
  import (store, 3, 3);
  assert_start (store, 1, 1);
  assert_games (store, 1, "2,1,3");
}

/* Whether @people has the person with the id @id. */
static gboolean
has_person (GPtrArray *people,
            gint64     id)
{
  for (guint i = 0; i < people->len; i++)
    if (((const TenboStoredPerson *) people->pdata[i])->id == id)
      return TRUE;

  return FALSE;
}

static gpointer
list_until_last (gpointer data)
{
  TenboStore *store = data;
  gint64      last = 0;

  while (last < 4 + N_PAYERS)
    {
      g_autoptr (GPtrArray) people = NULL;
      g_autoptr (GPtrArray) sessions = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, &error);
      const TenboStoredSession *session;

      people = tenbo_people_list_all (read, &error);
      g_assert_no_error (error);
      sessions = tenbo_sessions_list (read, 0, &error);
      g_assert_no_error (error);
      session = sessions->pdata[sessions->len - 1];
      last = session->fee_person_id;
      g_assert_true (last == 0 || has_person (people, last));
    }

  return NULL;
}

/* A person arrives and pays the fee while people and sessions are listed. */
static void
test_of_one_moment (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredSession) session = NULL;
  GThread *reader;

  store_test_insert (store, store_test_played_game (PEOPLE, 1, FALSE));
  session = read_session (store, 1);
  session->fee = 4000;
  reader = g_thread_new ("reader", list_until_last, store);
  for (int i = 1; i <= N_PAYERS; i++)
    {
      g_autofree char *names = g_strdup_printf ("A,B,C,E%d", i);
      TenboStoredGame *game = store_test_played_game (names, 1, FALSE);

      game->summary.started.msec += i * 24 * MSEC_HOUR;
      store_test_insert (store, game);
      session->fee_person_id = 4 + i;
      store_test_commit (store, tenbo_write_session (session));
    }
  g_thread_join (reader);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/sessions/games", test_games);
  store_test_add_func ("/store/sessions/read", test_read);
  store_test_add_func ("/store/sessions/list", test_list);
  store_test_add_func ("/store/sessions/of one moment", test_of_one_moment);
  store_test_add_func ("/store/sessions/write", test_write);
  store_test_add_func ("/store/sessions/merged payer", test_merged_payer);
  store_test_add_func ("/store/sessions/split and join", test_split_and_join);
  store_test_add_func ("/store/sessions/emptied", test_emptied);
  store_test_add_func ("/store/sessions/move refused", test_move_refused);
  store_test_add_func ("/store/sessions/faults", test_faults);
  store_test_add_func ("/store/sessions/earlier start wins", test_earlier_start_wins);

  return g_test_run ();
}
