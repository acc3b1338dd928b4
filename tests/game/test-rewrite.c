/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "draft-test.h"
#include "tenbo-game-record.h"
#include "tenbo-migrations.h"
#include "tenbo-store.h"

/* Drafts that are saved, undone and redone, with a restart after each. */

/* Saves the draft; undo restores the previous record, byte for byte, and redo the saved one.
 * Returns the saved record. */
static char *
save_and_go_back_and_forth (DraftTest *test)
{
  g_autofree char *before = draft_test_dup_record (test);
  g_autofree char *after = NULL;

  draft_test_save (test);
  after = draft_test_dup_record (test);
  g_assert_cmpstr (before, !=, after);

  draft_test_restart (test);
  draft_test_assert_record (test, after);
  draft_test_undo (test);
  draft_test_restart (test);
  draft_test_assert_record (test, before);
  g_assert_true (tenbo_game_get_can_redo (test->live.game));
  draft_test_redo (test);
  draft_test_restart (test);
  draft_test_assert_record (test, after);
  g_assert_false (tenbo_game_get_can_redo (test->live.game));

  /* The same without a restart in between. */
  draft_test_undo (test);
  draft_test_assert_record (test, before);
  draft_test_redo (test);
  draft_test_assert_record (test, after);
  draft_test_begin (test);
  return g_steal_pointer (&after);
}

static void
test_hands_after_the_end (DraftTest    *test,
                          gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *before = draft_test_dup_record (test);
  g_autofree char *record = NULL;
  TbEvent          event;

  draft_test_ron (&event, 2, 3, TB_LIMIT_SANBAIMAN);
  tenbo_draft_set_event (test->draft, 1, &event);
  g_assert_false (apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error));
  g_assert_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED);
  g_assert_cmpstr (error->message, ==, "The game is over, so no hand can follow");
  draft_test_assert_record (test, before);
  draft_test_assert_untouched (test);

  for (guint i = 0; i < 3; i++)
    tenbo_draft_delete_hand (test->draft, 2);

  record = save_and_go_back_and_forth (test);
  g_assert_cmpuint (tenbo_game_get_n_hands (test->live.game), ==, 2);
  g_assert_cmpint (tenbo_game_get_table (test->live.game)->end.reason, ==, TB_END_BUST);
  draft_test_assert_sql (test, "SELECT end_reason FROM games", "bust");
  draft_test_assert_sql (test,
                         "SELECT points FROM game_results ORDER BY player",
                         "25000 33000 49000 -7000");

  draft_test_undo (test);
  draft_test_assert_sql (test, "SELECT count(*) FROM game_results", "0");
  draft_test_assert_sql (test,
                         "SELECT points FROM game_players ORDER BY player",
                         "33000 41300 24700 1000");
  draft_test_assert_sql (test, "SELECT count(*) FROM games WHERE ended_ms IS NULL", "1");
}

static void
test_ended_game_runs_again (DraftTest    *test,
                            gconstpointer data)
{
  g_autofree char *record = NULL;
  g_autofree char *ended = NULL;

  game_test_stop (test->live.game);
  draft_test_begin (test);
  store_test_change (test->live.base.path, "UPDATE games SET ended_ms = 1700000000000");
  tenbo_draft_delete_hand (test->draft, 5);
  record = save_and_go_back_and_forth (test);
  g_assert_cmpint (tenbo_game_get_table (test->live.game)->end.reason, ==, TB_END_NONE);
  draft_test_assert_sql (test, "SELECT count(*) FROM game_results", "0");
  draft_test_assert_sql (test, "SELECT count(*) FROM games WHERE ended_ms IS NULL", "1");

  /* The end time does not change. */
  draft_test_undo (test);
  draft_test_assert_sql (test, "SELECT ended_ms FROM games", "1700000000000");
  draft_test_assert_sql (test, "SELECT count(*) FROM game_results", "4");
}

