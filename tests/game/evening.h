/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-play.h"
#include "tenbo-game.h"

G_BEGIN_DECLS

/* Makes one random change of the running game, which raises its revision by one: a hand, a riichi,
 * a foul, an undo, a redo, or an edit of an earlier hand. FALSE with @error. */
gboolean evening_play (TenboGame  *game,
                       RandomPlay *play,
                       GError    **error);

G_END_DECLS
