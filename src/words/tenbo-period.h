/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-rows.h"

G_BEGIN_DECLS

/* Times, days and periods for users. All texts are transfer full unless noted otherwise. */

/* Formats a time for lists: "21:05" today, "Yesterday 21:05", "14 Nov 21:05", "14 Nov 2025".
 * @time_ms and the current time @now_ms are in milliseconds since 1970 UTC. */
char *tenbo_describe_time (gint64 time_ms,
                           gint64 now_ms);

/* Formats the time of a game for lists, in the time zone in which it was played. */
char *tenbo_describe_game_time (const TenboStoredTime *time,
                                gint64                 now_ms);

/* Format the day and the time of a game, in the time zone in which it was played: "Friday 14
 * November 2025" and "21:05". */
char *tenbo_describe_day (const TenboStoredTime *time);
char *tenbo_describe_time_of_day (const TenboStoredTime *time);

/* Formats the time that is left of a game with a time limit: "12 min left", "Time is up". NULL if
 * it has been up for an hour: a game that is continued later has no limit. */
char *tenbo_describe_time_left (gint64 left_msec);

/* Formats a day: "14 Nov 2025". */
char *tenbo_describe_date (GDateTime *day);

/* Formats the time @iso8601 of a record in the time zone in which it was played: "21 November 2026,
 * 19:30". Returns NULL for NULL. */
char *tenbo_describe_record_time (const char *iso8601);

/* Calendar periods for filtering games and statistics */
typedef enum
{
  TENBO_PERIOD_ANY,
  TENBO_PERIOD_THIS_MONTH,
  TENBO_PERIOD_LAST_MONTH,
  TENBO_PERIOD_THREE_MONTHS, /* until today */
  TENBO_PERIOD_THIS_YEAR,
  TENBO_PERIOD_LAST_YEAR,
  TENBO_PERIOD_TWELVE_MONTHS, /* until today */
  TENBO_PERIOD_DAYS,          /* chosen by the user */
} TenboPeriod;

#define TENBO_N_PERIODS (TENBO_PERIOD_DAYS + 1)

/* Returns a name: "This Month". Static. */
const char *tenbo_period_get_name (TenboPeriod period);

/* Sets the first and the last day of @period relative to @today; NULL: open. Transfer full. ANY and
 * DAYS set both to NULL. */
void tenbo_period_get_days (TenboPeriod period,
                            GDateTime  *today,
                            GDateTime **first_day,
                            GDateTime **last_day);

/* Sets the limits of the days from @first_day to @last_day in their time zones, in milliseconds
 * since 1970: [@since_msec, @until_msec). NULL is open and gives 0. */
void tenbo_period_get_bounds (GDateTime *first_day,
                              GDateTime *last_day,
                              gint64    *since_msec,
                              gint64    *until_msec);

G_END_DECLS
