/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-state.h"

#include "tenbo-games.h"

void
tenbo_game_state_copy (TenboGameState       *copy,
                       const TenboGameState *state)
{
  *copy = *state;
  copy->stored = tenbo_stored_game_copy_head (state->stored);
  tenbo_log_copy (&copy->log, &state->log, state->log.played->len);
}

void
tenbo_game_state_clear (TenboGameState *state)
{
  tenbo_log_clear (&state->log);
  g_clear_pointer (&state->stored, tenbo_stored_game_free);
}

static gboolean
fail_damaged (const TenboGameState *state,
              const char           *where,
              const char           *detail,
              GError              **error)
{
  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
               "game %s, %s: %s", state->stored->summary.uuid, where, detail);
  return FALSE;
}

gboolean
tenbo_game_state_read (TenboGameState *state,
                       TenboRead      *read,
                       gint64          game_id,
                       GError        **error)
{
  g_autoptr (TenboRuleset) ruleset = NULL;
  g_autoptr (GError) unreadable = NULL;
  g_autofree char *detail = NULL;
  g_autofree char *where = NULL;
  TenboStoredGame *stored;
  guint            index;

  *state = (TenboGameState) { 0 };
  stored = state->stored = tenbo_games_read (read, game_id, error);
  if (stored == NULL)
    return FALSE;

  ruleset = tenbo_ruleset_new_frozen (stored->ruleset_json, stored->summary.ruleset_key,
                                      &unreadable);
  if (ruleset == NULL)
    fail_damaged (state, "ruleset", unreadable->message, error);
  else
    {
      state->revision = stored->summary.revision;
      tenbo_log_init (&state->log, ruleset);
      if (!tenbo_log_replay (&state->log, stored->events, &index, &detail))
        {
          where = g_strdup_printf ("hands[%u]", index);
          fail_damaged (state, where, detail, error);
        }
      else if (stored->n_done > stored->edits->len)
        fail_damaged (state, "edits", "fewer than are done", error);
      else if (!tenbo_log_read_running_hand (&state->log, stored->running_hand, &state->partial,
                                             &state->view, &detail))
        fail_damaged (state, "running hand", detail, error);
      else
        return TRUE;
    }

  tenbo_game_state_clear (state);
  return FALSE;
}

gboolean
tenbo_game_state_load (TenboGameState *state,
                       TenboStore     *store,
                       gint64          game_id,
                       GError        **error)
{
  g_autoptr (TenboRead) read = tenbo_store_read_begin (store, NULL, error);

  return tenbo_game_state_read (state, read, game_id, error);
}

void
tenbo_game_state_add (TenboGameState      *state,
                      TenboPlayed         *played,
                      const TbPartialHand *partial,
                      const TbView        *view)
{
  TenboStoredGame *stored = state->stored;
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);

  edit->seq = state->log.played->len;
  edit->running_hand = tenbo_log_write_running_hand (&state->partial, state->log.ruleset);
  g_ptr_array_set_size (stored->edits, (int) stored->n_done);
  g_ptr_array_add (stored->edits, edit);
  stored->n_done++;
  tenbo_log_add (&state->log, played);
  state->partial = *partial;
  state->view = *view;
}

/* --- Events added to the log --- */

static gboolean
undo_event (TenboGameState  *state,
            TenboStoredEdit *edit,
            GError         **error)
{
  GPtrArray *played = state->log.played;

  if (played->len != edit->seq + 1)
    return fail_damaged (state, "edits", "not of the last event", error);

  g_clear_pointer (&edit->event, tenbo_stored_event_free);
  edit->event = tenbo_played_dup_stored (played->pdata[edit->seq], state->log.ruleset);
  tenbo_log_truncate (&state->log, edit->seq);
  return TRUE;
}

static gboolean
bring_event_back (TenboGameState  *state,
                  TenboStoredEdit *edit,
                  GError         **error)
{
  g_autofree char *detail = NULL;
  TenboPlayed     *played;

  if (edit->event == NULL || state->log.played->len != edit->seq)
    return fail_damaged (state, "undone hand", "is missing", error);

  played = tenbo_log_play (&state->log, edit->event, &detail);
  if (played == NULL)
    return fail_damaged (state, "undone hand", detail, error);

  tenbo_log_add (&state->log, played);
  g_clear_pointer (&edit->event, tenbo_stored_event_free);
  return TRUE;
}

/* --- Rewrites --- */

/* Returns the stored form of the current game with the changes of the rewrite. */
static TenboStoredGame *
collect_here (const TenboGameState  *state,
              const TenboStoredEdit *edit)
{
  const TenboStoredSummary *summary = &state->stored->summary;
  TenboStoredGame          *here = tenbo_stored_game_new ();

  g_ptr_array_unref (here->events);
  here->events = tenbo_log_dup_stored (&state->log, edit->seq);
  here->summary.started = summary->started;
  here->summary.ended = summary->ended;

  if (edit->other->ruleset_json != NULL)
    {
      here->summary.ruleset_key = g_strdup (summary->ruleset_key);
      here->summary.ruleset_name = g_strdup (summary->ruleset_name);
      here->ruleset_json = g_strdup (tenbo_ruleset_get_json (state->log.ruleset));
    }

  here->summary.n_players = edit->other->summary.n_players;
  for (int i = 0; i < here->summary.n_players; i++)
    tenbo_stored_player_copy (&here->summary.players[i], &summary->players[i]);

  return here;
}

