/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

/* Reads return the stored data: games, logs, undo and redo, results. */

static void
check_log (TenboStore *store,
           gint64      game_id,
           const char *expected)
{
  g_autofree char *found = store_test_describe (store, game_id);

  g_assert_cmpstr (found, ==, expected);
}

static void
test_game_comes_back_whole (StoreTest    *test,
                            gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredGame) read = NULL;
  g_autoptr (GError) error = NULL;
  TenboStoredGame *game = store_test_played_game ("Aki,Ben,Chie,Dai", 3, TRUE);
  TenboWriteTarget target;

  game->summary.uuid = g_strdup ("1b4e28ba-2fa1-41d2-883f-0016d3cca427");
  game->summary.title = g_strdup ("Friday");
  game->summary.note = g_strdup ("won't; DROP TABLE games");
  game->summary.started = (TenboStoredTime) { 1700000000123, 540 };
  game->summary.ended = (TenboStoredTime) { 1700003600456, -210 };
  game->summary.players[2].side = 3;
  game->summary.progress.points[1] = -4700;
  target = store_test_insert (store, game);

  read = store_test_read_game (store, target.game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (read->summary.uuid, ==, "1b4e28ba-2fa1-41d2-883f-0016d3cca427");
  g_assert_cmpstr (read->summary.title, ==, "Friday");
  g_assert_cmpstr (read->summary.note, ==, "won't; DROP TABLE games");
  g_assert_cmpstr (read->summary.venue, ==, NULL);
  g_assert_cmpstr (read->summary.ruleset_key, ==, "house");
  g_assert_cmpstr (read->ruleset_json, ==, "{\"id\": \"house\"}");
  g_assert_cmpint (read->summary.started.msec, ==, 1700000000123);
  g_assert_cmpint (read->summary.started.offset_minutes, ==, 540);
  g_assert_cmpint (read->summary.ended.msec, ==, 1700003600456);
  g_assert_cmpint (read->summary.ended.offset_minutes, ==, -210);
  g_assert_cmpint (read->summary.n_players, ==, 4);
  g_assert_cmpstr (read->summary.players[3].name, ==, "Dai");
  g_assert_cmpint (read->summary.players[0].side, ==, -1);
  g_assert_cmpint (read->summary.players[2].side, ==, 3);
  g_assert_cmpint (read->summary.players[1].points, ==, -4700);
  g_assert_cmpint (read->summary.players[1].rank, ==, 2);
  g_assert_cmpint (read->summary.players[3].total, ==, 3000);
  g_assert_cmpstr (read->summary.progress.end_reason, ==, "rounds");
  g_assert_cmpint (read->summary.progress.n_hands, ==, 3);
  g_assert_cmpint (read->results.engine_revision, ==, 7);
  g_assert_cmpint (read->results.players[2].lost_points, ==, -2);
  check_log (store, target.game_id, "a0,a1,a2||");
}

/* Each column has a different number, so that swapped columns are detected. */
static void
test_results_keep_their_columns (StoreTest    *test,
                                 gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboStoredGame *game = store_test_played_game ("Aki,Ben,Chie,Dai", 3, TRUE);
  g_autoptr (TenboStoredGame) read = NULL;
  g_autoptr (GError) error = NULL;

  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    G_STRUCT_MEMBER (int, &game->results.players[1], tenbo_result_columns[i].offset) = (int) i + 2;
  store_test_insert (store, game);

  read = store_test_read_game (store, 1, &error);
  g_assert_no_error (error);
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    {
      const TenboResultColumn *column = &tenbo_result_columns[i];
      g_autofree char         *sql = NULL;
      g_autofree char         *stored = NULL;

      sql = g_strdup_printf ("SELECT %s FROM game_results WHERE player = 1", column->name);
      stored = store_test_ask (test->path, sql);
      g_assert_cmpint (atoi (stored), ==, (int) i + 2);
      g_assert_cmpint (G_STRUCT_MEMBER (int, &read->results.players[1], column->offset), ==,
                       (int) i + 2);
    }
}

static void
add_yaku (GPtrArray **list,
          const char *yaku,
          int         n)
{
  if (*list == NULL)
    *list = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);

  g_ptr_array_add (*list, tenbo_stored_yaku_new (yaku, n));
}

