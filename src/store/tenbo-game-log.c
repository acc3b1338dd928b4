/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- Events and the running hand --- */

static TenboStoredEvent *
event_of_row (TenboStatement *statement,
              int             column)
{
  TenboStoredEvent *event;

  /* In a damaged file, even a column that is NOT NULL can be NULL. */
  if (sqlite3_column_type (statement, column) == SQLITE_NULL ||
      sqlite3_column_type (statement, column + 1) == SQLITE_NULL)
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
  gint64 n = tenbo_db_find_id (
    db, "SELECT ifnull (max (seq) + 1, 0) FROM game_events WHERE game_id = :game",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  *n_events = (guint) CLAMP (n, 0, G_MAXINT);
  return n >= 0;
}

gboolean
tenbo_events_append (TenboDb                *db,
                     gint64                  game_id,
                     guint                   seq,
                     const TenboStoredEvent *event,
                     GError                **error)
{
  return tenbo_db_change (db,
                          "INSERT INTO game_events "
                          "(game_id, seq, uuid, event, created_ms) "
                          "VALUES (:game, :seq, :uuid, :event, :created)",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":seq", seq),
                                           TENBO_DB_TEXT (":uuid", event->uuid),
                                           TENBO_DB_TEXT (":event", event->text),
                                           TENBO_DB_INT (":created", event->created_msec)),
                          error);
}

gboolean
tenbo_events_extend (TenboDb               *db,
                     const TenboStoredGame *ours,
                     const TenboStoredGame *theirs,
                     guint                 *n_done,
                     GError               **error)
{
  gint64 game_id = ours->summary.id;

  for (guint i = ours->events->len; i < theirs->events->len; i++)
    if (!tenbo_events_append (db, game_id, i, theirs->events->pdata[i], error) ||
        !tenbo_edits_add (db, game_id, (*n_done)++, i, error) ||
        !tenbo_running_hands_set (db, game_id, NULL, error))
      return FALSE;

  return TRUE;
}

guint
tenbo_events_count_same (GPtrArray *a,
                         GPtrArray *b,
                         gboolean   only_texts)
{
  guint n = 0;

  for (; n < a->len && n < b->len; n++)
    {
      const TenboStoredEvent *one = a->pdata[n];
      const TenboStoredEvent *other = b->pdata[n];

      if (!g_str_equal (one->text, other->text) ||
          (!only_texts && !g_str_equal (one->uuid, other->uuid)))
        break;
    }

  return n;
}

static gboolean
remove_events (TenboDb *db,
               gint64   game_id,
               guint    seq,
               GError **error)
{
  return tenbo_db_change (db,
                          "DELETE FROM game_events WHERE game_id = :game AND seq >= :seq",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":seq", seq)),
                          error);
}

static gboolean
read_events (TenboDb         *db,
             gint64           game_id,
             TenboStoredGame *game,
             GError         **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT seq, uuid, event, created_ms FROM game_events "
    "WHERE game_id = :game ORDER BY seq",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      g_autoptr (TenboStoredEvent) event = event_of_row (statement, 1);

      if (event == NULL || sqlite3_column_int64 (statement, 0) != game->events->len)
        {
          g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
                       "game %" G_GINT64_FORMAT ": event %u is missing",
                       game_id, game->events->len);
          return FALSE;
        }

      g_ptr_array_add (game->events, g_steal_pointer (&event));
    }

  return done;
}

gboolean
tenbo_running_hands_set (TenboDb    *db,
                         gint64      game_id,
                         const char *text,
                         GError    **error)
{
  if (text == NULL)
    return tenbo_tables_run (db, "DELETE FROM running_hands WHERE game_id = :game", game_id,
                             error);

  return tenbo_db_change (db,
                          "INSERT INTO running_hands (game_id, hand) "
                          "VALUES (:game, :hand) "
                          "ON CONFLICT (game_id) DO UPDATE SET hand = excluded.hand",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_TEXT (":hand", text)),
                          error);
}

/* --- Edits --- */

static gboolean
run (TenboDb    *db,
     const char *sql,
     gint64      game_id,
     guint       number,
     GError    **error)
{
  return tenbo_db_change (db, sql,
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":number", number)),
                          error);
}

