/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-game-state.h"
#include "tenbo-games.h"

G_BEGIN_DECLS

/* A change of a live game that has not been made yet. tenbo_game_apply_async() makes it. The
 * constructors copy all arguments and return transfer full. */
typedef struct _TenboGameChange TenboGameChange;

void tenbo_game_change_free (TenboGameChange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGameChange, tenbo_game_change_free)

/* Records @event. The running hand is emptied, except after an agreed correction, which leaves it
 * running. Drops all steps that could be redone. */
TenboGameChange *tenbo_game_change_confirm (const TbEvent *event);

/* Replaces the running hand, for example to add or remove a riichi. */
TenboGameChange *tenbo_game_change_partial (const TbPartialHand *partial);

/* Undoes the last step, or redoes the last undone one. A step (tenbo-steps.h) is an event or a
 * change made with a draft. Steps survive a restart. The running hand is part of a step: undo
 * restores the previous one, and redo restores the one that undo replaced. With nothing to undo or
 * redo, both end with TENBO_STORE_ERROR_NOT_FOUND. */
TenboGameChange *tenbo_game_change_undo (void);
TenboGameChange *tenbo_game_change_redo (void);

/* Undoes or redoes steps until @n_done of them are done, in one transaction. Pass the `n_done` of a
 * step to make it the last one, or one less to undo it too. */
TenboGameChange *tenbo_game_change_go_to (guint n_done);

/* Applies @draft to the game as one step, which undo reverts as a whole. A game that had ended may
 * run again, and the other way round; its people, results and ruleset follow. Drops all steps that
 * could be redone. Keeps a reference to @draft, which must not be used afterwards: it describes the
 * previous state.
 *
 * Ends with TENBO_GAME_ERROR_REFUSED and the problem if a hand is refused, or with
 * TENBO_STORE_ERROR_CHANGED if the game has changed since the draft was begun. Does nothing if
 * nothing differs. */
TenboGameChange *tenbo_game_change_draft (TenboDraft *draft);

/* Sets the note of the game; NULL or a blank text removes it. This is not a step for undo, and
 * keeps the steps that can be redone. */
TenboGameChange *tenbo_game_change_note (const char *note);

/* Sets the time limit in minutes from the start of the game; 0: none. This is not a step either. */
TenboGameChange *tenbo_game_change_time_limit (int minutes);

/* Sets the note of the event @index; NULL or a blank text removes it. The note is stored with the
 * event, so this is a step that undo reverts, and it drops all steps that could be redone. Setting
 * the same note again is not a step. */
TenboGameChange *tenbo_game_change_hand_note (guint       index,
                                              const char *note);

/* Internal to the game layer: the effect of a change on a game. */
typedef struct
{
  TenboWriteTarget target;
  TenboWrite      *write; /* owned until it is committed */
  TenboGameState   after; /* the state of the game after the change; owned */
  gboolean         reads; /* whether the store has new data: people, or the time of the end */
} TenboGameOutcome;

void tenbo_game_outcome_clear (TenboGameOutcome *made);

/* Checks the change and fills in @made. Returns FALSE with @error if the change is refused. `write`
 * is NULL if there is nothing to do. */
gboolean tenbo_game_change_prepare (TenboGameChange  *self,
                                    TenboGame        *game,
                                    TenboGameOutcome *made,
                                    GError          **error);

/* Makes @change (taken over), first in the database and then in memory. If the ruleset refuses the
 * change, this ends with TENBO_GAME_ERROR_REFUSED and a message, and nothing changes. A second
 * change while the game is busy ends with G_IO_ERROR_PENDING. */
void     tenbo_game_apply_async (TenboGame          *self,
                                 TenboGameChange    *change,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);
gboolean tenbo_game_apply_finish (TenboGame    *self,
                                  GAsyncResult *result,
                                  GError      **error);

G_END_DECLS
