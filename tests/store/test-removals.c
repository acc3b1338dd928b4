/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

/* Void games, deleted games, and purged games. */

static void
commit (TenboStore       *store,
        TenboWrite       *write,
        TenboWriteTarget *target)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  tenbo_store_commit (store, write, &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.game_id, ==, target->game_id);
  g_assert_cmpint (outcome.revision, ==, target->revision + 1);
  target->revision = outcome.revision;
}

static TenboWriteTarget
play (TenboStore *store)
{
  return store_test_insert (store, store_test_played_game ("A,B,C,D", 2, TRUE));
}

static void
assert_sql (StoreTest  *test,
            const char *sql,
            const char *expected)
{
  g_autofree char *found = store_test_ask (test->path, sql);

  g_assert_cmpstr (found, ==, expected);
}

#define COUNTED "SELECT group_concat (DISTINCT is_counted) FROM game_results WHERE game_id = 1"

/* Checks the number of ended and of deleted games in the lists. */
static void
assert_lists (TenboStore *store,
              guint       n_finished,
              guint       n_deleted)
{
  const TenboGameFilter of_ended = { .flags = TENBO_FIND_FINISHED };
  const TenboGameFilter of_deleted = { .flags = TENBO_FIND_DELETED };
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) finished = store_test_list_finished (store, NULL, 0, &error);
  g_autoptr (GArray) found = store_test_find_games (store, &of_ended, NULL, &error);
  g_autoptr (GArray) deleted = store_test_find_games (store, &of_deleted, NULL, &error);
  g_autoptr (GArray) ids = store_test_list_game_ids (store, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (finished->len, ==, n_finished);
  g_assert_cmpuint (found->len, ==, n_finished);
  g_assert_cmpuint (ids->len, ==, n_finished);
  g_assert_cmpuint (deleted->len, ==, n_deleted);
}

static void
test_void (StoreTest    *test,
           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target = play (store);
  TenboWriteTarget stale = target;
  TenboEffects     after = store_test_after (1, NULL);

  commit (store, tenbo_write_void (target, TRUE), &target);
  assert_sql (test, COUNTED, "0");
  assert_lists (store, 1, 0);
  game = store_test_read_game (store, 1, &error);
  g_assert_no_error (error);
  g_assert_true (game->summary.is_void);
  g_assert_cmpuint (game->misplaced_results, ==, 0);
  g_assert_false (tenbo_store_commit (store, tenbo_write_void (stale, FALSE), NULL, &error));
  assert_store_error (error, CHANGED);

  /* It stays void while it continues. */
  commit (store, store_test_write_steps (store, target, -1, &after), &target);
  after = store_test_after (2, game->results.players);
  commit (store, store_test_write_steps (store, target, 1, &after), &target);
  assert_sql (test, COUNTED, "0");
  commit (store, tenbo_write_void (target, FALSE), &target);
  assert_sql (test, COUNTED, "1");
}

static void
test_delete_and_restore (StoreTest    *test,
                         gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) gone = NULL;
  g_autoptr (GError) twice = NULL;
  g_autoptr (GError) none = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  TenboWriteTarget target = play (store);

  play (store);
  before = store_test_describe (store, target.game_id);
  commit (store, tenbo_write_delete (target), &target);
  assert_lists (store, 1, 1);
  assert_sql (test, COUNTED, "0");
  g_assert_null (store_test_read_game (store, target.game_id, &gone));
  assert_store_error (gone, NOT_FOUND);
  g_assert_false (tenbo_store_commit (store, tenbo_write_delete (target), NULL, &twice));
  assert_store_error (twice, NOT_FOUND);

  commit (store, tenbo_write_restore (target.game_id), &target);
  assert_lists (store, 2, 0);
  assert_sql (test, COUNTED, "1");
  after = store_test_describe (store, target.game_id);
  g_assert_cmpstr (after, ==, before);
  g_assert_false (tenbo_store_commit (store, tenbo_write_restore (target.game_id), NULL, &none));
  assert_store_error (none, NOT_FOUND);
}

/* Void before and after. */
static void
test_deleted_void_game (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = play (store);

  commit (store, tenbo_write_void (target, TRUE), &target);
  commit (store, tenbo_write_delete (target), &target);
  commit (store, tenbo_write_restore (target.game_id), &target);
  assert_sql (test, COUNTED, "0");
}

static void
test_import_leaves_it_deleted (StoreTest    *test,
                               gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  TenboStoredGame *game = store_test_played_game ("A,B,C,D", 2, TRUE);
  TenboStoredGame *again = store_test_played_game ("A,B,C,D", 2, TRUE);
  TenboWriteTarget target;
  TenboOutcome     outcome;

  game->summary.uuid = g_strdup ("the-game");
  again->summary.uuid = g_strdup ("the-game");
  target = store_test_insert (store, game);
  commit (store, tenbo_write_delete (target), &target);
  tenbo_store_commit (store, tenbo_write_game (again), &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.n_known, ==, 1);
  assert_lists (store, 0, 1);
}

static void
test_purge (StoreTest    *test,
            gconstpointer data)
{
  static const char *const tables[] = { "games", "game_players", "game_events", "game_edits",
                                        "running_hands", "game_texts", "game_results",
                                        "game_yaku" };
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  TenboStoredGame *game = store_test_played_game ("A,B,C,D", 2, TRUE);
  TenboStoredGame *other = store_test_played_game ("E,F,G,H", 2, TRUE);
  TenboWriteTarget target;
  TenboOutcome     outcome;

  game->running_hand = g_strdup ("riichi 1");
  game->notes = g_strdup ("gone");
  game->results.yaku[1] = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);
  g_ptr_array_add (game->results.yaku[1], tenbo_stored_yaku_new ("riichi", 2));
  target = store_test_insert (store, game);
  store_test_insert (store, other);
  commit (store, tenbo_write_delete (target), &target);

  tenbo_store_commit (store, tenbo_write_purge (), &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.n_purged, ==, 1);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autofree char *sql = NULL;

      sql = g_strdup_printf ("SELECT count(*) FROM %s WHERE %s = 1", tables[i],
                             i == 0 ? "id" : "game_id");
      assert_sql (test, sql, "0");
    }

  /* The other game, its session, and all people stay. */
  assert_lists (store, 1, 0);
  assert_sql (test, "SELECT count(*) FROM sessions", "1");
  assert_sql (test, "SELECT count(*) FROM people", "8");
  tenbo_store_check (store, &error);
  g_assert_no_error (error);
  tenbo_store_commit (store, tenbo_write_purge (), &outcome, &error);
  g_assert_cmpint (outcome.n_purged, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/removals/void", test_void);
  store_test_add_func ("/store/removals/delete and restore", test_delete_and_restore);
  store_test_add_func ("/store/removals/a void game deleted", test_deleted_void_game);
  store_test_add_func ("/store/removals/an import leaves it deleted",
                       test_import_leaves_it_deleted);
  store_test_add_func ("/store/removals/purge", test_purge);

  return g_test_run ();
}