static gboolean
run_at (TenboDb    *db,
        const char *sql,
        gint64      game_id,
        guint       number,
        guint       seq,
        GError    **error)
{
  return tenbo_db_change (db, sql,
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":number", number),
                                           TENBO_DB_INT (":seq", seq)),
                          error);
}

static gboolean
fail_impossible (gint64      game_id,
                 guint       number,
                 const char *column,
                 GError    **error)
{
  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_DAMAGED,
               "game %" G_GINT64_FORMAT ", edit %u: impossible %s", game_id, number, column);
  return FALSE;
}

static gboolean
drop (TenboDb *db,
      gint64   game_id,
      guint    number,
      GError **error)
{
  return run (db,
              "DELETE FROM game_edits WHERE game_id = :game AND number >= :number",
              game_id, number, error);
}

/* --- Rewrites: edits of hands recorded earlier --- */

/* --- Reading --- */

static gboolean
read_other_events (TenboDb         *db,
                   gint64           game_id,
                   guint            number,
                   TenboStoredEdit *edit,
                   GError         **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT seq, uuid, event, created_ms FROM edit_events "
    "WHERE game_id = :game AND number = :number ORDER BY seq",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                     TENBO_DB_INT (":number", number)),
    error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      g_autoptr (TenboStoredEvent) event = event_of_row (statement, 1);

      if (event == NULL ||
          sqlite3_column_int64 (statement, 0) != edit->seq + edit->other->events->len)
        return fail_impossible (game_id, number, "seq", error);

      g_ptr_array_add (edit->other->events, g_steal_pointer (&event));
    }

  return done;
}

/* Undo restores the spellings of the row, so merges are not applied. */
#define PLAYERS_AS_STORED                                          \
  "SELECT p.player, w.id, w.uuid, w.name, ifnull (p.place, -1) "   \
  "FROM edit_players AS p JOIN people AS w ON w.id = p.person_id " \
  "WHERE p.game_id = :game AND p.number = :number ORDER BY p.player"

#define PLAYERS_AS_SHOWN                                           \
  "SELECT p.player, w.id, w.uuid, w.name, ifnull (p.place, -1) "   \
  "FROM edit_players AS p JOIN people AS s ON s.id = p.person_id " \
  "JOIN people AS w ON w.id = ifnull (s.merged_into, s.id) "       \
  "WHERE p.game_id = :game AND p.number = :number ORDER BY p.player"

static gboolean
read_other_players (TenboDb            *db,
                    const char         *sql,
                    gint64              game_id,
                    guint               number,
                    int                 n_players,
                    TenboStoredSummary *other,
                    GError            **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    sql,
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                     TENBO_DB_INT (":number", number)),
    error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredPlayer *player;

      if (tenbo_db_get_int (statement, 0) != other->n_players || other->n_players >= n_players)
        return fail_impossible (game_id, number, "player", error);

      player = &other->players[other->n_players++];
      player->person_id = sqlite3_column_int64 (statement, 1);
      player->person_uuid = tenbo_db_dup_text (statement, 2);
      player->name = tenbo_db_dup_text (statement, 3);
      player->side = tenbo_db_get_int (statement, 4);
      if (player->side < -1 || player->side >= TENBO_STORED_PLAYERS)
        return fail_impossible (game_id, number, "place", error);
    }

  if (!done)
    return FALSE;

  return other->n_players == 0 || other->n_players == n_players ||
         fail_impossible (game_id, number, "player", error);
}

