/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "live-test.h"
#include "store-reads.h"
#include "tenbo-check.h"
#include "tenbo-games-change.h"
#include "tenbo-rebuild.h"
#include "tenbo-result-rows.h"

/* Games that an older program left uncounted get the counters of live games. */

#define N_GAMES 3

/* The state that an older program left. */
#define FORGET_SETTLED \
  "DELETE FROM game_yaku; UPDATE game_results SET counted_by = 0"

static void
forget (LiveTest   *test,
        const char *where)
{
  g_autoptr (GString) sql = g_string_new (FORGET_SETTLED);

  for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", %s = NULL", tenbo_result_columns[i].name);

  g_string_append (sql, where);
  store_test_sql (test->base.path, sql->str);
}

/* Returns all counters, row by row. */
static char *
describe_counts (LiveTest *test)
{
  g_autoptr (GString) sql = g_string_new ("SELECT concat_ws ('|', game_id, player, counted_by");
  g_autofree char *results = NULL;
  g_autofree char *yaku = NULL;

  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", ifnull (%s, '-')", tenbo_result_columns[i].name);
  g_string_append (sql, ") FROM game_results ORDER BY game_id, player");

  results = store_test_ask (test->base.path, sql->str);
  yaku = store_test_ask (test->base.path,
                         "SELECT concat_ws ('|', game_id, player, person_id, started_ms, yaku, n) "
                         "FROM game_yaku ORDER BY game_id, player, yaku");
  return g_strconcat (results, "\n", yaku, NULL);
}

/* Plays games that end, and one that runs: the one of the test itself. */
static void
play_games (LiveTest *test)
{
  for (int i = 0; i < N_GAMES; i++)
    {
      g_autoptr (TenboGame) game = game_test_create (test->store, test->ruleset);

      game_test_riichi (game, 1);
      game_test_ron (game, 1, 3);
      game_test_win_by_yaku (game);
      game_test_stop (game);
    }

  game_test_ron (test->game, 1, 3);
}

