/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-test.h"

#include "tenbo-sessions-queries.h"

/* An evening: its games, what it is called and what it is played for. */

#define EVENING   G_GINT64_CONSTANT (1763751600000)
#define MSEC_HOUR (60 * 60 * G_GINT64_CONSTANT (1000))
#define PEOPLE    "A,B,C,D"

/* A game of the session (0: of the one before it, or its own) that begins after @hours. */
static TenboWriteTarget
play_in (TenboStore *store,
         gint64      session_id,
         int         hours,
         gboolean    ended)
{
  TenboStoredGame *game = store_test_played_game (PEOPLE, 1, ended);

  game->summary.session_id = session_id;
  game->summary.started = (TenboStoredTime) { EVENING + hours * MSEC_HOUR, 540 };
  if (ended)
    game->summary.ended = (TenboStoredTime) { EVENING + (hours + 1) * MSEC_HOUR, 540 };
  for (int i = 0; ended && i < 4; i++)
    game->results[i].chips = 100 * i;

  return store_test_insert (store, game);
}

static TenboWriteTarget
play (TenboStore *store,
      int         hours,
      gboolean    ended)
{
  return play_in (store, 0, hours, ended);
}

static void
commit (TenboStore *store,
        TenboWrite *write)
{
  g_autoptr (GError) error = NULL;

  tenbo_store_commit (store, write, NULL, &error);
  g_assert_no_error (error);
}

/* The ids of the games of the session in their order, by commas. */
static void
assert_games (TenboStore *store,
              gint64      session_id,
              const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games = tenbo_store_list_session_games (store, session_id, &error);
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
  commit (store, tenbo_write_delete (play (store, 2, TRUE)));
  play (store, 3, FALSE);
  commit (store, tenbo_write_void (play (store, 4, TRUE), TRUE));
  assert_games (store, 1, "2,1,4,5");
  assert_games (store, 2, "");

  games = tenbo_store_list_session_games (store, 1, &error);
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
  session = tenbo_store_read_session (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpint (session->id, ==, 1);
  g_assert_cmpint (session->started.msec, ==, EVENING);
  g_assert_cmpint (session->started.offset_minutes, ==, 540);
  g_assert_null (session->title);
  g_assert_null (session->unit);
  g_assert_cmpint (session->rate, ==, -1);
  g_assert_cmpint (session->fee, ==, -1);
  g_assert_cmpint (session->fee_person_id, ==, 0);
  g_assert_cmpint (tenbo_store_find_session (store, session->uuid, &error), ==, 1);
  g_assert_cmpint (tenbo_store_find_session (store, "nowhere", &error), ==, 0);
  g_assert_no_error (error);

  g_assert_null (tenbo_store_read_session (store, 2, &none));
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
  commit (store, tenbo_write_delete (gone));

  sessions = tenbo_store_list_sessions (store, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (sessions->len, ==, 2);
  g_assert_cmpint (((TenboStoredSession *) sessions->pdata[0])->id, ==, 2);
  g_assert_cmpint (((TenboStoredSession *) sessions->pdata[1])->id, ==, 1);
  newest = tenbo_store_list_sessions (store, 1, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (newest->len, ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/sessions/games", test_games);
  store_test_add_func ("/store/sessions/read", test_read);
  store_test_add_func ("/store/sessions/list", test_list);

  return g_test_run ();
}
