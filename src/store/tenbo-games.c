/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-games.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

TenboStatement *
tenbo_tables_prepare (TenboDb    *db,
                      const char *sql,
                      gint64      game_id,
                      GError    **error)
{
  TenboStatement *statement = tenbo_db_prepare (db, sql, error);

  if (statement != NULL)
    tenbo_db_bind_int (statement, ":game", game_id);

  return statement;
}

gboolean
tenbo_tables_run (TenboDb    *db,
                  const char *sql,
                  gint64      game_id,
                  GError    **error)
{
  g_autoptr (TenboStatement) statement = tenbo_tables_prepare (db, sql, game_id, error);

  return statement != NULL && tenbo_db_run (db, statement, error);
}

/* --- Reading --- */

/* Columns of a summary, in the order in which summary_of_row() reads them */
#define SUMMARY_COLUMNS                                                   \
  "g.id, g.uuid, g.session_id, s.uuid, s.started_ms, s.started_offset, "  \
  "r.key, " TENBO_RULESET_NAME ", g.revision, g.title, g.place, g.note, " \
  "g.started_ms, "                                                        \
  "g.started_offset, g.ended_ms, g.ended_offset, g.changed_ms, "          \
  "g.details_changed_ms, g.time_limit, g.is_void, "                       \
  "g.n_players, g.n_hands, g.wind, g.number, g.extension, g.honba, "      \
  "g.dealer, g.end_reason "

#define N_SUMMARY_COLUMNS 30

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
  game->session_started.offset_minutes = tenbo_db_get_int (row, column++);
  game->ruleset_key = tenbo_db_dup_text (row, column++);
  game->ruleset_name = tenbo_rulesets_dup_name (row, column);
  column += TENBO_N_RULESET_NAMES;
  game->revision = sqlite3_column_int64 (row, column++);
  game->title = tenbo_db_dup_text (row, column++);
  game->venue = tenbo_db_dup_text (row, column++);
  game->note = tenbo_db_dup_text (row, column++);
  game->started.msec = sqlite3_column_int64 (row, column++);
  game->started.offset_minutes = tenbo_db_get_int (row, column++);
  game->ended.msec = sqlite3_column_int64 (row, column++);
  game->ended.offset_minutes = tenbo_db_get_int (row, column++);
  game->changed_msec = sqlite3_column_int64 (row, column++);
  game->details_changed_msec = sqlite3_column_int64 (row, column++);
  game->time_limit_minutes = tenbo_db_get_int (row, column++);
  game->is_void = tenbo_db_get_int (row, column++) != 0;
  game->n_players = tenbo_db_get_int (row, column++);
  game->progress.n_hands = tenbo_db_get_int (row, column++);
  game->progress.wind = tenbo_db_get_int (row, column++);
  game->progress.number = tenbo_db_get_int (row, column++);
  game->progress.extension = tenbo_db_get_int (row, column++);
  game->progress.honba = tenbo_db_get_int (row, column++);
  game->progress.dealer = tenbo_db_get_int (row, column++);
  game->progress.end_reason = tenbo_db_dup_text (row, column++);
  return game;
}

/* Fails for a value that the schema does not allow. A damaged or forged file can contain it, and
 * the rest of the program uses these numbers as indices. */
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
      if (player->side < -1 || player->side >= TENBO_STORED_PLAYERS)
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

      index = tenbo_db_get_int (statement, 0);
      if (index < 0 || index >= game->n_players)
        return fail_impossible (game, "player", error);

      player = &game->players[index];
      player->person_id = sqlite3_column_int64 (statement, 1);
      player->person_uuid = tenbo_db_dup_text (statement, 2);
      player->name = tenbo_db_dup_text (statement, 3);
      player->side = tenbo_db_get_int (statement, 4);
      player->points = tenbo_db_get_int (statement, 5);
      player->rank = tenbo_db_get_int (statement, 6);
      player->total = tenbo_db_get_int (statement, 7);
      player->chips = tenbo_db_get_int (statement, 8);
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
      TenboStoredSummary *game = summary_of_row (statement);

      g_ptr_array_add (games, game);
      if (!read_players (db, game, error))
        return NULL;
    }

  return done ? g_steal_pointer (&games) : NULL;
}

