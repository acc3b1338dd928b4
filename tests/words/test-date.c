/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-date.h"
#include "tenbo-period.h"

#include <locale.h>

typedef struct
{
  const char *locale;
  const char *clock; /* value of the setting clock-format */
  const char *texts[6];
} Case;

/* A country decides about the order of day and month; the setting, or else the country, about the
 * clock. English texts in a country with another language use its order too. */
static const Case cases[] = {
  { "C.UTF-8",
    NULL,
    { "Saturday 21 November 2026", "21 November 2026", "21 Nov 2026", "21 Nov", "15:05",
      "21 November 2026, 15:05" } },
  { "C.UTF-8",
    "12h",
    { "Saturday 21 November 2026", "21 November 2026", "21 Nov 2026", "21 Nov", "3:05 PM",
      "21 November 2026, 3:05 PM" } },
  { "en_US.UTF-8",
    NULL,
    { "Saturday, November 21, 2026", "November 21, 2026", "Nov 21, 2026", "Nov 21", "3:05 PM",
      "November 21, 2026, 3:05 PM" } },
  { "en_US.UTF-8",
    "24h",
    { "Saturday, November 21, 2026", "November 21, 2026", "Nov 21, 2026", "Nov 21", "15:05",
      "November 21, 2026, 15:05" } },
  { "en_GB.UTF-8",
    NULL,
    { "Saturday 21 November 2026", "21 November 2026", "21 Nov 2026", "21 Nov", "15:05",
      "21 November 2026, 15:05" } },
  { "en_GB.UTF-8",
    "12h",
    { "Saturday 21 November 2026", "21 November 2026", "21 Nov 2026", "21 Nov", "3:05 PM",
      "21 November 2026, 3:05 PM" } },
  { "en_CA.UTF-8",
    "24h",
    { "Saturday, November 21, 2026", "November 21, 2026", "Nov 21, 2026", "Nov 21", "15:05",
      "November 21, 2026, 15:05" } },
};

static void
test_formats (gconstpointer data)
{
  const Case *expected = data;
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 21, 15, 5, 0);
  char *texts[6] = { NULL };

  if (setlocale (LC_TIME, expected->locale) == NULL)
    {
      g_test_skip ("the locale is not installed");
      return;
    }

  tenbo_date_set_clock_format (expected->clock);
  for (int style = TENBO_DATE_WEEKDAY; style <= TENBO_DATE_NO_YEAR; style++)
    texts[style] = tenbo_date_format_day (time, (TenboDateStyle) style);
  texts[4] = tenbo_date_format_time (time);
  texts[5] = tenbo_describe_record_time ("2026-11-21T15:05:00Z");
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_assert_cmpstr (texts[i], ==, expected->texts[i]);
      g_clear_pointer (&texts[i], g_free);
    }
}

/* An unknown value of the setting has no effect, like none. */
static void
test_unknown_setting (void)
{
  g_autoptr (GDateTime) time = g_date_time_new_utc (2026, 11, 21, 15, 5, 0);
  g_autofree char *text = NULL;

  g_assert_nonnull (setlocale (LC_TIME, "C.UTF-8"));
  tenbo_date_set_clock_format ("12h");
  tenbo_date_set_clock_format ("decimal");
  text = tenbo_date_format_time (time);
  g_assert_cmpstr (text, ==, "15:05");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/words/date/%s/%s", cases[i].locale,
                                               cases[i].clock != NULL ? cases[i].clock : "locale");

      g_test_add_data_func (path, &cases[i], test_formats);
    }
  g_test_add_func ("/words/date/unknown-setting", test_unknown_setting);

  return g_test_run ();
}