static char *
describe_yaku (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, 1, &error);
  GString *text = g_string_new (NULL);

  g_assert_no_error (error);
  g_string_append_printf (text, "by %d:", game->results.counted_by);
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    for (guint j = 0; game->results.yaku[i] != NULL && j < game->results.yaku[i]->len; j++)
      {
        const TenboStoredYaku *yaku = game->results.yaku[i]->pdata[j];

        g_string_append_printf (text, " %d %s %d", i, yaku->yaku, yaku->n);
      }

  return g_string_free_and_steal (text);
}

static guint
find_misplaced (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStoredGame) game = store_test_read_game (store, 1, &error);

  g_assert_no_error (error);
  return game->misplaced_results;
}

/* Reading a game includes its yaku; they are removed when the game runs again. */
static void
test_yaku_are_kept (StoreTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboStoredGame *game = store_test_played_game ("Aki,Ben,Chie,Dai", 3, TRUE);
  g_autofree char *put_in = NULL;
  g_autofree char *undone = NULL;
  g_autofree char *count = NULL;
  TenboWriteTarget target;

  game->results.counted_by = 3;
  game->results.players[3].last_rank = TENBO_NOT_COUNTED;
  add_yaku (&game->results.yaku[0], "pinfu", 1);
  add_yaku (&game->results.yaku[0], "riichi", 2);
  add_yaku (&game->results.yaku[3], "tanyao", 1);
  target = store_test_insert (store, game);
  put_in = describe_yaku (store);
  g_assert_cmpuint (find_misplaced (store), ==, 0);
  store_test_sql (test->path, "UPDATE game_yaku SET started_ms = started_ms + 1 WHERE player = 3");
  g_assert_cmpuint (find_misplaced (store), ==, 1 << 3);
  g_assert_cmpstr (put_in, ==, "by 3: 0 pinfu 1 0 riichi 2 3 tanyao 1");

  store_test_undo (store, &target, 2);
  undone = describe_yaku (store);
  g_assert_cmpstr (undone, ==, "by 0:");
  count = store_test_ask (test->path, "SELECT count(*) FROM game_yaku");
  g_assert_cmpstr (count, ==, "0");
}

/* A hand that ends the game has them too. */
static void
test_last_event_brings_yaku (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboStoredResult results[TENBO_STORED_PLAYERS] = { 0 };
  g_auto (TenboEffects) after = store_test_after (1, results);
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, "last");
  g_autoptr (GError) error = NULL;
  g_autofree char *added = NULL;
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));

  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    after.results.players[i].rank = i + 1;

  after.results.counted_by = 4;
  add_yaku (&after.results.yaku[2], "chinitsu", 1);
  tenbo_store_commit (store, tenbo_write_event (target, event, NULL, &after), NULL, &error);
  g_assert_no_error (error);
  added = describe_yaku (store);
  g_assert_cmpstr (added, ==, "by 4: 2 chinitsu 1");
}

static void
test_events_undo_and_redo (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));

  store_test_add (store, &target, "one", 1);
  store_test_add (store, &target, "two", 2);
  store_test_add (store, &target, "three", 3);
  check_log (store, target.game_id, "one,two,three||");

  store_test_undo (store, &target, 2);
  store_test_undo (store, &target, 1);
  check_log (store, target.game_id, "one|two,three|");

  /* Reopening the store changes nothing. */
  g_clear_object (&store);
  store = store_test_open (test);
  store_test_redo (store, &target, 2);
  check_log (store, target.game_id, "one,two|three|");

  /* A new entry clears redo: "three" cannot come back. */
  store_test_add (store, &target, "four", 3);
  check_log (store, target.game_id, "one,two,four||");

  store_test_undo (store, &target, 2);
  store_test_undo (store, &target, 1);
  store_test_undo (store, &target, 0);
  check_log (store, target.game_id, "|one,two,four|");
}

