/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-change.h"

#include <string.h>

#include "tenbo-draft-state.h"
#include "tenbo-results.h"

struct _TenboGameChange
{
  /* See tenbo_game_change_prepare(). */
  gboolean (*prepare) (TenboGameChange  *self,
                       TenboGame        *game,
                       TenboGameOutcome *made,
                       GError          **error);

  /* The requested change. */
  TbEvent       event;
  TbPartialHand partial;
  guint         number;  /* of steps, or the index of a hand */
  int           n_steps; /* 1 to redo the last undone step */
  char         *text;    /* owned; or NULL */
  TenboDraft   *draft;   /* owned; or NULL */
};

static TenboGameChange *
change_new (gboolean (*prepare) (TenboGameChange  *self,
                                 TenboGame        *game,
                                 TenboGameOutcome *made,
                                 GError          **error))
{
  TenboGameChange *self = g_new0 (TenboGameChange, 1);

  self->prepare = prepare;
  return self;
}

void
tenbo_game_change_free (TenboGameChange *self)
{
  g_clear_object (&self->draft);
  g_free (self->text);
  g_free (self);
}

void
tenbo_game_outcome_clear (TenboGameOutcome *made)
{
  g_clear_pointer (&made->write, tenbo_write_free);
  tenbo_game_state_clear (&made->after);
}

gboolean
tenbo_game_change_prepare (TenboGameChange  *self,
                           TenboGame        *game,
                           TenboGameOutcome *made,
                           GError          **error)
{
  const TenboGameState *state = tenbo_game_get_state (game);

  *made = (TenboGameOutcome) { .target = { tenbo_game_get_id (game), state->revision } };
  tenbo_game_state_copy (&made->after, state);
  if (!self->prepare (self, game, made, error))
    return FALSE;

  made->reads |= state->log.table.end.reason != made->after.log.table.end.reason;
  return TRUE;
}

/* The only function that turns a refusal by the rules into an error. */
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

/* Sets the error for an event whose text @text would not be read back as the same event. */
static void
set_lossy (const char *text,
           GError    **error)
{
  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
               "what would be stored does not come back: %s", text);
}

/* --- Playing --- */

