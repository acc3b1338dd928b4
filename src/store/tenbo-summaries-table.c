/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-finding.h"
#include "tenbo-tables.h"

/* Games as lists show them. */

/* What a summary is read from, in the order of summary_of_row(). */
#define SUMMARY_COLUMNS                                                   \
  "g.id, g.uuid, g.session_id, s.uuid, s.started_ms, s.started_offset, "  \
  "r.key, " TENBO_RULESET_NAME ", g.revision, g.title, g.place, g.note, " \
  "g.started_ms, "                                                        \
  "g.started_offset, g.ended_ms, g.ended_offset, g.changed_ms, "          \
  "g.details_changed_ms, g.is_void, "                                     \
  "g.n_players, g.n_hands, g.wind, g.number, g.extension, g.honba, "      \
  "g.dealer, g.end_reason "

#define N_SUMMARY_COLUMNS 29

#define SUMMARY_TABLES                         \
  "FROM games AS g "                           \
  "JOIN sessions AS s ON s.id = g.session_id " \
  "JOIN rulesets AS r ON r.id = g.ruleset_id "

static TenboStoredSummary *
summary_of_row (TenboStatement *row)
{
  TenboStoredSummary *game = g_new0 (TenboStoredSummary, 1);
  int                 column = 0;

  game->id = sqlite3_column_int64 (row, column++);
  game->uuid = tenbo_db_dup_text (row, column++);
  game->session_id = sqlite3_column_int64 (row, column++);
  game->session_uuid = tenbo_db_dup_text (row, column++);
  game->session_started.msec = sqlite3_column_int64 (row, column++);
  game->session_started.offset_minutes = sqlite3_column_int (row, column++);
  game->ruleset_key = tenbo_db_dup_text (row, column++);
  game->ruleset_name = tenbo_rulesets_dup_name (row, column);
  column += TENBO_N_RULESET_NAMES;
  game->revision = sqlite3_column_int64 (row, column++);
  game->title = tenbo_db_dup_text (row, column++);
  game->place = tenbo_db_dup_text (row, column++);
  game->note = tenbo_db_dup_text (row, column++);
  game->started.msec = sqlite3_column_int64 (row, column++);
  game->started.offset_minutes = sqlite3_column_int (row, column++);
  game->ended.msec = sqlite3_column_int64 (row, column++);
  game->ended.offset_minutes = sqlite3_column_int (row, column++);
  game->changed_msec = sqlite3_column_int64 (row, column++);
  game->details_changed_msec = sqlite3_column_int64 (row, column++);
  game->is_void = sqlite3_column_int (row, column++) != 0;
  game->n_players = sqlite3_column_int (row, column++);
  game->progress.n_hands = sqlite3_column_int (row, column++);
  game->progress.wind = sqlite3_column_int (row, column++);
  game->progress.number = sqlite3_column_int (row, column++);
  game->progress.extension = sqlite3_column_int (row, column++);
  game->progress.honba = sqlite3_column_int (row, column++);
  game->progress.dealer = sqlite3_column_int (row, column++);
  game->progress.end_reason = tenbo_db_dup_text (row, column++);
  return game;
}

/* The schema lets no such row in; a damaged or forged file may hold it all the same, and the rest
 * of the program uses these numbers as indices. */
static gboolean
fail_impossible (const TenboStoredSummary *game,
                 const char               *column,
                 GError                  **error)
{
  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
               "game %" G_GINT64_FORMAT ": impossible %s", game->id, column);
  return FALSE;
}

static gboolean
check_summary (const TenboStoredSummary *game,
               GError                  **error)
{
  const TenboStoredProgress *progress = &game->progress;

  if (game->n_players < 3 || game->n_players > TENBO_STORED_PLAYERS)
    return fail_impossible (game, "n_players", error);
  if (progress->wind < 0 || progress->wind > 3)
    return fail_impossible (game, "wind", error);
  if (progress->number < 0 || progress->number >= game->n_players)
    return fail_impossible (game, "number", error);
  if (progress->dealer < 0 || progress->dealer >= game->n_players)
    return fail_impossible (game, "dealer", error);

  return TRUE;
}

