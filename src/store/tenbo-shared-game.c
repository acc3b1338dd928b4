/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-shared-rows.h"

#include "tenbo-store.h"

void
tenbo_shared_game_state_free (TenboSharedGameState *state)
{
  g_clear_pointer (&state->game, tenbo_stored_game_free);
  g_clear_pointer (&state->item, tenbo_shared_item_free);
  g_free (state->text_before);
  g_free (state);
}

static gboolean
set_people (TenboDb            *db,
            TenboStoredSummary *game,
            GError            **error)
{
  for (int i = 0; i < game->n_players; i++)
    {
      TenboStoredPlayer *player = &game->players[i];

      player->person_id = tenbo_shared_get_person (db, player->person_uuid, player->name, error);
      if (player->person_id < 0)
        return FALSE;
    }

  return TRUE;
}

/* The games of a merged spelling are those of the person. */
static gboolean
set_last_played (TenboDb *db,
                 gint64   game_id,
                 GError **error)
{
  return tenbo_tables_run (db,
                           "UPDATE people SET last_played_ms = max (last_played_ms, "
                           "(SELECT started_ms FROM games WHERE id = :game)) WHERE id IN "
                           "(SELECT p.merged_into FROM people AS p JOIN game_players AS g "
                           " ON g.person_id = p.id WHERE g.game_id = :game)",
                           game_id, error);
}

/* --- The hands of a game that is here --- */

static gboolean
has_same_players (const TenboStoredSummary *a,
                  const TenboStoredSummary *b)
{
  for (int i = 0; i < a->n_players; i++)
    if (g_strcmp0 (a->players[i].person_uuid, b->players[i].person_uuid) != 0 ||
        a->players[i].side != b->players[i].side)
      return FALSE;

  return a->n_players == b->n_players;
}

/* Replaces everything that differs by @theirs, which it changes, as one step. */
static gboolean
rewrite (TenboDb         *db,
         TenboStoredGame *ours,
         TenboStoredGame *theirs,
         guint            n_same,
         guint           *n_done,
         GError         **error)
{
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);
  TenboStoredGame *other = tenbo_stored_game_new ();
  guint            number = (*n_done)++;
  gboolean         ok;

  edit->seq = n_same;
  edit->running_hand = g_strdup (theirs->running_hand);
  edit->other = other;
  for (guint i = n_same; i < theirs->events->len; i++)
    g_ptr_array_add (other->events, tenbo_stored_event_copy (theirs->events->pdata[i]));
  other->summary.started = ours->summary.started;
  other->summary.ended = theirs->summary.ended;
  if (!g_str_equal (ours->ruleset_json, theirs->ruleset_json))
    {
      other->ruleset_json = g_strdup (theirs->ruleset_json);
      other->summary.ruleset_key = g_strdup (theirs->summary.ruleset_key);
      other->summary.ruleset_name = g_strdup (theirs->summary.ruleset_name);
    }
  if (!has_same_players (&ours->summary, &theirs->summary))
    {
      other->summary.n_players = theirs->summary.n_players;
      for (int i = 0; i < theirs->summary.n_players; i++)
        tenbo_stored_player_copy (&other->summary.players[i], &theirs->summary.players[i]);
    }

  ok = tenbo_edits_add_rewrite (db, ours->summary.id, number, edit, error) &&
       tenbo_edits_exchange (db, ours->summary.id, number, FALSE, error);
  tenbo_stored_edit_free (edit);
  return ok;
}

static gboolean
is_same_time (TenboStoredTime a,
              TenboStoredTime b)
{
  return a.msec == b.msec && (a.msec == 0 || a.offset_minutes == b.offset_minutes);
}

/* A rewrite keeps the time of the end, which is part of a version. */
static gboolean
set_ended (TenboDb        *db,
           gint64          game_id,
           TenboStoredTime ended,
           GError        **error)
{
  return tenbo_db_change (db,
                          "UPDATE games SET ended_ms = nullif (:ended, 0), "
                          "ended_offset = iif (:ended = 0, NULL, :offset) WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_INT (":ended", ended.msec),
                                           TENBO_DB_INT (":offset", ended.offset_minutes)),
                          error);
}

