/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-table.h"
#include "tenbo-difference.h"

G_BEGIN_DECLS

/* A change of an earlier hand or of the ruleset may make a fact of a later hand moot: the rules
 * give it no effect there, and the hand is complete without it. A replay drops and reports it. The
 * players must decide on everything else that the rules refuse, because dropping it would change
 * the hand: a riichi, a foul, a value, a nagashi claim. */

/* Drops the fact named by @refusal from @event if it is moot. Returns whether it was moot, and
 * names the fact in @moot. */
gboolean tenbo_moot_drop (TbEvent         *event,
                          const TbProblem *refusal,
                          TenboMoot       *moot);

G_END_DECLS
