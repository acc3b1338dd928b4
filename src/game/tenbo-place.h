/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-types.h"

G_BEGIN_DECLS

/* The place of @player if the first dealer sits at the blue one. Turns go against the clock, so
 * the second player sits at the last place. */
TbPlace tenbo_place_of_player (TbPlayer player);

/* "blue", "red", "green", "yellow", as the style sheet calls them. Static text. */
const char *tenbo_place_css_class (TbPlace place);

G_END_DECLS
