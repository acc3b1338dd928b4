/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-period-totals.h"

const char *
tenbo_totals_unit_get_name (TenboTotalsUnit unit)
{
  static const char *const names[TENBO_N_TOTALS_UNITS] = { "day", "month", "year" };

  g_return_val_if_fail ((guint) unit < TENBO_N_TOTALS_UNITS, NULL);

  return names[unit];
}

char *
tenbo_period_total_dup_key (const TenboPeriodTotal *total)
{
  switch (total->unit)
    {
    case TENBO_TOTALS_DAY:
      return g_strdup_printf ("%04d-%02d-%02d", total->year, total->month, total->day);
    case TENBO_TOTALS_MONTH:
      return g_strdup_printf ("%04d-%02d", total->year, total->month);
    case TENBO_TOTALS_YEAR:
    default:
      return g_strdup_printf ("%04d", total->year);
    }
}

/* Returns an empty total of the period with the game @point. */
static TenboPeriodTotal
create_total (const TenboStatisticsPoint *point,
              TenboTotalsUnit             unit,
              gboolean                    in_thousands)
{
  TenboStoredTime  started = { point->started_msec, point->started_offset };
  TenboPeriodTotal total = {
    .unit = unit,
    .month = 1,
    .day = 1,
    .total = { .id = TENBO_STATISTIC_TOTAL, .in_thousands = in_thousands },
    .ranks = { { .id = TENBO_STATISTIC_AVERAGE_RANK, .variant = 3 },
               { .id = TENBO_STATISTIC_AVERAGE_RANK, .variant = 4 } },
  };
  g_autoptr (GDateTime) time = tenbo_stored_time_to_local (&started);

  total.year = g_date_time_get_year (time);
  if (unit <= TENBO_TOTALS_MONTH)
    total.month = g_date_time_get_month (time);
  if (unit == TENBO_TOTALS_DAY)
    total.day = g_date_time_get_day_of_month (time);

  return total;
}

static void
count (TenboStatistic *statistic,
       gint64          number)
{
  statistic->number += number;
  statistic->of++;
  statistic->n_games++;
}

GArray *
tenbo_period_totals_new (const TenboStatistics *statistics,
                         TenboTotalsUnit        unit)
{
  const GArray *points = tenbo_statistics_get_points (statistics);
  GArray       *totals = g_array_new (FALSE, FALSE, sizeof (TenboPeriodTotal));

  for (guint i = points->len; i > 0; i--)
    {
      const TenboStatisticsPoint *point = &g_array_index (points, TenboStatisticsPoint, i - 1);
      TenboPeriodTotal new =
        create_total (point, unit, tenbo_statistics_is_in_thousands (statistics));
      TenboPeriodTotal *last = totals->len > 0
                                 ? &g_array_index (totals, TenboPeriodTotal, totals->len - 1)
                                 : NULL;

      if (last == NULL || last->year != new.year || last->month != new.month ||
          last->day != new.day)
        {
          g_array_append_val (totals, new);
          last = &g_array_index (totals, TenboPeriodTotal, totals->len - 1);
        }
      count (&last->total, point->total);
      count (&last->ranks[point->n_players - 3], point->rank);
    }

  return totals;
}
