/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-edits-private.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

TenboStatement *
tenbo_edits_prepare (TenboDb    *db,
                     const char *sql,
                     gint64      game_id,
                     guint       number,
                     GError    **error)
{
  TenboStatement *statement = tenbo_tables_prepare (db, sql, game_id, error);

  if (statement != NULL)
    tenbo_db_bind_int (statement, ":number", number);

  return statement;
}

gboolean
tenbo_edits_run (TenboDb    *db,
                 const char *sql,
                 gint64      game_id,
                 guint       number,
                 GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_edits_prepare (db, sql, game_id, number, error);

  return statement != NULL && tenbo_db_run (db, statement, error);
}

gboolean
tenbo_edits_run_at (TenboDb    *db,
                    const char *sql,
                    gint64      game_id,
                    guint       number,
                    guint       seq,
                    GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_edits_prepare (db, sql, game_id, number, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":seq", seq);
  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_edits_fail (gint64      game_id,
                  guint       number,
                  const char *column,
                  GError    **error)
{
  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
               "game %" G_GINT64_FORMAT ", edit %u: impossible %s", game_id, number, column);
  return FALSE;
}

/* --- Reading --- */

static gboolean
read_rows (TenboDb         *db,
           gint64           game_id,
           TenboStoredGame *game,
           GArray          *rewrites,
           GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_tables_prepare (db,
                                    "SELECT seq, kind = 'rewrite', uuid, event, created_ms, "
                                    "running_hand, number FROM game_edits "
                                    "WHERE game_id = :game ORDER BY number",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredEdit *edit;
      guint            number;

      number = game->edits->len;
      if (sqlite3_column_int64 (statement, 6) != number)
        return tenbo_edits_fail (game_id, number, "number", error);

      edit = g_new0 (TenboStoredEdit, 1);
      edit->seq = (guint) sqlite3_column_int64 (statement, 0);
      edit->event = tenbo_events_of_row (statement, 2);
      edit->running_hand = tenbo_db_dup_text (statement, 5);
      g_ptr_array_add (game->edits, edit);
      if (sqlite3_column_int (statement, 1) != 0)
        g_array_append_val (rewrites, number);
    }

  return done;
}

gboolean
tenbo_edits_read (TenboDb         *db,
                  gint64           game_id,
                  TenboStoredGame *game,
                  GError         **error)
{
  g_autoptr (GArray) rewrites = g_array_new (FALSE, FALSE, sizeof (guint));

  if (!read_rows (db, game_id, game, rewrites, error))
    return FALSE;

  /* An older schema has none, and not the tables for them either. */
  for (guint i = 0; i < rewrites->len; i++)
    {
      guint            number = g_array_index (rewrites, guint, i);
      TenboStoredEdit *edit = game->edits->pdata[number];

      if (!tenbo_rewrites_read (db, game_id, number, game->summary.n_players, edit, error))
        return FALSE;
    }

  return TRUE;
}

/* --- Adding --- */

gboolean
tenbo_edits_drop (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  return tenbo_edits_run (db,
                          "DELETE FROM game_edits WHERE game_id = :game AND number >= :number",
                          game_id, number, error);
}

gboolean
tenbo_edits_add (TenboDb *db,
                 gint64   game_id,
                 guint    number,
                 guint    seq,
                 GError **error)
{
  return tenbo_edits_drop (db, game_id, number, error) &&
         tenbo_edits_run_at (db,
                             "INSERT INTO game_edits (game_id, number, kind, seq, running_hand) "
                             "VALUES (:game, :number, 'add', :seq, "
                             "(SELECT hand FROM running_hands WHERE game_id = :game))",
                             game_id, number, seq, error);
}

/* --- Exchanging --- */

/* What the row of an edit says of itself. */
typedef struct
{
  guint  seq;
  char  *running_hand; /* owned */
  gint64 is_rewrite;
} EditRow;

static gboolean
read_edit (TenboDb *db,
           gint64   game_id,
           guint    number,
           EditRow *edit,
           GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  *edit = (EditRow) { 0 };
  statement = tenbo_edits_prepare (db,
                                   "SELECT seq, running_hand, kind = 'rewrite' FROM game_edits "
                                   "WHERE game_id = :game AND number = :number",
                                   game_id, number, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "game %" G_GINT64_FORMAT ": no edit %u", game_id, number);
      return FALSE;
    }

  edit->seq = (guint) sqlite3_column_int64 (statement, 0);
  edit->running_hand = tenbo_db_dup_text (statement, 1);
  edit->is_rewrite = sqlite3_column_int64 (statement, 2);
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
  return tenbo_edits_run (db,
                          "UPDATE game_edits SET running_hand = "
                          "(SELECT hand FROM running_hands WHERE game_id = :game) "
                          "WHERE game_id = :game AND number = :number",
                          game_id, number, error) &&
         tenbo_running_hands_set (db, game_id, of_edit, error);
}

static gboolean
take_event_back (TenboDb *db,
                 gint64   game_id,
                 guint    number,
                 guint    seq,
                 GError **error)
{
  return tenbo_edits_run (db,
                          "UPDATE game_edits SET (uuid, event, created_ms) = "
                          "(SELECT uuid, event, created_ms FROM game_events AS e "
                          " WHERE e.game_id = :game AND e.seq = game_edits.seq) "
                          "WHERE game_id = :game AND number = :number",
                          game_id, number, error) &&
         tenbo_events_remove (db, game_id, seq, error);
}

static gboolean
bring_event_back (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  return tenbo_edits_run (db,
                          "INSERT INTO game_events (game_id, seq, uuid, event, created_ms) "
                          "SELECT game_id, seq, uuid, event, created_ms FROM game_edits "
                          "WHERE game_id = :game AND number = :number",
                          game_id, number, error) &&
         tenbo_edits_run (db,
                          "UPDATE game_edits SET uuid = NULL, event = NULL, created_ms = NULL "
                          "WHERE game_id = :game AND number = :number",
                          game_id, number, error);
}

/* Undoes it if @undo is set, else makes it again; which of the two is the same of a rewrite. */
static gboolean
exchange (TenboDb *db,
          gint64   game_id,
          guint    number,
          gboolean undo,
          GError **error)
{
  EditRow          edit;
  g_autofree char *running_hand = NULL;
  gboolean         ok = read_edit (db, game_id, number, &edit, error);

  running_hand = edit.running_hand;
  if (ok && edit.is_rewrite)
    ok = tenbo_rewrites_exchange (db, game_id, number, edit.seq, error);
  else if (ok && undo)
    ok = take_event_back (db, game_id, number, edit.seq, error);
  else if (ok)
    ok = bring_event_back (db, game_id, number, error);

  return ok && exchange_running_hands (db, game_id, number, running_hand, error);
}

gboolean
tenbo_edits_undo (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  return exchange (db, game_id, number, TRUE, error);
}

gboolean
tenbo_edits_redo (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  return exchange (db, game_id, number, FALSE, error);
}
