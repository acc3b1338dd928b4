/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-period.h"

#include "tenbo-date.h"

#include <glib/gi18n-lib.h>

#define MINUTE_MSEC G_GINT64_CONSTANT (60000)

/* A game that is continued later than this after its limit has none. */
#define LATE_MSEC (60 * MINUTE_MSEC)

/* --- Moments and days --- */

char *
tenbo_describe_day (const TenboStoredTime *time)
{
  g_autoptr (GDateTime) local = tenbo_stored_time_to_local (time);

  return tenbo_date_format_day (local, TENBO_DATE_WEEKDAY);
}

char *
tenbo_describe_time_of_day (const TenboStoredTime *time)
{
  g_autoptr (GDateTime) local = tenbo_stored_time_to_local (time);

  return tenbo_date_format_time (local);
}

char *
tenbo_describe_time_left (gint64 left_msec)
{
  gulong minutes;

  if (left_msec < -LATE_MSEC)
    return NULL;
  if (left_msec <= 0)
    return g_strdup (_ ("Time is up"));

  minutes = (gulong) ((left_msec + MINUTE_MSEC - 1) / MINUTE_MSEC);

  /* Translators: the time that is left of a game with a time limit */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%lu min left", "%lu min left", minutes),
                          minutes);
}

char *
tenbo_describe_date (GDateTime *day)
{
  g_return_val_if_fail (day != NULL, NULL);

  return tenbo_date_format_day (day, TENBO_DATE_MEDIUM);
}

char *
tenbo_describe_record_time (const char *iso8601)
{
  g_autoptr (GDateTime) time = iso8601 != NULL ? g_date_time_new_from_iso8601 (iso8601, NULL)
                                               : NULL;
  g_autofree char *day = NULL;
  g_autofree char *time_of_day = NULL;

  if (time == NULL)
    return NULL;

  day = tenbo_date_format_day (time, TENBO_DATE_LONG);
  time_of_day = tenbo_date_format_time (time);
  return tenbo_date_join (day, time_of_day);
}

static gboolean
is_same_day (GDateTime *one,
             GDateTime *other)
{
  return g_date_time_get_year (one) == g_date_time_get_year (other) &&
         g_date_time_get_day_of_year (one) == g_date_time_get_day_of_year (other);
}

/* Formats @then relative to @now, both in the same time zone. */
static char *
describe_moment (GDateTime *then,
                 GDateTime *now)
{
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (now, -1);
  g_autofree char *day = NULL;
  g_autofree char *time_of_day = tenbo_date_format_time (then);

  if (is_same_day (then, now))
    return g_steal_pointer (&time_of_day);

  if (is_same_day (then, yesterday))
    /* Translators: day of a game in lists, before the time: "Yesterday, 21:05" */
    return tenbo_date_join (_ ("Yesterday"), time_of_day);

  if (g_date_time_get_year (then) != g_date_time_get_year (now))
    return tenbo_describe_date (then);

  day = tenbo_date_format_day (then, TENBO_DATE_NO_YEAR);
  return tenbo_date_join (day, time_of_day);
}

char *
tenbo_describe_time (gint64 time_ms,
                     gint64 now_ms)
{
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_local (time_ms / 1000);
  g_autoptr (GDateTime) now = g_date_time_new_from_unix_local (now_ms / 1000);

  g_return_val_if_fail (then != NULL && now != NULL, NULL);

  return describe_moment (then, now);
}

char *
tenbo_describe_game_time (const TenboStoredTime *time,
                          gint64                 now_ms)
{
  TenboStoredTime seen_from = { now_ms, time->offset_minutes };
  g_autoptr (GDateTime) then = tenbo_stored_time_to_local (time);
  g_autoptr (GDateTime) now = tenbo_stored_time_to_local (&seen_from);

  g_return_val_if_fail (then != NULL && now != NULL, NULL);

  return describe_moment (then, now);
}

/* --- Periods --- */

