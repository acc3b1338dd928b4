/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-change.h"

#include <string.h>

#include "tenbo-results.h"

void
tenbo_change_free (TenboChange *change)
{
  g_clear_pointer (&change->write, tenbo_write_free);
  g_clear_pointer (&change->played, tenbo_played_free);
  g_free (change->running_hand);
  g_free (change);
}

/* A change to be filled in. NULL with @error while another one is under way. */
static TenboChange *
change_new (TenboGame      *self,
            TenboChangeKind kind,
            GError        **error)
{
  TenboChange *change;

  if (self->busy)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_PENDING, "another operation is under way");
      return NULL;
    }

  change = g_new0 (TenboChange, 1);
  change->kind = kind;
  change->running_hand = tenbo_log_write_running_hand (&self->state.partial,
                                                       self->state.log.ruleset);
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
play_stored_form (TenboGame     *self,
                  const TbTable *expected,
                  const char    *uuid,
                  const char    *text,
                  GError       **error)
{
  g_autofree char *detail = NULL;
  TenboPlayed     *played = tenbo_log_play (&self->state.log, uuid, text, &detail);
  TbTable          after;

  if (played != NULL)
    {
      tenbo_log_table_after (played, &after);
      if (is_same_table (&after, expected))
        return played;

      tenbo_played_free (played);
      detail = g_strdup ("plays differently");
    }

  set_lossy (text, detail, error);
  return NULL;
}

/* What follows from the log with @played added. */
static void
foresee_added (TenboGame         *self,
               TenboPlayed       *played,
               TenboStoredResult *results,
               TenboConsequences *after)
{
  tenbo_log_add (&self->state.log, played);
  tenbo_results_consequences (&self->state.log, results, after);
  tenbo_log_take_last (&self->state.log);
}

static void
foresee_taken (TenboGame         *self,
               TenboStoredResult *results,
               TenboConsequences *after)
{
  TenboPlayed *last = tenbo_log_take_last (&self->state.log);

  tenbo_results_consequences (&self->state.log, results, after);
  tenbo_log_add (&self->state.log, last);
}

TenboChange *
tenbo_change_confirm (TenboGame     *self,
                      const TbEvent *event,
                      GError       **error)
{
  g_autoptr (TenboChange) change = change_new (self, TENBO_CHANGE_CONFIRM, error);
  g_autoptr (TenboStoredEvent) stored = NULL;
  g_autofree char  *text = NULL;
  TenboRecordHand   hand = { .event = *event };
  gboolean          keeps_hand = event->result == TB_RESULT_ADJUST;
  TenboStoredResult results[TENBO_STORED_PLAYERS];
  TenboConsequences after;
  TbHandResult      result;
  TbProblem         problem;
  TbTable           table;

  if (change == NULL)
    return NULL;

  if (tenbo_game_preview (self, event, &table, &result, &problem) != TB_OK)
    {
      set_refused (&problem, event, table.rules, error);
      return NULL;
    }

  /* A correction is agreed while a hand is played: its riichi stay declared. */
  if (keeps_hand)
    change->partial = self->state.partial;

  if (tenbo_log_view (&table, &change->partial, &change->view, &problem) != TB_OK)
    {
      set_refused (&problem, event, table.rules, error);
      return NULL;
    }

  text = tenbo_log_write_event (&hand, self->state.log.ruleset);
  stored = tenbo_stored_event_new (NULL, text);
  change->played = play_stored_form (self, &table, stored->uuid, text, error);
  if (change->played == NULL)
    return NULL;

  foresee_added (self, change->played, results, &after);
  change->write = tenbo_write_event (get_target (self),
                                     stored,
                                     keeps_hand ? change->running_hand : NULL,
                                     &after);
  return g_steal_pointer (&change);
}

/* The running hand that the edit brings back, on the table it belongs to. */
static gboolean
read_other_hand (TenboGame             *self,
                 const TbTable         *table,
                 const TenboStoredEdit *edit,
                 TenboChange           *change,
                 GError               **error)
{
  g_autofree char *detail = NULL;
  TenboLog         log = { .ruleset = self->state.log.ruleset, .table = *table };

  if (tenbo_log_read_running_hand (&log,
                                   edit->running_hand,
                                   &change->partial,
                                   &change->view,
                                   &detail))
    return TRUE;

  g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
               "game %s, running hand: %s", tenbo_game_get_uuid (self), detail);
  return FALSE;
}

static TenboChange *
fail_nothing_there (GError **error)
{
  g_set_error_literal (error, TENBO_STORE_ERROR, TENBO_STORE_ERROR_NOT_FOUND,
                       "nothing to undo or redo");
  return NULL;
}

TenboChange *
tenbo_change_undo (TenboGame *self,
                   GError   **error)
{
  g_autoptr (TenboChange) change = change_new (self, TENBO_CHANGE_UNDO, error);
  TenboStoredGame   *stored = self->state.stored;
  GPtrArray         *played = self->state.log.played;
  const TenboPlayed *last;
  TenboStoredEdit   *edit;
  TenboStoredResult  results[TENBO_STORED_PLAYERS];
  TenboConsequences  after;

  if (change == NULL)
    return NULL;
  if (!tenbo_game_get_can_undo (self))
    return fail_nothing_there (error);

  last = played->pdata[played->len - 1];
  edit = stored->edits->pdata[stored->n_done - 1];
  if (!read_other_hand (self, &last->before, edit, change, error))
    return NULL;

  foresee_taken (self, results, &after);
  change->write = tenbo_write_undo (get_target (self), &after);
  return g_steal_pointer (&change);
}

