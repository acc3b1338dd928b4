/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-migrations.h"

#include <glib/gstdio.h>

#include "tenbo-db-copy.h"
#include "tenbo-owned-tables.h"
#include "tenbo-rows.h"
#include "tenbo-store-resources.h"
#include "tenbo-store.h"

#define RESOURCE_PATH "/io/github/tenbo_app/Tenbo/store"
#define BACKUPS_KEPT  3

static int
compare_versions (gconstpointer a,
                  gconstpointer b)
{
  return ((const TenboMigration *) a)->version - ((const TenboMigration *) b)->version;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (*(const char *const *) a, *(const char *const *) b);
}

/* Failing to remove an old copy is not an error. */
static void
prune_backups (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *base = g_path_get_basename (path);
  g_autofree char *prefix = g_strconcat (base, ".backup-", NULL);
  const char      *name;
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_prefix (name, prefix))
      g_ptr_array_add (names, g_build_filename (folder, name, NULL));

  /* Sorting by version and time puts the oldest copy first. */
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i + BACKUPS_KEPT < names->len; i++)
    if (g_remove (names->pdata[i]) != 0)
      g_info ("Cannot remove the old copy %s", (const char *) names->pdata[i]);
}

static gboolean
create_backup (TenboDb    *db,
               const char *path,
               gint64      version,
               GError    **error)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *stamp = g_date_time_format (now, "%Y%m%dT%H%M%S");
  g_autofree char *backup = NULL;

  backup = g_strdup_printf ("%s.backup-%03d-%s", path, (int) version, stamp);
  if (!tenbo_db_copy_to_path (db, backup, error))
    return FALSE;

  prune_backups (path);
  return TRUE;
}

static gboolean
run_step (TenboDb *db,
          gpointer user_data,
          GError **error)
{
  const TenboMigration *step = user_data;
  g_autofree char      *set_version = g_strdup_printf ("PRAGMA user_version = %d", step->version);
  gint64                version;
  gint64                broken;

  /* Another process may have migrated the database before this one got the lock. */
  if (!tenbo_db_read_int (db, "PRAGMA user_version", &version, error))
    return FALSE;

  if (version >= step->version)
    return TRUE;

  if (!tenbo_db_exec (db, step->sql, error) ||
      (step->version == TENBO_CHECKSUMS_SCHEMA && !tenbo_checksums_fill (db, error)) ||
      !tenbo_db_exec (db, set_version, error) ||
      !tenbo_db_read_int (db, "SELECT count(*) FROM pragma_foreign_key_check", &broken, error))
    return FALSE;

  if (broken > 0)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_REFUSED,
                   "%" G_GINT64_FORMAT " rows without what they refer to", broken);
      return FALSE;
    }

  return TRUE;
}

GArray *
tenbo_migrations_load (void)
{
  GArray    *steps = g_array_new (FALSE, FALSE, sizeof (TenboMigration));
  GResource *resource = tenbo_store_get_resource ();
  g_auto (GStrv) names = g_resource_enumerate_children (resource, RESOURCE_PATH, 0, NULL);

  g_assert (names != NULL);

  for (char **name = names; *name != NULL; name++)
    {
      g_autofree char *path = g_build_path ("/", RESOURCE_PATH, *name, NULL);
      TenboMigration   step = { .version = atoi (*name) };
      g_autoptr (GBytes) bytes = g_resource_lookup_data (resource, path, 0, NULL);

      /* The text is compiled in and ends with a NUL, so it outlives @bytes. */
      step.sql = g_bytes_get_data (bytes, NULL);
      g_array_append_val (steps, step);
    }

  g_array_sort (steps, compare_versions);
  return steps;
}

