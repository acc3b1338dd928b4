/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Periods that games and figures are asked for, by the calendar. */
typedef enum
{
  TENBO_PERIOD_ANY,
  TENBO_PERIOD_THIS_MONTH,
  TENBO_PERIOD_LAST_MONTH,
  TENBO_PERIOD_THREE_MONTHS, /* until today */
  TENBO_PERIOD_THIS_YEAR,
  TENBO_PERIOD_LAST_YEAR,
  TENBO_PERIOD_TWELVE_MONTHS, /* until today */
  TENBO_PERIOD_DAYS,          /* chosen by hand */
} TenboPeriod;

#define TENBO_N_PERIODS (TENBO_PERIOD_DAYS + 1)

/* "This Month". Constant. */
const char *tenbo_period_get_name (TenboPeriod period);

/* The first and the last day of @period, seen on @today; NULL: open. Transfer full. Of ANY and DAYS
 * both are NULL. */
void tenbo_period_get_days (TenboPeriod period,
                            GDateTime  *today,
                            GDateTime **first_day,
                            GDateTime **last_day);

/* The moments between which the days from @first_day to @last_day lie, in their own time zones, in
 * milliseconds since 1970: [@since_msec, @until_msec). NULL is open and gives 0. */
void tenbo_period_get_bounds (GDateTime *first_day,
                              GDateTime *last_day,
                              gint64    *since_msec,
                              gint64    *until_msec);

G_END_DECLS
