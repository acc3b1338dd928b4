/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "draft-test.h"
#include "tenbo-migrations.h"
#include "tenbo-store-private.h"

/* Drafts that are saved, undone and made again, with a restart after each. */

/* The draft lets go of the game, the game is opened anew and is sound. */
static void
restart (DraftTest *test)
{
  g_clear_object (&test->draft);
  live_test_reopen (&test->live);
  game_test_assert_sound (test->live.store);
  draft_test_begin (test);
}

static void
save (DraftTest *test)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_save_draft (test->live.game, test->draft, &error);
  g_assert_no_error (error);
  live_test_assert_stored (&test->live);
}

static void
undo (DraftTest *test)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tenbo_game_undo (test->live.game, &error));
  g_assert_no_error (error);
  live_test_assert_stored (&test->live);
}

static void
redo (DraftTest *test)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tenbo_game_redo (test->live.game, &error));
  g_assert_no_error (error);
  live_test_assert_stored (&test->live);
}

static char *
dup_record (DraftTest *test)
{
  return game_test_record (test->live.store, tenbo_game_get_id (test->live.game));
}

static void
assert_record (DraftTest  *test,
               const char *expected)
{
  g_autofree char *record = dup_record (test);

  g_assert_cmpstr (record, ==, expected);
}

static void
assert_sql (DraftTest  *test,
            const char *sql,
            const char *expected)
{
  g_autofree char *answer = store_test_ask (test->live.base.path, sql);

  g_assert_cmpstr (answer, ==, expected);
}

/* Saves the draft; undo brings back what was there, byte for byte, and redo what was saved. Returns
 * the record of that. */
static char *
save_and_go_back_and_forth (DraftTest *test)
{
  g_autofree char *before = dup_record (test);
  g_autofree char *after = NULL;

  save (test);
  after = dup_record (test);
  g_assert_cmpstr (before, !=, after);

  restart (test);
  assert_record (test, after);
  undo (test);
  restart (test);
  assert_record (test, before);
  g_assert_true (tenbo_game_get_can_redo (test->live.game));
  redo (test);
  restart (test);
  assert_record (test, after);
  g_assert_false (tenbo_game_get_can_redo (test->live.game));

  /* The same without a restart between them. */
  undo (test);
  assert_record (test, before);
  redo (test);
  assert_record (test, after);
  draft_test_begin (test);
  return g_steal_pointer (&after);
}

static void
test_hands_after_the_end (DraftTest    *test,
                          gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = dup_record (test);
  g_autofree char *record = NULL;
  TbEvent          event;

  draft_test_ron (&event, 2, 3, TB_LIMIT_SANBAIMAN);
  tenbo_draft_set_event (test->draft, 1, &event);
  g_assert_false (tenbo_game_save_draft (test->live.game, test->draft, &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "The game is over, no hand can follow");
  assert_record (test, before);
  draft_test_assert_untouched (test);

  for (guint i = 0; i < 3; i++)
    tenbo_draft_delete_hand (test->draft, 2);

  record = save_and_go_back_and_forth (test);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->live.game), ==, 2);
  g_assert_cmpint (tenbo_game_get_table (test->live.game)->end.reason, ==, TB_END_BUST);
  assert_sql (test, "SELECT end_reason FROM games", "bust");
  assert_sql (test, "SELECT points FROM game_results ORDER BY player", "25000 33000 49000 -7000");

  undo (test);
  assert_sql (test, "SELECT count(*) FROM game_results", "0");
  assert_sql (test, "SELECT points FROM game_players ORDER BY player", "33000 41300 24700 1000");
  assert_sql (test, "SELECT count(*) FROM games WHERE ended_ms IS NULL", "1");
}

