/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* Games that are kept and not counted, or deleted, or gone for good. */

static gboolean
run (TenboDb    *db,
     const char *sql,
     gint64      game_id,
     GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_tables_prepare (db, sql, game_id, error);

  return statement != NULL && tenbo_db_run (db, statement, error);
}

/* The results say themselves whether they count. */
static gboolean
refresh_counted (TenboDb *db,
                 gint64   game_id,
                 GError **error)
{
  return run (db,
              "UPDATE game_results SET is_counted = "
              "(SELECT is_void = 0 AND deleted_ms IS NULL FROM games WHERE id = :game) "
              "WHERE game_id = :game",
              game_id, error);
}

gboolean
tenbo_games_set_void (TenboDb *db,
                      gint64   game_id,
                      gboolean is_void,
                      GError **error)
{
  return run (db,
              is_void ? "UPDATE games SET is_void = 1 WHERE id = :game"
                      : "UPDATE games SET is_void = 0 WHERE id = :game",
              game_id, error) &&
         refresh_counted (db, game_id, error);
}

gboolean
tenbo_games_delete (TenboDb *db,
                    gint64   game_id,
                    GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "UPDATE games SET deleted_ms = :now WHERE id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":now", tenbo_stored_now ().msec);
  return tenbo_db_run (db, statement, error) && refresh_counted (db, game_id, error);
}

gboolean
tenbo_games_restore (TenboDb *db,
                     gint64   game_id,
                     gint64  *revision,
                     GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_tables_prepare (db,
                                    "UPDATE games SET deleted_ms = NULL, revision = revision + 1, "
                                    "changed_ms = :now "
                                    "WHERE id = :game AND deleted_ms IS NOT NULL "
                                    "RETURNING revision",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":now", tenbo_stored_now ().msec);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no deleted game %" G_GINT64_FORMAT, game_id);
      return FALSE;
    }

  *revision = sqlite3_column_int64 (statement, 0);
  sqlite3_reset (statement);
  return refresh_counted (db, game_id, error);
}

gboolean
tenbo_games_purge (TenboDb *db,
                   int     *n_purged,
                   GError **error)
{
  /* All that belongs to a game goes with it. */
  if (!tenbo_db_exec (db, "DELETE FROM games WHERE deleted_ms IS NOT NULL", error))
    return FALSE;

  *n_purged = sqlite3_changes (tenbo_db_get_handle (db));
  return tenbo_sessions_tidy (db, error);
}
