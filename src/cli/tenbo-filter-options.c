/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-filter-options.h"

#include "tenbo-config.h"

#include <glib/gi18n-lib.h>
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
tenbo_filter_options_read (const TenboFilterOptions *options,
                           const TenboCommand       *command,
                           TenboResultFilter        *filter)
{
  const char *wrong = NULL;

  *filter = (TenboResultFilter) {
    .ruleset_key = options->ruleset,
    .n_players = options->n_players,
  };

  if (options->since != NULL && !read_day (options->since, 0, &filter->since_msec))
    wrong = options->since;
  else if (options->until != NULL && !read_day (options->until, 1, &filter->until_msec))
    wrong = options->until;

  /* 0 would be no end at all. */
  if (options->until != NULL)
    filter->until_msec = MAX (filter->until_msec, 1);

  if (wrong != NULL)
    tenbo_command_misused (command, _ ("“%s” is no day as in 2026-11-22."), wrong);
  else if (options->n_players != 0 && options->n_players != 3 && options->n_players != 4)
    tenbo_command_misused (command, _ ("A game has 3 or 4 players."));
  else
    return tenbo_command_check_number (command, "--minimum", options->minimum, 0, G_MAXINT);

  return FALSE;
}

void
tenbo_filter_options_clear (TenboFilterOptions *options)
{
  g_free (options->since);
  g_free (options->until);
  g_free (options->ruleset);
  g_free (options->opponent);
}