TenboChange *
tenbo_change_redo (TenboGame *self,
                   GError   **error)
{
  g_autoptr (TenboChange) change = change_new (self, TENBO_CHANGE_REDO, error);
  TenboStoredGame       *stored = self->state.stored;
  const TenboStoredEdit *edit;
  g_autofree char       *detail = NULL;
  TenboStoredResult      results[TENBO_STORED_PLAYERS];
  TenboConsequences      after;
  TbTable                table;

  if (change == NULL)
    return NULL;
  if (!tenbo_game_get_can_redo (self))
    return fail_nothing_there (error);

  edit = stored->edits->pdata[stored->n_done];
  change->played = tenbo_log_play (&self->state.log, edit->event->uuid, edit->event->text, &detail);
  if (change->played == NULL)
    {
      g_set_error (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED,
                   "game %s, hand taken back: %s", tenbo_game_get_uuid (self), detail);
      return NULL;
    }

  tenbo_log_table_after (change->played, &table);
  if (!read_other_hand (self, &table, edit, change, error))
    return NULL;

  foresee_added (self, change->played, results, &after);
  change->write = tenbo_write_redo (get_target (self), &after);
  return g_steal_pointer (&change);
}

TenboChange *
tenbo_change_running_hand (TenboGame           *self,
                           const TbPartialHand *partial,
                           GError             **error)
{
  g_autoptr (TenboChange) change = change_new (self, TENBO_CHANGE_RUNNING_HAND, error);
  g_autofree char *text = NULL;
  g_autofree char *detail = NULL;
  TbProblem        problem;

  if (change == NULL)
    return NULL;

  if (tenbo_log_view (&self->state.log.table, partial, &change->view, &problem) == TB_REFUSED)
    {
      TbEvent event;

      tb_event_begin (&event, TB_RESULT_FOUL, partial);
      set_refused (&problem, &event, self->state.log.table.rules, error);
      return NULL;
    }

  /* As it will be read back: we go on with what is on the disk. */
  text = tenbo_log_write_running_hand (partial, self->state.log.ruleset);
  if (!tenbo_log_read_running_hand (&self->state.log,
                                    text,
                                    &change->partial,
                                    &change->view,
                                    &detail))
    {
      set_lossy (text, detail, error);
      return NULL;
    }

  change->write = tenbo_write_running_hand (get_target (self), text);
  return g_steal_pointer (&change);
}

/* The exchange between an edit and the game, as the store has just done it. */
static void
exchange (TenboChange      *change,
          TenboStoredEdit  *edit,
          TenboStoredEvent *event)
{
  g_clear_pointer (&edit->event, tenbo_stored_event_free);
  edit->event = event;
  g_free (edit->running_hand);
  edit->running_hand = g_steal_pointer (&change->running_hand);
}

static void
apply_confirm (TenboGame   *self,
               TenboChange *change)
{
  TenboStoredGame *stored = self->state.stored;

  g_ptr_array_set_size (stored->edits, (int) stored->n_done);
  g_ptr_array_add (stored->edits, g_new0 (TenboStoredEdit, 1));
  exchange (change, stored->edits->pdata[stored->n_done], NULL);
  stored->n_done++;
  tenbo_log_add (&self->state.log, g_steal_pointer (&change->played));
}

static void
apply_undo (TenboGame   *self,
            TenboChange *change)
{
  TenboStoredGame *stored = self->state.stored;
  TenboPlayed     *last = tenbo_log_take_last (&self->state.log);
  g_autofree char *text = tenbo_log_write_event (&last->hand, self->state.log.ruleset);

  stored->n_done--;
  exchange (change,
            stored->edits->pdata[stored->n_done],
            tenbo_stored_event_new (last->hand.id, text));
  tenbo_played_free (last);
}

static void
apply_redo (TenboGame   *self,
            TenboChange *change)
{
  TenboStoredGame *stored = self->state.stored;

  exchange (change, stored->edits->pdata[stored->n_done], NULL);
  stored->n_done++;
  tenbo_log_add (&self->state.log, g_steal_pointer (&change->played));
}

void
tenbo_change_apply (TenboGame          *self,
                    TenboChange        *change,
                    const TenboOutcome *outcome)
{
  switch (change->kind)
    {
    case TENBO_CHANGE_CONFIRM:
      apply_confirm (self, change);
      break;
    case TENBO_CHANGE_UNDO:
      apply_undo (self, change);
      break;
    case TENBO_CHANGE_REDO:
      apply_redo (self, change);
      break;
    case TENBO_CHANGE_RUNNING_HAND:
      break;
    }

  self->state.partial = change->partial;
  self->state.view = change->view;
  self->state.revision = outcome->revision;
}
