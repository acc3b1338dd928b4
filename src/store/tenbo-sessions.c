/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-sessions.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* Columns in the order in which session_of_row() reads them */
#define SESSION_COLUMNS                                              \
  "s.id, s.uuid, s.started_ms, s.started_offset, s.title, s.place, " \
  "s.note, s.unit, ifnull (s.rate, -1), ifnull (s.fee, -1), "        \
  "ifnull ((SELECT ifnull (p.merged_into, p.id) FROM people AS p "   \
  "         WHERE p.id = s.fee_person_id), 0), s.changed_ms, "       \
  "(SELECT w.uuid FROM people AS p "                                 \
  " JOIN people AS w ON w.id = ifnull (p.merged_into, p.id) "        \
  " WHERE p.id = s.fee_person_id) "

static TenboStoredSession *
session_of_row (TenboStatement *row)
{
  TenboStoredSession *session = tenbo_stored_session_new ();
  int                 column = 0;

  session->id = sqlite3_column_int64 (row, column++);
  session->uuid = tenbo_db_dup_text (row, column++);
  session->started.msec = sqlite3_column_int64 (row, column++);
  session->started.offset_minutes = tenbo_db_get_int (row, column++);
  session->title = tenbo_db_dup_text (row, column++);
  session->venue = tenbo_db_dup_text (row, column++);
  session->note = tenbo_db_dup_text (row, column++);
  session->unit = tenbo_db_dup_text (row, column++);
  session->rate = tenbo_db_get_int (row, column++);
  session->fee = tenbo_db_get_int (row, column++);
  session->fee_person_id = sqlite3_column_int64 (row, column++);
  session->changed_msec = sqlite3_column_int64 (row, column++);
  session->fee_person_uuid = tenbo_db_dup_text (row, column++);
  return session;
}

TenboStoredSession *
tenbo_sessions_read (TenboRead *read,
                     gint64     session_id,
                     GError   **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read, "SELECT " SESSION_COLUMNS "FROM sessions AS s WHERE s.id = :session",
    TENBO_DB_VALUES (TENBO_DB_INT (":session", session_id)), error);

  return tenbo_db_step_to (read, statement, "session", session_id, error)
           ? session_of_row (statement)
           : NULL;
}

GPtrArray *
tenbo_sessions_list (TenboRead *read,
                     guint      limit,
                     GError   **error)
{
  g_autoptr (GPtrArray) sessions = NULL;
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " SESSION_COLUMNS "FROM sessions AS s WHERE EXISTS "
    "(SELECT 1 FROM games AS g "
    " WHERE g.session_id = s.id AND g.deleted_ms IS NULL) "
    "ORDER BY s.started_ms DESC, s.id DESC LIMIT :limit",
    TENBO_DB_VALUES (TENBO_DB_INT (":limit", limit > 0 ? (gint64) limit : -1)), error);

  sessions = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_session_free);
  while (tenbo_db_next (read, statement, &done, error))
    g_ptr_array_add (sessions, session_of_row (statement));

  return done ? g_steal_pointer (&sessions) : NULL;
}