gboolean
tenbo_migrations_run (TenboDb    *db,
                      const char *path,
                      GArray     *steps,
                      GError    **error)
{
  gboolean saved = FALSE;
  gint64   version;

  if (!tenbo_db_read_int (db, "PRAGMA user_version", &version, error))
    return FALSE;

  for (guint i = 0; i < steps->len; i++)
    {
      TenboMigration *step = &g_array_index (steps, TenboMigration, i);

      g_assert (step->version == (int) i + 1);

      if (step->version <= version)
        continue;

      if (version > 0 && !saved && !create_backup (db, path, version, error))
        {
          g_prefix_error (error, "copy before schema step %d: ", step->version);
          return FALSE;
        }

      saved = TRUE;

      if (!tenbo_db_write_transaction (db, run_step, step, error))
        {
          g_prefix_error (error, "schema step %d: ", step->version);
          return FALSE;
        }
    }

  return TRUE;
}

/* --- Older schemas --- */

/* Tables or columns that an older schema does not have */
typedef struct
{
  int         since;   /* first schema that the text applies to */
  int         version; /* first schema that has the tables or columns */
  const char *sql;
} Addition;

/* Results of a person before the columns of the game were stored with them */
#define RESULTS_OF_SCHEMA_2                               \
  "SELECT r.*, g.started_ms, g.ruleset_id, g.n_players, " \
  "g.is_void = 0 AND g.deleted_ms IS NULL AS is_counted " \
  "FROM main.game_results AS r JOIN main.games AS g ON g.id = r.game_id"

/* The same expression as in the migration to schema 9 */
#define DETAILS_CHANGED                                                               \
  "iif (is_void = 1 OR coalesce (title, place, note) IS NOT NULL, changed_ms, 0) AS " \
  "details_changed_ms"

static const Addition additions[] = {
  { 1, 3,
    "CREATE TEMP VIEW game_texts AS "
    "SELECT game_id, notes, "
    "tenbo_fold (concat_ws (char (10), title, place, note, notes)) AS folded "
    "FROM (SELECT g.id AS game_id, g.title, g.place, g.note, "
    "      (SELECT group_concat (t.atom, char (10) "
    "                            ORDER BY e.seq, t.fullkey <> '$.note', t.id) "
    "       FROM main.game_events AS e "
    "       CROSS JOIN json_tree (CASE WHEN json_valid (e.event) THEN e.event ELSE '{}' END) AS t "
    "       WHERE e.game_id = g.id AND instr (e.event, '\"note\"') > 0 "
    "       AND t.key = 'note' AND t.type = 'text') AS notes "
    "      FROM main.games AS g) "
    "WHERE coalesce (title, place, note, notes) IS NOT NULL" },
  { 1, 4,
    "CREATE TEMP VIEW people AS "
    "SELECT *, tenbo_fold (name) AS folded, 0 AS is_guest, 0 AS is_hidden, NULL AS merged_into, "
    "0 AS changed_ms, NULL AS colour FROM main.people" },
  { 1, 4,
    "CREATE TEMP VIEW person_aliases AS "
    "SELECT id AS person_id, name, folded FROM temp.people WHERE 0" },
  { 1, 5,
    "CREATE TEMP VIEW game_yaku AS "
    "SELECT person_id, started_ms, game_id, player, '' AS yaku, 0 AS n "
    "FROM temp.game_results WHERE 0" },
  { 4, 6,
    "CREATE TEMP VIEW people AS "
    "SELECT id, uuid, name, last_played_ms, tenbo_fold (name) AS folded, is_guest, is_hidden, "
    "merged_into, changed_ms, NULL AS colour FROM main.people" },
  { 6, 9,
    "CREATE TEMP VIEW people AS "
    "SELECT id, uuid, name, last_played_ms, tenbo_fold (name) AS folded, is_guest, is_hidden, "
    "merged_into, changed_ms, colour FROM main.people" },
  { 4, 9,
    "CREATE TEMP VIEW person_aliases AS "
    "SELECT person_id, name, tenbo_fold (name) AS folded FROM main.person_aliases" },
  { 3, 9,
    "CREATE TEMP VIEW game_texts AS "
    "SELECT game_id, notes, tenbo_fold (folded) AS folded FROM main.game_texts" },
  { 1, 6,
    "CREATE TEMP VIEW sessions AS "
    "SELECT *, NULL AS title, NULL AS place, NULL AS note, NULL AS unit, NULL AS rate, "
    "NULL AS fee, NULL AS fee_person_id, 0 AS changed_ms, NULL AS folded FROM main.sessions" },
  { 6, 7,
    "CREATE TEMP VIEW sessions AS "
    "SELECT *, iif (coalesce (title, place, note) IS NULL, NULL, "
    "tenbo_fold (concat_ws (char (10), title, place, note))) AS folded FROM main.sessions" },
  { 7, 9,
    "CREATE TEMP VIEW sessions AS "
    "SELECT id, uuid, started_ms, started_offset, title, place, note, unit, rate, fee, "
    "fee_person_id, changed_ms, tenbo_fold (folded) AS folded FROM main.sessions" },
  { 1, 9,
    "CREATE TEMP VIEW rulesets AS "
    "SELECT id, digest, key, json, "
    "ifnull (names ->> '$.name.en', name) AS name, "
    "names ->> '$.name.ja' AS name_ja, names ->> '$.name.zh' AS name_zh "
    "FROM (SELECT *, iif (json_valid (json), json, NULL) AS names FROM main.rulesets)" },
  { 9, 12, "CREATE TEMP VIEW games AS SELECT *, NULL AS time_limit FROM main.games" },
  { 8, 9,
    "CREATE TEMP VIEW games AS "
    "SELECT *, " DETAILS_CHANGED ", NULL AS time_limit FROM main.games" },
  { 1, 8,
    "CREATE TEMP VIEW games AS "
    "SELECT id, uuid, session_id, ruleset_id, revision, edits_done, title, place, note, "
    "started_ms, started_offset, ended_ms, ended_offset, changed_ms, is_void, deleted_ms, "
    "n_players, wind, number, extension, honba, dealer, end_reason, " DETAILS_CHANGED ", "
    "NULL AS time_limit, "
    "n_hands - (SELECT count (*) FROM main.game_events "
    "           WHERE game_id = games.id "
    "           AND (instr (event, '\"adjust\"') > 0 OR instr (event, '\"stop\"') > 0) "
    "           AND iif (json_valid (event), event ->> '$.result', NULL) "
    "               IN ('adjust', 'stop')) AS n_hands "
    "FROM main.games" },
};

