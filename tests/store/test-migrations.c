/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "store-reads.h"
#include "store-test.h"

#include <glib/gstdio.h>

#include "tenbo-checksums.h"
#include "tenbo-migrations.h"

/* The steps of the schema, compiled in and arbitrary ones. */

static TenboDb *
open_db (const char *path)
{
  g_autoptr (GError) error = NULL;
  TenboDb *db = tenbo_db_open (path, TENBO_DB_CREATE, &error);

  g_assert_no_error (error);
  return db;
}

static GArray *
make_steps (const char *first,
            ...)
{
  GArray     *steps = g_array_new (FALSE, FALSE, sizeof (TenboMigration));
  const char *sql = first;
  va_list     rest;

  va_start (rest, first);
  for (; sql != NULL; sql = va_arg (rest, const char *))
    {
      TenboMigration step = { (int) steps->len + 1, sql };

      g_array_append_val (steps, step);
    }
  va_end (rest);

  return steps;
}

static gboolean
run_steps (StoreTest *test,
           GArray    *steps,
           GError   **error)
{
  g_autoptr (TenboDb) db = open_db (test->path);

  return tenbo_migrations_run (db, test->path, steps, error);
}

#define MAKE_WINDS "CREATE TABLE winds (name TEXT); INSERT INTO winds VALUES ('east'), ('south')"
#define ADD_MARKS  "ALTER TABLE winds ADD COLUMN mark TEXT; UPDATE winds SET mark = name || '!'"
#define FAIL       "CREATE TABLE half_made (x); DELETE FROM winds; SELECT nonsense"

static void
test_steps_run_once_in_order (StoreTest    *test,
                              gconstpointer data)
{
  g_autoptr (GArray) steps = make_steps (MAKE_WINDS, ADD_MARKS, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *marks = NULL;
  g_autofree char *version = NULL;

  g_assert_true (run_steps (test, steps, &error));
  g_assert_true (run_steps (test, steps, &error));
  g_assert_no_error (error);
  marks = store_test_ask (test->path, "SELECT mark FROM winds ORDER BY name");
  version = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (marks, ==, "east! south!");
  g_assert_cmpstr (version, ==, "2");

  /* A new file has nothing to back up. */
  g_assert_cmpuint (store_test_count_files (test, ".backup"), ==, 0);
}

static char *
read_backup (StoreTest  *test,
             const char *sql)
{
  g_autoptr (GDir) dir = g_dir_open (test->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, "tenbo.db.backup-"))
      {
        g_autofree char *path = g_build_filename (test->folder, name, NULL);

        return store_test_ask (path, sql);
      }

  g_assert_not_reached ();
}

