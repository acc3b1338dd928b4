/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A stretch of time that figures are asked for. */
typedef enum
{
  TENBO_FIGURE_PERIOD_ALL,
  TENBO_FIGURE_PERIOD_YEAR,          /* the calendar's, as all below */
  TENBO_FIGURE_PERIOD_TWELVE_MONTHS, /* up to and with today */
  TENBO_FIGURE_PERIOD_THREE_MONTHS,
  TENBO_FIGURE_PERIOD_MONTH,
  TENBO_FIGURE_PERIOD_DAYS, /* from a day to a day */
  TENBO_N_FIGURE_PERIODS,
} TenboFigurePeriod;

/* "All time", "This year"; static. */
const char *tenbo_figure_period_get_name (TenboFigurePeriod period);

/* The moments between which @period lies at @now, in the time zone of @now: [@since, @until), 0
 * where it is open. Of TENBO_FIGURE_PERIOD_DAYS tenbo_figure_period_get_days() says them. */
void tenbo_figure_period_get_bounds (TenboFigurePeriod period,
                                     GDateTime        *now,
                                     gint64           *since_msec,
                                     gint64           *until_msec);

/* The same for all of the days from @first to @last, in whichever order; NULL: open. */
void tenbo_figure_period_get_days (GDateTime *first,
                                   GDateTime *last,
                                   gint64    *since_msec,
                                   gint64    *until_msec);

G_END_DECLS
