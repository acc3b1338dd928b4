/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Changes of many games of a list, as the history makes them: what they change, which games they
 * skip, and that the opposite change restores the list. */
#include "game-keys.h"
#include "live-test.h"
#include "tenbo-games-change.h"

#define N_GAMES 120 /* more than two transactions */

typedef struct
{
  LiveTest live;
  GArray  *keys; /* of TenboGameKey, in order of insertion; owned */
} ChangeTest;

static void
set_up (ChangeTest   *test,
        gconstpointer data)
{
  live_test_set_up (&test->live, data);
  game_test_ron (test->live.game, 1, 3);
  test->keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
}

static void
tear_down (ChangeTest   *test,
           gconstpointer data)
{
  g_array_unref (test->keys);
  live_test_tear_down (&test->live, data);
}

/* Inserts games with the ids from 2 on, and adds their keys. */
static void
insert_games (ChangeTest *test,
              guint       n)
{
  for (guint i = 0; i < n; i++)
    game_keys_add (test->keys,
                   store_test_insert (test->live.store,
                                      store_test_played_game ("Aki,Ben,Chie,Dai", 2, TRUE))
                     .game_id,
                   1);
}

/* Makes the change, or fails the test. Returns the keys of the opposite change; transfer full. */
static GArray *
change (ChangeTest          *test,
        TenboGamesChangeKind kind,
        GArray              *keys)
{
  g_autoptr (TenboGamesChange) made = tenbo_games_change_new (test->live.store, kind, keys);
  g_autoptr (GError) error = NULL;

  g_assert_true (tenbo_games_change_run (made, NULL, NULL, NULL, &error));
  g_assert_no_error (error);
  return g_array_ref (made->done);
}

static void
assert_rows (ChangeTest *test,
             const char *sql,
             const char *expected)
{
  g_autofree char *found = store_test_ask (test->live.base.path, sql);

  g_assert_cmpstr (found, ==, expected);
}

/* Every kind with its effect, counted by @count, and the number of games that it changes when it is
 * made again: a game that is already in the wanted state is skipped. */
static void
test_kinds (ChangeTest   *test,
            gconstpointer data)
{
  static const struct
  {
    TenboGamesChangeKind kind;
    TenboGamesChangeKind opposite;
    const char          *count;
    const char          *after;
    const char          *undone;
  } cases[] = {
    { TENBO_GAMES_DELETE, TENBO_GAMES_RESTORE,
      "SELECT count(*) FROM games WHERE deleted_ms IS NOT NULL", "120", "0" },
    { TENBO_GAMES_VOID, TENBO_GAMES_COUNT,
      "SELECT count(*) FROM games WHERE is_void = 1", "120", "0" },
  };

  insert_games (test, N_GAMES);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) done = change (test, cases[i].kind, test->keys);
      g_autoptr (GArray) again = NULL;
      g_autoptr (GArray) undone = NULL;

      g_assert_cmpuint (done->len, ==, N_GAMES);
      assert_rows (test, cases[i].count, cases[i].after);
      again = change (test, cases[i].kind, test->keys);
      g_assert_cmpuint (again->len, ==, 0);
      g_assert_cmpint (tenbo_games_change_get_opposite (cases[i].kind), ==, cases[i].opposite);
      g_assert_cmpint (tenbo_games_change_get_opposite (cases[i].opposite), ==, cases[i].kind);
      undone = change (test, cases[i].opposite, done);
      g_assert_cmpuint (undone->len, ==, N_GAMES);
      assert_rows (test, cases[i].count, cases[i].undone);
    }
}

/* Some games are void and some are gone: only the others change. */
static void
test_skipped (ChangeTest   *test,
              gconstpointer data)
{
  g_autoptr (GArray) done = NULL;

  insert_games (test, 6);
  game_keys_add (test->keys, 77, 1);
  store_test_change (test->live.base.path, "UPDATE games SET is_void = 1 WHERE id = 3;"
                                           "UPDATE games SET deleted_ms = 5 WHERE id = 4");
  done = change (test, TENBO_GAMES_VOID, test->keys);
  g_assert_cmpuint (done->len, ==, 4);
  for (guint i = 0; i < done->len; i++)
    g_assert_cmpint (g_array_index (done, TenboGameKey, i).game_id, ==, i == 0 ? 2 : 4 + i);
  assert_rows (test, "SELECT group_concat (id) FROM games WHERE is_void = 1", "2,3,5,6,7");
}