static void
test_failed_step_leaves_what_was (StoreTest    *test,
                                  gconstpointer data)
{
  g_autoptr (GArray) old_steps = make_steps (MAKE_WINDS, NULL);
  g_autoptr (GArray) new_steps = make_steps (MAKE_WINDS, ADD_MARKS, FAIL, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *tables = NULL;
  g_autofree char *winds = NULL;
  g_autofree char *version = NULL;
  g_autofree char *saved_version = NULL;
  g_autofree char *saved_winds = NULL;

  g_assert_true (run_steps (test, old_steps, NULL));
  g_assert_false (run_steps (test, new_steps, &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "schema step 3: "));

  /* Step 2 is done; step 3 left no trace. */
  tables = store_test_ask (test->path, "SELECT name FROM sqlite_schema");
  winds = store_test_ask (test->path, "SELECT mark FROM winds ORDER BY name");
  version = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (tables, ==, "winds");
  g_assert_cmpstr (winds, ==, "east! south!");
  g_assert_cmpstr (version, ==, "2");

  /* The copy that was made before the migrations is complete. */
  g_assert_cmpuint (store_test_count_files (test, ".backup-001-"), ==, 1);
  saved_version = read_backup (test, "PRAGMA user_version");
  saved_winds = read_backup (test, "SELECT name FROM winds ORDER BY name");
  g_assert_cmpstr (saved_version, ==, "1");
  g_assert_cmpstr (saved_winds, ==, "east south");
}

/* The last hands may be only in the log: a copy of the file alone would lack them. */
static void
test_backup_holds_the_log (StoreTest    *test,
                           gconstpointer data)
{
  g_autoptr (GArray) old_steps = make_steps (MAKE_WINDS, NULL);
  g_autoptr (GArray) new_steps = make_steps (MAKE_WINDS, ADD_MARKS, NULL);
  g_autoptr (TenboDb) db = open_db (test->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *saved = NULL;

  tenbo_db_set_pragma (db, "journal_mode", "WAL", "wal", &error);
  g_assert_true (tenbo_migrations_run (db, test->path, old_steps, &error));
  g_assert_true (tenbo_db_exec (db, "INSERT INTO winds VALUES ('west')", &error));
  g_assert_true (tenbo_migrations_run (db, test->path, new_steps, &error));
  g_assert_no_error (error);
  saved = read_backup (test, "SELECT name FROM winds ORDER BY name");
  g_assert_cmpstr (saved, ==, "east south west");
}

static void
test_three_backups_are_kept (StoreTest    *test,
                             gconstpointer data)
{
  g_autoptr (GArray) steps = make_steps (MAKE_WINDS, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (run_steps (test, steps, &error));

  for (int version = 2; version <= 6; version++)
    {
      TenboMigration step = { version, "INSERT INTO winds (name) VALUES ('more')" };

      g_array_append_val (steps, step);
      g_assert_true (run_steps (test, steps, &error));
    }

  g_assert_no_error (error);
  g_assert_cmpuint (store_test_count_files (test, ".backup-"), ==, 3);
  g_assert_cmpuint (store_test_count_files (test, ".backup-005-"), ==, 1);
  g_assert_cmpuint (store_test_count_files (test, ".backup-004-"), ==, 1);
  g_assert_cmpuint (store_test_count_files (test, ".backup-003-"), ==, 1);
}

/* A step does not run if the backup fails. */
static void
test_no_backup_no_step (StoreTest    *test,
                        gconstpointer data)
{
  g_autoptr (GArray) old_steps = make_steps (MAKE_WINDS, NULL);
  g_autoptr (GArray) new_steps = make_steps (MAKE_WINDS, ADD_MARKS, NULL);
  g_autoptr (TenboDb) db = open_db (test->path);
  g_autoptr (GError) error = NULL;
  g_autofree char *nowhere = g_build_filename (test->folder, "missing", "tenbo.db", NULL);
  g_autofree char *version = NULL;

  g_assert_true (tenbo_migrations_run (db, test->path, old_steps, &error));
  g_assert_false (tenbo_migrations_run (db, nowhere, new_steps, &error));
  g_assert_nonnull (error);
  version = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (version, ==, "1");
}

static void
test_step_that_breaks_references (StoreTest    *test,
                                  gconstpointer data)
{
  g_autoptr (GArray) steps = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *version = NULL;

  steps = make_steps ("CREATE TABLE a (id INTEGER PRIMARY KEY); "
                      "CREATE TABLE b (a_id INTEGER REFERENCES a (id)); "
                      "INSERT INTO a VALUES (1); INSERT INTO b VALUES (1)",
                      "DELETE FROM a",
                      NULL);
  g_assert_false (run_steps (test, steps, &error));
  assert_store_error (error, REFUSED);
  version = store_test_ask (test->path, "PRAGMA user_version");
  g_assert_cmpstr (version, ==, "1");
}

#define SCHEMA_SQL                        \
  "SELECT group_concat (sql, char (10)) " \
  "FROM (SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY type, name)"

/* A database of each released schema, as text: after opening it has exactly the tables of a new
 * one. This detects edits of a released step. */
static void
test_released_schema (StoreTest    *test,
                      gconstpointer data)
{
  g_autofree char *fresh_path = g_build_filename (test->folder, "fresh.db", NULL);
  g_autofree char *schema = NULL;
  g_autofree char *fresh_schema = NULL;
  g_autofree char *log = NULL;
  g_autofree char *offset = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStore) fresh = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_autoptr (GPtrArray) wrong = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;

  store_test_load (test->path, data);
  store = store_test_open (test);
  fresh = tenbo_store_open (fresh_path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tenbo_store_get_schema_version (store),
                   ==,
                   tenbo_store_get_schema_version (fresh));

  schema = store_test_ask (test->path, SCHEMA_SQL);
  fresh_schema = store_test_ask (fresh_path, SCHEMA_SQL);
  g_assert_cmpstr (schema, ==, fresh_schema);

  log = store_test_describe (store, 1);
  g_assert_cmpstr (log, ==, "first,second|third|riichi 2");
  game = store_test_read_game (store, 2, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (game->summary.title, ==, "Friday");
  g_assert_cmpstr (game->summary.players[3].name, ==, "Dai");
  g_assert_cmpint (game->results.players[0].won_points, ==, 8000);
  g_assert_cmpstr (game->summary.progress.end_reason, ==, "rounds");
  g_assert_cmpuint (game->misplaced_results, ==, 0);
  offset = store_test_ask (test->path,
                           "SELECT DISTINCT started_offset FROM game_results WHERE game_id = 2");
  g_assert_cmpstr (offset, ==, "540");

  /* The membership of a shared folder stays. */
  if (g_str_equal (data, "schema-11.sql"))
    {
      g_autofree char *folder =
        store_test_ask (test->path, "SELECT text ->> '$.path' FROM shared_items");

      g_assert_cmpstr (folder, ==, "/media/Club");
    }

  /* Checksums and searched texts match. */
  read = tenbo_store_read_begin (store, NULL, &error);
  wrong = tenbo_checksums_list_wrong (read, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (wrong->len, ==, 0);
}

/* The search texts and the locations of results equal those of a new file. Of three ended games one
 * is void and one is deleted. */
static void
test_history_of_schema_2 (StoreTest    *test,
                          gconstpointer data)
{
  g_autofree char *texts = NULL;
  g_autofree char *results = NULL;
  g_autofree char *mine = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStoredGame) game = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target = { 3, 5 };

  store_test_load (test->path, "schema-2.sql");
  store = store_test_open (test);
  texts = store_test_ask (test->path,
                          "SELECT game_id || ':' || replace (folded, char (10), '/') "
                          "FROM game_texts ORDER BY game_id");
  g_assert_cmpstr (texts, ==,
                   "2:friday/mori 3:after らーめん/りーち/on the last tile 4:forgotten");
  results = store_test_ask (test->path,
                            "SELECT group_concat (game_id || ' ' || started_ms || ' ' || "
                            "is_counted || ' ' || player || ' ' || won_points, '/' "
                            "ORDER BY started_ms) FROM game_results WHERE person_id = 1");
  g_assert_cmpstr (results, ==,
                   "2 1709287200000 1 0 8000/3 1709298000000 0 3 8000/4 1709302000000 0 0 8000");

  game = store_test_read_game (store, 3, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (game->notes, ==, "リーチ\non the last tile");
  g_assert_cmpuint (game->misplaced_results, ==, 0);
  tenbo_store_check (store, &error);
  g_assert_no_error (error);

  /* Its rewrite can be undone. */
  store_test_undo (store, &target, 1);
  store_test_undo (store, &target, 1);
  mine = store_test_ask (test->path, "SELECT event FROM game_events WHERE game_id = 3");
  g_assert_cmpstr (mine, ==, "{\"result\": \"draw\", \"tenpai\": [0]}");
}

static void
count_cb (gpointer user_data)
{
  int *count = user_data;

  (*count)++;
}

/* The user gets one notice, and only if the update takes time. */
static void
test_update_notice (StoreTest    *test,
                    gconstpointer data)
{
  g_autofree char *fresh_path = g_build_filename (test->folder, "fresh.db", NULL);
  g_autoptr (GError) error = NULL;
  int count = 0;

  g_object_unref (tenbo_store_open (fresh_path, 0, count_cb, &count, &error));
  g_assert_cmpint (count, ==, 0);
  store_test_load (test->path, "schema-2.sql");
  g_object_unref (tenbo_store_open (test->path, 0, count_cb, &count, &error));
  g_assert_cmpint (count, ==, 1);
  g_object_unref (tenbo_store_open (test->path, 0, count_cb, &count, &error));
  g_assert_cmpint (count, ==, 1);
}

/* The queries of a program of schema 2 on a current file, which it opens read-only. */
static const char *const questions_of_schema_2[] = {
  "SELECT id, uuid, name, last_played_ms FROM people ORDER BY last_played_ms DESC, id DESC",
  "SELECT g.id, s.uuid, r.key, g.title, g.deleted_ms, g.is_void FROM games AS g "
  "JOIN sessions AS s ON s.id = g.session_id JOIN rulesets AS r ON r.id = g.ruleset_id "
  "WHERE g.end_reason IS NOT NULL ORDER BY g.id",
  "SELECT p.player, p.person_id, w.name, p.points, r.rank, r.total FROM game_players AS p "
  "JOIN people AS w ON w.id = p.person_id LEFT JOIN game_results AS r USING (game_id, player) "
  "WHERE p.game_id = 2 ORDER BY p.player",
  "SELECT player, engine_revision, rank, points, base, oka, uma, prizes, chips, total, hands, "
  "dealer_hands, wins, dealer_wins, self_draws, deal_ins, riichi, riichi_wins, draws, tenpai, "
  "fouls, busts, won_points, lost_points FROM game_results WHERE game_id = 3 ORDER BY player",
  "SELECT seq, uuid, event, created_ms FROM game_events WHERE game_id = 3 ORDER BY seq",
  "SELECT e.number, e.kind, e.seq, r.json FROM game_edits AS e "
  "LEFT JOIN rulesets AS r ON r.id = e.ruleset_id WHERE e.game_id = 3 ORDER BY e.number",
};

/* Returns all rows of @sql, one per line. */
static char *
ask_all (const char *path,
         const char *sql)
{
  GString      *text = g_string_new (NULL);
  sqlite3_stmt *statement;
  sqlite3      *db;

  g_assert_cmpint (sqlite3_open (path, &db), ==, SQLITE_OK);
  g_assert_cmpint (sqlite3_prepare_v2 (db, sql, -1, &statement, NULL), ==, SQLITE_OK);
  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      for (int i = 0; i < sqlite3_column_count (statement); i++)
        g_string_append_printf (text, "%s|", (const char *) sqlite3_column_text (statement, i));
      g_string_append_c (text, '\n');
    }

  sqlite3_finalize (statement);
  sqlite3_close (db);
  return g_string_free_and_steal (text);
}

static void
test_older_program (StoreTest    *test,
                    gconstpointer data)
{
  g_autofree char *old_path = g_build_filename (test->folder, "old.db", NULL);
  g_autoptr (TenboStore) store = NULL;

  store_test_load (test->path, "schema-2.sql");
  store_test_load (old_path, "schema-2.sql");
  store = store_test_open (test);

  for (gsize i = 0; i < G_N_ELEMENTS (questions_of_schema_2); i++)
    {
      g_autofree char *before = ask_all (old_path, questions_of_schema_2[i]);
      g_autofree char *now = ask_all (test->path, questions_of_schema_2[i]);

      g_assert_cmpstr (now, ==, before);
      g_assert_cmpstr (now, !=, "");
    }
}

/* Its steps match the current ones: redo restores the undone events. */
static void
test_released_steps (StoreTest    *test,
                     gconstpointer data)
{
  g_autofree char *redone = NULL;
  g_autofree char *undone = NULL;
  g_autoptr (TenboStore) store = NULL;
  TenboWriteTarget target = { 1, 6 };

  store_test_load (test->path, data);
  store = store_test_open (test);
  store_test_redo (store, &target, 3);
  redone = store_test_describe (store, 1);
  g_assert_cmpstr (redone, ==, "first,second,third||");
  for (guint n_hands = 3; n_hands > 0; n_hands--)
    store_test_undo (store, &target, n_hands - 1);

  undone = store_test_describe (store, 1);
  g_assert_cmpstr (undone, ==, "|first,second,third|");
}

/* Data of older programs, each with the additions of its schema. */
static const char *const released[] = {
  "schema-1.sql",
  "schema-2.sql",
  "schema-4.sql",
  "schema-5.sql",
  "schema-6.sql",
  "schema-7.sql",
  "schema-8.sql",
  "schema-9.sql",
  "schema-10.sql",
  "schema-11.sql",
};

static void
add_released (const char *schema,
              const char *what,
              void (*func) (StoreTest *test, gconstpointer data))
{
  g_autofree char *path = g_strdup_printf ("/store/steps/%s/%s", schema, what);

  g_test_add (path, StoreTest, schema, store_test_set_up, func, store_test_tear_down);
}

/* A temporary text may have the address of an earlier one. */
static void
test_statements_by_their_text (StoreTest    *test,
                               gconstpointer data)
{
  g_autoptr (TenboDb) db = open_db (test->path);
  char sql[] = "SELECT 1";

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TenboStatement) statement = NULL;
      g_autoptr (GError) error = NULL;
      gboolean row;

      sql[7] = (char) ('1' + i);
      statement = tenbo_db_prepare (db, sql, &error);
      g_assert_no_error (error);
      g_assert_true (tenbo_db_step (db, statement, &row, &error) && row);
      g_assert_cmpint (sqlite3_column_int (statement, 0), ==, 1 + i);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  store_test_add_func ("/store/steps/each step runs once, in order", test_steps_run_once_in_order);
  store_test_add_func ("/store/steps/a failed step leaves what was",
                       test_failed_step_leaves_what_was);
  store_test_add_func ("/store/steps/statements are found by their text",
                       test_statements_by_their_text);
  store_test_add_func ("/store/steps/a backup holds the log", test_backup_holds_the_log);
  store_test_add_func ("/store/steps/three backups are kept", test_three_backups_are_kept);
  store_test_add_func ("/store/steps/without a backup there is no step", test_no_backup_no_step);
  store_test_add_func ("/store/steps/a step that breaks references is taken back",
                       test_step_that_breaks_references);
  for (gsize i = 0; i < G_N_ELEMENTS (released); i++)
    {
      add_released (released[i], "migrated", test_released_schema);
      add_released (released[i], "steps", test_released_steps);
    }

  store_test_add_func ("/store/steps/schema-2.sql/history", test_history_of_schema_2);
  store_test_add_func ("/store/steps/schema-2.sql/notice", test_update_notice);
  store_test_add_func ("/store/steps/schema-2.sql/read by an older program", test_older_program);

  return g_test_run ();
}
