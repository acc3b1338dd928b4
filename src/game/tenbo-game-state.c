/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-private.h"

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

static gboolean
fail_nothing_there (GError **error)
{
  g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                       "nothing to undo or redo");
  return FALSE;
}

/* The running hand that @edit brings back becomes that of the game, and @here, the one that the
 * game had, goes into the edit (transfer full). */
static gboolean
exchange_running_hands (TenboGameState  *state,
                        TenboStoredEdit *edit,
                        char            *here,
                        GError         **error)
{
  g_autofree char *there = g_steal_pointer (&edit->running_hand);
  g_autofree char *detail = NULL;

  edit->running_hand = here;
  if (tenbo_log_read_running_hand (&state->log, there, &state->partial, &state->view, &detail))
    return TRUE;

  return fail_damaged (state, "running hand", detail, error);
}

void
tenbo_game_state_add (TenboGameState      *state,
                      TenboPlayed         *played,
                      const TbPartialHand *partial,
                      const TbView        *view)
{
  TenboStoredGame *stored = state->stored;
  TenboStoredEdit *edit = g_new0 (TenboStoredEdit, 1);

  edit->running_hand = tenbo_log_write_running_hand (&state->partial, state->log.ruleset);
  g_ptr_array_set_size (stored->edits, (int) stored->n_done);
  g_ptr_array_add (stored->edits, edit);
  stored->n_done++;
  tenbo_log_add (&state->log, played);
  state->partial = *partial;
  state->view = *view;
}

gboolean
tenbo_game_state_undo (TenboGameState *state,
                       GError        **error)
{
  TenboStoredGame   *stored = state->stored;
  GPtrArray         *played = state->log.played;
  const TenboPlayed *last;
  TenboStoredEdit   *edit;
  char              *here;

  if (stored->n_done == 0)
    return fail_nothing_there (error);
  if (played->len == 0)
    return fail_damaged (state, "edits", "more than there are events", error);

  here = tenbo_log_write_running_hand (&state->partial, state->log.ruleset);
  last = played->pdata[played->len - 1];
  stored->n_done--;
  edit = stored->edits->pdata[stored->n_done];
  g_clear_pointer (&edit->event, tenbo_stored_event_free);
  edit->event = tenbo_played_dup_stored (last, state->log.ruleset);
  tenbo_log_truncate (&state->log, played->len - 1);
  return exchange_running_hands (state, edit, here, error);
}

gboolean
tenbo_game_state_redo (TenboGameState *state,
                       GError        **error)
{
  TenboStoredGame *stored = state->stored;
  g_autofree char *detail = NULL;
  TenboStoredEdit *edit;
  TenboPlayed     *played;
  char            *here;

  if (stored->n_done >= stored->edits->len)
    return fail_nothing_there (error);

  edit = stored->edits->pdata[stored->n_done];
  if (edit->event == NULL)
    return fail_damaged (state, "hand taken back", "is not there", error);

  here = tenbo_log_write_running_hand (&state->partial, state->log.ruleset);
  played = tenbo_log_play (&state->log, edit->event, &detail);
  if (played == NULL)
    {
      g_free (here);
      return fail_damaged (state, "hand taken back", detail, error);
    }

  stored->n_done++;
  tenbo_log_add (&state->log, played);
  g_clear_pointer (&edit->event, tenbo_stored_event_free);
  return exchange_running_hands (state, edit, here, error);
}
