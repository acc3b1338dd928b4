/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-tables.h"

gboolean
tenbo_games_insert_players (TenboDb                  *db,
                            const TenboStoredSummary *game,
                            GError                  **error)
{
  for (int i = 0; i < game->n_players; i++)
    {
      g_autoptr (TenboStatement) statement = NULL;

      statement = tenbo_tables_prepare (db,
                                        "INSERT INTO game_players "
                                        "(game_id, player, person_id, place, points) "
                                        "VALUES (:game, :player, :person, :place, :points)",
                                        game->id, error);
      if (statement == NULL)
        return FALSE;

      tenbo_db_bind_int (statement, ":player", i);
      tenbo_db_bind_int (statement, ":person", game->players[i].person_id);
      tenbo_db_bind_int (statement, ":points", game->progress.points[i]);
      if (game->players[i].place >= 0)
        tenbo_db_bind_int (statement, ":place", game->players[i].place);

      if (!tenbo_db_run (db, statement, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_games_remove_players (TenboDb *db,
                            gint64   game_id,
                            GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "DELETE FROM game_players WHERE game_id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  return tenbo_db_run (db, statement, error);
}