static void
test_ended_game_runs_again (DraftTest    *test,
                            gconstpointer data)
{
  g_autofree char *record = NULL;
  g_autofree char *ended = NULL;

  game_test_stop (test->live.game);
  draft_test_begin (test);
  store_test_sql (test->live.base.path, "UPDATE games SET ended_ms = 1700000000000");
  tenbo_draft_delete_hand (test->draft, 5);
  record = save_and_go_back_and_forth (test);
  g_assert_cmpint (tenbo_game_get_table (test->live.game)->end.reason, ==, TB_END_NONE);
  assert_sql (test, "SELECT count(*) FROM game_results", "0");
  assert_sql (test, "SELECT count(*) FROM games WHERE ended_ms IS NULL", "1");

  /* It ended when it ended. */
  undo (test);
  assert_sql (test, "SELECT ended_ms FROM games", "1700000000000");
  assert_sql (test, "SELECT count(*) FROM game_results", "4");
}

static void
test_ended_game_is_edited (DraftTest    *test,
                           gconstpointer data)
{
  g_autofree char *record = NULL;
  TbEvent          event;

  game_test_stop (test->live.game);
  store_test_sql (test->live.base.path, "UPDATE games SET ended_ms = 1700000000000");
  restart (test);
  draft_test_ron (&event, 0, 2, TB_LIMIT_BAIMAN);
  tenbo_draft_set_event (test->draft, 4, &event);
  record = save_and_go_back_and_forth (test);
  assert_sql (test, "SELECT ended_ms FROM games", "1700000000000");
  assert_sql (test, "SELECT rank FROM game_results ORDER BY player", "1 2 3 4");
}

static void
test_hand_keeps_its_id_and_time (DraftTest    *test,
                                 gconstpointer data)
{
  g_autofree char *record = NULL;
  g_autofree char *uuids = NULL;
  TbEvent          event;

  store_test_sql (test->live.base.path, "UPDATE game_events SET created_ms = 1000 + seq");
  restart (test);
  uuids = store_test_ask (test->live.base.path, "SELECT uuid FROM game_events ORDER BY seq");
  draft_test_ron (&event, 2, 1, TB_LIMIT_MANGAN);
  tenbo_draft_set_event (test->draft, 1, &event);
  record = save_and_go_back_and_forth (test);
  assert_sql (test, "SELECT created_ms FROM game_events ORDER BY seq", "1000 1001 1002 1003 1004");
  assert_sql (test, "SELECT uuid FROM game_events ORDER BY seq", uuids);

  /* What is the same before it is not stored twice. */
  assert_sql (test, "SELECT seq FROM edit_events ORDER BY seq", "1 2 3 4");
  assert_sql (test, "SELECT count(*) FROM edit_players", "0");
  assert_sql (test, "SELECT count(*) FROM game_edits WHERE ruleset_id IS NOT NULL", "0");
}

static void
test_inserted_hand (DraftTest    *test,
                    gconstpointer data)
{
  g_autofree char *record = NULL;
  TbEvent          event;

  draft_test_ron (&event, 2, 1, TB_LIMIT_MANGAN);
  tenbo_draft_insert_event (test->draft, 2, &event);
  record = save_and_go_back_and_forth (test);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->live.game), ==, 6);
  assert_sql (test, "SELECT count(*) FROM game_events WHERE created_ms > 1600000000000", "6");

  /* The game goes on, and all of it can be taken back. */
  game_test_draw (test->live.game);
  undo (test);
  undo (test);
  for (int i = 0; i < 5; i++)
    undo (test);

  g_assert_false (tenbo_game_get_can_undo (test->live.game));
  g_assert_cmpuint (tenbo_game_get_n_hands (test->live.game), ==, 0);
  game_test_assert_sound (test->live.store);
}

static void
test_other_seats (DraftTest    *test,
                  gconstpointer data)
{
  static const TbPlayer order[] = { 3, 0, 1, 2 };
  g_autofree char      *record = NULL;

  game_test_stop (test->live.game);
  store_test_sql (test->live.base.path,
                  "UPDATE game_players SET place = 3 - player");
  restart (test);
  tenbo_draft_set_order (test->draft, order);
  record = save_and_go_back_and_forth (test);
  g_assert_cmpstr (tenbo_game_get_player_name (test->live.game, 0), ==, "Dai");
  g_assert_cmpstr (tenbo_game_get_player_name (test->live.game, 2), ==, "Ben");
  assert_sql (test,
              "SELECT w.name FROM game_players JOIN people AS w ON w.id = person_id "
              "ORDER BY player",
              "Dai Aki Ben Chie");
  assert_sql (test,
              "SELECT w.name FROM game_results JOIN people AS w ON w.id = person_id "
              "ORDER BY player",
              "Dai Aki Ben Chie");

  /* The bodies sat where they sat. */
  assert_sql (test, "SELECT place FROM game_players ORDER BY player", "0 3 2 1");
  assert_sql (test, "SELECT count(*) FROM people", "4");
  undo (test);
  assert_sql (test, "SELECT place FROM game_players ORDER BY player", "3 2 1 0");
}

