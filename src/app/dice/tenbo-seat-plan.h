/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* The table from above with its players: the mark and the name at each side. */
#define TENBO_TYPE_SEAT_PLAN (tenbo_seat_plan_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatPlan, tenbo_seat_plan, TENBO, SEAT_PLAN, AdwBin)

/* Sets the names of the players; "" means that a player has no name yet. Marks @dealer. Each side
 * with a player has a wall. */
void tenbo_seat_plan_set_seating (TenboSeatPlan      *self,
                                  const TenboSeating *seating,
                                  const char *const  *names,
                                  TbPlayer            dealer);

/* Shows a wall at each side with a player, and with @empty_side also at the empty side. */
void tenbo_seat_plan_set_walls (TenboSeatPlan      *self,
                                const TenboSeating *seating,
                                gboolean            empty_side);

/* Opens the wall of @side @number stacks from its right end; 0 opens none. */
void tenbo_seat_plan_open (TenboSeatPlan *self,
                           TbSide         side,
                           int            number);

G_END_DECLS