/* Reads the game that @sql selects, with its log. Its last column is the time of the deletion. */
static TenboStoredGame *
read_hands (TenboDb    *db,
            const char *sql,
            gint64      game_id,
            gint64     *deleted_msec,
            GError    **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_stored_game_new ();
  g_autoptr (TenboStatement) statement = tenbo_tables_prepare (db, sql, game_id, error);
  TenboStoredSummary *summary;

  if (!tenbo_db_step_to (db, statement, "game", game_id, error))
    return NULL;

  summary = summary_of_row (statement);
  game->summary = *summary;
  g_free (summary); /* @game now owns its members */
  game->ruleset_json = tenbo_db_dup_text (statement, N_SUMMARY_COLUMNS);
  game->n_done = (guint) tenbo_db_get_int (statement, N_SUMMARY_COLUMNS + 1);
  *deleted_msec = sqlite3_column_int64 (statement, N_SUMMARY_COLUMNS + 2);
  if (!read_players (db, &game->summary, error) ||
      !tenbo_stored_log_read (db, game_id, game, error))
    return NULL;

  return g_steal_pointer (&game);
}

#define SELECT_HANDS \
  "SELECT " SUMMARY_COLUMNS ", r.json, g.edits_done, g.deleted_ms " SUMMARY_TABLES

TenboStoredGame *
tenbo_games_read_hands (TenboDb *db,
                        gint64   game_id,
                        GError **error)
{
  gint64 deleted_msec;

  return read_hands (db, SELECT_HANDS "WHERE g.id = :game AND g.deleted_ms IS NULL", game_id,
                     &deleted_msec, error);
}

/* Replaces the people of @game, which are those after merges, by the recorded ones. */
static gboolean
read_recorded_people (TenboDb            *db,
                      TenboStoredSummary *game,
                      GError            **error)
{
  g_autoptr (TenboStatement) statement = tenbo_tables_prepare (
    db,
    "SELECT p.player, w.id, w.uuid, w.name FROM game_players AS p "
    "JOIN people AS w ON w.id = p.person_id WHERE p.game_id = :game",
    game->id, error);
  gboolean done;

  while (tenbo_db_next (db, statement, &done, error))
    {
      /* read_players() has checked the index. */
      TenboStoredPlayer *player = &game->players[tenbo_db_get_int (statement, 0)];

      player->person_id = sqlite3_column_int64 (statement, 1);
      g_free (player->person_uuid);
      player->person_uuid = tenbo_db_dup_text (statement, 2);
      g_free (player->name);
      player->name = tenbo_db_dup_text (statement, 3);
    }

  return done;
}

TenboStoredGame *
tenbo_games_read_recorded (TenboDb *db,
                           gint64   game_id,
                           gint64  *deleted_msec,
                           GError **error)
{
  g_autoptr (TenboStoredGame) game = read_hands (db, SELECT_HANDS "WHERE g.id = :game", game_id,
                                                 deleted_msec, error);

  return game != NULL && read_recorded_people (db, &game->summary, error)
           ? g_steal_pointer (&game)
           : NULL;
}

/* Reads the notes of the hands, one per line, or NULL. Transfer full. */
static gboolean
read_notes (TenboDb *db,
            gint64   game_id,
            char   **notes,
            GError **error)
{
  return tenbo_db_find_text (db, "SELECT notes FROM game_texts WHERE game_id = :game",
                             TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), notes, error);
}

TenboStoredGame *
tenbo_games_read (TenboRead *read,
                  gint64     game_id,
                  GError   **error)
{
  g_autoptr (TenboStoredGame) game = tenbo_games_read_hands (read, game_id, error);

  if (game == NULL || !read_notes (read, game_id, &game->notes, error) ||
      !tenbo_results_read (read, game_id, game, error))
    return NULL;

  return g_steal_pointer (&game);
}

