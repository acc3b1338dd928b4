/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-seating.h"
#include "tenbo-table-top.h"

G_BEGIN_DECLS

/* The table from above with who sits where: the mark and the name at each side. */
#define TENBO_TYPE_SEAT_PLAN (tenbo_seat_plan_get_type ())
G_DECLARE_FINAL_TYPE (TenboSeatPlan, tenbo_seat_plan, TENBO, SEAT_PLAN, GtkWidget)

/* Seats the players called @names; @dealer is marked, and "" has no name yet. */
void tenbo_seat_plan_set_seating (TenboSeatPlan      *self,
                                  const TenboSeating *seating,
                                  const char *const  *names,
                                  TbPlayer            dealer);

/* The table in the middle. Borrowed. */
TenboTableTop *tenbo_seat_plan_get_table (TenboSeatPlan *self);

G_END_DECLS
