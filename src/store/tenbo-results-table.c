/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* In the order of tenbo_result_columns; a test compares the two. */
#define COLUMNS                                                               \
  "rank, points, base, oka, uma, prizes, chips, total, hands, dealer_hands, " \
  "wins, dealer_wins, self_draws, deal_ins, riichi, riichi_wins, draws, "     \
  "tenpai, fouls, busts, won_points, lost_points"

#define PARAMETERS                                                                      \
  ":rank, :points, :base, :oka, :uma, :prizes, :chips, :total, :hands, :dealer_hands, " \
  ":wins, :dealer_wins, :self_draws, :deal_ins, :riichi, :riichi_wins, :draws, "        \
  ":tenpai, :fouls, :busts, :won_points, :lost_points"

static gboolean
clear (TenboDb *db,
       gint64   game_id,
       GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "DELETE FROM game_results WHERE game_id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  return tenbo_db_run (db, statement, error);
}

static gboolean
insert (TenboDb                 *db,
        gint64                   game_id,
        int                      player,
        const TenboStoredResult *result,
        int                      engine_revision,
        GError                 **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "INSERT INTO game_results "
                                    "(person_id, started_ms, game_id, player, is_counted, "
                                    "ruleset_id, n_players, engine_revision, " COLUMNS ") "
                                    "SELECT p.person_id, g.started_ms, g.id, p.player, "
                                    "g.is_void = 0 AND g.deleted_ms IS NULL, "
                                    "g.ruleset_id, g.n_players, :engine, " PARAMETERS " "
                                    "FROM games AS g JOIN game_players AS p ON p.game_id = g.id "
                                    "WHERE g.id = :game AND p.player = :player",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":player", player);
  tenbo_db_bind_int (statement, ":engine", engine_revision);

  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    tenbo_db_bind_int (statement,
                       tenbo_result_columns[i].parameter,
                       G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset));

  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_results_set (TenboDb                 *db,
                   gint64                   game_id,
                   int                      n_players,
                   const TenboStoredResult *results,
                   int                      engine_revision,
                   GError                 **error)
{
  if (!clear (db, game_id, error))
    return FALSE;

  for (int player = 0; results != NULL && player < n_players; player++)
    if (!insert (db, game_id, player, &results[player], engine_revision, error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_results_read (TenboDb         *db,
                    gint64           game_id,
                    TenboStoredGame *game,
                    GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_tables_prepare (db,
                                    "SELECT player, engine_revision, "
                                    "(person_id, started_ms, is_counted, ruleset_id, n_players) "
                                    "= (SELECT p.person_id, g.started_ms, "
                                    "   g.is_void = 0 AND g.deleted_ms IS NULL, "
                                    "   g.ruleset_id, g.n_players "
                                    "   FROM games AS g JOIN game_players AS p ON p.game_id = g.id "
                                    "   WHERE g.id = :game AND p.player = game_results.player), "
                                    /* in the order of tenbo_result_columns */
                                    COLUMNS " FROM game_results WHERE game_id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredResult *result;
      int                player;

      player = sqlite3_column_int (statement, 0);
      if (player < 0 || player >= TENBO_STORED_PLAYERS)
        {
          g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                       "game %" G_GINT64_FORMAT ": a result of player %d", game_id, player);
          return FALSE;
        }

      result = &game->results[player];
      game->engine_revision = sqlite3_column_int (statement, 1);

      if (sqlite3_column_int (statement, 2) == 0)
        game->misplaced_results |= 1U << player;

      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset) =
          sqlite3_column_int (statement, 3 + (int) i);
    }

  return done;
}
