/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-window.h"

G_BEGIN_DECLS

/* Gives @window the actions that show people: win.people, win.standings, win.person(x) for the id
 * of one, and win.person-games(xs), the history of the games of one: the id and the name. */
void tenbo_people_add_actions (TenboWindow *window);

G_END_DECLS
