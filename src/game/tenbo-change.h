/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game-private.h"

G_BEGIN_DECLS

/* Inside the game layer: a change of a live game, checked before it is written, applied after. */

typedef struct
{
  TenboWrite    *write; /* owned until it is committed */
  TenboGameState after; /* the whole state after it; cleared when it has become that of the game */
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
TenboChange *tenbo_change_running_hand (TenboGame           *self,
                                        const TbPartialHand *partial,
                                        GError             **error);

/* Makes the game what it is now that @change is on the disk. */
void tenbo_change_apply (TenboGame          *self,
                         TenboChange        *change,
                         const TenboOutcome *outcome);

G_END_DECLS
