/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-result-rows.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- The stored results of a game --- */

int
tenbo_result_read_counter (TenboStatement *statement,
                           int             column)
{
  int number = tenbo_db_get_int (statement, column);

  return number == 0 && sqlite3_column_type (statement, column) == SQLITE_NULL ? TENBO_NOT_COUNTED
                                                                               : number;
}

#define INSERT_HEAD                                                       \
  "INSERT INTO game_results "                                             \
  "(person_id, started_ms, started_offset, game_id, player, is_counted, " \
  "ruleset_id, n_players, engine_revision, counted_by"

#define INSERT_BODY                                                        \
  ") SELECT p.person_id, g.started_ms, g.started_offset, g.id, p.player, " \
  "g.is_void = 0 AND g.deleted_ms IS NULL, "                               \
  "g.ruleset_id, g.n_players, :engine, :counted_by"

#define INSERT_TAIL                                              \
  " FROM games AS g JOIN game_players AS p ON p.game_id = g.id " \
  "WHERE g.id = :game AND p.player = :player"

/* Whether the row has the person, start, ruleset and void flag of its game */
#define SELECT_HEAD                                                             \
  "SELECT player, engine_revision, counted_by, "                                \
  "(person_id, started_ms, started_offset, is_counted, ruleset_id, n_players) " \
  "= (SELECT p.person_id, g.started_ms, g.started_offset, "                     \
  "   g.is_void = 0 AND g.deleted_ms IS NULL, "                                 \
  "   g.ruleset_id, g.n_players "                                               \
  "   FROM games AS g JOIN game_players AS p ON p.game_id = g.id "              \
  "   WHERE g.id = :game AND p.player = game_results.player)"

#define FIRST_STORED_COLUMN 4

static void
append_columns (GString *sql)
{
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    g_string_append_printf (sql, ", %s", tenbo_result_columns[i].name);
}

/* The statements are built once, from tenbo_result_columns, the only list of the columns. */
static const char *
get_insert_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new (INSERT_HEAD);

      append_columns (sql);
      g_string_append (sql, INSERT_BODY);
      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        g_string_append_printf (sql, ", %s", tenbo_result_columns[i].parameter);
      g_string_append (sql, INSERT_TAIL);
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

static const char *
get_update_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new ("UPDATE game_results SET counted_by = :counted_by");

      for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
        g_string_append_printf (sql, ", %s = %s", tenbo_result_columns[i].name,
                                tenbo_result_columns[i].parameter);
      g_string_append (sql, " WHERE game_id = :game AND player = :player");
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

static const char *
get_select_sql (void)
{
  static char *made;

  if (g_once_init_enter_pointer (&made))
    {
      GString *sql = g_string_new (SELECT_HEAD);

      append_columns (sql);
      g_string_append (sql, " FROM game_results WHERE game_id = :game");
      g_once_init_leave_pointer (&made, g_string_free_and_steal (sql));
    }

  return made;
}

static void
bind_counter (TenboStatement          *statement,
              const TenboResultColumn *column,
              const TenboStoredResult *result)
{
  int value = G_STRUCT_MEMBER (int, result, column->offset);

  if (value != TENBO_NOT_COUNTED)
    tenbo_db_bind_int (statement, column->parameter, value);
}

static gboolean
insert (TenboDb                  *db,
        gint64                    game_id,
        int                       player,
        const TenboStoredResults *results,
        GError                  **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db, get_insert_sql (), game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":player", player);
  tenbo_db_bind_int (statement, ":engine", results->engine_revision);
  tenbo_db_bind_int (statement, ":counted_by", results->counted_by);

  /* SQLite binds NULL to a parameter without a value. */
  for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
    bind_counter (statement, &tenbo_result_columns[i], &results->players[player]);

  return tenbo_db_run (db, statement, error);
}

static gboolean
insert_yaku (TenboDb                  *db,
             gint64                    game_id,
             int                       player,
             const TenboStoredResults *results,
             GError                  **error)
{
  GPtrArray *list = results->yaku[player];

  for (guint i = 0; list != NULL && i < list->len; i++)
    {
      const TenboStoredYaku *yaku = list->pdata[i];

      if (!tenbo_db_change (db,
                            "INSERT INTO game_yaku "
                            "(person_id, started_ms, game_id, player, yaku, n) "
                            "SELECT person_id, started_ms, game_id, player, :yaku, :n "
                            "FROM game_results "
                            "WHERE game_id = :game AND player = :player",
                            TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                             TENBO_DB_INT (":player", player),
                                             TENBO_DB_TEXT (":yaku", yaku->yaku),
                                             TENBO_DB_INT (":n", yaku->n)),
                            error))
        return FALSE;
    }

  return TRUE;
}

gboolean
tenbo_results_set (TenboDb                  *db,
                   gint64                    game_id,
                   const TenboStoredResults *results,
                   GError                  **error)
{
  /* Foreign keys delete their yaku. */
  if (!tenbo_tables_run (db, "DELETE FROM game_results WHERE game_id = :game", game_id, error))
    return FALSE;

  for (int player = 0; player < results->n_players; player++)
    if (!insert (db, game_id, player, results, error) ||
        !insert_yaku (db, game_id, player, results, error))
      return FALSE;

  return TRUE;
}