static void
test_ended_game_is_edited (DraftTest    *test,
                           gconstpointer data)
{
  g_autofree char *record = NULL;
  TbEvent          event;

  game_test_stop (test->live.game);
  store_test_change (test->live.base.path, "UPDATE games SET ended_ms = 1700000000000");
  draft_test_restart (test);
  draft_test_ron (&event, 0, 2, TB_LIMIT_BAIMAN);
  tenbo_draft_set_event (test->draft, 4, &event);
  record = save_and_go_back_and_forth (test);
  draft_test_assert_sql (test, "SELECT ended_ms FROM games", "1700000000000");
  draft_test_assert_sql (test, "SELECT rank FROM game_results ORDER BY player", "1 2 3 4");
}

static void
test_hand_keeps_its_id_and_time (DraftTest    *test,
                                 gconstpointer data)
{
  g_autofree char *record = NULL;
  g_autofree char *uuids = NULL;
  TbEvent          event;

  store_test_change (test->live.base.path, "UPDATE game_events SET created_ms = 1000 + seq");
  draft_test_restart (test);
  uuids = store_test_ask (test->live.base.path, "SELECT uuid FROM game_events ORDER BY seq");
  draft_test_ron (&event, 2, 1, TB_LIMIT_MANGAN);
  tenbo_draft_set_event (test->draft, 1, &event);
  record = save_and_go_back_and_forth (test);
  draft_test_assert_sql (test,
                         "SELECT created_ms FROM game_events ORDER BY seq",
                         "1000 1001 1002 1003 1004");
  draft_test_assert_sql (test, "SELECT uuid FROM game_events ORDER BY seq", uuids);

  /* The common beginning is not stored twice. */
  draft_test_assert_sql (test, "SELECT seq FROM edit_events ORDER BY seq", "1 2 3 4");
  draft_test_assert_sql (test, "SELECT count(*) FROM edit_players", "0");
  draft_test_assert_sql (test, "SELECT count(*) FROM game_edits WHERE ruleset_id IS NOT NULL", "0");
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
  draft_test_assert_sql (test,
                         "SELECT count(*) FROM game_events WHERE created_ms > 1600000000000",
                         "6");

  /* The game continues, and everything can be undone. */
  game_test_draw (test->live.game);
  draft_test_undo (test);
  draft_test_undo (test);
  for (int i = 0; i < 5; i++)
    draft_test_undo (test);

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
  store_test_change (test->live.base.path, "UPDATE game_players SET place = 3 - player");
  draft_test_restart (test);
  tenbo_draft_set_order (test->draft, order);
  record = save_and_go_back_and_forth (test);
  g_assert_cmpstr (tenbo_game_get_player_name (test->live.game, 0), ==, "Dai");
  g_assert_cmpstr (tenbo_game_get_player_name (test->live.game, 2), ==, "Ben");
  draft_test_assert_sql (test,
                         "SELECT w.name FROM game_players JOIN people AS w ON w.id = person_id "
                         "ORDER BY player",
                         "Dai Aki Ben Chie");
  draft_test_assert_sql (test,
                         "SELECT w.name FROM game_results JOIN people AS w ON w.id = person_id "
                         "ORDER BY player",
                         "Dai Aki Ben Chie");

  /* The people keep their seats. */
  draft_test_assert_sql (test, "SELECT place FROM game_players ORDER BY player", "0 3 2 1");
  draft_test_assert_sql (test, "SELECT count(*) FROM people", "4");
  draft_test_undo (test);
  draft_test_assert_sql (test, "SELECT place FROM game_players ORDER BY player", "3 2 1 0");
}