gint64
tenbo_sessions_find (TenboRead  *read,
                     const char *uuid,
                     GError    **error)
{
  return tenbo_db_find_id (read, "SELECT id FROM sessions WHERE uuid = :uuid",
                           TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", uuid)), error);
}

/* --- The session of a game --- */

#define MSEC_A_DAY (24 * 60 * 60 * G_GINT64_CONSTANT (1000))

/* Maximum break within a session, which may continue after midnight */
#define LONGEST_BREAK_MSEC (6 * 60 * 60 * G_GINT64_CONSTANT (1000))

static gint64
local_day (TenboStoredTime time)
{
  return (time.msec + time.offset_minutes * G_GINT64_CONSTANT (60000)) / MSEC_A_DAY;
}

gboolean
tenbo_session_can_continue (TenboStoredTime started,
                            gint64          last_msec,
                            TenboStoredTime next)
{
  return local_day (started) == local_day (next) || next.msec - last_msec < LONGEST_BREAK_MSEC;
}

static gboolean
find (TenboDb            *db,
      TenboStoredSummary *game,
      GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64   started;
  gboolean row;

  statement = tenbo_db_query (db,
                              "SELECT id, started_ms FROM sessions "
                              "WHERE id = :id OR uuid = :uuid",
                              TENBO_DB_VALUES (TENBO_DB_INT (":id", game->session_id),
                                               TENBO_DB_TEXT (":uuid", game->session_uuid)),
                              error);
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
  if (!row || game->session_started.msec == 0 || game->session_started.msec >= started)
    return TRUE;

  /* An imported game can be earlier than the session. */
  return tenbo_db_change (
    db,
    "UPDATE sessions SET started_ms = :started, "
    "started_offset = :offset WHERE id = :id",
    TENBO_DB_VALUES (TENBO_DB_INT (":id", game->session_id),
                     TENBO_DB_INT (":started", game->session_started.msec),
                     TENBO_DB_INT (":offset", game->session_started.offset_minutes)),
    error);
}

/* Whether the game @other has exactly the people of @game. */
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
  statement = tenbo_db_query (db,
                              "SELECT ifnull (w.merged_into, w.id) FROM game_players AS p "
                              "JOIN people AS w ON w.id = p.person_id "
                              "WHERE p.game_id = :game",
                              TENBO_DB_VALUES (TENBO_DB_INT (":game", other)), error);
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

/* Sets `session_id` to the session that @game continues, or to 0 if it starts a new one. */
static gboolean
continue_session (TenboDb            *db,
                  TenboStoredSummary *game,
                  GError            **error)
{
  /* The previous game, and the time at which it was last played, if known */
  g_autoptr (TenboStatement) previous = tenbo_db_query (
    db,
    "SELECT id, session_id, started_ms, started_offset, "
    "coalesce (ended_ms, "
    "          iif (changed_ms <= :started, changed_ms, started_ms)) "
    "FROM games WHERE started_ms <= :started AND deleted_ms IS NULL "
    "ORDER BY started_ms DESC, id DESC LIMIT 1",
    TENBO_DB_VALUES (TENBO_DB_INT (":started", game->started.msec)), error);
  TenboStoredTime started;
  gboolean        row;
  gboolean        same;

  if (!tenbo_db_step (db, previous, &row, error))
    return FALSE;

  if (!row)
    return TRUE;

  started.msec = sqlite3_column_int64 (previous, 2);
  started.offset_minutes = tenbo_db_get_int (previous, 3);
  if (!tenbo_session_can_continue (started, sqlite3_column_int64 (previous, 4), game->started))
    return TRUE;

  if (!has_same_people (db, game, sqlite3_column_int64 (previous, 0), &same, error))
    return FALSE;

  if (same)
    game->session_id = sqlite3_column_int64 (previous, 1);

  return TRUE;
}

gboolean
tenbo_sessions_get_or_create (TenboDb            *db,
                              TenboStoredSummary *game,
                              GError            **error)
{
  const TenboStoredTime *started = game->session_started.msec != 0 ? &game->session_started
                                                                   : &game->started;
  gboolean               given = game->session_id != 0 || game->session_uuid != NULL;

  if (!(given ? find : continue_session) (db, game, error))
    return FALSE;

  if (game->session_id != 0)
    return TRUE;

  if (game->session_uuid == NULL)
    game->session_uuid = g_uuid_string_random ();

  if (!tenbo_db_change (db,
                        "INSERT INTO sessions (uuid, started_ms, started_offset) "
                        "VALUES (:uuid, :started, :offset)",
                        TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", game->session_uuid),
                                         TENBO_DB_INT (":started", started->msec),
                                         TENBO_DB_INT (":offset", started->offset_minutes)),
                        error))
    return FALSE;

  game->session_id = tenbo_db_get_last_id (db);
  return TRUE;
}

/* --- Changes by the user --- */

gboolean
tenbo_sessions_set (TenboDb                  *db,
                    const TenboStoredSession *session,
                    GError                  **error)
{
  g_autoptr (TenboStoredSession) known = tenbo_sessions_read (db, session->id, error);

  if (known == NULL)
    return FALSE;

  return tenbo_db_change (db,
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
                          TENBO_DB_VALUES (TENBO_DB_INT (":session", session->id),
                                           TENBO_DB_TEXT (":title", session->title),
                                           TENBO_DB_TEXT (":place", session->venue),
                                           TENBO_DB_TEXT (":note", session->note),
                                           TENBO_DB_TEXT (":unit", session->unit),
                                           TENBO_DB_INT (":rate", session->rate),
                                           TENBO_DB_INT (":fee", session->fee),
                                           TENBO_DB_INT (":payer", session->fee_person_id),
                                           TENBO_DB_INT (":changed", session->changed_msec)),
                          error);
}

/* --- Moving games to another session --- */

/* Returns the session of the game; 0 with @error. */
static gint64
read_session_of (TenboDb *db,
                 gint64   game_id,
                 GError **error)
{
  gint64 id = tenbo_db_find_id (
    db, "SELECT session_id FROM games WHERE id = :game AND deleted_ms IS NULL",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  if (id == 0)
    g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                 "no game %" G_GINT64_FORMAT, game_id);

  return MAX (id, 0);
}

/* Inserts a session with the venue, unit and rate of the session of the game: a change by the user,
 * if there are any. 0 with @error. */