/* A copy has the same hands under new identities, is void, and has no undone steps. */
static void
test_copy (ChangeTest   *test,
           gconstpointer data)
{
  g_autoptr (GArray) done = NULL;
  g_autoptr (GArray) removed = NULL;
  g_autoptr (GArray) several = NULL;
  g_autoptr (GArray) twice = NULL;
  g_autoptr (GArray) missing = NULL;
  g_autoptr (TenboGame) copy = NULL;
  g_autoptr (GError) error = NULL;
  const TenboGameKey *key;

  game_test_draw (test->live.game);
  apply_test (test->live.game, tenbo_game_change_undo (), &error);
  g_assert_no_error (error);
  game_keys_add (test->keys, tenbo_game_get_id (test->live.game), 1);
  done = change (test, TENBO_GAMES_COPY, test->keys);
  g_assert_cmpuint (done->len, ==, 1);
  key = &g_array_index (done, TenboGameKey, 0);
  g_assert_cmpint (key->game_id, !=, tenbo_game_get_id (test->live.game));

  copy = tenbo_game_open (test->live.store, key->game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (copy), ==, 1);
  g_assert_cmpint (tenbo_game_get_table (copy)->scores[1], ==,
                   tenbo_game_get_table (test->live.game)->scores[1]);
  g_assert_true (tenbo_game_get_summary (copy)->is_void);
  g_assert_true (tenbo_game_get_can_redo (test->live.game));
  g_assert_false (tenbo_game_get_can_redo (copy));
  g_assert_cmpstr (tenbo_game_get_uuid (copy), !=, tenbo_game_get_uuid (test->live.game));
  g_assert_cmpstr (tenbo_game_get_hand_id (copy, 0), !=,
                   tenbo_game_get_hand_id (test->live.game, 0));
  game_test_assert_sound (test->live.store);

  /* Each game is copied once. */
  insert_games (test, 2);
  several = change (test, TENBO_GAMES_COPY, test->keys);
  g_assert_cmpuint (several->len, ==, 3);
  twice = change (test, tenbo_games_change_get_opposite (TENBO_GAMES_COPY), several);
  g_assert_cmpuint (twice->len, ==, 3);

  /* Undoing it deletes the copy; a copy of a game that is gone is none. */
  removed = change (test, tenbo_games_change_get_opposite (TENBO_GAMES_COPY), done);
  g_assert_cmpuint (removed->len, ==, 1);
  missing = change (test, TENBO_GAMES_COPY, done);
  g_assert_cmpuint (missing->len, ==, 0);
  assert_rows (test, "SELECT count(*) FROM games WHERE deleted_ms IS NULL", "3");
}

/* Games move to one new session, and back to those from which they came. */
static void
test_move (ChangeTest   *test,
           gconstpointer data)
{
  g_autoptr (GArray) done = NULL;
  g_autoptr (GArray) back = NULL;

  insert_games (test, 3);
  for (guint i = 0; i < test->keys->len; i++)
    {
      TenboGameKey *key = &g_array_index (test->keys, TenboGameKey, i);

      *key = tenbo_game_key (key->game_id, 0, FALSE);
    }

  done = change (test, TENBO_GAMES_MOVE, test->keys);
  g_assert_cmpuint (done->len, ==, 3);
  assert_rows (test, "SELECT count (DISTINCT session_id) FROM games WHERE id > 1", "1");
  assert_rows (test,
               "SELECT count(*) FROM games AS a, games AS b "
               "WHERE a.id = 1 AND b.id = 2 AND a.session_id = b.session_id",
               "0");

  g_assert_cmpint (tenbo_games_change_get_opposite (TENBO_GAMES_MOVE), ==, TENBO_GAMES_MOVE);
  back = change (test, TENBO_GAMES_MOVE, done);
  g_assert_cmpuint (back->len, ==, 3);
  for (guint i = 0; i < done->len; i++)
    g_assert_cmpint (g_array_index (done, TenboGameKey, i).session_id, >, 0);
}

static void
cancel_cb (guint64  done,
           guint64  total,
           gpointer user_data)
{
  g_assert_cmpuint (total, ==, N_GAMES);
  if (done > 0)
    g_cancellable_cancel (user_data);
}

/* Changes before the cancellation stay, and can be undone. */
static void
test_cancelled (ChangeTest   *test,
                gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (TenboGamesChange) made = NULL;
  g_autoptr (GArray) undone = NULL;
  g_autoptr (GError) error = NULL;

  insert_games (test, N_GAMES);
  made = tenbo_games_change_new (test->live.store, TENBO_GAMES_DELETE, test->keys);
  g_assert_false (tenbo_games_change_run (made, cancellable, cancel_cb, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (made->done->len, ==, 50);
  assert_rows (test, "SELECT count(*) FROM games WHERE deleted_ms IS NOT NULL", "50");
  undone = change (test, TENBO_GAMES_RESTORE, made->done);
  g_assert_cmpuint (undone->len, ==, 50);
}

/* A file that another program has locked: the change fails, and no game is reported as done. */
static void
test_locked (ChangeTest   *test,
             gconstpointer data)
{
  static const TenboGamesChangeKind kinds[] = {
    TENBO_GAMES_DELETE,
    TENBO_GAMES_VOID,
    TENBO_GAMES_COPY,
    TENBO_GAMES_MOVE,
  };
  sqlite3 *other;

  insert_games (test, 2);
  tenbo_store_set_pragma (test->live.store, "busy_timeout", 20);
  g_assert_cmpint (sqlite3_open (test->live.base.path, &other), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_exec (other, "BEGIN IMMEDIATE", NULL, NULL, NULL), ==, SQLITE_OK);
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (TenboGamesChange) made = tenbo_games_change_new (test->live.store, kinds[i],
                                                                  test->keys);
      g_autoptr (GError) error = NULL;

      g_assert_false (tenbo_games_change_run (made, NULL, NULL, NULL, &error));
      assert_store_error (error, BUSY);
      g_assert_cmpuint (made->done->len, ==, 0);
    }
  sqlite3_close (other);
}

#define add_func(path, func) g_test_add ((path), ChangeTest, NULL, set_up, (func), tear_down)

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  add_func ("/game/games-change/kinds", test_kinds);
  add_func ("/game/games-change/skipped", test_skipped);
  add_func ("/game/games-change/copy", test_copy);
  add_func ("/game/games-change/move", test_move);
  add_func ("/game/games-change/cancelled", test_cancelled);
  add_func ("/game/games-change/locked", test_locked);

  return g_test_run ();
}