static gboolean
change_hands (TenboDb         *db,
              TenboStoredGame *ours,
              TenboStoredGame *theirs,
              guint           *n_done,
              GError         **error)
{
  TenboStoredSummary *summary = &theirs->summary;
  gint64              game_id = ours->summary.id;
  guint               n_same = tenbo_events_count_same (ours->events, theirs->events, FALSE);
  gboolean            same_head = has_same_players (&ours->summary, summary) &&
                       g_str_equal (ours->ruleset_json, theirs->ruleset_json);
  gboolean same_end = is_same_time (ours->summary.ended, summary->ended);

  if (same_head && same_end && n_same == ours->events->len && n_same == theirs->events->len)
    return g_strcmp0 (ours->running_hand, theirs->running_hand) == 0 ||
           tenbo_running_hands_set (db, game_id, theirs->running_hand, error);

  if (!(same_head && n_same == ours->events->len && ours->summary.ended.msec == 0
          ? tenbo_events_extend (db, ours, theirs, n_done, error) &&
              tenbo_running_hands_set (db, game_id, theirs->running_hand, error)
          : rewrite (db, ours, theirs, n_same, n_done, error)))
    return FALSE;

  return tenbo_games_set_progress (db, game_id, &summary->progress, summary->ended, error) &&
         set_ended (db, game_id, summary->ended, error) &&
         tenbo_results_set (db, game_id, &theirs->results, error) &&
         tenbo_texts_set_notes (db, game_id, theirs->notes, error) &&
         set_last_played (db, game_id, error);
}

/* --- Details --- */

static gboolean
change_session (TenboDb            *db,
                gint64              before,
                TenboStoredSummary *theirs,
                gint64              game_id,
                GError            **error)
{
  theirs->session_id = 0;
  if (!tenbo_sessions_get_or_create (db, theirs, error))
    return FALSE;

  return theirs->session_id == before ||
         (tenbo_db_change (db, "UPDATE games SET session_id = :session WHERE id = :game",
                           TENBO_DB_VALUES (TENBO_DB_INT (":session", theirs->session_id),
                                            TENBO_DB_INT (":game", game_id)),
                           error) &&
          tenbo_sessions_refresh_start (db, before, error));
}

static gboolean
set_deleted (TenboDb *db,
             gint64   game_id,
             gint64   deleted_msec,
             GError **error)
{
  return tenbo_db_change (db,
                          "UPDATE games SET deleted_ms = nullif (:deleted, 0) WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":deleted", deleted_msec),
                                           TENBO_DB_INT (":game", game_id)),
                          error) &&
         tenbo_games_refresh_counted (db, game_id, error);
}

/* Sets details to exactly those of @theirs, with their time. */
static gboolean
change_details (TenboDb                  *db,
                const TenboStoredSummary *ours,
                TenboStoredSummary       *theirs,
                gint64                    deleted_msec,
                GError                  **error)
{
  gint64 game_id = ours->id;

  return tenbo_db_change (db,
                          "UPDATE games SET title = :title, place = :place, note = :note, "
                          "is_void = :void, time_limit = nullif (:limit, 0), "
                          "details_changed_ms = :changed WHERE id = :game",
                          TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id),
                                           TENBO_DB_TEXT (":title", theirs->title),
                                           TENBO_DB_TEXT (":place", theirs->venue),
                                           TENBO_DB_TEXT (":note", theirs->note),
                                           TENBO_DB_INT (":void", theirs->is_void ? 1 : 0),
                                           TENBO_DB_INT (":limit", theirs->time_limit_minutes),
                                           TENBO_DB_INT (":changed",
                                                         theirs->details_changed_msec)),
                          error) &&
         change_session (db, ours->session_id, theirs, game_id, error) &&
         tenbo_sessions_refresh_start (db, theirs->session_id, error) &&
         set_deleted (db, game_id, deleted_msec, error) &&
         tenbo_texts_refresh (db, game_id, error);
}

/* --- The write --- */

