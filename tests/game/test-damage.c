/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "database-rows.h"
#include "game-test.h"
#include "sample-size.h"
#include "store-test.h"
#include "tenbo-checksums.h"
#include "tenbo-draft.h"
#include "tenbo-repair.h"
#include "tenbo-shared.h"

/* The check finds a change of any value of any column, and any changed byte of the file that
 * changes a value; the repair restores it. Tables and columns come from the schema.
 * docs/database.md has the exceptions of `undetected`. */

/* A row of the schema */
typedef struct
{
  char    *table;
  char    *column;
  char    *type;
  char    *key; /* columns of the primary key of the table, separated by commas */
  gboolean can_be_null;
} Column;

typedef struct
{
  StoreTest  base;
  char      *good;      /* contents of the file without damage; owned */
  gsize      length;    /* of `good` */
  char      *good_rows; /* its rows, as text; owned */
  GPtrArray *columns;   /* of Column; owned */
} DamageTest;

static void
column_free (gpointer data)
{
  Column *column = data;

  g_free (column->table);
  g_free (column->column);
  g_free (column->type);
  g_free (column->key);
  g_free (column);
}

/* --- A realistic database --- */

#define N_CHANGES_OF_DELETED 3 /* the game, a draw, a note */

static void
play_games (TenboStore *store)
{
  static const TbPlayer order[] = { 1, 0, 2, 3 };
  g_autoptr (TenboRuleset) ruleset = game_test_find_ruleset ("tenhou-hanchan");
  g_autoptr (TenboRuleset) other = game_test_find_ruleset ("wrc-2025");
  g_autoptr (TenboGame) ended = game_test_create (store, ruleset);
  g_autoptr (TenboGame) running = game_test_create (store, ruleset);
  g_autoptr (TenboGame) edited = game_test_create (store, ruleset);
  g_autoptr (TenboGame) deleted = game_test_create (store, ruleset);
  g_autoptr (TenboDraft) draft = NULL;
  g_autoptr (GError) error = NULL;
  TenboWriteTarget target;

  game_test_riichi (ended, 1);
  game_test_ron (ended, 1, 3);
  game_test_win_by_yaku (ended);
  g_assert_true (apply_test (ended, tenbo_game_change_note ("At Mori's."), &error));
  g_assert_true (apply_test (ended, tenbo_game_change_hand_note (0, "Late"), &error));
  game_test_stop (ended);

  game_test_ron (running, 2, 0);
  game_test_draw (running);
  g_assert_true (apply_test (running, tenbo_game_change_undo (), &error));
  game_test_riichi (running, 2);

  for (int i = 0; i < 3; i++)
    game_test_ron (edited, 1, 2);
  draft = tenbo_draft_new (edited);
  tenbo_draft_delete_hand (draft, 1);
  tenbo_draft_set_order (draft, order);
  g_assert_true (tenbo_draft_set_ruleset (draft, other));
  g_assert_true (apply_test (edited, tenbo_game_change_draft (draft), &error));

  game_test_draw (deleted);
  g_assert_true (apply_test (deleted, tenbo_game_change_note ("A mistake"), &error));
  target = (TenboWriteTarget) { tenbo_game_get_id (deleted), N_CHANGES_OF_DELETED };
  g_assert_true (tenbo_store_commit (store, tenbo_write_delete (target), NULL, &error));
}

static void
share (TenboStore *store)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *items =
    g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_shared_item_free);
  TenboSharedItem *item = tenbo_shared_item_new (TENBO_SHARED_FILE, "devices/x.json", "Damaged");

  item->changed = 1700000000;
  item->revision = 1234;
  item->own = TENBO_SHARED_WRITTEN;
  g_ptr_array_add (items, item);
  tenbo_store_commit (store, tenbo_write_shared_items (items), NULL, &error);
  g_assert_no_error (error);
}

