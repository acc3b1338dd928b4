/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

static gboolean
set_text (TenboDb    *db,
          const char *sql,
          gint64      game_id,
          const char *text,
          GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_tables_prepare (db, sql, game_id, error);

  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_text (statement, ":text", text);
  return tenbo_db_run (db, statement, error);
}

gboolean
tenbo_games_set_title (TenboDb    *db,
                       gint64      game_id,
                       const char *title,
                       GError    **error)
{
  return set_text (db, "UPDATE games SET title = :text WHERE id = :game", game_id, title, error);
}

gboolean
tenbo_games_set_note (TenboDb    *db,
                      gint64      game_id,
                      const char *note,
                      GError    **error)
{
  return set_text (db, "UPDATE games SET note = :text WHERE id = :game", game_id, note, error);
}

gboolean
tenbo_games_set_place (TenboDb    *db,
                       gint64      game_id,
                       const char *place,
                       GError    **error)
{
  return set_text (db, "UPDATE games SET place = :text WHERE id = :game", game_id, place, error);
}

gboolean
tenbo_games_set_details_changed (TenboDb *db,
                                 gint64   game_id,
                                 gint64   changed_msec,
                                 GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "UPDATE games SET details_changed_ms = "
                                    "iif (:changed > 0, :changed, "
                                    "     max (:now, details_changed_ms + 1)) "
                                    "WHERE id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":changed", changed_msec);
  tenbo_db_bind_int (statement, ":now", tenbo_stored_now ().msec);
  return tenbo_db_run (db, statement, error);
}

static void
bind_progress (TenboStatement            *statement,
               const TenboStoredProgress *progress)
{
  tenbo_db_bind_int (statement, ":hands", progress->n_hands);
  tenbo_db_bind_int (statement, ":wind", progress->wind);
  tenbo_db_bind_int (statement, ":number", progress->number);
  tenbo_db_bind_int (statement, ":extension", progress->extension);
  tenbo_db_bind_int (statement, ":honba", progress->honba);
  tenbo_db_bind_int (statement, ":dealer", progress->dealer);
  tenbo_db_bind_text (statement, ":reason", progress->end_reason);
}

gint64
tenbo_games_find (TenboDb    *db,
                  const char *uuid,
                  GError    **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_db_prepare (db, "SELECT id FROM games WHERE uuid = :uuid", error);
  if (statement == NULL)
    return -1;

  tenbo_db_bind_text (statement, ":uuid", uuid);
  if (!tenbo_db_step (db, statement, &row, error))
    return -1;

  return row ? sqlite3_column_int64 (statement, 0) : 0;
}

gboolean
tenbo_games_insert (TenboDb            *db,
                    TenboStoredSummary *game,
                    guint               n_events,
                    const char         *ruleset_json,
                    GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64 ruleset_id = tenbo_rulesets_take (db, game, ruleset_json, error);

  if (ruleset_id == 0)
    return FALSE;

  statement = tenbo_db_prepare (db,
                                "INSERT INTO games (uuid, session_id, ruleset_id, edits_done, "
                                "title, place, note, started_ms, started_offset, "
                                "ended_ms, ended_offset, "
                                "changed_ms, details_changed_ms, is_void, n_players, n_hands, "
                                "wind, number, extension, honba, dealer, end_reason) "
                                "VALUES (:uuid, :session, :ruleset, :events, :title, :place, "
                                ":note, :started, :started_offset, :ended, :ended_offset, "
                                ":changed, :details_changed, :void, :players, :hands, :wind, "
                                ":number, :extension, :honba, :dealer, :reason)",
                                error);
  if (statement == NULL)
    return FALSE;

  bind_progress (statement, &game->progress);
  tenbo_db_bind_text (statement, ":uuid", game->uuid);
  tenbo_db_bind_int (statement, ":session", game->session_id);
  tenbo_db_bind_int (statement, ":ruleset", ruleset_id);
  tenbo_db_bind_int (statement, ":events", n_events);
  tenbo_db_bind_text (statement, ":title", game->title);
  tenbo_db_bind_text (statement, ":place", game->place);
  tenbo_db_bind_text (statement, ":note", game->note);
  tenbo_db_bind_int (statement, ":started", game->started.msec);
  tenbo_db_bind_int (statement, ":started_offset", game->started.offset_minutes);
  tenbo_db_bind_int (statement, ":changed", game->changed_msec);
  tenbo_db_bind_int (statement, ":details_changed", game->details_changed_msec);
  tenbo_db_bind_int (statement, ":void", game->is_void ? 1 : 0);
  tenbo_db_bind_int (statement, ":players", game->n_players);

  if (game->ended.msec != 0)
    {
      tenbo_db_bind_int (statement, ":ended", game->ended.msec);
      tenbo_db_bind_int (statement, ":ended_offset", game->ended.offset_minutes);
    }

  if (!tenbo_db_run (db, statement, error))
    return FALSE;

  game->id = tenbo_db_get_last_id (db);
  return tenbo_games_insert_players (db, game, error);
}

