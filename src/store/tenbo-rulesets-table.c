/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"

gint64
tenbo_rulesets_take (TenboDb                  *db,
                     const TenboStoredSummary *game,
                     const char               *json,
                     GError                  **error)
{
  g_autoptr (TenboStatement) insert = NULL;
  g_autoptr (TenboStatement) find = NULL;
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, json, -1);
  gboolean         row;

  insert = tenbo_db_prepare (db,
                             "INSERT INTO rulesets (digest, key, name, json) "
                             "VALUES (:digest, :key, :name, :json) ON CONFLICT (digest) DO NOTHING",
                             error);
  find = tenbo_db_prepare (db, "SELECT id FROM rulesets WHERE digest = :digest", error);
  if (insert == NULL || find == NULL)
    return 0;

  tenbo_db_bind_text (insert, ":digest", digest);
  tenbo_db_bind_text (insert, ":key", game->ruleset_key);
  tenbo_db_bind_text (insert, ":name", game->ruleset_name);
  tenbo_db_bind_text (insert, ":json", json);
  tenbo_db_bind_text (find, ":digest", digest);
  if (!tenbo_db_run (db, insert, error) || !tenbo_db_step (db, find, &row, error))
    return 0;

  g_assert (row);
  return sqlite3_column_int64 (find, 0);
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