/* Replaces the log with that of the other side. Replays only the events after the common part, or
 * everything if the ruleset changes. */
static gboolean
replay_other (TenboGameState        *state,
              const TenboStoredEdit *edit,
              GError               **error)
{
  const TenboStoredGame *other = edit->other;
  g_autofree char       *detail = NULL;
  guint                  index;

  if (other->ruleset_json != NULL)
    {
      g_autoptr (GPtrArray) before = NULL;
      g_autoptr (TenboRuleset) ruleset = NULL;
      g_autoptr (GError) unreadable = NULL;

      tenbo_log_truncate (&state->log, edit->seq);
      before = tenbo_log_dup_stored (&state->log, 0);
      ruleset = tenbo_ruleset_new_frozen (other->ruleset_json, other->summary.ruleset_key,
                                          &unreadable);
      if (ruleset == NULL)
        return fail_damaged (state, "ruleset", unreadable->message, error);
      if (tenbo_ruleset_get_rules (ruleset)->players != state->stored->summary.n_players)
        return fail_damaged (state, "ruleset", "for another number of players", error);

      tenbo_log_clear (&state->log);
      tenbo_log_init (&state->log, ruleset);
      if (!tenbo_log_replay (&state->log, before, &index, &detail))
        return fail_damaged (state, "hand on the other side", detail, error);
    }

  tenbo_log_truncate (&state->log, edit->seq);
  if (!tenbo_log_replay (&state->log, other->events, &index, &detail))
    return fail_damaged (state, "hand on the other side", detail, error);

  return TRUE;
}

static gboolean
exchange_rewrite (TenboGameState  *state,
                  TenboStoredEdit *edit,
                  GError         **error)
{
  TenboStoredSummary *summary = &state->stored->summary;
  TenboStoredSummary *other = &edit->other->summary;
  TenboStoredGame    *here;

  if (state->log.played->len < edit->seq)
    return fail_damaged (state, "edits", "beyond the events", error);

  here = collect_here (state, edit);
  if (!replay_other (state, edit, error))
    {
      tenbo_stored_game_free (here);
      return FALSE;
    }

  if (edit->other->ruleset_json != NULL)
    {
      g_set_str (&summary->ruleset_key, other->ruleset_key);
      g_set_str (&summary->ruleset_name, other->ruleset_name);
    }

  for (int i = 0; i < other->n_players; i++)
    {
      tenbo_stored_player_clear (&summary->players[i]);
      tenbo_stored_player_copy (&summary->players[i], &other->players[i]);
    }

  summary->ended = other->ended;
  tenbo_stored_game_free (edit->other);
  edit->other = here;
  return TRUE;
}

/* --- Undo and redo --- */

/* Undoes the last edit that is done if @undo is set, otherwise redoes the next one. */
static gboolean
step (TenboGameState *state,
      gboolean        undo,
      GError        **error)
{
  TenboStoredGame *stored = state->stored;
  guint            number = undo ? --stored->n_done : stored->n_done++;
  TenboStoredEdit *edit = tenbo_stored_edit_own (stored->edits, number);
  g_autofree char *here = tenbo_log_write_running_hand (&state->partial, state->log.ruleset);
  g_autofree char *there = NULL;
  g_autofree char *detail = NULL;

  if (!(edit->other != NULL ? exchange_rewrite
        : undo              ? undo_event
                            : bring_event_back) (state, edit, error))
    return FALSE;

  /* Swaps the running hand of the edit and that of the game. */
  there = g_steal_pointer (&edit->running_hand);
  edit->running_hand = g_steal_pointer (&here);
  return tenbo_log_read_running_hand (&state->log, there, &state->partial, &state->view, &detail) ||
         fail_damaged (state, "running hand", detail, error);
}

gboolean
tenbo_game_state_go_to (TenboGameState *state,
                        guint           n_done,
                        GError        **error)
{
  if (n_done > state->stored->edits->len)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                           "nothing to undo or redo");
      return FALSE;
    }

  while (state->stored->n_done != n_done)
    if (!step (state, state->stored->n_done > n_done, error))
      return FALSE;

  return TRUE;
}

gboolean
tenbo_game_state_rewrite (TenboGameState  *state,
                          TenboStoredEdit *edit,
                          GError         **error)
{
  TenboStoredGame *stored = state->stored;

  g_ptr_array_set_size (stored->edits, (int) stored->n_done);
  g_ptr_array_add (stored->edits, edit);
  return step (state, FALSE, error);
}
