/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-change.h"

#include <string.h>

#include "tenbo-draft-private.h"
#include "tenbo-results.h"

void
tenbo_change_free (TenboChange *change)
{
  g_clear_pointer (&change->write, tenbo_write_free);
  tenbo_game_state_clear (&change->after);
  g_free (change);
}

/* A change to be made, of nothing yet. NULL with @error while another one is under way. */
static TenboChange *
change_new (TenboGame *self,
            GError   **error)
{
  TenboChange *change;

  if (self->busy)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PENDING, "another operation is under way");
      return NULL;
    }

  change = g_new0 (TenboChange, 1);
  tenbo_game_state_copy (&change->after, &self->state);
  return change;
}

static TenboWriteTarget
get_target (TenboGame *self)
{
  return (TenboWriteTarget) { tenbo_game_get_id (self), self->state.revision };
}

/* The one place where a refusal of the rules becomes an error. */
static void
set_refused (const TbProblem *problem,
             const TbEvent   *event,
             const TbRules   *rules,
             GError         **error)
{
  g_autofree char *words = NULL;

  words = tenbo_words_problem (problem, tenbo_record_problem_word (problem, event, rules));
  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, words);
}

static gboolean
is_same_table (const TbTable *a,
               const TbTable *b)
{
  return memcmp (a->scores, b->scores, sizeof a->scores) == 0 && a->pot == b->pot &&
         a->penalty_pot == b->penalty_pot &&
         memcmp (a->chips, b->chips, sizeof a->chips) == 0 &&
         memcmp (a->prizes, b->prizes, sizeof a->prizes) == 0 &&
         memcmp (a->busted_by, b->busted_by, sizeof a->busted_by) == 0 &&
         a->next.round.wind == b->next.round.wind && a->next.round.number == b->next.round.number &&
         a->next.round.extension == b->next.round.extension && a->next.honba == b->next.honba &&
         a->next.dealer == b->next.dealer && a->end.reason == b->end.reason &&
         a->end.players == b->end.players;
}

/* What would be stored as @text does not come back; @detail says why. */
static void
set_lossy (const char *text,
           const char *detail,
           GError    **error)
{
  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
               "what would be stored does not come back (%s): %s", detail, text);
}

/* Reads the text to be stored back, as a restart will: we go on with what is on the disk. */
static TenboPlayed *
play_stored_form (TenboGame              *self,
                  const TbTable          *expected,
                  const TenboStoredEvent *stored,
                  GError                **error)
{
  g_autofree char *detail = NULL;
  g_autoptr (TenboPlayed) played = tenbo_log_play (&self->state.log, stored, &detail);

  if (played != NULL)
    {
      if (is_same_table (&played->after, expected))
        return g_steal_pointer (&played);

      detail = g_strdup ("plays differently");
    }

  set_lossy (stored->text, detail, error);
  return NULL;
}

TenboChange *
tenbo_change_confirm (TenboGame     *self,
                      const TbEvent *event,
                      GError       **error)
{
  g_autoptr (TenboChange) change = change_new (self, error);
  g_autoptr (TenboStoredEvent) stored = NULL;
  g_auto (TenboConsequences) after = { 0 };
  g_autofree char  *text = NULL;
  g_autofree char  *running_hand = NULL;
  TenboRecordHand   hand = { .event = *event };
  TbPartialHand     partial = { 0 };
  TbView            view;
  TenboPlayed      *played;
  TenboStoredResult results[TENBO_STORED_PLAYERS];
  TbHandResult      result;
  TbProblem         problem;
  TbTable           table;

  if (change == NULL)
    return NULL;

  /* A correction is agreed while a hand is played: its riichi stay declared. */
  if (event->result == TB_RESULT_ADJUST)
    partial = self->state.partial;

  if (tenbo_game_preview (self, event, &table, &result, &problem) != TB_OK ||
      tenbo_log_view (&table, &partial, &view, &problem) != TB_OK)
    {
      set_refused (&problem, event, table.rules, error);
      return NULL;
    }

  text = tenbo_log_write_event (&hand, self->state.log.ruleset);
  stored = tenbo_stored_event_new (NULL, text);
  played = play_stored_form (self, &table, stored, error);
  if (played == NULL)
    return NULL;

  tenbo_game_state_add (&change->after, played, &partial, &view);
  tenbo_results_consequences (&change->after.log, results, &after);
  running_hand = tenbo_log_write_running_hand (&partial, self->state.log.ruleset);
  change->write = tenbo_write_event (get_target (self), stored, running_hand, &after);
  return g_steal_pointer (&change);
}

TenboChange *
tenbo_change_undo (TenboGame *self,
                   GError   **error)
{
  g_autoptr (TenboChange) change = change_new (self, error);
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];

  if (change == NULL || !tenbo_game_state_undo (&change->after, error))
    return NULL;

  tenbo_results_consequences (&change->after.log, results, &after);
  change->write = tenbo_write_undo (get_target (self), &after);
  return g_steal_pointer (&change);
}