/* Values in the columns that games alone leave empty */
#define DETAILS                                                                                  \
  "UPDATE games SET title = 'Friday', place = 'Ｍori', details_changed_ms = 5;"                  \
  "UPDATE game_texts SET folded = tenbo_fold (concat_ws (char (10), 'Friday', 'Ｍori', "         \
  " (SELECT note FROM games WHERE id = game_id), notes));"                                       \
  "INSERT OR IGNORE INTO game_texts SELECT id, NULL, tenbo_fold ('Friday' || char (10) || "      \
  " 'Ｍori') FROM games;"                                                                        \
  "UPDATE sessions SET title = 'Autumn', place = 'Mori', note = 'Rain', unit = '¥', rate = 50, " \
  " fee = 3000, fee_person_id = 2, changed_ms = 7, "                                             \
  " folded = tenbo_fold ('Autumn' || char (10) || 'Mori' || char (10) || 'Rain');"               \
  "UPDATE people SET is_guest = 1, changed_ms = 9 WHERE id = 3;"                                 \
  "INSERT INTO people (uuid, name, folded, is_hidden, merged_into) "                             \
  " VALUES ('77777777-0000-4000-8000-000000000005', 'Akiko', 'akiko', 1, 1);"                    \
  "INSERT INTO person_aliases VALUES (1, 'Ａkki', tenbo_fold ('Ａkki'));"                        \
  "UPDATE game_players SET place = player;"                                                      \
  "UPDATE edit_players SET place = 3 - player"

static int
add_column_cb (void  *data,
               int    n_values,
               char **values,
               char **names)
{
  Column *column = g_new (Column, 1);

  *column = (Column) {
    g_strdup (values[0]),
    g_strdup (values[1]),
    g_strdup (values[2]),
    g_strdup (values[3]),
    g_str_equal (values[4], "1"),
  };
  g_ptr_array_add (data, column);
  return 0;
}

/* Returns all rows of all tables as text, or NULL if SQLite cannot read them. */
static char *
read_rows (DamageTest *test)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autofree char *uri = g_strconcat ("file:", test->base.path, "?immutable=1", NULL);
  const char      *table = NULL;
  gboolean         ok;
  sqlite3         *db;

  ok = sqlite3_open_v2 (uri, &db, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, NULL) == SQLITE_OK;
  for (guint i = 0; ok && i < test->columns->len; i++)
    {
      const Column *column = test->columns->pdata[i];

      if (g_strcmp0 (table, column->table) != 0)
        ok = database_rows_append (db, column->table, rows);
      table = column->table;
    }

  sqlite3_close (db);
  return ok ? g_string_free_and_steal (g_steal_pointer (&rows)) : NULL;
}

static void
write_file (DamageTest *test,
            const char *bytes)
{
  static const char *const suffixes[] = { "-wal", "-shm" };

  for (gsize i = 0; i < G_N_ELEMENTS (suffixes); i++)
    {
      g_autofree char *path = g_strconcat (test->base.path, suffixes[i], NULL);

      g_remove (path);
    }
  store_test_write_file (test->base.path, bytes, test->length);
}

static void
set_up (DamageTest   *test,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  sqlite3 *db;

  store_test_set_up (&test->base, NULL);
  {
    g_autoptr (TenboStore) store = store_test_open (&test->base);

    play_games (store);
    share (store);
  }
  store_test_change (test->base.path, DETAILS);
  {
    /* With one file, the damage is in that file. */
    g_autoptr (TenboStore) store = store_test_open (&test->base);

    game_test_assert_sound (store);
  }

  g_file_get_contents (test->base.path, &test->good, &test->length, &error);
  g_assert_no_error (error);
  test->columns = g_ptr_array_new_with_free_func (column_free);
  g_assert_cmpint (sqlite3_open (test->base.path, &db), ==, SQLITE_OK);
  sqlite3_exec (db,
                "SELECT t.name, c.name, c.type, "
                "(SELECT group_concat (k.name) FROM pragma_table_info (t.name) AS k "
                " WHERE k.pk > 0), c.\"notnull\" = 0 AND c.pk = 0 "
                "FROM sqlite_schema AS t, pragma_table_info (t.name) AS c "
                "WHERE t.type = 'table' ORDER BY t.name, c.cid",
                add_column_cb, test->columns, NULL);
  sqlite3_close (db);
  g_assert_cmpuint (test->columns->len, >, 150);
  test->good_rows = read_rows (test);
  g_assert_nonnull (test->good_rows);
}