GPtrArray *
tenbo_games_list_unfinished (TenboRead *read,
                             guint      limit,
                             GError   **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES
    "WHERE g.end_reason IS NULL AND g.deleted_ms IS NULL "
    "ORDER BY g.changed_ms DESC, g.id DESC LIMIT :limit",
    TENBO_DB_VALUES (TENBO_DB_INT (":limit", limit > 0 ? (gint64) limit : -1)), error);

  return read_summaries (read, statement, error);
}

GPtrArray *
tenbo_games_list_finished (TenboRead                *read,
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

  /* CROSS JOIN fixes the order of the loops: the sessions by their index, and the games of each
   * session by theirs. Nothing is sorted, so the cost depends only on the length of the page. */
  statement = tenbo_db_query (
    read,
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
    TENBO_DB_VALUES (TENBO_DB_INT (":session_started", after->session_started.msec),
                     TENBO_DB_INT (":session", after->session_id),
                     TENBO_DB_INT (":game_started", after->started.msec),
                     TENBO_DB_INT (":game", after->id),
                     TENBO_DB_INT (":limit", limit > 0 ? (gint64) limit : -1)),
    error);
  return read_summaries (read, statement, error);
}

GPtrArray *
tenbo_games_list_recent (TenboRead *read,
                         gint64     since_msec,
                         guint      limit,
                         GError   **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES
    "WHERE g.started_ms >= :since AND g.end_reason IS NOT NULL AND g.deleted_ms IS NULL "
    "ORDER BY g.started_ms DESC, g.id DESC LIMIT :limit",
    TENBO_DB_VALUES (TENBO_DB_INT (":since", since_msec), TENBO_DB_INT (":limit", limit)), error);

  return read_summaries (read, statement, error);
}

GPtrArray *
tenbo_games_list_session (TenboRead *read,
                          gint64     session_id,
                          GError   **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    read,
    "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES
    "WHERE g.session_id = :session AND g.deleted_ms IS NULL "
    "ORDER BY g.started_ms, g.id",
    TENBO_DB_VALUES (TENBO_DB_INT (":session", session_id)), error);

  return read_summaries (read, statement, error);
}

GArray *
tenbo_games_list_ids (TenboRead *read,
                      GError   **error)
{
  return tenbo_db_list_ids (read, "SELECT id FROM games WHERE deleted_ms IS NULL ORDER BY id", NULL,
                            error);
}

TenboGameKey
tenbo_game_key (gint64   game_id,
                gint64   session_id,
                gboolean is_void)
{
  return (TenboGameKey) {
    .game_id = game_id >= 0 && game_id <= TENBO_MAX_KEY_ID ? game_id & TENBO_MAX_KEY_ID : 0,
    .session_id = session_id >= 0 && session_id <= TENBO_MAX_KEY_ID ? session_id & TENBO_MAX_KEY_ID
                                                                    : 0,
    .is_void = is_void ? 1 : 0,
  };
}

/* The array may contain NULL. */
static void
free_row (gpointer summary)
{
  if (summary != NULL)
    tenbo_stored_summary_free (summary);
}

GPtrArray *
tenbo_games_read_summaries (TenboRead          *read,
                            const TenboGameKey *keys,
                            guint               n,
                            GError            **error)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_full (n, free_row);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (TenboStatement) statement = tenbo_tables_prepare (
        read, "SELECT " SUMMARY_COLUMNS SUMMARY_TABLES "WHERE g.id = :game", keys[i].game_id,
        error);
      TenboStoredSummary *game;
      gboolean            row;

      if (!tenbo_db_step (read, statement, &row, error))
        return NULL;

      game = row ? summary_of_row (statement) : NULL;
      g_ptr_array_add (games, game);
      if (game != NULL && !read_players (read, game, error))
        return NULL;
    }

  return g_steal_pointer (&games);
}

/* --- Writing --- */

