/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-edits-private.h"

#include "tenbo-store.h"
#include "tenbo-tables.h"

/* --- Reading --- */

static gboolean
read_other_events (TenboDb         *db,
                   gint64           game_id,
                   guint            number,
                   TenboStoredEdit *edit,
                   GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_edits_prepare (db,
                                   "SELECT seq, uuid, event, created_ms FROM edit_events "
                                   "WHERE game_id = :game AND number = :number ORDER BY seq",
                                   game_id, number, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      if (sqlite3_column_int64 (statement, 0) != edit->seq + edit->other->events->len)
        return tenbo_edits_fail (game_id, number, "seq", error);

      g_ptr_array_add (edit->other->events, tenbo_events_of_row (statement, 1));
    }

  return done;
}

/* Merged spellings as they are in the row: undo brings those back. */
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
  g_autoptr (TenboStatement) statement = NULL;
  gboolean done;

  statement = tenbo_edits_prepare (db, sql, game_id, number, error);
  if (statement == NULL)
    return FALSE;

  while (tenbo_db_next (db, statement, &done, error))
    {
      TenboStoredPlayer *player;

      if (sqlite3_column_int (statement, 0) != other->n_players || other->n_players >= n_players)
        return tenbo_edits_fail (game_id, number, "player", error);

      player = &other->players[other->n_players++];
      player->person_id = sqlite3_column_int64 (statement, 1);
      player->person_uuid = tenbo_db_dup_text (statement, 2);
      player->name = tenbo_db_dup_text (statement, 3);
      player->place = sqlite3_column_int (statement, 4);
      if (player->place < -1 || player->place >= TENBO_STORED_PLAYERS)
        return tenbo_edits_fail (game_id, number, "place", error);
    }

  if (!done)
    return FALSE;

  return other->n_players == 0 || other->n_players == n_players ||
         tenbo_edits_fail (game_id, number, "player", error);
}

