/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-period-options.h"

#include <string.h>

/* The moment @n_days after the day that @text names begins. FALSE if it names none, or no day can
 * follow it. */
static gboolean
read_day (const char *text,
          int         n_days,
          gint64     *msec)
{
  g_autoptr (GTimeZone) here = g_time_zone_new_local ();
  g_autoptr (GDateTime) day = NULL;
  g_autoptr (GDateTime) other = NULL;
  g_autofree char *whole = g_strconcat (text, "T00:00:00", NULL);

  if (strlen (text) != strlen ("2026-11-22"))
    return FALSE;

  day = g_date_time_new_from_iso8601 (whole, here);
  if (day == NULL)
    return FALSE;

  other = g_date_time_add_days (day, n_days);
  if (other == NULL)
    return FALSE;

  *msec = g_date_time_to_unix (other) * 1000;
  return TRUE;
}

gboolean
tenbo_period_options_read (const TenboPeriodOptions *period,
                           gint64                   *since_msec,
                           gint64                   *until_msec,
                           const char              **wrong)
{
  *since_msec = 0;
  *until_msec = 0;

  *wrong = period->since;
  if (period->since != NULL && !read_day (period->since, 0, since_msec))
    return FALSE;

  *wrong = period->until;
  if (period->until == NULL)
    return TRUE;
  if (!read_day (period->until, 1, until_msec))
    return FALSE;

  /* 0 would be no end at all. */
  *until_msec = MAX (*until_msec, 1);
  return TRUE;
}

gboolean
tenbo_players_option_is_fine (int n_players)
{
  return n_players == 0 || n_players == 3 || n_players == 4;
}

void
tenbo_period_options_clear (TenboPeriodOptions *period)
{
  g_clear_pointer (&period->since, g_free);
  g_clear_pointer (&period->until, g_free);
}