static void
test_nothing_to_undo_or_redo (StoreTest    *test,
                              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) no_undo = NULL;
  g_autoptr (GError) no_redo = NULL;
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));
  TenboEffects     after = store_test_after (0, NULL);

  g_assert_false (tenbo_store_commit (store, store_test_write_steps (store, target, -1, &after),
                                      NULL, &no_undo));
  assert_store_error (no_undo, NOT_FOUND);
  g_assert_false (tenbo_store_commit (store, store_test_write_steps (store, target, 1, &after),
                                      NULL, &no_redo));
  assert_store_error (no_redo, NOT_FOUND);
  check_log (store, target.game_id, "||");
}

static void
set_running_hand (TenboStore       *store,
                  TenboWriteTarget *target,
                  const char       *text)
{
  g_autoptr (GError) error = NULL;
  TenboOutcome outcome;

  tenbo_store_commit (store, tenbo_write_running_hand (*target, text), &outcome, &error);
  g_assert_no_error (error);
  target->revision = outcome.revision;
}

static void
test_running_hand_undone (StoreTest    *test,
                          gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));

  set_running_hand (store, &target, "riichi 1");
  set_running_hand (store, &target, "riichi 1 3");
  check_log (store, target.game_id, "||riichi 1 3");

  store_test_add (store, &target, "one", 1);
  check_log (store, target.game_id, "one||");
  set_running_hand (store, &target, "riichi 2");

  store_test_undo (store, &target, 0);
  check_log (store, target.game_id, "|one|riichi 1 3");
  store_test_redo (store, &target, 1);
  check_log (store, target.game_id, "one||riichi 2");

  set_running_hand (store, &target, NULL);
  check_log (store, target.game_id, "one||");
}

static void
test_hand_left_running (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new (NULL, "correction");
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));
  TenboEffects     after = store_test_after (1, NULL);

  set_running_hand (store, &target, "riichi 1");
  tenbo_store_commit (store, tenbo_write_event (target, event, "riichi 1", &after), NULL, &error);
  g_assert_no_error (error);
  check_log (store, target.game_id, "correction||riichi 1");
}

static void
test_progress_and_results_follow (StoreTest    *test,
                                  gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (TenboStoredEvent) event = tenbo_stored_event_new ("event-uuid", "last");
  g_autoptr (TenboStoredGame) ended = NULL;
  g_autoptr (TenboStoredGame) resumed = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget  target = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));
  TenboStoredResult results[4] = {
    { .rank = 2 },
    { .rank = 1, .busts = 5 },
    { .rank = 4 },
    { .rank = 3 },
  };
  TenboEffects after = store_test_after (1, results);

  tenbo_store_commit (store, tenbo_write_event (target, event, NULL, &after), NULL, &error);
  g_assert_no_error (error);
  target.revision++;

  ended = store_test_read_game (store, target.game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (ended->summary.progress.end_reason, ==, "bust");
  g_assert_cmpint (ended->summary.ended.msec, !=, 0);
  g_assert_cmpint (ended->summary.progress.honba, ==, 1);
  g_assert_cmpint (ended->summary.progress.number, ==, 2);
  g_assert_cmpint (ended->summary.players[3].points, ==, 24998);
  g_assert_cmpint (ended->results.players[1].busts, ==, 5);
  g_assert_cmpint (ended->summary.players[2].rank, ==, 4);
  g_assert_cmpstr (((TenboStoredEvent *) ended->events->pdata[0])->uuid, ==, "event-uuid");

  /* A game has not ended after the undo of its last hand. */
  store_test_undo (store, &target, 0);
  resumed = store_test_read_game (store, target.game_id, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (resumed->summary.progress.end_reason, ==, NULL);
  g_assert_cmpint (resumed->summary.ended.msec, ==, 0);
  g_assert_cmpint (resumed->results.engine_revision, ==, 0);
  g_assert_cmpint (resumed->results.players[1].rank, ==, 0);
}

static void
test_games_go_in_all_or_none (StoreTest    *test,
                              gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  g_autofree char *people = NULL;
  GPtrArray       *games = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  TenboStoredGame *wrong = store_test_new_game ("Eri,Fumi,Go,Hana");

  wrong->summary.players[2].name[0] = '\0';
  g_ptr_array_add (games, tenbo_write_game (store_test_new_game ("Aki,Ben,Chie,Dai")));
  g_ptr_array_add (games, tenbo_write_game (wrong));

  g_assert_false (tenbo_store_commit (store, tenbo_write_together (games), NULL, &error));
  assert_store_error (error, REFUSED);
  people = store_test_ask (test->path, "SELECT count(*) FROM people");
  g_assert_cmpstr (people, ==, "0");
}

static void
test_same_game_twice_changes_nothing (StoreTest    *test,
                                      gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) error = NULL;
  TenboStoredGame *again = store_test_played_game ("Eri,Fumi,Go,Hana", 9, FALSE);
  TenboStoredGame *first = store_test_played_game ("Aki,Ben,Chie,Dai", 2, FALSE);
  TenboWriteTarget target;
  TenboOutcome     outcome;

  first->summary.uuid = g_strdup ("same");
  again->summary.uuid = g_strdup ("same");
  target = store_test_insert (store, first);
  tenbo_store_commit (store, tenbo_write_game (again), &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.n_added, ==, 0);
  g_assert_cmpint (outcome.n_known, ==, 1);
  g_assert_cmpint (outcome.game_id, ==, target.game_id);
  check_log (store, target.game_id, "a0,a1||");
  g_assert_cmpint (store_test_find_game (store, "same", &error), ==, target.game_id);
  g_assert_cmpint (store_test_find_game (store, "other", &error), ==, 0);
}

