/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-game-private.h"

G_BEGIN_DECLS

/* Inside the game layer: a change of a live game, checked before it is written, applied after. */

typedef struct
{
  TenboWrite    *write; /* owned until it is committed */
  TenboGameState after; /* the whole state after it; cleared when it has become that of the game */
  gboolean       reads; /* the store knows more of it then: it has made people */
} TenboChange;

void tenbo_change_free (TenboChange *change);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboChange, tenbo_change_free)

/* Each checks a change of the game as it stands, which stays as it is. NULL with @error: another
 * change is under way, or this one is refused by the rules, or what is stored is damaged. */
TenboChange *tenbo_change_confirm (TenboGame     *self,
                                   const TbEvent *event,
                                   GError       **error);
TenboChange *tenbo_change_undo (TenboGame *self,
                                GError   **error);
TenboChange *tenbo_change_redo (TenboGame *self,
                                GError   **error);
TenboChange *tenbo_change_go_to (TenboGame *self,
                                 guint      n_done,
                                 GError   **error);
TenboChange *tenbo_change_draft (TenboGame  *self,
                                 TenboDraft *draft,
                                 GError    **error);
TenboChange *tenbo_change_title (TenboGame  *self,
                                 const char *title,
                                 GError    **error);
TenboChange *tenbo_change_note (TenboGame  *self,
                                const char *note,
                                GError    **error);
TenboChange *tenbo_change_running_hand (TenboGame           *self,
                                        const TbPartialHand *partial,
                                        GError             **error);

/* Makes the game what it is now that @change is on the disk. */
void tenbo_change_apply (TenboGame          *self,
                         TenboChange        *change,
                         const TenboOutcome *outcome);

/* Makes the game what is stored of it now. FALSE with @error, and the game stays as it is. */
gboolean tenbo_change_read_again (TenboGame *self,
                                  GError   **error);

/* Makes @change (taken over; NULL: @error says why not) while the caller waits. */
gboolean tenbo_change_run (TenboGame   *self,
                           TenboChange *change,
                           GError     **error);

/* The same without waiting. @task, @change and @refusal, which says why there is none, are taken
 * over. */
GTask   *tenbo_change_task_new (TenboGame          *self,
                                GCancellable       *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer            user_data,
                                gpointer            source_tag);
void     tenbo_change_run_async (TenboGame   *self,
                                 GTask       *task,
                                 TenboChange *change,
                                 GError      *refusal);
gboolean tenbo_change_finish (TenboGame    *self,
                              GAsyncResult *result,
                              GError      **error);

G_END_DECLS
