/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Periods that are asked for often. */
typedef enum
{
  TENBO_PERIOD_ANY,
  TENBO_PERIOD_THIS_MONTH,
  TENBO_PERIOD_LAST_MONTH,
  TENBO_PERIOD_THIS_YEAR,
  TENBO_PERIOD_LAST_YEAR,
  TENBO_PERIOD_TWELVE_MONTHS, /* until today */
  TENBO_PERIOD_DAYS,          /* chosen by hand */
} TenboPeriod;

#define TENBO_N_PERIODS (TENBO_PERIOD_DAYS + 1)

/* "This Month". Constant. */
const char *tenbo_period_get_name (TenboPeriod period);

/* The first and the last day of @period, seen on @today; NULL: open. Transfer full. Of ANY and DAYS
 * both are NULL. */
void tenbo_period_get_days (TenboPeriod period,
                            GDateTime  *today,
                            GDateTime **first_day,
                            GDateTime **last_day);

G_END_DECLS