static void
test_other_person (DraftTest    *test,
                   gconstpointer data)
{
  g_autofree char *record = NULL;

  tenbo_draft_set_player_name (test->draft, 3, "Dan");
  record = save_and_go_back_and_forth (test);
  draft_test_assert_sql (test, "SELECT name FROM people ORDER BY id", "Aki Ben Chie Dai Dan");
  draft_test_assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "1 2 3 5");
  draft_test_assert_sql (test, "SELECT person_id FROM edit_players ORDER BY player", "1 2 3 4");

  /* Only names were swapped: the same two people. */
  tenbo_draft_set_player_name (test->draft, 0, "Ben");
  tenbo_draft_set_player_name (test->draft, 1, "Aki");
  draft_test_save (test);
  draft_test_assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "2 1 3 5");
  draft_test_restart (test);

  /* A person with a name that was used before. */
  tenbo_draft_set_player_name (test->draft, 3, "Dai");
  draft_test_save (test);
  draft_test_assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "2 1 3 4");
  draft_test_undo (test);
  draft_test_undo (test);
  draft_test_undo (test);
  draft_test_assert_sql (test, "SELECT person_id FROM game_players ORDER BY player", "1 2 3 4");
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
  draft_test_assert_sql (test,
                         "SELECT r.key FROM games JOIN rulesets AS r ON r.id = ruleset_id",
                         "wrc-2025");

  /* The events did not differ. */
  draft_test_assert_sql (test, "SELECT count(*) FROM edit_events", "0");
  game_test_ron (test->live.game, 0, 1);
  draft_test_undo (test);
  draft_test_undo (test);
  draft_test_assert_sql (test, "SELECT r.key FROM games JOIN rulesets AS r ON r.id = ruleset_id",
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

  /* With the stake of East 1 Dai has less than a thousand. */
  record = save_and_go_back_and_forth (test);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->n_riichi, ==, 1);
  g_assert_cmpint (tenbo_game_get_partial (test->live.game)->riichi[0], ==, 1);
  draft_test_undo (test);
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
  record = draft_test_dup_record (test);
  g_assert_false (apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
  draft_test_assert_record (test, record);
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
  g_assert_false (apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);

  /* The game was read again. */
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
  draft_test_save (test);
  draft_test_assert_sql (test, "SELECT count(*) FROM game_edits", "5");
  draft_test_assert_sql (test, "SELECT revision FROM games", "6");
}

static void
test_new_hand_clears_redo (DraftTest    *test,
                           gconstpointer data)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };

  tenbo_draft_delete_hand (test->draft, 0);
  tenbo_draft_set_order (test->draft, order);
  draft_test_save (test);
  draft_test_undo (test);
  draft_test_assert_sql (test, "SELECT count(*) FROM edit_events", "4");
  draft_test_assert_sql (test, "SELECT count(*) FROM edit_players", "4");
  game_test_draw (test->live.game);
  g_assert_false (tenbo_game_get_can_redo (test->live.game));
  draft_test_assert_sql (test, "SELECT count(*) FROM edit_events", "0");
  draft_test_assert_sql (test, "SELECT count(*) FROM edit_players", "0");
  draft_test_assert_sql (test,
                         "SELECT kind FROM game_edits ORDER BY number",
                         "add add add add add add");
  game_test_assert_sound (test->live.store);
}

static void
test_full_disk (DraftTest    *test,
                gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *record = draft_test_dup_record (test);
  g_autofree char *note = g_strnfill (100000, 'x');

  tenbo_draft_set_hand_note (test->draft, 0, note);
  tenbo_draft_set_player_name (test->draft, 0, "Somebody new");
  tenbo_store_set_pragma (test->live.store, "max_page_count", 1);
  g_assert_false (apply_test (test->live.game, tenbo_game_change_draft (test->draft), &error));
  g_assert_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_FULL);
  draft_test_assert_record (test, record);
  draft_test_assert_untouched (test);
  draft_test_assert_sql (test, "SELECT count(*) FROM people", "4");

  /* There is space again. */
  tenbo_store_set_pragma (test->live.store, "max_page_count", 100000);
  draft_test_save (test);
  draft_test_restart (test);
  g_assert_cmpstr (tenbo_game_get_player_name (test->live.game, 0), ==, "Somebody new");
}

