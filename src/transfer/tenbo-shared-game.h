/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"
#include "tenbo-record.h"

G_BEGIN_DECLS

/* A game that is passed on, on paper or as a file: it is read from its store as late as that is
 * wanted. */
typedef struct _TenboSharedGame TenboSharedGame;

/* Transfer full. */
TenboSharedGame *tenbo_shared_game_new (TenboStore *store,
                                        TenboGame  *game);
void             tenbo_shared_game_free (TenboSharedGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboSharedGame, tenbo_shared_game_free)

/* The game as it is stored now. NULL with @error; transfer full. */
TenboRecord *tenbo_shared_game_read (const TenboSharedGame *self,
                                     GError               **error);

/* Sets @error to what is wrong with a game that the rules do not take any more. */
void tenbo_shared_game_set_error (GError                  **error,
                                  const TenboRecordProblem *problem);

G_END_DECLS
