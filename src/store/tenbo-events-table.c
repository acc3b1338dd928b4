/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

TenboStoredEvent *
tenbo_events_of_row (TenboStatement *statement,
                     int             column)
{
  TenboStoredEvent *event;

  if (sqlite3_column_type (statement, column + 1) == SQLITE_NULL)
    return NULL;

  event = g_new0 (TenboStoredEvent, 1);
  event->uuid = tenbo_db_dup_text (statement, column);
  event->text = tenbo_db_dup_text (statement, column + 1);
  event->created_msec = sqlite3_column_int64 (statement, column + 2);
  return event;
}

gboolean
tenbo_events_count (TenboDb *db,
                    gint64   game_id,
                    guint   *n_events,
                    GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_tables_prepare (db,
                                    "SELECT ifnull (max (seq) + 1, 0) FROM game_events "
                                    "WHERE game_id = :game",
                                    game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  *n_events = (guint) sqlite3_column_int (statement, 0);
  return TRUE;
}

gboolean
tenbo_events_append (TenboDb                *db,
                     gint64                  game_id,
                     guint                   seq,
                     const TenboStoredEvent *event,
                     GError                **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "INSERT INTO game_events "
                                    "(game_id, seq, uuid, event, created_ms) "
                                    "VALUES (:game, :seq, :uuid, :event, :created)",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":seq", seq);
  tenbo_db_bind_text (statement, ":uuid", event->uuid);
  tenbo_db_bind_text (statement, ":event", event->text);
  tenbo_db_bind_int (statement, ":created", event->created_msec);
  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_events_remove (TenboDb *db,
                     gint64   game_id,
                     guint    seq,
                     GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "DELETE FROM game_events WHERE game_id = :game AND seq >= :seq",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":seq", seq);
  return tenbo_db_run (db, statement, error);
}

static gboolean
read_events (TenboDb         *db,
             gint64           game_id,
             TenboStoredGame *game,
             GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_tables_prepare (db,
                                    "SELECT seq, uuid, event, created_ms FROM game_events "
                                    "WHERE game_id = :game ORDER BY seq",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      if (sqlite3_column_int64 (statement, 0) != game->events->len)
        {
          g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                       "game %" G_GINT64_FORMAT ": event %u is missing",
                       game_id, game->events->len);
          return FALSE;
        }

      g_ptr_array_add (game->events, tenbo_events_of_row (statement, 1));
    }

  return done;
}

gboolean
tenbo_events_read (TenboDb         *db,
                   gint64           game_id,
                   TenboStoredGame *game,
                   GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  if (!read_events (db, game_id, game, error) || !tenbo_edits_read (db, game_id, game, error))
    return FALSE;

  statement = tenbo_tables_prepare (db,
                                    "SELECT hand FROM running_hands WHERE game_id = :game",
                                    game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  game->running_hand = row ? tenbo_db_dup_text (statement, 0) : NULL;
  return TRUE;
}

gboolean
tenbo_running_hands_set (TenboDb    *db,
                         gint64      game_id,
                         const char *text,
                         GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  if (text == NULL)
    {
      statement = tenbo_tables_prepare (db, "DELETE FROM running_hands WHERE game_id = :game",
                                        game_id, error);
      return statement != NULL && tenbo_db_run (db, statement, error);
    }

  statement = tenbo_tables_prepare (db,
                                    "INSERT INTO running_hands (game_id, hand) "
                                    "VALUES (:game, :hand) "
                                    "ON CONFLICT (game_id) DO UPDATE SET hand = excluded.hand",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":hand", text);
  return tenbo_db_run (db, statement, error);
}
