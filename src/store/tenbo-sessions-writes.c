/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* Changes of evenings that somebody makes by hand. */

static gboolean
run (TenboDb    *db,
     const char *sql,
     gint64      session_id,
     GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_prepare (db, sql, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":session", session_id);
  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_sessions_set (TenboDb                  *db,
                    const TenboStoredSession *session,
                    GError                  **error)
{
  g_autoptr (TenboStoredSession) known = tenbo_sessions_read (db, session->id, error);
  g_autoptr (TenboStatement) statement = NULL;

  if (known == NULL)
    return FALSE;

  statement = tenbo_db_prepare (db,
                                "UPDATE sessions SET title = nullif (:title, ''), "
                                "place = nullif (:place, ''), note = nullif (:note, ''), "
                                "unit = nullif (:unit, ''), "
                                "rate = iif (:rate > 0, :rate, NULL), "
                                "fee = iif (:fee > 0, :fee, NULL), "
                                "fee_person_id = nullif (:payer, 0), changed_ms = :changed, "
                                "folded = nullif (tenbo_fold (concat_ws (char (10), "
                                "nullif (:title, ''), nullif (:place, ''), nullif (:note, ''))), "
                                "'') "
                                "WHERE id = :session",
                                error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":session", session->id);
  tenbo_db_bind_text (statement, ":title", session->title);
  tenbo_db_bind_text (statement, ":place", session->place);
  tenbo_db_bind_text (statement, ":note", session->note);
  tenbo_db_bind_text (statement, ":unit", session->unit);
  tenbo_db_bind_int (statement, ":rate", session->rate);
  tenbo_db_bind_int (statement, ":fee", session->fee);
  tenbo_db_bind_int (statement, ":payer", session->fee_person_id);
  tenbo_db_bind_int (statement, ":changed", session->changed_msec);
  return tenbo_db_run (db, statement, error);
}

/* --- Games that go to another evening --- */

/* The session the game is of; 0 with @error. */
static gint64
read_session_of (TenboDb *db,
                 gint64   game_id,
                 GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_tables_prepare (db,
                                    "SELECT session_id FROM games "
                                    "WHERE id = :game AND deleted_ms IS NULL",
                                    game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return 0;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no game %" G_GINT64_FORMAT, game_id);
      return 0;
    }

  return sqlite3_column_int64 (statement, 0);
}

/* A new session, played for the same as the one of the game. 0 with @error. */
static gint64
insert_like (TenboDb *db,
             gint64   game_id,
             GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autofree char *uuid = g_uuid_string_random ();

  statement = tenbo_tables_prepare (db,
                                    "INSERT INTO sessions (uuid, started_ms, started_offset, "
                                    "place, unit, rate) "
                                    "SELECT :uuid, g.started_ms, g.started_offset, "
                                    "s.place, s.unit, s.rate "
                                    "FROM games AS g JOIN sessions AS s ON s.id = g.session_id "
                                    "WHERE g.id = :game",
                                    game_id, error);
  if (statement == NULL)
    return 0;

  tenbo_db_bind_text (statement, ":uuid", uuid);
  return tenbo_db_run (db, statement, error) ? tenbo_db_get_last_id (db) : 0;
}

/* A session begins with its first game. */
static gboolean
refresh_start (TenboDb *db,
               gint64   session_id,
               GError **error)
{
  return run (db,
              "UPDATE sessions SET (started_ms, started_offset) = "
              "(SELECT started_ms, started_offset FROM games "
              " WHERE session_id = :session ORDER BY started_ms, id LIMIT 1) "
              "WHERE id = :session AND EXISTS "
              "(SELECT 1 FROM games WHERE session_id = :session)",
              session_id, error);
}

static gboolean
move_game (TenboDb *db,
           gint64   game_id,
           gint64   session_id,
           GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64 before = read_session_of (db, game_id, error);

  if (before == 0)
    return FALSE;

  statement = tenbo_tables_prepare (db,
                                    "UPDATE games SET session_id = :session WHERE id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":session", session_id);
  return tenbo_db_run (db, statement, error) && refresh_start (db, before, error);
}

gboolean
tenbo_sessions_move_game (TenboDb *db,
                          gint64   game_id,
                          gint64   session_id,
                          GError **error)
{
  return move_game (db, game_id, session_id, error) && refresh_start (db, session_id, error);
}

gboolean
tenbo_sessions_tidy (TenboDb *db,
                     GError **error)
{
  return tenbo_db_exec (db,
                        "DELETE FROM sessions WHERE NOT EXISTS "
                        "(SELECT 1 FROM games AS g WHERE g.session_id = sessions.id)",
                        error);
}

gboolean
tenbo_sessions_move (TenboDb      *db,
                     const gint64 *games,
                     guint         n_games,
                     gint64       *session_id,
                     GError      **error)
{
  g_autoptr (TenboStoredSession) target = NULL;
  gboolean is_new = *session_id == 0;

  /* Games that go back where they were need it to be there, so only this tidies up. */
  if (is_new)
    *session_id = read_session_of (db, games[0], error) != 0 ? insert_like (db, games[0], error)
                                                             : 0;
  if (*session_id == 0)
    return FALSE;

  target = tenbo_sessions_read (db, *session_id, error);
  if (target == NULL)
    return FALSE;

  for (guint i = 0; i < n_games; i++)
    if (!move_game (db, games[i], *session_id, error) ||
        !tenbo_games_set_details_changed (db, games[i], 0, error))
      return FALSE;

  return refresh_start (db, *session_id, error) && (!is_new || tenbo_sessions_tidy (db, error));
}