static void
tear_down (DamageTest   *test,
           gconstpointer data)
{
  g_free (test->good);
  g_free (test->good_rows);
  g_ptr_array_unref (test->columns);
  store_test_tear_down (&test->base, NULL);
}

/* Whether the check of the file finds damage. A store that cannot be opened counts. */
static gboolean
is_found (DamageTest *test)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboRead) read = NULL;
  g_auto (GStrv) wrong = NULL;
  TenboCheckResult result = { 0 };

  store = tenbo_store_open (test->base.path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  if (store == NULL || !tenbo_store_check (store, &error) ||
      !tenbo_check_all (store, NULL, NULL, &result, &error) || result.n_findings > 0)
    return TRUE;

  read = tenbo_store_read_begin (store, NULL, &error);
  wrong = tenbo_shared_list_wrong (read, &error);
  return wrong == NULL || wrong[0] != NULL;
}

/* The same, also for derived data of a deleted game, which the check finds when the game is
 * restored. */
static gboolean
is_found_at_last (DamageTest *test)
{
  if (is_found (test))
    return TRUE;

  store_test_change (test->base.path, "UPDATE games SET deleted_ms = NULL");
  return is_found (test);
}

/* Changes rows of the file without the store. Returns the number of changed rows, or -1 if the
 * schema does not allow the change. */
static int
change_rows (DamageTest *test,
             const char *sql)
{
  sqlite3 *db;
  int      n_changed;

  write_file (test, test->good);
  g_assert_cmpint (sqlite3_open (test->base.path, &db), ==, SQLITE_OK);
  sqlite3_exec (db,
                "DROP TRIGGER rulesets_are_frozen; DROP TRIGGER people_merge_into_somebody; "
                "PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF",
                NULL, NULL, NULL);
  n_changed = sqlite3_exec (db, sql, NULL, NULL, NULL) == SQLITE_OK ? sqlite3_changes (db) : -1;
  sqlite3_close (db);
  return n_changed;
}

/* --- Every column --- */

/* Expressions for a damaged value, for an INTEGER and for a TEXT. Of the first two, the first that
 * the schema allows is used. */
static const char *const damages[2][3] = {
  { "(v | 1) - (v & 1)", "v + 64", "NULL" },
  { "char (unicode (v) + 1) || substr (v, 2)", "substr (v, 1, length (v) - 1)", "NULL" },
};

static void
assert_found (DamageTest *test,
              const char *sql)
{
  if (is_found (test))
    return;

  g_test_message ("not found: %s", sql);
  g_test_fail ();
}

/* Damages the value of one row. Returns the number of damages. */
static guint
damage_column (DamageTest   *test,
               const Column *column)
{
  gboolean is_text = g_str_equal (column->type, "TEXT");
  guint    n_damages = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (damages[0]); i++)
    {
      g_auto (GStrv) parts = g_strsplit (damages[is_text][i], "v", -1);
      g_autofree char *value = g_strjoinv (column->column, parts);
      g_autofree char *sql = NULL;
      gboolean         is_null = g_str_equal (value, "NULL");

      sql = g_strdup_printf ("UPDATE %1$s SET %2$s = %3$s WHERE (%4$s) = "
                             "(SELECT %4$s FROM %1$s WHERE %2$s IS NOT NULL "
                             " ORDER BY %2$s, %4$s LIMIT 1)",
                             column->table, column->column, value, column->key);
      if ((is_null && !column->can_be_null) || (i == 1 && n_damages > 0) ||
          change_rows (test, sql) <= 0)
        continue;

      n_damages++;
      assert_found (test, sql);
    }

  return n_damages;
}

