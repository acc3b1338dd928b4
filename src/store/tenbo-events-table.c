/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

static TenboStatement *
prepare_for (TenboDb    *db,
             const char *sql,
             gint64      game_id,
             GError    **error)
{
  TenboStatement *statement = tenbo_db_prepare (db, sql, error);

  if (statement != NULL)
    tenbo_db_bind_int (statement, ":game", game_id);

  return statement;
}

/* Runs @sql with its :game and, where it has one, its :number or :seq. */
static gboolean
run_for (TenboDb    *db,
         const char *sql,
         gint64      game_id,
         const char *name,
         gint64      value,
         GError    **error)
{
  g_autoptr (TenboStatement) statement = prepare_for (db, sql, game_id, error);

  if (statement == NULL)
    return FALSE;

  if (name != NULL)
    tenbo_db_bind_int (statement, name, value);

  return tenbo_db_run (db, statement, error);
}

/* The event in three columns from @column on; NULL where there is none. */
static TenboStoredEvent *
event_of_row (TenboStatement *statement,
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
tenbo_events_append (TenboDb                *db,
                     gint64                  game_id,
                     guint                   seq,
                     const TenboStoredEvent *event,
                     GError                **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = prepare_for (db,
                           "INSERT INTO game_events (game_id, seq, uuid, event, created_ms) "
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

static gboolean
read_events (TenboDb         *db,
             gint64           game_id,
             TenboStoredGame *game,
             GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = prepare_for (db,
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

      g_ptr_array_add (game->events, event_of_row (statement, 1));
    }

  return done;
}

static gboolean
read_edits (TenboDb         *db,
            gint64           game_id,
            TenboStoredGame *game,
            GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = prepare_for (db,
                           "SELECT uuid, event, created_ms, running_hand FROM game_edits "
                           "WHERE game_id = :game ORDER BY number",
                           game_id, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredEdit *edit;

      edit = g_new0 (TenboStoredEdit, 1);
      edit->event = event_of_row (statement, 0);
      edit->running_hand = tenbo_db_dup_text (statement, 3);
      g_ptr_array_add (game->edits, edit);
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

  if (!read_events (db, game_id, game, error) || !read_edits (db, game_id, game, error))
    return FALSE;

  statement = prepare_for (db,
                           "SELECT hand FROM running_hands WHERE game_id = :game",
                           game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  game->running_hand = row ? tenbo_db_dup_text (statement, 0) : NULL;
  return TRUE;
}

gboolean
tenbo_edits_add (TenboDb *db,
                 gint64   game_id,
                 guint    number,
                 guint    seq,
                 GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  if (!run_for (db,
                "DELETE FROM game_edits WHERE game_id = :game AND number >= :number",
                game_id, ":number", number, error))
    return FALSE;

  statement = prepare_for (db,
                           "INSERT INTO game_edits (game_id, number, kind, seq, running_hand) "
                           "VALUES (:game, :number, 'add', :seq, "
                           "(SELECT hand FROM running_hands WHERE game_id = :game))",
                           game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":number", number);
  tenbo_db_bind_int (statement, ":seq", seq);
  return tenbo_db_run (db, statement, error);
}

/* The place in the log and the running hand that edit @number holds. */
static gboolean
read_edit (TenboDb *db,
           gint64   game_id,
           guint    number,
           guint   *seq,
           char   **running_hand,
           GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = prepare_for (db,
                           "SELECT seq, running_hand FROM game_edits "
                           "WHERE game_id = :game AND number = :number",
                           game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":number", number);
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "game %" G_GINT64_FORMAT ": no edit %u", game_id, number);
      return FALSE;
    }

  *seq = (guint) sqlite3_column_int64 (statement, 0);
  *running_hand = tenbo_db_dup_text (statement, 1);
  return TRUE;
}

/* The running hand of the game goes into edit @number, and the one of the edit to the game. */
static gboolean
exchange_running_hands (TenboDb    *db,
                        gint64      game_id,
                        guint       number,
                        const char *of_edit,
                        GError    **error)
{
  return run_for (db,
                  "UPDATE game_edits SET running_hand = "
                  "(SELECT hand FROM running_hands WHERE game_id = :game) "
                  "WHERE game_id = :game AND number = :number",
                  game_id, ":number", number, error) &&
         tenbo_running_hands_set (db, game_id, of_edit, error);
}

gboolean
tenbo_edits_undo (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  g_autofree char *running_hand = NULL;
  guint            seq;

  return read_edit (db, game_id, number, &seq, &running_hand, error) &&
         run_for (db,
                  "UPDATE game_edits SET (uuid, event, created_ms) = "
                  "(SELECT uuid, event, created_ms FROM game_events AS e "
                  " WHERE e.game_id = :game AND e.seq = game_edits.seq) "
                  "WHERE game_id = :game AND number = :number",
                  game_id, ":number", number, error) &&
         run_for (db,
                  "DELETE FROM game_events WHERE game_id = :game AND seq = :seq",
                  game_id, ":seq", seq, error) &&
         exchange_running_hands (db, game_id, number, running_hand, error);
}

gboolean
tenbo_edits_redo (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  g_autofree char *running_hand = NULL;
  guint            seq;

  return read_edit (db, game_id, number, &seq, &running_hand, error) &&
         run_for (db,
                  "INSERT INTO game_events (game_id, seq, uuid, event, created_ms) "
                  "SELECT game_id, seq, uuid, event, created_ms FROM game_edits "
                  "WHERE game_id = :game AND number = :number",
                  game_id, ":number", number, error) &&
         run_for (db,
                  "UPDATE game_edits SET uuid = NULL, event = NULL, created_ms = NULL "
                  "WHERE game_id = :game AND number = :number",
                  game_id, ":number", number, error) &&
         exchange_running_hands (db, game_id, number, running_hand, error);
}

gboolean
tenbo_running_hands_set (TenboDb    *db,
                         gint64      game_id,
                         const char *text,
                         GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  if (text == NULL)
    return run_for (db, "DELETE FROM running_hands WHERE game_id = :game", game_id, NULL, 0, error);

  statement = prepare_for (db,
                           "INSERT INTO running_hands (game_id, hand) VALUES (:game, :hand) "
                           "ON CONFLICT (game_id) DO UPDATE SET hand = excluded.hand",
                           game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":hand", text);
  return tenbo_db_run (db, statement, error);
}