static gboolean
insert (TenboDb              *db,
        TenboSharedGameState *state,
        TenboOutcome         *outcome,
        GError              **error)
{
  TenboStoredGame *game = state->game;

  game->summary.session_id = 0;
  if (!set_people (db, &game->summary, error) || !tenbo_games_add (db, game, outcome, error))
    return FALSE;

  outcome->n_added++;
  state->item->revision = outcome->revision;
  return tenbo_sessions_refresh_start (db, game->summary.session_id, error) &&
         set_last_played (db, game->summary.id, error) &&
         (state->deleted_msec == 0 ||
          set_deleted (db, game->summary.id, state->deleted_msec, error));
}

static gboolean
change (TenboDb              *db,
        TenboSharedGameState *state,
        TenboOutcome         *outcome,
        GError              **error)
{
  TenboStoredGame *theirs = state->game;
  gint64           deleted_msec;
  g_autoptr (TenboStoredGame) ours = tenbo_games_read_recorded (db, state->game_id, &deleted_msec,
                                                                error);
  guint n_done;

  if (ours == NULL || !set_people (db, &theirs->summary, error))
    return FALSE;

  n_done = ours->n_done;
  if (!change_hands (db, ours, theirs, &n_done, error) ||
      !change_details (db, &ours->summary, &theirs->summary, state->deleted_msec, error) ||
      !tenbo_games_touch (db, state->game_id, n_done, error))
    return FALSE;

  state->item->revision = outcome->revision = state->revision + 1;
  outcome->game_id = state->game_id;
  return TRUE;
}

static gint64
find_session (TenboDb *db,
              gint64   game_id,
              GError **error)
{
  return tenbo_db_find_id (db, "SELECT session_id FROM games WHERE id = :game",
                           TENBO_DB_VALUES (TENBO_DB_INT (":game", game_id)), error);
}

static gboolean
purge (TenboDb              *db,
       TenboSharedGameState *state,
       TenboOutcome         *outcome,
       GError              **error)
{
  gint64 session_id = find_session (db, state->game_id, error);

  if (session_id < 0 ||
      !tenbo_tables_run (db, "DELETE FROM games WHERE id = :game", state->game_id, error))
    return FALSE;

  state->item->revision = 0;
  outcome->n_purged++;
  return tenbo_sessions_refresh_start (db, session_id, error) && tenbo_sessions_tidy (db, error);
}

/* Whether the row and the item are those that the state is based on. */
static gboolean
check_before (TenboDb                    *db,
              const TenboSharedGameState *state,
              GError                    **error)
{
  g_autoptr (TenboSharedItem) item = NULL;
  gint64 revision = tenbo_db_find_id (db, "SELECT revision FROM games WHERE uuid = :uuid",
                                      TENBO_DB_VALUES (TENBO_DB_TEXT (":uuid", state->item->key)),
                                      error);

  if (revision < 0 || !tenbo_shared_find (db, TENBO_SHARED_GAME, state->item->key, &item, error))
    return FALSE;

  if (revision == state->revision &&
      g_strcmp0 (item != NULL ? item->text : NULL, state->text_before) == 0)
    return TRUE;

  g_set_error (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED,
               "game %s has changed since revision %" G_GINT64_FORMAT, state->item->key,
               state->revision);
  return FALSE;
}

static gboolean
write_state (TenboDb      *db,
             gpointer      data,
             TenboOutcome *outcome,
             GError      **error)
{
  TenboSharedGameState *state = data;
  gint64                session_id;

  state->item->revision = state->revision;
  if (!check_before (db, state, error))
    return FALSE;

  if (!state->keeps_row)
    {
      if (state->game != NULL &&
          !(state->game_id != 0 ? change : insert) (db, state, outcome, error))
        return FALSE;
      if (state->game == NULL && state->game_id != 0 && !purge (db, state, outcome, error))
        return FALSE;
    }

  /* A session starts with its first game on all devices, also if an import or a clock that was set
   * back gave it another start here. */
  session_id = find_session (db, state->game_id, error);
  return session_id >= 0 && tenbo_sessions_refresh_start (db, session_id, error) &&
         tenbo_shared_item_write (db, state->item, error);
}

TenboWrite *
tenbo_write_shared_game (TenboSharedGameState *state)
{
  return tenbo_write_new (write_state, state, (GDestroyNotify) tenbo_shared_game_state_free);
}