static void
test_columns (DamageTest   *test,
              gconstpointer data)
{
  for (guint i = 0; i < test->columns->len; i++)
    {
      const Column    *column = test->columns->pdata[i];
      g_autofree char *sql = NULL;
      guint            n_damages = damage_column (test, column);

      /* A column that is NULL everywhere gets a value. */
      sql = g_strdup_printf ("UPDATE %s SET %s = 1 WHERE %s IS NULL", column->table,
                             column->column, column->column);
      if (column->can_be_null && change_rows (test, sql) > 0)
        {
          n_damages++;
          assert_found (test, sql);
        }

      if (n_damages == 0)
        {
          g_test_message ("never damaged: %s.%s", column->table, column->column);
          g_test_fail ();
        }
    }
}

/* --- Every table --- */

/* A missing row is found, except the last of a kind with everything that belongs to it. */
static void
test_missing_rows (DamageTest   *test,
                   gconstpointer data)
{
  const char *table = NULL;

  for (guint i = 0; i < test->columns->len; i++)
    {
      const Column    *column = test->columns->pdata[i];
      g_autofree char *sql = NULL;

      if (g_strcmp0 (table, column->table) == 0)
        continue;

      table = column->table;
      sql = g_strdup_printf ("DELETE FROM %s WHERE (%s) = (SELECT max (%s) FROM %s)", table,
                             column->column, column->column, table);
      /* Nothing refers to the merged person, or to a shared item. */
      if (g_str_equal (table, "people") || g_str_equal (table, "shared_items"))
        continue;

      g_assert_cmpint (change_rows (test, sql), >, 0);
      assert_found (test, sql);
    }
}

/* --- Damage that is not found --- */

static const struct
{
  const char *what; /* as in docs/database.md, "What the check cannot find" */
  const char *sql;
} undetected[] = {
  { "a missing row to which no other row refers, and that belongs to no other row",
    "DELETE FROM people WHERE name = 'Akiko'" },
  { "a game that is missing with all of its rows",
    "DELETE FROM game_yaku; DELETE FROM game_results; DELETE FROM edit_events; "
    "DELETE FROM edit_players; DELETE FROM game_edits; DELETE FROM game_events; "
    "DELETE FROM running_hands; DELETE FROM game_players; DELETE FROM game_texts; "
    "DELETE FROM games" },
  { "counters that another version of Tenbo counted",
    "UPDATE game_results SET counted_by = 900, wins = wins, paid_1 = 5" },
  { "the engine that computed a result, if all rows of the game have the same",
    "UPDATE game_results SET engine_revision = 900" },
  { "derived data of a deleted game",
    "UPDATE games SET honba = 7 WHERE deleted_ms IS NOT NULL" },
};

static void
test_undetected (DamageTest   *test,
                 gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "docs", "database.md", NULL);
  g_autofree char *page = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);

  for (gsize i = 0; i < G_N_ELEMENTS (undetected); i++)
    {
      g_assert_cmpint (change_rows (test, undetected[i].sql), >=, 0);
      g_assert_false (is_found (test));
      if (strstr (page, undetected[i].what) == NULL)
        {
          g_test_message ("docs/database.md does not mention: %s", undetected[i].what);
          g_test_fail ();
        }
    }

  /* The last one is found when the game is restored. */
  g_assert_true (is_found_at_last (test));
}

/* --- Every byte --- */

/* Repairs the file with @from, a copy, or NULL. Returns whether its rows are those of the undamaged
 * one. */
static gboolean
repair (DamageTest *test,
        const char *from)
{
  static const TenboRepairReport report;
  g_auto (TenboRepairResult) result = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autofree char *rows = NULL;
  gboolean         is_repaired;

  store = tenbo_store_open (test->base.path, TENBO_STORE_OPEN_NONE, NULL, NULL, &error);
  if (store == NULL)
    return FALSE;

  is_repaired = tenbo_repair (store, from, &report, &result, &error) && result.n_left == 0;
  if (result.copy != NULL)
    g_remove (result.copy);
  g_clear_object (&store);
  if (!is_repaired)
    return FALSE;

  rows = read_rows (test);
  return g_strcmp0 (rows, test->good_rows) == 0;
}

