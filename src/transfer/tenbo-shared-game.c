/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-shared-game.h"

#include "tenbo-game-record.h"

struct _TenboSharedGame
{
  TenboStore *store; /* owned */
  TenboGame  *game;  /* owned */
};

TenboSharedGame *
tenbo_shared_game_new (TenboStore *store,
                       TenboGame  *game)
{
  TenboSharedGame *self;

  g_return_val_if_fail (TENBO_IS_STORE (store), NULL);
  g_return_val_if_fail (TENBO_IS_GAME (game), NULL);

  self = g_new (TenboSharedGame, 1);
  self->store = g_object_ref (store);
  self->game = g_object_ref (game);

  return self;
}

void
tenbo_shared_game_free (TenboSharedGame *self)
{
  g_object_unref (self->store);
  g_object_unref (self->game);
  g_free (self);
}

TenboRecord *
tenbo_shared_game_read (const TenboSharedGame *self,
                        GError               **error)
{
  return tenbo_game_export (self->store, tenbo_game_get_id (self->game), error);
}

void
tenbo_shared_game_set_error (GError                  **error,
                             const TenboRecordProblem *problem)
{
  g_autofree char *why = tenbo_record_problem_dup_text (problem);

  g_set_error_literal (error, TENBO_GAME_ERROR, TENBO_GAME_ERROR_DAMAGED, why);
}