static gboolean
read_other (TenboDb         *db,
            const char      *players_sql,
            gint64           game_id,
            guint            number,
            int              n_players,
            TenboStoredEdit *edit,
            GError         **error)
{
  TenboStoredGame *other = tenbo_stored_game_new ();
  gboolean         row;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT " TENBO_RULESET_NAME ", r.key, r.json, "
    "e.ended_ms, e.ended_offset "
    "FROM game_edits AS e "
    "LEFT JOIN rulesets AS r ON r.id = e.ruleset_id "
    "WHERE e.game_id = :game AND e.number = :number",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                     TENBO_DB_INT (":number", number)),
    error);

  edit->other = other;
  if (!tenbo_db_step (db, statement, &row, error))
    return FALSE;

  g_assert (row); /* the caller has just read this row */
  other->summary.ruleset_name = tenbo_rulesets_dup_name (statement, 0);
  other->summary.ruleset_key = tenbo_db_dup_text (statement, TENBO_N_RULESET_NAMES);
  other->ruleset_json = tenbo_db_dup_text (statement, TENBO_N_RULESET_NAMES + 1);
  other->summary.ended.msec = sqlite3_column_int64 (statement, TENBO_N_RULESET_NAMES + 2);
  other->summary.ended.offset_minutes = tenbo_db_get_int (statement, TENBO_N_RULESET_NAMES + 3);
  return read_other_events (db, game_id, number, edit, error) &&
         read_other_players (db, players_sql, game_id, number, n_players, &other->summary, error);
}

/* --- Inserting --- */

static gboolean
insert_event (TenboDb                *db,
              gint64                  game_id,
              guint                   number,
              guint                   seq,
              const TenboStoredEvent *event,
              GError                **error)
{
  return tenbo_db_change (db,
                          "INSERT INTO edit_events "
                          "(game_id, number, seq, uuid, event, created_ms) "
                          "VALUES (:game, :number, :seq, :uuid, :event, :created)",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":number", number),
                                           TENBO_DB_INT (":seq", seq),
                                           TENBO_DB_TEXT (":uuid", event->uuid),
                                           TENBO_DB_TEXT (":event", event->text),
                                           TENBO_DB_INT (":created", event->created_msec)),
                          error);
}

static gboolean
insert_player (TenboDb                 *db,
               gint64                   game_id,
               guint                    number,
               int                      index,
               const TenboStoredPlayer *player,
               GError                 **error)
{
  return tenbo_db_change (db,
                          "INSERT INTO edit_players (game_id, number, player, person_id, place) "
                          "VALUES (:game, :number, :player, :person, nullif (:place, -1))",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":number", number),
                                           TENBO_DB_INT (":player", index),
                                           TENBO_DB_INT (":person", player->person_id),
                                           TENBO_DB_INT (":place", player->side)),
                          error);
}

/* A game that has ended before and after the rewrite keeps the time at which it ended. */
static gboolean
insert_rewrite (TenboDb               *db,
                gint64                 game_id,
                guint                  number,
                const TenboStoredEdit *edit,
                gint64                 ruleset_id,
                GError               **error)
{
  return tenbo_db_change (db,
                          "INSERT INTO game_edits (game_id, number, kind, seq, running_hand, "
                          "ruleset_id, ended_ms, ended_offset) "
                          "SELECT :game, :number, 'rewrite', :seq, :hand, nullif (:ruleset, 0), "
                          "ended_ms, ended_offset FROM games WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":number", number),
                                           TENBO_DB_INT (":seq", edit->seq),
                                           TENBO_DB_TEXT (":hand", edit->running_hand),
                                           TENBO_DB_INT (":ruleset", ruleset_id)),
                          error);
}

gboolean
tenbo_edits_add_rewrite (TenboDb         *db,
                         gint64           game_id,
                         guint            number,
                         TenboStoredEdit *edit,
                         GError         **error)
{
  TenboStoredGame    *other = edit->other;
  TenboStoredSummary *summary = &other->summary;
  gint64              ruleset_id = tenbo_rulesets_get_or_create (db,
                                                                 summary,
                                                                 other->ruleset_json,
                                                                 error);

  if (ruleset_id < 0 || !tenbo_people_get_or_create (db, summary, error) ||
      !drop (db, game_id, number, error) ||
      !insert_rewrite (db, game_id, number, edit, ruleset_id, error))
    return FALSE;

  for (int i = 0; i < summary->n_players; i++)
    if (!insert_player (db, game_id, number, i, &summary->players[i], error))
      return FALSE;

  for (guint i = 0; i < other->events->len; i++)
    if (!insert_event (db, game_id, number, edit->seq + i, other->events->pdata[i], error))
      return FALSE;

  return TRUE;
}

/* --- Exchanging --- */

