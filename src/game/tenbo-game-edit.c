/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-change.h"
#include "tenbo-steps.h"

/* Changes of a live game beside the play. */

static TenboChange *
change_title (TenboGame  *self,
              const char *title,
              GError    **error)
{
  g_autofree char *text = tenbo_game_dup_note (title);

  return tenbo_change_title (self, text, error);
}

static TenboChange *
change_note (TenboGame  *self,
             const char *note,
             GError    **error)
{
  g_autofree char *text = tenbo_game_dup_note (note);

  return tenbo_change_note (self, text, error);
}

void
tenbo_game_set_title_async (TenboGame          *self,
                            const char         *title,
                            GCancellable       *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer            user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self));

  change = change_title (self, title, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_set_title_async),
    change,
    error);
}

gboolean
tenbo_game_set_title_finish (TenboGame    *self,
                             GAsyncResult *result,
                             GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_set_title (TenboGame  *self,
                      const char *title,
                      GError    **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);

  return tenbo_change_run (self, change_title (self, title, error), error);
}

void
tenbo_game_set_note_async (TenboGame          *self,
                           const char         *note,
                           GCancellable       *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer            user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self));

  change = change_note (self, note, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_set_note_async),
    change,
    error);
}

gboolean
tenbo_game_set_note_finish (TenboGame    *self,
                            GAsyncResult *result,
                            GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_set_note (TenboGame  *self,
                     const char *note,
                     GError    **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);

  return tenbo_change_run (self, change_note (self, note, error), error);
}

void
tenbo_game_go_to_async (TenboGame          *self,
                        guint               n_done,
                        GCancellable       *cancellable,
                        GAsyncReadyCallback callback,
                        gpointer            user_data)
{
  TenboChange *change;
  GError      *error = NULL;

  g_return_if_fail (TENBO_IS_GAME (self));

  change = tenbo_change_go_to (self, n_done, &error);
  tenbo_change_run_async (
    self,
    tenbo_change_task_new (self, cancellable, callback, user_data, tenbo_game_go_to_async),
    change,
    error);
}

gboolean
tenbo_game_go_to_finish (TenboGame    *self,
                         GAsyncResult *result,
                         GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_go_to (TenboGame *self,
                  guint      n_done,
                  GError   **error)
{
  g_return_val_if_fail (TENBO_IS_GAME (self), FALSE);

  return tenbo_change_run (self, tenbo_change_go_to (self, n_done, error), error);
}

/* Nothing to save is no change. */
static void
save_async (TenboGame  *self,
            TenboDraft *draft,
            GTask      *task)
{
  TenboChange *change;
  GError      *error = NULL;

  if (!tenbo_draft_get_changed (draft))
    {
      g_task_return_boolean (task, TRUE);
      g_object_unref (task);
      return;
    }

  change = tenbo_change_draft (self, draft, &error);
  tenbo_change_run_async (self, task, change, error);
}

static gboolean
save (TenboGame  *self,
      TenboDraft *draft,
      GError    **error)
{
  return !tenbo_draft_get_changed (draft) ||
         tenbo_change_run (self, tenbo_change_draft (self, draft, error), error);
}

void
tenbo_game_save_draft_async (TenboGame          *self,
                             TenboDraft         *draft,
                             GCancellable       *cancellable,
                             GAsyncReadyCallback callback,
                             gpointer            user_data)
{
  GTask *task;

  g_return_if_fail (TENBO_IS_GAME (self) && TENBO_IS_DRAFT (draft));
  g_return_if_fail (tenbo_draft_get_game (draft) == self);

  task = tenbo_change_task_new (self, cancellable, callback, user_data,
                                tenbo_game_save_draft_async);
  save_async (self, draft, task);
}

gboolean
tenbo_game_save_draft_finish (TenboGame    *self,
                              GAsyncResult *result,
                              GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_save_draft (TenboGame  *self,
                       TenboDraft *draft,
                       GError    **error)
{

  g_return_val_if_fail (TENBO_IS_GAME (self) && TENBO_IS_DRAFT (draft), FALSE);
  g_return_val_if_fail (tenbo_draft_get_game (draft) == self, FALSE);

  return save (self, draft, error);
}

/* A draft in which only the note of hand @index is @note. */
static TenboDraft *
draft_note (TenboGame  *self,
            guint       index,
            const char *note)
{
  TenboDraft *draft = tenbo_draft_new (self);

  tenbo_draft_set_hand_note (draft, index, note);
  return draft;
}

void
tenbo_game_set_hand_note_async (TenboGame          *self,
                                guint               index,
                                const char         *note,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data)
{
  g_autoptr (TenboDraft) draft = NULL;
  GTask *task;

  g_return_if_fail (TENBO_IS_GAME (self) && index < tenbo_game_get_n_hands (self));

  draft = draft_note (self, index, note);
  task = tenbo_change_task_new (self, cancellable, callback, user_data,
                                tenbo_game_set_hand_note_async);
  save_async (self, draft, task);
}

gboolean
tenbo_game_set_hand_note_finish (TenboGame    *self,
                                 GAsyncResult *result,
                                 GError      **error)
{
  return tenbo_change_finish (self, result, error);
}

gboolean
tenbo_game_set_hand_note (TenboGame  *self,
                          guint       index,
                          const char *note,
                          GError    **error)
{
  g_autoptr (TenboDraft) draft = NULL;

  g_return_val_if_fail (TENBO_IS_GAME (self) && index < tenbo_game_get_n_hands (self), FALSE);

  draft = draft_note (self, index, note);
  return save (self, draft, error);
}
