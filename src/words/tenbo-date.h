/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The format of dates and times for users. The locale of dates (LC_TIME) decides the order of day
 * and month; the user's setting, or else the same locale, decides between 12 and 24 hours. */
typedef enum
{
  TENBO_DATE_WEEKDAY, /* "Friday 14 November 2025" */
  TENBO_DATE_LONG,    /* "14 November 2025" */
  TENBO_DATE_MEDIUM,  /* "14 Nov 2025" */
  TENBO_DATE_NO_YEAR, /* "14 Nov" */
} TenboDateStyle;

/* Sets the clock of all texts from now on: "12h" or "24h", the values of the setting clock-format
 * of org.gnome.desktop.interface and of the settings portal. Any other text, or NULL, selects the
 * clock of the locale. */
void tenbo_date_set_clock_format (const char *format);

/* Formats the day of @time. Transfer full. */
char *tenbo_date_format_day (GDateTime     *time,
                             TenboDateStyle style);

/* Formats the time of day of @time: "21:05" or "9:05 PM". Transfer full. */
char *tenbo_date_format_time (GDateTime *time);

/* Joins a day and a time: "14 Nov, 21:05". Transfer full. */
char *tenbo_date_join (const char *day,
                       const char *time);

G_END_DECLS
