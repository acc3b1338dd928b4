/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"

/* What is searched of a game; see docs/database.md. */

gboolean
tenbo_texts_read (TenboDb *db,
                  gint64   game_id,
                  char   **notes,
                  GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  *notes = NULL;
  statement = tenbo_tables_prepare (db,
                                    "SELECT notes FROM game_texts WHERE game_id = :game",
                                    game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (row)
    *notes = tenbo_db_dup_text (statement, 0);

  return TRUE;
}

static gboolean
run (TenboDb    *db,
     const char *sql,
     gint64      game_id,
     const char *notes,
     GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_tables_prepare (db, sql, game_id, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":notes", notes);
  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_texts_write (TenboDb    *db,
                   gint64      game_id,
                   const char *notes,
                   GError    **error)
{
  return run (db,
              "INSERT INTO game_texts (game_id, notes, folded) "
              "SELECT id, :notes, "
              "tenbo_fold (concat_ws (char (10), title, place, note, :notes)) "
              "FROM games WHERE id = :game "
              "AND coalesce (title, place, note, :notes) IS NOT NULL "
              "ON CONFLICT (game_id) DO UPDATE SET notes = excluded.notes, "
              "folded = excluded.folded",
              game_id, notes, error) &&
         run (db,
              "DELETE FROM game_texts WHERE game_id = :game AND :notes IS NULL "
              "AND (SELECT coalesce (title, place, note) FROM games WHERE id = :game) IS NULL",
              game_id, notes, error);
}

gboolean
tenbo_texts_set_notes (TenboDb    *db,
                       gint64      game_id,
                       const char *notes,
                       GError    **error)
{
  g_autofree char *before = NULL;

  /* Nearly every hand of nearly every game ends here. */
  return tenbo_texts_read (db, game_id, &before, error) &&
         (g_strcmp0 (before, notes) == 0 || tenbo_texts_write (db, game_id, notes, error));
}

gboolean
tenbo_texts_refresh (TenboDb *db,
                     gint64   game_id,
                     GError **error)
{
  g_autofree char *notes = NULL;

  return tenbo_texts_read (db, game_id, &notes, error) &&
         tenbo_texts_write (db, game_id, notes, error);
}
