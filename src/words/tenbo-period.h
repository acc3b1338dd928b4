/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"

G_BEGIN_DECLS

/* Moments, days and periods as people say them. All texts are transfer full unless it is said. */

/* A moment for lists: "21:05" today, "Yesterday 21:05", "14 Nov 21:05", "14 Nov 2025". @time_ms is
 * milliseconds since 1970 UTC, @now_ms the moment it is seen from. */
char *tenbo_describe_time (gint64 time_ms,
                           gint64 now_ms);

/* The same of a game, by the clock of the place where it was. */
char *tenbo_describe_game_time (const TenboStoredTime *time,
                                gint64                 now_ms);

/* By the clock of the place where it was: "Friday 14 November 2025", and "21:05". */
char *tenbo_describe_day (const TenboStoredTime *time);
char *tenbo_describe_time_of_day (const TenboStoredTime *time);

/* "14 Nov 2025". */
char *tenbo_describe_date (GDateTime *day);

/* "21 November 2026, 19:30": the moment @iso8601 of a record, by the clock of the place where it
 * was. NULL for NULL. */
char *tenbo_describe_record_time (const char *iso8601);

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