static gboolean
read_other_head (TenboDb         *db,
                 gint64           game_id,
                 guint            number,
                 TenboStoredGame *other,
                 GError         **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_edits_prepare (db,
                                   "SELECT " TENBO_RULESET_NAME ", r.key, r.json, "
                                   "e.ended_ms, e.ended_offset "
                                   "FROM game_edits AS e "
                                   "LEFT JOIN rulesets AS r ON r.id = e.ruleset_id "
                                   "WHERE e.game_id = :game AND e.number = :number",
                                   game_id, number, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  g_assert (row); /* the caller has just read it */
  other->summary.ruleset_name = tenbo_rulesets_dup_name (statement, 0);
  other->summary.ruleset_key = tenbo_db_dup_text (statement, TENBO_N_RULESET_NAMES);
  other->ruleset_json = tenbo_db_dup_text (statement, TENBO_N_RULESET_NAMES + 1);
  other->summary.ended.msec = sqlite3_column_int64 (statement, TENBO_N_RULESET_NAMES + 2);
  other->summary.ended.offset_minutes = sqlite3_column_int (statement, TENBO_N_RULESET_NAMES + 3);
  return TRUE;
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
  edit->other = tenbo_stored_game_new ();
  return read_other_head (db, game_id, number, edit->other, error) &&
         read_other_events (db, game_id, number, edit, error) &&
         read_other_players (db, players_sql, game_id, number, n_players,
                             &edit->other->summary, error);
}

gboolean
tenbo_rewrites_read (TenboDb         *db,
                     gint64           game_id,
                     guint            number,
                     int              n_players,
                     TenboStoredEdit *edit,
                     GError         **error)
{
  return read_other (db, PLAYERS_AS_SHOWN, game_id, number, n_players, edit, error);
}

/* --- Adding --- */

static gboolean
insert_event (TenboDb                *db,
              gint64                  game_id,
              guint                   number,
              guint                   seq,
              const TenboStoredEvent *event,
              GError                **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_edits_prepare (db,
                                   "INSERT INTO edit_events "
                                   "(game_id, number, seq, uuid, event, created_ms) "
                                   "VALUES (:game, :number, :seq, :uuid, :event, :created)",
                                   game_id, number, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":seq", seq);
  tenbo_db_bind_text (statement, ":uuid", event->uuid);
  tenbo_db_bind_text (statement, ":event", event->text);
  tenbo_db_bind_int (statement, ":created", event->created_msec);
  return tenbo_db_run (db, statement, error);
}

static gboolean
insert_player (TenboDb                 *db,
               gint64                   game_id,
               guint                    number,
               int                      index,
               const TenboStoredPlayer *player,
               GError                 **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_edits_prepare (db,
                                   "INSERT INTO edit_players "
                                   "(game_id, number, player, person_id, place) "
                                   "VALUES (:game, :number, :player, :person, :place)",
                                   game_id, number, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":player", index);
  tenbo_db_bind_int (statement, ":person", player->person_id);
  if (player->place >= 0)
    tenbo_db_bind_int (statement, ":place", player->place);

  return tenbo_db_run (db, statement, error);
}

/* A game that had ended and still does ended when it did. */
static gboolean
insert_rewrite (TenboDb               *db,
                gint64                 game_id,
                guint                  number,
                const TenboStoredEdit *edit,
                gint64                 ruleset_id,
                GError               **error)
{
  g_autoptr (TenboStatement) statement = NULL;

  statement = tenbo_edits_prepare (db,
                                   "INSERT INTO game_edits (game_id, number, kind, seq, "
                                   "running_hand, "
                                   "ruleset_id, ended_ms, ended_offset) "
                                   "SELECT :game, :number, 'rewrite', :seq, :hand, :ruleset, "
                                   "ended_ms, ended_offset FROM games WHERE id = :game",
                                   game_id, number, error);
  if (statement == NULL)
    return FALSE;

  tenbo_db_bind_int (statement, ":seq", edit->seq);
  tenbo_db_bind_text (statement, ":hand", edit->running_hand);
  if (ruleset_id > 0)
    tenbo_db_bind_int (statement, ":ruleset", ruleset_id);

  return tenbo_db_run (db, statement, error);
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
  gint64              ruleset_id = 0;

  if (other->ruleset_json != NULL)
    {
      ruleset_id = tenbo_rulesets_take (db, summary, other->ruleset_json, error);
      if (ruleset_id == 0)
        return FALSE;
    }

  if (!tenbo_people_take (db, summary, error) || !tenbo_edits_drop (db, game_id, number, error) ||
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
  if (!tenbo_edits_run (db,
                        "DELETE FROM edit_events WHERE game_id = :game AND number = :number",
                        game_id, number, error) ||
      !tenbo_edits_run_at (db,
                           "INSERT INTO edit_events "
                           "(game_id, number, seq, uuid, event, created_ms) "
                           "SELECT game_id, :number, seq, uuid, event, created_ms FROM game_events "
                           "WHERE game_id = :game AND seq >= :seq",
                           game_id, number, edit->seq, error) ||
      !tenbo_events_remove (db, game_id, edit->seq, error))
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

  /* Their points are set with what follows from the events. */
  other->id = game_id;
  return tenbo_edits_run (db,
                          "DELETE FROM edit_players WHERE game_id = :game AND number = :number",
                          game_id, number, error) &&
         tenbo_edits_run (db,
                          "INSERT INTO edit_players (game_id, number, player, person_id, place) "
                          "SELECT game_id, :number, player, person_id, place FROM game_players "
                          "WHERE game_id = :game",
                          game_id, number, error) &&
         tenbo_games_remove_players (db, game_id, error) &&
         tenbo_games_insert_players (db, other, error);
}

/* The ruleset, where it changes, and when the game ended. */
static gboolean
exchange_head (TenboDb               *db,
               gint64                 game_id,
               guint                  number,
               const TenboStoredGame *other,
               GError               **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gint64 ruleset_id = 0;

  if (other->ruleset_json != NULL)
    {
      ruleset_id = tenbo_rulesets_take (db, &other->summary, other->ruleset_json, error);
      if (ruleset_id == 0)
        return FALSE;
    }

  if (!tenbo_edits_run (db,
                        "UPDATE game_edits SET (ruleset_id, ended_ms, ended_offset) = "
                        "(SELECT iif (game_edits.ruleset_id IS NULL, NULL, g.ruleset_id), "
                        "g.ended_ms, g.ended_offset FROM games AS g WHERE g.id = :game) "
                        "WHERE game_id = :game AND number = :number",
                        game_id, number, error))
    return FALSE;

  statement = tenbo_tables_prepare (db,
                                    "UPDATE games SET "
                                    "ruleset_id = ifnull (:ruleset, ruleset_id), "
                                    "ended_ms = :ended, ended_offset = :offset "
                                    "WHERE id = :game",
                                    game_id, error);
  if (statement == NULL)
    return FALSE;

  if (ruleset_id > 0)
    tenbo_db_bind_int (statement, ":ruleset", ruleset_id);
  if (other->summary.ended.msec != 0)
    {
      tenbo_db_bind_int (statement, ":ended", other->summary.ended.msec);
      tenbo_db_bind_int (statement, ":offset", other->summary.ended.offset_minutes);
    }

  return tenbo_db_run (db, statement, error);
}

static gboolean
read_n_players (TenboDb *db,
                gint64   game_id,
                int     *n_players,
                GError **error)
{
  g_autoptr (TenboStatement) statement = NULL;
  gboolean row;

  statement = tenbo_tables_prepare (db,
                                    "SELECT n_players FROM games WHERE id = :game",
                                    game_id, error);
  if (statement == NULL || !tenbo_db_step (db, statement, &row, error))
    return FALSE;

  g_assert (row); /* the change was checked to be one of this game */
  *n_players = sqlite3_column_int (statement, 0);
  return TRUE;
}

gboolean
tenbo_rewrites_exchange (TenboDb *db,
                         gint64   game_id,
                         guint    number,
                         guint    seq,
                         GError **error)
{
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  int              n_players;
  gboolean         ok;

  edit->seq = seq;
  ok = read_n_players (db, game_id, &n_players, error) &&
       read_other (db, PLAYERS_AS_STORED, game_id, number, n_players, edit, error) &&
       exchange_events (db, game_id, number, edit, error) &&
       exchange_players (db, game_id, number, &edit->other->summary, error) &&
       exchange_head (db, game_id, number, edit->other, error);
  tenbo_stored_edit_free (edit);
  return ok;
}
