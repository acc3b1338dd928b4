/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "tenbo-statistics.h"

G_BEGIN_DECLS

/* The totals of a person for each day, month or year with games. */

typedef enum
{
  TENBO_TOTALS_DAY,
  TENBO_TOTALS_MONTH,
  TENBO_TOTALS_YEAR,
} TenboTotalsUnit;

#define TENBO_N_TOTALS_UNITS (TENBO_TOTALS_YEAR + 1)

typedef struct
{
  TenboTotalsUnit unit;
  int             year;
  int             month; /* 1 to 12; 1 of a year */
  int             day;   /* 1 to 31; 1 of a month or year */
  TenboStatistic  total;
  TenboStatistic  ranks[2]; /* average rank in games of 3 and of 4 players */
} TenboPeriodTotal;

/* Returns the totals by the clock of the players, the latest first. Of TenboPeriodTotal; transfer
 * full. */
GArray *tenbo_period_totals_new (const TenboStatistics *statistics,
                                 TenboTotalsUnit        unit);

/* Returns the name of the unit in files: "day", "month", "year". */
const char *tenbo_totals_unit_get_name (TenboTotalsUnit unit);

/* Returns the period as in files: "2026-11-21", "2026-11", "2026". Transfer full. */
char *tenbo_period_total_dup_key (const TenboPeriodTotal *total);

G_END_DECLS