static gboolean
exchange_events (TenboDb               *db,
                 gint64                 game_id,
                 guint                  number,
                 const TenboStoredEdit *edit,
                 GError               **error)
{
  if (!run (db,
            "DELETE FROM edit_events WHERE game_id = :game AND number = :number",
            game_id, number, error) ||
      !run_at (db,
               "INSERT INTO edit_events "
               "(game_id, number, seq, uuid, event, created_ms) "
               "SELECT game_id, :number, seq, uuid, event, created_ms FROM game_events "
               "WHERE game_id = :game AND seq >= :seq",
               game_id, number, edit->seq, error) ||
      !remove_events (db, game_id, edit->seq, error))
    return FALSE;

  for (guint i = 0; i < edit->other->events->len; i++)
    if (!tenbo_events_append (db, game_id, edit->seq + i, edit->other->events->pdata[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
exchange_players (TenboDb            *db,
                  gint64              game_id,
                  guint               number,
                  TenboStoredSummary *other,
                  GError            **error)
{
  if (other->n_players == 0)
    return TRUE;

  /* The points of the players are written later with the other effects of the events. */
  other->id = game_id;
  return run (db,
              "DELETE FROM edit_players WHERE game_id = :game AND number = :number",
              game_id, number, error) &&
         run (db,
              "INSERT INTO edit_players (game_id, number, player, person_id, place) "
              "SELECT game_id, :number, player, person_id, place FROM game_players "
              "WHERE game_id = :game",
              game_id, number, error) &&
         tenbo_tables_run (db, "DELETE FROM game_players WHERE game_id = :game", game_id, error) &&
         tenbo_games_insert_players (db, other, error);
}

/* Exchanges the ruleset, if it changes, and the time at which the game ended. */
static gboolean
exchange_head (TenboDb               *db,
               gint64                 game_id,
               guint                  number,
               const TenboStoredGame *other,
               GError               **error)
{
  gint64 ruleset_id =
    tenbo_rulesets_get_or_create (db, &other->summary, other->ruleset_json, error);

  if (ruleset_id < 0 ||
      !run (db,
            "UPDATE game_edits SET (ruleset_id, ended_ms, ended_offset) = "
            "(SELECT iif (game_edits.ruleset_id IS NULL, NULL, g.ruleset_id), "
            "g.ended_ms, g.ended_offset FROM games AS g WHERE g.id = :game) "
            "WHERE game_id = :game AND number = :number",
            game_id, number, error))
    return FALSE;

  return tenbo_db_change (db,
                          "UPDATE games SET "
                          "ruleset_id = ifnull (nullif (:ruleset, 0), ruleset_id), "
                          "ended_ms = nullif (:ended, 0), "
                          "ended_offset = iif (:ended = 0, NULL, :offset) "
                          "WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":ruleset", ruleset_id),
                                           TENBO_DB_INT (":ended", other->summary.ended.msec),
                                           TENBO_DB_INT (":offset",
                                                         other->summary.ended.offset_minutes)),
                          error);
}

static gboolean
exchange_rewrite (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  guint    seq,
                  GError **error)
{
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  gint64           n_players = tenbo_db_find_id (
    db, "SELECT n_players FROM games WHERE id = :game",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);
  gboolean ok;

  edit->seq = seq;
  ok = n_players > 0 &&
       read_other (db, PLAYERS_AS_STORED, game_id, number, (int) n_players, edit, error) &&
       exchange_events (db, game_id, number, edit, error) &&
       exchange_players (db, game_id, number, &edit->other->summary, error) &&
       exchange_head (db, game_id, number, edit->other, error);
  tenbo_stored_edit_free (edit);
  return ok;
}

/* --- All edits --- */

static gboolean
read_edits (TenboDb         *db,
            gint64           game_id,
            TenboStoredGame *game,
            GError         **error)
{
  gboolean done;
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT seq, kind = 'rewrite', uuid, event, created_ms, "
    "running_hand, number FROM game_edits "
    "WHERE game_id = :game ORDER BY number",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredEdit *edit;
      guint            number = game->edits->len;

      if (sqlite3_column_int64 (statement, 6) != number)
        return fail_impossible (game_id, number, "number", error);

      edit = g_new0 (TenboStoredEdit, 1);
      edit->seq = (guint) tenbo_db_get_int (statement, 0);
      edit->event = event_of_row (statement, 2);
      edit->running_hand = tenbo_db_dup_text (statement, 5);
      g_ptr_array_add (game->edits, edit);

      /* An older schema has neither rewrites nor their tables. */
      if (tenbo_db_get_int (statement, 1) != 0 &&
          !read_other (db, PLAYERS_AS_SHOWN, game_id, number, game->summary.n_players, edit,
                       error))
        return FALSE;
    }

  return done;
}

/* --- Inserting --- */

gboolean
tenbo_edits_add (TenboDb *db,
                 gint64   game_id,
                 guint    number,
                 guint    seq,
                 GError **error)
{
  return drop (db, game_id, number, error) &&
         run_at (db,
                 "INSERT INTO game_edits (game_id, number, kind, seq, running_hand) "
                 "VALUES (:game, :number, 'add', :seq, "
                 "(SELECT hand FROM running_hands WHERE game_id = :game))",
                 game_id, number, seq, error);
}

/* --- Exchanging --- */

static gboolean
undo_event (TenboDb *db,
            gint64   game_id,
            guint    number,
            guint    seq,
            GError **error)
{
  return run (db,
              "UPDATE game_edits SET (uuid, event, created_ms) = "
              "(SELECT uuid, event, created_ms FROM game_events AS e "
              " WHERE e.game_id = :game AND e.seq = game_edits.seq) "
              "WHERE game_id = :game AND number = :number",
              game_id, number, error) &&
         remove_events (db, game_id, seq, error);
}

static gboolean
bring_event_back (TenboDb *db,
                  gint64   game_id,
                  guint    number,
                  GError **error)
{
  return run (db,
              "INSERT INTO game_events (game_id, seq, uuid, event, created_ms) "
              "SELECT game_id, seq, uuid, event, created_ms FROM game_edits "
              "WHERE game_id = :game AND number = :number",
              game_id, number, error) &&
         run (db,
              "UPDATE game_edits SET uuid = NULL, event = NULL, created_ms = NULL "
              "WHERE game_id = :game AND number = :number",
              game_id, number, error);
}

gboolean
tenbo_edits_exchange (TenboDb *db,
                      gint64   game_id,
                      guint    number,
                      gboolean undo,
                      GError **error)
{
  g_autoptr (TenboStatement) statement = tenbo_db_query (
    db,
    "SELECT seq, running_hand, kind = 'rewrite' FROM game_edits "
    "WHERE game_id = :game AND number = :number",
    TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                     TENBO_DB_INT (":number", number)),
    error);
  g_autofree char *running_hand = NULL;
  guint            seq;
  gboolean         is_rewrite;
  gboolean         ok;

  if (!tenbo_db_step_to (db, statement, "edit", number, error))
    return FALSE;

  seq = (guint) tenbo_db_get_int (statement, 0);
  running_hand = tenbo_db_dup_text (statement, 1);
  is_rewrite = tenbo_db_get_int (statement, 2) != 0;
  sqlite3_reset (statement);
  if (is_rewrite)
    ok = exchange_rewrite (db, game_id, number, seq, error);
  else if (undo)
    ok = undo_event (db, game_id, number, seq, error);
  else
    ok = bring_event_back (db, game_id, number, error);

  /* Exchanges the running hand of the game with that of the edit. */
  return ok &&
         run (db,
              "UPDATE game_edits SET running_hand = "
              "(SELECT hand FROM running_hands WHERE game_id = :game) "
              "WHERE game_id = :game AND number = :number",
              game_id, number, error) &&
         tenbo_running_hands_set (db, game_id, running_hand, error);
}

gboolean
tenbo_stored_log_read (TenboDb         *db,
                       gint64           game_id,
                       TenboStoredGame *game,
                       GError         **error)
{
  return read_events (db, game_id, game, error) && read_edits (db, game_id, game, error) &&
         tenbo_db_find_text (db, "SELECT hand FROM running_hands WHERE game_id = :game",
                             TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)),
                             &game->running_hand, error);
}
