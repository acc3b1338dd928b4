/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-draft.h"
#include "tenbo-game-state.h"
#include "tenbo-games.h"

G_BEGIN_DECLS

/* A change of a live game that is not made yet. tenbo_game_apply_async() makes it. All arguments of
 * the constructors are copied; all results are transfer full. */
typedef struct _TenboGameChange TenboGameChange;

void tenbo_game_change_free (TenboGameChange *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TenboGameChange, tenbo_game_change_free)

/* Records @event. The running hand starts empty again, except after an agreed correction, which
 * leaves it running. Drops what could be redone. */
TenboGameChange *tenbo_game_change_confirm (const TbEvent *event);

/* Replaces the running hand, for example with one riichi more or less. */
TenboGameChange *tenbo_game_change_partial (const TbPartialHand *partial);

/* Undoes the last step, or redoes the last one that was undone: an event, or what was changed of
 * the game with a draft (all steps: tenbo-steps.h). Both survive a restart. The running hand goes
 * with them: after undo it is as it was before the step, and redo brings back the one that undo
 * put away. With nothing to undo or redo they end with TENBO_STORE_ERROR_NOT_FOUND. */
TenboGameChange *tenbo_game_change_undo (void);
TenboGameChange *tenbo_game_change_redo (void);

/* Undoes or redoes steps until @n_done of them are done, in one transaction: to make a step of the
 * list the last one, its `n_done`; to undo it too, one less. */
TenboGameChange *tenbo_game_change_go_to (guint n_done);

/* Makes the game, of which @draft is one, what the draft says: one step, which undo takes back as a
 * whole. A game that had ended may run again then, and the other way round; its people, results and
 * ruleset follow. What could be redone is dropped. @draft (a reference is kept) is not used any
 * more after that: it is one of the game as it was.
 *
 * TENBO_GAME_ERROR_REFUSED while a hand is refused, with its problem; TENBO_STORE_ERROR_CHANGED if
 * the game has changed since the draft was begun. If nothing differs nothing is done. */
TenboGameChange *tenbo_game_change_draft (TenboDraft *draft);

/* Sets the note of the game; NULL or a blank text: none. This is no step that undo takes back, and
 * leaves what can be redone. */
TenboGameChange *tenbo_game_change_note (const char *note);

/* Sets the note of the event @index; NULL or a blank text: none. It is kept with the event, so this
 * is a step that undo takes back, and drops what could be redone. The same note again is none. */
TenboGameChange *tenbo_game_change_hand_note (guint       index,
                                              const char *note);

/* Inside the game layer: what a change makes of a game. */
typedef struct
{
  TenboWriteTarget target;
  TenboWrite      *write; /* owned until it is committed */
  TenboGameState   after; /* the state of the game after the change; owned */
  gboolean         reads; /* the store knows more then: it has made people */
} TenboGameOutcome;

void tenbo_game_outcome_clear (TenboGameOutcome *made);

/* Checks the change and fills in @made. FALSE with @error: it is refused. `write` is NULL if
 * nothing is to be done. */
gboolean tenbo_game_change_prepare (TenboGameChange  *self,
                                    TenboGame        *game,
                                    TenboGameOutcome *made,
                                    GError          **error);

/* Makes @change (taken over): in the database, then here. A change that the ruleset refuses ends
 * with TENBO_GAME_ERROR_REFUSED and the words for it, nothing changed. A second change while the
 * game is busy ends with G_IO_ERROR_PENDING. */
void     tenbo_game_apply_async (TenboGame          *self,
                                 TenboGameChange    *change,
                                 GCancellable       *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer            user_data);
gboolean tenbo_game_apply_finish (TenboGame    *self,
                                  GAsyncResult *result,
                                  GError      **error);

G_END_DECLS