static gboolean
check_players (const TenboStoredSummary *game,
               GError                  **error)
{
  for (int i = 0; i < game->n_players; i++)
    {
      const TenboStoredPlayer *player = &game->players[i];

      if (player->name == NULL)
        return fail_impossible (game, "player", error);
      if (player->place < -1 || player->place >= TENBO_STORED_PLAYERS)
        return fail_impossible (game, "place", error);
      if (player->rank < 0 || player->rank > game->n_players)
        return fail_impossible (game, "rank", error);
    }

  return TRUE;
}

static gboolean
read_players (TenboDb            *db,
              TenboStoredSummary *game,
              GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT p.player, w.id, w.uuid, w.name, "
                                "ifnull (p.place, -1), p.points, "
                                "ifnull (r.rank, 0), ifnull (r.total, 0), ifnull (r.chips, 0) "
                                "FROM game_players AS p JOIN people AS s ON s.id = p.person_id "
                                "JOIN people AS w ON w.id = ifnull (s.merged_into, s.id) "
                                "LEFT JOIN game_results AS r USING (game_id, player) "
                                "WHERE p.game_id = :game",
                                error);
  if (statement == NULL || !check_summary (game, error))
    return FALSE;

  tenbo_db_bind_int (statement, ":game", game->id);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredPlayer *player;
      int                index;

      index = sqlite3_column_int (statement, 0);
      if (index < 0 || index >= game->n_players)
        return fail_impossible (game, "player", error);

      player = &game->players[index];
      player->person_id = sqlite3_column_int64 (statement, 1);
      player->person_uuid = tenbo_db_dup_text (statement, 2);
      player->name = tenbo_db_dup_text (statement, 3);
      player->place = sqlite3_column_int (statement, 4);
      player->points = sqlite3_column_int (statement, 5);
      player->rank = sqlite3_column_int (statement, 6);
      player->total = sqlite3_column_int (statement, 7);
      player->chips = sqlite3_column_int (statement, 8);
      game->progress.points[index] = player->points;
    }

  return done && check_players (game, error);
}

static GPtrArray *
read_summaries (TenboDb        *db,
                TenboStatement *statement,
                GError        **error)
{
  g_autoptr (GPtrArray) games = NULL;
  gboolean done;

  games = g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_summary_free);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredSummary *game;

      game = summary_of_row (statement);
      g_ptr_array_add (games, game);
      if (!read_players (db, game, error))
        return NULL;
    }

  return done ? g_steal_pointer (&games) : NULL;
}

gboolean
tenbo_games_read (TenboDb         *db,
                  gint64           game_id,
                  TenboStoredGame *game,
                  GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  TenboStoredSummary *summary;
  gboolean            row;

  statement = tenbo_tables_prepare (db,
                                    "SELECT " SUMMARY_COLUMNS ", r.json, "
                                    "g.edits_done " SUMMARY_TABLES
                                    "WHERE g.id = :game AND g.deleted_ms IS NULL",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                   "no game %" G_GINT64_FORMAT, game_id);
      return FALSE;
    }

  summary = summary_of_row (statement);
  game->summary = *summary;
  g_free (summary); /* what it owned lives on in @game */
  game->ruleset_json = tenbo_db_dup_text (statement, N_SUMMARY_COLUMNS);
  game->n_done = (guint) sqlite3_column_int64 (statement, N_SUMMARY_COLUMNS + 1);
  return read_players (db, &game->summary, error);
}

GPtrArray *
tenbo_games_list_unfinished (TenboDb *db,
                             guint    limit,
                             GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES
                                "WHERE g.end_reason IS NULL AND g.deleted_ms IS NULL "
                                "ORDER BY g.changed_ms DESC, g.id DESC LIMIT :limit",
                                error);
  if (statement == NULL)
    return NULL;

  tenbo_db_bind_int (statement, ":limit", limit > 0 ? (gint64) limit : -1);
  return read_summaries (db, statement, error);
}

