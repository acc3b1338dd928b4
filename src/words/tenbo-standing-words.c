/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-standing-words.h"

#include "tenbo-period.h"
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* Returns a month or a year: "November 2026", "2026". Arguments: see TenboStandingColumn. */
static char *
describe_months (int month,
                 int n_months)
{
  g_autoptr (GDateTime) first = g_date_time_new_utc (month / 12, month % 12 + 1, 1, 0, 0, 0);

  if (n_months == 12)
    /* Translators: a year for g_date_time_format(): "2026" */
    return g_date_time_format (first, C_ ("period", "%Y"));

  /* Translators: a month for g_date_time_format(): "November 2026" */
  return g_date_time_format (first, C_ ("period", "%B %Y"));
}

char *
tenbo_standing_column_dup_title (const TenboStandingColumn *column,
                                 int                        n_players)
{
  g_autofree char *variant = NULL;

  if (column->month != 0)
    return describe_months (column->month, column->n_months);

  if (n_players == 0 && tenbo_standing_has_ranks (column->id))
    variant = tenbo_statistic_dup_variant_name (column->id, column->variant);

  return g_strjoin (" \u00b7 ", tenbo_statistic_get_name (column->id), variant, NULL);
}

char *
tenbo_standing_column_dup_key (const TenboStandingColumn *column)
{
  const char *key = tenbo_statistic_get_key (column->id);

  if (column->n_months == 12)
    return g_strdup_printf ("%s_%d", key, column->month / 12);
  if (column->month != 0)
    return g_strdup_printf ("%s_%d-%02d", key, column->month / 12, column->month % 12 + 1);

  return tenbo_standing_has_ranks (column->id)
           ? tenbo_statistic_dup_key (column->id, column->variant)
           : g_strdup (key);
}

char *
tenbo_standing_dup_cell (const TenboStanding       *standing,
                         const TenboStandingColumn *column)
{
  TenboStatistic statistic = tenbo_standing_get_cell (standing, column);

  return column->month != 0 && statistic.of == 0 ? g_strdup ("")
                                                 : tenbo_statistic_dup_text (&statistic);
}

char *
tenbo_period_total_dup_name (const TenboPeriodTotal *total)
{
  g_autoptr (GDateTime) day = g_date_time_new_utc (total->year, total->month, total->day, 0, 0, 0);

  return total->unit == TENBO_TOTALS_DAY
           ? tenbo_describe_date (day)
           : describe_months (total->year * 12 + total->month - 1,
                              total->unit == TENBO_TOTALS_YEAR ? 12 : 1);
}

char *
tenbo_period_total_dup_games (const TenboPeriodTotal *total)
{
  g_autofree char *games = tenbo_words_games (total->total.n_games);
  g_autofree char *threes = tenbo_statistic_dup_text (&total->ranks[0]);
  g_autofree char *fours = tenbo_statistic_dup_text (&total->ranks[1]);

  if (total->ranks[0].of > 0 && total->ranks[1].of > 0)
    /* Translators: games in a month, and the average rank in those of four and of three players */
    return g_strdup_printf (_ ("%1$s · average rank %2$s with four players, %3$s with three"),
                            games, fours, threes);

  /* Translators: games in a month: "12 games · average rank 2.31" */
  return g_strdup_printf (_ ("%1$s · average rank %2$s"), games,
                          total->ranks[1].of > 0 ? fours : threes);
}