/* Damage in the structure of the file, in the schema and in numbers of the format are not a change
 * of a value: there is nothing to compute with. */
static void
test_bytes (DamageTest   *test,
            gconstpointer data)
{
  gsize n_bytes = (gsize) sample_size (40, 4000);
  gsize step = test->length / n_bytes;
  gsize first = (gsize) g_test_rand_int_range (0, (gint32) step);
  guint n_changed = 0;
  guint n_repaired = 0;

  for (gsize at = first; at < test->length; at += step)
    {
      g_autofree char *bytes = g_memdup2 (test->good, test->length);
      g_autofree char *rows = NULL;

      bytes[at] = (char) (bytes[at] ^ g_test_rand_int_range (1, 256));
      write_file (test, bytes);
      rows = read_rows (test);
      if (g_strcmp0 (rows, test->good_rows) == 0)
        continue;

      n_changed++;
      if (!is_found_at_last (test))
        {
          g_test_message ("the changed byte at %d is not found", (int) at);
          g_test_fail ();
        }
      write_file (test, bytes);
      n_repaired += rows != NULL && repair (test, NULL) ? 1 : 0;
    }

  g_test_message ("%u changed bytes changed rows or made them unreadable; %u were repaired",
                  n_changed, n_repaired);
  g_assert_cmpuint (n_changed, >, 0);
}

/* --- Repair --- */

/* Damage that a repair restores without a copy: one byte of a recorded value of an owner, and any
 * derived data */
static const char *const repairable[] = {
  "UPDATE people SET name = 'Aqi' WHERE id = 1",
  "UPDATE people SET name = 'Aji', folded = 'x' WHERE id = 1",
  "UPDATE people SET folded = 'x'",
  "UPDATE people SET merged_into = 2 WHERE merged_into = 1",
  "UPDATE people SET checksum = checksum + 1 - 2 * (checksum & 1) WHERE id = 2",
  "UPDATE person_aliases SET folded = 'nonsense'",
  "UPDATE sessions SET note = 'Pain', folded = NULL",
  "UPDATE sessions SET rate = 51",
  "UPDATE rulesets SET json = replace (json, '\"honba-ron\": 300', '\"honba-ron\": 900')",
  "UPDATE games SET title = 'Fridax' WHERE id = 2",
  "UPDATE games SET started_ms = (started_ms | 65280) - 256 WHERE id = 1",
  "UPDATE games SET is_void = 1 WHERE id = 1",
  "UPDATE games SET honba = 9, end_reason = NULL, wind = 2 WHERE deleted_ms IS NULL",
  "UPDATE game_players SET points = 1, place = place | 2 WHERE player = 1 AND game_id = 3",
  "UPDATE game_players SET points = 7 WHERE game_id < 4",
  "UPDATE game_events SET event = replace (event, '\"win\"', '\"wyn\"') "
  "WHERE game_id = 1 AND seq = 0",
  "UPDATE game_events SET event = 'x' || substr (event, 2) WHERE game_id = 3 AND seq = 1",
  "UPDATE game_events SET created_ms = (created_ms | 32) - (created_ms & 32) WHERE game_id = 2",
  "UPDATE game_edits SET event = replace (event, 'draw', 'drew')",
  "UPDATE edit_events SET event = replace (event, 'from', 'frim') WHERE seq = 2",
  "UPDATE running_hands SET hand = '[' || substr (hand, 2)",
  "UPDATE game_results SET total = 7, wins = 9, person_id = 4, is_counted = 0 WHERE player = 0",
  "UPDATE game_results SET counted_by = counted_by | 64 WHERE player = 1",
  "DELETE FROM game_results; DELETE FROM game_yaku",
  "DELETE FROM game_texts WHERE game_id < 4",
  "UPDATE game_texts SET notes = 'x', folded = 'y' WHERE game_id < 4",
};