static gint64
insert_like (TenboDb *db,
             gint64   game_id,
             GError **error)
{
  g_autofree char *uuid = g_uuid_string_random ();
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "INSERT INTO sessions (uuid, started_ms, started_offset, "
    "place, unit, rate, changed_ms, folded) "
    "SELECT :uuid, g.started_ms, g.started_offset, "
    "s.place, s.unit, s.rate, "
    "iif (coalesce (s.place, s.unit, s.rate) IS NULL, 0, :now), tenbo_fold (s.place) "
    "FROM games AS g JOIN sessions AS s ON s.id = g.session_id "
    "WHERE g.id = :game",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                     TENBO_DB_TEXT (":uuid", uuid),
                     TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
    error);

  return tenbo_db_run (db, statement, error) ? tenbo_db_get_last_id (db) : 0;
}

gboolean
tenbo_sessions_refresh_start (TenboDb *db,
                              gint64   session_id,
                              GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE sessions SET (started_ms, started_offset) = "
                          "(SELECT started_ms, started_offset FROM games "
                          " WHERE session_id = :session ORDER BY started_ms, uuid LIMIT 1) "
                          "WHERE id = :session AND EXISTS "
                          "(SELECT 1 FROM games WHERE session_id = :session)",
                          TENBO_DB_VALUES (TENBO_DB_INT (":session", session_id)), error);
}

static gboolean
move_game (TenboDb *db,
           gint64   game_id,
           gint64   session_id,
           GError **error)
{
  gint64 before = read_session_of (db, game_id, error);

  if (before == 0)
    return FALSE;

  return tenbo_db_change (db,
                          "UPDATE games SET session_id = :session WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":session", session_id)),
                          error) &&
         tenbo_sessions_refresh_start (db, before, error);
}

gboolean
tenbo_sessions_move_game (TenboDb *db,
                          gint64   game_id,
                          gint64   session_id,
                          GError **error)
{
  return move_game (db, game_id, session_id, error) &&
         tenbo_sessions_refresh_start (db, session_id, error);
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

/* --- Writes --- */

/* Games to move, and the session to move them to */
typedef struct
{
  GArray *games; /* of gint64 */
  gint64  session_id;
} Move;

static void
move_free (gpointer data)
{
  Move *move = data;

  g_array_unref (move->games);
  g_free (move);
}

static gboolean
write_session (TenboDb      *db,
               gpointer      data,
               TenboOutcome *outcome,
               GError      **error)
{
  TenboStoredSession *session = data;
  g_autoptr (TenboStoredSession) known = tenbo_sessions_read (db, session->id, error);

  if (known == NULL)
    return FALSE;

  /* The time is always later than that of the previous change, even if a fast clock recorded
   * that. */
  session->changed_msec = MAX (tenbo_stored_now ().msec, known->changed_msec + 1);
  outcome->session_id = session->id;
  return tenbo_sessions_set (db, session, error);
}

static gboolean
write_move (TenboDb      *db,
            gpointer      data,
            TenboOutcome *outcome,
            GError      **error)
{
  const Move *move = data;
  gint64      first = g_array_index (move->games, gint64, 0);
  gint64      session_id = move->session_id;
  g_autoptr (TenboStoredSession) target = NULL;

  if (session_id == 0 && read_session_of (db, first, error) != 0)
    session_id = insert_like (db, first, error);
  if (session_id == 0)
    return FALSE;

  target = tenbo_sessions_read (db, session_id, error);
  if (target == NULL)
    return FALSE;

  for (guint i = 0; i < move->games->len; i++)
    {
      gint64 game_id = g_array_index (move->games, gint64, i);

      if (!move_game (db, game_id, session_id, error) ||
          !tenbo_games_set_details_changed (db, game_id, 0, error))
        return FALSE;
    }

  outcome->session_id = session_id;

  /* Undoing the move needs the old session, so only a new session removes empty ones. */
  return tenbo_sessions_refresh_start (db, session_id, error) &&
         (move->session_id != 0 || tenbo_sessions_tidy (db, error));
}

TenboWrite *
tenbo_write_session (const TenboStoredSession *session)
{
  g_return_val_if_fail (session != NULL, NULL);

  return tenbo_write_new (write_session,
                          tenbo_stored_session_copy (session),
                          (GDestroyNotify) tenbo_stored_session_free);
}

TenboWrite *
tenbo_write_move_games (const gint64 *game_ids,
                        guint         n_games,
                        gint64        session_id)
{
  Move *move;

  g_return_val_if_fail (game_ids != NULL && n_games > 0, NULL);

  move = g_new (Move, 1);
  move->games = g_array_new (FALSE, FALSE, sizeof (gint64));
  move->session_id = session_id;
  g_array_append_vals (move->games, game_ids, n_games);
  return tenbo_write_new (write_move, move, move_free);
}