static gboolean
update (TenboDb                  *db,
        gint64                    game_id,
        int                       player,
        const TenboStoredResults *results,
        GError                  **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_tables_prepare (db, get_update_sql (), game_id, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":player", player);
  tenbo_db_bind_int (statement, ":counted_by", results->counted_by);
  for (gsize i = TENBO_N_SETTLED_COLUMNS; i < TENBO_N_RESULT_COLUMNS; i++)
    bind_counter (statement, &tenbo_result_columns[i], &results->players[player]);

  return tenbo_db_run (db, statement, error);
}

static gboolean
check_player (gint64   game_id,
              int      player,
              GError **error)
{
  if (player >= 0 && player < TENBO_STORED_PLAYERS)
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
               "game %" G_GINT64_FORMAT ": a result of player %d", game_id, player);
  return FALSE;
}

static gboolean
read_yaku (TenboDb         *db,
           gint64           game_id,
           TenboStoredGame *game,
           GError         **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT player, yaku, n, (person_id, started_ms) "
    "= (SELECT r.person_id, r.started_ms FROM game_results AS r "
    "   WHERE r.game_id = :game AND r.player = y.player) "
    "FROM game_yaku AS y "
    "WHERE game_id = :game ORDER BY player, yaku",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      int         player = tenbo_db_get_int (statement, 0);
      const char *yaku = (const char *) sqlite3_column_text (statement, 1);

      if (!check_player (game_id, player, error))
        return FALSE;

      if (tenbo_db_get_int (statement, 3) == 0)
        game->misplaced_results |= 1U << player;

      if (game->results.yaku[player] == NULL)
        game->results.yaku[player] =
          g_ptr_array_new_with_free_func ((GDestroyNotify) tenbo_stored_yaku_free);

      g_ptr_array_add (game->results.yaku[player],
                       tenbo_stored_yaku_new (yaku, tenbo_db_get_int (statement, 2)));
    }

  return done;
}

gboolean
tenbo_results_read (TenboDb         *db,
                    gint64           game_id,
                    TenboStoredGame *game,
                    GError         **error)
{
  int      n_rows = 0;
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    get_select_sql (),
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredResult *result;
      int                player = tenbo_db_get_int (statement, 0);

      if (!check_player (game_id, player, error))
        return FALSE;

      /* One transaction writes all rows of a game. */
      if (n_rows++ > 0 &&
          (game->results.engine_revision != tenbo_db_get_int (statement, 1) ||
           game->results.counted_by != tenbo_db_get_int (statement, 2)))
        game->misplaced_results |= 1U << player;

      result = &game->results.players[player];
      game->results.n_players = game->summary.n_players;
      game->results.engine_revision = tenbo_db_get_int (statement, 1);
      game->results.counted_by = tenbo_db_get_int (statement, 2);

      if (tenbo_db_get_int (statement, 3) == 0)
        game->misplaced_results |= 1U << player;

      for (gsize i = 0; i < TENBO_N_RESULT_COLUMNS; i++)
        G_STRUCT_MEMBER (int, result, tenbo_result_columns[i].offset) =
          tenbo_result_read_counter (statement, FIRST_STORED_COLUMN + (int) i);
    }

  return done && read_yaku (db, game_id, game, error);
}

/* --- Recounting --- */

void
tenbo_recount_free (TenboRecount *recount)
{
  tenbo_stored_results_clear (&recount->results);
  g_free (recount);
}

GArray *
tenbo_results_list_uncounted (TenboRead *read,
                              int        counted_by,
                              GError   **error)
{
  return tenbo_db_list_ids (read,
                            "SELECT DISTINCT game_id FROM game_results "
                            "WHERE counted_by < :counted_by ORDER BY game_id",
                            TENBO_DB_VALUES (TENBO_DB_INT (":counted_by", counted_by)), error);
}

/* Replaces the counters and yaku of the existing rows. The settlement does not change. */
static gboolean
write_recounts (TenboDb      *db,
                gpointer      data,
                TenboOutcome *outcome,
                GError      **error)
{
  GPtrArray *recounts = data;

  for (guint i = 0; i < recounts->len; i++)
    {
      const TenboRecount *recount = recounts->pdata[i];
      gint64              game_id = tenbo_db_find_id (
        db, "SELECT id FROM games WHERE id = :game AND revision = :revision",
        TENBO_DB_VALUES (TENBO_DB_INT (":game", recount->game_id),
                                      TENBO_DB_INT (":revision", recount->revision)),
        error);

      if (game_id < 0)
        return FALSE;

      /* The counters were computed from another revision. */
      if (game_id == 0)
        continue;

      if (!tenbo_tables_run (db, "DELETE FROM game_yaku WHERE game_id = :game", game_id, error))
        return FALSE;

      for (int player = 0; player < recount->results.n_players; player++)
        if (!update (db, game_id, player, &recount->results, error) ||
            !insert_yaku (db, game_id, player, &recount->results, error))
          return FALSE;

      outcome->n_counted++;
    }

  return TRUE;
}

TenboWrite *
tenbo_write_recounts (GPtrArray *recounts)
{
  g_ptr_array_set_free_func (recounts, (GDestroyNotify) tenbo_recount_free);
  return tenbo_write_new (write_recounts, recounts, (GDestroyNotify) g_ptr_array_unref);
}
