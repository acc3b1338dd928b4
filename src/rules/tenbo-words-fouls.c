/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tenbo-words.h"

#include <glib/gi18n-lib.h>

/* What the fine @fine costs @offender when the others share it. */
static char *
describe_shared (const TbRules *rules,
                 int            fine,
                 TbPlayer       offender,
                 TbPlayer       dealer,
                 gboolean       at_least)
{
  g_autofree char *all = NULL;
  g_autofree char *each = NULL;
  g_autofree char *to_dealer = NULL;
  TbShares         shares;
  int              least = G_MAXINT;
  int              most = 0;
  int              sum = 0;

  tb_fine_split (rules, fine, offender, dealer, &shares);
  for (TbPlayer player = 0; player < rules->players; player++)
    {
      sum += shares.points[player];
      if (player == offender || player == dealer)
        continue;
      least = MIN (least, shares.points[player]);
      most = MAX (most, shares.points[player]);
    }

  all = tenbo_words_points (sum, FALSE);
  if (least != most) /* less than a hundred for each child */
    return g_steal_pointer (&all);

  each = tenbo_words_points (most, FALSE);
  if (offender == dealer)
    return g_strdup_printf (at_least ? _ ("At least %s: %s to each") : _ ("%s: %s to each"),
                            all, each);

  to_dealer = tenbo_words_points (shares.points[dealer], FALSE);
  return g_strdup_printf (at_least ? _ ("At least %s: %s to the dealer, %s to each other")
                                   : _ ("%s: %s to the dealer, %s to each other"),
                          all, to_dealer, each);
}

/* What the foul @rule costs the dealer or a child, as far as that is known beforehand. */
static int
find_fine (const TbRules    *rules,
           const TbFoulRule *rule,
           gboolean          by_dealer)
{
  TbValue mangan;

  if (rule->amount == TB_FOUL_AMOUNT_FIXED || rule->amount == TB_FOUL_AMOUNT_NONE)
    return rule->points;

  tb_value_of_limit (TB_LIMIT_MANGAN, &mangan);
  return tb_value_ron (rules, &mangan, by_dealer);
}

char *
tenbo_words_foul_cost (const TbRules *rules,
                       int            foul,
                       TbPlayer       player,
                       TbPlayer       dealer)
{
  const TbFoulRule *rule;
  g_autofree char  *points = NULL;
  int               fine;

  g_return_val_if_fail (rules != NULL && foul >= 0 && foul < rules->n_fouls, NULL);
  g_return_val_if_fail (player < rules->players && dealer < rules->players, NULL);

  rule = &rules->fouls[foul];
  if (rule->amount == TB_FOUL_AMOUNT_NONE)
    return g_strdup (_ ("Nothing is paid"));

  fine = find_fine (rules, rule, player == dealer);
  points = tenbo_words_points (fine, FALSE);

  switch (rule->to)
    {
    case TB_FOUL_TO_POT:
      return g_strdup_printf (_ ("%s to the pot"), points);
    case TB_FOUL_TO_OTHERS:
      return describe_shared (rules, fine, player, dealer,
                              rule->amount == TB_FOUL_AMOUNT_SHOWN_HANDS);
    case TB_FOUL_TO_PENALTY_POT:
      return g_strdup_printf (_ ("%s to the penalty pot"), points);
    case TB_FOUL_TO_EACH:
      return g_strdup_printf (_ ("%s to each"), points);
    case TB_FOUL_TO_SETTLEMENT:
      return g_strdup_printf (_ ("%s off the final result"), points);
    default:
      g_return_val_if_reached (NULL);
    }
}