TenboChange *
tenbo_change_redo (TenboGame *self,
                   GError   **error)
{
  g_autoptr (TenboChange) change = change_new (self, error);
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];

  if (change == NULL || !tenbo_game_state_redo (&change->after, error))
    return NULL;

  tenbo_results_consequences (&change->after.log, results, &after);
  change->write = tenbo_write_redo (get_target (self), &after);
  return g_steal_pointer (&change);
}

TenboChange *
tenbo_change_go_to (TenboGame *self,
                    guint      n_done,
                    GError   **error)
{
  g_autoptr (TenboChange) change = change_new (self, error);
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];

  if (change == NULL || !tenbo_game_state_go_to (&change->after, n_done, error))
    return NULL;

  tenbo_results_consequences (&change->after.log, results, &after);
  change->write = tenbo_write_go_to (get_target (self), n_done, &after);
  return g_steal_pointer (&change);
}

static gboolean
check_draft (TenboGame  *self,
             TenboDraft *draft,
             GError    **error)
{
  if (draft->recorded.revision != self->state.revision)
    {
      g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_CHANGED,
                           "changed since the draft was begun");
      return FALSE;
    }

  for (guint i = 0; i < draft->entries->len; i++)
    {
      const TenboDraftEntry *entry = draft->entries->pdata[i];

      if (entry->problem != NULL)
        {
          g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_REFUSED, entry->problem);
          return FALSE;
        }
    }

  return TRUE;
}

TenboChange *
tenbo_change_draft (TenboGame  *self,
                    TenboDraft *draft,
                    GError    **error)
{
  g_autoptr (TenboChange) change = change_new (self, error);
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];
  TenboStoredEdit  *edit;

  if (change == NULL || !check_draft (self, draft, error))
    return NULL;

  edit = tenbo_draft_make_edit (draft);
  if (!tenbo_game_state_rewrite (&change->after, tenbo_stored_edit_copy (edit), error))
    {
      tenbo_stored_edit_free (edit);
      return NULL;
    }

  for (int i = 0; i < edit->other->summary.n_players; i++)
    change->reads |= edit->other->summary.players[i].person_uuid == NULL;

  tenbo_results_consequences (&change->after.log, results, &after);
  change->write = tenbo_write_rewrite (get_target (self), edit, &after);
  if (is_same_table (&change->after.log.table, &draft->log.table))
    return g_steal_pointer (&change);

  set_lossy ("draft", "plays differently", error);
  return NULL;
}

TenboChange *
tenbo_change_title (TenboGame  *self,
                    const char *title,
                    GError    **error)
{
  TenboChange *change = change_new (self, error);

  if (change == NULL)
    return NULL;

  g_set_str (&change->after.stored->summary.title, title);
  change->write = tenbo_write_title (get_target (self), title);
  return change;
}

TenboChange *
tenbo_change_note (TenboGame  *self,
                   const char *note,
                   GError    **error)
{
  TenboChange *change = change_new (self, error);

  if (change == NULL)
    return NULL;

  g_set_str (&change->after.stored->summary.note, note);
  change->write = tenbo_write_note (get_target (self), note);
  return change;
}

TenboChange *
tenbo_change_running_hand (TenboGame           *self,
                           const TbPartialHand *partial,
                           GError             **error)
{
  g_autoptr (TenboChange) change = change_new (self, error);
  g_autofree char *text = NULL;
  g_autofree char *detail = NULL;
  TenboGameState  *state;
  TbProblem        problem;

  if (change == NULL)
    return NULL;

  state = &change->after;
  if (tenbo_log_view (&state->log.table, partial, &state->view, &problem) == TB_REFUSED)
    {
      TbEvent event;

      tb_event_begin (&event, TB_RESULT_FOUL, partial);
      set_refused (&problem, &event, state->log.table.rules, error);
      return NULL;
    }

  /* As it will be read back: we go on with what is on the disk. */
  text = tenbo_log_write_running_hand (partial, state->log.ruleset);
  if (!tenbo_log_read_running_hand (&state->log, text, &state->partial, &state->view, &detail))
    {
      set_lossy (text, detail, error);
      return NULL;
    }

  change->write = tenbo_write_running_hand (get_target (self), text);
  return g_steal_pointer (&change);
}

gboolean
tenbo_change_read_again (TenboGame *self,
                         GError   **error)
{
  TenboGameState fresh;

  if (!tenbo_game_state_load (&fresh, self->store, tenbo_game_get_id (self), error))
    return FALSE;

  tenbo_game_state_clear (&self->state);
  self->state = fresh;
  return TRUE;
}

void
tenbo_change_apply (TenboGame          *self,
                    TenboChange        *change,
                    const TenboOutcome *outcome)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_state_clear (&self->state);
  self->state = change->after;
  self->state.revision = outcome->revision;
  change->after = (TenboGameState) { 0 };

  /* What cannot be read now is read with the next change of somebody else; all but the ids of new
   * people is known. */
  if (change->reads && self->store != NULL && !tenbo_change_read_again (self, &error))
    g_info ("Cannot read the game again: %s", error->message);
}
