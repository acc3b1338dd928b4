/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-date.h"

#include <glib/gi18n-lib.h>
#include <langinfo.h>
#include <locale.h>
#include <string.h>

/* The setting is atomic, because background threads format dates for exports. */
typedef enum
{
  CLOCK_OF_LOCALE,
  CLOCK_12_HOURS,
  CLOCK_24_HOURS,
} Clock;

static int clock_setting = CLOCK_OF_LOCALE;

/* Returns whether the locale of dates has a country. C and POSIX have none. */
static gboolean
has_country (void)
{
  const char *locale = setlocale (LC_TIME, NULL);

  return locale != NULL && !g_str_equal (locale, "C") && !g_str_has_prefix (locale, "C.") &&
         !g_str_equal (locale, "POSIX");
}

/* Returns the position of the first of @letters that is a conversion of @format, or the length of
 * @format. */
static size_t
find_conversion (const char *format,
                 const char *letters)
{
  size_t i = 0;

  for (; format[i] != '\0'; i++)
    if (format[i] == '%')
      {
        size_t start = i++;

        while (format[i] != '\0' && strchr ("-_0^#EO", format[i]) != NULL)
          i++;
        if (format[i] == '\0')
          break;
        if (strchr (letters, format[i]) != NULL)
          return start;
      }

  return strlen (format);
}

/* Returns whether the locale writes the month before the day, as in the United States. */
static gboolean
is_month_first (void)
{
  const char *format = nl_langinfo (D_FMT);

  return has_country () && find_conversion (format, "mbBhDF") < find_conversion (format, "de");
}

static gboolean
has_12_hours (void)
{
  const char *format = nl_langinfo (T_FMT);

  switch (g_atomic_int_get (&clock_setting))
    {
    case CLOCK_12_HOURS:
      return TRUE;
    case CLOCK_24_HOURS:
      return FALSE;
    default:
      return has_country () && find_conversion (format, "rIlp") < strlen (format);
    }
}

void
tenbo_date_set_clock_format (const char *format)
{
  Clock setting = CLOCK_OF_LOCALE;

  if (g_strcmp0 (format, "12h") == 0)
    setting = CLOCK_12_HOURS;
  else if (g_strcmp0 (format, "24h") == 0)
    setting = CLOCK_24_HOURS;
  g_atomic_int_set (&clock_setting, (int) setting);
}

char *
tenbo_date_format_day (GDateTime     *time,
                       TenboDateStyle style)
{
  /* The order of a language may depend on the country, so each format has two variants. */
  static const struct
  {
    const char *day_first;
    const char *month_first;
  } formats[] = {
    /* Translators: a day for g_date_time_format(): "Friday 14 November 2025". English needs two
     * variants, because the country decides about the order. In most languages, the translations
     * of both are the same. */
    [TENBO_DATE_WEEKDAY] = { NC_ ("day first", "%A %-d %B %Y"),
                             /* Translators: "Friday, November 14, 2025", for countries that write
                              * the month first */
                             NC_ ("month first", "%A, %B %-d, %Y") },
    /* Translators: "14 November 2025" */
    [TENBO_DATE_LONG] = { NC_ ("day first", "%-d %B %Y"),
                          /* Translators: "November 14, 2025" */
                          NC_ ("month first", "%B %-d, %Y") },
    /* Translators: "14 Nov 2025" */
    [TENBO_DATE_MEDIUM] = { NC_ ("day first", "%-d %b %Y"),
                            /* Translators: "Nov 14, 2025" */
                            NC_ ("month first", "%b %-d, %Y") },
    /* Translators: a day of this year: "14 Nov" */
    /* xgettext:no-c-format */
    [TENBO_DATE_NO_YEAR] = { NC_ ("day first", "%-d %b"),
                             /* Translators: a day of this year: "Nov 14" */
                             /* xgettext:no-c-format */
                             NC_ ("month first", "%b %-d") },
  };

  g_return_val_if_fail (time != NULL, NULL);
  g_return_val_if_fail ((guint) style < G_N_ELEMENTS (formats), NULL);

  return g_date_time_format (
    time, is_month_first ()
            ? g_dpgettext2 (GETTEXT_PACKAGE, "month first", formats[style].month_first)
            : g_dpgettext2 (GETTEXT_PACKAGE, "day first", formats[style].day_first));
}

char *
tenbo_date_format_time (GDateTime *time)
{
  g_return_val_if_fail (time != NULL, NULL);

  if (has_12_hours ())
    /* Translators: a time of day with 12 hours for g_date_time_format(): "9:05 PM" */
    return g_date_time_format (time, _ ("%-I:%M %p"));

  /* Translators: a time of day with 24 hours for g_date_time_format(): "21:05" */
  return g_date_time_format (time, _ ("%H:%M"));
}

char *
tenbo_date_join (const char *day,
                 const char *time)
{
  g_return_val_if_fail (day != NULL && time != NULL, NULL);

  /* Translators: a day and a time: "14 Nov, 21:05", "Yesterday, 9:05 PM" */
  return g_strdup_printf (C_ ("day and time", "%1$s, %2$s"), day, time);
}
