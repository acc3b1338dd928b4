/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-game.h"

G_BEGIN_DECLS

/* The minutes that are left of a game with a time limit, as in a tournament: "32 min left", in the
 * color of a warning for the last minutes, and "Time is up". Nothing without a limit, after the
 * end, or if the game is continued much later. It tells once when time runs short and when it is
 * up, with a sound if the user wants sounds. A game has the limit of the settings when it begins;
 * a change of the setting also changes that of the game that is shown. */
#define TENBO_TYPE_ROUND_TIMER (tenbo_round_timer_get_type ())
G_DECLARE_FINAL_TYPE (TenboRoundTimer, tenbo_round_timer, TENBO, ROUND_TIMER, AdwBin)

/* Shows the time of @game. Call again after each change of the game. */
void tenbo_round_timer_show (TenboRoundTimer *self,
                             TenboGame       *game);

G_END_DECLS
