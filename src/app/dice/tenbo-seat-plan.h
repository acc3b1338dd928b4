/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "tenbo-seating.h"

G_BEGIN_DECLS

/* The table from above with who sits where: the mark and the name at each side. */
#define TENBO_TYPE_SEAT_PLAN (tenbo_seat_plan_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatPlan, tenbo_seat_plan, TENBO, SEAT_PLAN, AdwBin)

/* Seats the players called @names; @dealer is marked, and "" has no name yet. There is a wall where
 * somebody sits. */
void tenbo_seat_plan_set_seating (TenboSeatPlan      *self,
                                  const TenboSeating *seating,
                                  const char *const  *names,
                                  TbPlayer            dealer);

/* Shows a wall where somebody sits, and with @empty_side also where nobody does. */
void tenbo_seat_plan_set_walls (TenboSeatPlan      *self,
                                const TenboSeating *seating,
                                gboolean            empty_side);

/* Opens the wall of @place @number stacks from its right; 0: none is open. */
void tenbo_seat_plan_open (TenboSeatPlan *self,
                           TbPlace        place,
                           int            number);

G_END_DECLS