/* Damage that only a copy of the same state restores */
static const char *const lost[] = {
  "UPDATE people SET name = 'Akiko' WHERE id = 1",
  "UPDATE person_aliases SET name = 'Bkkj'",
  "DELETE FROM person_aliases",
  "UPDATE sessions SET title = 'x', note = NULL",
  "UPDATE rulesets SET json = '{}', digest = "
  "'44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a' WHERE id = 1",
  "UPDATE games SET title = NULL, place = 'nowhere', note = 'none' WHERE id = 2",
  "UPDATE game_players SET person_id = 9 - person_id WHERE game_id = 1 AND player IN (2, 3)",
  "UPDATE game_events SET event = '{}' WHERE game_id = 3",
  "DELETE FROM game_events WHERE game_id = 3 AND seq = 1",
  "DELETE FROM game_edits WHERE game_id = 1; DELETE FROM edit_events; DELETE FROM edit_players",
  "DELETE FROM running_hands",
};

static void
damage (DamageTest *test,
        const char *sql)
{
  if (change_rows (test, sql) > 0 && is_found (test))
    return;

  g_test_message ("no damage: %s", sql);
  g_test_fail ();
}

static void
assert_repair (DamageTest *test,
               const char *sql,
               const char *from,
               gboolean    expected)
{
  damage (test, sql);
  if (repair (test, from) == expected)
    return;

  g_test_message ("%s: %s", expected ? "not repaired" : "repaired", sql);
  g_test_fail ();
}

static void
test_repair (DamageTest   *test,
             gconstpointer data)
{
  for (gsize i = 0; i < G_N_ELEMENTS (repairable); i++)
    assert_repair (test, repairable[i], NULL, TRUE);
}

static void
test_copies (DamageTest   *test,
             gconstpointer data)
{
  g_autofree char *beside = g_strconcat (test->base.path, ".backup-010-20260101T000000", NULL);
  g_autofree char *elsewhere = store_test_name_file (&test->base, "mine.db");
  g_autofree char *older = store_test_name_file (&test->base, "older.db");

  store_test_write_file (elsewhere, test->good, test->length);
  store_test_write_file (older, test->good, test->length);
  store_test_change (older,
                     "UPDATE games SET revision = revision - 1;"
                     "UPDATE people SET changed_ms = 1; UPDATE sessions SET changed_ms = 1;"
                     "DROP TRIGGER rulesets_are_frozen; UPDATE rulesets SET name = 'x'");

  for (gsize i = 0; i < G_N_ELEMENTS (lost); i++)
    {
      assert_repair (test, lost[i], NULL, FALSE);
      assert_repair (test, lost[i], older, FALSE);
      assert_repair (test, lost[i], elsewhere, TRUE);
      store_test_write_file (beside, test->good, test->length);
      assert_repair (test, lost[i], older, TRUE);
      g_remove (beside);
    }
}

/* The report of repairs, and of findings that remain */
static void
note_repair_cb (const TenboRepairedRows *rows,
                gpointer                 user_data)
{
  g_string_append_printf (user_data, "%d/%d %s.%s: %s → %s; ", rows->kind, (int) rows->id,
                          rows->table, rows->column, rows->before, rows->after);
}

static void
note_finding_cb (const TenboFinding *finding,
                 gpointer            user_data)
{
  g_string_append_printf (user_data, "left %d/%d; ", finding->owner, (int) finding->owner_id);
}