static gboolean
prepare_confirm (TenboGameChange  *self,
                 TenboGame        *game,
                 TenboGameOutcome *made,
                 GError          **error)
{
  const TbEvent *event = &self->event;
  g_autoptr (TenboStoredEvent) stored = NULL;
  g_auto (TenboEffects) after = { 0 };
  g_autofree char *text = NULL;
  g_autofree char *running_hand = NULL;
  TenboRecordHand  hand = { .event = *event };
  TbPartialHand    partial = { 0 };
  TbView           view;
  g_autofree char *detail = NULL;
  g_autoptr (TenboPlayed) played = NULL;
  TbHandResult result;
  TbProblem    problem;
  TbTable      table;

  /* A correction is agreed during a hand, whose riichi stay declared. */
  if (event->result == TB_RESULT_ADJUST)
    partial = made->after.partial;

  if (tenbo_game_preview (game, event, &table, &result, &problem) != TB_OK ||
      tenbo_log_view (&table, &partial, &view, &problem) != TB_OK)
    {
      set_refused (&problem, event, table.rules, error);
      return FALSE;
    }

  /* Reads the text back before it is stored, as a restart does, so that memory matches the disk. */
  text = tenbo_log_write_event (&hand, made->after.log.ruleset);
  stored = tenbo_stored_event_new (NULL, text);
  played = tenbo_log_play (&made->after.log, stored, &detail);
  if (played == NULL || !tb_table_is_same (&played->after, &table))
    {
      set_lossy (text, error);
      return FALSE;
    }

  tenbo_game_state_add (&made->after, g_steal_pointer (&played), &partial, &view);
  tenbo_results_effects (&made->after.log, &after);
  running_hand = tenbo_log_write_running_hand (&partial, made->after.log.ruleset);
  made->write = tenbo_write_event (made->target, stored, running_hand, &after);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_confirm (const TbEvent *event)
{
  TenboGameChange *self = change_new (prepare_confirm);

  self->event = *event;
  return self;
}

static gboolean
prepare_partial (TenboGameChange  *self,
                 TenboGame        *game,
                 TenboGameOutcome *made,
                 GError          **error)
{
  g_autofree char *text = NULL;
  g_autofree char *detail = NULL;
  TenboGameState  *state = &made->after;
  TbProblem        problem;

  if (tenbo_log_view (&state->log.table, &self->partial, &state->view, &problem) == TB_REFUSED)
    {
      TbEvent event;

      tb_event_begin (&event, TB_RESULT_FOUL, &self->partial);
      set_refused (&problem, &event, state->log.table.rules, error);
      return FALSE;
    }

  /* Reads the text back, so that memory matches the disk. */
  text = tenbo_log_write_running_hand (&self->partial, state->log.ruleset);
  if (!tenbo_log_read_running_hand (&state->log, text, &state->partial, &state->view, &detail))
    {
      set_lossy (text, error);
      return FALSE;
    }

  made->write = tenbo_write_running_hand (made->target, text);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_partial (const TbPartialHand *partial)
{
  TenboGameChange *self = change_new (prepare_partial);

  self->partial = *partial;
  return self;
}

/* --- Steps --- */

static gboolean
prepare_go_to (TenboGameChange  *self,
               TenboGame        *game,
               TenboGameOutcome *made,
               GError          **error)
{
  g_auto (TenboEffects) after = { 0 };
  guint n_done = self->number;

  /* Before the first step nothing is done, and no game has this number of steps. */
  if (self->n_steps != 0)
    n_done = made->after.stored->n_done + (guint) self->n_steps;

  if (!tenbo_game_state_go_to (&made->after, n_done, error))
    return FALSE;

  tenbo_results_effects (&made->after.log, &after);
  made->write = tenbo_write_go_to (made->target, n_done, &after);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_undo (void)
{
  TenboGameChange *self = change_new (prepare_go_to);

  self->n_steps = -1;
  return self;
}

TenboGameChange *
tenbo_game_change_redo (void)
{
  TenboGameChange *self = change_new (prepare_go_to);

  self->n_steps = 1;
  return self;
}

TenboGameChange *
tenbo_game_change_go_to (guint n_done)
{
  TenboGameChange *self = change_new (prepare_go_to);

  self->number = n_done;
  return self;
}

/* --- Earlier events --- */

static gboolean
prepare_draft (TenboGameChange  *self,
               TenboGame        *game,
               TenboGameOutcome *made,
               GError          **error)
{
  g_auto (TenboEffects) after = { 0 };
  const TenboDraftState *draft = tenbo_draft_get_state (self->draft);
  TenboStoredEdit       *edit;

  if (!tenbo_draft_get_changed (self->draft))
    return TRUE;

  if (draft->recorded.revision != made->target.revision)
    {
      g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED,
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

  edit = tenbo_draft_state_make_edit (draft);
  if (!tenbo_game_state_rewrite (&made->after, tenbo_stored_edit_copy (edit), error))
    {
      tenbo_stored_edit_free (edit);
      return FALSE;
    }

  /* If the edit has people, the store gives ids to the new ones. */
  made->reads = edit->other->summary.players[0].name != NULL;
  tenbo_results_effects (&made->after.log, &after);
  made->write = tenbo_write_rewrite (made->target, edit, &after);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_draft (TenboDraft *draft)
{
  TenboGameChange *self = change_new (prepare_draft);

  self->draft = g_object_ref (draft);
  return self;
}

static gboolean
prepare_note (TenboGameChange  *self,
              TenboGame        *game,
              TenboGameOutcome *made,
              GError          **error)
{
  g_set_str (&made->after.stored->summary.note, self->text);
  made->write = tenbo_write_note (made->target, self->text);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_note (const char *note)
{
  TenboGameChange *self = change_new (prepare_note);

  self->text = tenbo_game_dup_note (note);
  return self;
}

static gboolean
prepare_time_limit (TenboGameChange  *self,
                    TenboGame        *game,
                    TenboGameOutcome *made,
                    GError          **error)
{
  made->after.stored->summary.time_limit_minutes = (int) self->number;
  made->write = tenbo_write_time_limit (made->target, (int) self->number);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_time_limit (int minutes)
{
  TenboGameChange *self = change_new (prepare_time_limit);

  self->number = (guint) minutes;
  return self;
}

/* Whether only the note differs in the draft. */
static gboolean
prepare_hand_note (TenboGameChange  *self,
                   TenboGame        *game,
                   TenboGameOutcome *made,
                   GError          **error)
{
  self->draft = tenbo_draft_new (game);
  tenbo_draft_set_hand_note (self->draft, self->number, self->text);
  return prepare_draft (self, game, made, error);
}

TenboGameChange *
tenbo_game_change_hand_note (guint       index,
                             const char *note)
{
  TenboGameChange *self = change_new (prepare_hand_note);

  self->number = index;
  self->text = g_strdup (note);
  return self;
}