gboolean
tenbo_games_set_text (TenboDb      *db,
                      gint64        game_id,
                      TenboGameText which,
                      const char   *text,
                      GError      **error)
{
  static const char *const sql[] = {
    [TENBO_GAME_TITLE] = "UPDATE games SET title = :text WHERE id = :game",
    [TENBO_GAME_VENUE] = "UPDATE games SET place = :text WHERE id = :game",
    [TENBO_GAME_NOTE] = "UPDATE games SET note = :text WHERE id = :game",
  };

  return tenbo_db_change (db, sql[which],
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_TEXT (":text", text)),
                          error);
}

gboolean
tenbo_games_set_details_changed (TenboDb *db,
                                 gint64   game_id,
                                 gint64   changed_msec,
                                 GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE games SET details_changed_ms = "
                          "iif (:changed > 0, :changed, "
                          "     max (:now, details_changed_ms + 1)) "
                          "WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":changed", changed_msec),
                                           TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
                          error);
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
tenbo_games_find (TenboRead  *read,
                  const char *uuid,
                  GError    **error)
{
  return tenbo_db_find_id (read, "SELECT id FROM games WHERE uuid = :uuid",
                           TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", uuid)), error);
}

gboolean
tenbo_games_insert (TenboDb            *db,
                    TenboStoredSummary *game,
                    guint               n_events,
                    const char         *ruleset_json,
                    GError            **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64 ruleset_id = tenbo_rulesets_get_or_create (db, game, ruleset_json, error);

  if (ruleset_id < 0)
    return FALSE;

  statement = tenbo_db_prepare (db,
                                "INSERT INTO games (uuid, session_id, ruleset_id, edits_done, "
                                "title, place, note, started_ms, started_offset, "
                                "ended_ms, ended_offset, "
                                "changed_ms, details_changed_ms, time_limit, is_void, n_players, "
                                "n_hands, wind, number, extension, honba, dealer, end_reason) "
                                "VALUES (:uuid, :session, :ruleset, :events, :title, :place, "
                                ":note, :started, :started_offset, :ended, :ended_offset, "
                                ":changed, :details_changed, nullif (:time_limit, 0), :void, "
                                ":players, :hands, :wind, :number, :extension, :honba, :dealer, "
                                ":reason)",
                                error);
  if (statement == NULL)
    return FALSE;

  bind_progress (statement, &game->progress);
  tenbo_db_bind_text (statement, ":uuid", game->uuid);
  tenbo_db_bind_int (statement, ":session", game->session_id);
  tenbo_db_bind_int (statement, ":ruleset", ruleset_id);
  tenbo_db_bind_int (statement, ":events", n_events);
  tenbo_db_bind_text (statement, ":title", game->title);
  tenbo_db_bind_text (statement, ":place", game->venue);
  tenbo_db_bind_text (statement, ":note", game->note);
  tenbo_db_bind_int (statement, ":started", game->started.msec);
  tenbo_db_bind_int (statement, ":started_offset", game->started.offset_minutes);
  tenbo_db_bind_int (statement, ":changed", game->changed_msec);
  tenbo_db_bind_int (statement, ":details_changed", game->details_changed_msec);
  tenbo_db_bind_int (statement, ":time_limit", game->time_limit_minutes);
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

  *n_edits_done = 0;
  statement = tenbo_db_query (db,
                              "SELECT revision, edits_done FROM games "
                              "WHERE id = :game AND deleted_ms IS NULL",
                              TENBO_DB_VALUES (TENBO_DB_INT (":game", target->game_id)), error);
  if (!tenbo_db_step_to (db, statement, "game", target->game_id, error))
    return FALSE;

  if (sqlite3_column_int64 (statement, 0) != target->revision)
    {
      g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED,
                   "game %" G_GINT64_FORMAT " has revision %lld, not %" G_GINT64_FORMAT,
                   target->game_id, sqlite3_column_int64 (statement, 0), target->revision);
      return FALSE;
    }

  *n_edits_done = (guint) tenbo_db_get_int (statement, 1);
  return TRUE;
}

