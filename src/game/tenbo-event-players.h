/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

#include <glib.h>

G_BEGIN_DECLS

/* Internal to the game layer: renumbers the players of an event or a running hand. Player p becomes
 * @to[p]; the actions of each player stay the same. */
void tenbo_event_renumber (TbEvent        *event,
                           const TbPlayer *to);
void tenbo_partial_renumber (TbPartialHand  *partial,
                             const TbPlayer *to);

G_END_DECLS

/* Adds the riichi of @player to @partial, or removes it, with an open one. */
void tenbo_partial_press_riichi (TbPartialHand *partial,
                                 TbPlayer       player);

/* Makes the riichi of @player in @partial an open one, or an open one an ordinary one. */
void tenbo_partial_press_open_riichi (TbPartialHand *partial,
                                      TbPlayer       player);