static void
test_imported_hands_can_be_undone (StoreTest    *test,
                                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  TenboWriteTarget target = store_test_insert (store, store_test_played_game ("A,B,C,D", 3, TRUE));

  store_test_undo (store, &target, 2);
  check_log (store, target.game_id, "a0,a1|a2|");
}

static void
test_frozen_ruleset (StoreTest    *test,
                     gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autofree char *count = NULL;
  sqlite3         *db;
  int              code;

  store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));
  store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));
  count = store_test_ask (test->path, "SELECT count(*) FROM rulesets");
  g_assert_cmpstr (count, ==, "1");

  g_assert_cmpint (sqlite3_open (test->path, &db), ==, SQLITE_OK);
  code = sqlite3_exec (db, "UPDATE rulesets SET json = '{}'", NULL, NULL, NULL);
  g_assert_cmpint (code, ==, SQLITE_CONSTRAINT);
  sqlite3_close (db);
}

static void
test_unknown_game (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GError) no_read = NULL;
  g_autoptr (GError) no_write = NULL;

  g_assert_null (store_test_read_game (store, 99, &no_read));
  assert_store_error (no_read, NOT_FOUND);
  g_assert_false (tenbo_store_commit (store,
                                      tenbo_write_running_hand ((TenboWriteTarget) { 99, 1 }, "x"),
                                      NULL,
                                      &no_write));
  assert_store_error (no_write, NOT_FOUND);
}

/* The results of the callbacks of asynchronous commits. */
typedef struct
{
  guint        n_done;
  TenboOutcome outcome;
  GError      *error;
} Answers;

static void
committed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  Answers *answers = user_data;

  g_clear_error (&answers->error);
  tenbo_store_commit_finish (TENBO_STORE (source), result, &answers->outcome, &answers->error);
  answers->n_done++;
}

static void
test_commit_async (StoreTest    *test,
                   gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GCancellable) cancelled = g_cancellable_new ();
  Answers answers = { 0 };

  tenbo_store_commit_async (store,
                            tenbo_write_game (store_test_new_game ("Aki,Ben,Chie,Dai")),
                            NULL,
                            committed_cb,
                            &answers);
  g_assert_cmpint (answers.n_done, ==, 0);
  while (answers.n_done < 1)
    g_main_context_iteration (NULL, TRUE);

  g_assert_no_error (answers.error);
  g_assert_cmpint (answers.outcome.n_added, ==, 1);

  /* A commit canceled before its start does not happen. */
  g_cancellable_cancel (cancelled);
  tenbo_store_commit_async (store,
                            tenbo_write_game (store_test_new_game ("Aki,Ben,Chie,Dai")),
                            cancelled,
                            committed_cb,
                            &answers);
  while (answers.n_done < 2)
    g_main_context_iteration (NULL, TRUE);

  g_assert_error (answers.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&answers.error);
  check_log (store, 1, "||");
  g_assert_null (store_test_read_game (store, 2, NULL));
}