gboolean
tenbo_games_check_target (TenboDb                *db,
                          const TenboWriteTarget *target,
                          guint                  *n_edits_done,
                          GError                **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  *n_edits_done = 0;
  statement = tenbo_tables_prepare (db,
                                    "SELECT revision, edits_done FROM games "
                                    "WHERE id = :game AND deleted_ms IS NULL",
                                    target->game_id, error);
  if (statement == NULL)
    return FALSE;

  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no game %" G_GINT64_FORMAT, target->game_id);
      return FALSE;
    }

  if (sqlite3_column_int64 (statement, 0) != target->revision)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED,
                   "game %" G_GINT64_FORMAT " has revision %lld, not %" G_GINT64_FORMAT,
                   target->game_id, sqlite3_column_int64 (statement, 0), target->revision);
      return FALSE;
    }

  *n_edits_done = (guint) sqlite3_column_int64 (statement, 1);
  return TRUE;
}

gboolean
tenbo_games_touch (TenboDb *db,
                   gint64   game_id,
                   guint    n_edits_done,
                   GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db,
                                    "UPDATE games SET revision = revision + 1, "
                                    "edits_done = :edits, changed_ms = :now WHERE id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":edits", n_edits_done);
  tenbo_db_bind_int (statement, ":now", tenbo_stored_now ().msec);
  return tenbo_db_run (db, statement, error);
}

static gboolean
set_points (TenboDb                   *db,
            gint64                     game_id,
            const TenboStoredProgress *progress,
            GError                   **error)
{
  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    {
      g_autoptr (TenboStatement) statement = NULL;

      statement = tenbo_tables_prepare (db,
                                        "UPDATE game_players SET points = :points "
                                        "WHERE game_id = :game AND player = :player",
                                        game_id, error);
      if (statement == NULL)
        return FALSE;

      tenbo_db_bind_int (statement, ":points", progress->points[i]);
      tenbo_db_bind_int (statement, ":player", i);
      if (!tenbo_db_run (db, statement, error))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_games_set_progress (TenboDb                   *db,
                          gint64                     game_id,
                          const TenboStoredProgress *progress,
                          TenboStoredTime            ended,
                          GError                   **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "UPDATE games SET n_hands = :hands, wind = :wind, "
                                "number = :number, extension = :extension, "
                                "honba = :honba, dealer = :dealer, "
                                "end_reason = :reason, "
                                "ended_ms = "
                                "iif (:reason IS NULL, NULL, ifnull (ended_ms, :ended)), "
                                "ended_offset = "
                                "iif (:reason IS NULL, NULL, ifnull (ended_offset, :offset)) "
                                "WHERE id = :game",
                                error);
  if (statement == NULL)
    return FALSE;

  bind_progress (statement, progress);
  tenbo_db_bind_int (statement, ":ended", ended.msec);
  tenbo_db_bind_int (statement, ":offset", ended.offset_minutes);
  tenbo_db_bind_int (statement, ":game", game_id);
  return tenbo_db_run (db, statement, error) && set_points (db, game_id, progress, error);
}