/* The export has the current game; there its hands are the steps. */
static void
test_exported_game (DraftTest    *test,
                    gconstpointer data)
{
  g_autofree char *path = g_strconcat (test->live.base.path, ".other", NULL);
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;
  g_autoptr (TenboStore) other = NULL;
  g_autoptr (TenboRecord) record = NULL;
  g_autoptr (TenboGame) game = NULL;
  g_autoptr (GError) error = NULL;
  TenboStoredGame *imported;
  TenboOutcome     outcome;

  tenbo_draft_delete_hand (test->draft, 1);
  tenbo_draft_set_player_name (test->draft, 2, "Eri");
  tenbo_draft_set_hand_note (test->draft, 0, "A note");
  draft_test_save (test);
  here = draft_test_dup_record (test);
  record = tenbo_game_export (test->live.store, tenbo_game_get_id (test->live.game), &error);
  g_assert_no_error (error);

  other = tenbo_store_open (path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  imported = tenbo_game_from_record (record, NULL, &error);
  g_assert_no_error (error);
  tenbo_store_commit (other, tenbo_write_game (imported), &outcome, &error);
  g_assert_no_error (error);
  there = game_test_record (other, outcome.game_id);
  g_assert_cmpstr (there, ==, here);

  game = tenbo_game_open (other, outcome.game_id, &error);
  g_assert_no_error (error);
  for (int i = 0; i < 4; i++)
    g_assert_true (apply_test (game, tenbo_game_change_undo (), &error));

  g_assert_false (tenbo_game_get_can_undo (game));
  game_test_assert_sound (other);
}

/* Makes the database one of schema 1, with its contents. */
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
    {
      g_autofree char *ask = NULL;
      g_autofree char *columns = NULL;

      ask = g_strdup_printf ("SELECT group_concat (name) FROM pragma_table_info ('%s')", tables[i]);
      columns = store_test_ask (old_path, ask);
      g_string_append_printf (sql, "INSERT INTO %1$s (%2$s) SELECT %2$s FROM now.%1$s; ",
                              tables[i], columns);
    }

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

  draft_test_undo (test);
  game_test_riichi (test->live.game, 2);
  before = game_test_describe (test->live.game);
  record = draft_test_dup_record (test);
  g_clear_object (&test->draft);
  g_clear_object (&test->live.game);
  g_clear_object (&test->live.store);
  make_schema_1 (test);
  draft_test_assert_sql (test, "PRAGMA user_version", "1");

  test->live.store = store_test_open (&test->live.base);
  test->live.game = tenbo_game_open (test->live.store, id, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (store_test_count_files (&test->live.base, ".backup-001-"), ==, 1);
  after = game_test_describe (test->live.game);
  g_assert_cmpstr (after, ==, before);
  draft_test_assert_record (test, record);
  game_test_assert_sound (test->live.store);

  draft_test_redo (test);
  draft_test_undo (test);
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
  draft_test_add_func ("/game/rewrite/the running hand is part of it", test_running_hand);
  draft_test_add_func ("/game/rewrite/a draft of a game that continued", test_game_moved_on);
  draft_test_add_func ("/game/rewrite/a draft of a game that continued elsewhere",
                       test_game_moved_on_elsewhere);
  draft_test_add_func ("/game/rewrite/saving without changes is not a step", test_nothing_to_save);
  draft_test_add_func ("/game/rewrite/a new hand clears redo",
                       test_new_hand_clears_redo);
  draft_test_add_func ("/game/rewrite/a full disk changes nothing", test_full_disk);

  draft_test_add_func ("/game/rewrite/an export has the current game", test_exported_game);
  draft_test_add_func ("/game/rewrite/a database of schema 1", test_database_of_schema_1);

  return g_test_run ();
}