static void
test_other_person (DraftTest    *test,
                   gconstpointer data)
{
  g_autofree char *record = NULL;

  tenbo_draft_set_player_name (test->draft, 3, "Dan");
  record = save_and_go_back_and_forth (test);
  assert_sql (test, "SELECT name FROM people ORDER BY id", "Aki Ben Chie Dai Dan");
  assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "1 2 3 5");
  assert_sql (test, "SELECT person_id FROM edit_players ORDER BY player", "1 2 3 4");

  /* Only names were exchanged: the same two people. */
  tenbo_draft_set_player_name (test->draft, 0, "Ben");
  tenbo_draft_set_player_name (test->draft, 1, "Aki");
  save (test);
  assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "2 1 3 5");
  restart (test);

  /* Somebody known by a name that was used before. */
  tenbo_draft_set_player_name (test->draft, 3, "Dai");
  save (test);
  assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "2 1 3 4");
  undo (test);
  undo (test);
  undo (test);
  assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "1 2 3 4");
  game_test_assert_sound (test->live.store);
}

static void
test_other_ruleset (DraftTest    *test,
                    gconstpointer data)
{
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  g_autofree char *record = NULL;

  g_assert_true (tenbo_draft_set_ruleset (test->draft, other));
  record = save_and_go_back_and_forth (test);
  g_assert_cmpstr (tenbo_ruleset_get_id (tenbo_game_get_ruleset (test->live.game)),
                   ==,
                   "wrc-2025");
  assert_sql (test, "SELECT r.key FROM games JOIN rulesets AS r ON r.id = ruleset_id", "wrc-2025");

  /* Nothing of the events was different. */
  assert_sql (test, "SELECT count(*) FROM edit_events", "0");
  game_test_ron (test->live.game, 0, 1);
  undo (test);
  undo (test);
  assert_sql (test, "SELECT r.key FROM games JOIN rulesets AS r ON r.id = ruleset_id",
              "tenhou-hanchan");
  game_test_assert_sound (test->live.store);
}

static void
test_running_hand (DraftTest    *test,
                   gconstpointer data)
{
  g_autofree char *record = NULL;
  TbEvent          event;

  game_test_riichi (test->live.game, 3);
  game_test_riichi (test->live.game, 1);
  draft_test_begin (test);
  draft_test_ron (&event, 1, 3, TB_LIMIT_MANGAN);
  event.n_riichi = 1;
  event.riichi[0] = 3;
  tenbo_draft_set_event (test->draft, 0, &event);

  /* With the stake of East 1 Dai has no thousand left. */
  record = save_and_go_back_and_forth (test);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->n_riichi, ==, 1);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->riichi[0], ==, 1);
  undo (test);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->n_riichi, ==, 2);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->riichi[0], ==, 3);
}

static void
test_game_moved_on (DraftTest    *test,
                    gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;

  tenbo_draft_delete_hand (test->draft, 0);
  game_test_riichi (test->live.game, 0);
  record = dup_record (test);
  g_assert_false (tenbo_game_save_draft (test->live.game, test->draft, &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_CHANGED);
  assert_record (test, record);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->n_riichi, ==, 1);
}

