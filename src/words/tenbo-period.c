/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-period.h"

#include <glib/gi18n-lib.h>

const char *
tenbo_period_get_name (TenboPeriod period)
{
  switch (period)
    {
    case TENBO_PERIOD_ANY:
      return _ ("Any Time");
    case TENBO_PERIOD_THIS_MONTH:
      return _ ("This Month");
    case TENBO_PERIOD_LAST_MONTH:
      return _ ("Last Month");
    case TENBO_PERIOD_THREE_MONTHS:
      return _ ("Last 3 Months");
    case TENBO_PERIOD_THIS_YEAR:
      return _ ("This Year");
    case TENBO_PERIOD_LAST_YEAR:
      return _ ("Last Year");
    case TENBO_PERIOD_TWELVE_MONTHS:
      return _ ("Last 12 Months");
    case TENBO_PERIOD_DAYS:
      return _ ("Choose Days");
    default:
      g_return_val_if_reached ("");
    }
}

/* The first of the month of @day, @n_months later. */
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

static GDateTime *
get_day_before (GDateTime *day)
{
  return g_date_time_add_days (day, -1);
}

/* The @n_months from the first of a month on. */
static void
get_months (GDateTime  *first,
            int         n_months,
            GDateTime **first_day,
            GDateTime **last_day)
{
  g_autoptr (GDateTime) after = g_date_time_add_months (first, n_months);

  *first_day = g_date_time_ref (first);
  *last_day = get_day_before (after);
}

/* The @n_months that end with @today. */
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

/* When the day begins that is @n_days after @day: not always 24 hours for each later. */
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
