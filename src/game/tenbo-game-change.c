/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-change.h"

/* Somebody else changed the game: read it again. */
static void
reload (TenboGame *self,
        GError   **error)
{
  if (tenbo_change_read_again (self, error))
    g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_CHANGED,
                         "changed by another window or program, and read again");
}

/* The end of every operation. @failure (taken over) is what the store said, or NULL. */
static gboolean
finish_change (TenboGame          *self,
               TenboChange        *change,
               const TenboOutcome *outcome,
               GError             *failure,
               GError            **error)
{
  g_autoptr (GError) owned = failure;
  gboolean changed_elsewhere;

  changed_elsewhere = g_error_matches (failure, TENBO_STORE_ERROR, TENBO_STORE_ERROR_CHANGED);
  if (failure == NULL)
    tenbo_change_apply (self, change, outcome);
  else if (changed_elsewhere)
    reload (self, error);
  else
    g_propagate_error (error, g_steal_pointer (&owned));

  tenbo_game_set_busy (self, FALSE);
  if (failure == NULL || changed_elsewhere)
    tenbo_game_emit_changed (self);

  return failure == NULL;
}

/* What the store would say of a change that nothing stores. */
static TenboOutcome
outcome_of_detached (TenboGame *self)
{
  return (TenboOutcome) { .revision = self->state.revision + 1 };
}

gboolean
tenbo_change_run (TenboGame   *self,
                  TenboChange *change,
                  GError     **error)
{
  g_autoptr (TenboChange) owned = change;
  TenboOutcome outcome;
  GError      *failure = NULL;

  if (change == NULL)
    return FALSE;

  tenbo_game_set_busy (self, TRUE);
  if (self->store != NULL)
    tenbo_store_commit (self->store, g_steal_pointer (&change->write), &outcome, &failure);
  else
    outcome = outcome_of_detached (self);

  return finish_change (self, change, &outcome, failure, error);
}

static void
committed_cb (GObject      *source,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  TenboGame   *self = g_task_get_source_object (task);
  TenboOutcome outcome;
  GError      *failure = NULL;
  GError      *error = NULL;

  tenbo_store_commit_finish (TENBO_STORE (source), result, &outcome, &failure);
  if (finish_change (self, g_task_get_task_data (task), &outcome, failure, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* The end of a change of a detached game: later, as with every other. */
static gboolean
finish_detached (gpointer user_data)
{
  GTask       *task = user_data;
  TenboGame   *self = g_task_get_source_object (task);
  TenboOutcome outcome = outcome_of_detached (self);

  finish_change (self, g_task_get_task_data (task), &outcome, NULL, NULL);
  g_task_return_boolean (task, TRUE);
  return G_SOURCE_REMOVE;
}

GTask *
tenbo_change_task_new (TenboGame          *self,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data,
                       gpointer            source_tag)
{
  GTask *task = g_task_new (self, cancellable, callback, user_data);

  g_task_set_source_tag (task, source_tag);
  g_task_set_check_cancellable (task, FALSE);
  return task;
}

static void
commit_detached (GTask *task)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_priority (source, g_task_get_priority (task));
  g_source_set_callback (source, finish_detached, task, g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

void
tenbo_change_run_async (TenboGame   *self,
                        GTask       *task,
                        TenboChange *change,
                        GError      *refusal)
{
  if (change == NULL)
    {
      g_task_return_error (task, refusal);
      g_object_unref (task);
      return;
    }

  g_task_set_task_data (task, change, (GDestroyNotify) tenbo_change_free);
  tenbo_game_set_busy (self, TRUE);
  if (self->store != NULL)
    tenbo_store_commit_async (self->store,
                              g_steal_pointer (&change->write),
                              g_task_get_cancellable (task),
                              committed_cb,
                              task);
  else
    commit_detached (task);
}

gboolean
tenbo_change_finish (TenboGame    *self,
                     GAsyncResult *result,
                     GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);
  return g_task_propagate_boolean (G_TASK (result), error);
}

void
tenbo_game_confirm_async (TenboGame          *self,
                          const TbEvent      *event,
                          GCancellable       *cancellable,
                          GAsyncReadyCallback callback,
                          gpointer            user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self) && event != NULL);

  change = tenbo_change_confirm (self, event, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_confirm_async),
    change,
    error);
}

gboolean
tenbo_game_confirm_finish (TenboGame    *self,
                           GAsyncResult *result,
                           GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_confirm (TenboGame     *self,
                    const TbEvent *event,
                    GError       **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self) && event != NULL, FALSE);
  return tenbo_change_run (self, tenbo_change_confirm (self, event, error), error);
}

void
tenbo_game_undo_async (TenboGame          *self,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self));

  change = tenbo_change_undo (self, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_undo_async),
    change,
    error);
}

gboolean
tenbo_game_undo_finish (TenboGame    *self,
                        GAsyncResult *result,
                        GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_undo (TenboGame *self,
                 GError   **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return tenbo_change_run (self, tenbo_change_undo (self, error), error);
}

void
tenbo_game_redo_async (TenboGame          *self,
                       GCancellable       *cancellable,
                       GAsyncReadyCallback callback,
                       gpointer            user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self));

  change = tenbo_change_redo (self, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_redo_async),
    change,
    error);
}

gboolean
tenbo_game_redo_finish (TenboGame    *self,
                        GAsyncResult *result,
                        GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_redo (TenboGame *self,
                 GError   **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);
  return tenbo_change_run (self, tenbo_change_redo (self, error), error);
}

void
tenbo_game_set_partial_async (TenboGame           *self,
                              const TbPartialHand *partial,
                              GCancellable        *cancellable,
                              GAsyncReadyCallback  callback,
                              gpointer             user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self) && partial != NULL);

  change = tenbo_change_running_hand (self, partial, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_set_partial_async),
    change,
    error);
}

gboolean
tenbo_game_set_partial_finish (TenboGame    *self,
                               GAsyncResult *result,
                               GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_set_partial (TenboGame           *self,
                        const TbPartialHand *partial,
                        GError             **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self) && partial != NULL, FALSE);
  return tenbo_change_run (self, tenbo_change_running_hand (self, partial, error), error);
}