static void
test_closing_makes_queued (StoreTest    *test,
                           gconstpointer data)
{
  TenboStore      *store = store_test_open (test);
  g_autofree char *count = NULL;
  Answers          answers = { 0 };

  for (int i = 0; i < 20; i++)
    tenbo_store_commit_async (store,
                              tenbo_write_game (store_test_new_game ("Aki,Ben,Chie,Dai")),
                              NULL,
                              committed_cb,
                              &answers);

  /* Either thread may release the last reference. */
  g_object_unref (store);
  while (answers.n_done < 20)
    g_main_context_iteration (NULL, TRUE);

  g_assert_no_error (answers.error);
  count = store_test_ask (test->path, "SELECT count(*) FROM games");
  g_assert_cmpstr (count, ==, "20");
}

static void
test_together (StoreTest    *test,
               gconstpointer data)
{
  g_autoptr (TenboStore) store = store_test_open (test);
  g_autoptr (GPtrArray) writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  g_autoptr (GError) error = NULL;
  TenboOutcome     outcome = { 0 };
  TenboWriteTarget first = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Dai"));
  TenboWriteTarget second = store_test_insert (store, store_test_new_game ("Aki,Ben,Chie,Eri"));
  TenboWriteTarget old = { second.game_id, second.revision + 1 };
  g_autofree char *voids = NULL;
  g_autofree char *all_voids = NULL;

  /* One has another revision, so the other does not change either. */
  g_ptr_array_add (writes, tenbo_write_void (first, TRUE));
  g_ptr_array_add (writes, tenbo_write_void (old, TRUE));
  g_assert_false (tenbo_store_commit (store, tenbo_write_together (g_steal_pointer (&writes)),
                                      NULL, &error));
  assert_store_error (error, CHANGED);
  g_clear_error (&error);
  voids = store_test_ask (test->path, "SELECT is_void FROM games ORDER BY id");
  g_assert_cmpstr (voids, ==, "0 0");

  writes = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_write_free);
  g_ptr_array_add (writes, tenbo_write_void (first, TRUE));
  g_ptr_array_add (writes, tenbo_write_void (second, TRUE));
  tenbo_store_commit (store, tenbo_write_together (g_steal_pointer (&writes)), &outcome, &error);
  g_assert_no_error (error);
  g_assert_cmpint (outcome.game_id, ==, second.game_id);
  g_assert_cmpint (outcome.revision, ==, second.revision + 1);
  all_voids = store_test_ask (test->path, "SELECT is_void FROM games ORDER BY id");
  g_assert_cmpstr (all_voids, ==, "1 1");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/games/each result keeps its column",
                       test_results_keep_their_columns);
  store_test_add_func ("/store/games/yaku are kept", test_yaku_are_kept);
  store_test_add_func ("/store/games/the last event stores the yaku", test_last_event_brings_yaku);
  store_test_add_func ("/store/games/a game is read back completely", test_game_comes_back_whole);
  store_test_add_func ("/store/games/events are undone and redone", test_events_undo_and_redo);
  store_test_add_func ("/store/games/nothing to undo or redo is an error",
                       test_nothing_to_undo_or_redo);
  store_test_add_func ("/store/games/undo clears the running hand", test_running_hand_undone);
  store_test_add_func ("/store/games/an event can leave the hand running", test_hand_left_running);
  store_test_add_func ("/store/games/progress and results follow the events",
                       test_progress_and_results_follow);
  store_test_add_func ("/store/games/all games are inserted or none", test_games_go_in_all_or_none);
  store_test_add_func ("/store/games/the same game twice changes nothing",
                       test_same_game_twice_changes_nothing);
  store_test_add_func ("/store/games/imported hands can be undone",
                       test_imported_hands_can_be_undone);
  store_test_add_func ("/store/games/a frozen ruleset does not change", test_frozen_ruleset);
  store_test_add_func ("/store/games/an unknown game is an error", test_unknown_game);
  store_test_add_func ("/store/games/several games change together", test_together);
  store_test_add_func ("/store/games/a commit is asynchronous", test_commit_async);
  store_test_add_func ("/store/games/closing runs queued commits", test_closing_makes_queued);

  return g_test_run ();
}
