/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "tb-types.h"

G_BEGIN_DECLS

/* A physical place at the table: where a body sits. The four are blue, red, green and yellow,
 * clockwise as the table is seen from above, each with a shape as well. Not a player (who is a
 * number in turn order) and not a wind (which moves with the deal). */
typedef enum
{
  TENBO_PLACE_BLUE,
  TENBO_PLACE_RED,
  TENBO_PLACE_GREEN,
  TENBO_PLACE_YELLOW,
} TenboPlace;

#define TENBO_N_PLACES 4

/* The place of @player where the first dealer sits at the blue one. Turns go against the clock, so
 * the second player sits at the last place. */
TenboPlace tenbo_place_of_player (TbPlayer player);

/* "blue", "red", "green", "yellow", as the style sheet calls them. Static text. */
const char *tenbo_place_css_class (TenboPlace place);

G_END_DECLS
