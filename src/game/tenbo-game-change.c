/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-game-change.h"

#include <string.h>

#include "tenbo-draft-private.h"
#include "tenbo-results.h"

struct _TenboGameChange
{
  /* Checks the change and fills in `write` and `after`, which is a copy of the state of @game.
   * FALSE with @error: it is refused. `write` stays NULL if nothing is to be done. */
  gboolean (*prepare) (TenboGameChange *self,
                       TenboGame       *game,
                       GError         **error);

  /* What is asked for. */
  TbEvent       event;
  TbPartialHand partial;
  guint         number; /* of steps, or the index of a hand */
  char         *text;   /* owned; or NULL */
  TenboDraft   *draft;  /* owned; or NULL */

  /* What is made of it. */
  TenboWrite    *write; /* owned until it is committed */
  TenboGameState after; /* the state of the game after the change */
  gboolean       reads; /* the store knows more then: it has made people */
};

static TenboGameChange *
change_new (gboolean (*prepare) (TenboGameChange *self,
                                 TenboGame       *game,
                                 GError         **error))
{
  TenboGameChange *self = g_new0 (TenboGameChange, 1);

  self->prepare = prepare;
  return self;
}

void
tenbo_game_change_free (TenboGameChange *self)
{
  g_clear_pointer (&self->write, tenbo_write_free);
  tenbo_game_state_clear (&self->after);
  g_clear_object (&self->draft);
  g_free (self->text);
  g_free (self);
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

/* --- Playing --- */

static gboolean
prepare_confirm (TenboGameChange *self,
                 TenboGame       *game,
                 GError         **error)
{
  const TbEvent *event = &self->event;
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

  /* A correction is agreed while a hand is played: its riichi stay declared. */
  if (event->result == TB_RESULT_ADJUST)
    partial = game->state.partial;

  if (tenbo_game_preview (game, event, &table, &result, &problem) != TB_OK ||
      tenbo_log_view (&table, &partial, &view, &problem) != TB_OK)
    {
      set_refused (&problem, event, table.rules, error);
      return FALSE;
    }

  text = tenbo_log_write_event (&hand, game->state.log.ruleset);
  stored = tenbo_stored_event_new (NULL, text);
  played = play_stored_form (game, &table, stored, error);
  if (played == NULL)
    return FALSE;

  tenbo_game_state_add (&self->after, played, &partial, &view);
  tenbo_results_consequences (&self->after.log, results, &after);
  running_hand = tenbo_log_write_running_hand (&partial, game->state.log.ruleset);
  self->write = tenbo_write_event (get_target (game), stored, running_hand, &after);
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
prepare_partial (TenboGameChange *self,
                 TenboGame       *game,
                 GError         **error)
{
  g_autofree char *text = NULL;
  g_autofree char *detail = NULL;
  TenboGameState  *state = &self->after;
  TbProblem        problem;

  if (tenbo_log_view (&state->log.table, &self->partial, &state->view, &problem) == TB_REFUSED)
    {
      TbEvent event;

      tb_event_begin (&event, TB_RESULT_FOUL, &self->partial);
      set_refused (&problem, &event, state->log.table.rules, error);
      return FALSE;
    }

  /* As it will be read back: we go on with what is on the disk. */
  text = tenbo_log_write_running_hand (&self->partial, state->log.ruleset);
  if (!tenbo_log_read_running_hand (&state->log, text, &state->partial, &state->view, &detail))
    {
      set_lossy (text, detail, error);
      return FALSE;
    }

  self->write = tenbo_write_running_hand (get_target (game), text);
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
prepare_undo (TenboGameChange *self,
              TenboGame       *game,
              GError         **error)
{
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];

  if (!tenbo_game_state_undo (&self->after, error))
    return FALSE;

  tenbo_results_consequences (&self->after.log, results, &after);
  self->write = tenbo_write_undo (get_target (game), &after);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_undo (void)
{
  return change_new (prepare_undo);
}

static gboolean
prepare_redo (TenboGameChange *self,
              TenboGame       *game,
              GError         **error)
{
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];

  if (!tenbo_game_state_redo (&self->after, error))
    return FALSE;

  tenbo_results_consequences (&self->after.log, results, &after);
  self->write = tenbo_write_redo (get_target (game), &after);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_redo (void)
{
  return change_new (prepare_redo);
}

static gboolean
prepare_go_to (TenboGameChange *self,
               TenboGame       *game,
               GError         **error)
{
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];

  if (!tenbo_game_state_go_to (&self->after, self->number, error))
    return FALSE;

  tenbo_results_consequences (&self->after.log, results, &after);
  self->write = tenbo_write_go_to (get_target (game), self->number, &after);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_go_to (guint n_done)
{
  TenboGameChange *self = change_new (prepare_go_to);

  self->number = n_done;
  return self;
}

/* --- What was recorded earlier --- */

static gboolean
check_draft (TenboGame  *self,
             TenboDraft *draft,
             GError    **error)
{
  if (draft->recorded.revision != self->state.revision)
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

  return TRUE;
}

static gboolean
prepare_draft (TenboGameChange *self,
               TenboGame       *game,
               GError         **error)
{
  g_auto (TenboConsequences) after = { 0 };
  TenboStoredResult results[TENBO_STORED_PLAYERS];
  TenboStoredEdit  *edit;

  if (!tenbo_draft_get_changed (self->draft))
    return TRUE;

  if (!check_draft (game, self->draft, error))
    return FALSE;

  edit = tenbo_draft_make_edit (self->draft);
  if (!tenbo_game_state_rewrite (&self->after, tenbo_stored_edit_copy (edit), error))
    {
      tenbo_stored_edit_free (edit);
      return FALSE;
    }

  for (int i = 0; i < edit->other->summary.n_players; i++)
    self->reads |= edit->other->summary.players[i].person_uuid == NULL;

  tenbo_results_consequences (&self->after.log, results, &after);
  self->write = tenbo_write_rewrite (get_target (game), edit, &after);
  if (is_same_table (&self->after.log.table, &self->draft->log.table))
    return TRUE;

  set_lossy ("draft", "plays differently", error);
  return FALSE;
}

TenboGameChange *
tenbo_game_change_draft (TenboDraft *draft)
{
  TenboGameChange *self = change_new (prepare_draft);

  self->draft = g_object_ref (draft);
  return self;
}

static gboolean
prepare_note (TenboGameChange *self,
              TenboGame       *game,
              GError         **error)
{
  g_set_str (&self->after.stored->summary.note, self->text);
  self->write = tenbo_write_note (get_target (game), self->text);
  return TRUE;
}

TenboGameChange *
tenbo_game_change_note (const char *note)
{
  TenboGameChange *self = change_new (prepare_note);

  self->text = tenbo_game_dup_note (note);
  return self;
}

/* A draft in which only the note is another one. */
static gboolean
prepare_hand_note (TenboGameChange *self,
                   TenboGame       *game,
                   GError         **error)
{
  self->draft = tenbo_draft_new (game);
  tenbo_draft_set_hand_note (self->draft, self->number, self->text);
  return prepare_draft (self, game, error);
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

/* --- Making a change --- */

/* Makes the game what it is now that the change is on the disk. */
static void
become (TenboGame          *game,
        TenboGameChange    *change,
        const TenboOutcome *outcome)
{
  g_autoptr (GError) error = NULL;

  tenbo_game_state_clear (&game->state);
  game->state = change->after;
  game->state.revision = outcome->revision;
  change->after = (TenboGameState) { 0 };

  /* What cannot be read now is read with the next change of somebody else; all but the ids of new
   * people is known. */
  if (change->reads && game->store != NULL && !tenbo_game_reload (game, &error))
    g_info ("Cannot read the game again: %s", error->message);
}

/* The end of every change, which was committed unless @failure (taken over) is set. */
static void
finish_change (GTask              *task,
               const TenboOutcome *outcome,
               GError             *failure)
{
  TenboGame *self = g_task_get_source_object (task);
  gboolean   changed_elsewhere;

  changed_elsewhere = g_error_matches (failure, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
  if (failure == NULL)
    become (self, g_task_get_task_data (task), outcome);
  else if (changed_elsewhere)
    {
      g_clear_error (&failure);
      if (tenbo_game_reload (self, &failure))
        g_set_error_literal (&failure, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED,
                             "changed by another window or program, and read again");
    }

  tenbo_game_set_busy (self, FALSE);
  if (failure == NULL || changed_elsewhere)
    tenbo_game_emit_changed (self);

  if (failure == NULL)
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, failure);
}

static void
committed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  TenboOutcome outcome;
  GError      *failure = NULL;

  tenbo_store_commit_finish (TENBO_STORE (source), result, &outcome, &failure);
  finish_change (task, &outcome, failure);
}

/* A game that nothing stores changes later too, as every other. */
static gboolean
detached_cb (gpointer user_data)
{
  TenboGame   *self = g_task_get_source_object (user_data);
  TenboOutcome outcome = { .revision = self->state.revision + 1 };

  finish_change (user_data, &outcome, NULL);
  return G_SOURCE_REMOVE;
}

static void
commit (TenboGame *self,
        GTask     *task)
{
  TenboGameChange *change = g_task_get_task_data (task);
  g_autoptr (GSource) source = NULL;

  tenbo_game_set_busy (self, TRUE);
  if (self->store != NULL)
    {
      tenbo_store_commit_async (self->store, g_steal_pointer (&change->write),
                                g_task_get_cancellable (task), committed_cb, g_object_ref (task));
      return;
    }

  source = g_idle_source_new ();
  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, detached_cb, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

void
tenbo_game_apply_async (TenboGame          *self,
                        TenboGameChange    *change,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  g_autoptr (GTask) task = NULL;
  GError *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self) && change != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, tenbo_game_apply_async);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, change, (GDestroyNotify) tenbo_game_change_free);
  if (self->busy)
    {
      g_task_return_new_error_literal (task, G_IO_ERROR, G_IO_ERROR_PENDING,
                                       "another operation is under way");
      return;
    }

  tenbo_game_state_copy (&change->after, &self->state);
  if (!change->prepare (change, self, &error))
    g_task_return_error (task, error);
  else if (change->write == NULL)
    g_task_return_boolean (task, TRUE);
  else
    commit (self, task);
}

gboolean
tenbo_game_apply_finish (TenboGame    *self,
                         GAsyncResult *result,
                         GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}
