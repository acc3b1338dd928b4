/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "tenbo-describe-result.h"

#include "tenbo-settlement-words.h"
#include "tenbo-words.h"

#include <glib/gi18n.h>

char *
tenbo_describe_result_points (const TbRules      *rules,
                              const TbSettlement *settlement,
                              TbPlayer            player)
{
  g_autofree char *points = tenbo_words_points (settlement->players[player].points, FALSE);
  gboolean         shared = FALSE;

  for (TbPlayer other = 0; other < rules->players; other++)
    if (other != player && settlement->players[other].rank == settlement->players[player].rank)
      shared = TRUE;

  if (!tenbo_words_in_thousands (rules))
    /* Translators: two players have the same rank */
    return g_strdup (shared ? _ ("Rank shared") : "");

  if (shared)
    return g_strdup_printf (_ ("%s points, rank shared"), points);

  /* Translators: the points of a player: "41,700 points" */
  return g_strdup_printf (_ ("%s points"), points);
}

char *
tenbo_describe_result_player (const TbRules      *rules,
                              const TbSettlement *settlement,
                              TbPlayer            player,
                              const char         *name)
{
  const TbFinal   *final = &settlement->players[player];
  const char      *rank = tenbo_words_rank (final->rank);
  g_autofree char *points = tenbo_describe_result_points (rules, settlement, player);
  g_autofree char *total =
    tenbo_result_item_describe (TENBO_RESULT_ITEM_TOTAL, rules, final);

  g_assert (points != NULL);
  if (*points == '\0')
    /* Translators: for screen readers: "1st Ben, total +340" */
    return g_strdup_printf (_ ("%1$s %2$s, total %3$s"), rank, name, total);

  /* Translators: for screen readers: "1st Ben, 41,700 points, total +46.7" */
  return g_strdup_printf (_ ("%1$s %2$s, %3$s, total %4$s"), rank, name, points, total);
}

char *
tenbo_describe_result_sum (const TbTable      *table,
                           const TbSettlement *settlement)
{
  const TbRules   *rules = table->rules;
  gboolean         right = tb_table_total (table) == rules->players * rules->start_points;
  int              totals = 0;
  g_autofree char *points = tenbo_words_points (tb_table_total (table), FALSE);
  g_autofree char *total = NULL;

  for (int player = 0; player < rules->players; player++)
    totals += settlement->players[player].total;

  total = tenbo_words_total (totals, tenbo_words_in_thousands (rules));

  /* Translators: sum of all points, a check mark or a cross, sum of all totals */
  return g_strdup_printf (_ ("Sum of points %1$s %2$s · sum of totals %3$s"), points,
                          right ? "\u2713" : "\u2717", total);
}