gboolean
tenbo_games_touch (TenboDb *db,
                   gint64   game_id,
                   guint    n_edits_done,
                   GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE games SET revision = revision + 1, "
                          "edits_done = :edits, changed_ms = :now WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":edits", n_edits_done),
                                           TENBO_DB_INT (":now", tenbo_stored_now ().msec)),
                          error);
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
                                "iif (:reason IS NULL, NULL, "
                                "     ifnull (ended_ms, nullif (:ended, 0))), "
                                "ended_offset = "
                                "iif (:reason IS NULL, NULL, "
                                "     ifnull (ended_offset, iif (:ended = 0, NULL, :offset))) "
                                "WHERE id = :game",
                                error);
  if (statement == NULL)
    return FALSE;

  bind_progress (statement, progress);
  tenbo_db_bind_int (statement, ":ended", ended.msec);
  tenbo_db_bind_int (statement, ":offset", ended.offset_minutes);
  tenbo_db_bind_int (statement, ":game", game_id);
  if (!tenbo_db_run (db, statement, error))
    return FALSE;

  for (int i = 0; i < TENBO_STORED_PLAYERS; i++)
    if (!tenbo_db_change (db,
                          "UPDATE game_players SET points = :points "
                          "WHERE game_id = :game AND player = :player",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":points", progress->points[i]),
                                           TENBO_DB_INT (":player", i)),
                          error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_games_insert_players (TenboDb                  *db,
                            const TenboStoredSummary *game,
                            GError                  **error)
{
  for (int i = 0; i < game->n_players; i++)
    if (!tenbo_db_change (db,
                          "INSERT INTO game_players (game_id, player, person_id, place, points) "
                          "VALUES (:game, :player, :person, nullif (:place, -1), :points)",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game->id),
                                           TENBO_DB_INT (":player", i),
                                           TENBO_DB_INT (":person", game->players[i].person_id),
                                           TENBO_DB_INT (":place", game->players[i].side),
                                           TENBO_DB_INT (":points", game->progress.points[i])),
                          error))
      return FALSE;

  return TRUE;
}

/* --- Searched texts of a game (docs/database.md) --- */

static gboolean
run_texts (TenboDb    *db,
           const char *sql,
           gint64      game_id,
           const char *notes,
           GError    **error)
{
  return tenbo_db_change (db, sql,
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_TEXT (":notes", notes)),
                          error);
}

gboolean
tenbo_texts_write (TenboDb    *db,
                   gint64      game_id,
                   const char *notes,
                   GError    **error)
{
  return run_texts (db,
                    "INSERT INTO game_texts (game_id, notes, folded) "
                    "SELECT id, :notes, "
                    "tenbo_fold (concat_ws (char (10), title, place, note, :notes)) "
                    "FROM games WHERE id = :game "
                    "AND coalesce (title, place, note, :notes) IS NOT NULL "
                    "ON CONFLICT (game_id) DO UPDATE SET notes = excluded.notes, "
                    "folded = excluded.folded",
                    game_id, notes, error) &&
         run_texts (db,
                    "DELETE FROM game_texts WHERE game_id = :game AND :notes IS NULL "
                    "AND (SELECT coalesce (title, place, note) FROM games "
                    "     WHERE id = :game) IS NULL",
                    game_id, notes, error);
}

gboolean
tenbo_texts_set_notes (TenboDb    *db,
                       gint64      game_id,
                       const char *notes,
                       GError    **error)
{
  g_autofree char *before = NULL;

  /* This is the result for nearly every hand: the notes have not changed. */
  return read_notes (db, game_id, &before, error) &&
         (g_strcmp0 (before, notes) == 0 || tenbo_texts_write (db, game_id, notes, error));
}

gboolean
tenbo_texts_refresh (TenboDb *db,
                     gint64   game_id,
                     GError **error)
{
  g_autofree char *notes = NULL;

  return read_notes (db, game_id, &notes, error) &&
         tenbo_texts_write (db, game_id, notes, error);
}