GPtrArray *
tenbo_games_list_finished (TenboDb                  *db,
                           const TenboStoredSummary *after,
                           guint                     limit,
                           GError                  **error)
{
  static const TenboStoredSummary beyond_all = {
    .id = G_MAXINT64,
    .session_id = G_MAXINT64,
    .session_started.msec = G_MAXINT64,
    .started.msec = G_MAXINT64,
  };
  g_autoptr (TenboStatement) statement = NULL;

  if (after == NULL)
    after = &beyond_all;

  /* CROSS JOIN keeps the order of the loops: sessions by their index, in each its games by theirs,
   * so that nothing is sorted and a page costs what it shows. */
  statement = tenbo_db_prepare (db,
                                "SELECT " SUMMARY_COLUMNS
                                "FROM sessions AS s "
                                "CROSS JOIN games AS g "
                                "CROSS JOIN rulesets AS r "
                                "WHERE g.session_id = s.id AND r.id = g.ruleset_id "
                                "AND g.end_reason IS NOT NULL AND g.deleted_ms IS NULL "
                                "AND (s.started_ms, s.id) <= (:session_started, :session) "
                                "AND (s.id <> :session "
                                "     OR (g.started_ms, g.id) < (:game_started, :game)) "
                                "ORDER BY s.started_ms DESC, s.id DESC, "
                                "g.started_ms DESC, g.id DESC LIMIT :limit",
                                error);
  if (statement == NULL)
    return NULL;

  tenbo_db_bind_int (statement, ":session_started", after->session_started.msec);
  tenbo_db_bind_int (statement, ":session", after->session_id);
  tenbo_db_bind_int (statement, ":game_started", after->started.msec);
  tenbo_db_bind_int (statement, ":game", after->id);
  tenbo_db_bind_int (statement, ":limit", limit > 0 ? (gint64) limit : -1);
  return read_summaries (db, statement, error);
}

GPtrArray *
tenbo_games_list_session (TenboDb *db,
                          gint64   session_id,
                          GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_db_prepare (db,
                                "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES
                                "WHERE g.session_id = :session AND g.deleted_ms IS NULL "
                                "ORDER BY g.started_ms, g.id",
                                error);
  if (statement == NULL)
    return NULL;

  tenbo_db_bind_int (statement, ":session", session_id);
  return read_summaries (db, statement, error);
}

GArray *
tenbo_games_list_ids (TenboDb *db,
                      GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  g_autoptr (GArray) ids = NULL;
  gboolean done;

  statement = tenbo_db_prepare (db,
                                "SELECT id FROM games WHERE deleted_ms IS NULL ORDER BY id",
                                error);
  if (statement == NULL)
    return NULL;

  ids = g_array_new (FALSE, FALSE, sizeof (gint64));

  while (tenbo_db_next (db, statement, &done, error))
    {
      gint64 id;

      id = sqlite3_column_int64 (statement, 0);
      g_array_append_val (ids, id);
    }

  return done ? g_steal_pointer (&ids) : NULL;
}

/* An array frees what is not there, too. */
static void
free_row (gpointer summary)
{
  if (summary != NULL)
    tenbo_stored_summary_free (summary);
}

static gboolean
read_one (TenboDb             *db,
          gint64               game_id,
          TenboStoredSummary **game,
          GError             **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  *game = NULL;
  statement = tenbo_tables_prepare (db,
                                    "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES "WHERE g.id = :game",
                                    game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  if (!row)
    return TRUE;

  *game = summary_of_row (statement);
  return read_players (db, *game, error);
}

GPtrArray *
tenbo_finding_read_summaries (TenboDb            *db,
                              const TenboGameKey *keys,
                              guint               n,
                              GError            **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_full (n, free_row);

  for (guint i = 0; i < n; i++)
    {
      TenboStoredSummary *game;
      gboolean            ok;

      ok = read_one (db, keys[i].game_id, &game, error);
      g_ptr_array_add (games, game);
      if (!ok)
        return NULL;
    }

  return g_steal_pointer (&games);
}