static void
test_report (DamageTest   *test,
             gconstpointer data)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboStore) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (TenboRepairResult) result = { 0 };
  TenboRepairReport report = { note_repair_cb, note_finding_cb, text };
  TenboCheckResult  damage_in_copy;

  damage (test,
          "UPDATE people SET name = 'Aqi' WHERE id = 1;"
          "UPDATE people SET name = 'Eve' WHERE id = 2;"
          "UPDATE games SET honba = 4 WHERE id = 2");
  store = store_test_open (&test->base);
  g_assert_true (tenbo_repair (store, NULL, &report, &result, &error));
  g_assert_cmpstr (text->str, ==, "0/1 people.name: Aqi → Aki; left 0/2; ");
  g_assert_cmpuint (result.n_rows, ==, 1);
  g_assert_cmpuint (result.n_games, ==, 1);
  g_assert_cmpuint (result.n_left, ==, 1);

  /* The copy has the damage. */
  copy = tenbo_store_open (result.copy, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_true (tenbo_check_all (copy, NULL, NULL, &damage_in_copy, &error));
  g_assert_cmpuint (damage_in_copy.n_findings, ==, result.n_before);

  /* A sound file is not copied. */
  tenbo_repair_result_clear (&result);
  g_clear_object (&store);
  write_file (test, test->good);
  store = store_test_open (&test->base);
  g_assert_true (tenbo_repair (store, NULL, &report, &result, &error));
  g_assert_cmpuint (result.n_before, ==, 0);
  g_assert_null (result.copy);
}

static void
test_later_changes (DamageTest   *test,
                    gconstpointer data)
{
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboGame) game = NULL;

  damage (test, "UPDATE game_events SET created_ms = created_ms + 1 WHERE game_id = 2 AND seq = 0");
  store = store_test_open (&test->base);
  game = tenbo_game_open (store, 2, &error);
  g_assert_no_error (error);
  game_test_ron (game, 2, 0);
  g_clear_object (&game);
  g_clear_object (&store);

  /* The change has not hidden the damage. */
  g_assert_true (is_found (test));
}

/* --- Parts of a large history --- */

/* Each call compares a part of the games, and after some calls each game had its turn. */
static void
test_parts (DamageTest   *test,
            gconstpointer data)
{
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TenboStore) store = NULL;
  g_autoptr (TenboRead) read = NULL;
  guint n_games = (guint) change_rows (test, "UPDATE games SET checksum = checksum + 1");

  g_assert_cmpuint (n_games, >=, 4);
  store = tenbo_store_open (test->base.path, TENBO_STORE_OPEN_READ_ONLY, NULL, NULL, &error);
  g_assert_no_error (error);
  read = tenbo_store_read_begin (store, NULL, &error);
  for (guint n_calls = 0; n_calls < 1000 && g_hash_table_size (found) < n_games; n_calls++)
    {
      g_autoptr (GPtrArray) wrong = tenbo_checksums_list_wrong (read, 2, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (wrong->len, <, n_games);
      for (guint i = 0; i < wrong->len; i++)
        g_hash_table_add (found, GSIZE_TO_POINTER (((TenboWrongRows *) wrong->pdata[i])->id));
    }
  g_assert_cmpuint (g_hash_table_size (found), ==, n_games);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add ("/game/damage/columns", DamageTest, NULL, set_up, test_columns, tear_down);
  g_test_add ("/game/damage/missing rows", DamageTest, NULL, set_up, test_missing_rows, tear_down);
  g_test_add ("/game/damage/not found", DamageTest, NULL, set_up, test_undetected, tear_down);
  g_test_add ("/game/damage/bytes", DamageTest, NULL, set_up, test_bytes, tear_down);
  g_test_add ("/game/damage/later changes", DamageTest, NULL, set_up, test_later_changes,
              tear_down);
  g_test_add ("/game/damage/repair", DamageTest, NULL, set_up, test_repair, tear_down);
  g_test_add ("/game/damage/copies", DamageTest, NULL, set_up, test_copies, tear_down);
  g_test_add ("/game/damage/parts", DamageTest, NULL, set_up, test_parts, tear_down);
  g_test_add ("/game/damage/report", DamageTest, NULL, set_up, test_report, tear_down);

  return g_test_run ();
}
