/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

#define MSEC_A_DAY (24 * 60 * 60 * G_GINT64_CONSTANT (1000))

/* An evening goes past midnight: a break shorter than this does not end it. */
#define LONGEST_BREAK_MSEC (6 * 60 * 60 * G_GINT64_CONSTANT (1000))

/* The game before another one. */
typedef struct
{
  gint64          id;
  gint64          session_id;
  TenboStoredTime started;
  gint64          last_msec; /* when it was last played, as far as that can be known */
} Previous;

static gint64
local_day (TenboStoredTime time)
{
  return (time.msec + time.offset_minutes * G_GINT64_CONSTANT (60000)) / MSEC_A_DAY;
}

/* What is imported may know of an earlier game. */
static gboolean
set_start (TenboDb                  *db,
           const TenboStoredSummary *game,
           GError                  **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "UPDATE sessions SET started_ms = :started, "
                                "started_offset = :offset WHERE id = :id",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":id", game->session_id);
  tenbo_db_bind_int (statement, ":started", game->session_started.msec);
  tenbo_db_bind_int (statement, ":offset", game->session_started.offset_minutes);
  return tenbo_db_run (db, statement, error);
}

static gboolean
find (TenboDb            *db,
      TenboStoredSummary *game,
      GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64   started;
  gboolean row;

  statement = tenbo_db_prepare (db,
                                "SELECT id, started_ms FROM sessions "
                                "WHERE id = :id OR uuid = :uuid",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":id", game->session_id);
  tenbo_db_bind_text (statement, ":uuid", game->session_uuid);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row && game->session_uuid == NULL)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no session %" G_GINT64_FORMAT, game->session_id);
      return FALSE;
    }

  game->session_id = row ? sqlite3_column_int64 (statement, 0) : 0;
  started = row ? sqlite3_column_int64 (statement, 1) : 0;
  sqlite3_reset (statement);
  if (row && game->session_started.msec != 0 && game->session_started.msec < started)
    return set_start (db, game, error);

  return TRUE;
}

static gboolean
find_previous (TenboDb                  *db,
               const TenboStoredSummary *game,
               Previous                 *previous,
               GError                  **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  *previous = (Previous) { 0 };
  statement = tenbo_db_prepare (db,
                                "SELECT id, session_id, started_ms, started_offset, "
                                "coalesce (ended_ms, "
                                "          iif (changed_ms <= :started, changed_ms, started_ms)) "
                                "FROM games WHERE started_ms <= :started AND deleted_ms IS NULL "
                                "ORDER BY started_ms DESC, id DESC LIMIT 1",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":started", game->started.msec);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (row)
    {
      previous->id = sqlite3_column_int64 (statement, 0);
      previous->session_id = sqlite3_column_int64 (statement, 1);
      previous->started.msec = sqlite3_column_int64 (statement, 2);
      previous->started.offset_minutes = sqlite3_column_int (statement, 3);
      previous->last_msec = sqlite3_column_int64 (statement, 4);
    }

  return TRUE;
}

/* Whether exactly the people of @game played the game @other. */
static gboolean
has_same_people (TenboDb                  *db,
                 const TenboStoredSummary *game,
                 gint64                    other,
                 gboolean                 *same,
                 GError                  **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  int      n_found = 0;
  gboolean done;

  *same = FALSE;
  statement = tenbo_tables_prepare (db,
                                    "SELECT ifnull (w.merged_into, w.id) FROM game_players AS p "
                                    "JOIN people AS w ON w.id = p.person_id "
                                    "WHERE p.game_id = :game",
                                    other, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      gboolean known = FALSE;

      for (int i = 0; i < game->n_players; i++)
        known = known || game->players[i].person_id == sqlite3_column_int64 (statement, 0);

      if (!known)
        return TRUE;

      n_found++;
    }
  if (!done)
    return FALSE;

  *same = n_found == game->n_players;
  return TRUE;
}

/* Leaves `session_id` 0 where a session is to be made. */
static gboolean
continue_session (TenboDb            *db,
                  TenboStoredSummary *game,
                  GError            **error)
{
  Previous previous;
  gboolean same;

  if (!find_previous (db, game, &previous, error))
    return FALSE;

  if (previous.id == 0)
    return TRUE;

  if (local_day (previous.started) != local_day (game->started) &&
      game->started.msec - previous.last_msec >= LONGEST_BREAK_MSEC)
    return TRUE;

  if (!has_same_people (db, game, previous.id, &same, error))
    return FALSE;

  if (same)
    game->session_id = previous.session_id;

  return TRUE;
}

static gboolean
insert (TenboDb            *db,
        TenboStoredSummary *game,
        GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  const TenboStoredTime *started = &game->started;

  statement = tenbo_db_prepare (db,
                                "INSERT INTO sessions (uuid, started_ms, started_offset) "
                                "VALUES (:uuid, :started, :offset)",
                                error);
  if (statement == NULL)
    return FALSE;

  if (game->session_uuid == NULL)
    game->session_uuid = g_uuid_string_random ();

  tenbo_db_bind_text (statement, ":uuid", game->session_uuid);
  if (game->session_started.msec != 0)
    started = &game->session_started;
  tenbo_db_bind_int (statement, ":started", started->msec);
  tenbo_db_bind_int (statement, ":offset", started->offset_minutes);
  if (!tenbo_db_run (db, statement, error))
    return FALSE;

  game->session_id = tenbo_db_get_last_id (db);
  return TRUE;
}

gboolean
tenbo_sessions_take (TenboDb            *db,
                     TenboStoredSummary *game,
                     GError            **error)
{
  gboolean given = game->session_id != 0 || game->session_uuid != NULL;

  if (!(given ? find : continue_session) (db, game, error))
    return FALSE;

  return game->session_id != 0 || insert (db, game, error);
}