static void
test_game_moved_on_elsewhere (DraftTest    *test,
                              gconstpointer data)
{
  g_autoptr (TenboStore) other_store = store_test_open (&test->live.base);
  g_autoptr (TenboGame) other = NULL;
  g_autoptr (GError) error = NULL;

  other = tenbo_game_open (other_store, tenbo_game_get_id (test->live.game), &error);
  game_test_draw (other);
  tenbo_draft_delete_hand (test->draft, 0);
  g_assert_false (tenbo_game_save_draft (test->live.game, test->draft, &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_CHANGED);

  /* It has been read again. */
  g_assert_cmpuint (tenbo_game_get_n_hands (test->live.game), ==, 6);
  live_test_assert_stored (&test->live);
}

static void
test_nothing_to_save (DraftTest    *test,
                      gconstpointer data)
{
  TbEvent event;

  draft_test_ron (&event, 1, 3, TB_LIMIT_MANGAN);
  tenbo_draft_set_event (test->draft, 0, &event);
  save (test);
  assert_sql (test, "SELECT count(*) FROM game_edits", "5");
  assert_sql (test, "SELECT revision FROM games", "6");
}

static void
test_new_hand_drops_what_was_taken_back (DraftTest    *test,
                                         gconstpointer data)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };

  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_set_order (test->draft, order);
  save (test);
  undo (test);
  assert_sql (test, "SELECT count(*) FROM edit_events", "4");
  assert_sql (test, "SELECT count(*) FROM edit_players", "4");
  game_test_draw (test->live.game);
  g_assert_false (tenbo_game_get_can_redo (test->live.game));
  assert_sql (test, "SELECT count(*) FROM edit_events", "0");
  assert_sql (test, "SELECT count(*) FROM edit_players", "0");
  assert_sql (test, "SELECT kind FROM game_edits ORDER BY number", "add add add add add add");
  game_test_assert_sound (test->live.store);
}

static void
test_full_disk (DraftTest    *test,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = dup_record (test);
  g_autofree char *note = g_strnfill (100000, 'x');

  tenbo_draft_set_hand_note (test->draft, 0, note);
  tenbo_draft_set_player_name (test->draft, 0, "Somebody new");
  tenbo_store_limit_pages (test->live.store, 1);
  g_assert_false (tenbo_game_save_draft (test->live.game, test->draft, &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FULL);
  assert_record (test, record);
  draft_test_assert_untouched (test);
  assert_sql (test, "SELECT count(*) FROM people", "4");

  /* There is room again. */
  tenbo_store_limit_pages (test->live.store, 100000);
  save (test);
  restart (test);
  g_assert_cmpstr (tenbo_game_get_player_name (test->live.game, 0), ==, "Somebody new");
}

static void
test_notes (DraftTest    *test,
            gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  undo (test);
  g_assert_true (tenbo_game_set_note (test->live.game, " At Mori's, with snow. ", &error));
  g_assert_true (tenbo_game_set_title (test->live.game, "Friday", &error));
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");
  g_assert_cmpstr (tenbo_game_get_title (test->live.game), ==, "Friday");

  /* These are no steps. */
  g_assert_true (tenbo_game_get_can_redo (test->live.game));
  redo (test);
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");

  g_assert_true (tenbo_game_set_hand_note (test->live.game, 4, "Chie was furious.", &error));
  g_assert_no_error (error);
  restart (test);
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");
  g_assert_cmpstr (tenbo_game_get_title (test->live.game), ==, "Friday");
  g_assert_cmpstr (tenbo_game_get_hand_note (test->live.game, 4), ==, "Chie was furious.");
  g_assert_cmpstr (tenbo_game_get_hand_note (test->live.game, 3), ==, NULL);
  g_assert_nonnull (tenbo_game_get_hand_id (test->live.game, 4));

  /* The note of a hand is a step, of one event. */
  assert_sql (test, "SELECT seq FROM edit_events", "4");
  undo (test);
  g_assert_cmpstr (tenbo_game_get_hand_note (test->live.game, 4), ==, NULL);
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, "At Mori's, with snow.");
  g_assert_true (tenbo_game_set_note (test->live.game, "", &error));
  g_assert_cmpstr (tenbo_game_get_note (test->live.game), ==, NULL);
  assert_sql (test, "SELECT count(*) FROM games WHERE note IS NULL", "1");
}

