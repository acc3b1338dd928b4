/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-figure-period.h"

#include <glib/gi18n.h>

const char *
tenbo_figure_period_get_name (TenboFigurePeriod period)
{
  static const char *const names[TENBO_N_FIGURE_PERIODS] = {
    [TENBO_FIGURE_PERIOD_ALL] = NC_ ("period", "All time"),
    [TENBO_FIGURE_PERIOD_YEAR] = NC_ ("period", "This year"),
    [TENBO_FIGURE_PERIOD_TWELVE_MONTHS] = NC_ ("period", "12 months"),
    [TENBO_FIGURE_PERIOD_THREE_MONTHS] = NC_ ("period", "3 months"),
    [TENBO_FIGURE_PERIOD_MONTH] = NC_ ("period", "This month"),
    [TENBO_FIGURE_PERIOD_DAYS] = NC_ ("period", "From … to …"),
  };

  g_return_val_if_fail ((guint) period < TENBO_N_FIGURE_PERIODS, "");

  return g_dpgettext2 (NULL, "period", names[period]);
}

static gint64
get_msec (GDateTime *time)
{
  return g_date_time_to_unix (time) * 1000;
}

/* When the day begins, in the time zone of @time. */
static gint64
get_start (GDateTime *time,
           int        year,
           int        month,
           int        day)
{
  g_autoptr (GDateTime) start = g_date_time_new (g_date_time_get_timezone (time), year, month, day,
                                                 0, 0, 0);

  return start != NULL ? get_msec (start) : 0;
}

static gint64
get_start_of_day (GDateTime *time)
{
  return get_start (time, g_date_time_get_year (time), g_date_time_get_month (time),
                    g_date_time_get_day_of_month (time));
}

static gint64
get_start_of_next_day (GDateTime *time)
{
  g_autoptr (GDateTime) next = g_date_time_add_days (time, 1);

  return get_start_of_day (next);
}

static gint64
get_start_before (GDateTime *now,
                  int        months)
{
  g_autoptr (GDateTime) then = g_date_time_add_months (now, -months);

  return get_start_of_next_day (then);
}

void
tenbo_figure_period_get_bounds (TenboFigurePeriod period,
                                GDateTime        *now,
                                gint64           *since_msec,
                                gint64           *until_msec)
{
  g_return_if_fail (now != NULL && since_msec != NULL && until_msec != NULL);

  *since_msec = 0;
  *until_msec = 0;
  switch (period)
    {
    case TENBO_FIGURE_PERIOD_YEAR:
      *since_msec = get_start (now, g_date_time_get_year (now), 1, 1);
      break;
    case TENBO_FIGURE_PERIOD_TWELVE_MONTHS:
      *since_msec = get_start_before (now, 12);
      break;
    case TENBO_FIGURE_PERIOD_THREE_MONTHS:
      *since_msec = get_start_before (now, 3);
      break;
    case TENBO_FIGURE_PERIOD_MONTH:
      *since_msec = get_start (now, g_date_time_get_year (now), g_date_time_get_month (now), 1);
      break;
    case TENBO_FIGURE_PERIOD_ALL:
    case TENBO_FIGURE_PERIOD_DAYS:
    case TENBO_N_FIGURE_PERIODS:
    default:
      break;
    }
}

void
tenbo_figure_period_get_days (GDateTime *first,
                              GDateTime *last,
                              gint64    *since_msec,
                              gint64    *until_msec)
{
  g_return_if_fail (since_msec != NULL && until_msec != NULL);

  if (first != NULL && last != NULL && g_date_time_compare (first, last) > 0)
    {
      GDateTime *other = first;

      first = last;
      last = other;
    }

  *since_msec = first != NULL ? get_start_of_day (first) : 0;
  *until_msec = last != NULL ? get_start_of_next_day (last) : 0;
}
