/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-app-test.h"
#include "tenbo-period.h"

static void
check_period (TenboPeriod period,
              const char *first,
              const char *last)
{
  g_autoptr (GDateTime) today = g_date_time_new_local (2025, 3, 1, 12, 0, 0);
  g_autoptr (GDateTime) first_day = NULL;
  g_autoptr (GDateTime) last_day = NULL;
  g_autofree char *first_text = NULL;
  g_autofree char *last_text = NULL;

  tenbo_period_get_days (period, today, &first_day, &last_day);
  first_text = first_day != NULL ? g_date_time_format (first_day, "%F") : NULL;
  last_text = last_day != NULL ? g_date_time_format (last_day, "%F") : NULL;
  g_assert_cmpstr (first_text, ==, first);
  g_assert_cmpstr (last_text, ==, last);
}

static void
test_periods (void)
{
  check_period (TENBO_PERIOD_ANY, NULL, NULL);
  check_period (TENBO_PERIOD_DAYS, NULL, NULL);
  check_period (TENBO_PERIOD_THIS_MONTH, "2025-03-01", "2025-03-31");
  check_period (TENBO_PERIOD_LAST_MONTH, "2025-02-01", "2025-02-28");
  check_period (TENBO_PERIOD_THREE_MONTHS, "2024-12-02", "2025-03-01");
  check_period (TENBO_PERIOD_THIS_YEAR, "2025-01-01", "2025-12-31");
  check_period (TENBO_PERIOD_LAST_YEAR, "2024-01-01", "2024-12-31");
  check_period (TENBO_PERIOD_TWELVE_MONTHS, "2024-03-02", "2025-03-01");
}

/* From the morning of the first day to the end of the last one. */
static void
test_bounds (void)
{
  g_autoptr (GDateTime) first = g_date_time_new_local (2027, 12, 31, 18, 0, 0);
  g_autoptr (GDateTime) last = g_date_time_new_local (2028, 2, 29, 23, 59, 59);
  g_autoptr (GDateTime) since = g_date_time_new_local (2027, 12, 31, 0, 0, 0);
  g_autoptr (GDateTime) until = g_date_time_new_local (2028, 3, 1, 0, 0, 0);
  gint64 since_msec;
  gint64 until_msec;

  tenbo_period_get_bounds (first, last, &since_msec, &until_msec);
  g_assert_cmpint (since_msec, ==, g_date_time_to_unix (since) * 1000);
  g_assert_cmpint (until_msec, ==, g_date_time_to_unix (until) * 1000);

  tenbo_period_get_bounds (NULL, NULL, &since_msec, &until_msec);
  g_assert_cmpint (since_msec, ==, 0);
  g_assert_cmpint (until_msec, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  app_test_init (&argc, &argv);

  g_test_add_func ("/app/period/periods", test_periods);
  g_test_add_func ("/app/period/bounds", test_bounds);

  return g_test_run ();
}
