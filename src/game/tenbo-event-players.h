/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tb-event.h"

#include <glib.h>

G_BEGIN_DECLS

/* Inside the game layer: gives the players of an event or a running hand other numbers. Player p
 * becomes @to[p]; who did what stays as it is. */
void tenbo_event_renumber (TbEvent        *event,
                           const TbPlayer *to);
void tenbo_partial_renumber (TbPartialHand  *partial,
                             const TbPlayer *to);

G_END_DECLS
