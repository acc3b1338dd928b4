/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-rulesets.h"

#include <string.h>

#include "tenbo-language.h"
#include "tenbo-tables.h"

void
tenbo_stored_ruleset_free (TenboStoredRuleset *ruleset)
{
  g_free (ruleset->name);
  g_free (ruleset);
}

void
tenbo_played_ruleset_free (TenboPlayedRuleset *ruleset)
{
  g_free (ruleset->key);
  g_free (ruleset->name);
  g_free (ruleset);
}

static char *
digest_text (const guchar *json,
             gssize        length)
{
  return g_compute_checksum_for_data (G_CHECKSUM_SHA256, json, (gsize) length);
}

gint64
tenbo_rulesets_get_or_create (TenboDb                  *db,
                              const TenboStoredSummary *game,
                              const char               *json,
                              GError                  **error)
{
  g_autoptr (TenboStatement) insert = NULL;
  g_autofree char *digest = NULL;
  gint64           id;

  if (json == NULL)
    return 0;

  digest = digest_text ((const guchar *) json, (gssize) strlen (json));
  id = tenbo_db_find_id (db, "SELECT id FROM rulesets WHERE digest = :digest",
                         TENBO_DB_VALUES (TENBO_DB_TEXT (":digest", digest)), error);
  if (id != 0)
    return id;

  insert = tenbo_db_query (db,
                           "INSERT INTO rulesets (digest, key, name, name_ja, name_zh, json) "
                           "SELECT :digest, :key, ifnull (names ->> '$.name.en', :name), "
                           "names ->> '$.name.ja', names ->> '$.name.zh', :json "
                           "FROM (SELECT iif (json_valid (:json), :json, NULL) AS names)",
                           TENBO_DB_VALUES (TENBO_DB_TEXT (":digest", digest),
                                            TENBO_DB_TEXT (":key", game->ruleset_key),
                                            TENBO_DB_TEXT (":name", game->ruleset_name),
                                            TENBO_DB_TEXT (":json", json)),
                           error);
  return tenbo_db_run (db, insert, error) ? tenbo_db_get_last_id (db) : -1;
}

char *
tenbo_rulesets_dup_name (TenboStatement *row,
                         int             column)
{
  g_autofree char *en = tenbo_db_dup_text (row, column);
  g_autofree char *ja = tenbo_db_dup_text (row, column + 1);
  g_autofree char *zh = tenbo_db_dup_text (row, column + 2);

  return g_strdup (tenbo_language_pick (en, ja, zh));
}

GPtrArray *
tenbo_rulesets_list_changed (TenboRead *read,
                             GError   **error)
{
  g_autoptr (GPtrArray) changed = NULL;
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT id, name, name_ja, name_zh, digest, json "
    "FROM rulesets ORDER BY id",
    NULL, error);

  changed = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_ruleset_free);
  while (tenbo_db_next (read, statement, &done, error))
    {
      g_autofree char    *digest = digest_text (sqlite3_column_blob (statement, 5),
                                                sqlite3_column_bytes (statement, 5));
      TenboStoredRuleset *ruleset;

      if (g_strcmp0 (digest, (const char *) sqlite3_column_text (statement, 4)) == 0)
        continue;

      ruleset = g_new0 (TenboStoredRuleset, 1);
      ruleset->id = sqlite3_column_int64 (statement, 0);
      ruleset->name = tenbo_rulesets_dup_name (statement, 1);
      g_ptr_array_add (changed, ruleset);
    }

  return done ? g_steal_pointer (&changed) : NULL;
}

GPtrArray *
tenbo_rulesets_list_played (TenboRead *read,
                            GError   **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GPtrArray) rulesets = NULL;
  gboolean done;

  /* With max(), SQLite takes the other columns from the row with the maximum: the newest text. */
  statement = tenbo_db_query (read,
                              "SELECT r.key, sum (g.n), max (r.id), " TENBO_RULESET_NAME " "
                              "FROM (SELECT ruleset_id, count (*) AS n FROM games "
                              "      WHERE deleted_ms IS NULL GROUP BY ruleset_id) AS g "
                              "JOIN rulesets AS r ON r.id = g.ruleset_id "
                              "GROUP BY r.key ORDER BY sum (g.n) DESC, r.key",
                              NULL, error);
  rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_played_ruleset_free);
  while (tenbo_db_next (read, statement, &done, error))
    {
      TenboPlayedRuleset *ruleset = g_new (TenboPlayedRuleset, 1);

      ruleset->key = tenbo_db_dup_text (statement, 0);
      ruleset->n_games = tenbo_db_get_int (statement, 1);
      ruleset->name = tenbo_rulesets_dup_name (statement, 3);
      g_ptr_array_add (rulesets, ruleset);
    }

  return done ? g_steal_pointer (&rulesets) : NULL;
}

GStrv
tenbo_rulesets_list_recent (TenboRead *read,
                            int        limit,
                            GError   **error)
{
  g_autoptr (GStrvBuilder) keys = g_strv_builder_new ();
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  /* Reads a few games from the end of the index, however long the history is. */
  statement = tenbo_db_query (read,
                              "SELECT r.key FROM (SELECT ruleset_id, started_ms, id FROM games "
                              "                   WHERE deleted_ms IS NULL "
                              "                   ORDER BY started_ms DESC, id DESC LIMIT 100"
                              ") AS g JOIN rulesets AS r ON r.id = g.ruleset_id "
                              "GROUP BY r.key ORDER BY max (g.started_ms) DESC, max (g.id) DESC "
                              "LIMIT :limit",
                              TENBO_DB_VALUES (TENBO_DB_INT (":limit", limit)), error);
  while (tenbo_db_next (read, statement, &done, error))
    g_strv_builder_take (keys, tenbo_db_dup_text (statement, 0));

  return done ? g_strv_builder_end (keys) : NULL;
}

GHashTable *
tenbo_rulesets_read_yaku_names (TenboRead  *read,
                                const char *key,
                                GError    **error)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_query (read,
                              "SELECT y.value ->> '$.id' AS yaku, y.value ->> '$.name', "
                              "y.value ->> '$.name-ja', y.value ->> '$.name-zh', max (r.id) "
                              "FROM rulesets AS r, "
                              "json_each (iif (json_valid (r.json), r.json, '{}'), "
                              "           '$.house-yaku') AS y "
                              "WHERE y.type = 'object' AND (:key IS NULL OR r.key = :key) "
                              "GROUP BY yaku HAVING yaku IS NOT NULL",
                              TENBO_DB_VALUES (TENBO_DB_TEXT (":key", key)), error);
  while (tenbo_db_next (read, statement, &done, error))
    {
      char *id = tenbo_db_dup_text (statement, 0);

      g_hash_table_insert (names, id, tenbo_rulesets_dup_name (statement, 1));
    }

  return done ? g_steal_pointer (&names) : NULL;
}