/* Adds the newer counters to results as NULL: not counted. */
static gboolean
adapt_results (TenboDb *db,
               int      version,
               GError **error)
{
  gsize first = version < 5 ? TENBO_N_SETTLED_COLUMNS : TENBO_N_RESULT_COLUMNS_5;
  g_autoptr (GString) sql = NULL;

  if (version >= 9)
    return TRUE;

  sql = g_string_new ("CREATE TEMP VIEW game_results AS SELECT *, "
                      "(SELECT started_offset FROM main.games WHERE id = game_id) "
                      "AS started_offset");
  if (version < 5)
    g_string_append (sql, ", 0 AS counted_by");
  for (gsize i = first; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", NULL AS %s", tenbo_result_columns[i].name);

  g_string_append (sql, " FROM ");
  g_string_append (sql, version < 3 ? "(" RESULTS_OF_SCHEMA_2 ")" : "main.game_results");
  return tenbo_db_exec (db, sql->str, error);
}

gboolean
tenbo_old_schemas_adapt (TenboDb *db,
                         int      version,
                         GError **error)
{
  /* The file may be open this way because its folder is read-only. */
  if (!tenbo_db_exec (db, "PRAGMA temp_store = MEMORY", error))
    return FALSE;

  if (!adapt_results (db, version, error))
    return FALSE;

  for (gsize i = 0; i < G_N_ELEMENTS (additions); i++)
    if (version >= additions[i].since && version < additions[i].version &&
        !tenbo_db_exec (db, additions[i].sql, error))
      return FALSE;

  return TRUE;
}
