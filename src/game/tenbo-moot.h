/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-difference.h"

G_BEGIN_DECLS

/* When an earlier hand or the ruleset is changed, something that was recorded of a later hand may
 * become moot: the rules give it no effect there, and without it the hand is still complete. A
 * replay drops it, and says so. Anything else that the rules refuse is for the players to decide,
 * since it would make another hand of it: a riichi, a foul, a value, a nagashi claim. */

/* Drops from @event what @refusal of it names, if that is moot. Returns whether it was, and then
 * what it was in @moot. */
gboolean tenbo_moot_drop (TbEvent         *event,
                          const TbProblem *refusal,
                          TenboMoot       *moot);

G_END_DECLS
