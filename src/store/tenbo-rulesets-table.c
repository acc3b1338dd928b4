/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-language.h"
#include "tenbo-tables.h"

/* The id of the ruleset with @digest; 0: there is none, -1 with @error. */
static gint64
find (TenboDb    *db,
      const char *digest,
      GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT id FROM rulesets WHERE digest = :digest", error);
  if (statement == NULL)
    return -1;

  tenbo_db_bind_text (statement, ":digest", digest);
  if (!tenbo_db_step (db, statement, &row, error))
    return -1;

  return row ? sqlite3_column_int64 (statement, 0) : 0;
}

gint64
tenbo_rulesets_take (TenboDb                  *db,
                     const TenboStoredSummary *game,
                     const char               *json,
                     GError                  **error)
{
  g_autoptr (TenboStatement) insert = NULL;
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, json, -1);
  gint64           id = find (db, digest, error);

  if (id != 0)
    return MAX (id, 0);

  insert = tenbo_db_prepare (db,
                             "INSERT INTO rulesets (digest, key, name, name_ja, name_zh, json) "
                             "SELECT :digest, :key, ifnull (names ->> '$.name.en', :name), "
                             "names ->> '$.name.ja', names ->> '$.name.zh', :json "
                             "FROM (SELECT iif (json_valid (:json), :json, NULL) AS names)",
                             error);
  if (insert == NULL)
    return 0;

  tenbo_db_bind_text (insert, ":digest", digest);
  tenbo_db_bind_text (insert, ":key", game->ruleset_key);
  tenbo_db_bind_text (insert, ":name", game->ruleset_name);
  tenbo_db_bind_text (insert, ":json", json);
  return tenbo_db_run (db, insert, error) ? tenbo_db_get_last_id (db) : 0;
}

char *
tenbo_rulesets_dup_name (TenboStatement *row,
                         int             column)
{
  const char *en = (const char *) sqlite3_column_text (row, column);
  const char *ja = (const char *) sqlite3_column_text (row, column + 1);
  const char *zh = (const char *) sqlite3_column_text (row, column + 2);

  return g_strdup (tenbo_language_pick (en, ja, zh));
}

/* What one result of a ruleset says of it all say. */
#define IN_POINTS                                                             \
  "SELECT s.id FROM rulesets AS s WHERE EXISTS "                              \
  "(SELECT 1 FROM game_results AS r WHERE r.base = r.points AND r.game_id = " \
  " (SELECT g.id FROM games AS g WHERE g.ruleset_id = s.id AND g.end_reason IS NOT NULL LIMIT 1))"

GHashTable *
tenbo_rulesets_read_in_points (TenboDb *db,
                               GError **error)
{
  g_autoptr (GHashTable) rulesets = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free,
                                                           NULL);
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, IN_POINTS, error);
  gboolean done;

  if (statement == NULL)
    return NULL;

  while (tenbo_db_next (db, statement, &done, error))
    {
      gint64 id = sqlite3_column_int64 (statement, 0);

      g_hash_table_add (rulesets, g_memdup2 (&id, sizeof id));
    }

  return done ? g_steal_pointer (&rulesets) : NULL;
}
