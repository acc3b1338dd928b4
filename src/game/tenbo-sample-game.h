/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-game.h"

G_BEGIN_DECLS

/* Returns a game under @ruleset with some hands, for trying out the program. It is only in memory
 * (tenbo_game_get_transient()): no list, no statistic and no file ever contains it, and it ends
 * with the last reference. Transfer full. */
TenboGame *tenbo_sample_game_new (TenboRuleset *ruleset);

G_END_DECLS