/* How an operation without waiting ended. */
typedef struct
{
  gboolean (*finish) (TenboGame    *game,
                      GAsyncResult *result,
                      GError      **error);
  gboolean done;
  GError  *error;
} Waiting;

static void
done_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Waiting *waiting = user_data;

  waiting->finish (TENBO_GAME (source), result, &waiting->error);
  waiting->done = TRUE;
}

static void
wait_for (Waiting *waiting)
{
  while (!waiting->done)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_without_waiting (DraftTest    *test,
                      gconstpointer data)
{
  TenboGame *game = test->live.game;
  Waiting    nothing = { .finish = tenbo_game_save_draft_finish };
  Waiting    saved = { .finish = tenbo_game_save_draft_finish };
  Waiting    refused = { .finish = tenbo_game_save_draft_finish };
  Waiting    title = { .finish = tenbo_game_set_title_finish };
  Waiting    note = { .finish = tenbo_game_set_note_finish };
  Waiting    hand_note = { .finish = tenbo_game_set_hand_note_finish };
  Waiting    pending = { .finish = tenbo_game_set_note_finish };

  tenbo_game_save_draft_async (game, test->draft, NULL, done_cb, &nothing);
  wait_for (&nothing);
  g_assert_no_error (nothing.error);

  tenbo_draft_delete_hand (test->draft, 1);
  tenbo_game_save_draft_async (game, test->draft, NULL, done_cb, &saved);
  g_assert_true (tenbo_game_get_busy (game));
  tenbo_game_set_note_async (game, "too early", NULL, done_cb, &pending);
  wait_for (&saved);
  wait_for (&pending);
  g_assert_no_error (saved.error);
  g_assert_error (pending.error, G_IO_ERROR, G_IO_ERROR_PENDING);
  g_clear_error (&pending.error);
  g_assert_cmpuint (tenbo_game_get_n_hands (game), ==, 4);

  tenbo_game_save_draft_async (game, test->draft, NULL, done_cb, &refused);
  wait_for (&refused);
  g_assert_error (refused.error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_CHANGED);
  g_clear_error (&refused.error);

  tenbo_game_set_title_async (game, "Friday", NULL, done_cb, &title);
  wait_for (&title);
  tenbo_game_set_note_async (game, "Snow", NULL, done_cb, &note);
  wait_for (&note);
  tenbo_game_set_hand_note_async (game, 2, "Ouch", NULL, done_cb, &hand_note);
  wait_for (&hand_note);
  g_assert_no_error (title.error);
  g_assert_no_error (note.error);
  g_assert_no_error (hand_note.error);
  g_assert_cmpstr (tenbo_game_get_title (game), ==, "Friday");
  g_assert_cmpstr (tenbo_game_get_note (game), ==, "Snow");
  g_assert_cmpstr (tenbo_game_get_hand_note (game, 2), ==, "Ouch");
  live_test_assert_stored (&test->live);
}

/* A draft of a game in memory is saved there. */
static void
test_in_memory (DraftTest    *test,
                gconstpointer data)
{
  g_autoptr (TenboGame) whole = tenbo_draft_open_all (test->draft);
  g_autoptr (TenboDraft) draft = tenbo_draft_new (whole);
  g_autoptr (GError) error = NULL;

  tenbo_draft_delete_hand (draft, 0);
  tenbo_draft_set_player_name (draft, 0, "Eri");
  g_assert_true (tenbo_game_save_draft (whole, draft, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tenbo_game_get_n_hands (whole), ==, 4);
  g_assert_cmpstr (tenbo_game_get_player_name (whole, 0), ==, "Eri");
  g_assert_true (tenbo_game_undo (whole, &error));
  g_assert_cmpuint (tenbo_game_get_n_hands (whole), ==, 5);
  g_assert_cmpstr (tenbo_game_get_player_name (whole, 0), ==, "Aki");
  draft_test_assert_untouched (test);
}

/* Makes the database one of schema 1, with all that is in it. */
static void
make_schema_1 (DraftTest *test)
{
  static const char *const tables[] = { "people", "sessions", "rulesets", "games", "game_players",
                                        "game_events", "running_hands", "game_results" };
  g_autoptr (GArray) steps = tenbo_migrations_load ();
  g_autoptr (GString) sql = g_string_new ("PRAGMA foreign_keys = OFF; ");
  g_autoptr (GError) error = NULL;
  g_autofree char *old_path = g_strconcat (test->live.base.path, ".old", NULL);
  TenboDb         *old = tenbo_db_open (old_path, TENBO_DB_CREATE, &error);

  g_assert_no_error (error);
  g_array_set_size (steps, 1);
  g_assert_true (tenbo_migrations_run (old, old_path, steps, &error));
  tenbo_db_free (old);

  g_string_append_printf (sql, "ATTACH '%s' AS now; ", test->live.base.path);
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    g_string_append_printf (sql, "INSERT INTO %1$s SELECT * FROM now.%1$s; ", tables[i]);

  g_string_append (sql, "INSERT INTO game_edits SELECT game_id, number, kind, seq, uuid, event, "
                        "created_ms, running_hand FROM now.game_edits");
  store_test_sql (old_path, sql->str);
  g_assert_cmpint (g_rename (old_path, test->live.base.path), ==, 0);
}

static void
test_database_of_schema_1 (DraftTest    *test,
                           gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  gint64           id = tenbo_game_get_id (test->live.game);

  undo (test);
  game_test_riichi (test->live.game, 2);
  before = game_test_describe (test->live.game);
  record = dup_record (test);
  g_clear_object (&test->draft);
  g_clear_object (&test->live.game);
  g_clear_object (&test->live.store);
  make_schema_1 (test);
  assert_sql (test, "PRAGMA user_version", "1");

  test->live.store = store_test_open (&test->live.base);
  test->live.game = tenbo_game_open (test->live.store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (store_test_count_files (&test->live.base, ".backup-001-"), ==, 1);
  after = game_test_describe (test->live.game);
  g_assert_cmpstr (after, ==, before);
  assert_record (test, record);
  game_test_assert_sound (test->live.store);

  redo (test);
  undo (test);
  draft_test_begin (test);
  tenbo_draft_delete_hand (test->draft, 0);
  g_free (save_and_go_back_and_forth (test));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  draft_test_add_func ("/game/rewrite/hands after the end are deleted", test_hands_after_the_end);
  draft_test_add_func ("/game/rewrite/a game that has ended runs again",
                       test_ended_game_runs_again);
  draft_test_add_func ("/game/rewrite/a game that has ended is edited", test_ended_game_is_edited);
  draft_test_add_func ("/game/rewrite/a hand keeps its id and its time",
                       test_hand_keeps_its_id_and_time);
  draft_test_add_func ("/game/rewrite/a forgotten hand is inserted", test_inserted_hand);
  draft_test_add_func ("/game/rewrite/seats are corrected", test_other_seats);
  draft_test_add_func ("/game/rewrite/somebody else played", test_other_person);
  draft_test_add_func ("/game/rewrite/the ruleset is corrected", test_other_ruleset);
  draft_test_add_func ("/game/rewrite/the running hand goes with it", test_running_hand);
  draft_test_add_func ("/game/rewrite/a draft of a game that moved on", test_game_moved_on);
  draft_test_add_func ("/game/rewrite/a draft of a game that moved on elsewhere",
                       test_game_moved_on_elsewhere);
  draft_test_add_func ("/game/rewrite/nothing to save is no step", test_nothing_to_save);
  draft_test_add_func ("/game/rewrite/a new hand drops what was taken back",
                       test_new_hand_drops_what_was_taken_back);
  draft_test_add_func ("/game/rewrite/a full disk changes nothing", test_full_disk);
  draft_test_add_func ("/game/rewrite/notes and the title", test_notes);
  draft_test_add_func ("/game/rewrite/no need to wait", test_without_waiting);
  draft_test_add_func ("/game/rewrite/a game in memory", test_in_memory);

  draft_test_add_func ("/game/rewrite/a database of schema 1", test_database_of_schema_1);

  return g_test_run ();
}