static guint
count_uncounted (LiveTest *test)
{
  g_autoptr (GError) error = NULL;
  TenboCheckResult result;

  tenbo_check_all (test->store, NULL, NULL, &result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (result.n_findings, ==, 0);
  return result.n_uncounted;
}

static TenboRebuildResult
rebuild (LiveTest *test)
{
  g_autoptr (GError) error = NULL;
  TenboRebuildResult result;

  tenbo_rebuild_counts (test->store, NULL, NULL, NULL, &result, &error);
  g_assert_no_error (error);
  return result;
}

static void
test_counts_match_the_live_ones (LiveTest     *test,
                                 gconstpointer data)
{
  g_autofree char   *before = NULL;
  g_autofree char   *after = NULL;
  TenboRebuildResult result;

  play_games (test);
  before = describe_counts (test);
  g_assert_nonnull (strstr (before, "tanyao"));
  forget (test, "");
  g_assert_cmpuint (count_uncounted (test), ==, N_GAMES);

  result = rebuild (test);
  g_assert_cmpuint (result.n_games, ==, N_GAMES);
  g_assert_cmpuint (result.n_counted, ==, N_GAMES);
  after = describe_counts (test);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (count_uncounted (test), ==, 0);
  game_test_assert_sound (test->store);

  /* Once. */
  result = rebuild (test);
  g_assert_cmpuint (result.n_games, ==, 0);
}

/* A program of schema 8 counted less. */
static void
test_counts_what_schema_8_lacks (LiveTest     *test,
                                 gconstpointer data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr (GString) sql = g_string_new ("UPDATE game_results SET counted_by = 1");
  TenboRebuildResult result;

  play_games (test);
  before = describe_counts (test);
  for (gsize i = TENBO_N_RESULT_COLUMNS_5; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", %s = NULL", tenbo_result_columns[i].name);
  store_test_sql (test->base.path, sql->str);
  g_assert_cmpuint (count_uncounted (test), ==, N_GAMES);

  result = rebuild (test);
  g_assert_cmpuint (result.n_counted, ==, N_GAMES);
  after = describe_counts (test);
  g_assert_cmpstr (after, ==, before);
}

/* Rebuilding does not touch the settlement: the check still finds its errors. */
static void
test_settlement_stays (LiveTest     *test,
                       gconstpointer data)
{
  g_autofree char *totals = NULL;
  g_autoptr (GError) error = NULL;
  TenboCheckResult result;

  play_games (test);
  forget (test, "");
  store_test_sql (test->base.path,
                  "UPDATE game_results SET total = 7, wins = 9 WHERE game_id = 2 AND player = 1");
  g_assert_cmpuint (rebuild (test).n_counted, ==, N_GAMES);
  totals = store_test_ask (test->base.path,
                           "SELECT total || ' ' || wins FROM game_results "
                           "WHERE game_id = 2 AND player = 1");
  g_assert_cmpstr (totals, ==, "7 9");
  tenbo_check_all (test->store, NULL, NULL, &result, &error);
  g_assert_cmpuint (result.n_findings, ==, 2);
}

static void
test_game_that_cannot_be_played (LiveTest     *test,
                                 gconstpointer data)
{
  g_autofree char   *counted = NULL;
  TenboRebuildResult result;

  play_games (test);
  forget (test, "");
  store_test_sql (test->base.path,
                  "UPDATE game_events SET event = '[]' WHERE game_id = 3 AND seq = 1");
  result = rebuild (test);
  g_assert_cmpuint (result.n_games, ==, N_GAMES);
  g_assert_cmpuint (result.n_counted, ==, N_GAMES - 1);
  counted = store_test_ask (test->base.path,
                            "SELECT DISTINCT game_id FROM game_results WHERE counted_by = 0");
  g_assert_cmpstr (counted, ==, "3");

  /* Nor can these be read: two games that lack their first hand; then a ruleset. */
  store_test_sql (test->base.path,
                  FORGET_SETTLED "; DELETE FROM game_events WHERE game_id < 4 AND seq = 0");
  result = rebuild (test);
  g_assert_cmpuint (result.n_counted, ==, N_GAMES - 2);
  store_test_sql (test->base.path,
                  FORGET_SETTLED "; DROP TRIGGER rulesets_are_frozen; "
                                 "UPDATE rulesets SET json = '{}'");
  result = rebuild (test);
  g_assert_cmpuint (result.n_games, ==, N_GAMES);
  g_assert_cmpuint (result.n_counted, ==, 0);
}

/* A game with results that, as it is played now, has not ended. */
static void
test_game_that_does_not_end (LiveTest     *test,
                             gconstpointer data)
{
  TenboRebuildResult result;

  play_games (test);
  forget (test, "");
  store_test_sql (test->base.path, "DELETE FROM game_events WHERE game_id = 3 AND seq = 2");
  result = rebuild (test);
  g_assert_cmpuint (result.n_games, ==, N_GAMES);
  g_assert_cmpuint (result.n_counted, ==, N_GAMES - 1);
}

static void
note_many (guint64  done,
           guint64  total,
           gpointer user_data)
{
  g_string_append_printf (user_data, "%d/%d ", (int) done, (int) total);
}

/* More games than one transaction counts. */
static void
test_many_games (LiveTest     *test,
                 gconstpointer data)
{
  g_autoptr (GArray) keys = g_array_new (FALSE, FALSE, sizeof (TenboGameKey));
  g_autoptr (TenboGamesChange) copies = NULL;
  g_autoptr (GString) calls = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TenboRebuildResult result;

  game_test_ron (test->game, 1, 3);
  game_test_stop (test->game);
  for (int i = 0; i < 40; i++)
    {
      TenboGameKey key = tenbo_game_key (1, 0, FALSE);

      g_array_append_val (keys, key);
    }
  copies = tenbo_games_change_new (test->store, TENBO_GAMES_COPY, keys);
  g_assert_true (tenbo_games_change_run (copies, NULL, NULL, NULL, &error));

  store_test_change (test->base.path, "UPDATE game_results SET counted_by = 0");
  g_assert_cmpuint (count_uncounted (test), ==, 41);
  g_assert_true (tenbo_rebuild_counts (test->store, note_many, calls, NULL, &result, &error));
  g_assert_cmpuint (result.n_games, ==, 41);
  g_assert_cmpuint (result.n_counted, ==, 41);
  g_assert_cmpstr (calls->str, ==, "0/41 40/41 ");
  g_assert_cmpuint (count_uncounted (test), ==, 0);
}

/* Counters of a newer program do not change. */
static void
test_counts_of_a_newer_program (LiveTest     *test,
                                gconstpointer data)
{
  play_games (test);
  store_test_sql (test->base.path, "UPDATE game_results SET counted_by = 900, paid_1 = 5");
  g_assert_cmpuint (rebuild (test).n_games, ==, 0);
  g_assert_cmpuint (count_uncounted (test), ==, 0);
}

static void
test_game_changed_meanwhile (LiveTest     *test,
                             gconstpointer data)
{
  g_autoptr (GPtrArray) recounts = g_ptr_array_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *counted = NULL;
  TenboOutcome     outcome;

  play_games (test);
  forget (test, "");
  for (gint64 id = 2; id <= 3; id++)
    {
      g_autoptr (TenboStoredGame) game = store_test_read_game (test->store, id, &error);
      TenboRecount *recount = g_new0 (TenboRecount, 1);

      g_assert_no_error (error);
      recount->game_id = id;
      recount->revision = game->summary.revision - (id == 2 ? 1 : 0);
      recount->results.n_players = 4;
      recount->results.counted_by = 1;
      g_ptr_array_add (recounts, recount);
    }

  tenbo_store_commit (test->store, tenbo_write_recounts (g_steal_pointer (&recounts)),
                      &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.n_counted, ==, 1);
  counted = store_test_ask (test->base.path,
                            "SELECT DISTINCT game_id FROM game_results WHERE counted_by = 1");
  g_assert_cmpstr (counted, ==, "3");
}

static void
note_progress (guint64  done,
               guint64  total,
               gpointer user_data)
{
  guint *n_calls = user_data;

  g_assert_cmpuint (done, <, total);
  g_assert_cmpuint (total, ==, N_GAMES);
  (*n_calls)++;
}

static void
test_cancelled (LiveTest     *test,
                gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  guint              n_calls = 0;
  TenboRebuildResult result;

  play_games (test);
  forget (test, "");
  g_cancellable_cancel (cancellable);
  g_assert_false (tenbo_rebuild_counts (test->store, note_progress, &n_calls, cancellable,
                                        &result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (result.n_counted, ==, 0);
  g_assert_cmpuint (n_calls, ==, 1);
  g_assert_cmpuint (count_uncounted (test), ==, N_GAMES);
}

static void
test_nothing_to_count (LiveTest     *test,
                       gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  guint              n_calls = 0;
  TenboRebuildResult result;

  g_assert_true (tenbo_rebuild_counts (test->store, note_progress, &n_calls, NULL, &result,
                                       &error));
  g_assert_cmpuint (result.n_games, ==, 0);
  g_assert_cmpuint (n_calls, ==, 0);
}

static void
test_unreadable_list (LiveTest     *test,
                      gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TenboRebuildResult result;

  store_test_sql (test->base.path, "ALTER TABLE game_results RENAME TO elsewhere");
  g_assert_false (tenbo_rebuild_counts (test->store, NULL, NULL, NULL, &result, &error));
  g_assert_nonnull (error);
}

static void
rebuilt_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      user_data)
{
  TenboRebuildResult *counts = user_data;
  g_autoptr (GError) error = NULL;

  g_assert_true (tenbo_rebuild_counts_finish (TENBO_STORE (object), result, counts, &error));
  g_assert_no_error (error);
}

/* In its thread, while hands are confirmed here. */
static void
test_during_a_running_game (LiveTest     *test,
                            gconstpointer data)
{
  TenboRebuildResult counts = { 0 };
  guint              n_owners;

  play_games (test);
  forget (test, "");
  n_owners = G_OBJECT (test->store)->ref_count;
  tenbo_rebuild_counts_async (test->store, NULL, rebuilt_cb, &counts);
  for (int i = 0; i < 5; i++)
    game_test_draw (test->game);
  while (counts.n_games == 0)
    g_main_context_iteration (NULL, TRUE);

  /* The thread releases the store a moment after its answer. */
  while ((guint) g_atomic_int_get (&G_OBJECT (test->store)->ref_count) > n_owners)
    g_usleep (1000);

  g_assert_cmpuint (counts.n_counted, ==, N_GAMES);
  live_test_assert_stored (test);
  game_test_assert_sound (test->store);
}

static void
test_read_only_store (LiveTest     *test,
                      gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  TenboRebuildResult result;

  play_games (test);
  forget (test, "");
  store = tenbo_store_open (test->base.path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (tenbo_rebuild_counts (store, NULL, NULL, NULL, &result, &error));
  g_assert_cmpuint (result.n_games, ==, 0);
  g_assert_cmpuint (count_uncounted (test), ==, N_GAMES);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  live_test_add_func ("/game/rebuild/counters match the live ones",
                      test_counts_match_the_live_ones);
  live_test_add_func ("/game/rebuild/counters missing in schema 8",
                      test_counts_what_schema_8_lacks);
  live_test_add_func ("/game/rebuild/the settlement does not change", test_settlement_stays);
  live_test_add_func ("/game/rebuild/a game that cannot be played is skipped",
                      test_game_that_cannot_be_played);
  live_test_add_func ("/game/rebuild/a game that does not end is skipped",
                      test_game_that_does_not_end);
  live_test_add_func ("/game/rebuild/many games", test_many_games);
  live_test_add_func ("/game/rebuild/counters of a newer program are unchanged",
                      test_counts_of_a_newer_program);
  live_test_add_func ("/game/rebuild/a game changed meanwhile is skipped",
                      test_game_changed_meanwhile);
  live_test_add_func ("/game/rebuild/cancelled", test_cancelled);
  live_test_add_func ("/game/rebuild/nothing to count", test_nothing_to_count);
  live_test_add_func ("/game/rebuild/an unreadable list of games", test_unreadable_list);
  live_test_add_func ("/game/rebuild/during a running game", test_during_a_running_game);
  live_test_add_func ("/game/rebuild/a read-only store", test_read_only_store);

  return g_test_run ();
}