const char *
tenbo_period_get_name (TenboPeriod period)
{
  static const char *const names[TENBO_N_PERIODS] = {
    /* Translators: period: all games */
    [TENBO_PERIOD_ANY] = N_ ("Any Time"),
    [TENBO_PERIOD_THIS_MONTH] = N_ ("This Month"),
    [TENBO_PERIOD_LAST_MONTH] = N_ ("Last Month"),
    [TENBO_PERIOD_THREE_MONTHS] = N_ ("Last 3 Months"),
    [TENBO_PERIOD_THIS_YEAR] = N_ ("This Year"),
    [TENBO_PERIOD_LAST_YEAR] = N_ ("Last Year"),
    [TENBO_PERIOD_TWELVE_MONTHS] = N_ ("Last 12 Months"),
    [TENBO_PERIOD_DAYS] = N_ ("Choose Dates"),
  };

  g_return_val_if_fail ((int) period >= 0 && period < TENBO_N_PERIODS, "");

  return _ (names[period]);
}

/* Returns the first day of the month @n_months after the month of @day. */
static GDateTime *
get_first_of_month (GDateTime *day,
                    int        n_months)
{
  g_autoptr (GDateTime) first = g_date_time_new (g_date_time_get_timezone (day),
                                                 g_date_time_get_year (day),
                                                 g_date_time_get_month (day),
                                                 1,
                                                 12,
                                                 0,
                                                 0);

  return g_date_time_add_months (first, n_months);
}

/* Sets the days of @n_months from @first, the first day of a month. */
static void
get_months (GDateTime  *first,
            int         n_months,
            GDateTime **first_day,
            GDateTime **last_day)
{
  g_autoptr (GDateTime) after = g_date_time_add_months (first, n_months);

  *first_day = g_date_time_ref (first);
  *last_day = g_date_time_add_days (after, -1);
}

/* Sets the days of the @n_months that end with @today. */
static void
get_months_until (GDateTime  *today,
                  int         n_months,
                  GDateTime **first_day,
                  GDateTime **last_day)
{
  g_autoptr (GDateTime) before = g_date_time_add_months (today, -n_months);

  *first_day = g_date_time_add_days (before, 1);
  *last_day = g_date_time_ref (today);
}

void
tenbo_period_get_days (TenboPeriod period,
                       GDateTime  *today,
                       GDateTime **first_day,
                       GDateTime **last_day)
{
  g_autoptr (GDateTime) month = NULL;
  g_autoptr (GDateTime) year = NULL;

  g_return_if_fail (today != NULL);

  *first_day = NULL;
  *last_day = NULL;
  month = get_first_of_month (today, period == TENBO_PERIOD_LAST_MONTH ? -1 : 0);
  year = get_first_of_month (today,
                             1 - g_date_time_get_month (today) -
                               (period == TENBO_PERIOD_LAST_YEAR ? 12 : 0));

  switch (period)
    {
    case TENBO_PERIOD_THIS_MONTH:
    case TENBO_PERIOD_LAST_MONTH:
      get_months (month, 1, first_day, last_day);
      break;
    case TENBO_PERIOD_THIS_YEAR:
    case TENBO_PERIOD_LAST_YEAR:
      get_months (year, 12, first_day, last_day);
      break;
    case TENBO_PERIOD_THREE_MONTHS:
      get_months_until (today, 3, first_day, last_day);
      break;
    case TENBO_PERIOD_TWELVE_MONTHS:
      get_months_until (today, 12, first_day, last_day);
      break;
    case TENBO_PERIOD_ANY:
    case TENBO_PERIOD_DAYS:
    default:
      break;
    }
}

/* Returns the beginning of the day @n_days after @day. Days can be longer or shorter than 24
 * hours. */
static gint64
get_start_msec (GDateTime *day,
                int        n_days)
{
  g_autoptr (GDateTime) other = g_date_time_add_days (day, n_days);
  g_autoptr (GDateTime) start = NULL;

  start = g_date_time_new (g_date_time_get_timezone (other), g_date_time_get_year (other),
                           g_date_time_get_month (other), g_date_time_get_day_of_month (other),
                           0, 0, 0);

  return g_date_time_to_unix (start) * 1000;
}

void
tenbo_period_get_bounds (GDateTime *first_day,
                         GDateTime *last_day,
                         gint64    *since_msec,
                         gint64    *until_msec)
{
  g_return_if_fail (since_msec != NULL && until_msec != NULL);

  *since_msec = first_day != NULL ? get_start_msec (first_day, 0) : 0;
  *until_msec = last_day != NULL ? get_start_msec (last_day, 1) : 0;
}
