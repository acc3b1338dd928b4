/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* In the order of session_of_row(). */
#define COLUMNS                                                      \
  "s.id, s.uuid, s.started_ms, s.started_offset, s.title, s.place, " \
  "s.note, s.unit, ifnull (s.rate, -1), ifnull (s.fee, -1), "        \
  "ifnull ((SELECT ifnull (p.merged_into, p.id) FROM people AS p "   \
  "         WHERE p.id = s.fee_person_id), 0), s.changed_ms "

static TenboStoredSession *
session_of_row (TenboStatement *row)
{
  TenboStoredSession *session = tenbo_stored_session_new ();
  int                 column = 0;

  session->id = sqlite3_column_int64 (row, column++);
  session->uuid = tenbo_db_dup_text (row, column++);
  session->started.msec = sqlite3_column_int64 (row, column++);
  session->started.offset_minutes = sqlite3_column_int (row, column++);
  session->title = tenbo_db_dup_text (row, column++);
  session->place = tenbo_db_dup_text (row, column++);
  session->note = tenbo_db_dup_text (row, column++);
  session->unit = tenbo_db_dup_text (row, column++);
  session->rate = sqlite3_column_int (row, column++);
  session->fee = sqlite3_column_int (row, column++);
  session->fee_person_id = sqlite3_column_int64 (row, column++);
  session->changed_msec = sqlite3_column_int64 (row, column++);
  return session;
}

TenboStoredSession *
tenbo_sessions_read (TenboDb *db,
                     gint64   session_id,
                     GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_db_prepare (db,
                                "SELECT " COLUMNS "FROM sessions AS s WHERE s.id = :session",
                                error);
  if (statement == NULL)
    return NULL;

  tenbo_db_bind_int (statement, ":session", session_id);
  if (!tenbo_db_step (db, statement, &row, error))
    return NULL;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no session %" G_GINT64_FORMAT, session_id);
      return NULL;
    }

  return session_of_row (statement);
}

GPtrArray *
tenbo_sessions_list (TenboDb *db,
                     guint    limit,
                     GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GPtrArray) sessions = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT " COLUMNS "FROM sessions AS s WHERE EXISTS "
                                "(SELECT 1 FROM games AS g "
                                " WHERE g.session_id = s.id AND g.deleted_ms IS NULL) "
                                "ORDER BY s.started_ms DESC, s.id DESC LIMIT :limit",
                                error);
  if (statement == NULL)
    return NULL;

  tenbo_db_bind_int (statement, ":limit", limit > 0 ? (gint64) limit : -1);
  sessions = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_session_free);
  while (tenbo_db_next (db, statement, &done, error))
    g_ptr_array_add (sessions, session_of_row (statement));

  return done ? g_steal_pointer (&sessions) : NULL;
}

gint64
tenbo_sessions_find (TenboDb    *db,
                     const char *uuid,
                     GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT id FROM sessions WHERE uuid = :uuid", error);
  if (statement == NULL)
    return -1;

  tenbo_db_bind_text (statement, ":uuid", uuid);
  if (!tenbo_db_step (db, statement, &row, error))
    return -1;

  return row ? sqlite3_column_int64 (statement, 0) : 0;
}
